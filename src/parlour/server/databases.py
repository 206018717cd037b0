"""From what somebody writes on the command line to a store."""

from __future__ import annotations

from parlour.kernel.errors import Invalid
from parlour.server.store.base import Store
from parlour.server.store.sqlite import SqliteStore

POSTGRES = ("postgresql://", "postgres://")


def store_for(database: str) -> Store:
    """A SQLite file by its path, or PostgreSQL by its URL."""
    if database.startswith(POSTGRES):
        try:
            from parlour.server.store.postgres import PostgresStore
        except ImportError as error:
            raise Invalid("postgres-not-installed") from error
        return PostgresStore(database)
    if "://" in database:
        raise Invalid("unknown-database", {"url": database.partition("://")[0][:20]})
    return SqliteStore(database)
