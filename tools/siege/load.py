"""How much play one server process bears: many tables at once, each with a person on a WebSocket of its own.

    python -m tools.siege.load --tables 200 --seconds 120
    python -m tools.siege.load --tables 200 --seconds 60 --moves 0     as much as it bears
    python -m tools.siege.load --tables 50 --seconds 30 --profile

Half the tables play Notre Dame, half Obsession; two of three seats are random bots. The generator keeps
itself to half a core by delaying submits, never its ears, so that it measures the server's time. Without
an aim in moves a second every table is answered at once, and that time is the length of the queue. The goals
are 500 moves a second, 99 of 100 submits acknowledged within 25 ms, and 400 bytes kept of a move.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from parlour.kernel.agenda import CHANCE
from tools.siege.plain_play import PlainGame, socket_to
from tools.siege.profiled import PLACE, told
from tools.siege.server import ROOT, ServerProcess, ask, end_gently

GAMES: Final = ("notre-dame", "obsession")
SHARE: Final = 0.5
"""Of one core, for the generator."""
WARM_UP: Final = 0.15
"""Part of the time in which tables begin and nothing is measured."""
BEAT: Final = 0.02
AIM: Final = 560.0
"""Moves a second, somewhat over the goal."""
MOVES_A_SUBMIT: Final = 3.0
"""A first guess: three seats, each as often as the others."""
GOALS: Final = {"moves": 500.0, "p99": 25.0, "bytes": 400.0}


class Governor:
    """Keeps this process under a share of one core and to a pace, by making those who want to send wait."""

    def __init__(self, share: float, pace: float = 0.0) -> None:
        self.share: Final = share
        self.pace = pace  # submits a second; nought is no pace
        self.slot = 0.0
        self.began = time.monotonic()
        self.used = time.process_time()

    def measured(self) -> float:
        """The share of a core since the beginning."""
        return (time.process_time() - self.used) / max(1e-9, time.monotonic() - self.began)

    async def turn(self) -> None:
        """Come back when sending one more message keeps to the pace and the share."""
        if self.pace:
            at = time.monotonic()
            self.slot = max(at, self.slot) + 1 / self.pace
            await asyncio.sleep(self.slot - at)
        while True:
            over = (time.process_time() - self.used) / self.share - (time.monotonic() - self.began)
            if over <= 0:
                return
            await asyncio.sleep(min(over, 0.05) * random.uniform(1, 2))

    def again(self) -> None:
        """Begin to count anew."""
        self.began, self.used = time.monotonic(), time.process_time()


@dataclass
class Measured:
    """What the generator saw."""

    acked: int = 0
    submits: int = 0
    finished: int = 0
    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    on: bool = False


@dataclass
class Result:
    """A run in figures; times in milliseconds, processor time as a share of one core."""

    seconds: float
    moves: float
    submits: float
    entries: float
    p50: float
    p99: float
    slowest: float
    bytes_a_move: float
    bytes_an_entry: float
    server_cpu: float
    generator_cpu: float
    resident_mb: float
    late_p99: float
    latest: float
    tables: int
    finished: int
    errors: list[str]

    def told(self) -> str:
        """The figures, and whether they reach the goals."""
        goals = (
            ("moves/s", self.moves, self.moves >= GOALS["moves"]),
            ("p99 ms", self.p99, self.p99 < GOALS["p99"]),
            ("bytes/move", self.bytes_a_move, self.bytes_a_move <= GOALS["bytes"]),
        )
        lines = [
            f"{self.seconds:.0f} s measured, {self.tables} tables made, {self.finished} games finished",
            f"moves by seats {self.moves:.0f}/s, of these submits {self.submits:.0f}/s; "
            f"with chance {self.entries:.0f}/s; "
            f"{self.moves / max(0.01, self.server_cpu):.0f} moves in a second of the server's processor time",
            f"submit to acked: p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, max {self.slowest:.1f} ms",
            f"kept: {self.bytes_a_move:.0f} bytes a move, {self.bytes_an_entry:.0f} an entry",
            f"CPU: server {self.server_cpu:.2f}, generator {self.generator_cpu:.2f} of a core; "
            f"server memory {self.resident_mb:.0f} MB",
            f"the generator itself woke late by p99 {self.late_p99:.1f} ms, max {self.latest:.1f} ms: "
            "if that is long, the machine was busy and the times above are not the server's",
            f"errors: {len(self.errors)} {self.errors[:5]}",
        ]
        lines += [f"goal {name}: {value:.1f} {'reached' if ok else 'MISSED'}" for name, value, ok in goals]
        return "\n".join(lines)


class Load:
    """The generator."""

    def __init__(self, server: ServerProcess, aim: float = 0.0, share: float = SHARE) -> None:
        self.server: Final = server
        self.aim: Final = aim
        # A little less than its share: it cannot foresee what it hears next.
        self.governor: Final = Governor(share * 0.94, aim / MOVES_A_SUBMIT)
        self.measured: Final = Measured()
        self.made = 0
        self.limit = asyncio.Semaphore(4)

    async def run(self, tables: int, seconds: float) -> Result:
        """Play at so many tables for so long."""
        tasks = [asyncio.create_task(self._keep_playing(n)) for n in range(tables)]
        tasks.append(asyncio.create_task(self._watch_itself()))
        await asyncio.sleep(seconds * WARM_UP)
        self.governor.again()
        made = count_entries(self.server.database)[1]
        if self.aim and self.measured.acked and made:
            self.governor.pace = self.aim * self.measured.acked / made
        began, cpu = time.monotonic(), self.server.cpu_seconds()
        before = count_entries(self.server.database)
        self.measured.on = True
        await asyncio.sleep(seconds * (1 - WARM_UP))
        self.measured.on = False
        took = time.monotonic() - began
        server_cpu, generator = (self.server.cpu_seconds() - cpu) / took, self.governor.measured()
        after = count_entries(self.server.database)
        resident = self.server.resident_bytes() / 1e6
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        errors = [repr(each) for each in done if isinstance(each, Exception)]
        self.server.stop()
        size, entries, moves = file_size(self.server.database)
        late = sorted(self.measured.late) or [0.0]
        times = sorted(self.measured.seconds) or [0.0]
        return Result(
            seconds=took,
            moves=(after[1] - before[1]) / took,
            submits=self.measured.submits / took,
            entries=(after[0] - before[0]) / took,
            p50=times[len(times) // 2] * 1000,
            p99=times[min(len(times) - 1, len(times) * 99 // 100)] * 1000,
            slowest=times[-1] * 1000,
            bytes_a_move=size / max(1, moves),
            bytes_an_entry=size / max(1, entries),
            server_cpu=server_cpu,
            generator_cpu=generator,
            resident_mb=resident,
            late_p99=late[len(late) * 99 // 100] * 1000,
            latest=late[-1] * 1000,
            tables=self.made,
            finished=self.measured.finished,
            errors=self.measured.errors + errors,
        )

    async def _watch_itself(self) -> None:
        """How late the machine lets this process wake: what it measures is at least so much off."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            if self.measured.on:
                self.measured.late.append(time.monotonic() - began - BEAT)

    async def _keep_playing(self, n: int) -> None:
        """One game after the other; a new table takes the place of a finished one."""
        seats = [{"kind": "me", "name": "A"}, *[{"kind": "bot", "bot": "random"}] * 2]
        wish = {"game": GAMES[n % 2], "seats": seats}
        while True:
            async with self.limit:
                await self.governor.turn()
                made = await asyncio.to_thread(ask, self.server.port, "POST", "/api/tables", wish)
            self.made += 1
            try:
                async with socket_to(self.server.port, made["table"]["id"]) as socket:
                    await MeasuredGame(socket, random.Random(n), self).play(made["token"])
                    self.measured.finished += 1
            except (OSError, WebSocketException) as error:
                self.measured.errors.append(repr(error)[:120])
                await asyncio.sleep(1)


class MeasuredGame(PlainGame):
    """A game whose answers are counted, and sent no faster than the governor lets them go."""

    def __init__(self, socket: ClientConnection, rng: random.Random, load: Load) -> None:
        super().__init__(socket, rng)
        self.measured: Final = load.measured
        self.governor: Final = load.governor
        self.sent = 0.0

    async def begin(self) -> None:
        await self.governor.turn()
        self.sent = time.monotonic()

    def acked(self) -> None:
        self.measured.acked += 1
        if self.measured.on:
            self.measured.submits += 1
            self.measured.seconds.append(time.monotonic() - self.sent)

    async def failed(self, what: str) -> None:
        self.measured.errors.append(what)


def count_entries(database: str) -> tuple[int, int]:
    """The entries in a SQLite file, and those of seats."""
    reading = sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)
    try:
        (entries,) = reading.execute("SELECT COUNT(*) FROM entries").fetchone()
        (moves,) = reading.execute("SELECT COUNT(*) FROM entries WHERE seat <> ?", (CHANCE,)).fetchone()
        return int(entries), int(moves)
    finally:
        reading.close()


def file_size(database: str) -> tuple[int, int, int]:
    """Bytes of the file once everything is in it and nothing else, its entries, and those of seats."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return Path(database).stat().st_size, *count_entries(database)


@contextlib.contextmanager
def loaded_server(*, profile: bool = False) -> Iterator[tuple[ServerProcess, Path]]:
    """A server on a fresh SQLite file, and where its profile goes."""
    with tempfile.TemporaryDirectory(prefix="siege-") as name:
        folder = Path(name)
        place = folder / "profile"
        if profile:
            launcher = (str(ROOT / "tools" / "siege" / "profiled.py"),)
            env = {PLACE: str(place), "PYTHONPATH": str(ROOT)}
            server = ServerProcess(str(folder / "tables.sqlite"), folder, env=env, launcher=launcher)
        else:
            server = ServerProcess(str(folder / "tables.sqlite"), folder)
        try:
            server.start()
            yield server, place
        finally:
            server.kill()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--moves", type=float, default=AIM, help="moves a second to aim at; 0: all it bears")
    parser.add_argument(
        "--profile", action="store_true", help="measure the server from inside; it is slower then"
    )
    wanted = parser.parse_args(arguments)
    with loaded_server(profile=wanted.profile) as (server, place):

        async def play() -> Result:
            return await Load(server, wanted.moves).run(wanted.tables, wanted.seconds)

        result = asyncio.run(play())
        print(result.told())
        faults = server.faults()
        if faults:
            print(f"tracebacks in the server's log: {len(faults)} {faults[:5]}")
        if wanted.profile:
            print(told(place))
    return 1 if result.errors or faults else 0


if __name__ == "__main__":
    end_gently()
    sys.exit(main())
