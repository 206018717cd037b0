"""A server as a process of its own: only a process can be killed the way power cuts and kernels do it."""

from __future__ import annotations

import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
LAUNCHER: Final = ("-c", "from parlour.cli.main import main; main()")
START_SECONDS: Final = 60
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def end_gently() -> None:
    """A tool that is told to end takes its servers and clusters with it."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))


class ServerProcess:
    """`parlour serve`, started and killed at will; the port stays the same over restarts."""

    def __init__(
        self,
        database: str,
        folder: Path,
        *,
        env: Mapping[str, str] | None = None,
        launcher: Sequence[str] = LAUNCHER,
    ) -> None:
        self.database: Final = database
        self.port: Final = free_port()
        self.log: Final = folder / f"server-{self.port}.log"
        self.env: Final = dict(env or {})
        self.launcher: Final = tuple(launcher)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, memory: int = 0) -> None:
        """Start, and come back when it answers; with *memory* it gets no more address space than that."""
        command = [sys.executable, *self.launcher, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--rate-limit", "0", "--quiet"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdout=log, stderr=log, env={**os.environ, **self.env}
            )
        if memory:
            resource.prlimit(self.process.pid, resource.RLIMIT_AS, (memory, memory))
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}:\n{self.said()}")
            try:
                if call(self.port, "GET", "/api/health")[0] == 200:
                    return
            except OSError:
                time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL: no handler runs, nothing is flushed by the program."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

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
        """The last line of each traceback in the log: whatever is there was not meant to happen."""
        found: list[str] = []
        inside = False
        for line in self.said().splitlines():
            if line.startswith("Traceback "):
                inside = True
            elif inside and line and not line.startswith((" ", "\t")):
                found.append(line[:200])
                inside = False
        return found

    def cpu_seconds(self) -> float:
        """Processor time used so far by all threads."""
        if self.process is None:
            return 0.0
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_bytes(self) -> int:
        """Memory in use now."""
        if self.process is None:
            return 0
        return int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE


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
