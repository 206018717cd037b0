"""The aids of a position: made by a worker, once for each seat, and kept until the position changes."""

from __future__ import annotations

import asyncio

from parlour.server.wire import protocol as wire
from parlour.server.workers.pool import ADVICE, Pool
from parlour.server.workers.thoughts import aids, world_of
from parlour.sim.play.live_game import LiveGame


class Advice:
    """The aids of one table."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._place = (-1, -1)  # epoch and ply of the position they belong to
        self._made: dict[int | None, asyncio.Task[wire.Aids]] = {}

    def aids(self, live: LiveGame, seat: int | None, caller: str) -> asyncio.Task[wire.Aids]:
        """Under the table's lock: the aids of the position, perhaps still being made; await them without it.

        Whoever awaits them must shield them, for others may wait for the same ones.
        """
        if self._place != (live.undos, live.ply):
            self._place = (live.undos, live.ply)
            self._made = {}
        task = self._made.get(seat)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            world = world_of(live.game, live.state, seat)
            making = self._pool.run(ADVICE, caller, aids, live.setup, world, seat, live.ply)
            task = self._made[seat] = asyncio.create_task(making)
        return task
