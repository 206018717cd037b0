"""What the kernel knows of a process: its children, memory and processor time, and how long it waited."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> list[str]:
    """The fields behind the name, the state first; none when the process is gone."""
    try:
        return (
            Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        )
    except (FileNotFoundError, ProcessLookupError):
        return []


def is_alive(pid: int) -> bool:
    """Whether a process is there and not merely waiting to be buried."""
    fields = _stat(pid)
    return bool(fields) and fields[0] not in "ZX"


def born(pid: int) -> str:
    """When a process began: with its number, this tells it from a later one of the same number."""
    fields = _stat(pid)
    return fields[19] if fields else ""


def descendants(pid: int) -> list[int]:
    """The children of a process, their children, and so on."""
    children: dict[int, list[int]] = {}
    for place in Path("/proc").iterdir():
        if place.name.isdigit():
            fields = _stat(int(place.name))
            if fields and fields[0] not in "ZX":
                children.setdefault(int(fields[1]), []).append(int(place.name))
    found: list[int] = []
    ahead = [pid]
    while ahead:
        for child in children.get(ahead.pop(), []):
            found.append(child)
            ahead.append(child)
    return found


def command_of(pid: int) -> str:
    """The command line of a process."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def cpu_seconds(pid: int) -> float:
    """Processor time used so far by all threads."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def resident_bytes(pid: int) -> int:
    """Memory in use now."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE
    except (FileNotFoundError, ProcessLookupError):
        return 0


def own_bytes(pid: int) -> int:
    """Memory in use now, of what is shared with others only a share."""
    try:
        told = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    for line in told.splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


@dataclass(frozen=True)
class Turns:
    """Of a thread: seconds that it ran, and seconds that it could have run and got no processor."""

    ran: float = 0.0
    waited: float = 0.0


def turns_of(place: Path) -> Turns:
    """What the kernel counts of a thread, in a folder of /proc."""
    try:
        ran, waited, _ = (place / "schedstat").read_text(encoding="ascii").split()
    except (FileNotFoundError, ProcessLookupError):
        return Turns()
    return Turns(int(ran) / 1e9, int(waited) / 1e9)


def turns_by_thread(pid: int) -> dict[int, Turns]:
    """The same of each thread of a process by its number; the main one has the process's."""
    try:
        return {int(place.name): turns_of(place) for place in Path(f"/proc/{pid}/task").iterdir()}
    except (FileNotFoundError, ProcessLookupError):
        return {}


def send(number: signal.Signals, pids: Iterable[int]) -> None:
    """A signal to each; those that are gone already do not mind."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


def outliving(known: dict[int, str], seconds: float) -> list[int]:
    """Which of these processes, told by number and birth, are still there after so long."""
    until = time.monotonic() + seconds
    while True:
        alive = [pid for pid, birth in known.items() if is_alive(pid) and born(pid) == birth]
        if not alive or time.monotonic() > until:
            return alive
        time.sleep(0.02)
