"""What the database holds against what the clients were promised.

The log is read straight from the database, past the server: a server that lies about its log is caught, too.
"""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import psycopg

from parlour.games import find_game
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, to_move
from parlour.kernel.errors import ParlourError, RulesBug
from parlour.kernel.log import Entry, GameLog, replay, state_hash
from parlour.server.door.secret_words import opens
from parlour.server.store.base import SeatRow, TableRow
from parlour.server.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, read_seat, read_table
from parlour.server.tables.table_memory import setup_of
from tools.siege.ledger import ACKED, ANSWER, AWAY, CLAIM, IMPORT, LEAVE, SAY, UNDO, Ledger, Promise, Seated

ENTRIES: Final = "SELECT number, n, seat, act, undo, key FROM entries ORDER BY number, n"
CHAT: Final = "SELECT number, n, seat, text, key FROM chat ORDER BY number, n"
READ_TRIES: Final = 20
READ_SECONDS: Final = 0.25
HOLE: Final = "entries are missing in the middle of the log, or doubled"


@dataclass(frozen=True)
class Kept:
    """An entry as it lies in the database."""

    n: int
    seat: int
    act: str
    undo: int | None
    key: str


@dataclass(frozen=True)
class Line:
    """Something said, as it lies in the database."""

    n: int
    seat: int
    text: str
    key: str


@dataclass
class Stored:
    """A table as it lies in the database."""

    row: TableRow
    entries: list[Kept] = field(default_factory=list)
    snapshot: tuple[int, bytes] | None = None
    chat: list[Line] = field(default_factory=list)

    def has_hole(self) -> bool:
        """Whether the entries are not numbered one by one."""
        return [entry.n for entry in self.entries] != list(range(len(self.entries)))


def read_database(database: str) -> dict[str, Stored]:
    """Every table by its id, read as one consistent picture and without changing anything."""
    queries = (
        f"SELECT number, {TABLE_COLUMNS} FROM tables",
        f"SELECT number, {SEAT_COLUMNS} FROM seats ORDER BY number, seat",
        ENTRIES,
        "SELECT number, entries, state FROM snapshots",
        CHAT,
    )
    for attempt in range(READ_TRIES):
        try:
            return _stored(*_answers(database, queries))
        except (sqlite3.OperationalError, psycopg.OperationalError):
            # A file whose server is being started again may be in the middle of its recovery.
            if attempt == READ_TRIES - 1:
                raise
            time.sleep(READ_SECONDS)
    raise RuntimeError("no try at all")


def _answers(database: str, queries: Sequence[str]) -> list[list[Any]]:
    if database.startswith("postgresql://"):
        with psycopg.connect(database) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            return [connection.execute(query.encode()).fetchall() for query in queries]
    reading = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None, timeout=10)
    try:
        reading.execute("BEGIN")
        return [reading.execute(query).fetchall() for query in queries]
    finally:
        reading.close()


Rows = Collection[Sequence[Any]]


class Strays(Exception):
    """Rows that belong to no table."""


def _stored(tables: Rows, seats: Rows, entries: Rows, snapshots: Rows, chat: Rows) -> dict[str, Stored]:
    seated: dict[int, list[SeatRow]] = {}
    for row in seats:
        seated.setdefault(row[0], []).append(read_seat(row[1:]))
    found = {row[0]: Stored(read_table(row[0], row[1:], seated.get(row[0], []))) for row in tables}
    strays = {row[0] for rows in (seats, entries, snapshots, chat) for row in rows} - set(found)
    if strays:
        raise Strays(f"seats, entries, snapshots or words of {len(strays)} tables that are not there")
    for number, n, seat, act, undo, key in entries:
        found[number].entries.append(Kept(n, seat, act, undo, key or ""))
    for number, length, state in snapshots:
        found[number].snapshot = (length, bytes(state))
    for number, n, seat, text, key in chat:
        found[number].chat.append(Line(n, seat, text, key))
    return {stored.row.id: stored for stored in found.values()}


class Audit:
    """Compares promises with the database, again and again; replays only what is new each time."""

    def __init__(self) -> None:
        self.seen: dict[str, list[Kept]] = {}
        self.states: dict[str, State] = {}
        self.entries = 0
        self.holes = 0
        self.kept: Counter[str] = Counter()
        """By sort: how much of what was acknowledged is there, as the last check saw it."""

    def check(self, database: str, ledger: Ledger) -> list[str]:
        """Everything that is wrong now. Nobody may settle promises meanwhile: call it without awaiting."""
        tables = ledger.tables()  # those that sit down meanwhile, in threads, are looked at the next time
        try:
            stored = read_database(database)
        except Strays as error:
            return [str(error)]
        faults: list[str] = []
        by_table: dict[str, list[Promise]] = {table: [] for table in tables}
        for promise in ledger.promises.values():
            by_table.setdefault(promise.table, []).append(promise)
        for table in sorted(set(by_table) - set(stored)):
            lost = sum(promise.answer == ACKED for promise in by_table[table])
            faults.append(f"LOST: {table}: the table is gone, with {lost} acknowledged messages")
        self.entries = sum(len(each.entries) for each in stored.values())
        self.holes = sum(each.has_hole() for each in stored.values())
        self.kept.clear()
        for table, each in stored.items():
            promises = by_table.get(table, [])
            seated = tables.get(table)
            found = broken_promises(each, promises, len(seated.file) if seated is not None else 0)
            found += broken_words(each, promises)
            found += wrong_away(each, promises)
            if seated is not None:
                found += broken_seats(each, seated)
                self.kept[seated.sort] += 1
            shown = ledger.shown.get(table, 0)
            if shown > len(each.entries):
                found.append(f"ply {shown} was shown, and the log has {len(each.entries)} entries")
            found += self._broken_log(table, each)
            faults += [f"{table}: {fault}" for fault in found]
            self._count(each, promises, seated)
        unheard = ledger.unheard + ledger.asking
        unknown = len(set(stored) - set(ledger.tables()))
        if tables and unknown > unheard:
            faults.append(f"{unknown} tables are kept that nobody was told of")
        return faults

    def _count(self, stored: Stored, promises: Sequence[Promise], seated: Seated | None) -> None:
        entries = {entry.key for entry in stored.entries if entry.key}
        lines = {line.key for line in stored.chat}
        away, unheard = _away_promised(promises), _away_unheard(promises)
        for promise in promises:
            if promise.answer != ACKED:
                continue
            match promise.sort:
                case "answer" | "undo":
                    self.kept[promise.sort] += promise.key in entries
                case "say":
                    self.kept[SAY] += promise.key in lines
                case "away":
                    # An earlier state was kept if a later one could follow it; the last one is there to see.
                    seat = stored.row.seats[promise.seat]
                    is_open = promise is not away[promise.seat][-1] or promise.seat in unheard
                    self.kept[AWAY] += is_open or seat.away == (promise.action == LEAVE)
        if seated is not None:
            seats = stored.row.seats
            self.kept[CLAIM] += sum(opens(token, seats[seat].token) for seat, token in seated.claims.items())

    def _broken_log(self, table: str, stored: Stored) -> list[str]:
        before, entries = self.seen.get(table, []), stored.entries
        if stored.has_hole():
            return [HOLE]
        if entries[: len(before)] != before:
            return [f"the log was {len(before)} long, and its beginning has changed or is gone"]
        game = find_game(stored.row.game)
        state = self.states.get(table)
        new = entries[len(before) :]
        try:
            if any(entry.undo is not None for entry in new):
                state = replay(game, game_log(stored))
            else:
                if state is None:
                    state = game.start(setup_of(stored.row))
                for entry in new:
                    apply(state, entry.seat, game.parse(entry.act))
        except (ParlourError, RulesBug) as error:
            return [f"the log does not replay: {error}"]
        self.seen[table] = entries
        self.states[table] = state
        return []

    def finish(self, database: str, ledger: Ledger) -> list[str]:
        """The last check: also a whole replay of every log, and snapshots against it."""
        faults = self.check(database, ledger)
        if not self.entries:
            return faults
        for table, stored in read_database(database).items():
            try:
                faults += [f"{table}: {fault}" for fault in _whole_replay(stored)]
            except (ParlourError, RulesBug) as error:
                faults.append(f"{table}: the log does not replay: {error}")
        return faults


def game_log(stored: Stored) -> GameLog:
    """The log as the file format knows it."""
    row = stored.row
    log = GameLog(setup_of(row), row.rules, row.data)
    log.entries.extend([Entry(entry.seat, entry.act, entry.undo) for entry in stored.entries])
    return log


def _whole_replay(stored: Stored) -> list[str]:
    game = find_game(stored.row.game)
    log = game_log(stored)
    state = replay(game, log)
    faults: list[str] = []
    if stored.row.over != (not to_move(state)):
        faults.append("whether the game is over is kept wrongly")
    if stored.snapshot is not None:
        length, packed = stored.snapshot
        if length > len(stored.entries):
            faults.append(f"the snapshot is of {length} entries, the log has {len(stored.entries)}")
        else:
            kept = json.loads(zlib.decompress(packed))
            log.entries = log.entries[:length]
            then = state_hash(game, replay(game, log))
            if state_hash(game, game.decode(kept["state"], log.setup)) != then:
                faults.append("the snapshot is not the position that the log leads to")
    return faults


def _led_to(stored: Stored) -> dict[str, int]:
    """By key: the ply after an answer and what chance answered behind it."""
    found: dict[str, int] = {}
    ply, last = 0, ""
    for entry in stored.entries:
        ply = ply + 1 if entry.undo is None else entry.undo
        if entry.seat != CHANCE:
            last = entry.key
        if last:
            found[last] = ply
    return found


def broken_promises(stored: Stored, promises: Sequence[Promise], brought: int = 0) -> list[str]:
    """Where a log and what the clients were told about it differ; *brought* entries came with a file."""
    faults: list[str] = []
    counts = Counter([entry.key for entry in stored.entries if entry.key])
    at = {entry.key: entry for entry in stored.entries if entry.key}
    plies = _led_to(stored)
    for key, count in counts.items():
        if count > 1:
            faults.append(f"{key} is in the log {count} times")
    for promise in promises:
        if promise.sort not in (ANSWER, UNDO):
            continue
        entry = at.get(promise.key)
        if promise.answer == ACKED:
            if entry is None:
                faults.append(f"LOST: {promise.key} was acknowledged and is not in the log")
            elif (entry.seat, entry.act) != (promise.seat, promise.action):
                faults.append(f"{promise.key} was {promise.action!r}, and the log has {entry.act!r}")
            elif (entry.undo is None) != (promise.sort == ANSWER):
                faults.append(f"{promise.key} was to take back, or was not, and the log has it otherwise")
            elif promise.sent == 1 and promise.acked_ply != plies[promise.key]:
                wanted = plies[promise.key]
                faults.append(f"{promise.key} was acknowledged for ply {promise.acked_ply}, not {wanted}")
        elif promise.answer and entry is not None:
            faults.append(f"{promise.key} was answered {promise.answer!r}, and yet it is in the log")
    known = {promise.key for promise in promises}
    stood_in = {promise.seat for promise in promises if promise.sort == AWAY}
    people = {seat.seat for seat in stored.row.seats if seat.kind == "person"}
    for entry in stored.entries[brought:] if known else ():
        if entry.seat in people and entry.key not in known and not (not entry.key and entry.seat in stood_in):
            faults.append(f"entry {entry.n} of seat {entry.seat} was never submitted")
    return faults


def broken_words(stored: Stored, promises: Sequence[Promise]) -> list[str]:
    """Where the chat and what was acknowledged of it differ."""
    faults: list[str] = []
    said: dict[str, list[Line]] = {}
    for line in stored.chat:
        said.setdefault(line.key, []).append(line)
    for promise in promises:
        if promise.sort != SAY:
            continue
        lines = said.pop(promise.key, [])
        if promise.answer == ACKED and not lines:
            faults.append(f"LOST: {promise.key} was said and acknowledged, and is not in the chat")
        elif len(lines) > 1:
            faults.append(f"{promise.key} is in the chat {len(lines)} times")
        elif lines and (lines[0].seat, lines[0].text) != (promise.seat, promise.action):
            faults.append(f"{promise.key} was {promise.action!r}, and the chat has {lines[0].text!r}")
    if promises:
        faults += [f"{key!r} is in the chat, and nobody said it" for key in said]
    if [line.n for line in stored.chat] != list(range(len(stored.chat))):
        faults.append("lines are missing in the middle of the chat")
    return faults


def _away_promised(promises: Sequence[Promise]) -> dict[int, list[Promise]]:
    """By seat: who left and came back, in order, as far as it was acknowledged."""
    found: dict[int, list[Promise]] = {}
    for promise in promises:
        if promise.sort == AWAY and promise.answer == ACKED:
            found.setdefault(promise.seat, []).append(promise)
    return found


def _away_unheard(promises: Sequence[Promise]) -> set[int]:
    """The seats that may be away or not, for nobody has heard yet what became of the last wish."""
    return {promise.seat for promise in promises if promise.sort == AWAY and not promise.answer}


def wrong_away(stored: Stored, promises: Sequence[Promise]) -> list[str]:
    """The seats that are away, or not, against the last word that was acknowledged of it."""
    faults: list[str] = []
    unheard = _away_unheard(promises)
    for seat, told in _away_promised(promises).items():
        wanted = told[-1].action == LEAVE
        if seat not in unheard and stored.row.seats[seat].away != wanted:
            faults.append(f"LOST: {told[-1].key}: seat {seat} is {'not ' if wanted else ''}away")
    return faults


def broken_seats(stored: Stored, seated: Seated) -> list[str]:
    """Seats whose secret does not open them any more, and a log that does not begin as it was brought."""
    faults: list[str] = []
    seats = stored.row.seats
    for seat, token in seated.secrets().items():
        if not opens(token, seats[seat].token):
            how = "claimed" if seat in seated.claims else "given"
            faults.append(f"LOST: seat {seat} was {how}, and its secret does not open it")
    kept = [(entry.seat, entry.act, entry.undo) for entry in stored.entries[: len(seated.file)]]
    if seated.sort == IMPORT and kept != [(entry.seat, entry.act, entry.undo) for entry in seated.file]:
        faults.append("LOST: the log that was brought is not at the beginning of what is kept")
    return faults
