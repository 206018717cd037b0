"""The games: a registry, and one folder each."""

from __future__ import annotations

from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.obsession.game import OBSESSION
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game

_GAMES: tuple[Game, ...] = (NOTRE_DAME, OBSESSION)


def games() -> tuple[Game, ...]:
    """Every game, in the order of the catalogue."""
    return _GAMES


def find_game(name: str) -> Game:
    """The game with this id."""
    for game in _GAMES:
        if game.meta.id == name:
            return game
    raise Invalid("unknown-game", {"game": name[:40], "known": ", ".join(game.meta.id for game in _GAMES)})
