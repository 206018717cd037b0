"""All the live tables of this process: opened when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from parlour.games import find_game
from parlour.kernel.errors import Invalid, ParlourError
from parlour.kernel.game import Setup
from parlour.server.door.secret_words import hash_of, is_table_id, new_table_id, new_token, opens
from parlour.server.lobby.names import clean_name, is_taken, printable
from parlour.server.lobby.new_table import NewTable, name_in_file, table_of_file, wished_table
from parlour.server.store.base import Store, StoreFailed, TableRow
from parlour.server.tables.clock import Clocks
from parlour.server.tables.keeping import now
from parlour.server.tables.table import LiveTable
from parlour.server.tables.table_memory import setup_of, table_info
from parlour.server.wire import http_protocol as http
from parlour.server.wire import protocol as wire
from parlour.server.wire.bounds import MOST_MINE
from parlour.server.workers.files import data_of, read_file, verify, written_log
from parlour.server.workers.pool import FILES, Pool

log = logging.getLogger("parlour.server")

IDLE_SECONDS: Final = 300
SWEEP_SECONDS: Final = 30
MOST_LISTED: Final = 50


class NotFound(Invalid):
    """There is no such table."""


class Forbidden(Invalid):
    """The secret is missing or wrong."""


@dataclass(frozen=True)
class Clocked:
    """What is kept of a table that was let go while clocks ran: the clocks, and when one will be empty."""

    clocks: Clocks
    timer: asyncio.TimerHandle


class Hub:
    """The tables."""

    def __init__(self, store: Store, workers: int | Pool, bot_pause: float = 0.0) -> None:
        self.store: Final = store
        self.bot_pause: Final = bot_pause
        self.pool: Final = workers if isinstance(workers, Pool) else Pool(workers)
        self.tables: dict[str, LiveTable] = {}
        self.clocked: Final[dict[str, Clocked]] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._refreshing: set[asyncio.Task[None]] = set()
        self._claiming = asyncio.Lock()

    async def open(self, *, warm: bool = False) -> None:
        """Connect the store and begin to sweep; *warm* starts workers before anybody asks for them."""
        await self.store.open(self.wake)
        if warm:
            self.pool.warm()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop everything."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for table in list(self.tables.values()):
            await table.close()
        for name in list(self.clocked):
            self._unclock(name)
        await self.pool.close()
        await self.store.close()

    async def get(self, name: str) -> LiveTable:
        """A live table, opened when it is not yet; `NotFound` when there is none."""
        table = self.tables.get(name)
        if table is not None and table.fault is None:
            return table
        if not is_table_id(name):
            raise NotFound("no-such-table", {"table": printable(name)[:40]})
        lock = self._opening.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                return await self._opened(name)
        finally:
            if not lock.locked():
                self._opening.pop(name, None)

    async def _opened(self, name: str) -> LiveTable:
        """Under the lock of its name: the table, read from the store unless somebody was faster."""
        table = self.tables.get(name)
        if table is not None and table.fault is not None:
            del self.tables[name]  # perhaps somebody has repaired it
            await table.close()
            table = None
        if table is None:
            loaded = await self.store.load(name)
            if loaded is None:
                raise NotFound("no-such-table", {"table": name[:40]})
            if loaded.table.corrections:
                # The rules are put together once and shared; that takes too long for the loop.
                await self.pool.beside(find_game(loaded.table.game).start, setup_of(loaded.table))
            table = await LiveTable.open(self.store, self.pool, loaded)
            table.bot_pause = self.bot_pause
            self.tables[name] = table
            before = self._unclock(name)
            if before is not None:
                table.resume_clocks(before)
            await table.begin()
        return table

    def wake(self, name: str) -> None:
        """Another process has changed a table, or all may have changed."""
        wanted = [name] if name else list(self.tables)
        for each in wanted:
            table = self.tables.get(each)
            if table is not None:
                task = asyncio.ensure_future(self._refresh(table))
                self._refreshing.add(task)
                task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, table: LiveTable) -> None:
        try:
            await table.refresh()
        except StoreFailed as error:
            log.warning("table %s could not be refreshed: %s", table.row.id, error)
        except Exception:
            log.exception("table %s could not be refreshed", table.row.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            before = now() - IDLE_SECONDS * 1000
            for table in list(self.tables.values()):
                if self.tables.get(table.row.id) is table and not table.is_busy() and table.touched < before:
                    await self.let_go(table)

    async def let_go(self, table: LiveTable) -> None:
        """Forget a table that nobody is at; of one whose clocks run, the clocks are kept."""
        name = table.row.id
        del self.tables[name]
        soonest = table.clocks.soonest() if table.clocks is not None else None
        if table.clocks is not None and soonest is not None:
            timer = asyncio.get_running_loop().call_later(soonest, self._clock_empty, name)
            self.clocked[name] = Clocked(table.clocks, timer)
        await table.close()

    def _unclock(self, name: str) -> Clocks | None:
        """The clocks that were kept of a table, which keeps them itself from now on."""
        kept = self.clocked.pop(name, None)
        if kept is None:
            return None
        kept.timer.cancel()
        return kept.clocks

    def _clock_empty(self, name: str) -> None:
        """Time is up at a table that was let go: it is opened, and its own clocks do the rest."""
        task = asyncio.ensure_future(self._open_late(name))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _open_late(self, name: str) -> None:
        try:
            await self.get(name)
        except (Invalid, StoreFailed) as error:
            log.warning("table %s: time is up, but it cannot be opened: %s", name, error)
            kept = self.clocked.get(name)
            if kept is not None:
                timer = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._clock_empty, name)
                self.clocked[name] = replace(kept, timer=timer)

    async def workers_answer(self) -> bool:
        """Whether the workers do what they are told."""
        return await self.pool.answers()

    # Making tables

    async def make(self, wish: http.NewTable, caller: str = "") -> http.Made:
        """A new table as somebody wishes it; `Invalid` says what does not go together."""
        new = wished_table(wish)
        data = await self._data_of(setup_of(new.row), caller)
        return await self._keep_new(replace(new, row=replace(new.row, data=data)))

    async def _data_of(self, setup: Setup, caller: str) -> str:
        """The facts that a game would be played with; corrected ones are put together by a worker."""
        if setup.corrections:
            return await self.pool.run(FILES, caller, data_of, setup)
        return data_of(setup)

    async def _keep_new(self, new: NewTable) -> http.Made:
        row = await self.store.create(new.row, new.rows)
        table = await self.get(row.id)
        return http.Made(table.info(), new.token, held_by(row, [new.token]), new.invitations, new.watch)

    async def claim(self, name: str, wish: http.Claim) -> http.Claimed:
        """Take an open seat."""
        table = await self.get(name)
        seat = table.seat_row(wish.seat)
        if seat.kind != "open":
            raise Invalid("seat-taken", {"seat": wish.seat})
        if not (table.row.public and not wish.invitation) and not opens(wish.invitation, seat.invitation):
            raise Forbidden("wrong-invitation", {"seat": wish.seat})
        called = clean_name(wish.name)
        if not called:
            raise Invalid("no-name")
        token = new_token()
        taken = replace(
            seat, kind="person", name=called, token=hash_of(token)
        )  # the invitation lets one watch
        async with self._claiming:  # two who come at once and are called the same: the second is told
            if is_taken(taken, [each for each in table.row.seats if each.seat != wish.seat]):
                raise Invalid("name-taken", {"name": called})
            if not await table.claim(wish.seat, taken):
                raise Invalid("seat-taken", {"seat": wish.seat})
        return http.Claimed(table.info(), token, held_by(table.row, [token]))

    async def rematch(self, name: str, token: str) -> wire.TableInfo:
        """The same table again: whoever held a seat holds it there with the same secret."""
        table = await self.get(name)
        if not held_by(table.row, [token]):
            raise Forbidden("wrong-secret")
        if table.row.rematch:
            return (await self.get(table.row.rematch)).info()
        if not table.row.over:
            raise Invalid("rematch-too-early")
        old = table.row
        row = replace(
            old,
            id=new_table_id(),
            seed=new_token(),
            created=now(),
            over=False,
            rematch="",
            guide="",
            number=0,
            asked=None,
            seats=tuple([replace(seat, away=False, spent=0) for seat in old.seats]),
        )
        row = await self.store.create(row, ())
        kept = await table.set_rematch(row.id)
        return (await self.get(kept)).info()

    async def public_tables(self) -> list[wire.TableInfo]:
        """Public tables with an open seat."""
        rows = await self.store.public_tables(MOST_LISTED)
        return [self._info(row) for row in rows]

    def _info(self, row: TableRow) -> wire.TableInfo:
        table = self.tables.get(row.id)
        return table.info() if table is not None else table_info(row, 0, row.created, {}, ())

    async def mine(self, wish: http.Mine) -> list[http.Standing]:
        """The tables whose secrets somebody holds, and where it is their turn."""
        if len(wish.tables) > MOST_MINE:
            raise Invalid("too-many-tables", {"most": MOST_MINE})
        found: list[http.Standing] = []
        for row in await self.store.rows_of([name for name in wish.tables if is_table_id(name)]):
            held = held_by(row, [wish.tables[row.id]])
            if held:
                found.append(await self._standing(row, held))
        return found

    async def _standing(self, row: TableRow, held: list[int]) -> http.Standing:
        """How things stand at a table for whoever holds some of its seats; one that fails hides no other."""
        try:
            table = await self.get(row.id)
            async with table.whole() as live:
                turn = any(seat in held and not table.bot_at(seat) for seat in live.waiting())
                lines = table.game.scores(live.state) if live.is_over() else ()
                places = [http.Place(line.seat, line.total, line.rank) for line in lines]
                return http.Standing(table.info(), held, turn, places)
        except (ParlourError, StoreFailed) as error:
            log.warning("table %s cannot be told of: %s", row.id, error)
            return http.Standing(self._info(row), held, False, [])

    # Files

    async def import_log(self, text: str, caller: str = "") -> http.Made:
        """A table made of a file; everything in it is open to whoever brings it."""
        return await self._keep_new(table_of_file(await self.pool.run(FILES, caller, read_file, text)))

    async def verify(self, text: str, caller: str = "") -> http.Verified:
        """What a file proves."""
        proved = await self.pool.run(FILES, caller, verify, text)
        names = [clean_name(name) for name in proved.names]
        return msgspec.structs.replace(proved, names=names)

    async def export(self, name: str, tokens: Sequence[str], caller: str = "") -> str:
        """The game as one file: when it is over, or for somebody who holds every seat of a person."""
        table = await self.get(name)
        held = held_by(table.row, tokens)
        people = [seat.seat for seat in table.row.seats if seat.kind != "bot"]
        if not table.row.over and not (held and set(people) <= set(held)):
            raise Forbidden("game-not-over")
        if not may_watch(table.row, tokens):
            raise Forbidden("wrong-secret")
        rows = await self.store.entries(table.row.number)
        setup = replace(table.setup, seats=tuple([name_in_file(seat) for seat in table.row.seats]))
        entries = [(row.seat, row.act, row.undo) for row in rows]
        bots = tuple([seat.bot if seat.kind == "bot" else "" for seat in table.row.seats])
        return await self.pool.run(FILES, caller, written_log, setup, entries, bots)


def held_by(row: TableRow, tokens: Sequence[str]) -> list[int]:
    """The seats that these secrets open."""
    return [seat.seat for seat in row.seats if any(opens(token, seat.token) for token in tokens)]


def may_watch(row: TableRow, tokens: Sequence[str]) -> bool:
    """Whether somebody may look on: anybody at a public table, else those with any secret of it."""
    secrets = [row.watch, *[seat.invitation for seat in row.seats]]
    return (
        row.public
        or bool(held_by(row, tokens))
        or any(opens(token, each) for token in tokens for each in secrets)
    )
