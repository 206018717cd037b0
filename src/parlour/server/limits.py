"""Rate limits: a bucket of requests for each caller and kind of request, filled again at a steady rate."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

MOST_BUCKETS: Final = 20_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES: Final = {
    "read": Rate(200, 40),
    "replay": Rate(60, 10),
    "write": Rate(60, 2),
    "connect": Rate(120, 10),
    "message": Rate(200, 40),
}


class Limits:
    """The buckets. A factor of nought lifts all limits, for load tests."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor: Final = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, kind: str, caller: str) -> int:
        """0 when the request is let through, else the seconds to wait."""
        if self.factor <= 0:
            return 0
        rate = RATES[kind]
        at = time.monotonic()
        burst, per_second = rate.burst * self.factor, rate.per_second * self.factor
        left, then = self._buckets.get((kind, caller), (burst, at))
        left = min(burst, left + (at - then) * per_second)
        if left < 1:
            self._buckets[kind, caller] = (left, at)
            return max(1, math.ceil((1 - left) / per_second))
        self._buckets[kind, caller] = (left - 1, at)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(at)
        return 0

    def _forget(self, at: float) -> None:
        """Drop the buckets that are full again anyway, then the oldest."""
        for key, (left, then) in list(self._buckets.items()):
            rate = RATES[key[0]]
            if left + (at - then) * rate.per_second * self.factor >= rate.burst * self.factor:
                del self._buckets[key]
        for key in list(self._buckets)[: max(0, len(self._buckets) - MOST_BUCKETS)]:
            del self._buckets[key]
