"""Who sits where: taking a seat, letting a bot stand in, coming back, and the table that follows."""

from __future__ import annotations

import logging
from dataclasses import replace

from parlour.ai.registry import find_bot, stand_in
from parlour.kernel.errors import Invalid
from parlour.server.store.base import SeatRow, StoreFailed
from parlour.server.tables.table_memory import TableMemory

log = logging.getLogger("parlour.server")


class Seats(TableMemory):
    """A table with seats to be taken and left."""

    async def claim(self, seat: int, row: SeatRow) -> bool:
        """Give an open seat to somebody; False when somebody else was faster."""
        async with self.whole():
            async with self._changing():
                done = await self.store.claim(self.row.number, row, self.row.id)
            if done:
                self.row = self.row.with_seat(row)
                self._run_clocks()
        self.changed("seats")
        return done

    async def set_away(self, seat: int, away: bool, bot: str) -> None:
        """Let a bot play for a person, or give the seat back, with as much time as it had."""
        async with self.whole():
            row = self.seat_row(seat)
            if row.kind != "person":
                raise Invalid("not-a-person", {"seat": seat})
            if row.away != away:
                find_bot(bot or stand_in(self.row.game), self.row.game)
                row = replace(row, away=away, bot=bot or stand_in(self.row.game))
                if self.clocks is not None:
                    if not away and not self.clocks.has_time(seat):
                        raise Invalid("time-is-up", {"seat": seat})
                    row = replace(row, spent=self.clocks.charge(seat))
                async with self._changing():
                    await self.store.set_seat(self.row.number, row, self.row.id)
                self.row = self.row.with_seat(row)
                self._run_clocks()
        self.changed("seats")
        self.changed()
        await self._begin_or_wait()

    async def set_rematch(self, table: str) -> str:
        """Keep the table that follows; the first one wins."""
        async with self.whole():
            async with self._changing():
                kept = await self.store.set_rematch(self.row.number, table, self.row.id)
            self.row = replace(self.row, rematch=kept)
        self.changed("seats")
        return kept

    def _time_up(self, seat: int) -> None:
        """The bank of a seat is empty: the stand-in plays on until the person comes back."""
        if self._live is not None and seat in self._live.waiting() and not self.bot_at(seat):
            self._start(self._put_away(seat))

    async def _put_away(self, seat: int) -> None:
        try:
            await self.set_away(seat, True, stand_in(self.row.game))
        except StoreFailed as error:  # when the table is read again, the clock runs again
            log.warning("table %s: nobody could sit in for seat %s: %s", self.row.id, seat, error)
