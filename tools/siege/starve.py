"""Whether one hostile client can starve the others: everything dear at once, and how fair players fare.

    python -m tools.siege.starve --seconds 90
    python -m tools.siege.starve --seconds 30 --only frames imports

A server with its usual limits. From 127.0.0.2 come, all at once: 200 questions of the dearest kind over and
over, 1,000 idle connections, 100 MiB of headers, 400 tables of computers alone, imports at the limit of size,
and clients that never read. From 127.0.0.1, /api/health is asked every 50 ms and four people play, two of
them among stewards. The goals: health below 250 ms throughout, 99 of 100 answers acknowledged within
100 ms, and memory of the server and its workers not grown by more than 64 MiB.

On a busy machine a process waits for its turn. What the kernel says the server's loop, its busiest other
thread and the asker waited for a processor while a request was under way is therefore taken off the time of
that request, but never so much that it is less than what the loop has run meanwhile. Both figures are told,
and the goals are held against the second. Exits with 1 when one is not reached.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.siege.server import ROOT, ServerProcess, end_gently
from tools.siege.starve_attack import KINDS
from tools.siege.starve_logs import pack
from tools.siege.starve_watch import Fair, Figures, Memory, Prober, Waits

WARM_UP: Final = 15.0
AFTER: Final = 3.0
HEALTH_MS: Final = 250.0
FAIR_MS: Final = 100.0
GROWTH: Final = 64 * 2**20


class Starving:
    """The measurement: warm up, attack, and look."""

    def __init__(self, server: ServerProcess, baggage: Path, only: Sequence[str]) -> None:
        self.server: Final = server
        self.baggage: Final = baggage
        self.only: Final = only
        self.attacked: dict[str, int] = {}

    async def run(self, seconds: float, warm_up: float = WARM_UP) -> Figures:
        """The figures of so many seconds of attack."""
        if self.server.process is None:
            raise RuntimeError("the server does not run")
        pid = self.server.process.pid
        waits = Waits(pid)
        prober, fair, memory = Prober(self.server.port, waits), Fair(self.server.port, waits), Memory(pid)
        tasks = [asyncio.create_task(each.run()) for each in (prober, fair, memory)]
        await asyncio.sleep(warm_up)
        for each in (prober, fair, memory):
            each.begin()
        cpu, began = self.server.cpu_seconds(), time.monotonic()
        command = [sys.executable, "-m", "tools.siege.starve_attack", "--port", str(self.server.port)]
        command += ["--seconds", str(seconds), "--baggage", str(self.baggage), "--only", *self.only]
        attack = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
        try:
            async with asyncio.timeout(seconds + 60):
                said, _ = await attack.communicate()
        finally:
            if attack.returncode is None:
                attack.kill()
        await asyncio.sleep(AFTER)
        took, used = time.monotonic() - began, self.server.cpu_seconds() - cpu
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        self.attacked = json.loads(said or b"{}")
        errors = [repr(each) for each in done if isinstance(each, Exception)]
        return Figures(
            seconds=took,
            health=prober.times,
            failed=prober.failed,
            fair=fair.times,
            errors=[*fair.errors, *errors],
            growth=memory.peak - memory.before,
            before=memory.before,
            cpu=used / took,
            began=began,
        )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument(
        "--only", nargs="*", choices=KINDS, default=list(KINDS), help="not everything at once"
    )
    told = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="siege-") as name:
        folder = Path(name)
        baggage = folder / "baggage.json"
        pack().write(baggage)
        server = ServerProcess(str(folder / "tables.sqlite"), folder, options=("--quiet",))
        try:
            server.start()
            starving = Starving(server, baggage, told.only)
            figures = asyncio.run(starving.run(told.seconds))
            faults = [f"a traceback: {fault}" for fault in server.faults()]
            if server.has_died():
                faults.append("the server has ended")
        finally:
            server.kill()
    print("the attack:", ", ".join(f"{count} {what}" for what, count in sorted(starving.attacked.items())))
    print(figures.told())
    missed = figures.missed(HEALTH_MS, FAIR_MS, GROWTH) + faults
    for line in missed:
        print(f"MISSED: {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    end_gently()
    sys.exit(main())
