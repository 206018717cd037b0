"""Whether an answer has shown anything to anybody: what decides if it may be taken back freely.

Somebody who looks on knows a view, and what the view leaves open may be any way. If in every such world the
same could have been seen and heard, the answer has told nothing. Worlds are drawn, not counted out: with
enough of them, a card that happens to lie the same way in one does not in all.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply_told, legal, why_not
from parlour.kernel.event import Event
from parlour.kernel.game import Game

GLANCE: Final = 2
"""Worlds to look at where the answer is a hint."""
JUDGEMENT: Final = 16
"""Worlds to look at where something is granted."""
MOST_TRIED: Final = 60
"""Answers tried in a world to find one that would have looked the same."""


def reveals(
    game: Game, before: State, seat: int, action: Action, seats: int, worlds: int = JUDGEMENT, seed: str = ""
) -> bool:
    """Whether an answer of *seat* in a state tells any of the seats, or a spectator, what it did not know."""
    after = game.clone(before)
    events = apply_told(after, seat, action)
    for viewer in (seat, *[each for each in range(seats) if each != seat], None):
        known = game.view(before, viewer)
        sight = _sight(game, after, events, viewer)
        for number in range(worlds):
            rng = random.Random(f"{seed}:{viewer}:{number}")
            world = game.determinize(known, rng)
            if not _looks_the_same(game, world, seat, action, viewer, sight, rng):
                return True
    return False


Sight = tuple[Mapping[str, object], list[dict[str, object]]]
"""What somebody sees after an answer, and what was told of it."""


def _looks_the_same(
    game: Game, world: State, seat: int, action: Action, viewer: int | None, sight: Sight, rng: random.Random
) -> bool:
    """Whether somebody could have seen and heard the same if the world were this one."""
    for answer in _answers(world, seat, action, viewer, rng):
        tried = game.clone(world)
        if _sight(game, tried, apply_told(tried, seat, answer), viewer) == sight:
            return True
    return False


def _answers(
    world: State, seat: int, action: Action, viewer: int | None, rng: random.Random
) -> Iterator[Action]:
    """The answer itself where it is possible; to others, who may not see it, any other would do as well."""
    if why_not(world, seat, action) is None:
        yield action
    if viewer != seat:
        offer = legal(world, seat)
        if offer:
            yield offer.sample(rng)
            yield from islice(offer, MOST_TRIED)


def _sight(game: Game, state: State, events: list[Event], viewer: int | None) -> Sight:
    return game.view(state, viewer).plain(), [event.project(viewer) for event in events]
