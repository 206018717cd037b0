"""Playing a tournament, from the beginning or on from where it stopped; and playing its games again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from parlour.kernel.errors import Invalid
from parlour.sim.arena.figures import judged
from parlour.sim.arena.plan import Plan
from parlour.sim.arena.playing import Job, Played, play_job
from parlour.sim.arena.report import Report, make_report
from parlour.sim.arena.results import Results
from parlour.sim.arena.schedule import bout, group_size, pairs, total_games
from parlour.sim.arena.sequential import Sequential, TwoShares
from parlour.sim.scale.jobs import in_order, in_sequence
from parlour.sim.scale.where import HERE, Where

Progress = Callable[[int, int], None]
"""Called with the number of games there are and the number wanted."""


def play_tournament(
    plan: Plan,
    games: int,
    *,
    test: TwoShares | None = None,
    path: Path | None = None,
    where: Where = HERE,
    progress: Progress | None = None,
) -> Report:
    """Let every pair play *games* games, or a few more for whole groups, and report.

    Report and file are the same wherever the games are played. With a *test* of the first player against the
    second no more games are kept, nor counted, than it takes to decide.
    """
    if games < 1:
        raise Invalid("no-games", {"games": games})
    if test is not None and len(pairs(plan)) != 1:
        raise Invalid("test-needs-one-pair")
    total = total_games(plan, games)
    results = Results(plan, path)
    watch = _Watch(plan, results.games, total, test)
    try:
        if not watch.is_decided():
            _play_missing(results, watch, total, where, progress)
    finally:
        results.close()
    verdict = None if watch.running is None else watch.running.verdict
    return make_report(plan, results.games[: watch.end], test, verdict)


def _play_missing(
    results: Results, watch: _Watch, total: int, where: Where, progress: Progress | None
) -> None:
    # A job is one game: it may take minutes, and whoever is stopped loses only those in play.
    jobs = [Job(results.plan, number) for number in range(len(results.games), total)]
    playing = in_sequence(play_job, jobs, where)
    try:
        for played in playing:
            results.add(played)
            if progress is not None:
                progress(len(results.games), total)
            if watch.is_decided():
                break
    finally:
        playing.close()


class _Watch:
    """Looks at the games from the first one on, until the test is decided."""

    def __init__(self, plan: Plan, games: Sequence[Played], total: int, test: TwoShares | None) -> None:
        self.plan = plan
        self.games = games
        self.end = total
        """How many games count."""
        self.running = None if test is None else Sequential(test)
        self._next = 0

    def is_decided(self) -> bool:
        """Whether the test has its answer."""
        if self.running is None:
            return False
        size = group_size(self.plan)
        while self._next + size <= min(self.end, len(self.games)):
            group = [(bout(self.plan, each.number), each) for each in self.games[self._next :][:size]]
            # Where there are more than two sides, the first player's share is that among the others.
            counted = [each for each in group if each[0].contestant == 0 and not each[1].error]
            self._next += size
            if self.running.add([judged(self.plan, at, played).share for at, played in counted]):
                self.end = self._next
                return True
        return False


class Again(NamedTuple):
    """A game of a results file, and what it came to when it was played again from its seed."""

    kept: Played
    found: Played

    @property
    def is_same(self) -> bool:
        """Whether it went the same way, up to the last position."""
        return self.kept == self.found


def play_again(plan: Plan, kept: Sequence[Played], where: Where = HERE) -> list[Again]:
    """Games of a results file, played again from their seeds."""
    found = in_order(play_job, [Job(plan, each.number) for each in kept], where)
    return [Again(*each) for each in zip(kept, found, strict=True)]


def repeatable(plan: Plan, games: Sequence[Played]) -> list[Played]:
    """The games without anybody who thinks by the clock."""
    return [each for each in games if not set(bout(plan, each.number).seats) & set(plan.timed)]


def drawn_by_lot(games: Sequence[Played], count: int, seed: str) -> list[Played]:
    """So many of the games, or all where there are fewer; the same seed draws the same ones."""
    numbers = random.Random(f"verify:{seed}").sample(range(len(games)), min(count, len(games)))
    return [games[number] for number in sorted(numbers)]
