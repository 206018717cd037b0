"""Backups: whatever the database is, a backup is a SQLite file, and can be restored into either."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from parlour.kernel.errors import Invalid
from parlour.server.store import rows
from parlour.server.store.hold import Hold
from parlour.server.store.schema import MIGRATIONS, POSTGRES
from parlour.server.store.sqlite_file import appearing, connect, copy_database, migrate, why_spoilt

if TYPE_CHECKING:
    import psycopg

TABLES: Final = {
    "tables": f"number, {rows.TABLE_COLUMNS}",
    "seats": f"number, {rows.SEAT_COLUMNS}",
    "entries": f"number, n, {rows.ENTRY_COLUMNS}",
    "snapshots": "number, entries, state",
    "chat": f"number, {rows.CHAT_COLUMNS}",
}


def is_postgres(database: str) -> bool:
    """Whether a database is named by a PostgreSQL address."""
    return database.startswith(("postgresql://", "postgres://"))


def hold_alone(connection: psycopg.Connection[tuple[Any, ...]]) -> None:
    """Keep servers out of PostgreSQL until the transaction ends; `Invalid` when one plays on it."""
    from parlour.server.store.postgres import HELD

    found = connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (HELD,)).fetchone()
    if found is None or not found[0]:
        raise Invalid("database-in-use", {"path": "postgresql"})


def backup_to(database: str, file: str) -> str:
    """Write every table of a database to a file; what was written, as words."""
    if not is_postgres(database):
        try:
            copy_database(database, file)
        except (sqlite3.Error, OSError) as error:
            raise Invalid("unusable-database", {"path": database[:200], "why": str(error)[:200]}) from error
        return _summary(file)
    with appearing(file) as part:
        with contextlib.closing(connect(part)) as writing:
            writing.execute("BEGIN")
            for name, found in _postgres_rows(database):
                _fill(writing, name, found)
            writing.execute("COMMIT")
            why = why_spoilt(writing)
        if why:
            raise Invalid("spoilt-database", {"path": "postgresql", "why": why[:200]})
    return _summary(file)


def restore_from(file: str, database: str, *, force: bool) -> str:
    """Bring the tables of a backup into a database that has none, or whose tables may go."""
    if not Path(file).is_file():
        raise Invalid("no-such-file", {"file": Path(file).name})
    try:
        reading = sqlite3.connect(f"file:{Path(file).resolve()}?mode=ro", uri=True)
        (version,) = reading.execute("PRAGMA user_version").fetchone()
        why = why_spoilt(reading)
    except sqlite3.Error as error:
        raise Invalid("not-a-backup", {"file": Path(file).name}) from error
    if not 0 < version <= len(MIGRATIONS):
        reading.close()
        raise Invalid("not-a-backup", {"file": Path(file).name})
    if why:
        reading.close()
        raise Invalid("spoilt-database", {"path": Path(file).name, "why": why[:200]})
    if version < len(MIGRATIONS):
        reading = _brought_up_to_date(reading)
    try:
        if is_postgres(database):
            _into_postgres(reading, database, force=force)
        else:
            _into_sqlite(reading, database, force=force)
    finally:
        reading.close()
    return _summary(file)


def _brought_up_to_date(reading: sqlite3.Connection) -> sqlite3.Connection:
    """A copy of an older backup with the columns of today; the file itself stays as it is."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    reading.backup(copy)
    reading.close()
    migrate(copy)
    return copy


def _summary(file: str) -> str:
    """How much a backup holds."""
    with sqlite3.connect(file) as reading:
        (tables,) = reading.execute("SELECT COUNT(*) FROM tables").fetchone()
        (entries,) = reading.execute("SELECT COUNT(*) FROM entries").fetchone()
    reading.close()
    return f"{tables} tables, {entries} entries"


def _fill(writing: sqlite3.Connection, name: str, found: Iterable[Sequence[Any]]) -> None:
    columns = TABLES[name]
    marks = ", ".join("?" * len(columns.split(", ")))
    writing.executemany(f"INSERT INTO {name} ({columns}) VALUES ({marks})", found)


def _into_sqlite(reading: sqlite3.Connection, database: str, *, force: bool) -> None:
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    hold = Hold(database)
    try:
        _replace_tables(reading, database, force=force)
    finally:
        hold.release()


def _replace_tables(reading: sqlite3.Connection, database: str, *, force: bool) -> None:
    writing = connect(database)
    try:
        writing.execute("BEGIN IMMEDIATE")
        (there,) = writing.execute("SELECT COUNT(*) FROM tables").fetchone()
        if there and not force:
            writing.execute("ROLLBACK")
            raise Invalid("database-not-empty", {"tables": there})
        for name, columns in TABLES.items():
            writing.execute(f"DELETE FROM {name}")
            _fill(writing, name, reading.execute(f"SELECT {columns} FROM {name}"))
        writing.execute("COMMIT")
    finally:
        writing.close()


def _sql(text: str) -> Any:
    """Statements are put together from constants of this file only, which the driver cannot see."""
    return text


def _postgres_rows(database: str) -> Iterable[tuple[str, list[tuple[Any, ...]]]]:
    """Every table in one consistent look."""
    import psycopg

    try:
        with psycopg.connect(database) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            for name, columns in TABLES.items():
                yield name, connection.execute(_sql(f"SELECT {columns} FROM {name}")).fetchall()
    except psycopg.Error as error:
        raise Invalid("unusable-database", {"path": "postgresql", "why": str(error)[:200]}) from error


def _into_postgres(reading: sqlite3.Connection, database: str, *, force: bool) -> None:
    import psycopg

    try:
        with psycopg.connect(database) as connection:
            hold_alone(connection)
            connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            kept = connection.execute("SELECT version FROM schema_version").fetchone()
            version = 0 if kept is None else int(kept[0])
            for statement in [each for group in MIGRATIONS[version:] for each in group]:
                connection.execute(_sql(statement.format(**POSTGRES)))
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES (%s)", (len(MIGRATIONS),))
            found = connection.execute("SELECT COUNT(*) FROM tables").fetchone()
            if found is not None and found[0] and not force:
                raise Invalid("database-not-empty", {"tables": int(found[0])})
            for name, columns in TABLES.items():
                connection.execute(_sql(f"DELETE FROM {name}"))
                marks = ", ".join(["%s"] * len(columns.split(", ")))
                rows = reading.execute(f"SELECT {columns} FROM {name}").fetchall()
                with connection.cursor() as writing:
                    writing.executemany(_sql(f"INSERT INTO {name} ({columns}) VALUES ({marks})"), rows)
            connection.execute(
                "SELECT setval(pg_get_serial_sequence('tables', 'number'), "
                "COALESCE((SELECT MAX(number) FROM tables), 0) + 1, false)"
            )
    except psycopg.Error as error:
        raise Invalid("unusable-database", {"path": "postgresql", "why": str(error)[:200]}) from error
