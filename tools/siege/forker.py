"""A process that has loaded the server once, and forks one whenever it is told to.

Most of what a start costs is the reading of code, and a siege starts servers by the hundred. What is forked
is a process of its own all the same: it is killed as any other is, and its connections, threads and workers
are its own. Orders come in over standard input, a line each; when that ends, every server ends with it.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

from tools.siege import processes

LOADED: Final = (
    "uvicorn",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "parlour.cli.main",
    "parlour.server.app",
    "parlour.server.databases",
    "parlour.server.running",
    "parlour.server.store.postgres",
)
POLL: Final = 0.005


class Forked:
    """A server that was forked by another process; used like a `Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid: Final = pid
        self.birth: Final = processes.born(pid)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """None as long as it lives; how it ended only its parent knows."""
        if self.returncode is None and not (
            processes.is_alive(self.pid) and processes.born(self.pid) == self.birth
        ):
            self.returncode = -1
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Come back when it has ended; `TimeoutExpired` when that takes longer."""
        until = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if until is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired("parlour serve", timeout or 0)
            time.sleep(POLL)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it is gone."""
        if self.poll() is None:
            processes.send(signal.Signals(number), [self.pid])

    def kill(self) -> None:
        """SIGKILL."""
        self.send_signal(signal.SIGKILL)


class Forker:
    """The process that forks, as those see it who give it orders."""

    def __init__(self, env: Mapping[str, str], folder: Path) -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "tools.siege.forker"],
            cwd=folder,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def fork(self, words: Sequence[str], log: Path) -> Forked:
        """`parlour` with these words, in a process of its own that writes to a log."""
        told, heard = self._process.stdin, self._process.stdout
        if told is None or heard is None:
            raise RuntimeError("there are no pipes to the forker")
        told.write(json.dumps({"words": list(words), "log": str(log)}).encode() + b"\n")
        told.flush()
        answer = heard.readline()
        if not answer:
            raise RuntimeError("the forker has ended")
        return Forked(int(answer))

    def close(self) -> None:
        """End it, and whatever it has forked."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


def _serve(words: Sequence[str], log: str) -> NoReturn:
    """In the fork: be `parlour`."""
    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for handle, path, mode in ((0, os.devnull, os.O_RDONLY), (1, log, os.O_WRONLY | os.O_APPEND)):
            opened = os.open(path, mode | os.O_CREAT, 0o600)
            os.dup2(opened, handle)
            os.close(opened)
        os.dup2(1, 2)
        sys.stdin = os.fdopen(0, encoding="utf-8")  # the one that orders came over has been read from
        sys.argv = ["parlour", *words]
        importlib.import_module("parlour.cli.main").main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main() -> None:
    """Fork whatever is ordered, until nobody orders any more."""
    for module in LOADED:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever gives the orders
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody need wait for the dead
    forked: list[Forked] = []
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _serve(order["words"], order["log"])
        forked.append(Forked(pid))
        print(pid, flush=True)
    for server in forked:
        server.kill()


if __name__ == "__main__":
    main()
