"""Tables in the store of a browser.

The browser's side (`web/src/device/shelf.ts`) does each of these as one transaction and answers once that is
on disk. Several tabs share the shelf as several servers share a database: the log's own key (table, number)
decides who was first, and the other reads again.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from parlour.server.door.secret_words import DEVICE_MARK
from parlour.server.store import base
from parlour.server.store import rows as columns

CHAT_TOLD: Final = 100
KNOWN: Final = tuple(columns.TABLE_COLUMNS.split(", "))

Asked = Callable[[str], Awaitable[str]]
"""Takes what is to be done as JSON, and answers with JSON: `{"done": ...}`, or `{"failed": why}`."""


class ShelfStore(base.Store):
    """Everything is on the shelf; nothing of it is remembered here."""

    def __init__(self, asked: Asked) -> None:
        self._asked: Final = asked

    async def _do(self, what: str, **told: Any) -> Any:
        answer = json.loads(await self._asked(json.dumps({"do": what, **told}, separators=(",", ":"))))
        if "done" not in answer:
            raise base.StoreFailed(str(answer.get("failed", ""))[:200])
        return answer["done"]

    async def open(self, wake: base.Wake) -> None:
        await self._do("ready")

    async def close(self) -> None:
        """Nothing is held."""

    async def ready(self) -> None:
        await self._do("ready")

    async def create(self, table: base.TableRow, rows: Sequence[base.Row]) -> base.TableRow:
        # The page tells by the name that the table is here and on no server.
        named = replace(table, id=DEVICE_MARK + table.id.removeprefix(DEVICE_MARK))
        number = await self._do(
            "create",
            table=dict(zip(KNOWN, columns.table_values(named), strict=True)),
            seats=[columns.seat_values(seat) for seat in named.seats],
            rows=[columns.entry_values(row) for row in rows],
        )
        return replace(named, number=number)

    async def load(self, table: str) -> base.Loaded | None:
        found = await self._do("load", id=table, chat=CHAT_TOLD)
        if found is None:
            return None
        kept = found["snapshot"]
        snapshot = None if kept is None else base.Snapshot(kept["entries"], base64.b64decode(kept["state"]))
        first = 0 if snapshot is None else snapshot.entries
        tail = _entries(found["tail"], first)
        base.check_length(first + len(tail), first)
        if first + len(tail) != found["length"]:
            raise base.BrokenLog(first + len(tail), found["length"])
        chat = tuple([columns.read_chat(line) for line in found["chat"]])
        return base.Loaded(_table(found["table"]), snapshot, tail, found["length"], chat)

    async def entries(self, number: int, first: int = 0) -> tuple[base.Row, ...]:
        return _entries(await self._do("entries", number=number, first=first), first)

    async def find_key(self, number: int, seat: int, key: str) -> int | None:
        found: int | None = await self._do("find-key", number=number, seat=seat, key=key)
        return found

    async def append(self, add: base.Append, table: str) -> None:
        kept = add.snapshot
        done = await self._do(
            "append",
            id=table,
            number=add.table,
            at=add.at,
            rows=[columns.entry_values(row) for row in add.rows],
            spent=add.spent,
            over=None if add.over is None else int(add.over),
            settles=add.settles,
            snapshot=None
            if kept is None
            else {"entries": kept.entries, "state": base64.b64encode(kept.state).decode()},
        )
        if not done:
            raise base.Conflict

    async def set_seat(self, number: int, seat: base.SeatRow, table: str) -> None:
        await self._do("set-seat", number=number, seat=columns.seat_values(seat), only="")

    async def claim(self, number: int, seat: base.SeatRow, table: str) -> bool:
        return bool(await self._do("set-seat", number=number, seat=columns.seat_values(seat), only="open"))

    async def say(self, number: int, line: base.ChatRow, table: str) -> base.ChatRow:
        return columns.read_chat(await self._do("say", number=number, line=columns.chat_values(0, line)))

    async def set_rematch(self, number: int, rematch: str, table: str) -> str:
        return str(await self._do("set-rematch", number=number, rematch=rematch))

    async def set_asked(self, number: int, asked: base.UndoAsked | None, table: str) -> None:
        await self._do("set-asked", number=number, asked=columns.written_asked(asked))

    async def public_tables(self, most: int) -> tuple[base.TableRow, ...]:
        return ()  # nobody else can come to a table that is in one browser

    async def rows_of(self, tables: Sequence[str]) -> tuple[base.TableRow, ...]:
        return tuple([_table(found) for found in await self._do("rows-of", ids=list(tables))])


def _entries(found: Sequence[Sequence[Any]], first: int) -> tuple[base.Row, ...]:
    """Entries that come with their numbers; `BrokenLog` names the first that is missing."""
    base.contiguous([each[0] for each in found], first)
    return tuple([columns.read_entry(each[1:]) for each in found])


def _table(found: dict[str, Any]) -> base.TableRow:
    seats = [columns.read_seat(seat) for seat in found["seats"]]
    return columns.read_table(found["number"], [found[name] for name in KNOWN], seats)
