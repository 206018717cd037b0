"""Between records and the columns of the database; the same for both databases."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from parlour.server.store.base import ChatRow, Row, SeatRow, TableRow, UndoAsked

TABLE_COLUMNS: Final = (
    "id, game, rules, data, setup, title, public, practice, bank, increment, guide, seed, watch, created, "
    "over, rematch, silence, asked"
)
SEAT_COLUMNS: Final = "seat, kind, name, bot, away, token, invitation, spent"
ENTRY_COLUMNS: Final = "seat, act, undo, key, at"
CHAT_COLUMNS: Final = "n, seat, name, phrase, text, key, at, audience"
TABLE_WIDTH: Final = len(TABLE_COLUMNS.split(", "))


def table_values(table: TableRow) -> tuple[Any, ...]:
    """The columns of a table."""
    setup = json.dumps(
        {"modules": table.modules, "options": table.options, "corrections": table.corrections},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    return (
        table.id,
        table.game,
        table.rules,
        table.data,
        setup,
        table.title,
        int(table.public),
        int(table.practice),
        table.bank,
        table.increment,
        table.guide,
        table.seed,
        table.watch,
        table.created,
        int(table.over),
        table.rematch,
        table.silence,
        written_asked(table.asked),
    )


def read_table(number: int, columns: Sequence[Any], seats: Sequence[SeatRow]) -> TableRow:
    """A table from its columns."""
    setup = json.loads(columns[4])
    return TableRow(
        id=columns[0],
        game=columns[1],
        rules=columns[2],
        data=columns[3],
        modules=tuple(setup["modules"]),
        options=setup["options"],
        corrections=setup["corrections"],
        title=columns[5],
        public=bool(columns[6]),
        practice=bool(columns[7]),
        bank=columns[8],
        increment=columns[9],
        guide=columns[10],
        seed=columns[11],
        watch=columns[12],
        created=columns[13],
        over=bool(columns[14]),
        rematch=columns[15],
        silence=columns[16],
        asked=read_asked(columns[17]),
        seats=tuple(seats),
        number=number,
    )


def written_asked(asked: UndoAsked | None) -> str:
    """Who asks to take back, as one column; the empty word when nobody does."""
    if asked is None:
        return ""
    return json.dumps([asked.seat, asked.key, asked.at, asked.to, list(asked.agreed)], separators=(",", ":"))


def read_asked(column: str) -> UndoAsked | None:
    """Who asks to take back, from its column."""
    if not column:
        return None
    seat, key, at, to, agreed = json.loads(column)
    return UndoAsked(seat, key, at, to, tuple(agreed))


def seat_values(seat: SeatRow) -> tuple[Any, ...]:
    """The columns of a seat."""
    return (
        seat.seat,
        seat.kind,
        seat.name,
        seat.bot,
        int(seat.away),
        seat.token,
        seat.invitation,
        seat.spent,
    )


def read_seat(columns: Sequence[Any]) -> SeatRow:
    """A seat from its columns."""
    return SeatRow(
        columns[0], columns[1], columns[2], columns[3], bool(columns[4]), columns[5], columns[6], columns[7]
    )


def entry_values(row: Row) -> tuple[Any, ...]:
    """The columns of an entry; most have no key, and nothing is kept of that."""
    return (row.seat, row.act, row.undo, row.key or None, row.at)


def read_entry(columns: Sequence[Any]) -> Row:
    """An entry from its columns."""
    return Row(columns[0], columns[1], columns[2], columns[3] or "", columns[4])


def read_chat(columns: Sequence[Any]) -> ChatRow:
    """Something said, from its columns."""
    only = tuple([int(seat) for seat in columns[7].split(",") if seat])
    n, seat, name, phrase, text, key, at = columns[:7]
    return ChatRow(n, seat, name, phrase, text, key, at, only)


def chat_values(n: int, line: ChatRow) -> tuple[Any, ...]:
    """The columns of something said, under the number that it gets."""
    audience = ",".join([str(seat) for seat in line.only])
    return (n, line.seat, line.name, line.phrase, line.text, line.key, line.at, audience)
