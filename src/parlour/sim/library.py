"""What `import parlour` offers beside what kernel, games and players offer themselves."""

from __future__ import annotations

import random

from parlour.ai.registry import bots_of, installed_bots
from parlour.kernel import engine
from parlour.kernel.agenda import State
from parlour.kernel.engine import Tally
from parlour.kernel.game import Game, View


def bots(game: Game) -> tuple[str, ...]:
    """Who can play *game*, by name: its levels, the weakest first, then the players of installed packages."""
    levels = bots_of(game.meta.id)
    return (*levels, *[name for name in installed_bots() if name not in levels])


def view(game: Game, state: State, seat: int | None = None) -> View:
    """What a seat may know of a state; a spectator without a seat knows what lies open."""
    return game.view(state, seat)


def determinize(game: Game, seen: View, rng: random.Random) -> State:
    """A state that *seen* could come from: what its seat cannot know is dealt anew, the rest stays."""
    return game.determinize(seen, rng)


def playout(state: State, rng: random.Random) -> Tally:
    """Play to the end with random answers, in place; how many answers and choices that took."""
    tally = Tally()
    engine.playout(state, rng, tally)
    return tally
