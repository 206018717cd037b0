"""The games: a registry, and one folder each.

Games of others are found by what the environment names in PARLOUR_GAMES (`package.module:NAME`, several with
commas) and by the entry points of installed packages in the group "parlour.games".
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType
from typing import Final

from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.obsession.game import OBSESSION
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game

OWN: Final[tuple[Game, ...]] = (NOTRE_DAME, OBSESSION)
GROUP: Final = "parlour.games"
VARIABLE: Final = "PARLOUR_GAMES"


@cache
def games() -> tuple[Game, ...]:
    """Every game, in the order of the catalogue: our own, then those of others."""
    found = list(OWN)
    for game in _guests():
        if not isinstance(game, Game):
            raise Invalid("not-a-game", {"game": str(game)[:40]})
        if any(known.meta.id == game.meta.id for known in found):
            raise Invalid("game-known", {"game": game.meta.id})
        found.append(game)
    return tuple(found)


def find_game(name: str) -> Game:
    """The game with this id."""
    for game in games():
        if game.meta.id == name:
            return game
    raise Invalid("unknown-game", {"game": name[:40], "known": ", ".join(game.meta.id for game in games())})


def _guests() -> Iterator[object]:
    for named in filter(None, os.environ.get(VARIABLE, "").split(",")):
        module, _, name = named.strip().partition(":")
        try:
            yield getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError, ValueError) as error:
            raise Invalid("not-a-game", {"game": named[:40]}) from error
    for found in entry_points(group=GROUP):
        yield found.load()


class _Callable(ModuleType):
    """Lets `parlour.games()` mean the catalogue, although `parlour.games` is this package."""

    def __call__(self) -> tuple[Game, ...]:
        return games()


sys.modules[__name__].__class__ = _Callable
