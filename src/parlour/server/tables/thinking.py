"""What bots answer: those that need not think here and now, the others in worker processes."""

from __future__ import annotations

from parlour.ai.registry import find_bot
from parlour.kernel.beyond.bot import BlindBot
from parlour.server.work.pool import BOTS, LATER, Pool
from parlour.server.work.thoughts import think, world_of
from parlour.sim.play.live_game import LiveGame


def is_instant(bot: str, game: str) -> bool:
    """Whether a bot answers without thinking, so that asking a worker would take longer than the answer."""
    return isinstance(find_bot(bot, game), BlindBot)


async def choose(pool: Pool, table: str, live: LiveGame, seat: int, bot: str, awaited: bool) -> str:
    """What a bot answers at a seat, in the words of an action; where nobody waits for it, others go first."""
    if is_instant(bot, live.setup.game):
        return live.bot_answer(seat, find_bot(bot, live.setup.game)).text
    world = world_of(live.game, live.state, seat)
    dice = live.bot_dice(seat)  # the dice themselves: the seed of the table stays where it is
    return await pool.run(BOTS if awaited else LATER, table, think, live.setup, world, seat, bot, dice)


def any_answer(live: LiveGame, seat: int) -> str:
    """A legal answer without a thought: that of the simplest bot."""
    return live.bot_answer(seat, find_bot("random", live.setup.game)).text
