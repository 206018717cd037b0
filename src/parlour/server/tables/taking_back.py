"""Taking back: free while nobody has learnt anything by the answer, then by consent, never after the end."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from parlour.kernel.errors import Invalid
from parlour.server.door.secret_words import LONGEST_KEY, is_key
from parlour.server.store.base import Conflict, Loaded, Row, Store, UndoAsked
from parlour.server.tables.keeping import now
from parlour.server.tables.table_memory import Stale, TableMemory
from parlour.server.workers.pool import Pool
from parlour.sim.play.revealing import GLANCE, JUDGEMENT, reveals


class TakingBack(TableMemory):
    """A table at which answers can be taken back."""

    def __init__(self, store: Store, pool: Pool, loaded: Loaded) -> None:
        super().__init__(store, pool, loaded)
        self._judged = ((-1, 0), False)  # after how many entries, in how many worlds: was anything revealed?
        self._silence: asyncio.TimerHandle | None = None

    async def close(self) -> None:
        """Stop everything that runs by itself."""
        if self._silence is not None:
            self._silence.cancel()
        await super().close()

    def undo_tier(self, seat: int, worlds: int = GLANCE) -> str:
        """What taking back would mean for a seat: free, ask the others, or nothing to take back."""
        live = self.live
        if live.is_over() or live.last_answer[seat] < 0:
            return "none"
        if self.row.practice or self._showed_nothing(seat, worlds):
            return "free"
        return "ask" if self._others(seat) else "none"

    def _showed_nothing(self, seat: int, worlds: int) -> bool:
        """Whether the last answer was of this seat, and nobody has learnt anything by it.

        A glance at few worlds tells the page what to offer; before anything is granted, more are looked at.
        """
        live = self.live
        last = live.last
        if last is None or last.seat != seat:
            return False
        looked, shown = self._judged if self._judged[0][0] == live.length else ((live.length, 0), False)
        if not shown and looked[1] < worlds:
            shown = reveals(self.game, last.before, seat, last.action, len(self.row.seats), worlds)
            self._judged = ((live.length, worlds), shown)
        return not shown

    def _others(self, seat: int) -> set[int]:
        """The persons whose consent a seat needs, away or not: no bot agrees for anybody."""
        return {each.seat for each in self.row.seats if each.kind == "person" and each.seat != seat}

    def undo_waits_for(self) -> set[int]:
        """The persons who have still to consent to what somebody asks to take back."""
        asked = self.row.asked
        if asked is None:
            return set()
        waiting = self._others(asked.seat) - set(asked.agreed)
        if self.row.silence and now() >= asked.at + self.row.silence * 1000:
            waiting = {seat for seat in waiting if not self.row.seats[seat].away}
        return waiting

    async def undo(self, seat: int, key: str) -> bool:
        """Take back at once, or ask the others for it; whether it is done."""
        if not is_key(key):
            raise Invalid("bad-key", {"most": LONGEST_KEY})
        async with self.whole() as live:
            if (seat, key) in self.keys or await self.store.find_key(self.row.number, seat, key) is not None:
                return True
            tier = self.undo_tier(seat, JUDGEMENT)
            if tier == "none":
                raise Invalid("undo-after-end" if live.is_over() else "nothing-to-undo")
            asked = self.row.asked
            done = tier == "free"
            if done:
                await self._take_back(seat, key, live.last_answer[seat])
            elif asked is None:
                await self._ask(UndoAsked(seat, key, now(), live.last_answer[seat]))
            elif asked.seat != seat:
                raise Invalid("undo-asked-already", {"seat": asked.seat})
        self.changed()
        if done:
            self.think()
        return done

    async def answer_undo(self, seat: int, agree: bool) -> None:
        """Consent to a request, or refuse it."""
        async with self.whole() as live:
            asked = self.row.asked
            if asked is None or live.is_over() or seat not in self.undo_waits_for():
                raise Invalid("no-undo-asked")
            if not agree:
                await self._ask(None)
            elif self.undo_waits_for() == {seat}:
                await self._take_back(asked.seat, asked.key, asked.to)
            else:
                await self._ask(asked._replace(agreed=(*asked.agreed, seat)))
        self.changed()
        self.think()

    async def _ask(self, asked: UndoAsked | None) -> None:
        """Under the lock: keep who asks to take back, and who has agreed."""
        async with self._changing():
            await self.store.set_asked(self.row.number, asked, self.row.id)
            self.row = replace(self.row, asked=asked)
        self._await_silence()

    def _await_silence(self) -> None:
        """See to it that somebody's silence is heeded when its time has come."""
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None
        asked = self.row.asked
        if asked is not None and self.row.silence and not self.closed:
            wait = max(0, asked.at + self.row.silence * 1000 - now()) / 1000 + 0.01
            self._silence = asyncio.get_running_loop().call_later(
                wait, lambda: self._start(self._begin_or_wait())
            )

    async def _heed_silence(self) -> None:
        """Under the lock: take back what was asked for, once nobody's answer is awaited any more."""
        asked = self.row.asked
        if asked is None or self.undo_waits_for() or self.live.is_over():
            self._await_silence()
            return
        await self._take_back(asked.seat, asked.key, asked.to)
        self.changed()

    async def _take_back(self, seat: int, key: str, to: int) -> None:
        """Under the lock: append the undo; the dice fall the same way again."""
        rows = await self.store.entries(self.row.number)
        undo = Row(seat, "", to, key, now())
        before = self.live.length
        if len(rows) != before:
            self._spoil(Conflict())
            raise Stale
        try:
            with self._ahead():
                self._live = await self._played(self.row, [*rows, undo])
                await self._keep(before, [undo])
        except Conflict as error:
            await self._read_again()
            raise Stale from error
        self.keys[seat, key] = self.live.ply
        self._await_silence()
