"""What bots answer: those that need not think here and now, the others in worker processes."""

from __future__ import annotations

import abc
import asyncio
import logging
import time
from typing import Final

from parlour.ai.registry import find_bot
from parlour.kernel.beyond.bot import BlindBot
from parlour.kernel.errors import Illegal
from parlour.server.store.base import Loaded, Row, Store, StoreFailed
from parlour.server.tables.advice import Advice
from parlour.server.tables.keeping import now, rows_of
from parlour.server.tables.table_memory import Stale, TableMemory
from parlour.server.wire import protocol as wire
from parlour.server.workers.errors import NotDone, TooBusy
from parlour.server.workers.pool import BOTS, LATER, Pool
from parlour.server.workers.thoughts import think, world_of
from parlour.sim.play.live_game import LiveGame

log = logging.getLogger("parlour.server")

MOST_INSTANT: Final = 100
"""Answers of instant bots that go into one transaction at most."""
STAND_IN_PAUSE = 0.5
"""Seconds a stand-in lets pass before each answer: among bots alone the game would be over at once."""
BUSY_PAUSE: Final = 1.0
"""Seconds after which a bot for which there was no room tries again."""


class Thinking(TableMemory):
    """A table at which bots play, and advise."""

    def __init__(self, store: Store, pool: Pool, loaded: Loaded) -> None:
        super().__init__(store, pool, loaded)
        self.advice: Final = Advice(pool)
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.bot_pause = 0.0  # seconds that somebody who looks on has for what a bot has shown
        self._shown_at = 0.0

    @abc.abstractmethod
    async def _answer(self, seat: int, words: str, key: str) -> int:
        """Under the lock: carry out an answer, what follows it by itself, and keep it all."""

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
                await asyncio.sleep(self._pause())
                async with self.lock:
                    if self._live is not live or live.length != length or self.bot_at(seat) != bot:
                        continue  # the game went on, or the person came back: that thought is stale
                    known = len(live.history)
                    await self._answer(seat, words, "")
                    if len(live.history) > known:  # what nobody sees need not be looked at
                        self.note_shown()
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

    def is_paced(self) -> bool:
        """Whether bots leave time to look on: somebody is there who sees one answer after the other."""
        return self.bot_pause > 0 and bool(self.listeners)

    def note_shown(self) -> None:
        """An answer has been given that everybody sees: the next one of a bot waits a little."""
        self._shown_at = asyncio.get_running_loop().time()

    def _pause(self) -> float:
        """Seconds until a bot may show its answer."""
        if not self.is_paced():
            return 0.0
        return max(0.0, self._shown_at + self.bot_pause - asyncio.get_running_loop().time())

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

    def _instant_answers(self, live: LiveGame) -> list[Row]:
        """What bots that do not think answer, one after the other; all at once unless somebody looks on."""
        rows: list[Row] = []
        while len(rows) < MOST_INSTANT and self.may_think() and not self.is_paced():
            for seat in live.waiting():
                bot = self.bot_at(seat)
                if bot and not self.row.seats[seat].away and is_instant(bot, self.row.game):
                    action = live.bot_answer(seat, find_bot(bot, self.row.game))
                    rows += rows_of(live.answer(seat, action), now())
                    break
            else:
                return rows
        return rows

    def is_busy(self) -> bool:
        """Whether anybody is there, or a bot is thinking."""
        return super().is_busy() or bool(self.thinking)

    def _running(self) -> list[asyncio.Task[None]]:
        return [*super()._running(), *self.thinking.values()]


def is_instant(bot: str, game: str) -> bool:
    """Whether a bot answers without thinking, so that asking a worker would take longer than the answer."""
    return isinstance(find_bot(bot, game), BlindBot)


async def choose(pool: Pool, table: str, live: LiveGame, seat: int, bot: str, awaited: bool) -> str:
    """What a bot answers at a seat, in the words of an action; where nobody waits for it, others go first."""
    if is_instant(bot, live.setup.game):
        return live.bot_answer(seat, find_bot(bot, live.setup.game)).text
    world = world_of(live.game, live.state, seat)
    dice = live.bot_dice(seat)  # the dice themselves: the seed of the table stays where it is
    # The clock is the machine's, the same in the worker: time in the queue is time to answer.
    asked = time.monotonic()
    return await pool.run(BOTS if awaited else LATER, table, think, live.setup, world, seat, bot, dice, asked)


def any_answer(live: LiveGame, seat: int) -> str:
    """A legal answer without a thought: that of the simplest bot."""
    return live.bot_answer(seat, find_bot("random", live.setup.game)).text
