"""Hostile requests by the ten thousand against a server with live tables.

    python -m tools.siege.fuzz --requests 50000
    python -m tools.siege.fuzz --requests 20000 --database postgres --seed 7

Half go over HTTP, half over WebSockets. The server must not fail (no 5xx, no connection closed for a fault,
no traceback in its log), not hang, tell every error as a code that has a text in every language, and change
no table by a request that it refused. Exits with 1 on any fault.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.siege.cluster import cluster
from tools.siege.field import Verdicts, lay_out
from tools.siege.fuzz_http import HttpFuzz
from tools.siege.fuzz_socket import SocketFuzz
from tools.siege.server import ServerProcess, call, end_gently

LOOK_EVERY: Final = 250
MEMORY: Final = 3 * 2**30
"""Bytes of address space for the server: a request that asks for more shall not hurt the machine."""


@dataclass
class Outcome:
    """What a fuzz found: faults by sort, each with an example."""

    requests: int
    seconds: float
    slowest: float
    statuses: dict[int, int]
    codes: dict[str, int]
    faults: dict[str, str]

    def told(self) -> str:
        """The outcome in a few lines."""
        lines = [
            f"{self.requests} requests in {self.seconds:.0f} s, the slowest {self.slowest:.2f} s",
            "HTTP: " + ", ".join(f"{count} × {status}" for status, count in sorted(self.statuses.items())),
            f"{len(self.codes)} error codes seen: " + ", ".join(sorted(self.codes)),
            f"{len(self.faults)} sorts of faults",
        ]
        return "\n".join(lines + [f"- {sort}: {example}" for sort, example in self.faults.items()])


def fuzz(database: str, requests: int, seed: int, seconds: float = 0) -> Outcome:
    """Attack a fresh server with so many requests, or as many as there is time for."""
    rng = random.Random(seed)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-")))
        url = (
            stack.enter_context(cluster(honest=False)) if database == "postgres" else str(folder / "t.sqlite")
        )
        server = ServerProcess(url, folder)
        stack.callback(server.kill)
        server.start(MEMORY)
        began = time.monotonic()
        verdicts = Verdicts(server, lay_out(server.port, rng))
        over_http, over_sockets = HttpFuzz(verdicts, rng), SocketFuzz(verdicts, rng)
        done = 0
        for n in range(requests):
            if seconds and time.monotonic() - began > seconds:
                break
            done += 1
            (over_http if rng.random() < 0.5 else over_sockets).once()
            if verdicts.hung:
                _start_again(server, verdicts, over_http, over_sockets)
            if n % LOOK_EVERY == LOOK_EVERY - 1:
                verdicts.look(f"request {n + 1 - LOOK_EVERY}")
                if server.process is None or server.process.poll() is not None:
                    verdicts.fault("the server is gone", server.said()[-300:])
                    break
        verdicts.look("the last look")
        _still_alive(server, verdicts)
        over_sockets.close()
        over_http.close()
        for fault in server.faults():
            if not fault.startswith(
                "UnicodeDecodeError: 'utf-8'"
            ):  # uvicorn's, on a text frame that is no text
                verdicts.fault(f"a traceback: {fault[:120]}", "see the log")
        took = time.monotonic() - began
        return Outcome(done, took, verdicts.slowest, over_http.statuses, verdicts.codes, verdicts.faults)


def _start_again(
    server: ServerProcess, verdicts: Verdicts, over_http: HttpFuzz, over_sockets: SocketFuzz
) -> None:
    """What hangs is killed, so that the rest of the requests can still find something."""
    server.kill()
    over_http.close()
    over_sockets.close()
    server.start(MEMORY)
    verdicts.hung = False


def _still_alive(server: ServerProcess, verdicts: Verdicts) -> None:
    """After all that, every table can still be read by those who sit there."""
    for each in verdicts.prey:
        token = next(iter(each.secrets))
        status, _ = call(server.port, "GET", f"/api/tables/{each.id}/position", token=token)
        if status != 200:
            verdicts.fault("a table cannot be read any more", f"{each.id}: {status}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--requests", type=int, default=50_000)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long in any case")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    told = parser.parse_args(arguments)
    print(f"seed {told.seed}")
    outcome = fuzz(told.database, told.requests, told.seed, told.seconds)
    print(outcome.told())
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    end_gently()
    sys.exit(main())
