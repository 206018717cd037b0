"""Answers at a table: a person's, what follows it by itself, and what other processes have brought."""

from __future__ import annotations

from parlour.kernel.engine import legal
from parlour.kernel.errors import Illegal, Invalid, ParlourError, RulesBug
from parlour.server.door.secret_words import LONGEST_KEY, is_key
from parlour.server.store.base import Conflict, Row, StoreFailed
from parlour.server.tables.keeping import entries_of, now, rows_of
from parlour.server.tables.table_memory import Stale, Unreadable
from parlour.server.tables.taking_back import TakingBack
from parlour.server.tables.thinking import Thinking


class Answers(TakingBack, Thinking):
    """A table at which the game goes on."""

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
            self.note_shown()
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
