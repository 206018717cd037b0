"""Tables in a SQLite file. One thread writes; answers that arrive together are synced together.

WAL with `synchronous=FULL`: when `append` returns, the answer has been written and synced, and survives a
loss of power. A group of answers shares one transaction, so a busy server syncs less often than it answers.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from parlour.kernel.errors import Invalid
from parlour.server.store import rows as columns
from parlour.server.store.base import (
    Append,
    ChatRow,
    Conflict,
    Loaded,
    Row,
    SeatRow,
    Snapshot,
    Store,
    StoreFailed,
    TableRow,
    Wake,
)
from parlour.server.store.schema import MIGRATIONS, SQLITE

T = TypeVar("T")
MOST_TOGETHER: Final = 64
"""Answers that share one transaction at most."""
CHAT_TOLD: Final = 100


class _Job:
    """Something for the writing thread, and the place where its outcome goes."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work: Final = work
        self.future: Final[Future[Any]] = Future()


class SqliteStore(Store):
    """A file; `:memory:` is for tests."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self, wake: Wake) -> None:
        ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(ready,), name="store", daemon=True)
        self._thread.start()
        await asyncio.wrap_future(ready)

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # The writing thread

    def _run(self, ready: Future[None]) -> None:
        try:
            connection = connect(self.path)
        except (sqlite3.Error, OSError, Invalid) as error:
            if not isinstance(error, Invalid):
                error = Invalid("unusable-database", {"path": self.path[:200], "why": str(error)[:200]})
            ready.set_exception(error)
            return
        ready.set_result(None)
        while True:
            job = self._jobs.get()
            if job is None:
                break
            group = [job]
            last = False
            while len(group) < MOST_TOGETHER:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            self._carry_out(connection, group)
            if last:
                break
        connection.close()

    def _carry_out(self, connection: sqlite3.Connection, group: list[_Job]) -> None:
        """Each job in a savepoint of one transaction; they are told of it after the commit."""
        done: list[tuple[_Job, Any]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in group:
                if not job.future.set_running_or_notify_cancel():
                    continue  # whoever asked has gone; from here on nobody can cancel it any more
                connection.execute("SAVEPOINT job")
                try:
                    outcome = job.work(connection)
                except Exception as error:  # noqa: BLE001  # whatever it is, it belongs to whoever asked
                    connection.execute("ROLLBACK TO job")
                    _fail(job, error)
                else:
                    done.append((job, outcome))
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in group:
                _fail(job, error)
            return
        for job, outcome in done:
            job.future.set_result(outcome)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = _Job(work)
        self._jobs.put(job)
        try:
            found: T = await asyncio.wrap_future(job.future)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
        return found

    # What a store does

    async def create(self, table: TableRow, rows: Sequence[Row]) -> TableRow:
        def work(connection: sqlite3.Connection) -> TableRow:
            marks = ", ".join("?" * 16)
            cursor = connection.execute(
                f"INSERT INTO tables ({columns.TABLE_COLUMNS}) VALUES ({marks})", columns.table_values(table)
            )
            number = int(cursor.lastrowid or 0)
            connection.executemany(
                f"INSERT INTO seats (number, {columns.SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(number, *columns.seat_values(seat)) for seat in table.seats],
            )
            _insert_entries(connection, number, 0, rows)
            return _read_table(connection, "number = ?", number) or table

        return await self._do(work)

    async def load(self, table: str) -> Loaded | None:
        def work(connection: sqlite3.Connection) -> Loaded | None:
            row = _read_table(connection, "id = ?", table)
            if row is None:
                return None
            kept = connection.execute(
                "SELECT entries, state FROM snapshots WHERE number = ?", (row.number,)
            ).fetchone()
            snapshot = None if kept is None else Snapshot(kept[0], kept[1])
            chat = connection.execute(
                f"SELECT {columns.CHAT_COLUMNS} FROM chat WHERE number = ? ORDER BY n DESC LIMIT ?",
                (row.number, CHAT_TOLD),
            ).fetchall()
            first = 0 if snapshot is None else snapshot.entries
            said = tuple([columns.read_chat(line) for line in reversed(chat)])
            return Loaded(row, snapshot, _read_entries(connection, row.number, first), said)

        return await self._do(work)

    async def entries(self, number: int, first: int = 0) -> tuple[Row, ...]:
        return await self._do(lambda connection: _read_entries(connection, number, first))

    async def find_key(self, number: int, seat: int, key: str) -> int | None:
        def work(connection: sqlite3.Connection) -> int | None:
            found = connection.execute(
                "SELECT n FROM entries WHERE number = ? AND seat = ? AND key = ?", (number, seat, key)
            ).fetchone()
            return None if found is None else int(found[0])

        return await self._do(work)

    async def append(self, add: Append, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                _insert_entries(connection, add.table, add.at, add.rows)
            except sqlite3.IntegrityError as error:
                raise Conflict from error
            for seat, spent in add.spent:
                connection.execute(
                    "UPDATE seats SET spent = ? WHERE number = ? AND seat = ?", (spent, add.table, seat)
                )
            if add.over is not None:
                connection.execute("UPDATE tables SET over = ? WHERE number = ?", (int(add.over), add.table))
            if add.snapshot is not None:
                connection.execute(
                    "INSERT OR REPLACE INTO snapshots (number, entries, state) VALUES (?, ?, ?)",
                    (add.table, add.snapshot.entries, add.snapshot.state),
                )

        await self._do(work)

    async def set_seat(self, number: int, seat: SeatRow, table: str) -> None:
        await self._do(lambda connection: _write_seat(connection, number, seat))

    async def claim(self, number: int, seat: SeatRow, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            kind = connection.execute(
                "SELECT kind FROM seats WHERE number = ? AND seat = ?", (number, seat.seat)
            ).fetchone()
            if kind is None or kind[0] != "open":
                return False
            _write_seat(connection, number, seat)
            return True

        return await self._do(work)

    async def say(self, number: int, line: ChatRow, table: str) -> ChatRow:
        def work(connection: sqlite3.Connection) -> ChatRow:
            (n,) = connection.execute(
                "SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE number = ?", (number,)
            ).fetchone()
            connection.execute(
                f"INSERT INTO chat (number, {columns.CHAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (number, *columns.chat_values(n, line)),
            )
            return replace(line, n=n)

        return await self._do(work)

    async def set_rematch(self, number: int, rematch: str, table: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(
                "UPDATE tables SET rematch = ? WHERE number = ? AND rematch = ''", (rematch, number)
            )
            (kept,) = connection.execute("SELECT rematch FROM tables WHERE number = ?", (number,)).fetchone()
            return str(kept)

        return await self._do(work)

    async def public_tables(self, most: int) -> tuple[TableRow, ...]:
        def work(connection: sqlite3.Connection) -> tuple[TableRow, ...]:
            numbers = connection.execute(
                "SELECT number FROM tables WHERE public = 1 AND over = 0 AND EXISTS (SELECT 1 FROM seats "
                "WHERE seats.number = tables.number AND seats.kind = 'open') ORDER BY number DESC LIMIT ?",
                (most,),
            ).fetchall()
            found = [_read_table(connection, "number = ?", number) for (number,) in numbers]
            return tuple([table for table in found if table is not None])

        return await self._do(work)

    async def rows_of(self, tables: Sequence[str]) -> tuple[TableRow, ...]:
        def work(connection: sqlite3.Connection) -> tuple[TableRow, ...]:
            found = [_read_table(connection, "id = ?", table) for table in tables]
            return tuple([table for table in found if table is not None])

        return await self._do(work)


def _fail(job: _Job, error: BaseException) -> None:
    if not job.future.done():
        job.future.set_exception(error)


def connect(path: str) -> sqlite3.Connection:
    """Open a file and bring its schema up to date."""
    if path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # A checkpoint holds commits up for some 20 ms; every 1,000 pages would be once a second on a busy server.
    connection.execute("PRAGMA wal_autocheckpoint = 10000")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Carry out the migrations that the file has not seen yet, all or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise Invalid("newer-database", {"version": version, "known": len(MIGRATIONS)})
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                connection.execute(statement.format(**SQLITE))
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def copy_database(source: str, target: str) -> None:
    """A whole copy, taken while others write; the file appears only when it is complete."""
    if not Path(source).exists():
        raise Invalid("no-such-file", {"file": Path(source).name})
    part = f"{target}.part"
    Path(part).unlink(missing_ok=True)
    with sqlite3.connect(source, timeout=10) as reading, sqlite3.connect(part) as writing:
        reading.backup(writing)
    reading.close()
    writing.close()
    Path(part).replace(target)


def _insert_entries(connection: sqlite3.Connection, number: int, first: int, rows: Sequence[Row]) -> None:
    connection.executemany(
        f"INSERT INTO entries (number, n, {columns.ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(number, first + at, *columns.entry_values(row)) for at, row in enumerate(rows)],
    )


def _read_entries(connection: sqlite3.Connection, number: int, first: int) -> tuple[Row, ...]:
    found = connection.execute(
        f"SELECT {columns.ENTRY_COLUMNS} FROM entries WHERE number = ? AND n >= ? ORDER BY n", (number, first)
    )
    return tuple([columns.read_entry(each) for each in found])


def _read_table(connection: sqlite3.Connection, where: str, value: str | int) -> TableRow | None:
    row = connection.execute(
        f"SELECT number, {columns.TABLE_COLUMNS} FROM tables WHERE {where}", (value,)
    ).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        f"SELECT {columns.SEAT_COLUMNS} FROM seats WHERE number = ? ORDER BY seat", (row[0],)
    ).fetchall()
    return columns.read_table(row[0], row[1:], [columns.read_seat(seat) for seat in seats])


def _write_seat(connection: sqlite3.Connection, number: int, seat: SeatRow) -> None:
    connection.execute(
        "UPDATE seats SET kind = ?, name = ?, bot = ?, away = ?, token = ?, invitation = ?, spent = ? "
        "WHERE number = ? AND seat = ?",
        (*columns.seat_values(seat)[1:], number, seat.seat),
    )
