"""One live table: whoever acts there, person, bot or clock, enters under its lock and through `apply`.

An answer is carried out in memory, kept by the store, and only then acknowledged and shown. Should the store
refuse it, because another process was faster or the disk is full, memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Final

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.errors import Illegal, Invalid, ParlourError, RulesBug
from parlour.kernel.game import Setup
from parlour.server import protocol as wire
from parlour.server.clock import Clocks
from parlour.server.live_game import LiveGame, now
from parlour.server.secret_words import LONGEST_KEY, is_key
from parlour.server.store.base import Append, ChatRow, Conflict, Loaded, Row, SeatRow, Store, TableRow
from parlour.server.thinking import Thinkers, is_instant
from parlour.sim.companion import companion_of

log = logging.getLogger("parlour.server")

MOST_INSTANT: Final = 400
"""Answers of instant bots that go into one transaction at most."""
LONGEST_CHAT: Final = 500
LONGEST_PHRASE: Final = 40
KEPT_CHAT: Final = 200
TEAM: Final = "team"
"""Said to the partner only."""
STAND_IN: Final = "steward"
"""Who plays on for a person whose time is up."""
STAND_IN_PAUSE = 0.5
"""Seconds a stand-in lets pass before each answer: among bots alone the game would be over at once."""


class Stale(Exception):
    """The position that was answered is not the one on the table."""


def shown(text: str) -> str:
    """Text as it may be shown and kept: printable, with single spaces."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())


def setup_of(row: TableRow) -> Setup:
    """What the rules know of a table. Seats have fixed names, so that tables of a kind share a ruleset."""
    seats = tuple([f"seat-{seat.seat + 1}" for seat in row.seats])
    return Setup(row.game, seats, row.modules, row.options, row.corrections)


class UndoRequest:
    """Somebody asks to take back; the others agree one by one."""

    def __init__(self, seat: int, key: str, waiting: set[int]) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.waiting: Final = waiting
        self.agreed: Final[set[int]] = set()


class LiveTable:
    """A table in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, loaded: Loaded) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.row = loaded.table
        self.game: Final = find_game(loaded.table.game)
        self.setup: Final = setup_of(loaded.table)
        self.lock: Final = asyncio.Lock()
        self.live: LiveGame
        self.chat: list[ChatRow] = list(loaded.chat)
        self.keys: dict[tuple[int, str], int] = {}  # by seat and idempotency key: the ply reached
        self.request: UndoRequest | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.present: dict[int, int] = {}  # by seat: connections that hold it
        self.listeners: set[Callable[[str], None]] = set()
        self.touched = now()
        self.clocks: Clocks | None = None
        self.closed = False
        self.late: asyncio.Task[None] | None = None  # puts the stand-in on the seat of somebody out of time

    @classmethod
    async def open(cls, store: Store, thinkers: Thinkers, loaded: Loaded) -> LiveTable:
        """Make the game from what was loaded; chance that is still to answer does so."""
        table = cls(store, thinkers, loaded)
        row = loaded.table
        live: LiveGame | None = None
        if loaded.snapshot is not None:
            live = LiveGame.from_snapshot(table.game, table.setup, row.seed, loaded.snapshot, loaded.tail)
            if live is None:
                live = LiveGame.from_rows(table.game, table.setup, row.seed, await store.entries(row.number))
        else:
            live = LiveGame.from_rows(table.game, table.setup, row.seed, loaded.tail)
        table._adopt(live, loaded.tail)
        return table

    def _adopt(self, live: LiveGame, rows: Sequence[Row]) -> None:
        self.live = live
        self.touched = live.at or self.row.created
        self.keys = {}
        self._note_keys(rows)
        self._new_clocks()

    def _note_keys(self, rows: Sequence[Row]) -> None:
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

    # What the table looks like

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        row = self.row
        return table_info(row, self.live.ply, self.touched, self.present, self.live.waiting())

    def seat_row(self, seat: int) -> SeatRow:
        """Who sits on a seat; `Invalid` when there is no such seat."""
        if not 0 <= seat < len(self.row.seats):
            raise Invalid("no-such-seat", {"seat": seat, "seats": len(self.row.seats)})
        return self.row.seats[seat]

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat now, or the empty word."""
        row = self.row.seats[seat]
        if row.kind == "bot" or row.away:
            return row.bot or STAND_IN
        return ""

    def people(self) -> list[int]:
        """The seats of persons who are there to be asked."""
        return [seat.seat for seat in self.row.seats if seat.kind == "person" and not seat.away]

    def changed(self, what: str = "position") -> None:
        """Tell whoever listens what has changed: the position, the seats, or what was said."""
        if what != "seats":
            self.touched = now()
        for listener in list(self.listeners):
            listener(what)

    # Answers

    async def submit(self, seat: int, ply: int, epoch: int, words: str, key: str) -> int:
        """A person answers; the ply it led to. `Stale`, `Illegal` and `Invalid` change nothing."""
        if not is_key(key):
            raise Invalid("bad-key", {"most": LONGEST_KEY})
        async with self.lock:
            if (seat, key) in self.keys:
                return self.keys[seat, key]
            live = self.live
            fresh = live.asked[seat] <= ply <= live.ply and epoch in (-1, live.undos)
            if not fresh or live.undos:
                found = await self.store.find_key(self.row.number, seat, key)
                if found is not None:
                    return live.ply
                if not fresh:
                    raise Stale
            if self.bot_at(seat):
                raise Invalid("seat-is-away", {"seat": seat})
            try:
                reached = await self._answer(seat, words, key)
            except (ParlourError, Stale):
                # It may have been carried out already: before this table was opened, or by another process.
                if await self.store.find_key(self.row.number, seat, key) is None:
                    raise
                return self.live.ply
        self.changed()
        self.think()
        return reached

    async def _answer(self, seat: int, words: str, key: str) -> int:
        """Under the lock: carry out an answer, what follows it by itself, and keep it all."""
        live = self.live
        action = self.game.parse(words)
        before = live.length
        waited = set(live.waiting())
        rows = live.answer(seat, action, key)
        reached = live.ply
        rows += self._instant_answers(live)
        await self._keep(before, rows, waited - set(live.waiting()) | {seat})
        self.request = None
        if key:
            self.keys[seat, key] = reached
        return reached

    def _instant_answers(self, live: LiveGame) -> list[Row]:
        """What bots that do not think answer, one after the other."""
        rows: list[Row] = []
        while len(rows) < MOST_INSTANT:
            for seat in live.waiting():
                bot = self.bot_at(seat)
                if bot and not self.row.seats[seat].away and is_instant(bot, self.row.game):
                    rows += live.answer(seat, live.bot_answer(seat, find_bot(bot, self.row.game)))
                    break
            else:
                return rows
        return rows

    async def _keep(self, before: int, rows: Sequence[Row], answered: set[int]) -> None:
        """Make entries durable, or forget everything that was not."""
        live = self.live
        spent: tuple[tuple[int, int], ...] = ()
        if self.clocks is not None:
            spent = self.clocks.answered(answered)
            self._run_clocks()
        over = live.is_over()
        add = Append(
            table=self.row.number,
            at=before,
            rows=tuple(rows),
            spent=spent,
            over=over if over != self.row.over else None,
            snapshot=live.due_snapshot(before),
        )
        try:
            await self.store.append(add, self.row.id)
        except BaseException as error:
            await asyncio.shield(self._reload())
            if isinstance(error, Conflict):
                raise Stale from error
            raise
        if over != self.row.over:
            self.row = replace(self.row, over=over)
        for seat, used in spent:
            self.row = self.row.with_seat(replace(self.row.seats[seat], spent=used))

    async def _reload(self) -> None:
        """Under the lock: read everything again."""
        loaded = await self.store.load(self.row.id)
        if loaded is None:
            raise RulesBug(f"table {self.row.id} is gone")
        rows = await self.store.entries(loaded.table.number)
        self.row = loaded.table
        self.chat = list(loaded.chat)
        self._adopt(LiveGame.from_rows(self.game, self.setup, self.row.seed, rows), rows)

    async def refresh(self) -> None:
        """Another process has changed the table: take up what is new."""
        async with self.lock:
            loaded = await self.store.load(self.row.id)
            if loaded is None:
                return
            new_chat = loaded.chat[-1:] != tuple(self.chat[-1:])
            seats_changed = loaded.table != self.row
            self.row = loaded.table
            self.chat = list(loaded.chat)
            rows = await self.store.entries(self.row.number, self.live.length)
            if any(row.undo is not None for row in rows):
                await self._reload()
            else:
                self.live.catch_up(rows)
                self._note_keys(rows)
                if rows:
                    self._new_clocks()
            if rows:
                self.request = None
        if seats_changed:
            self.changed("seats")
        if new_chat:
            self.changed("chat")
        if rows:
            self.changed()
        self.think()

    async def begin(self) -> None:
        """Chance and bots answer whatever is theirs to answer at a table that was just opened."""
        async with self.lock:
            live = self.live
            before = live.length
            rows = live.let_chance(now())
            rows += self._instant_answers(live)
            if rows:
                await self._keep(before, rows, set())
        if rows:
            self.changed()
        self.think()

    # Bots

    def think(self) -> None:
        """Set every bot that has to answer thinking."""
        if self.closed:
            return
        for seat in self.live.waiting():
            if self.bot_at(seat) and seat not in self.thinking:
                task = asyncio.create_task(self._think(seat))
                self.thinking[seat] = task

    async def _think(self, seat: int) -> None:
        try:
            while True:
                bot = self.bot_at(seat)
                live, length = self.live, self.live.length
                if not bot or seat not in live.waiting():
                    return
                words = await self.thinkers.choose(live, seat, bot)
                if self.row.seats[seat].away:
                    await asyncio.sleep(STAND_IN_PAUSE)
                async with self.lock:
                    if self.live is not live or live.length != length or self.bot_at(seat) != bot:
                        continue  # the game went on, or the person came back: that thought is stale
                    await self._answer(seat, words, "")
                self.changed()
                return
        except (Stale, Illegal, BrokenProcessPool) as error:
            log.warning("table %s: the bot at seat %s starts again: %s", self.row.id, seat, error)
            await asyncio.sleep(0.05)
        except Exception:
            log.exception("table %s: the bot at seat %s failed", self.row.id, seat)
            await asyncio.sleep(1)
        finally:
            self.thinking.pop(seat, None)
            if not self.live.is_over():
                asyncio.get_running_loop().call_soon(self.think)

    # Taking back

    def undo_tier(self, seat: int) -> str:
        """What taking back would mean for a seat: free, ask the others, or nothing to take back."""
        live = self.live
        if live.last_answer[seat] < 0:
            return "none"
        if self.row.practice or not live.revealed_since(seat):
            return "free"
        return "ask" if not self.row.over else "none"

    async def undo(self, seat: int, key: str) -> bool:
        """Take back at once, or ask the others for it; whether it is done."""
        if not is_key(key):
            raise Invalid("bad-key", {"most": LONGEST_KEY})
        async with self.lock:
            if (seat, key) in self.keys or await self.store.find_key(self.row.number, seat, key) is not None:
                return True
            tier = self.undo_tier(seat)
            if tier == "none":
                raise Invalid("nothing-to-undo")
            others = {each for each in self.people() if each != seat}
            done = tier == "free" or not others
            if done:
                await self._take_back(seat, key)
            elif self.request is None:
                self.request = UndoRequest(seat, key, others)
            elif self.request.seat != seat:
                raise Invalid("undo-asked-already", {"seat": self.request.seat})
        self.changed()
        self.think()
        return done

    async def answer_undo(self, seat: int, agree: bool) -> None:
        """Agree to a request, or refuse it for everybody."""
        async with self.lock:
            request = self.request
            if request is None or seat not in request.waiting:
                raise Invalid("no-undo-asked")
            if not agree:
                self.request = None
            else:
                request.waiting.discard(seat)
                request.agreed.add(seat)
                if not request.waiting:
                    await self._take_back(request.seat, request.key)
        self.changed()
        self.think()

    async def _take_back(self, seat: int, key: str) -> None:
        """Under the lock: append the undo; the dice fall the same way again."""
        rows = await self.store.entries(self.row.number)
        undo = self.live.undo_rows(rows, seat, key)
        before = self.live.length
        self.live.replay([*rows, undo])
        await self._keep(before, [undo], set())
        self.keys[seat, key] = self.live.ply
        self.request = None

    # Seats

    async def claim(self, seat: int, row: SeatRow) -> bool:
        """Give an open seat to somebody; False when somebody else was faster."""
        async with self.lock:
            done = await self.store.claim(self.row.number, row, self.row.id)
            if done:
                self.row = self.row.with_seat(row)
                self._run_clocks()
        self.changed("seats")
        return done

    async def set_away(self, seat: int, away: bool, bot: str) -> None:
        """Let a bot play for a person, or give the seat back."""
        async with self.lock:
            row = self.seat_row(seat)
            if row.kind != "person":
                raise Invalid("not-a-person", {"seat": seat})
            if row.away != away:
                find_bot(bot or STAND_IN, self.row.game)
                row = replace(row, away=away, bot=bot or STAND_IN)
                if self.clocks is not None and not away:
                    row = replace(row, spent=self.clocks.pardoned(seat))
                await self.store.set_seat(self.row.number, row, self.row.id)
                self.row = self.row.with_seat(row)
                self._run_clocks()
        self.changed("seats")
        self.changed()
        await self.begin()

    async def say(self, seat: int, phrase: str, text: str, to: str, key: str) -> ChatRow:
        """Say something to the table, or to the partner of a seat."""
        if not is_key(key):
            raise Invalid("bad-key", {"most": LONGEST_KEY})
        if len(text) > LONGEST_CHAT or len(phrase) > LONGEST_PHRASE:
            raise Invalid("too-long", {"most": LONGEST_CHAT})
        if not shown(text) and not shown(phrase):
            raise Invalid("nothing-said")
        async with self.lock:
            for line in self.chat:
                if (line.seat, line.key) == (seat, key):
                    return line
            name = self.row.seats[seat].name
            line = ChatRow(0, seat, name, shown(phrase), shown(text), key, now(), self._heard_by(seat, to))
            line = await self.store.say(self.row.number, line, self.row.id)
            self.chat = [*self.chat[-KEPT_CHAT:], line]
        self.changed("chat")
        return line

    def _heard_by(self, seat: int, to: str) -> tuple[int, ...]:
        """The seats that hear what a seat says; none means everybody."""
        if not to:
            return ()
        if to != TEAM:
            raise Invalid("unknown-audience", {"audience": to[:40], "known": TEAM})
        partner = companion_of(self.row.game).partner(self.live.state, seat)
        if partner < 0:
            raise Invalid("nobody-to-confide-in")
        return tuple(sorted((seat, partner)))

    async def set_rematch(self, table: str) -> str:
        """Keep the table that follows; the first one wins."""
        async with self.lock:
            kept = await self.store.set_rematch(self.row.number, table, self.row.id)
            self.row = replace(self.row, rematch=kept)
        self.changed("seats")
        return kept

    # Clocks

    def _run_clocks(self) -> None:
        if self.clocks is not None:
            running = [] if self.live.is_over() else [s for s in self.live.waiting() if not self.bot_at(s)]
            self.clocks.run(
                [seat for seat in running if self.row.seats[seat].kind == "person"], self._time_up
            )

    def _time_up(self, seat: int) -> None:
        """The bank of a seat is empty: the stand-in plays on until the person comes back."""
        if seat in self.live.waiting() and not self.bot_at(seat):
            self.late = asyncio.create_task(self.set_away(seat, True, STAND_IN))

    async def close(self) -> None:
        """Stop everything that runs by itself."""
        self.closed = True
        if self.clocks is not None:
            self.clocks.stop()
        running = list(self.thinking.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def is_busy(self) -> bool:
        """Whether anybody is there, or a bot is thinking."""
        return bool(self.listeners or self.thinking) or self.lock.locked()


def table_info(
    row: TableRow, ply: int, touched: int, present: dict[int, int], waiting: Sequence[int]
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
                colour="",
            )
            for seat in row.seats
        ],
        public=row.public,
        practice=row.practice,
        time=wire.TimeControl(row.bank, row.increment) if row.bank else None,
        guide=row.guide,
        over=row.over,
        ply=ply,
        waiting=list(waiting),
        rematch=row.rematch,
        created=row.created,
        touched=touched,
    )
