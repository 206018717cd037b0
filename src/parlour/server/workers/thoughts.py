"""In a worker: what a bot answers, and the aids of a position.

A worker is sent a world that the seat could be in, not the state: whatever the seat cannot know has been
drawn anew, so that nothing can be told that the seat may not know. The view of that world is the seat's own.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Final

from parlour.ai.levels import Searcher
from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.agenda import State
from parlour.kernel.game import Game, Setup, View
from parlour.server.tables.offers import aids_of
from parlour.server.wire import protocol as wire

World = Mapping[str, object]
SEED: Final = 1


def world_of(game: Game, state: State, seat: int | None) -> World:
    """In the server: a world that a seat could be in, in words."""
    return game.encode(game.determinize(game.view(state, seat), random.Random(SEED)))


def _view(setup: Setup, world: World, seat: int | None) -> tuple[Game, View]:
    game = find_game(setup.game)
    return game, game.view(game.decode(world, setup), seat)


def think(setup: Setup, world: World, seat: int, bot: str, dice: random.Random, asked: float = 0.0) -> str:
    """What a bot answers that was *asked* at that time of the machine's clock; nought is now."""
    player = find_bot(bot, setup.game)
    if asked and isinstance(player, Searcher):
        player = player.after(time.monotonic() - asked)
    game, view = _view(setup, world, seat)
    return player.choose(game, view, dice).text


def aids(setup: Setup, world: World, seat: int | None, ply: int) -> wire.Aids:
    """The aids of a position, for whoever asks."""
    game, view = _view(setup, world, seat)
    return aids_of(game, view, "", ply)
