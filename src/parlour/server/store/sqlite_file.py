"""A SQLite file as Parlour keeps it: how it is opened, brought up to date, judged whole, and copied."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.kernel.errors import Invalid
from parlour.server.store.hold import OWNER_ONLY
from parlour.server.store.schema import MIGRATIONS, SQLITE

MEMORY: Final = ":memory:"
BUSY_SECONDS: Final = 10
HOLES: Final = (
    "SELECT tables.id, COUNT(n), COALESCE(MAX(n) + 1, 0) FROM tables JOIN entries "
    "ON entries.number = tables.number GROUP BY tables.id HAVING COUNT(n) <> MAX(n) + 1"
)
"""Tables whose log lacks entries: how many there are, and how many there should be. For both databases."""


def connect(path: str) -> sqlite3.Connection:
    """Open a file to write to, for its owner's eyes only, and bring its schema up to date."""
    if path != MEMORY:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        keep_private(path)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # A checkpoint holds commits up for some 20 ms; every 1,000 pages would be once a second when busy.
        connection.execute("PRAGMA wal_autocheckpoint = 10000")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: str) -> sqlite3.Connection:
    """Open a file to read from; in WAL mode nobody who writes holds that up."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
    connection.execute("PRAGMA query_only = ON")
    return connection


def keep_private(path: str) -> None:
    """Make a file that only its owner may read, or see to it that one has that mode; it holds hashes."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    if os.stat(path).st_mode & 0o077 and hasattr(os, "geteuid") and os.stat(path).st_uid == os.geteuid():
        Path(path).chmod(OWNER_ONLY)


def identity(path: str) -> tuple[int, int] | None:
    """Which file lies at a path; None when none does."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return (found.st_dev, found.st_ino)


def migrate(connection: sqlite3.Connection) -> None:
    """Carry out the migrations that the file has not seen yet, all or none."""
    if _version(connection) == len(MIGRATIONS):
        return  # nothing to write, and so nobody to wait for
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection)
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                connection.execute(statement.format(**SQLITE))
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Invalid("newer-database", {"version": version, "known": len(MIGRATIONS)})
    return int(version)


def why_spoilt(connection: sqlite3.Connection) -> str:
    """What is wrong with the tables in a file, in a few words; the empty word when they are whole."""
    try:
        told = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if told != "ok":
            return str(told)
        hole = connection.execute(HOLES).fetchone()
    except sqlite3.Error as error:
        return str(error)
    return "" if hole is None else hole_told(hole[0], hole[1], hole[2])


def hole_told(table: str, count: int, wanted: int) -> str:
    """A hole in a log, in a few words."""
    return f"table {table} has {count} of {wanted} entries"


@contextlib.contextmanager
def appearing(target: str) -> Iterator[str]:
    """A name to write a file under that takes its place only when it is complete and synced."""
    part = f"{target}.{os.getpid()}.part"
    Path(part).unlink(missing_ok=True)
    keep_private(part)
    try:
        yield part
        with Path(part).open("rb") as written:
            os.fsync(written.fileno())
        Path(part).replace(target)
    finally:
        for leftover in (part, f"{part}-wal", f"{part}-shm", f"{part}-journal"):
            Path(leftover).unlink(missing_ok=True)


def copy_database(source: str, target: str) -> None:
    """A whole copy, taken while others write; a spoilt one never takes the place of a good one."""
    if not Path(source).exists():
        raise Invalid("no-such-file", {"file": Path(source).name})
    with appearing(target) as part:
        with (
            contextlib.closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as reading,
            contextlib.closing(sqlite3.connect(part)) as writing,
        ):
            reading.backup(writing)
            why = why_spoilt(writing)
        if why:
            raise Invalid("spoilt-database", {"path": source[:200], "why": why[:200]})
