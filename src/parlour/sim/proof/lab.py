"""Laboratory: a computer opponent against everybody a solitaire game offers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parlour.ai.registry import specified_bot
from parlour.games import find_game, games
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup
from parlour.sim.play.runner import play_game
from parlour.sim.scale.jobs import in_order
from parlour.sim.scale.where import HERE, Where

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


def wilson(wins: float, games: int) -> tuple[float, float]:
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


class _Alone(NamedTuple):
    """One game alone, as another process can be asked for it."""

    game: str
    bot: str
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: str


class _Ended(NamedTuple):
    """What one game alone came to."""

    own: int
    theirs: int
    is_won: bool
    round: int


def _play_alone(job: _Alone) -> _Ended:
    game = find_game(job.game)
    setup = Setup(job.game, (job.bot,), job.modules, dict(job.options))
    result = play_game(game, setup, [specified_bot(job.bot, job.game)], job.seed)
    lines = game.scores(result.state)
    own = next(line for line in lines if line.seat == 0)
    theirs = sum([line.total for line in lines if line.seat != 0])
    return _Ended(own.total, theirs, own.rank == 1, game.companion.moment(result.state) + 1)


def play_solo(
    game: Game,
    bot: str,
    wanted: Sequence[str],
    games: int,
    seed: str,
    progress: Callable[[int], None],
    where: Where = HERE,
) -> list[SoloRecord]:
    """Some games alone against each of the *wanted* opponents; the same seed gives the same games."""
    specified_bot(bot, game.meta.id)
    known = opponents(game)
    for name in wanted:
        if name not in known:
            raise Invalid(
                "bad-option", {"option": SOLO_OPTION, "value": name[:40], "choices": ", ".join(known)}
            )
    jobs: list[_Alone] = []
    for name in wanted:
        setup = _setup(game, bot, name)
        options = tuple(setup.options.items())
        for number in range(games):
            jobs.append(_Alone(game.meta.id, bot, setup.modules, options, f"{seed}:{name}:{number}"))
    ended = in_order(_play_alone, jobs, where, progress)
    found: list[SoloRecord] = []
    for at, name in enumerate(wanted):
        some = ended[at * games : (at + 1) * games]
        wins = sum([each.is_won for each in some])
        own, theirs = sum([each.own for each in some]), sum([each.theirs for each in some])
        found.append(SoloRecord(name, games, wins, own / games, theirs / games))
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
    game: Game,
    bot: str,
    games: int,
    seed: str,
    progress: Callable[[int], None],
    where: Where = HERE,
) -> list[ChallengeRecord]:
    """Some games alone against each of the targets, in the order of the game."""
    specified_bot(bot, game.meta.id)
    jobs = [
        _Alone(game.meta.id, bot, modules, (), f"{seed}:{'+'.join(modules)}:{number}")
        for modules in game.trials.targets
        for number in range(games)
    ]
    ended = in_order(_play_alone, jobs, where, progress)
    found: list[ChallengeRecord] = []
    for at in range(len(game.trials.targets)):
        some = ended[at * games : (at + 1) * games]
        beaten = sum([each.is_won for each in some])
        own, rounds = sum([each.own for each in some]), sum([each.round for each in some])
        # The target is the same in every game, and the only line besides the player's own.
        found.append(ChallengeRecord(some[-1].theirs, games, beaten, own / games, rounds / games))
    return found
