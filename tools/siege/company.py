"""The people of a siege: several tables of both games at once, always in play, whatever happens.

At every table somebody answers; at some, seats were claimed, logs were brought, stewards think. People chat,
leave and come back, and those who play alone take back. What the server acknowledged is in the ledger.
"""

from __future__ import annotations

import asyncio
import random
from typing import Final

from tools.siege.ledger import Ledger, Seated
from tools.siege.player import Habits, Player
from tools.siege.seating import GAMES, NotHad, bring_log, sit_down
from tools.siege.server import ServerProcess

PATIENCE: Final = 100.0
"""Seconds without an answer that people bear: longer than any outage."""
PACE: Final = 0.15
"""Seconds that people think at most: enough for a commit always to be under way somewhere."""
IN_COMPANY: Final = Habits(says=8, leaves=3, silence=PATIENCE, pace=PACE)
ALONE: Final = Habits(says=5, leaves=3, undoes=6, silence=PATIENCE, pace=PACE)
RETRY_SECONDS: Final = 0.3
MOVED_SECONDS: Final = 60.0


class Company:
    """Players who never stop; a new table takes the place of a finished one."""

    def __init__(self, server: ServerProcess, ledger: Ledger, rng: random.Random, *, bots: str) -> None:
        self.server: Final = server
        self.ledger: Final = ledger
        self.rng: Final = rng
        self.bots: Final = bots
        self.playing: dict[str, list[Player]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, tables: int) -> None:
        """Sit down at so many tables."""
        self.tasks = [asyncio.create_task(self._keep_playing(n)) for n in range(tables)]

    async def end(self) -> list[str]:
        """Everybody goes home, wherever he is; what went wrong with the players themselves."""
        for task in self.tasks:
            task.cancel()
        done = await asyncio.gather(*self.tasks, return_exceptions=True)
        self.ledger.closed = True
        while self.ledger.asking:  # a thread cannot be told to stop, and what it is promised counts
            await asyncio.sleep(0.02)
        return [f"a player failed: {each!r}" for each in done if isinstance(each, Exception)]

    async def _keep_playing(self, n: int) -> None:
        while True:
            try:
                seated = await asyncio.to_thread(self._seat, n)
            except NotHad:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if seated.complete:
                await self._play(seated)

    def _seat(self, n: int) -> Seated:
        """By turns: with a claimed seat, from a log, alone among bots."""
        game, port = GAMES[n % 2], self.server.port
        with self.ledger.ask():
            match n // 2 % 4:
                case 0:
                    return sit_down(self.ledger, port, game, claims=1, bots=1, bot=self.bots)
                case 1:
                    return bring_log(self.ledger, port, game, self.rng.randrange(20))
                case _:
                    return sit_down(self.ledger, port, game, claims=0, bots=2, bot=self.bots)

    async def _play(self, seated: Seated) -> None:
        secrets = seated.secrets()
        habits = ALONE if len(secrets) == 1 else IN_COMPANY
        players = [
            Player(
                seated.table,
                seat,
                token,
                lambda: [self.server.port],
                self.ledger,
                random.Random(f"{seated.table}{seat}"),
                habits,
            )
            for seat, token in secrets.items()
        ]
        self.playing[seated.table] = players
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
        finally:
            del self.playing[seated.table]

    async def all_move(self) -> list[str]:
        """Come back when something was acknowledged at every table in play; the tables that stand still."""
        before = {table: self.ledger.moved.get(table, 0) for table in self.playing}
        waiting = set(before)
        try:
            async with asyncio.timeout(MOVED_SECONDS):
                while waiting:
                    self.ledger.ack_heard.clear()
                    waiting = {
                        table
                        for table in waiting
                        if table in self.playing and self.ledger.moved.get(table, 0) <= before[table]
                    }
                    if waiting:
                        await self.ledger.ack_heard.wait()
        except TimeoutError:
            return [f"{table}: nothing is acknowledged there any more" for table in sorted(waiting)]
        return []
