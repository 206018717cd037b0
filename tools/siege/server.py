"""A server as a process of its own: only a process can be killed the way power cuts and kernels do it."""

from __future__ import annotations

import http.client
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tools.siege import processes
from tools.siege.forker import Forked, Forker

ROOT: Final = Path(__file__).resolve().parent.parent.parent
LAUNCHER: Final = ("-c", "from parlour.cli.main import main; main()")
START_SECONDS: Final = 60
STAMP: Final = re.compile(r"^\d{4}-\d\d-\d\dT\S+ ")
COMPILED: Final = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}
"""Where the environment keeps no compiled code, each of hundreds of starts would take twice as long."""


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def end_gently() -> None:
    """A tool that is told to end takes its servers and clusters with it."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))


class DidNotStart(RuntimeError):
    """The server ended before it answered anything, and said why."""


class ServerProcess:
    """`parlour serve`, started and killed at will; the port stays the same over restarts."""

    def __init__(
        self,
        database: str,
        folder: Path,
        *,
        env: Mapping[str, str] | None = None,
        launcher: Sequence[str] = LAUNCHER,
        options: Sequence[str] = ("--rate-limit", "0", "--bot-pause", "0", "--quiet"),
        forked: bool = False,
    ) -> None:
        self.database: Final = database
        self.port: Final = free_port()
        self.log: Final = folder / f"server-{self.port}.log"
        self.env: Final = dict(env or {})
        self.launcher: Final = tuple(launcher)
        self.options: Final = tuple(options)
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.forked: Final = forked
        self._forker: Forker | None = None

    def start(self, memory: int = 0) -> None:
        """Start, and come back when it answers; with *memory* it gets no more address space than that."""
        words = ["serve", "--port", str(self.port), "--database", self.database, *self.options]
        self.process = self._begun(words)
        if memory:
            resource.prlimit(self.process.pid, resource.RLIMIT_AS, (memory, memory))
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                code = self.process.returncode
                self.process = None
                raise DidNotStart(f"the server ended with {code}:\n{self.said()[-1000:]}")
            try:
                if call(self.port, "GET", "/api/health")[0] == 200:
                    return
            except OSError:
                time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def _begun(self, words: Sequence[str]) -> subprocess.Popen[bytes] | Forked:
        """A process that has just begun, forked or from scratch."""
        env = {**os.environ, **COMPILED, **self.env}
        if self.forked:
            if self._forker is None:
                self._forker = Forker(env, ROOT)
            return self._forker.fork(words, self.log)
        command = [sys.executable, *self.launcher, *words]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, env=env)

    def close(self) -> None:
        """Kill it, and do not start it again."""
        self.kill()
        if self._forker is not None:
            self._forker.close()
            self._forker = None

    def kill(self) -> None:
        """SIGKILL: no handler runs, nothing is flushed by the program."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def await_end(self, seconds: float) -> None:
        """Come back when it has ended by itself; `TimeoutError` when it does not."""
        if self.process is not None:
            try:
                self.process.wait(seconds)
            except subprocess.TimeoutExpired as error:
                raise TimeoutError from error

    def stop(self) -> None:
        """Ask it to end, as an operator does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def said(self) -> str:
        """What the server wrote to its log."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def faults(self) -> list[str]:
        """The last line of each traceback in the log and what was said before it: none was meant to be."""
        found: list[str] = []
        inside = False
        before = ""
        for line in self.said().splitlines():
            if line.startswith("Traceback "):
                inside = True
            elif inside and line and not line.startswith((" ", "\t")):
                found.append(f"{line[:200]} (after: {before[:120]})" if before else line[:200])
                inside = False
            elif line and not inside:
                before = STAMP.sub("", line)
        return found

    def has_died(self) -> bool:
        """Whether it has ended without having been told to."""
        return self.process is not None and self.process.poll() is not None

    def workers(self) -> dict[int, str]:
        """The processes that the server has started: their numbers and births."""
        if self.process is None:
            return {}
        return {pid: processes.born(pid) for pid in processes.descendants(self.process.pid)}

    def cpu_seconds(self) -> float:
        """Processor time used so far by all threads."""
        return 0.0 if self.process is None else processes.cpu_seconds(self.process.pid)

    def resident_bytes(self) -> int:
        """Memory in use now."""
        return 0 if self.process is None else processes.resident_bytes(self.process.pid)


def call(
    port: int, method: str, path: str, body: object = None, token: str = "", seconds: float = 10
) -> tuple[int, bytes]:
    """One HTTP request: the status and the body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=seconds)
    try:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        sent = None
        if body is not None:
            sent = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        connection.request(method, path, sent, headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from error
    finally:
        connection.close()


def ask(port: int, method: str, path: str, body: object = None, token: str = "") -> dict[str, Any]:
    """A request that must succeed, and its JSON answer."""
    status, text = call(port, method, path, body, token)
    if status >= 300:
        raise RuntimeError(f"{method} {path}: {status} {text[:300]!r}")
    found: dict[str, Any] = json.loads(text)
    return found
