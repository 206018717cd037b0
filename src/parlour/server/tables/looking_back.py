"""Looking back: earlier positions of one table, each reached from the nearest one that was passed before.

Whoever goes through a game ply by ply would else have it played from its beginning at every step. The states
that a worker passes on the way are kept as long as nothing of the game is taken back and it is in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.kernel.log import Entry
from parlour.server.workers import replays
from parlour.server.workers.pool import FILES, Pool

Telling = Callable[
    [Setup, int, bytes | None, Sequence[replays.Answer], replays.Place], tuple[bytes, replays.Marks]
]
"""What a worker does at a place of a game that is played again."""


class LookingBack:
    """The earlier positions of one table."""

    def __init__(self, setup: Setup, pool: Pool) -> None:
        self._setup: Final = setup
        self._pool: Final = pool
        self._epoch = 0
        self._marks: replays.Marks = {}

    async def position_at(self, answers: Sequence[Entry], place: replays.Place, caller: str) -> bytes:
        """The position as a seat saw it, as JSON; nothing can be answered there."""
        return await self._told(replays.position_at, answers, place, caller)

    async def aids_at(self, answers: Sequence[Entry], place: replays.Place, caller: str) -> bytes:
        """The aids that a seat had there, as JSON."""
        return await self._told(replays.aids_at, answers, place, caller)

    async def _told(
        self, tell: Telling, answers: Sequence[Entry], place: replays.Place, caller: str
    ) -> bytes:
        ply = place.ply
        if not 0 <= ply <= len(answers):
            raise Invalid("no-such-ply", {"ply": ply, "most": len(answers)})
        if self._epoch != place.epoch:
            self._epoch = place.epoch
            self._marks = {}
        marks = self._marks
        # What happened last is told as well, so that at least one answer is carried out again.
        first = max([mark for mark in marks if mark < ply], default=0)
        told, passed = await self._pool.run(
            FILES,
            caller,
            tell,
            self._setup,
            first,
            marks.get(first),
            replays.told_answers(answers[first:ply]),
            place,
        )
        marks.update(passed)
        return told
