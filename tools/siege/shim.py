"""Disks for a siege: one that forgets what was not synced, one that fails when told to, one that is small.

The kernel keeps what a killed process has written. Only a loss of power takes it away, and the library built
from `unsynced.c` plays that: it keeps an image of what was synced, which replaces the files after the kill.
The library built from `failing.c` makes reads, writes and syncs of one folder fail while it is told to.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

UNSYNCED: Final = Path(__file__).with_name("unsynced.c")
FAILING: Final = Path(__file__).with_name("failing.c")
PAGE: Final = 4096
UNSAFE: Final = "PARLOUR_TEST_UNSAFE"


def why_not() -> str:
    """Why the shim cannot be built here; the empty word when it can."""
    return "" if shutil.which("gcc") else "there is no gcc to build the storage shim with"


class WatchedDisk:
    """A folder for the database, and a library that stands between it and the server."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.folder: Final = (folder / "disk").resolve()
        self.library: Final = (folder / source.with_suffix(".so").name).resolve()
        self.folder.mkdir()
        _build(source, self.library)

    def env(self) -> Mapping[str, str]:
        """What a server needs in its environment to write on this disk."""
        return {"LD_PRELOAD": str(self.library), "SIEGE_FOLDER": str(self.folder)}


class ForgetfulDisk(WatchedDisk):
    """A folder for the database, and what of it would survive a loss of power."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, UNSYNCED)
        self.shadow: Final = (folder / "synced").resolve()
        self.lie: Final = folder.resolve() / "lie"
        self.shadow.mkdir()

    def env(self) -> Mapping[str, str]:
        """What a server needs in its environment to write on this disk."""
        return {**super().env(), "SIEGE_SHADOW": str(self.shadow), UNSAFE: str(self.lie)}

    def begin_to_lie(self) -> None:
        """From now on every sync is a lie, until power is lost. Shows that the harness would notice."""
        self.lie.touch()

    def lose_power(self) -> int:
        """After the kill: only what was synced is left. The bytes in pages that are not as they were.

        The index of the log (-shm) is never synced and never needed: SQLite makes it anew from the log.
        """
        self.lie.unlink(missing_ok=True)
        before = {path.name: path.read_bytes() for path in self.folder.iterdir()}
        for path in self.folder.iterdir():
            path.unlink()
        for path in self.shadow.iterdir():
            if not path.name.startswith(".") and not path.name.endswith("-shm"):
                shutil.copyfile(path, self.folder / path.name)
        lost = 0
        for name, written in before.items():
            if not name.endswith("-shm"):
                kept = self.folder / name
                lost += _differing(written, kept.read_bytes() if kept.exists() else b"")
        return lost


def _differing(first: bytes, second: bytes) -> int:
    places = range(0, max(len(first), len(second)), PAGE)
    return PAGE * sum(first[at : at + PAGE] != second[at : at + PAGE] for at in places)


class FailingDisk(WatchedDisk):
    """A folder for the database whose reads and writes fail while somebody says so."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, FAILING)
        self.told: Final = folder.resolve() / "failing"

    def env(self) -> Mapping[str, str]:
        """What a server needs in its environment to write on this disk."""
        return {**super().env(), "SIEGE_FAILING": str(self.told)}

    @contextlib.contextmanager
    def failing(self, how: str) -> Iterator[None]:
        """As long as it lasts, the disk is `broken`, `stuck` or `full`."""
        part = self.told.with_suffix(".part")
        part.write_text(how, encoding="ascii")
        part.rename(self.told)
        try:
            yield
        finally:
            self.told.unlink(missing_ok=True)


class SmallDisk:
    """A file system in memory, so small that a ballast fills it to the last byte."""

    def __init__(self, place: Path, megabytes: int) -> None:
        self.folder: Final = place
        place.mkdir()
        size = f"size={megabytes}m,mode=755"
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", size, "siege", str(place)], check=True, capture_output=True
        )

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """As long as it lasts, not a byte is left."""
        ballast = self.folder / "ballast"
        try:
            with ballast.open("wb", buffering=0) as filling, contextlib.suppress(OSError):
                while filling.write(bytes(1 << 16)):
                    pass
            yield
        finally:
            ballast.unlink(missing_ok=True)

    def close(self) -> None:
        """Take it away."""
        subprocess.run(["umount", "-l", str(self.folder)], check=False, capture_output=True)


def can_mount(folder: Path) -> bool:
    """Whether a small disk can be had here: mounting one is for root."""
    if os.geteuid() != 0 or shutil.which("mount") is None:
        return False
    try:
        disk = SmallDisk(folder / "trial", 1)
    except (OSError, subprocess.CalledProcessError):
        return False
    disk.close()
    return True


def _build(source: Path, library: Path) -> None:
    """Compile a library to be preloaded."""
    command = ["gcc", "-O2", "-shared", "-fPIC", "-w", "-o", str(library), str(source), "-ldl", "-lpthread"]
    subprocess.run(command, check=True)
