"""Games for the laboratory: what each of them came to, as plain data that processes can send."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from parlour.ai.registry import specified_bot
from parlour.games import find_game
from parlour.kernel.agenda import State
from parlour.kernel.beyond.portions import Happened, whole_score
from parlour.kernel.beyond.study import FIRST, Holding
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.sim.play.runner import play_game
from parlour.sim.scale.jobs import in_order
from parlour.sim.scale.where import HERE, Where, pieces

NOBODY: Final = -1


class Sample(NamedTuple):
    """Some games of one kind: the same player at every seat."""

    game: str
    bot: str
    seats: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    corrections: Mapping[str, object]
    seed: str
    games: int

    def setup(self) -> Setup:
        """The table."""
        names = (self.bot,) * self.seats
        return Setup(self.game, names, self.modules, dict(self.options), dict(self.corrections))


class Record(NamedTuple):
    """What a game came to. Scores, shares of the first place and sources are by seat."""

    seats: int
    first: int
    """The seat that began, or `NOBODY`."""
    moments: int
    """Turns or rounds."""
    decisions: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    sources: tuple[tuple[tuple[str, int], ...], ...]
    holdings: tuple[Holding, ...]
    """What seats came to hold, and each use of what is used."""


class _Job(NamedTuple):
    sample: Sample
    indexes: tuple[int, ...]


def play_sample(
    sample: Sample, where: Where = HERE, progress: Callable[[int], None] | None = None
) -> list[Record]:
    """The games of a sample, in their order, whoever plays them."""
    game = find_game(sample.game)
    specified_bot(sample.bot, sample.game)
    game.start(sample.setup())  # a setup that does not hold together is told before anything is played
    jobs = [_Job(sample, indexes) for indexes in pieces(range(sample.games), where)]
    done = 0

    def tell(number: int) -> None:
        nonlocal done
        done = sum([len(job.indexes) for job in jobs[:number]])
        if progress is not None:
            progress(done)

    return [record for some in in_order(_play, jobs, where, tell) for record in some]


def _play(job: _Job) -> list[Record]:
    sample = job.sample
    game = find_game(sample.game)
    return list(map(partial(_record, game, sample), job.indexes))


def _record(game: Game, sample: Sample, index: int) -> Record:
    bots = [specified_bot(sample.bot, sample.game)] * sample.seats
    happened: list[tuple[int, Event]] = []
    result = play_game(game, sample.setup(), bots, f"{sample.seed}:{index}", happened=happened)
    ranks = result.ranks[: sample.seats]
    firsts = result.ranks.count(1)
    held = list(game.study.holdings(result.state, happened))
    began = [each.seat for each in held if each.sort == FIRST]
    return Record(
        sample.seats,
        began[0] if began else NOBODY,
        game.companion.moment(result.state) + 1,
        result.decisions,
        result.scores[: sample.seats],
        tuple([1 / firsts if rank == 1 else 0.0 for rank in ranks]),
        _sources(game, result.state, happened, sample.seats),
        tuple([each for each in held if each.sort != FIRST]),
    )


def _sources(
    game: Game, state: State, happened: Happened, seats: int
) -> tuple[tuple[tuple[str, int], ...], ...]:
    """By seat: the points from each source, in the order in which the game tells them."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for portion in whole_score(game.scores(state), game.companion.portions(state, happened)):
        if 0 <= portion.seat < seats:
            row = found[portion.seat]
            row[portion.source] = row.get(portion.source, 0) + portion.points
    return tuple([tuple(row.items()) for row in found])


def sources_of(records: Sequence[Record]) -> tuple[str, ...]:
    """Every source of points in these games."""
    rows = [row for record in records for row in record.sources]
    return tuple(dict.fromkeys([name for row in rows for name, _ in row]))
