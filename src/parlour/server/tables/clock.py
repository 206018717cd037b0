"""Time control: a bank for each seat, an increment with each answer, and something happens when it is empty.

Time is kept as milliseconds spent. The increment of an answer is there from the beginning of its question,
and once only for each ply: nobody fills a bank by answering and taking back, or by leaving and coming back.
A server that was down charges nobody: clocks start again when it is up.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence

from parlour.server.store.base import TableRow
from parlour.server.wire import protocol as wire


def _ticks() -> int:
    return time.monotonic_ns() // 1_000_000


class Clocks:
    """The clocks of one table."""

    def __init__(self, row: TableRow) -> None:
        self.bank = row.bank * 1000
        self.increment = row.increment * 1000
        self.spent = [seat.spent for seat in row.seats]
        self.since: dict[int, int] = {}  # by seat whose clock runs: since when
        self.ahead: dict[int, int] = {}  # by seat whose clock runs: the increment that its answer will earn
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def left(self, seat: int) -> int:
        """Milliseconds left to answer in."""
        used = self.spent[seat] - self.ahead.get(seat, 0)
        if seat in self.since:
            used += _ticks() - self.since[seat]
        return max(0, self.bank - used)

    def has_time(self, seat: int) -> bool:
        """Whether there would be anything left to answer the next question in."""
        return self.bank + self.increment > self.spent[seat]

    def run(self, seats: Sequence[int], fresh: Collection[int], late: Callable[[int], None]) -> None:
        """Let the clocks of these seats run, and of no others; *fresh* are those who earn an increment."""
        for seat in [each for each in self.since if each not in seats]:
            self._stop(seat)
        loop = asyncio.get_running_loop()
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = _ticks()
                self.ahead[seat] = self.increment if seat in fresh else 0
                self._timers[seat] = loop.call_later(self.left(seat) / 1000 + 0.01, late, seat)

    def resume(self, before: Clocks, late: Callable[[int], None]) -> None:
        """Clocks that run here and ran there have run all the time, unless the seat has answered since."""
        loop = asyncio.get_running_loop()
        for seat in self.since:
            if seat in before.since and before.spent[seat] == self.spent[seat]:
                self.since[seat] = before.since[seat]
                self._cancel(seat)
                self._timers[seat] = loop.call_later(self.left(seat) / 1000 + 0.01, late, seat)

    def soonest(self) -> float | None:
        """The seconds until the first of the clocks that run is empty; None when none runs."""
        return min([self.left(seat) / 1000 for seat in self.since], default=None)

    def answered(self, seat: int) -> None:
        """A seat has answered: its clock stops, and the increment is earned."""
        earned = self._stop(seat)
        self.spent[seat] = max(0, self.spent[seat] - earned)

    def stood_in(self, seat: int) -> None:
        """Somebody else has answered for a seat. That earns nothing, but what was overdrawn is forgiven."""
        self._stop(seat)
        if self.spent[seat] > self.bank:
            self.spent[seat] = max(self.bank, self.spent[seat] - self.increment)

    def changed(self, row: TableRow) -> tuple[tuple[int, int], ...]:
        """The seats that have spent another time than is kept of them, and how much."""
        return tuple(
            [(seat.seat, self.spent[seat.seat]) for seat in row.seats if seat.spent != self.spent[seat.seat]]
        )

    def charge(self, seat: int) -> int:
        """Stop a clock without an answer: all of the time counts. What the seat has spent."""
        self._stop(seat)
        return self.spent[seat]

    def told(self) -> wire.Clock:
        """The clocks for the wire."""
        return wire.Clock([self.left(seat) for seat in range(len(self.spent))], sorted(self.since))

    def stop(self) -> None:
        """Stop them all."""
        for seat in list(self._timers):
            self._cancel(seat)

    def _stop(self, seat: int) -> int:
        """Stop a clock and charge its time; the increment that an answer would earn."""
        if seat not in self.since:
            return 0
        self.spent[seat] += _ticks() - self.since.pop(seat)
        self._cancel(seat)
        return self.ahead.pop(seat)

    def _cancel(self, seat: int) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()
