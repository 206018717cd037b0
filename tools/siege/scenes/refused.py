"""What an operator must not do to a database that a server holds, or to a good backup: it is refused.

A copy of the database is spoilt, too: its backup is refused and the good one stays, a server on the copy
names the table with the hole and its place, and `parlour repair` brings it back as far as it is whole.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import psycopg

from tools.siege.audit import Stored, read_database
from tools.siege.scenes.ground import SQLITE, Ground
from tools.siege.scenes.scene import Scene
from tools.siege.server import LAUNCHER, ROOT, ServerProcess, call

BAD_INPUT: Final = 2
COMMAND_SECONDS: Final = 30
LEAST_ENTRIES: Final = 12
"""A log must have grown a little before it is worth a hole."""


class Refused(Scene):
    """Restore and repair under a live server, a second server on one file, a backup of spoilt tables."""

    name = "refused to operators"
    harms_store = False
    lasts = (0.0, 0.0)
    faults = 14
    kills = 15

    @contextlib.contextmanager
    def harmed(self, ground: Ground) -> Iterator[None]:
        """One thing after the other, so that all of them have their turn."""
        tries: list[Callable[[Ground], None]] = [_restore, _spoilt_backup, _hole, _repair]
        if ground.database == SQLITE:
            tries.append(_second_server)
        ground.turn += 1
        tries[ground.turn % len(tries)](ground)
        yield


def command(*words: str) -> tuple[int, str]:
    """`parlour` with these words: how it ended, and what it said."""
    full = [sys.executable, *LAUNCHER, *words]
    try:
        done = subprocess.run(
            full, cwd=ROOT, capture_output=True, text=True, timeout=COMMAND_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return -1, f"still at it after {COMMAND_SECONDS} s"
    return done.returncode, done.stdout + done.stderr


def _must_be_refused(ground: Ground, code: str, *words: str) -> None:
    ended, said = command(*words)
    if ended != BAD_INPUT or f"[{code}]" not in said:
        ground.faults.append(f"parlour {words[0]} ended with {ended}, not with {code}: {said[-200:]!r}")


def _good_backup(ground: Ground) -> Path:
    """A backup of the database while it is in use."""
    file = ground.folder / "good.sqlite"
    ended, said = command("backup", "--database", ground.url, str(file))
    if ended:
        ground.faults.append(f"parlour backup ended with {ended}: {said[-200:]!r}")
    return file


def _restore(ground: Ground) -> None:
    """An older backup over a live server: the tables would change under it."""
    file = _good_backup(ground)
    _must_be_refused(ground, "database-in-use", "restore", "--force", "--database", ground.url, str(file))


def _repair(ground: Ground) -> None:
    _must_be_refused(ground, "database-in-use", "repair", "--database", ground.url)


def _second_server(ground: Ground) -> None:
    """Two servers on one file would not hear of one another's answers."""
    words = ("serve", "--port", "0", "--database", ground.url, "--quiet")
    _must_be_refused(ground, "database-in-use", *words)


def _print(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


@contextlib.contextmanager
def _copied(ground: Ground) -> Iterator[str]:
    """Another database with the tables of a good backup."""
    file = _good_backup(ground)
    if ground.cluster is None:
        copy = ground.folder / "copy.sqlite"
        for left in ground.folder.glob("copy.sqlite*"):
            left.unlink()
        shutil.copyfile(file, copy)
        yield str(copy)
        return
    name = f"copy{ground.turn}"
    url = ground.cluster.create_database(name)
    ended, said = command("restore", "--database", url, str(file))
    if ended:
        ground.faults.append(f"parlour restore ended with {ended}: {said[-200:]!r}")
    try:
        yield url
    finally:
        with psycopg.connect(ground.url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def _change(database: str, query: str, values: tuple[object, ...]) -> None:
    if database.startswith("postgresql://"):
        with psycopg.connect(database) as connection:
            connection.execute(query.replace("?", "%s").encode(), values)
    else:
        with contextlib.closing(sqlite3.connect(database)) as file, file:
            file.execute(query, values)


def punch_hole(database: str) -> tuple[str, int] | None:
    """Take an entry out of the middle of the longest log: its table and place; None when none is long."""
    longest: Stored | None = max(
        read_database(database).values(), key=lambda each: len(each.entries), default=None
    )
    if longest is None or len(longest.entries) < LEAST_ENTRIES:
        return None
    at = len(longest.entries) // 2
    _change(database, "DELETE FROM entries WHERE number = ? AND n = ?", (longest.row.number, at))
    return longest.row.id, at


def _tear_page(file: Path) -> None:
    """Spoil a page in the middle of a file, as a bad disk does."""
    size = file.stat().st_size
    with file.open("r+b") as torn:
        torn.seek(size // 2 // 4096 * 4096)
        torn.write(b"\xa5" * 4096)


def _spoilt_backup(ground: Ground) -> None:
    """A backup of tables that are not whole must not take the place of the good one."""
    with _copied(ground) as copy:
        good = ground.folder / "kept.sqlite"
        shutil.copyfile(ground.folder / "good.sqlite", good)
        before = _print(good)
        if ground.cluster is None and ground.rng.random() < 0.5:
            _tear_page(Path(copy))
        elif punch_hole(copy) is None:
            return
        _must_be_refused(ground, "spoilt-database", "backup", "--database", copy, str(good))
        if not good.exists() or _print(good) != before:
            ground.faults.append("LOST: a refused backup has taken the place of the good one")


def _hole(ground: Ground) -> None:
    """A hole in a log is named by the server, with its place; the other tables open, and it is repaired."""
    with _copied(ground) as copy:
        punched = punch_hole(copy)
        if punched is None:
            return
        table, at = punched
        server = ServerProcess(copy, ground.folder)
        try:
            server.start()
            for other in read_database(copy):
                _look(ground, server, other, at if other == table else None)
            server.stop()
            aside = ground.folder / f"cut-off-{ground.turn}.jsonl"
            ended, said = command("repair", "--database", copy, "--to", str(aside))
            if ended or table not in said:
                ground.faults.append(f"parlour repair ended with {ended}: {said[-200:]!r}")
            if any(each.has_hole() for each in read_database(copy).values()):
                ground.faults.append("parlour repair has left a hole")
            server.start()
            _look(ground, server, table, None)
            ground.faults += [f"the server on the copy: {fault}" for fault in server.faults()]
        finally:
            server.kill()


def _look(ground: Ground, server: ServerProcess, table: str, hole: int | None) -> None:
    """Open a table: it must be there, or name the hole."""
    status, text = call(server.port, "GET", f"/api/tables/{table}")
    if hole is None:
        if status != 200:
            ground.faults.append(f"{table} does not open: {status} {text[:200]!r}")
        return
    told = json.loads(text)
    if status != 409 or told.get("code") != "log-has-hole" or told["params"].get("entry") != hole:
        ground.faults.append(f"{table} has a hole at {hole}, and says {status} {text[:200]!r}")
    else:
        ground.named += 1
