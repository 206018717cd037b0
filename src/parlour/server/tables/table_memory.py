"""A table in memory, and how memory and store are kept from ever telling two stories.

An answer is carried out in memory, kept by the store, and only then acknowledged and shown. Whatever goes
wrong in between, in the engine, in the store, or because another process was faster, memory is thrown away at
once: the table serves nothing until it is read again, and reads itself again as soon as the store lets it.
"""

from __future__ import annotations

import abc
import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from dataclasses import replace
from typing import Final, Self

from parlour.ai.registry import stand_in
from parlour.games import find_game
from parlour.kernel.errors import Invalid, ParlourError, RulesBug
from parlour.kernel.game import Setup
from parlour.kernel.log import check_version
from parlour.server.store import base
from parlour.server.tables.clock import Clocks
from parlour.server.tables.keeping import due_snapshot, entries_of, from_snapshot, now
from parlour.server.tables.looking_back import LookingBack
from parlour.server.wire import protocol as wire
from parlour.server.workers.pool import Pool
from parlour.sim.play.live_game import LiveGame

log = logging.getLogger("parlour.server")

QUICK: Final = 64
"""A log of so many entries is played again at once."""
"""Who plays on for a person whose time is up."""
FIRST_MEND = 0.05
LONGEST_MEND = 2.0
"""Seconds between two tries to read a table again: the first, and the longest."""
TRY_AGAIN: Final = 1000
"""Milliseconds after which whoever comes to such a table tries it, too: nobody queues for a failing store."""


class Stale(Exception):
    """The position that was answered is not the one on the table."""


class Unreadable(base.StoreFailed):
    """What is in memory may not be what is kept: nothing is told of the table until it is read again."""


def setup_of(row: base.TableRow) -> Setup:
    """What the rules know of a table. Seats have fixed names, so that tables of a kind share a ruleset."""
    seats = tuple([f"seat-{seat.seat + 1}" for seat in row.seats])
    return Setup(row.game, seats, row.modules, row.options, row.corrections)


class TableMemory(abc.ABC):
    """A table in memory, as long as that is what is kept."""

    def __init__(self, store: base.Store, pool: Pool, loaded: base.Loaded) -> None:
        self.store: Final = store
        self.pool: Final = pool
        self.row = loaded.table
        self.game: Final = find_game(loaded.table.game)
        self.setup: Final = setup_of(loaded.table)
        self.looking_back: Final = LookingBack(self.setup, pool)
        self.lock: Final = asyncio.Lock()
        self.chat: list[base.ChatRow] = list(loaded.chat)
        self.keys: dict[tuple[int, str], int] = {}  # by seat and idempotency key: the ply reached
        self.present: dict[int, int] = {}  # by seat: connections that hold it
        self.listeners: set[Callable[[str], None]] = set()
        self.touched = now()
        self.clocks: Clocks | None = None
        self.closed = False
        self.fault: ParlourError | None = None  # why the table cannot be played, as it lies in the store
        self._live: LiveGame | None = None
        self._told: tuple[int, tuple[int, ...]] = (0, ())  # the ply and whom it waits for, as they are kept
        self._tasks: set[asyncio.Task[None]] = set()
        self._mending: asyncio.Task[None] | None = None
        self._tried = 0  # when somebody last tried in vain to read it again
        self._troubles = 0  # how often it was thrown away since something was kept

    @classmethod
    async def open(cls, store: base.Store, pool: Pool, loaded: base.Loaded) -> Self:
        """Make the game from what was loaded; chance that is still to answer does so."""
        table = cls(store, pool, loaded)
        await table._play_again(loaded)
        return table

    async def _play_again(self, loaded: base.Loaded) -> None:
        """Make the game in memory from what the store holds; `Invalid` names what is wrong with that."""
        row, rows = loaded.table, loaded.tail
        check_version(self.game, self.setup, row.rules, row.data)
        opened: tuple[LiveGame, int] | None = None
        if loaded.snapshot is not None:
            opened = from_snapshot(self.game, self.setup, row.seed, loaded.snapshot, rows)
            if opened is None:
                rows = await self.store.entries(row.number)
        if opened is not None:
            live, at = opened
        else:
            live, at = await self._played(row, rows), rows[-1].at if rows else 0
        self.row = row
        self.chat = list(loaded.chat)
        self._live = live
        self.fault = None
        self.touched = at or row.created
        self.keys = {}
        self._note_keys(rows)
        self._new_clocks()
        self._settled()

    async def _played(self, row: base.TableRow, rows: Sequence[base.Row]) -> LiveGame:
        """The game that a whole log leads to."""
        whole = (self.game, self.setup, row.seed, entries_of(rows))
        if len(rows) <= QUICK:
            return LiveGame.from_entries(*whole)
        # Too long for the loop; the game belongs to nobody else yet, so a thread may play it.
        return await self.pool.beside(LiveGame.from_entries, *whole)

    def _note_keys(self, rows: Sequence[base.Row]) -> None:
        """Remember the keys of entries that are in the log already, with the ply each of them led to."""
        ply = self.live.ply - len(rows)
        for row in rows:
            ply = row.undo if row.undo is not None else ply + 1
            if row.key:
                self.keys[row.seat, row.key] = max(0, min(ply, self.live.ply))

    def _new_clocks(self) -> None:
        if self.clocks is not None:
            self.clocks.stop()
        self.clocks = Clocks(self.row) if self.row.bank else None
        self._run_clocks()

    def _settled(self) -> None:
        """Memory and store agree: this is what everybody may be told."""
        self._told = (self.live.ply, self.live.waiting())

    # Memory and store

    @property
    def ply(self) -> int:
        """How many answers are kept, as far as is known."""
        return self._told[0]

    @property
    def live(self) -> LiveGame:
        """The game, as long as it is surely the one that is kept."""
        if self._live is None:
            raise self.fault or Unreadable("the table is being read again")
        return self._live

    def is_spoilt(self) -> bool:
        """Whether there is nothing to be told, because the table has to be read again."""
        return self._live is None

    @contextlib.asynccontextmanager
    async def whole(self) -> AsyncIterator[LiveGame]:
        """The lock, and the game as it is kept; read again if need be, unless that has just been tried."""
        async with self.lock:
            if self._live is None and self.fault is None and now() >= self._tried + TRY_AGAIN:
                await self._read_again()
            yield self.live

    @contextlib.contextmanager
    def _ahead(self) -> Iterator[LiveGame]:
        """Under the lock: memory runs ahead of the store, and is thrown away if it does not get there."""
        live = self.live
        try:
            yield live
        except BaseException as error:
            self._spoil(error)
            raise
        self._settled()

    def _spoil(self, error: BaseException) -> None:
        """Forget the game: it may hold what nobody has kept, or half of an answer."""
        if not isinstance(error, base.Conflict):
            log.warning("table %s is read again: %s %s", self.row.id, type(error).__name__, error)
        self._live = None
        self._troubles += 1
        if self.clocks is not None:
            self.clocks.stop()
        if self._mending is None and not self.closed:
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        """Read the table again, and again until the store lets us; whoever listens is told then."""
        tries = self._troubles
        try:
            while not self.closed and self._live is None and self.fault is None:
                await asyncio.sleep(min(FIRST_MEND * 2 ** min(tries, 20), LONGEST_MEND))
                tries += 1
                async with self.lock:
                    await self._read_again()
        except ParlourError as error:
            log.error("table %s cannot be played: %s", self.row.id, error)
        finally:
            self._mending = None
        if self._live is not None:
            self.changed("seats")
            self.changed("chat")
            self.changed()
            await self._begin_or_wait()

    async def _read_again(self) -> None:
        """Under the lock: read everything again, if the store lets us; `Invalid` when it cannot be played."""
        if self._live is not None:
            return
        try:
            loaded = await self.store.load(self.row.id)
            if loaded is None:
                raise Invalid("no-such-table", {"table": self.row.id})
            await self._play_again(loaded)
        except base.StoreFailed as error:
            self._tried = now()
            log.warning("table %s cannot be read: %s", self.row.id, error)
        except ParlourError as error:
            self.fault = error
            raise

    @contextlib.asynccontextmanager
    async def _changing(self) -> AsyncIterator[LiveGame]:
        """Under the lock: something beside the log is changed in the store, and perhaps not to the end."""
        live = self.live
        try:
            yield live
        except (base.StoreFailed, asyncio.CancelledError) as error:
            self._spoil(error)
            raise

    # What the table looks like

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        ply, waiting = self._told
        return table_info(self.row, ply, self.touched, self.present, waiting)

    def seat_row(self, seat: int) -> base.SeatRow:
        """Who sits on a seat; `Invalid` when there is no such seat."""
        if not 0 <= seat < len(self.row.seats):
            raise Invalid("no-such-seat", {"seat": seat, "seats": len(self.row.seats)})
        return self.row.seats[seat]

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat now, or the empty word."""
        row = self.row.seats[seat]
        if row.kind == "bot" or row.away:
            return row.bot or stand_in(self.row.game)
        return ""

    def changed(self, what: str = "position") -> None:
        """Tell whoever listens what has changed: the position, the seats, or what was said."""
        if what != "seats":
            self.touched = now()
        for listener in list(self.listeners):
            listener(what)

    @abc.abstractmethod
    async def begin(self) -> None:
        """Chance and bots answer whatever is theirs to answer at a table that was just opened."""

    @abc.abstractmethod
    def think(self) -> None:
        """Set every bot that has to answer thinking."""

    @abc.abstractmethod
    def _time_up(self, seat: int) -> None:
        """The bank of a seat is empty."""

    async def _keep(self, before: int, rows: Sequence[base.Row], seat: int | None = None) -> None:
        """Make entries durable; *seat* is the one that answered, if anybody did."""
        live = self.live
        spent: tuple[tuple[int, int], ...] = ()
        if self.clocks is not None:
            if seat is not None:
                if self.bot_at(seat):
                    self.clocks.stood_in(seat)
                else:
                    self.clocks.answered(seat)
            self._run_clocks()
            spent = self.clocks.changed(self.row)
        over = live.is_over()
        asked = self.row.asked
        settled = asked is not None and (over or seat == asked.seat or rows[-1].undo is not None)
        add = base.Append(
            table=self.row.number,
            at=before,
            rows=tuple(rows),
            spent=spent,
            over=over if over != self.row.over else None,
            snapshot=due_snapshot(live, before, rows[-1].at),
            settles=settled,
        )
        await self.store.append(add, self.row.id)
        self._troubles = 0
        self.row = replace(self.row, over=over, asked=None if settled else asked)
        for each, used in spent:
            self.row = self.row.with_seat(replace(self.row.seats[each], spent=used))

    async def _begin_or_wait(self) -> None:
        """The same, by itself: when the store fails once more, the next mending begins again."""
        try:
            await self.begin()
        except (base.StoreFailed, ParlourError) as error:
            log.warning("table %s waits: %s", self.row.id, error)
        except RulesBug:
            log.exception("table %s: the rules contradict themselves", self.row.id)

    # What runs by itself

    def _run_clocks(self) -> None:
        if self.clocks is None or self._live is None:
            return
        live = self._live
        running: list[int] = []
        for seat in () if live.is_over() else live.waiting():
            if self.row.seats[seat].kind == "person" and not self.bot_at(seat):
                running.append(seat)
        fresh = [seat for seat in running if live.reached[seat] < live.ply]
        self.clocks.run(running, fresh, self._time_up)

    def resume_clocks(self, before: Clocks) -> None:
        """The table was let go while clocks ran: they have not stood still."""
        if self.clocks is not None:
            self.clocks.resume(before, self._time_up)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on by itself; it is kept from being forgotten halfway."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop everything that runs by itself."""
        self.closed = True
        if self.clocks is not None:
            self.clocks.stop()
        running = self._running()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _running(self) -> list[asyncio.Task[None]]:
        """What runs by itself and has to be stopped."""
        return [*self._tasks, *([self._mending] if self._mending is not None else [])]

    def is_busy(self) -> bool:
        """Whether anybody is there."""
        return bool(self.listeners) or self.lock.locked()


def table_info(
    row: base.TableRow, ply: int, touched: int, present: dict[int, int], waiting: Sequence[int]
) -> wire.TableInfo:
    """A table as everybody sees it."""
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        modules=list(row.modules),
        options=dict(row.options),
        data=row.data,
        corrected=bool(row.corrections),
        seats=[
            wire.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                away=seat.away,
                online=present.get(seat.seat, 0) > 0,
            )
            for seat in row.seats
        ],
        public=row.public,
        practice=row.practice,
        consent_after=row.silence // 3600,
        time=wire.TimeControl(row.bank, row.increment) if row.bank else None,
        guide=row.guide,
        over=row.over,
        ply=ply,
        waiting=list(waiting),
        rematch=row.rematch,
        created=row.created,
        touched=touched,
    )
