"""Two servers on one PostgreSQL, the seats of each table on both; one is killed in the middle of the game.

    python -m tools.siege.two_servers --rounds 3

The client of the killed server goes over to the other one and sends again what was not acknowledged. Every
game must be played to its end, and nothing may be lost or doubled. Exits with 1 on any fault.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.siege.audit import Audit, read_database
from tools.siege.cluster import cluster
from tools.siege.ledger import Ledger
from tools.siege.player import Player
from tools.siege.report import Report
from tools.siege.seating import make_table
from tools.siege.server import ServerProcess, end_gently

GAMES: Final = ("notre-dame", "obsession")
GAME_SECONDS: Final = 240


class TwoServers:
    """The servers, and the clients of both."""

    def __init__(self, servers: tuple[ServerProcess, ServerProcess], seed: int) -> None:
        self.servers: Final = servers
        self.rng: Final = random.Random(seed)
        self.ledger: Final = Ledger()
        self.report: Final = Report("two servers", "postgres")

    def _ports(self, home: int) -> Callable[[], Sequence[int]]:
        """The ports a client tries in turn: its own server as long as that lives, else the other one."""

        def alive() -> Sequence[int]:
            order = (self.servers[home], self.servers[1 - home])
            return [server.port for server in order if server.process is not None][:1]

        return alive

    async def run(self, rounds: int, games: Sequence[str] = GAMES) -> Report:
        """So many rounds of a table of each game; another server is killed each time."""
        began = time.monotonic()
        for server in self.servers:
            server.start()
        for n in range(rounds):
            await self._round(n, games)
        self.report.wrong += Audit().finish(self.servers[0].database, self.ledger)
        self._finish()
        self.report.seconds = time.monotonic() - began
        for server in self.servers:
            server.kill()
        return self.report

    async def _round(self, n: int, games: Sequence[str]) -> None:
        players: list[Player] = []
        for game in games:
            table, secrets = make_table(self.servers[n % 2].port, game, 2, 1)
            self.report.tables += 1
            for seat, token in secrets:
                dice = random.Random(f"{table}{seat}")
                players.append(Player(table, seat, token, self._ports(seat), self.ledger, dice))
        tasks = [asyncio.create_task(player.play()) for player in players]
        victim = self.servers[self.rng.randrange(2)]
        before = self.ledger.acks
        while self.ledger.acks - before < self.rng.randrange(10, 60) * len(games):
            await asyncio.sleep(0.01)
            if all(task.done() for task in tasks):
                break
        victim.kill()
        self.report.kills += 1
        _, late = await asyncio.wait(tasks, timeout=GAME_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.report.wrong += [f"{p.table}: seat {p.seat} did not see the end" for p in players if not p.over]
        victim.start()

    def _finish(self) -> None:
        report, ledger = self.report, self.ledger
        stored = read_database(self.servers[0].database)
        report.wrong += [f"{name}: not over" for name, each in stored.items() if not each.row.over]
        report.wrong += ledger.faults
        for server in self.servers:
            report.wrong += [f"server: {fault}" for fault in server.faults()]
        report.wrong = list(dict.fromkeys(report.wrong))
        report.acked, report.resent = ledger.acks, ledger.resent
        report.resent_acked = ledger.resent_acked
        report.entries = sum(len(each.entries) for each in stored.values())


@contextlib.contextmanager
def two_servers(seed: int = 0) -> Iterator[TwoServers]:
    """Two servers on a fresh cluster, not yet started."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-")))
        url = stack.enter_context(cluster(honest=True))
        first, second = ServerProcess(url, folder), ServerProcess(url, folder)
        stack.callback(first.kill)
        stack.callback(second.kill)
        yield TwoServers((first, second), seed)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    told = parser.parse_args(arguments)
    print(f"seed {told.seed}")
    with two_servers(told.seed) as siege:
        report = asyncio.run(siege.run(told.rounds))
    print(report.told())
    print(f"{siege.ledger.stale} submits were stale because the other server was faster")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    end_gently()
    sys.exit(main())
