"""The computer opponents by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from parlour.ai.levels import ABOVE, BELOW, EVERY
from parlour.ai.random_bot import RandomBot
from parlour.ai.specification import made, own_maker, read_specification
from parlour.games import find_game, games
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.errors import Invalid

STAND_IN = "steward"
GROUP: Final = "parlour.bots"
"""Entry points of this group are players that installed packages bring: a name, and `module:Class`."""


def bots_of(game: str) -> tuple[str, ...]:
    """The levels there are in a game, the weakest first."""
    found = find_game(game)
    ways = found.ways()
    below = [level.name for level in BELOW if level.name in ways]
    above = [level.name for level in ABOVE if level.name in ways]
    return (RandomBot.name, *below, *found.bots(), *above)


@cache
def levels() -> tuple[str, ...]:
    """Every level of any game."""
    return tuple(dict.fromkeys([name for game in games() for name in bots_of(game.meta.id)]))


@cache
def installed_bots() -> Mapping[str, EntryPoint]:
    """The players of installed packages by name; none of their code is run before one of them shall play."""
    return {found.name: found for found in entry_points(group=GROUP)}


def find_bot(name: str, game: str) -> Bot:
    """The opponent with this name, for this game: a level and nothing else, whoever asks."""
    return _level(name, game)()


def specified_bot(text: str, game: str) -> Bot:
    """The opponent that a specification describes, for this game (`parlour.ai.specification`).

    Only for what somebody typed who may run code here anyway: never for the server, a page or a file.
    """
    specification = read_specification(text)
    name = specification.name
    if name in installed_bots() and name not in bots_of(game):
        name = installed_bots()[name].value  # a package may add players, but not replace a level
    return made(own_maker(name) if ":" in name else _level(name, game), specification)


def _level(name: str, game: str) -> Callable[..., Bot]:
    """What makes the bots of a level, with parameters where it takes any."""
    if name == RandomBot.name:
        return RandomBot
    found = find_game(game)
    way = found.ways().get(name)
    if way is not None and name in EVERY:
        return partial(EVERY[name], way)
    own = found.bots().get(name)
    if own is None:
        raise Invalid("unknown-bot", {"bot": name[:40], "known": ", ".join(bots_of(game))})
    return own


def stand_in(game: str) -> str:
    """The level that plays for somebody who is away."""
    return STAND_IN if STAND_IN in bots_of(game) else RandomBot.name
