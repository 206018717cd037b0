"""Obsession as a search sees it."""

from __future__ import annotations

import math
import random
from typing import Final

from parlour.games.obsession.mind.candidates import ranked_answers
from parlour.games.obsession.mind.learned import Learned
from parlour.games.obsession.mind.outlook import (
    Rated,
    expected_points,
    sides_of,
    spread_of,
    stage_of,
)
from parlour.games.obsession.mind.quick import Hurry
from parlour.games.obsession.state import County
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.mind import Candidate
from parlour.kernel.game import own

TEMPERATURE: Final = 2.0
"""Points by which a plan must be better to be e times as likely."""
PRUNED: Final = 8.0
"""Points behind the best plan at which an answer is not looked at."""


class ObsessionMind:
    """Plans of the steward, played on by a quicker one; *learned* worths judge where that ends."""

    def __init__(self, learned: Learned, pruned: float = PRUNED) -> None:
        self.learned: Final = learned
        self.pruned: Final = pruned

    def candidates(self, state: State, seat: int, most: int, rng: random.Random) -> list[Candidate]:
        rows = ranked_answers(own(County, state), seat, self.learned, rng)
        best = rows[0].worth
        rows = [row for row in rows if row.worth > best - self.pruned][:most]
        weights = [math.exp((row.worth - best) / TEMPERATURE) for row in rows]
        total = sum(weights, 0.0)
        return [Candidate(row.action, weight / total) for row, weight in zip(rows, weights, strict=True)]

    def quick(self, state: State, seat: int, rng: random.Random) -> Action:
        return self.playout().answer(state, seat, rng)

    def playout(self) -> ObsessionPlayout:
        return ObsessionPlayout(self.learned)

    def stage(self, state: State) -> int:
        return stage_of(own(County, state))

    def values(self, state: State) -> tuple[float, ...]:
        return self.playout().values(state)

    def spread(self, state: State) -> float:
        return spread_of(own(County, state), self.learned)

    def sides(self, state: State) -> tuple[int, ...]:
        return sides_of(own(County, state))


class ObsessionPlayout:
    """Plays the positions of one search on."""

    def __init__(self, learned: Learned) -> None:
        self.rated: Final = Rated(learned)
        self.hurry: Final = Hurry(self.rated)

    def answer(self, state: State, seat: int, rng: random.Random) -> Action:
        return self.hurry.answer(own(County, state), seat, rng)

    def values(self, state: State) -> tuple[float, ...]:
        return expected_points(own(County, state), self.rated)


MIND: Final = ObsessionMind({})
"""Thinks with the worths of the steward alone."""
