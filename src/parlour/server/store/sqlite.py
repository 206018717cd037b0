"""Tables in a SQLite file.

WAL with `synchronous=FULL`: when `append` returns, the answer has been written and synced, and survives a
loss of power. One thread writes, another reads; nobody who reads waits for whoever writes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from parlour.kernel.errors import Invalid
from parlour.server.store import base
from parlour.server.store import rows as columns
from parlour.server.store.hold import Hold
from parlour.server.store.schema import MIGRATIONS
from parlour.server.store.sqlite_file import MEMORY
from parlour.server.store.sqlite_threads import SqliteThread

T = TypeVar("T")
CHAT_TOLD: Final = 100
READY_SECONDS: Final = 2


class SqliteStore(base.Store):
    """A file; `:memory:` is for tests, and has one thread, for a second one would open another memory."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self._writer: Final = SqliteThread(path, writes=True)
        self._reader: Final = SqliteThread(path, writes=False) if path != MEMORY else self._writer
        self._hold: Hold | None = None

    async def open(self, wake: base.Wake) -> None:
        if self.path != MEMORY:
            try:
                Path(self.path).parent.mkdir(parents=True, exist_ok=True)
                self._hold = Hold(self.path)
            except OSError as error:
                raise Invalid(
                    "unusable-database", {"path": self.path[:200], "why": str(error)[:200]}
                ) from error
        try:
            await self._writer.start()
            if self._reader is not self._writer:
                await self._reader.start()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        ended = await self._writer.stop() and await self._reader.stop()
        if self._hold is not None and ended:
            self._hold.release()
            self._hold = None

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.do(work)

    async def _look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._reader.do(work)

    # What a store does

    async def ready(self) -> None:
        try:
            async with asyncio.timeout(READY_SECONDS):
                # The same number again: a page is written and synced, and nothing is changed.
                await self._do(
                    lambda connection: connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
                )
        except TimeoutError as error:
            raise base.StoreFailed("the database does not answer") from error

    async def create(self, table: base.TableRow, rows: Sequence[base.Row]) -> base.TableRow:
        def work(connection: sqlite3.Connection) -> base.TableRow:
            marks = ", ".join("?" * columns.TABLE_WIDTH)
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

    async def load(self, table: str) -> base.Loaded | None:
        def work(connection: sqlite3.Connection) -> base.Loaded | None:
            row = _read_table(connection, "id = ?", table)
            if row is None:
                return None
            kept = connection.execute(
                "SELECT entries, state FROM snapshots WHERE number = ?", (row.number,)
            ).fetchone()
            snapshot = None if kept is None else base.Snapshot(kept[0], kept[1])
            chat = connection.execute(
                f"SELECT {columns.CHAT_COLUMNS} FROM chat WHERE number = ? ORDER BY n DESC LIMIT ?",
                (row.number, CHAT_TOLD),
            ).fetchall()
            first = 0 if snapshot is None else snapshot.entries
            said = tuple([columns.read_chat(line) for line in reversed(chat)])
            count, longest = _length(connection, row.number)
            if count != longest:
                _read_entries(connection, row.number, 0)  # it names the first that is missing
            base.check_length(count, first)
            return base.Loaded(row, snapshot, _read_entries(connection, row.number, first), count, said)

        return await self._look(work)

    async def entries(self, number: int, first: int = 0) -> tuple[base.Row, ...]:
        return await self._look(lambda connection: _read_entries(connection, number, first))

    async def find_key(self, number: int, seat: int, key: str) -> int | None:
        def work(connection: sqlite3.Connection) -> int | None:
            found = connection.execute(
                "SELECT n FROM entries WHERE number = ? AND seat = ? AND key = ?", (number, seat, key)
            ).fetchone()
            return None if found is None else int(found[0])

        return await self._look(work)

    async def append(self, add: base.Append, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            known = connection.execute(
                "SELECT 1 FROM tables WHERE number = ? AND id = ?", (add.table, table)
            ).fetchone()
            if known is None or _length(connection, add.table) != (add.at, add.at):
                raise base.Conflict
            try:
                _insert_entries(connection, add.table, add.at, add.rows)
            except sqlite3.IntegrityError as error:
                raise base.Conflict from error
            if add.settles:
                connection.execute("UPDATE tables SET asked = '' WHERE number = ?", (add.table,))
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

    async def set_seat(self, number: int, seat: base.SeatRow, table: str) -> None:
        await self._do(lambda connection: _write_seat(connection, number, seat))

    async def claim(self, number: int, seat: base.SeatRow, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            kind = connection.execute(
                "SELECT kind FROM seats WHERE number = ? AND seat = ?", (number, seat.seat)
            ).fetchone()
            if kind is None or kind[0] != "open":
                return False
            _write_seat(connection, number, seat)
            return True

        return await self._do(work)

    async def say(self, number: int, line: base.ChatRow, table: str) -> base.ChatRow:
        def work(connection: sqlite3.Connection) -> base.ChatRow:
            before = connection.execute(
                f"SELECT {columns.CHAT_COLUMNS} FROM chat WHERE number = ? AND seat = ? AND key = ?",
                (number, line.seat, line.key),
            ).fetchone()
            if before is not None:
                return columns.read_chat(before)
            (n,) = connection.execute(
                "SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE number = ?", (number,)
            ).fetchone()
            connection.execute(
                f"INSERT INTO chat (number, {columns.CHAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (number, *columns.chat_values(n, line)),
            )
            return line._replace(n=n)

        return await self._do(work)

    async def set_rematch(self, number: int, rematch: str, table: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(
                "UPDATE tables SET rematch = ? WHERE number = ? AND rematch = ''", (rematch, number)
            )
            (kept,) = connection.execute("SELECT rematch FROM tables WHERE number = ?", (number,)).fetchone()
            return str(kept)

        return await self._do(work)

    async def set_asked(self, number: int, asked: base.UndoAsked | None, table: str) -> None:
        told = columns.written_asked(asked)
        await self._do(
            lambda connection: connection.execute(
                "UPDATE tables SET asked = ? WHERE number = ?", (told, number)
            )
        )

    async def public_tables(self, most: int) -> tuple[base.TableRow, ...]:
        def work(connection: sqlite3.Connection) -> tuple[base.TableRow, ...]:
            numbers = connection.execute(
                "SELECT number FROM tables WHERE public = 1 AND over = 0 AND EXISTS (SELECT 1 FROM seats "
                "WHERE seats.number = tables.number AND seats.kind = 'open') ORDER BY number DESC LIMIT ?",
                (most,),
            ).fetchall()
            found = [_read_table(connection, "number = ?", number) for (number,) in numbers]
            return tuple([table for table in found if table is not None])

        return await self._look(work)

    async def rows_of(self, tables: Sequence[str]) -> tuple[base.TableRow, ...]:
        def work(connection: sqlite3.Connection) -> tuple[base.TableRow, ...]:
            found = [_read_table(connection, "id = ?", table) for table in tables]
            return tuple([table for table in found if table is not None])

        return await self._look(work)


def _insert_entries(
    connection: sqlite3.Connection, number: int, first: int, rows: Sequence[base.Row]
) -> None:
    connection.executemany(
        f"INSERT INTO entries (number, n, {columns.ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(number, first + at, *columns.entry_values(row)) for at, row in enumerate(rows)],
    )


def _read_entries(connection: sqlite3.Connection, number: int, first: int) -> tuple[base.Row, ...]:
    found = connection.execute(
        f"SELECT n, {columns.ENTRY_COLUMNS} FROM entries WHERE number = ? AND n >= ? ORDER BY n",
        (number, first),
    ).fetchall()
    base.contiguous([each[0] for each in found], first)
    return tuple([columns.read_entry(each[1:]) for each in found])


def _length(connection: sqlite3.Connection, number: int) -> tuple[int, int]:
    """How many entries a log has, and how many it should have by the number of the last one."""
    count, longest = connection.execute(
        "SELECT COUNT(*), COALESCE(MAX(n) + 1, 0) FROM entries WHERE number = ?", (number,)
    ).fetchone()
    return int(count), int(longest)


def _read_table(connection: sqlite3.Connection, where: str, value: str | int) -> base.TableRow | None:
    row = connection.execute(
        f"SELECT number, {columns.TABLE_COLUMNS} FROM tables WHERE {where}", (value,)
    ).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        f"SELECT {columns.SEAT_COLUMNS} FROM seats WHERE number = ? ORDER BY seat", (row[0],)
    ).fetchall()
    return columns.read_table(row[0], row[1:], [columns.read_seat(seat) for seat in seats])


def _write_seat(connection: sqlite3.Connection, number: int, seat: base.SeatRow) -> None:
    connection.execute(
        "UPDATE seats SET kind = ?, name = ?, bot = ?, away = ?, token = ?, invitation = ?, spent = ? "
        "WHERE number = ? AND seat = ?",
        (*columns.seat_values(seat)[1:], number, seat.seat),
    )
