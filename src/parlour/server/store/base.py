"""What a store does, whatever database is behind it."""

from __future__ import annotations

import abc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from parlour.kernel.errors import Invalid


class Conflict(Exception):
    """The log is not as long as the writer thought: another server process has moved the table on."""


class StoreFailed(Exception):
    """The database could not do it: a full disk, a lost connection. Whether anything was kept is open."""


class BrokenLog(Invalid):
    """A log with a hole in it cannot be played; it names the first entry that is missing."""

    def __init__(self, entry: int, entries: int) -> None:
        super().__init__("log-has-hole", {"entry": entry, "entries": entries})


class Row(NamedTuple):
    """An entry of the log: an answer of a seat or of chance, or an undo back to a ply."""

    seat: int
    act: str
    undo: int | None
    key: str
    at: int


@dataclass(frozen=True)
class SeatRow:
    """Who sits where. Secrets are kept as hashes; `spent` is the time used up, in milliseconds."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    away: bool = False
    token: str = ""
    invitation: str = ""
    spent: int = 0


class UndoAsked(NamedTuple):
    """A seat asks to take back to the ply of its last answer, under a key; these have agreed to it."""

    seat: int
    key: str
    at: int
    to: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class TableRow:
    """A table: what was agreed before the first card was dealt, and what has become of it."""

    id: str
    game: str
    rules: str
    data: str
    modules: tuple[str, ...]
    options: dict[str, str]
    corrections: dict[str, Any]
    seed: str
    watch: str
    created: int
    title: str = ""
    public: bool = False
    practice: bool = False
    bank: int = 0
    increment: int = 0
    guide: str = ""
    seats: tuple[SeatRow, ...] = ()
    over: bool = False
    rematch: str = ""
    silence: int = 0
    """Seconds after which the silence of somebody who is away counts as consent; 0 means never."""
    asked: UndoAsked | None = None
    number: int = 0

    def with_seat(self, seat: SeatRow) -> TableRow:
        """The table with another row for one seat."""
        seats = tuple([seat if each.seat == seat.seat else each for each in self.seats])
        return replace(self, seats=seats)


class Snapshot(NamedTuple):
    """A whole state after so many entries, so that nobody replays a long game to open it."""

    entries: int
    state: bytes


class ChatRow(NamedTuple):
    """Something said at a table: to everybody, or only among some seats."""

    n: int
    seat: int
    name: str
    phrase: str
    text: str
    key: str
    at: int
    only: tuple[int, ...] = ()

    def is_for(self, held: Sequence[int]) -> bool:
        """Whether somebody who holds these seats may read it."""
        return not self.only or any(seat in self.only for seat in held)


class Append(NamedTuple):
    """What one answer adds, in one transaction: entries from a place in the log on, and what goes with it.

    `settles` says that nobody asks any more to take back what was asked for.
    """

    table: int
    at: int
    rows: tuple[Row, ...]
    spent: tuple[tuple[int, int], ...] = ()
    over: bool | None = None
    snapshot: Snapshot | None = None
    settles: bool = False


@dataclass(frozen=True)
class Loaded:
    """A table as it is opened: the last snapshot, the entries behind it, and what was said lately.

    `length` counts all entries of the log; without a snapshot the tail is the whole log.
    """

    table: TableRow
    snapshot: Snapshot | None
    tail: tuple[Row, ...]
    length: int
    chat: tuple[ChatRow, ...] = field(default=())


Wake = Callable[[str], None]
"""Called with the id of a table that another process has changed."""


class Store(abc.ABC):
    """A database. Whatever a method has returned from is durable."""

    @abc.abstractmethod
    async def open(self, wake: Wake) -> None:
        """Connect, bring the schema up to date, and listen for changes of others."""

    @abc.abstractmethod
    async def close(self) -> None:
        """Let go of the database."""

    @abc.abstractmethod
    async def ready(self) -> None:
        """Write something and take it back; `StoreFailed` when the database cannot be written now."""

    @abc.abstractmethod
    async def create(self, table: TableRow, rows: Sequence[Row]) -> TableRow:
        """Keep a new table, perhaps with entries already; its number comes back."""

    @abc.abstractmethod
    async def load(self, table: str) -> Loaded | None:
        """A table, or None when there is none; `BrokenLog` when entries of its log are missing."""

    @abc.abstractmethod
    async def entries(self, number: int, first: int = 0) -> tuple[Row, ...]:
        """The log of a table from an entry on; `BrokenLog` when entries are missing."""

    @abc.abstractmethod
    async def find_key(self, number: int, seat: int, key: str) -> int | None:
        """Where in the log the entry of a seat with this idempotency key stands, if anywhere."""

    @abc.abstractmethod
    async def append(self, add: Append, table: str) -> None:
        """Add entries; `Conflict`, and nothing kept, when the log does not end where the caller thought."""

    @abc.abstractmethod
    async def set_seat(self, number: int, seat: SeatRow, table: str) -> None:
        """Keep who sits on a seat now."""

    @abc.abstractmethod
    async def claim(self, number: int, seat: SeatRow, table: str) -> bool:
        """Give an open seat to somebody; False when it is not open any more."""

    @abc.abstractmethod
    async def say(self, number: int, line: ChatRow, table: str) -> ChatRow:
        """Keep something said; its number comes back. A key of before brings back what was said then."""

    @abc.abstractmethod
    async def set_rematch(self, number: int, rematch: str, table: str) -> str:
        """Keep the id of the table that follows; the one kept first wins and comes back."""

    @abc.abstractmethod
    async def set_asked(self, number: int, asked: UndoAsked | None, table: str) -> None:
        """Keep who asks to take back and who has agreed; None when the matter is settled."""

    @abc.abstractmethod
    async def public_tables(self, most: int) -> tuple[TableRow, ...]:
        """Public tables with an open seat, the newest first."""

    @abc.abstractmethod
    async def rows_of(self, tables: Sequence[str]) -> tuple[TableRow, ...]:
        """The tables with these ids, as far as there are any, without their logs."""


def contiguous(numbers: Sequence[int], first: int) -> None:
    """`BrokenLog` unless the entries are numbered one after the other from *first* on."""
    for at, number in enumerate(numbers, start=first):
        if number != at:
            raise BrokenLog(at, numbers[-1] + 1)


def check_length(count: int, snapshot: int) -> None:
    """`BrokenLog` when a log has fewer entries than its snapshot knows."""
    if snapshot > count:
        raise BrokenLog(count, snapshot)
