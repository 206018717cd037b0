"""What the law of views finds in some states of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from parlour.kernel.agenda import State
from parlour.kernel.game import Game
from parlour.sim.proof.checks import Checker


def law_faults(game: Game, states: list[State], seats: int) -> Iterator[str]:
    """Every fault, for each seat and for spectators."""
    checker = Checker(game)
    rng = random.Random(7)
    for state in states:
        for seat in (None, *range(seats)):
            yield from checker.law(state, seat, rng)
