"""How long a search may think: so many simulations, so many seconds, or whichever ends first."""

from __future__ import annotations

import time
from typing import Final

from parlour.kernel.errors import Invalid


class Budget:
    """What is left to think with."""

    def __init__(self, simulations: int | None, seconds: float | None) -> None:
        if simulations is None and seconds is None:
            raise Invalid("no-budget")
        if (simulations is not None and simulations < 1) or (seconds is not None and seconds <= 0):
            raise Invalid("no-budget")
        self.simulations: Final = simulations
        self.deadline: Final = None if seconds is None else time.monotonic() + seconds
        self.slowest = 0.0
        self._last = 0.0 if seconds is None else time.monotonic()

    def is_spent(self, done: int) -> bool:
        """Whether to answer now. A simulation is not begun that would probably end after the deadline."""
        if self.simulations is not None and done >= self.simulations:
            return True
        if self.deadline is None:
            return False
        now = time.monotonic()
        if done > 0 and now - self._last > self.slowest:
            self.slowest = now - self._last
        self._last = now
        return now + self.slowest >= self.deadline
