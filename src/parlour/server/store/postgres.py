"""Tables in PostgreSQL, shared by several server processes that wake one another with LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import psycopg
from psycopg.errors import UniqueViolation
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from parlour.kernel.errors import Invalid
from parlour.server.store import base
from parlour.server.store import rows as columns
from parlour.server.store.schema import MIGRATIONS, POSTGRES

CHANNEL: Final = "parlour"
CHAT_TOLD: Final = 100
LOCK: Final = 7_013_254
"""The number of the advisory lock that one process holds while it brings the schema up to date."""
HELD: Final = 7_013_255
"""The number of the advisory lock that servers share; whoever rewrites the tables wants it alone."""
CONNECTIONS: Final = 4
RETRY_SECONDS: Final = 1.0
WAIT_SECONDS: Final = 10
"""How long anybody waits for a connection, or for what it is to do."""
READY_SECONDS: Final = 2
SETTINGS: Final[dict[str, Any]] = {
    "prepare_threshold": 2,
    "connect_timeout": 5,
    # A statement that waits for somebody's lock gives up before its caller does.
    "options": f"-c statement_timeout={(WAIT_SECONDS - 1) * 1000}",
    "tcp_user_timeout": WAIT_SECONDS * 1000,
}

Connection = psycopg.AsyncConnection[tuple[Any, ...]]


def _sql(text: str) -> Any:
    """Statements are put together from constants of this package only, which the driver cannot see."""
    return text


class PostgresStore(base.Store):
    """A database by its URL."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.process: Final = f"{os.getpid()}-{id(self)}"
        self._pool: AsyncConnectionPool[Connection] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self, wake: base.Wake) -> None:
        pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            self.url, min_size=1, max_size=CONNECTIONS, open=False, kwargs=dict(SETTINGS)
        )
        try:
            await pool.open(wait=True, timeout=WAIT_SECONDS)
            self._pool = pool
            await self._migrate()
        except (psycopg.Error, PoolTimeout, OSError, base.StoreFailed) as error:
            await pool.close()
            raise Invalid("unusable-database", {"path": "postgresql", "why": str(error)[:200]}) from error
        except Invalid:
            await pool.close()
            raise
        listening = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(wake, listening))
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await listening.wait()
        except TimeoutError as error:
            await self.close()
            raise Invalid("database-in-use", {"path": "postgresql"}) from error

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            await self._pool.close(timeout=1)

    @property
    def pool(self) -> AsyncConnectionPool[Connection]:
        """The connections; there are some between `open` and `close`."""
        if self._pool is None:
            raise Invalid("unusable-database", {"path": "postgresql", "why": "closed"})
        return self._pool

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Connection]:
        """A connection with an open transaction; what goes wrong with it is told in our own words."""
        try:
            async with (
                asyncio.timeout(2 * WAIT_SECONDS),  # a database that hangs answers to nothing else
                self.pool.connection(timeout=WAIT_SECONDS) as connection,
                connection.transaction(),
            ):
                yield connection
        except UniqueViolation as error:
            raise base.Conflict from error
        except (psycopg.Error, PoolTimeout, PoolClosed, TimeoutError, OSError) as error:
            raise base.StoreFailed(str(error) or type(error).__name__) from error

    async def _migrate(self) -> None:
        async with self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            found = await (await connection.execute("SELECT version FROM schema_version")).fetchone()
            version = 0 if found is None else int(found[0])
            if version > len(MIGRATIONS):
                raise Invalid("newer-database", {"version": version, "known": len(MIGRATIONS)})
            for statements in MIGRATIONS[version:]:
                for statement in statements:
                    await connection.execute(_sql(statement.format(**POSTGRES)))
            if found is None:
                await connection.execute("INSERT INTO schema_version VALUES (%s)", (len(MIGRATIONS),))
            else:
                await connection.execute("UPDATE schema_version SET version = %s", (len(MIGRATIONS),))

    async def _listen(self, wake: base.Wake, listening: asyncio.Event) -> None:
        """Hear what other processes change; when the connection breaks, everything may have changed."""
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self.url, autocommit=True, connect_timeout=5
                )
                async with connection:
                    # Servers share it; whoever restores or repairs wants it alone, and is waited for.
                    await connection.execute("SELECT pg_advisory_lock_shared(%s)", (HELD,))
                    await connection.execute(_sql(f"LISTEN {CHANNEL}"))
                    if listening.is_set():
                        wake("")
                    listening.set()
                    async for note in connection.notifies():
                        process, _, table = note.payload.partition(" ")
                        if process != self.process:
                            wake(table)
            except (psycopg.Error, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    async def _notify(self, connection: Connection, table: str) -> None:
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.process} {table}"))

    # What a store does

    async def ready(self) -> None:
        try:
            async with asyncio.timeout(READY_SECONDS), self._transaction() as connection:
                await connection.execute("UPDATE schema_version SET version = version")
        except TimeoutError as error:
            raise base.StoreFailed("the database does not answer") from error

    async def create(self, table: base.TableRow, rows: Sequence[base.Row]) -> base.TableRow:
        marks = ", ".join(["%s"] * columns.TABLE_WIDTH)
        async with self._transaction() as connection:
            cursor = await connection.execute(
                _sql(f"INSERT INTO tables ({columns.TABLE_COLUMNS}) VALUES ({marks}) RETURNING number"),
                columns.table_values(table),
            )
            found = await cursor.fetchone()
            number = int(found[0]) if found is not None else 0
            async with connection.cursor() as writing:
                await writing.executemany(
                    _sql(
                        f"INSERT INTO seats (number, {columns.SEAT_COLUMNS}) "
                        "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)"
                    ),
                    [(number, *columns.seat_values(seat)) for seat in table.seats],
                )
            await _insert_entries(connection, number, 0, rows)
            return await _read_table(connection, "number = %s", number) or table

    async def load(self, table: str) -> base.Loaded | None:
        async with self._transaction() as connection:
            # What is read in several statements must be one picture of the table.
            await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            row = await _read_table(connection, "id = %s", table)
            if row is None:
                return None
            cursor = await connection.execute(
                "SELECT entries, state FROM snapshots WHERE number = %s", (row.number,)
            )
            kept = await cursor.fetchone()
            snapshot = None if kept is None else base.Snapshot(kept[0], bytes(kept[1]))
            cursor = await connection.execute(
                _sql(f"SELECT {columns.CHAT_COLUMNS} FROM chat WHERE number = %s ORDER BY n DESC LIMIT %s"),
                (row.number, CHAT_TOLD),
            )
            said = [columns.read_chat(line) for line in reversed(await cursor.fetchall())]
            first = 0 if snapshot is None else snapshot.entries
            count, longest = await _length(connection, row.number)
            if count != longest:
                await _read_entries(connection, row.number, 0)  # it names the first that is missing
            base.check_length(count, first)
            tail = await _read_entries(connection, row.number, first)
            return base.Loaded(row, snapshot, tail, count, tuple(said))

    async def entries(self, number: int, first: int = 0) -> tuple[base.Row, ...]:
        async with self._transaction() as connection:
            return await _read_entries(connection, number, first)

    async def find_key(self, number: int, seat: int, key: str) -> int | None:
        async with self._transaction() as connection:
            cursor = await connection.execute(
                "SELECT n FROM entries WHERE number = %s AND seat = %s AND key = %s", (number, seat, key)
            )
            found = await cursor.fetchone()
            return None if found is None else int(found[0])

    async def append(self, add: base.Append, table: str) -> None:
        async with self._transaction() as connection:
            # Who writes to a log holds its table, so that what is counted stays true until the commit.
            cursor = await connection.execute(
                "SELECT 1 FROM tables WHERE number = %s AND id = %s FOR UPDATE", (add.table, table)
            )
            known = await cursor.fetchone()
            if known is None or await _length(connection, add.table) != (add.at, add.at):
                raise base.Conflict
            await _insert_entries(connection, add.table, add.at, add.rows)
            if add.settles:
                await connection.execute("UPDATE tables SET asked = '' WHERE number = %s", (add.table,))
            for seat, spent in add.spent:
                await connection.execute(
                    "UPDATE seats SET spent = %s WHERE number = %s AND seat = %s",
                    (spent, add.table, seat),
                )
            if add.over is not None:
                await connection.execute(
                    "UPDATE tables SET over = %s WHERE number = %s", (int(add.over), add.table)
                )
            if add.snapshot is not None:
                await connection.execute(
                    "INSERT INTO snapshots (number, entries, state) VALUES (%s, %s, %s) "
                    "ON CONFLICT (number) DO UPDATE "
                    "SET entries = excluded.entries, state = excluded.state",
                    (add.table, add.snapshot.entries, add.snapshot.state),
                )
            await self._notify(connection, table)

    async def set_seat(self, number: int, seat: base.SeatRow, table: str) -> None:
        async with self._transaction() as connection:
            await _write_seat(connection, number, seat)
            await self._notify(connection, table)

    async def claim(self, number: int, seat: base.SeatRow, table: str) -> bool:
        async with self._transaction() as connection:
            cursor = await connection.execute(
                "SELECT kind FROM seats WHERE number = %s AND seat = %s FOR UPDATE", (number, seat.seat)
            )
            kind = await cursor.fetchone()
            if kind is None or kind[0] != "open":
                return False
            await _write_seat(connection, number, seat)
            await self._notify(connection, table)
            return True

    async def say(self, number: int, line: base.ChatRow, table: str) -> base.ChatRow:
        async with self._transaction() as connection:
            await connection.execute("SELECT 1 FROM tables WHERE number = %s FOR UPDATE", (number,))
            cursor = await connection.execute(
                _sql(f"SELECT {columns.CHAT_COLUMNS} FROM chat WHERE number = %s AND seat = %s AND key = %s"),
                (number, line.seat, line.key),
            )
            before = await cursor.fetchone()
            if before is not None:
                return columns.read_chat(before)
            cursor = await connection.execute(
                "SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE number = %s", (number,)
            )
            found = await cursor.fetchone()
            n = int(found[0]) if found is not None else 0
            await connection.execute(
                _sql(
                    f"INSERT INTO chat (number, {columns.CHAT_COLUMNS}) "
                    "VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)"
                ),
                (number, *columns.chat_values(n, line)),
            )
            await self._notify(connection, table)
            return line._replace(n=n)

    async def set_rematch(self, number: int, rematch: str, table: str) -> str:
        async with self._transaction() as connection:
            await connection.execute(
                "UPDATE tables SET rematch = %s WHERE number = %s AND rematch = ''", (rematch, number)
            )
            cursor = await connection.execute("SELECT rematch FROM tables WHERE number = %s", (number,))
            kept = await cursor.fetchone()
            await self._notify(connection, table)
            return rematch if kept is None else str(kept[0])

    async def set_asked(self, number: int, asked: base.UndoAsked | None, table: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(
                "UPDATE tables SET asked = %s WHERE number = %s", (columns.written_asked(asked), number)
            )
            await self._notify(connection, table)

    async def public_tables(self, most: int) -> tuple[base.TableRow, ...]:
        async with self._transaction() as connection:
            cursor = await connection.execute(
                "SELECT number FROM tables WHERE public = 1 AND over = 0 AND EXISTS (SELECT 1 FROM seats "
                "WHERE seats.number = tables.number AND seats.kind = 'open') ORDER BY number DESC LIMIT %s",
                (most,),
            )
            found = [
                await _read_table(connection, "number = %s", number) for (number,) in await cursor.fetchall()
            ]
            return tuple([table for table in found if table is not None])

    async def rows_of(self, tables: Sequence[str]) -> tuple[base.TableRow, ...]:
        async with self._transaction() as connection:
            found = [await _read_table(connection, "id = %s", table) for table in tables]
            return tuple([table for table in found if table is not None])


async def _insert_entries(connection: Connection, number: int, first: int, rows: Sequence[base.Row]) -> None:
    async with connection.cursor() as writing:
        await writing.executemany(
            _sql(
                f"INSERT INTO entries (number, n, {columns.ENTRY_COLUMNS}) "
                "VALUES (%s, %s, %s, %s, %s, %s, %s)"
            ),
            [(number, first + at, *columns.entry_values(row)) for at, row in enumerate(rows)],
        )


async def _read_entries(connection: Connection, number: int, first: int) -> tuple[base.Row, ...]:
    cursor = await connection.execute(
        _sql(f"SELECT n, {columns.ENTRY_COLUMNS} FROM entries WHERE number = %s AND n >= %s ORDER BY n"),
        (number, first),
    )
    found = await cursor.fetchall()
    base.contiguous([each[0] for each in found], first)
    return tuple([columns.read_entry(each[1:]) for each in found])


async def _length(connection: Connection, number: int) -> tuple[int, int]:
    """How many entries a log has, and how many it should have by the number of the last one."""
    cursor = await connection.execute(
        "SELECT COUNT(*), COALESCE(MAX(n) + 1, 0) FROM entries WHERE number = %s", (number,)
    )
    found = await cursor.fetchone()
    return (0, 0) if found is None else (int(found[0]), int(found[1]))


async def _read_table(connection: Connection, where: str, value: str | int) -> base.TableRow | None:
    cursor = await connection.execute(
        _sql(f"SELECT number, {columns.TABLE_COLUMNS} FROM tables WHERE {where}"), (value,)
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    cursor = await connection.execute(
        _sql(f"SELECT {columns.SEAT_COLUMNS} FROM seats WHERE number = %s ORDER BY seat"), (row[0],)
    )
    seats = [columns.read_seat(seat) for seat in await cursor.fetchall()]
    return columns.read_table(row[0], row[1:], seats)


async def _write_seat(connection: Connection, number: int, seat: base.SeatRow) -> None:
    await connection.execute(
        "UPDATE seats SET kind = %s, name = %s, bot = %s, away = %s, token = %s, invitation = %s, spent = %s "
        "WHERE number = %s AND seat = %s",
        (*columns.seat_values(seat)[1:], number, seat.seat),
    )
