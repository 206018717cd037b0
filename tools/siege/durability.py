"""Kill the server under load, again and again, and see whether it keeps what it promised.

    python -m tools.siege.durability --kills 50 --database sqlite
    python -m tools.siege.durability --kills 50 --database postgres
    python -m tools.siege.durability --kills 50 --database sqlite --shim
    python -m tools.siege.durability --kills 5 --unsafe     a disk that lies: must find losses

Clients play both games and write down every acknowledgement. SIGKILL strikes up to 150 ms after the first one
since the start, or later. The clients come back and send again, with the same id, what was not acknowledged.
After each restart the log in the database is compared with what they wrote down. Exits with 1 on any fault.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from parlour.games import find_game
from parlour.kernel.log import load as load_log
from parlour.kernel.log import replay
from tools.siege.audit import Audit, read_database
from tools.siege.cluster import cluster
from tools.siege.player import Ledger, Player
from tools.siege.server import ServerProcess, ask, call, end_gently
from tools.siege.shim import ForgetfulDisk

TABLES: Final = 8
FIRST_ACK_SECONDS: Final = 20
SOON: Final = 0.15
"""A kill so soon after the first acknowledgement hits the commits that follow it."""
LATER: Final = 1.2
LIED_TO: Final = 5
"""Moves that are acknowledged while the disk lies, so that there is something to lose."""


@dataclass
class Report:
    """What a siege found."""

    kills: int = 0
    tables: int = 0
    acked: int = 0
    resent: int = 0
    resent_acked: int = 0
    entries: int = 0
    unsynced_bytes: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    def told(self) -> str:
        """The report in a few lines."""
        head = (
            f"{self.kills} kills, {self.tables} tables, {self.acked} acknowledged moves, "
            f"{self.resent} sent again ({self.resent_acked} of them acknowledged), {self.entries} entries, "
            f"{self.unsynced_bytes} bytes lost unsynced, {self.seconds:.1f} s"
        )
        return "\n".join([head, f"{len(self.faults)} faults", *self.faults[:40]])


def make_table(port: int, game: str, people: int, bots: int) -> tuple[str, list[tuple[int, str]]]:
    """A table with so many persons, each with a secret of his own, and random bots: its id, the secrets."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": "A"}]
    seats += [{"kind": "open"} for _ in range(people - 1)]
    seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
    made = ask(port, "POST", "/api/tables", {"game": game, "seats": seats, "practice": False})
    table: str = made["table"]["id"]
    secrets: list[tuple[int, str]] = [(0, made["token"])]
    for seat in range(1, people):
        wish = {"seat": seat, "name": f"P{seat}", "invitation": made["invitations"][str(seat)]}
        claimed: dict[str, Any] = ask(port, "POST", f"/api/tables/{table}/claims", wish)
        secrets.append((seat, claimed["token"]))
    return table, secrets


class Siege:
    """Tables with players at them, and somebody who pulls the plug."""

    def __init__(self, server: ServerProcess, disk: ForgetfulDisk | None, seed: int, unsafe: bool) -> None:
        self.server: Final = server
        self.disk: Final = disk
        self.unsafe: Final = unsafe
        self.rng: Final = random.Random(seed)
        self.ledger: Final = Ledger()
        self.audit: Final = Audit()
        self.report: Final = Report()
        self.secrets: dict[str, list[tuple[int, str]]] = {}
        self.stopping = False

    async def run(self, kills: int, seconds: float = 0) -> Report:
        """So many kills, or as many as there is time for, then a quiet end."""
        began = time.monotonic()
        self.server.start()
        tables = [asyncio.create_task(self._keep_playing(n)) for n in range(TABLES)]
        try:
            for _ in range(kills):
                late = seconds and time.monotonic() - began > seconds
                if late or not await self._kill():
                    break
            if not self.report.faults:
                await self._await_ack()
                await asyncio.sleep(0.3)
        finally:
            self.stopping = True
            for task in tables:
                task.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
        self._finish()
        self.report.seconds = time.monotonic() - began
        self.server.kill()
        return self.report

    async def _keep_playing(self, n: int) -> None:
        """One table after the other: both games, one or two persons each."""
        while not self.stopping:
            game = ("notre-dame", "obsession")[n % 2]
            people = 1 + n // 2 % 2
            try:
                table, secrets = await asyncio.to_thread(
                    make_table, self.server.port, game, people, 3 - people
                )
            except OSError:
                await asyncio.sleep(0.1)
                continue
            self.secrets[table] = secrets
            self.report.tables += 1
            players = [
                Player(
                    table,
                    seat,
                    token,
                    lambda: [self.server.port],
                    self.ledger,
                    random.Random(f"{table}{seat}"),
                )
                for seat, token in secrets
            ]
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())

    async def _await_ack(self) -> bool:
        self.ledger.ack_heard.clear()
        try:
            async with asyncio.timeout(FIRST_ACK_SECONDS):
                await self.ledger.ack_heard.wait()
        except TimeoutError:
            self.report.faults.append(f"no acknowledgement within {FIRST_ACK_SECONDS} s after a start")
            return False
        return True

    async def _kill(self) -> bool:
        """One kill and restart; False when there is no point in going on."""
        if not await self._await_ack():
            return False
        if self.disk is not None and self.unsafe:
            self.disk.begin_to_lie()
            for _ in range(LIED_TO):
                await self._await_ack()
        await asyncio.sleep(self.rng.uniform(0, SOON if self.rng.random() < 0.7 else LATER))
        self.server.kill()
        self.report.kills += 1
        if self.disk is not None:
            self.report.unsynced_bytes += self.disk.lose_power()
        await asyncio.to_thread(self.server.start)
        self.report.faults += self.audit.check(self.server.database, self.ledger)
        return not self.report.faults

    def _finish(self) -> None:
        report, ledger = self.report, self.ledger
        report.faults += self.audit.finish(self.server.database, ledger)
        report.faults += self._exported_logs()
        report.faults += ledger.faults
        report.faults += [f"server: {fault}" for fault in self.server.faults()]
        report.faults = list(dict.fromkeys(report.faults))
        report.acked, report.resent = ledger.acks, ledger.resent
        report.resent_acked, report.entries = ledger.resent_acked, self.audit.entries

    def _exported_logs(self) -> list[str]:
        """The log that the server hands out is the one in the database, and replays."""
        faults: list[str] = []
        stored = read_database(self.server.database)
        for table, secrets in self.secrets.items():
            tokens = ",".join([token for _, token in secrets])
            status, text = call(self.server.port, "GET", f"/api/tables/{table}/log", token=tokens)
            if status != 200 or table not in stored:
                faults.append(f"{table}: the log cannot be had: {status}")
                continue
            log = load_log(text.decode())
            replay(find_game(log.setup.game), log)
            told = [(entry.seat, entry.act, entry.undo) for entry in log.entries]
            kept = [(entry.seat, entry.act, entry.undo) for entry in stored[table].entries]
            if told[: len(kept)] != kept[: len(told)]:
                faults.append(f"{table}: the server tells another log than the database holds")
        return faults


@contextlib.contextmanager
def besieged(database: str, *, shim: bool = False, unsafe: bool = False, seed: int = 0) -> Iterator[Siege]:
    """A server on a fresh database, ready to be killed."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-")))
        disk = ForgetfulDisk(folder) if shim or unsafe else None
        if database == "postgres":
            url = stack.enter_context(cluster(honest=True))
        else:
            url = str((disk.folder if disk is not None else folder) / "tables.sqlite")
        server = ServerProcess(url, folder, env=disk.env() if disk is not None else None)
        stack.callback(server.kill)
        yield Siege(server, disk, seed, unsafe)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--shim", action="store_true", help="lose at each kill whatever was not synced")
    parser.add_argument("--unsafe", action="store_true", help="a shim that lies about syncs")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long in any case")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    told = parser.parse_args(arguments)
    if (told.shim or told.unsafe) and told.database != "sqlite":
        parser.error("the shim is for SQLite")
    print(f"seed {told.seed}")
    with besieged(told.database, shim=told.shim, unsafe=told.unsafe, seed=told.seed) as siege:
        report = asyncio.run(siege.run(told.kills, told.seconds))
    print(report.told())
    return 1 if report.faults else 0


if __name__ == "__main__":
    end_gently()
    sys.exit(main())
