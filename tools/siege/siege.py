"""One scene on one database: people play, somebody does harm and pulls the plug, the books are checked."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Iterator
from typing import Final

from parlour.games import find_game
from parlour.kernel.errors import ParlourError
from parlour.kernel.log import load as load_log
from parlour.kernel.log import replay
from tools.siege import processes
from tools.siege.audit import Audit, Stored, read_database
from tools.siege.company import Company
from tools.siege.ledger import Ledger, Seated
from tools.siege.report import Report
from tools.siege.scenes.ground import Ground, ground
from tools.siege.scenes.scene import Scene
from tools.siege.server import DidNotStart, call

TABLES: Final = 8
FIRST_ACK_SECONDS: Final = 30
SOON: Final = 0.15
"""A blow so soon after an acknowledgement hits the commits that follow it."""
LATER: Final = 1.2
START_SECONDS: Final = 40
"""How long after the end of a fault the server may take to start."""
RUSHED: Final = 0.3
"""Of the faults, how many follow the one before without waiting until all is well again."""
GENTLE: Final = 0.1
"""Of the kills, how many are preceded by a stop that the server may take part in."""
STOP_SECONDS: Final = 5.0
OUTLIVED_SECONDS: Final = 5.0
LIED_TO: Final = 5
"""Moves that are acknowledged while the disk lies, so that there is something to lose."""


class Siege:
    """Tables with players at them, and somebody who does harm."""

    def __init__(self, scene: Scene, place: Ground, *, unsafe: bool = False, go_on: bool = False) -> None:
        self.go_on: Final = go_on
        self.scene: Final = scene
        self.ground: Final = place
        self.unsafe: Final = unsafe
        self.rng: Final = place.rng
        self.ledger: Final = Ledger()
        self.audit: Final = Audit()
        self.company: Final = Company(place.server, self.ledger, place.rng, bots=scene.bots)
        self.report: Final = Report(scene.name, place.database)

    async def run(self, faults: int, kills: int, seconds: float = 0, tables: int = TABLES) -> Report:
        """So many faults and kills, or as many as there is time for, then a quiet end."""
        began = time.monotonic()
        await asyncio.to_thread(self.ground.server.start)
        self.company.begin(tables)
        try:
            await self._await_ack()
            for lasts, is_killed in self._plan(faults, kills):
                late = seconds and time.monotonic() - began > seconds
                if late or (self.report.wrong and not self.go_on):
                    break
                await self._strike(lasts, is_killed)
            if self.go_on or not self.report.wrong:
                await self._heal()
        finally:
            self.report.wrong += await self.company.end()
        await asyncio.to_thread(self._finish)
        self.report.seconds = time.monotonic() - began
        self.ground.server.kill()
        return self.report

    def _plan(self, faults: int, kills: int) -> list[tuple[float | None, bool]]:
        """In a random order: faults with and without a kill in the middle, and kills alone."""
        both = min(faults, kills) // 2
        lasting = self.scene.durations(faults, self.rng)
        plan: list[tuple[float | None, bool]] = [(lasts, n < both) for n, lasts in enumerate(lasting)]
        plan += [(None, True)] * (kills - both)
        self.rng.shuffle(plan)
        return plan

    async def _await_ack(self) -> bool:
        self.ledger.ack_heard.clear()
        try:
            async with asyncio.timeout(FIRST_ACK_SECONDS):
                await self.ledger.ack_heard.wait()
        except TimeoutError:
            self.report.wrong.append(f"no acknowledgement within {FIRST_ACK_SECONDS} s")
            return False
        return True

    async def _strike(self, lasts: float | None, is_killed: bool) -> None:
        """A fault, a kill, or a kill in the middle of a fault; then the books are checked."""
        if lasts is None:
            await self._await_ack()
            await self._lie()
            await self._wait_a_little()
            await asyncio.to_thread(self._kill)
            await self._start()
        else:
            await self._wait_a_little()
            await self._fault(lasts, is_killed)
            self.report.faults += 1
        self.report.wrong += await asyncio.to_thread(self._died)
        self.report.wrong += self.ground.faults
        self.ground.faults.clear()
        self.report.wrong += self.audit.check(self.ground.url, self.ledger)
        self.report.wrong += self.ledger.faults
        if lasts is None or self.rng.random() > RUSHED:
            await self._heal()

    async def _wait_a_little(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, SOON if self.rng.random() < 0.7 else LATER))

    async def _lie(self) -> None:
        disk = self.ground.forgetful
        if disk is not None and self.unsafe:
            disk.begin_to_lie()
            for _ in range(LIED_TO):
                await self._await_ack()

    async def _fault(self, lasts: float, is_killed: bool) -> None:
        if self.scene.harms_store:
            self.ledger.stormy = True
        restarting: asyncio.Task[None] | None = None
        async with self.scene.harm(self.ground):
            if is_killed:
                before = self.rng.uniform(0, lasts)
                await asyncio.sleep(before)
                await asyncio.to_thread(self._kill)
                restarting = asyncio.create_task(self._start())
                await asyncio.sleep(lasts - before)
            else:
                await asyncio.sleep(lasts)
        if restarting is not None:
            await restarting

    async def _heal(self) -> None:
        """Come back when every table in play has moved; from then on nothing may be refused for the store."""
        began = time.monotonic()
        self.report.wrong += await self.company.all_move()
        self.report.slowest_healing = max(self.report.slowest_healing, time.monotonic() - began)
        self.ledger.stormy = False

    def _died(self) -> list[str]:
        server = self.ground.server
        return ["the server ended by itself"] if server.has_died() else []

    def _kill(self) -> None:
        """SIGKILL, sometimes after a request to end; nothing that the server has started may outlive it."""
        server, report = self.ground.server, self.report
        if server.process is None:
            return
        known = server.workers()
        if self.rng.random() < GENTLE:
            report.stops += 1
            self.ledger.stormy = True  # a server that ends lets go of its store, and may say so
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(TimeoutError):
                server.await_end(STOP_SECONDS)
            took = time.monotonic() - began
            report.slowest_stop = max(report.slowest_stop, took)
            if took > STOP_SECONDS:
                report.wrong.append(f"SIGTERM did not end the server within {STOP_SECONDS} s")
        server.kill()
        report.kills += 1
        left = processes.outliving(known, OUTLIVED_SECONDS)
        if left:
            said = ", ".join([processes.command_of(pid)[:80] for pid in left])
            report.wrong.append(f"{len(left)} processes outlive the server: {said}")
            processes.send(signal.SIGKILL, left)
        if self.ground.forgetful is not None:
            report.unsynced_bytes += self.ground.forgetful.lose_power()

    async def _start(self) -> None:
        """Start the server as often as it takes, as whoever supervises it would."""
        until = time.monotonic() + START_SECONDS + max(self.scene.longest, default=0)
        while True:
            try:
                await asyncio.to_thread(self.ground.server.start)
                return
            except (DidNotStart, TimeoutError) as error:
                self.ground.server.kill()
                if not self.ledger.stormy or time.monotonic() > until:
                    self.report.wrong.append(f"the server does not start: {str(error)[-300:]}")
                    return
                await asyncio.sleep(0.3)

    # The end

    def _finish(self) -> None:
        report, ledger = self.report, self.ledger
        report.wrong += self.audit.finish(self.ground.url, ledger)
        report.wrong += self._look_at_all()
        report.wrong += ledger.faults
        report.wrong += [f"server: {fault}" for fault in self.ground.server.faults()]
        report.wrong = list(dict.fromkeys(report.wrong))
        report.acked, report.resent = ledger.acks, ledger.resent
        report.resent_acked, report.not_kept = ledger.resent_acked, ledger.not_kept
        report.acknowledged, report.kept = dict(ledger.acknowledged()), dict(self.audit.kept)
        report.entries, report.holes = self.audit.entries, self.audit.holes
        report.tables, report.named = len(ledger.seated), self.ground.named
        report.not_done = ledger.not_done

    def _look_at_all(self) -> list[str]:
        """Every table opens; every seat opens with its secret; every log is the one in the database."""
        faults: list[str] = []
        stored = read_database(self.ground.url)
        for table, seated in self.ledger.seated.items():
            port = self.ground.server.port
            status, text = 0, b""
            for seat, token in seated.secrets().items():
                path = f"/api/tables/{table}/position?seat={seat}"
                status, text = call(port, "GET", path, token=token, seconds=30)
                if status != 200:
                    faults.append(f"{table}: seat {seat} does not open: {status} {text[:200]!r}")
            self.report.opened += status == 200
            if status == 200 and seated.complete and table in stored:
                faults += [f"{table}: {fault}" for fault in self._told_otherwise(seated, stored[table])]
        return faults

    def _told_otherwise(self, seated: Seated, stored: Stored) -> list[str]:
        """Where the log that the server hands out is not the one in the database, or does not replay."""
        tokens = ",".join(seated.secrets().values())
        path = f"/api/tables/{seated.table}/log"
        status, text = call(self.ground.server.port, "GET", path, token=tokens, seconds=30)
        if status != 200:
            return [f"the log cannot be had: {status} {text[:200]!r}"]
        try:
            log = load_log(text.decode())
            replay(find_game(log.setup.game), log)
        except ParlourError as error:
            return [f"the log that is handed out does not replay: {error}"]
        told = [(entry.seat, entry.act, entry.undo) for entry in log.entries]
        kept = [(entry.seat, entry.act, entry.undo) for entry in stored.entries]
        if told[: len(kept)] != kept[: len(told)] or len(told) < len(kept):
            return ["the server tells another log than the database holds"]
        return []


@contextlib.contextmanager
def besieged(
    scene: Scene, database: str, seed: int = 0, *, unsafe: bool = False, go_on: bool = False
) -> Iterator[Siege]:
    """A scene on a fresh database, ready to begin."""
    with ground(database, scene.disk, seed) as place:
        random.seed(seed)
        yield Siege(scene, place, unsafe=unsafe, go_on=go_on)
