"""The schema, as migrations that run in order. They are written so that both databases understand them.

A table's log is `entries`: only ever added to. `{blob}` and `{serial}` are the only words that differ.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE tables (
            number {serial},
            id TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            rules TEXT NOT NULL,
            data TEXT NOT NULL,
            setup TEXT NOT NULL,
            title TEXT NOT NULL,
            public INTEGER NOT NULL,
            practice INTEGER NOT NULL,
            bank INTEGER NOT NULL,
            increment INTEGER NOT NULL,
            guide TEXT NOT NULL,
            seed TEXT NOT NULL,
            watch TEXT NOT NULL,
            created BIGINT NOT NULL,
            over INTEGER NOT NULL DEFAULT 0,
            rematch TEXT NOT NULL DEFAULT ''
        )
        """,
        """
        CREATE TABLE seats (
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            away INTEGER NOT NULL,
            token TEXT NOT NULL,
            invitation TEXT NOT NULL,
            spent BIGINT NOT NULL,
            PRIMARY KEY (number, seat)
        )
        """,
        """
        CREATE TABLE entries (
            number INTEGER NOT NULL,
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            act TEXT NOT NULL,
            undo INTEGER,
            key TEXT,
            at BIGINT NOT NULL,
            PRIMARY KEY (number, n)
        ) {keyed}
        """,
        """
        CREATE TABLE snapshots (
            number INTEGER PRIMARY KEY,
            entries INTEGER NOT NULL,
            state {blob} NOT NULL
        )
        """,
        """
        CREATE TABLE chat (
            number INTEGER NOT NULL,
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            phrase TEXT NOT NULL,
            text TEXT NOT NULL,
            key TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (number, n)
        ) {keyed}
        """,
        "CREATE INDEX open_tables ON tables (public, over, number)",
    ),
    ("ALTER TABLE chat ADD COLUMN audience TEXT NOT NULL DEFAULT ''",),
    (
        "ALTER TABLE tables ADD COLUMN silence INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT ''",
    ),
)

SQLITE: Final = {"serial": "INTEGER PRIMARY KEY", "blob": "BLOB", "keyed": "WITHOUT ROWID"}
POSTGRES: Final = {"serial": "SERIAL PRIMARY KEY", "blob": "BYTEA", "keyed": ""}
