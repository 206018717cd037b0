"""What the database holds against what the clients were promised.

The log is read straight from the database, past the server: a server that lies about its log is caught, too.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import psycopg

from parlour.games import find_game
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, to_move
from parlour.kernel.errors import ParlourError, RulesBug
from parlour.kernel.log import Entry, GameLog, replay, state_hash
from parlour.server.store.base import SeatRow, TableRow
from parlour.server.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, read_seat, read_table
from parlour.server.table_memory import setup_of
from tools.siege.player import ACKED, Ledger, Promise

ENTRIES: Final = "SELECT number, n, seat, act, undo, key FROM entries ORDER BY number, n"


@dataclass(frozen=True)
class Kept:
    """An entry as it lies in the database."""

    n: int
    seat: int
    act: str
    undo: int | None
    key: str


@dataclass
class Stored:
    """A table as it lies in the database."""

    row: TableRow
    entries: list[Kept] = field(default_factory=list)
    snapshot: tuple[int, bytes] | None = None


def read_database(database: str) -> dict[str, Stored]:
    """Every table by its id, read as one consistent picture and without changing anything."""
    queries = (
        f"SELECT number, {TABLE_COLUMNS} FROM tables",
        f"SELECT number, {SEAT_COLUMNS} FROM seats ORDER BY number, seat",
        ENTRIES,
        "SELECT number, entries, state FROM snapshots",
    )
    if database.startswith("postgresql://"):
        with psycopg.connect(database) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            answers = [connection.execute(query.encode()).fetchall() for query in queries]
    else:
        reading = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None, timeout=10)
        try:
            reading.execute("BEGIN")
            answers = [reading.execute(query).fetchall() for query in queries]
        finally:
            reading.close()
    return _stored(*answers)


Rows = Iterable[Sequence[Any]]


def _stored(tables: Rows, seats: Rows, entries: Rows, snapshots: Rows) -> dict[str, Stored]:
    seated: dict[int, list[SeatRow]] = {}
    for row in seats:
        seated.setdefault(row[0], []).append(read_seat(row[1:]))
    found = {row[0]: Stored(read_table(row[0], row[1:], seated.get(row[0], []))) for row in tables}
    for number, n, seat, act, undo, key in entries:
        found[number].entries.append(Kept(n, seat, act, undo, key or ""))
    for number, length, state in snapshots:
        found[number].snapshot = (length, bytes(state))
    return {stored.row.id: stored for stored in found.values()}


class Audit:
    """Compares promises with the database, again and again; replays only what is new each time."""

    def __init__(self) -> None:
        self.seen: dict[str, list[Kept]] = {}
        self.states: dict[str, State] = {}
        self.entries = 0

    def check(self, database: str, ledger: Ledger) -> list[str]:
        """Everything that is wrong now. Nobody may settle promises meanwhile: call it without awaiting."""
        stored = read_database(database)
        faults: list[str] = []
        wanted = {promise.table for promise in ledger.promises.values()}
        for table in sorted(wanted - set(stored)):
            lost = sum(promise.answer == ACKED for promise in ledger.of(table))
            faults.append(f"{table}: the table is lost, with {lost} acknowledged moves")
        by_table: dict[str, list[Promise]] = {}
        for promise in ledger.promises.values():
            by_table.setdefault(promise.table, []).append(promise)
        self.entries = sum(len(each.entries) for each in stored.values())
        for table, each in stored.items():
            promises = by_table.get(table, [])
            shown = ledger.shown.get(table, 0)
            if shown > len(each.entries):
                faults.append(f"{table}: ply {shown} was shown, and the log has {len(each.entries)} entries")
            faults += [f"{table}: {fault}" for fault in broken_promises(each, promises)]
            faults += [f"{table}: {fault}" for fault in self._broken_log(table, each)]
        return faults

    def _broken_log(self, table: str, stored: Stored) -> list[str]:
        before, entries = self.seen.get(table, []), stored.entries
        if [entry.n for entry in entries] != list(range(len(entries))):
            return ["entries are missing in the middle of the log, or doubled"]
        if entries[: len(before)] != before:
            return [f"the log was {len(before)} long, and its beginning has changed or is gone"]
        game = find_game(stored.row.game)
        state = self.states.get(table)
        if state is None:
            state = game.start(setup_of(stored.row))
        try:
            for entry in entries[len(before) :]:
                if entry.undo is None:
                    apply(state, entry.seat, game.parse(entry.act))
        except (ParlourError, RulesBug) as error:
            return [f"the log does not replay: {error}"]
        self.seen[table] = entries
        self.states[table] = state
        return []

    def finish(self, database: str, ledger: Ledger) -> list[str]:
        """The last check: also a whole replay of every log, and snapshots against it."""
        faults = self.check(database, ledger)
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


def _led_to(stored: Stored, entry: Kept) -> int:
    """The ply after an answer and what chance answered behind it; nobody takes back in a siege."""
    ply = entry.n + 1
    while ply < len(stored.entries) and stored.entries[ply].seat == CHANCE:
        ply += 1
    return ply


def broken_promises(stored: Stored, promises: Sequence[Promise]) -> list[str]:
    """Where a log and what the clients were told about it differ."""
    faults: list[str] = []
    counts = Counter([entry.key for entry in stored.entries if entry.key])
    at = {entry.key: entry for entry in stored.entries if entry.key}
    for key, count in counts.items():
        if count > 1:
            faults.append(f"{key} is in the log {count} times")
    for promise in promises:
        entry = at.get(promise.key)
        if promise.answer == ACKED:
            if entry is None:
                faults.append(f"LOST: {promise.key} was acknowledged and is not in the log")
            elif (entry.seat, entry.act) != (promise.seat, promise.action):
                faults.append(f"{promise.key} was {promise.action!r}, and the log has {entry.act!r}")
            elif promise.sent == 1 and promise.acked_ply != _led_to(stored, entry):
                wanted = _led_to(stored, entry)
                faults.append(f"{promise.key} was acknowledged for ply {promise.acked_ply}, not {wanted}")
        elif promise.answer and entry is not None:
            faults.append(f"{promise.key} was answered {promise.answer!r}, and yet it is in the log")
    known = {promise.key for promise in promises}
    people = {seat.seat for seat in stored.row.seats if seat.kind == "person"}
    for entry in stored.entries:
        if promises and entry.seat in people and entry.key not in known:
            faults.append(f"entry {entry.n} of seat {entry.seat} was never submitted")
    return faults
