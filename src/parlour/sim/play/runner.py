"""Playing whole games between computer players: one game, or many, here or elsewhere (`sim/scale`).

One stream of chance per game serves chance itself and the blind players, in the order in which the kernel's
`playout` draws from it: a game is the same whether it is checked, logged or only counted.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from parlour.ai.random_bot import RandomBot
from parlour.ai.registry import specified_bot
from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.bot import BlindBot, Bot
from parlour.kernel.chance import dice
from parlour.kernel.engine import Tally, apply, legal, open_question, playout, to_move
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import GameLog
from parlour.sim.proof.checks import Checker
from parlour.sim.scale.jobs import completed
from parlour.sim.scale.where import Where, pieces

MOST_PLIES: Final = 100_000
"""A game that is not over by then never ends."""

Seed = int | str
Progress = Callable[[int, int], None]
"""Called with the number of games done and the number wanted."""


class Result(NamedTuple):
    """A game played to its end. Scores and ranks are by seat; an opponent without a seat comes last."""

    seed: Seed
    seats: int
    plies: int
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    state: State

    @property
    def winner(self) -> int | None:
        """The seat that stands alone in the first place."""
        if self.ranks.count(1) != 1 or self.ranks.index(1) >= self.seats:
            return None
        return self.ranks.index(1)


def play_game(
    game: Game,
    setup: Setup,
    bots: Sequence[Bot],
    seed: Seed,
    *,
    check: bool = False,
    log: GameLog | None = None,
    happened: list[tuple[int, Event]] | None = None,
) -> Result:
    """Play one game. A decision is an answer of a player, not of chance, where there was a choice.

    In *happened* everything is told, with the ply that brought it about.
    """
    if len(bots) != len(setup.seats):
        raise Invalid("bots-do-not-fit", {"bots": len(bots), "seats": len(setup.seats)})
    state = game.start(setup)
    chance = random.Random(seed)
    tally = Tally()
    if not check and log is None and happened is None and all(type(bot) is RandomBot for bot in bots):
        playout(state, chance, tally)
    else:
        _play(game, state, bots, seed, chance, tally, Checker(game) if check else None, log, happened)
    lines = game.scores(state)
    return Result(
        seed,
        len(setup.seats),
        tally.plies,
        tally.decisions,
        tuple([line.total for line in lines]),
        tuple([line.rank for line in lines]),
        state,
    )


def _play(
    game: Game,
    state: State,
    bots: Sequence[Bot],
    seed: Seed,
    chance: random.Random,
    tally: Tally,
    checker: Checker | None,
    log: GameLog | None,
    happened: list[tuple[int, Event]] | None,
) -> None:
    told: list[Event] = []
    if happened is not None:
        state.sink = told
    while (question := open_question(state)) is not None:
        if tally.plies >= MOST_PLIES:
            raise RulesBug("the game does not end")
        seat = to_move(state)[0]
        if checker is not None:
            checker.require_sound(state)
        if seat == CHANCE:
            action = question.sample(state, seat, chance)
        else:
            forced = _only_answer(state, seat)
            if forced is not None:
                # Chance is not asked either: `playout` spends no draw on a forced answer.
                action = question.sample(state, seat, chance) if question.lazy else forced
            else:
                tally.decisions += 1
                action = _asked(game, state, seat, bots[seat], seed, chance, tally.plies)
        apply(state, seat, action)
        if happened is not None:
            happened += [(tally.plies, event) for event in told]
            told.clear()
        if log is not None:
            log.record(seat, action.text)
        tally.plies += 1
    if checker is not None:
        game.check(state)


def _only_answer(state: State, seat: int) -> Action | None:
    answers: Iterator[Action] = iter(legal(state, seat))
    first = next(answers, None)
    if first is None:
        raise RulesBug("a question without an answer")
    return first if next(answers, None) is None else None


def _asked(
    game: Game, state: State, seat: int, bot: Bot, seed: Seed, chance: random.Random, ply: int
) -> Action:
    if isinstance(bot, BlindBot):
        return bot.pick(legal(state, seat), chance)
    # Each seat has a secret of its own here. At a table the ply comes first (`bot_dice`); in this order every
    # strength was measured, and a seed still plays the game that it played then.
    return bot.choose(game, game.view(state, seat), dice(f"{seed}:{seat}", ply))


class SeatReport(NamedTuple):
    """What one seat achieved over all games."""

    name: str
    wins: int
    score_mean: float
    score_min: int
    score_max: int

    def plain(self) -> dict[str, object]:
        """The row as JSON-able data."""
        return {
            "name": self.name,
            "wins": self.wins,
            "score": {"mean": self.score_mean, "min": self.score_min, "max": self.score_max},
        }


class Failure(NamedTuple):
    """A game that broke off. Its seed plays it again: `play_game(..., seed)`."""

    game: int
    seed: str
    error: str

    def plain(self) -> dict[str, object]:
        """The failure as JSON-able data."""
        return {"game": self.game, "seed": self.seed, "error": self.error}


@dataclass(frozen=True)
class Report:
    """Many games in figures. A shared first place is a win for nobody and counts as `shared`."""

    game: str
    games: int
    plies: int
    decisions: int
    seconds: float
    errors: tuple[Failure, ...]
    seats: tuple[SeatReport, ...]
    shared: int

    @property
    def decisions_per_second(self) -> float:
        """Decisions for each second of the run, all processes together."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won alone, by seat."""
        return tuple([seat.wins for seat in self.seats])

    def plain(self) -> dict[str, object]:
        """The report as JSON-able data."""
        return {
            "game": self.game,
            "games": self.games,
            "plies": self.plies,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "errors": [failure.plain() for failure in self.errors],
            "wins": list(self.wins),
            "shared": self.shared,
            "seats": [seat.plain() for seat in self.seats],
        }


@dataclass(frozen=True)
class _Outcome:
    """One game of many, in what a process can send to another."""

    index: int
    plies: int = 0
    decisions: int = 0
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    error: str = ""
    log: str = ""
    """The whole log where logs are kept: a worker elsewhere has no folder in common with the caller."""


@dataclass(frozen=True)
class _Job:
    """What a process needs to play some of the games: plain data only, so that compiled code can send it."""

    game: str
    seats: tuple[str, ...]
    modules: tuple[str, ...]
    options: dict[str, str]
    corrections: dict[str, object]
    names: tuple[str, ...]
    seed: Seed
    check: bool
    is_logged: bool
    indexes: tuple[int, ...]

    def setup(self) -> Setup:
        return Setup(self.game, self.seats, self.modules, self.options, self.corrections)


def game_seed(seed: Seed, index: int) -> str:
    """The seed of one game of a run: it does not depend on the others, nor on who plays them."""
    return f"{seed}:{index}"


def simulate(
    game: Game,
    setup: Setup,
    names: Sequence[str],
    games: int = 1,
    seed: Seed = 0,
    workers: int = 1,
    check: bool = False,
    log_dir: Path | None = None,
    progress: Progress | None = None,
    dask: str = "",
) -> Report:
    """Play *games* games between the bots that *names* specify, one for each seat.

    The same seed gives the same games whatever the number of workers, and on the cluster at *dask*, too. A
    game that breaks off is an entry of `errors`, and the run goes on.
    """
    if games < 1:
        raise Invalid("no-games", {"games": games})
    where = Where(workers, dask)
    if len(names) != len(setup.seats):
        raise Invalid("bots-do-not-fit", {"bots": len(names), "seats": len(setup.seats)})
    for name in names:
        specified_bot(name, game.meta.id)
    game.start(setup)  # a setup that does not hold together is the caller's error, not one of each game
    if log_dir is not None:
        try:
            log_dir.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Invalid("cannot-write", {"file": log_dir.name}) from None
    began = time.perf_counter()
    outcomes: list[_Outcome] = []
    jobs = [
        _Job(
            setup.game,
            setup.seats,
            setup.modules,
            dict(setup.options),
            dict(setup.corrections),
            tuple(names),
            seed,
            check,
            log_dir is not None,
            indexes,
        )
        for indexes in pieces(range(games), where)
    ]
    play: Callable[[_Job], list[_Outcome]] = partial(_play_some, game=game) if where.is_here else _play_some
    for _, some in completed(play, jobs, where):
        outcomes += [_without_log(outcome, log_dir) for outcome in some]
        if progress is not None:
            progress(len(outcomes), games)
    outcomes.sort(key=lambda outcome: outcome.index)
    return _report(game.meta.id, tuple(names), seed, outcomes, time.perf_counter() - began)


def _play_some(job: _Job, game: Game | None = None) -> list[_Outcome]:
    if game is None:
        game = find_game(job.game)
    setup = job.setup()
    bots = [specified_bot(name, job.game) for name in job.names]
    return [_play_one(game, setup, bots, job, index) for index in job.indexes]


def _play_one(game: Game, setup: Setup, bots: list[Bot], job: _Job, index: int) -> _Outcome:
    log: GameLog | None = None
    if job.is_logged:
        log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
    try:
        result = play_game(game, setup, bots, game_seed(job.seed, index), check=job.check, log=log)
        outcome = _Outcome(index, result.plies, result.decisions, result.scores, result.ranks)
    except Exception as error:  # noqa: BLE001 - whatever broke this game, the others are played and it is told
        outcome = _Outcome(index, error=f"{type(error).__name__}: {error}")
    # A broken game leaves its log too: it leads to the fault.
    return outcome if log is None else replace(outcome, log=log.dump())


def _without_log(outcome: _Outcome, log_dir: Path | None) -> _Outcome:
    """The outcome, once its log is written where the caller wants it."""
    if log_dir is None:
        return outcome
    (log_dir / f"game-{outcome.index:06}.jsonl").write_text(outcome.log, encoding="utf-8")
    return replace(outcome, log="")


def _report(
    game: str, names: tuple[str, ...], seed: Seed, outcomes: Sequence[_Outcome], seconds: float
) -> Report:
    ended = [outcome for outcome in outcomes if not outcome.error]
    rows: list[SeatReport] = []
    for seat, name in enumerate(names):
        scores = [outcome.scores[seat] for outcome in ended] or [0]
        wins = sum([1 for outcome in ended if outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1])
        rows.append(SeatReport(name, wins, round(sum(scores) / len(scores), 3), min(scores), max(scores)))
    return Report(
        game=game,
        games=len(outcomes),
        plies=sum([outcome.plies for outcome in ended]),
        decisions=sum([outcome.decisions for outcome in ended]),
        seconds=seconds,
        errors=tuple(
            [
                Failure(outcome.index, game_seed(seed, outcome.index), outcome.error)
                for outcome in outcomes
                if outcome.error
            ]
        ),
        seats=tuple(rows),
        shared=sum([1 for outcome in ended if outcome.ranks.count(1) > 1]),
    )
