"""Laboratory: a computer opponent against everybody a solitaire game offers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.ai.registry import find_bot
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup
from parlour.sim.runner import play_game

SOLO_OPTION: Final = "opponent"
CONFIDENCE: Final = 1.96
"""Standard deviations on either side of a rate that hold it in 95 of 100 cases."""


@dataclass(frozen=True)
class SoloRecord:
    """How a bot fared against one opponent."""

    opponent: str
    games: int
    wins: int
    own_mean: float
    opponent_mean: float

    def interval(self) -> tuple[float, float]:
        """Between which rates of winning the true one lies, in 95 of 100 cases (Wilson)."""
        return wilson(self.wins, self.games)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval of Wilson: also right for rates near 0 and 1.

    >>> [round(rate, 3) for rate in wilson(50, 100)], [round(rate, 3) for rate in wilson(10, 10)]
    ([0.404, 0.596], [0.722, 1.0])
    """
    square = CONFIDENCE**2
    rate = wins / games
    middle = rate + square / (2 * games)
    spread = CONFIDENCE * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, (middle - spread) / (1 + square / games)), min(
        1.0, (middle + spread) / (1 + square / games)
    )


def opponents(game: Game) -> tuple[str, ...]:
    """Whom one can play alone against, in the order of the game's own list."""
    for option in game.meta.options:
        if option.id == SOLO_OPTION:
            return option.choices
    raise Invalid("no-solo-game", {"game": game.meta.id})


def play_solo(
    game: Game,
    bot: str,
    wanted: Sequence[str],
    games: int,
    seed: str,
    progress: Callable[[int], None],
) -> list[SoloRecord]:
    """Some games alone against each of the *wanted* opponents; the same seed gives the same games."""
    player = find_bot(bot, game.meta.id)
    known = opponents(game)
    for name in wanted:
        if name not in known:
            raise Invalid(
                "bad-option", {"option": SOLO_OPTION, "value": name[:40], "choices": ", ".join(known)}
            )
    found: list[SoloRecord] = []
    done = 0
    for name in wanted:
        setup = Setup(game.meta.id, (bot,), (), {SOLO_OPTION: name})
        wins = 0
        own: list[int] = []
        theirs: list[int] = []
        for number in range(games):
            result = play_game(game, setup, [player], f"{seed}:{name}:{number}")
            lines = game.scores(result.state)
            own += [line.total for line in lines if line.seat == 0]
            theirs += [line.total for line in lines if line.seat != 0]
            wins += sum([line.rank == 1 for line in lines if line.seat == 0])
            done += 1
            progress(done)
        found.append(SoloRecord(name, games, wins, sum(own) / games, sum(theirs) / games))
    return found
