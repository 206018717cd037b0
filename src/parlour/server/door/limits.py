"""What a caller may cost: an allowance of work, of new sockets, of new tables, each filled again at a rate.

A unit of work is about a millisecond of one core. An address gets 2,000 units at once and 200 a second in the
long run, a fifth of a core, however many connections it opens. Six people of one household at one table need
less at full speed: an answer costs its seat about 30 units (half a dozen stages of composing at 3, a preview
at 5, the answer itself at 3) and has six pages ask for the aids of the new position (6 x 20), 150 in all.
That is more than one answer a second for ever, and thirteen more at once; and a page that has to wait for a
moment sends again by itself. Tables have an allowance of their own: 60 at once, 60 an hour.

Callers with IPv6 are counted by /64, for that is what one household is given.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Final, NamedTuple

MOST_BUCKETS: Final = 20_000
AT_ONCE: Final = 2
"""Requests of one caller that are worked on at the same time; the others wait in line, so that a hundred of
them take their time one after the other and not all between two requests of somebody else."""


class Rate(NamedTuple):
    """So many units at once, and so many a second in the long run."""

    burst: float
    per_second: float


WORK: Final = Rate(2_000, 200)
RATES: Final = {
    "work": WORK,
    "connect": Rate(120, 10),
    "tables": Rate(60, 60 / 3600),
}
COSTS: Final = {
    # over the socket
    "ping": 1,
    "look": 3,
    "submit": 3,
    "compose": 3,
    "preview": 5,
    "ahead": 5,
    "why": 5,
    "aids": 20,
    "undo": 5,
    "answer-undo": 5,
    "say": 3,
    "leave": 5,
    "return": 5,
    "bad-message": 3,
    # over HTTP
    "page": 1,
    "read": 2,
    "seats": 5,
    "setup": 10,
    "facts": 20,
    "replay": 20,
    "make": 20,
    "rematch": 20,
    "import": 100,
    "verify": 100,
    "review": 5,
    "hint": 200,
    "branch": 200,
}
"""Units of work by what is asked."""
IN_LINE: Final = frozenset(
    [
        "preview",
        "ahead",
        "why",
        "aids",
        "read",
        "seats",
        "setup",
        "facts",
        "replay",
        "make",
        "rematch",
        "import",
        "verify",
        "hint",
        "branch",
    ]
)
"""What waits for its turn among the requests of its caller. Answers at a table wait for the table alone."""


@lru_cache(maxsize=4096)
def caller_of(host: str) -> str:
    """Whom to count a request for: an IPv4 address, the /64 of an IPv6 one, or what else is written there."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:80]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


class Limits:
    """The buckets. A factor of nought lifts all limits, for load tests."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor: Final = factor
        self._clock: Final = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._turns: dict[str, tuple[asyncio.Semaphore, int]] = {}

    def wait(self, kind: str, caller: str, cost: float = 1) -> int:
        """0 when a caller is granted so much of a kind, else the seconds to wait, and nothing is charged."""
        if self.factor <= 0:
            return 0
        rate = RATES[kind]
        at = self._clock()
        burst, per_second = rate.burst * self.factor, rate.per_second * self.factor
        cost = min(cost, burst)  # with a small factor, too, a full bucket is enough for anything
        left, then = self._buckets.get((kind, caller), (burst, at))
        left = min(burst, left + (at - then) * per_second)
        if left < cost:
            self._buckets[kind, caller] = (left, at)
            return max(1, math.ceil((cost - left) / per_second))
        self._buckets[kind, caller] = (left - cost, at)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(at)
        return 0

    def give_back(self, kind: str, caller: str) -> None:
        """What was granted has come to nothing."""
        found = self._buckets.get((kind, caller))
        if found is not None:
            self._buckets[kind, caller] = (found[0] + 1, found[1])

    def work(self, what: str, caller: str) -> int:
        """0 when a caller may have this done now, else the seconds to wait."""
        return self.wait("work", caller, COSTS[what])

    @asynccontextmanager
    async def turn(self, what: str, caller: str) -> AsyncIterator[None]:
        """Wait until it is the caller's turn: whoever asks for much at once keeps only himself waiting."""
        if what not in IN_LINE or self.factor <= 0:
            yield
            return
        line, waiting = self._turns.get(caller, (asyncio.Semaphore(AT_ONCE), 0))
        self._turns[caller] = (line, waiting + 1)
        try:
            async with line:
                yield
        finally:
            line, waiting = self._turns[caller]
            if waiting > 1:
                self._turns[caller] = (line, waiting - 1)
            else:
                del self._turns[caller]

    def _forget(self, at: float) -> None:
        """Drop the buckets that are full again anyway, then the oldest."""
        for key, (left, then) in list(self._buckets.items()):
            rate = RATES[key[0]]
            if left + (at - then) * rate.per_second * self.factor >= rate.burst * self.factor:
                del self._buckets[key]
        # A quarter of them at once, for this is not to be done with every request.
        for key in list(self._buckets)[: max(0, len(self._buckets) - MOST_BUCKETS * 3 // 4)]:
            del self._buckets[key]
