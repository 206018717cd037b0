"""The computer opponents by name."""

from __future__ import annotations

from functools import cache

from parlour.ai.random_bot import RandomBot
from parlour.ai.search.levels import SEARCHERS
from parlour.games import find_game, games
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.errors import Invalid

STAND_IN = "steward"


def bots_of(game: str) -> tuple[str, ...]:
    """The levels there are in a game, the weakest first."""
    found = find_game(game)
    searchers = () if found.mind() is None else tuple([level.name for level in SEARCHERS])
    return (RandomBot.name, *found.bots(), *searchers)


@cache
def levels() -> tuple[str, ...]:
    """Every level of any game."""
    return tuple(dict.fromkeys([name for game in games() for name in bots_of(game.meta.id)]))


def find_bot(name: str, game: str) -> Bot:
    """The opponent with this name, for this game."""
    if name == RandomBot.name:
        return RandomBot()
    found = find_game(game).bots().get(name)
    if found is None and name in bots_of(game):
        found = {level.name: level for level in SEARCHERS}[name]
    if found is None:
        raise Invalid("unknown-bot", {"bot": name[:40], "known": ", ".join(bots_of(game))})
    return found()


def stand_in(game: str) -> str:
    """The level that plays for somebody who is away."""
    return STAND_IN if STAND_IN in bots_of(game) else RandomBot.name
