"""A disk that loses whatever was not synced: kills of a process alone never show a missing sync.

The kernel keeps what a killed process has written. Only a loss of power takes it away, and the library built
from `unsynced.c` plays that: it keeps an image of what was synced, which replaces the files after the kill.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("unsynced.c")
PAGE: Final = 4096
UNSAFE: Final = "PARLOUR_TEST_UNSAFE"


def why_not() -> str:
    """Why the shim cannot be built here; the empty word when it can."""
    return "" if shutil.which("gcc") else "there is no gcc to build the storage shim with"


class ForgetfulDisk:
    """A folder for the database, and what of it would survive a loss of power."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = (folder / "disk").resolve()
        self.shadow: Final = (folder / "synced").resolve()
        self.library: Final = folder / "unsynced.so"
        self.lie: Final = folder.resolve() / "lie"
        self.folder.mkdir()
        self.shadow.mkdir()
        command = [
            "gcc",
            "-O2",
            "-shared",
            "-fPIC",
            "-w",
            "-o",
            str(self.library),
            str(SOURCE),
            "-ldl",
            "-lpthread",
        ]
        subprocess.run(command, check=True)

    def env(self) -> Mapping[str, str]:
        """What a server needs in its environment to write on this disk."""
        return {
            "LD_PRELOAD": str(self.library.resolve()),
            "SIEGE_FOLDER": str(self.folder),
            "SIEGE_SHADOW": str(self.shadow),
            UNSAFE: str(self.lie),
        }

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
