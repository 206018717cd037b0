"""The computer opponents by name."""

from __future__ import annotations

from functools import cache

from parlour.ai.random_bot import RandomBot
from parlour.games import find_game, games
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.errors import Invalid

STAND_IN = "steward"


def bots_of(game: str) -> tuple[str, ...]:
    """The levels there are in a game, the weakest first."""
    return (RandomBot.name, *find_game(game).bots())


@cache
def levels() -> tuple[str, ...]:
    """Every level of any game."""
    return tuple(dict.fromkeys([name for game in games() for name in bots_of(game.meta.id)]))


def find_bot(name: str, game: str) -> Bot:
    """The opponent with this name, for this game."""
    if name == RandomBot.name:
        return RandomBot()
    found = find_game(game).bots().get(name)
    if found is None:
        raise Invalid("unknown-bot", {"bot": name[:40], "known": ", ".join(bots_of(game))})
    return found()


def stand_in(game: str) -> str:
    """The level that plays for somebody who is away."""
    return STAND_IN if STAND_IN in bots_of(game) else RandomBot.name
