"""Laboratory: a computer opponent against everybody a solitaire game offers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parlour.ai.registry import find_bot
from parlour.games import games
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup
from parlour.sim.play.runner import play_game

SOLO_OPTION: Final = "opponent"
CONFIDENCE: Final = 1.96
"""Standard deviations on either side of a rate that hold it in 95 of 100 cases."""


class SoloRecord(NamedTuple):
    """How a bot fared against one opponent."""

    opponent: str
    games: int
    wins: int
    own_mean: float
    opponent_mean: float


class ChallengeRecord(NamedTuple):
    """How a bot fared against one target."""

    target: int
    games: int
    beaten: int
    mean: float
    mean_round: float


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which rates the true one lies in 95 of 100 cases (Wilson): also right for rates near 0 and 1.

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


def challenge(game: Game) -> str:
    """The module that sets a target in place of an opponent; its name stands for it among the opponents."""
    return game.trials.targets[0][0] if game.trials.targets else ""


def solo_games() -> list[Game]:
    """The games that one can play alone against somebody."""
    return [game for game in games() if any(option.id == SOLO_OPTION for option in game.meta.options)]


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
        setup = _setup(game, bot, name)
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


def _setup(game: Game, bot: str, opponent: str) -> Setup:
    """A game alone against an opponent, with the module it cannot do without, if there is one."""
    setup = Setup(game.meta.id, (bot,), (), {SOLO_OPTION: opponent})
    try:
        game.start(setup)
    except Invalid as error:
        if "module" not in error.params:
            raise
        return Setup(game.meta.id, (bot,), (str(error.params["module"]),), {SOLO_OPTION: opponent})
    return setup


def play_challenges(
    game: Game, bot: str, games: int, seed: str, progress: Callable[[int], None]
) -> list[ChallengeRecord]:
    """Some games alone against each of the targets, in the order of the game."""
    player = find_bot(bot, game.meta.id)
    found: list[ChallengeRecord] = []
    done = 0
    for modules in game.trials.targets:
        setup = Setup(game.meta.id, (bot,), modules)
        beaten = 0
        own: list[int] = []
        rounds: list[int] = []
        target = 0
        for number in range(games):
            result = play_game(game, setup, [player], f"{seed}:{'+'.join(modules)}:{number}")
            rounds.append(game.companion.moment(result.state) + 1)
            for line in game.scores(result.state):
                if line.seat == 0:
                    own.append(line.total)
                    beaten += line.rank == 1
                else:
                    target = line.total
            done += 1
            progress(done)
        found.append(ChallengeRecord(target, games, beaten, sum(own) / games, sum(rounds) / games))
    return found
