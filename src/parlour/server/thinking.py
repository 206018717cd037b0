"""Where bots think: in worker processes, so that a long thought holds nobody up.

A worker is sent a world that the bot's seat could be in, not the state: whatever the seat cannot know has
been drawn anew, so that no bot can see more than its view. The view of that world is the seat's own.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from parlour.ai.bot import BlindBot
from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.game import Setup
from parlour.server.live_game import LiveGame

WORLD: Final = 1


def is_instant(bot: str, game: str) -> bool:
    """Whether a bot answers without thinking, so that asking a worker would take longer than the answer."""
    return isinstance(find_bot(bot, game), BlindBot)


def think(setup: Setup, world: Mapping[str, object], seat: int, bot: str, seed: str) -> str:
    """In a worker: what a bot answers."""
    game = find_game(setup.game)
    view = game.view(game.decode(world, setup), seat)
    return find_bot(bot, setup.game).choose(game, view, random.Random(seed)).text


class Thinkers:
    """The worker processes; started with the first thought."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, live: LiveGame, seat: int, bot: str) -> str:
        """What a bot answers at a seat, in the words of an action."""
        game = live.game
        view = game.view(live.state, seat)
        world = game.encode(game.determinize(view, random.Random(WORLD)))
        seed = f"{live.seed}:{live.ply}:{seat}"
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._workers(), think, live.setup, world, seat, bot, seed)
            except BrokenProcessPool:
                self._pool = None  # a worker was killed; the next thought gets new ones
                if attempt == 2:
                    raise
        raise BrokenProcessPool

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
