"""One live table: whoever acts there, person, bot or clock, enters under its lock and through `apply`."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from parlour.ai.registry import find_bot, stand_in
from parlour.games import find_game
from parlour.kernel.engine import legal
from parlour.kernel.errors import Illegal, Invalid, ParlourError, RulesBug
from parlour.server.door.secret_words import LONGEST_KEY, is_key
from parlour.server.store.base import ChatRow, Conflict, Row, SeatRow, StoreFailed
from parlour.server.tables.keeping import entries_of, now, rows_of
from parlour.server.tables.table_memory import Stale, Unreadable
from parlour.server.tables.taking_back import TakingBack
from parlour.server.tables.thinking import any_answer, choose, is_instant
from parlour.server.wire import protocol as wire
from parlour.server.work.errors import NotDone, TooBusy
from parlour.sim.play.live_game import LiveGame

log = logging.getLogger("parlour.server")

MOST_INSTANT: Final = 100
"""Answers of instant bots that go into one transaction at most."""
LONGEST_CHAT: Final = 500
LONGEST_PHRASE: Final = 40
KEPT_CHAT: Final = 200
TEAM: Final = "team"
"""Said to the partner only."""
STAND_IN_PAUSE = 0.5
"""Seconds a stand-in lets pass before each answer: among bots alone the game would be over at once."""
BUSY_PAUSE: Final = 1.0
"""Seconds after which a bot for which there was no room tries again."""


def shown(text: str) -> str:
    """Text as it may be shown and kept: printable, with single spaces."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())


class LiveTable(TakingBack):
    """A table in memory, with whoever acts there."""

    # Answers

    async def submit(self, seat: int, ply: int, epoch: int, words: str, key: str) -> int:
        """A person answers; the ply it led to. `Stale`, `Illegal` and `Invalid` change nothing."""
        if not is_key(key):
            raise Invalid("bad-key", {"most": LONGEST_KEY})
        async with self.whole() as live:
            if (seat, key) in self.keys:
                return self.keys[seat, key]
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
        refusal = legal(live.state, seat).why(action)
        if refusal is not None:
            raise Illegal(refusal)
        before = live.length
        try:
            with self._ahead():
                rows = rows_of(live.answer(seat, action), now(), key)
                reached = live.ply
                rows += self._instant_answers(live)
                await self._keep(before, rows, seat)
        except ParlourError as error:  # the answer itself was legal
            raise RulesBug(f"what follows {words} at ply {live.ply} goes wrong: {error}") from error
        except Conflict as error:
            await self._read_again()
            raise Stale from error
        if key:
            self.keys[seat, key] = reached
        return reached

    def _instant_answers(self, live: LiveGame) -> list[Row]:
        """What bots that do not think answer, one after the other."""
        rows: list[Row] = []
        while len(rows) < MOST_INSTANT and self.may_think():
            for seat in live.waiting():
                bot = self.bot_at(seat)
                if bot and not self.row.seats[seat].away and is_instant(bot, self.row.game):
                    action = live.bot_answer(seat, find_bot(bot, self.row.game))
                    rows += rows_of(live.answer(seat, action), now())
                    break
            else:
                return rows
        return rows

    async def refresh(self) -> None:
        """Another process has changed the table: take up what is new."""
        async with self.lock:
            before, said = self.row, self.chat[-1:]
            rows = await self._take_up()
        if self.row != before:
            self.changed("seats")
        if self.chat[-1:] != said:
            self.changed("chat")
        if rows or self.row.asked != before.asked:
            self.changed()
        self.think()

    async def _take_up(self) -> bool:
        """Under the lock: read what is new; whether the game has gone on."""
        if self._live is None:
            return False  # it is being read as a whole
        try:
            loaded = await self.store.load(self.row.id)
            length = self._live.length
            if loaded is None or loaded.length < length:
                raise Unreadable("the store holds less than was kept")
            rows = await self.store.entries(self.row.number, length)
            if any(row.undo is not None for row in rows):
                await self._play_again(loaded)
                return True
            self.row = loaded.table
            self.chat = list(loaded.chat)
            if rows:
                with self._ahead() as live:
                    live.catch_up(entries_of(rows))
                    self._note_keys(rows)
                    self._new_clocks()
        except (ParlourError, StoreFailed) as error:
            self._spoil(error)
            return False
        return bool(rows)

    async def begin(self) -> None:
        """Chance and bots answer whatever is theirs to answer at a table that was just opened."""
        async with self.lock:
            before = self.live.length
            rows: list[Row] = []
            if not self.live.is_over():
                try:
                    with self._ahead() as live:
                        rows = rows_of(live.let_chance(), now())
                        rows += self._instant_answers(live)
                        if rows:
                            await self._keep(before, rows)
                except Conflict:
                    await self._read_again()
            await self._heed_silence()
        if rows:
            self.changed()
        self.think()

    # Bots

    def may_think(self) -> bool:
        """Whether the game goes on by itself: somebody looks on, or somebody who sits here will come back."""
        return bool(self.listeners) or any(seat.kind != "bot" and not seat.away for seat in self.row.seats)

    def wake(self) -> None:
        """Somebody has come: what bots put off is for now."""
        self.pool.hurry(self.row.id)
        self.think()

    def think(self) -> None:
        """Set every bot that has to answer thinking, if there is anybody to think for."""
        if self.closed or self._live is None or not self.may_think():
            return  # when the table is read again, or somebody comes, it begins again
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
                words = await self._thought(live, seat, bot)
                if self.row.seats[seat].away:
                    await asyncio.sleep(STAND_IN_PAUSE)
                async with self.lock:
                    if self._live is not live or live.length != length or self.bot_at(seat) != bot:
                        continue  # the game went on, or the person came back: that thought is stale
                    await self._answer(seat, words, "")
                self.changed()
                return
        except (Stale, Illegal) as error:
            log.warning("table %s: the bot at seat %s starts again: %s", self.row.id, seat, error)
            await asyncio.sleep(0.05)
        except StoreFailed as error:
            log.warning("table %s: the bot at seat %s waits for the store: %s", self.row.id, seat, error)
        except TooBusy:
            await asyncio.sleep(BUSY_PAUSE)
        except Exception:
            log.exception("table %s: the bot at seat %s failed", self.row.id, seat)
            await asyncio.sleep(1)
        finally:
            self.thinking.pop(seat, None)
            if self._live is not None and not self._live.is_over():
                asyncio.get_running_loop().call_soon(self.think)

    async def _thought(self, live: LiveGame, seat: int, bot: str) -> str:
        """What a bot answers; where its worker fails, anything legal: nobody waits for ever."""
        length = live.length
        try:
            return await choose(self.pool, self.row.id, live, seat, bot, bool(self.listeners))
        except TooBusy:
            raise
        except NotDone as error:
            log.warning("table %s: the bot at seat %s answers at random: %s", self.row.id, seat, error)
            if self._live is not live or live.length != length:
                raise Stale from error
            return any_answer(live, seat)

    async def aids(self, seat: int | None, caller: str) -> wire.Aids:
        """The aids of a seat, for the position on the table now; others need not wait for them."""
        async with self.whole() as live:  # nothing is told of a position that is not kept yet
            making = self.advice.aids(live, seat, caller)
        return await asyncio.shield(making)

    # Seats

    async def claim(self, seat: int, row: SeatRow) -> bool:
        """Give an open seat to somebody; False when somebody else was faster."""
        async with self.whole():
            async with self._changing():
                done = await self.store.claim(self.row.number, row, self.row.id)
            if done:
                self.row = self.row.with_seat(row)
                self._run_clocks()
        self.changed("seats")
        return done

    async def set_away(self, seat: int, away: bool, bot: str) -> None:
        """Let a bot play for a person, or give the seat back, with as much time as it had."""
        async with self.whole():
            row = self.seat_row(seat)
            if row.kind != "person":
                raise Invalid("not-a-person", {"seat": seat})
            if row.away != away:
                find_bot(bot or stand_in(self.row.game), self.row.game)
                row = replace(row, away=away, bot=bot or stand_in(self.row.game))
                if self.clocks is not None:
                    if not away and not self.clocks.has_time(seat):
                        raise Invalid("time-is-up", {"seat": seat})
                    row = replace(row, spent=self.clocks.charge(seat))
                async with self._changing():
                    await self.store.set_seat(self.row.number, row, self.row.id)
                self.row = self.row.with_seat(row)
                self._run_clocks()
        self.changed("seats")
        self.changed()
        await self._begin_or_wait()

    async def say(self, seat: int, phrase: str, text: str, to: str, key: str) -> ChatRow:
        """Say something to the table, or to the partner of a seat."""
        if not is_key(key):
            raise Invalid("bad-key", {"most": LONGEST_KEY})
        if len(text) > LONGEST_CHAT or len(phrase) > LONGEST_PHRASE:
            raise Invalid("too-long", {"most": LONGEST_CHAT})
        if not shown(text) and not shown(phrase):
            raise Invalid("nothing-said")
        async with self.whole():
            for line in self.chat:
                if (line.seat, line.key) == (seat, key):
                    return line
            name = self.row.seats[seat].name
            line = ChatRow(0, seat, name, shown(phrase), shown(text), key, now(), self._heard_by(seat, to))
            async with self._changing():
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
        partner = find_game(self.row.game).companion.partner(self.live.state, seat)
        if partner < 0:
            raise Invalid("nobody-to-confide-in")
        return tuple(sorted((seat, partner)))

    async def set_rematch(self, table: str) -> str:
        """Keep the table that follows; the first one wins."""
        async with self.whole():
            async with self._changing():
                kept = await self.store.set_rematch(self.row.number, table, self.row.id)
            self.row = replace(self.row, rematch=kept)
        self.changed("seats")
        return kept

    # Clocks

    def _time_up(self, seat: int) -> None:
        """The bank of a seat is empty: the stand-in plays on until the person comes back."""
        if self._live is not None and seat in self._live.waiting() and not self.bot_at(seat):
            self._start(self._put_away(seat))

    async def _put_away(self, seat: int) -> None:
        try:
            await self.set_away(seat, True, stand_in(self.row.game))
        except StoreFailed as error:  # when the table is read again, the clock runs again
            log.warning("table %s: nobody could sit in for seat %s: %s", self.row.id, seat, error)
