"""The coach of a server: hints at the table, reviews made in the background, ways a game could have gone.

Hints are for practice, and where one person plays against computer opponents a table is one by itself.
Workers do the work, in a lane of their own, from what one seat can see; nothing of a branch is kept here.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from parlour.kernel.errors import Invalid
from parlour.kernel.log import Entry, folded
from parlour.server.tables.keeping import entries_of
from parlour.server.tables.table import LiveTable
from parlour.server.wire import coaching as wire
from parlour.server.workers import coaching as work
from parlour.server.workers.errors import NotDone
from parlour.server.workers.pool import COACH, Pool
from parlour.server.workers.replays import told_answers
from parlour.server.workers.thoughts import world_of

log = logging.getLogger("parlour.server")

MOST_KEPT: Final = 200
"""Reviews and hints that are remembered."""
MOST_PIECES: Final = 20
"""Pieces of one review: a minute of a worker."""


class Run:
    """A review that is being made, or has been."""

    def __init__(self, of: int) -> None:
        self.state = wire.ReviewState(of, 0, 1, True, None)
        self.stopped = False
        self.task: asyncio.Task[None] | None = None


class Coach:
    """Knows what has been asked of it lately."""

    def __init__(self, pool: Pool) -> None:
        self._pool: Final = pool
        self._runs: Final[OrderedDict[tuple[str, int], Run]] = OrderedDict()
        self._hints: Final[OrderedDict[tuple[str, int, int, int], asyncio.Task[wire.CoachHint]]] = (
            OrderedDict()
        )

    async def hint(self, table: LiveTable, seat: int, caller: str) -> wire.CoachHint:
        """A hint for a seat that has to answer; the same one for whoever asks again."""
        if not table.row.practice:
            raise Invalid("hints-off")
        async with table.whole() as live:
            if seat not in live.waiting():
                raise Invalid("not-asked", {"seat": seat})
            key = (table.row.id, live.undos, live.ply, seat)
            task = self._hints.get(key)
            if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
                world = world_of(live.game, live.state, seat)
                making = self._pool.run(COACH, caller, work.hint, live.setup, world, seat, live.ply)
                task = self._hints[key] = asyncio.create_task(making)
                while len(self._hints) > MOST_KEPT:
                    self._hints.popitem(last=False)
        return await asyncio.shield(task)

    async def review(self, table: LiveTable, wish: wire.ReviewWish, caller: str) -> wire.ReviewState:
        """How far the review of a seat is; it is begun where nobody has."""
        async with table.whole() as live:
            if not live.is_over():
                raise Invalid("game-not-over")
            table.seat_row(wish.of)
            key = (table.row.id, wish.of)
        run = self._runs.get(key)
        if run is None:
            run = self._runs[key] = Run(wish.of)
            run.task = asyncio.create_task(self._make(table, run, caller))
            while len(self._runs) > MOST_KEPT:
                _, old = self._runs.popitem(last=False)
                old.stopped = True
        if wish.stop:
            run.stopped = True
        return run.state

    async def _make(self, table: LiveTable, run: Run, caller: str) -> None:
        """Piece by piece, so that others have their turn in between."""
        of = run.state.of
        try:
            answers = told_answers(await self._answers(table))
            kept = None
            for _ in range(MOST_PIECES):
                if run.stopped:
                    break
                run.state, kept = await self._pool.run(
                    COACH, caller, work.review_piece, table.setup, answers, of, kept
                )
                if not run.state.running:
                    break
        except NotDone as error:
            log.warning("table %s: no review: %s", table.row.id, error)
        finally:
            told = run.state
            run.state = wire.ReviewState(of, told.done, told.steps, False, told.review)
            if told.review is None:
                self._runs.pop((table.row.id, of), None)  # whoever asks again begins again

    async def branch(self, table: LiveTable, wish: wire.BranchWish, caller: str) -> wire.BranchReached:
        """An answer in a branch from a position of a seat that the caller holds."""
        if not (table.row.practice or table.live.is_over()):
            raise Invalid("hints-off")
        answers = await self._answers(table)
        if wish.ply > len(answers):
            raise Invalid("no-such-ply", {"ply": wish.ply, "most": len(answers)})
        bots = [each.bot if each.kind == "bot" else "" for each in table.row.seats]
        before = told_answers(answers[: wish.ply])
        return await self._pool.run(COACH, caller, work.branch, table.setup, bots, before, wish)

    async def _answers(self, table: LiveTable) -> list[Entry]:
        return folded(entries_of(await table.store.entries(table.row.number)))

    async def close(self) -> None:
        """Leave every review as it is."""
        tasks = [run.task for run in self._runs.values() if run.task is not None and not run.task.done()]
        for task in [*tasks, *self._hints.values()]:
            task.cancel()
        await asyncio.gather(*tasks, *self._hints.values(), return_exceptions=True)
