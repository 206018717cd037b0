"""What is measured while somebody is hostile: health, fair players, and the memory of the server."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tools.siege import processes
from tools.siege.plain_play import PlainGame, socket_to
from tools.siege.server import ask

EVERY: Final = 0.05
ANSWER_SECONDS: Final = 20
PACE: Final = (0.1, 0.3)
MEMORY_EVERY: Final = 1.0
SEATS: Final = (
    ("obsession", "steward", 2),
    ("notre-dame", "steward", 2),
    ("notre-dame", "random", 1),
    ("obsession", "random", 1),
)
"""The tables of the fair players: the game, the bots, and how many of them."""
MEGA: Final = 2**20


@dataclass(frozen=True)
class Took:
    """How long a request took by the clock, how much of that was the server's own doing, and its loop's."""

    wall: float
    own: float
    ran: float = 0.0
    at: float = 0.0
    """When it began, by the clock of the machine."""


Turns = dict[int, processes.Turns]
SELF: Final = Path("/proc/self")


class Waits:
    """How long the server and this process have run, and waited for a processor."""

    def __init__(self, pid: int) -> None:
        self.pid: Final = pid

    def now(self) -> Turns:
        """By thread, so far; this process counts as thread nought."""
        return {0: processes.turns_of(SELF), **processes.turns_by_thread(self.pid)}

    def took(self, began: float, before: Turns) -> Took:
        """A request that began then, and is answered now.

        Its own time is that by the clock less the waiting of the asker, of the loop and of the busiest other
        thread. These may have waited at the same time, so it is never less than what the loop has run.
        """
        wall = time.monotonic() - began
        after = self.now()
        waited = {thread: turns.waited - before.get(thread, turns).waited for thread, turns in after.items()}
        asker, loop = waited.pop(0), waited.pop(self.pid, 0.0)
        others = max(waited.values(), default=0.0)
        none = processes.Turns()
        ran = after.get(self.pid, none).ran - before.get(self.pid, none).ran
        return Took(wall, min(wall, max(ran, wall - asker - loop - others)), ran, began)


class Prober:
    """Asks for /api/health on time, whether or not the last answer has come, each on a new connection."""

    def __init__(self, port: int, waits: Waits) -> None:
        self.port: Final = port
        self.waits: Final = waits
        self.times: list[Took] = []
        self.failed = 0
        self.under_way: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """From now on it counts."""
        self.times.clear()
        self.failed = 0

    async def run(self) -> None:
        """Until somebody cancels."""
        while True:
            task = asyncio.create_task(self._ask())
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
            await asyncio.sleep(EVERY)

    async def _ask(self) -> None:
        began, before = time.monotonic(), self.waits.now()
        writer = None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                head = f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n\r\n"
                writer.write(head.encode())
                told = await reader.readline()
            if b" 200 " not in told:
                self.failed += 1
        except (OSError, TimeoutError, EOFError):
            self.failed += 1
        finally:
            if writer is not None:
                writer.transport.abort()
        self.times.append(self.waits.took(began, before))


class Fair:
    """People who play at their pace, and how long each of their answers took to be acknowledged."""

    def __init__(self, port: int, waits: Waits) -> None:
        self.port: Final = port
        self.waits: Final = waits
        self.times: list[Took] = []
        self.errors: list[str] = []

    def begin(self) -> None:
        """From now on it counts."""
        self.times.clear()
        self.errors.clear()

    async def run(self) -> None:
        """Until somebody cancels."""
        async with asyncio.TaskGroup() as group:
            for n in range(len(SEATS)):
                group.create_task(self._keep_playing(n))

    async def _keep_playing(self, n: int) -> None:
        game, bot, bots = SEATS[n]
        seats: list[dict[str, Any]] = [{"kind": "me", "name": f"P{n}"}, *[{"kind": "bot", "bot": bot}] * bots]
        wish = {"game": game, "seats": seats}
        while True:
            try:
                made = await asyncio.to_thread(ask, self.port, "POST", "/api/tables", wish)
                table = made["table"]["id"]
                async with socket_to(self.port, table, open_timeout=ANSWER_SECONDS) as socket:
                    await FairGame(socket, random.Random(n), self).play(made["token"])
            except (OSError, WebSocketException, RuntimeError, TimeoutError) as error:
                self.errors.append(f"{game}: {error!r:.120}")
                await asyncio.sleep(1)


class FairGame(PlainGame):
    """A game at a human pace; how long each answer took is noted."""

    patience: ClassVar[float | None] = ANSWER_SECONDS

    def __init__(self, socket: ClientConnection, rng: random.Random, fair: Fair) -> None:
        super().__init__(socket, rng)
        self.fair: Final = fair
        self.began = 0.0
        self.before: Turns = {}

    async def begin(self) -> None:
        await asyncio.sleep(self.rng.uniform(*PACE))
        self.began, self.before = time.monotonic(), self.fair.waits.now()

    def acked(self) -> None:
        self.fair.times.append(self.fair.waits.took(self.began, self.before))

    async def failed(self, what: str) -> None:
        self.fair.errors.append(what)
        await asyncio.sleep(0.5)


class Memory:
    """The memory of the server and of every process it has started, shared pages counted once."""

    def __init__(self, pid: int) -> None:
        self.pid: Final = pid
        self.before = 0
        self.peak = 0

    def begin(self) -> None:
        """What is there now is not the attack's doing."""
        self.before = self.peak = self._now()

    def _now(self) -> int:
        return sum(processes.own_bytes(pid) for pid in (self.pid, *processes.descendants(self.pid)))

    async def run(self) -> None:
        """Until somebody cancels."""
        while True:
            await asyncio.sleep(MEMORY_EVERY)
            self.peak = max(self.peak, await asyncio.to_thread(self._now))


def _quantiles(times: list[float]) -> tuple[float, float, float]:
    """The median, what 99 of 100 keep below, and the most, in milliseconds."""
    found = sorted(times) or [0.0]
    return (
        found[len(found) // 2] * 1000,
        found[min(len(found) - 1, len(found) * 99 // 100)] * 1000,
        found[-1] * 1000,
    )


@dataclass
class Figures:
    """A measurement."""

    seconds: float
    health: list[Took]
    failed: int
    fair: list[Took]
    errors: list[str]
    growth: int
    before: int
    cpu: float
    began: float = 0.0

    def _slowest(self, times: list[Took]) -> str:
        """The three slowest of their own: when they began, and what they are made of."""
        found = sorted(times, key=lambda each: each.own, reverse=True)[:3]
        return ", ".join(
            [
                f"{each.own * 1000:.0f} ms at {each.at - self.began:.1f} s (loop {each.ran * 1000:.0f} ms)"
                for each in found
            ]
        )

    def told(self) -> str:
        """The figures in a few lines."""
        lines = [f"{self.seconds:.0f} s, the server used {self.cpu:.2f} of a core"]
        for name, times in (("health", self.health), ("fair answers", self.fair)):
            by_clock = "p50 {:.1f} ms, p99 {:.1f} ms, max {:.1f} ms".format(
                *_quantiles([each.wall for each in times])
            )
            own = "p50 {:.1f} ms, p99 {:.1f} ms, max {:.1f} ms".format(
                *_quantiles([each.own for each in times])
            )
            lines.append(f"{name}: {len(times)}; by the clock {by_clock}; of its own {own}")
        lines.append(f"the slowest health: {self._slowest(self.health)}")
        lines.append(f"the slowest fair answers: {self._slowest(self.fair)}")
        lines.append(f"health failed {self.failed} times; errors of fair players: {self.errors[:5]}")
        lines.append(
            f"memory: {self.before / MEGA:.1f} MiB before, {self.growth / MEGA:.1f} MiB more at most"
        )
        return "\n".join(lines)

    def missed(self, health_ms: float, fair_ms: float, growth: int) -> list[str]:
        """The goals that were not reached."""
        slowest = _quantiles([each.own for each in self.health])[2]
        p99 = _quantiles([each.own for each in self.fair])[1]
        goals = (
            (bool(self.health) and bool(self.fair), "nothing was measured"),
            (slowest < health_ms, f"health took {slowest:.0f} ms, {health_ms:.0f} ms are allowed"),
            (p99 < fair_ms, f"one fair answer in a hundred took {p99:.0f} ms, {fair_ms:.0f} ms are allowed"),
            (self.growth <= growth, f"memory grew by {self.growth / MEGA:.0f} MiB"),
            (not self.failed, f"health failed {self.failed} times"),
            (not self.errors, f"fair players met {len(self.errors)} errors"),
        )
        return [text for reached, text in goals if not reached]
