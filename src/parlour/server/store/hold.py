"""Who holds a database file: one server, or one tool that rewrites it, and nobody beside it.

SQLite lets any number of processes write in turn, but a server keeps its tables in memory: a second one, or a
restore underneath it, would write past what it knows. The hold is a locked file next to the database, and the
system lets go of it with the process, however that ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from parlour.kernel.errors import Invalid

OWNER_ONLY: Final = 0o600


class Hold:
    """A database file held by this process until `release`."""

    def __init__(self, path: str) -> None:
        self.file: Final = f"{Path(path).resolve()}.lock"
        self._handle: int | None = os.open(self.file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            _lock(self._handle)
        except OSError as error:
            self.release()
            raise Invalid("database-in-use", {"path": path[:200]}) from error

    def release(self) -> None:
        """Let others have it. The file stays: removing it would let two hold two files of one name."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    """Lock an open file for this process alone; `OSError` when somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
