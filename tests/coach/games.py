"""Finished games to review, played quickly."""

from functools import cache

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.game import Setup
from parlour.sim.play.live_game import LiveGame


@cache
def finished(
    name: str, seats: int, seed: str, bot: str = "novice", modules: tuple[str, ...] = ()
) -> LiveGame:
    """A whole game among bots of one level; not to be played on."""
    live = LiveGame(
        find_game(name),
        Setup(name, tuple([bot] * seats), modules),
        seed,
        {seat: find_bot(bot, name) for seat in range(seats)},
    )
    while not live.is_over():
        live.step()
    return live


def stopped(name: str, seats: int, seed: str, plies: int) -> LiveGame:
    """A game among novices that stands after about so many answers, where somebody has a choice."""
    live = LiveGame(
        find_game(name),
        Setup(name, tuple(["novice"] * seats)),
        seed,
        {seat: find_bot("novice", name) for seat in range(seats)},
    )
    while live.ply < plies or not live.waiting():
        assert not live.is_over(), "there are not so many answers in this game"
        live.step()
    return live
