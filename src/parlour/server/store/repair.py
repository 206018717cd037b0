"""Salvage: what is whole of a damaged log is kept, what comes behind the damage is put aside.

A log is whole as far as its entries follow one another without a hole and the rules accept each where it
stands. What is cut off goes into a file before it leaves the database, so that nobody has to regret a repair.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from parlour.games import find_game
from parlour.kernel.engine import apply, to_move
from parlour.kernel.errors import Invalid, ParlourError
from parlour.kernel.log import Entry, GameLog, check_version, play_everything
from parlour.server.store import rows as columns
from parlour.server.store.backup import hold_alone, is_postgres
from parlour.server.store.base import TableRow
from parlour.server.store.hold import Hold
from parlour.server.store.sqlite_file import appearing, connect
from parlour.server.tables.table_memory import setup_of

Execute = Callable[[str, Sequence[Any]], list[Sequence[Any]]]
"""Carry out a statement, with question marks for its values; the rows that come back."""


class Mended(NamedTuple):
    """What was found of a table: how many entries it had, how many are whole, and why no more are."""

    table: str
    entries: int
    whole: int
    why: str = ""


def repair(database: str, aside: str, *, look_only: bool = False) -> list[Mended]:
    """Cut every damaged log of a database back to what is whole; what was cut off is written to *aside*."""
    with _opened(database) as execute:
        found = [_judged(execute, row) for row in _tables(execute)]
        damaged = [each for each in found if each.whole < each.entries or each.why]
        if damaged and not look_only:
            _put_aside(execute, damaged, aside)
            for each in damaged:
                _cut(execute, each)
    return found


@contextlib.contextmanager
def _opened(database: str) -> Iterator[Execute]:
    """A database in one transaction, while no server plays on it."""
    if is_postgres(database):
        import psycopg

        try:
            with psycopg.connect(database) as connection:
                hold_alone(connection)

                def ask(statement: str, values: Sequence[Any]) -> list[Sequence[Any]]:
                    cursor = connection.execute(statement.replace("?", "%s").encode(), values)
                    return list(cursor.fetchall()) if cursor.description else []

                yield ask
        except psycopg.Error as error:
            raise Invalid("unusable-database", {"path": "postgresql", "why": str(error)[:200]}) from error
        return
    if not Path(database).is_file():
        raise Invalid("no-such-file", {"file": Path(database).name})
    hold = Hold(database)
    try:
        with contextlib.closing(connect(database)) as file:
            file.execute("BEGIN IMMEDIATE")
            yield lambda statement, values: file.execute(statement, values).fetchall()
            file.execute("COMMIT")
    except sqlite3.Error as error:
        raise Invalid("unusable-database", {"path": database[:200], "why": str(error)[:200]}) from error
    finally:
        hold.release()


def _tables(execute: Execute) -> list[TableRow]:
    found: list[TableRow] = []
    for row in execute(f"SELECT number, {columns.TABLE_COLUMNS} FROM tables ORDER BY number", ()):
        seats = execute(f"SELECT {columns.SEAT_COLUMNS} FROM seats WHERE number = ? ORDER BY seat", (row[0],))
        found.append(columns.read_table(row[0], row[1:], [columns.read_seat(seat) for seat in seats]))
    return found


def _entries(execute: Execute, number: int) -> list[tuple[int, Entry]]:
    found = execute("SELECT n, seat, act, undo FROM entries WHERE number = ? ORDER BY n", (number,))
    return [(n, Entry(seat, act, undo)) for n, seat, act, undo in found]


def _judged(execute: Execute, row: TableRow) -> Mended:
    """How much of a log is whole. A game of other rules cannot be judged here, and is left alone."""
    entries = _entries(execute, row.number)
    count = len(entries)
    try:
        game = find_game(row.game)
        setup = setup_of(row)
        try:
            check_version(game, setup, row.rules, row.data)
        except Invalid:
            return Mended(row.id, count, count)
        unbroken = [entry for at, (n, entry) in enumerate(entries) if n == at]
        played = play_everything(game, GameLog(setup, row.rules, row.data, unbroken))
    except ParlourError as error:
        return Mended(row.id, count, 0, error.code)
    whole = played.entries
    why = "" if played.fault is None else played.fault.code
    if not why and whole < count:
        why = "log-has-hole"
    kept = execute("SELECT entries FROM snapshots WHERE number = ?", (row.number,))
    if not why and kept and kept[0][0] > whole:
        why = "log-has-hole"
    return Mended(row.id, count, whole, why)


def _put_aside(execute: Execute, damaged: Sequence[Mended], aside: str) -> None:
    """Write down, a line each, the entries that are about to go."""
    if Path(aside).exists():
        raise Invalid("would-overwrite", {"file": aside[:200]})
    with appearing(aside) as part, Path(part).open("w", encoding="utf-8") as file:
        for each in damaged:
            (number,) = execute("SELECT number FROM tables WHERE id = ?", (each.table,))[0]
            for row in execute(
                f"SELECT n, {columns.ENTRY_COLUMNS} FROM entries WHERE number = ? AND n >= ? ORDER BY n",
                (number, each.whole),
            ):
                told = dict(zip(("n", *COLUMNS), row, strict=True))
                file.write(json.dumps({"table": each.table, **told}, ensure_ascii=False) + "\n")


COLUMNS: Final = tuple(columns.ENTRY_COLUMNS.split(", "))


def _cut(execute: Execute, each: Mended) -> None:
    """Leave a log with what is whole, and nothing that was made from the rest."""
    (number,) = execute("SELECT number FROM tables WHERE id = ?", (each.table,))[0]
    execute("DELETE FROM entries WHERE number = ? AND n >= ?", (number, each.whole))
    execute("DELETE FROM snapshots WHERE number = ?", (number,))
    execute(
        "UPDATE tables SET over = ?, asked = '' WHERE number = ?", (int(_is_over(execute, number)), number)
    )


def _is_over(execute: Execute, number: int) -> bool:
    """Whether the game is over after what is left of its log."""
    (row,) = [table for table in _tables(execute) if table.number == number]
    game = find_game(row.game)
    try:
        setup = setup_of(row)
        log = GameLog(setup, row.rules, row.data, [entry for _, entry in _entries(execute, number)])
        state = game.start(setup)
        for entry in log.folded():
            apply(state, entry.seat, game.parse(entry.act))
    except ParlourError:
        return False
    return not to_move(state)
