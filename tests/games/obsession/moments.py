"""Games played at random, for the tests of what helps to decide."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from parlour.games.obsession.aids.forecast import steps_now
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Setup

STANDARD = Setup("obsession", ("a", "b"), (), {"families": "york,ponsonby"})
ALONE = Setup("obsession", ("a",), (), {"opponent": "eden"})


def moments(setup: Setup, seed: int) -> Iterator[tuple[County, int, CountyView]]:
    """Every question to a seat in a game played at random."""
    rng = random.Random(seed)
    state = OBSESSION.start(setup)
    while seats := to_move(state):
        if seats[0] != CHANCE:
            yield state, seats[0], OBSESSION.view(state, seats[0])
        apply(state, seats[0], legal(state, seats[0]).sample(rng))


def marked_steps(view: CountyView) -> list[str]:
    """The steps that are marked as the current one: exactly one, while somebody has a turn."""
    steps = [str(cell.value) for cell in steps_now(view) if cell.sort == "told"]
    if view.active >= 0:
        assert len(steps) == 1, view.question
    return steps


def check_blind(view: CountyView, seat: int, seed: int, *shown: Callable[[CountyView], object]) -> None:
    """What is shown is the same in a world that differs in what the seat cannot know."""
    other = OBSESSION.view(OBSESSION.determinize(view, random.Random(seed)), seat)
    for each in shown:
        assert each(view) == each(other)
