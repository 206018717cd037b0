"""Time control: a bank for each seat, an increment with each answer, and something happens when it is empty.

Time is kept as milliseconds spent. A server that was down charges nobody: clocks start again when it is up.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from parlour.server import protocol as wire
from parlour.server.store.base import TableRow


def _ticks() -> int:
    return time.monotonic_ns() // 1_000_000


class Clocks:
    """The clocks of one table."""

    def __init__(self, row: TableRow) -> None:
        self.bank = row.bank * 1000
        self.increment = row.increment * 1000
        self.spent = [seat.spent for seat in row.seats]
        self.since: dict[int, int] = {}  # by seat whose clock runs: since when
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def left(self, seat: int) -> int:
        """Milliseconds left in the bank."""
        used = self.spent[seat]
        if seat in self.since:
            used += _ticks() - self.since[seat]
        return max(0, self.bank - used)

    def run(self, seats: Sequence[int], late: Callable[[int], None]) -> None:
        """Let the clocks of these seats run, and of no others."""
        for seat in [each for each in self.since if each not in seats]:
            self.spent[seat] += _ticks() - self.since.pop(seat)
            self._cancel(seat)
        loop = asyncio.get_running_loop()
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = _ticks()
                self._cancel(seat)
                self._timers[seat] = loop.call_later(self.left(seat) / 1000 + 0.01, late, seat)

    def answered(self, seats: set[int]) -> tuple[tuple[int, int], ...]:
        """Stop the clocks of seats that have answered, with their increment: what they have spent."""
        told: list[tuple[int, int]] = []
        for seat in sorted(seats):
            if seat in self.since:
                self.spent[seat] += _ticks() - self.since.pop(seat)
                self._cancel(seat)
                self.spent[seat] = max(0, self.spent[seat] - self.increment)
                told.append((seat, self.spent[seat]))
        return tuple(told)

    def pardoned(self, seat: int) -> int:
        """Somebody comes back to a seat with an empty bank: there is at least one increment, or a tenth."""
        grace = max(self.increment, self.bank // 10)
        self.spent[seat] = min(self.spent[seat], self.bank - grace)
        return self.spent[seat]

    def told(self) -> wire.Clock:
        """The clocks for the wire."""
        return wire.Clock([self.left(seat) for seat in range(len(self.spent))], sorted(self.since))

    def stop(self) -> None:
        """Stop them all."""
        for seat in list(self._timers):
            self._cancel(seat)

    def _cancel(self, seat: int) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()
