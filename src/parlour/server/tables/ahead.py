"""The table as a seat may think of it: its next question while others play, or what follows an answer.

Both are worlds made from the seat's view alone, so they hold nothing that the seat cannot know.
"""

from __future__ import annotations

import random

from parlour.kernel.agenda import State
from parlour.kernel.engine import to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, View
from parlour.server.tables.offers import WORLD, offer_of, world_after
from parlour.server.wire import protocol as wire


def world_ahead(game: Game, view: View, seat: int, seed: int = WORLD) -> State | None:
    """A world in which a seat that is not to move is asked its next main question, if there is one."""
    world = game.companion.ahead(view, random.Random(seed))
    return world if world is not None and to_move(world) == (seat,) else None


def offer_ahead(game: Game, view: View, seat: int, seed: int = WORLD) -> wire.Offer | None:
    """The next main question of a seat that is not to move, as it would be put now."""
    world = world_ahead(game, view, seat, seed)
    return None if world is None else offer_of(game, world, game.view(world, seat), seat)


def view_for(game: Game, view: View, message: wire.Compose | wire.Preview) -> View:
    """The view to answer a request from: as things stand, ahead of the turn, or after an answer."""
    seat = message.seat
    if message.ahead:
        world = world_ahead(game, view, seat)
        if world is None:
            raise Invalid("not-asked", {"seat": seat})
        view = game.view(world, seat)
    if message.first:
        after = world_after(game, view, seat, game.parse(message.first))
        if after is None:
            raise Invalid("not-asked", {"seat": seat})
        view = game.view(after, seat)
    return view
