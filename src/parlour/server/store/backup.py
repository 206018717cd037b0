"""Backups: whatever the database is, a backup is a SQLite file, and can be restored into either."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from parlour.kernel.errors import Invalid
from parlour.server.store.schema import MIGRATIONS, POSTGRES
from parlour.server.store.sqlite import connect, copy_database, migrate

TABLES: Final = {
    "tables": "number, id, game, rules, data, setup, title, public, practice, bank, increment, guide, seed, "
    "watch, created, over, rematch",
    "seats": "number, seat, kind, name, bot, away, token, invitation, spent",
    "entries": "number, n, seat, act, undo, key, at",
    "snapshots": "number, entries, state",
    "chat": "number, n, seat, name, phrase, text, key, at, audience",
}


def is_postgres(database: str) -> bool:
    """Whether a database is named by a PostgreSQL address."""
    return database.startswith(("postgresql://", "postgres://"))


def backup_to(database: str, file: str) -> str:
    """Write every table of a database to a file; what was written, as words."""
    if not is_postgres(database):
        try:
            copy_database(database, file)
        except (sqlite3.Error, OSError) as error:
            raise Invalid("unusable-database", {"path": database[:200], "why": str(error)[:200]}) from error
        return _summary(file)
    part = f"{file}.part"
    Path(part).unlink(missing_ok=True)
    writing = connect(part)
    try:
        writing.execute("BEGIN")
        for name, found in _postgres_rows(database):
            _fill(writing, name, found)
        writing.execute("COMMIT")
    finally:
        writing.close()
    Path(part).replace(file)
    return _summary(file)


def restore_from(file: str, database: str, *, force: bool) -> str:
    """Bring the tables of a backup into a database that has none, or whose tables may go."""
    if not Path(file).is_file():
        raise Invalid("no-such-file", {"file": Path(file).name})
    try:
        reading = sqlite3.connect(f"file:{Path(file).resolve()}?mode=ro", uri=True)
        (version,) = reading.execute("PRAGMA user_version").fetchone()
        whole = reading.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise Invalid("not-a-backup", {"file": Path(file).name}) from error
    if not 0 < version <= len(MIGRATIONS) or whole != "ok":
        reading.close()
        raise Invalid("not-a-backup", {"file": Path(file).name})
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
