"""Nothing outlives the server: neither the nursery nor a worker, however the server ends."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.siege.server import ServerProcess, call

# Workers that hold the interpreter and never come up for air: no thread of theirs can end them.
BUSY = """
from parlour.server.workers.pool import ADVICE, BOTS, FILES, Pool
def warm(self):
    for queue in (%s):
        self._start(self.run(queue, "t", sum, range(10**15)))
Pool.warm = warm
from parlour.cli.main import main
main()
"""
LANES = ("ADVICE", "BOTS", "FILES")


def children(parent: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


def below(parent: int) -> set[int]:
    """The processes that a process has started, and those that they have."""
    return {each for child in children(parent) for each in (child, *below(child))}


def is_running(pid: int) -> bool:
    """Whether a process still does something."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in ("Z", "X")


def is_working(pid: int) -> bool:
    """Whether a process has used some processor time since it was forked."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return False
    return int(fields[11]) > 5


def awaited(holds: object, why: str) -> None:
    """Wait until something holds, but not for ever."""
    assert callable(holds)
    for _ in range(1200):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError(why)


@contextmanager
def busy_server(folder: Path, lanes: tuple[str, ...] = LANES) -> Iterator[tuple[ServerProcess, set[int]]]:
    """A server whose workers are busy for ever, and the processes below it: a nursery and the workers."""
    server = ServerProcess(str(folder / "tables.sqlite"), folder, launcher=("-c", BUSY % ", ".join(lanes)))
    server.start()
    assert server.process is not None
    pid = server.process.pid
    try:
        awaited(lambda: len(below(pid)) > len(lanes), "the workers do not start")
        (nursery,) = children(pid)
        awaited(lambda: all(is_working(each) for each in children(nursery)), "the workers do nothing")
        yield server, below(pid)
    finally:
        server.kill()


def test_a_killed_server_takes_its_busy_workers_along(tmp_path: Path) -> None:
    with busy_server(tmp_path) as (server, found):
        assert len(found) == 1 + len(LANES)
        server.kill()
        awaited(lambda: not any(is_running(each) for each in found), f"{found} outlive the server")


def test_a_lost_nursery_is_replaced_and_its_workers_are_gone(tmp_path: Path) -> None:
    with busy_server(tmp_path, ("ADVICE", "BOTS")) as (server, found):
        assert server.process is not None
        (nursery,) = children(server.process.pid)
        os.kill(nursery, signal.SIGKILL)
        awaited(lambda: not any(is_running(each) for each in found), f"{found} outlive their nursery")
        status, text = call(server.port, "POST", "/api/facts", {"game": "notre-dame", "seats": 2}, seconds=60)
        assert status == 200, text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_does_so_while_workers_think_and_people_wait(
    tmp_path: Path, number: signal.Signals
) -> None:
    with busy_server(tmp_path) as (server, found):
        assert server.process is not None
        waiting = threading.Thread(target=_ask, args=(server.port,))
        waiting.start()
        server.process.send_signal(number)
        server.process.wait(30)
        awaited(lambda: not any(is_running(each) for each in found), f"{found} outlive the server")
        waiting.join(30)
        assert not waiting.is_alive()
        assert server.faults() == [], "to end is no fault"


def _ask(port: int) -> None:
    """Ask for something that no worker has time for."""
    try:
        call(port, "POST", "/api/facts", {"game": "notre-dame", "seats": 2}, seconds=30)
    except OSError:
        return  # the server ended meanwhile
