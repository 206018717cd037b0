"""A search at the root: all answers worth a look are played on in the same worlds with the same dice.

What counts is by how much an answer does better than the first candidate in the same world: most of the luck
of a world is common to both. The mind's own comparison and the worlds are weighed by how far off each may be.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from typing import Final

from parlour.ai.search.playing_on import lead_of
from parlour.ai.search.thought import Line, Thought
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.mind import Candidate, Mind, Playout
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View

CANDIDATES: Final = 5
DOUBT: Final = 2.0
"""The points by which the mind may be off when it compares two answers without playing on."""
NOISE: Final = 6.0
"""The points by which what two answers lead to differs between worlds, as long as little is seen of it."""
SEEN: Final = 4
"""The worlds that this counts for."""
POINTS: Final = 2.0
"""The points that an answer e times as likely is taken to be better."""
NO_LIMIT: Final = float("inf")


class Tally:
    """What was counted for one candidate."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate: Final = candidate
        self.visits = 0
        self.points = 0.0
        self.chance = 0.0
        self.gain = 0.0
        """The points by which it did better than the first candidate, and their squares."""
        self.squared = 0.0

    def count(self, points: float, chance: float, first: float) -> None:
        """One more world, in which the first candidate came to *first*."""
        self.visits += 1
        self.points += points
        self.chance += chance
        self.gain += points - first
        self.squared += (points - first) * (points - first)

    def line(self) -> Line:
        visits = max(1, self.visits)
        action, prior = self.candidate
        return Line(action, prior, self.visits, self.points / visits, self.chance / visits)


class RootSearch:
    """Thinks about one question of one seat."""

    def __init__(
        self,
        game: Game,
        mind: Mind,
        depth: int,
        clock: Callable[[], float] = time.monotonic,
        most: int = CANDIDATES,
        doubt: float = DOUBT,
    ) -> None:
        self.most: Final = most
        self.doubt: Final = doubt
        self.game: Final = game
        self.mind: Final = mind
        self.depth: Final = depth
        self.clock: Final = clock

    def think(
        self, view: View, rng: random.Random, simulations: int | None, seconds: float | None
    ) -> Thought:
        """The answer for the seat of *view*; the first candidate where there is no time for more."""
        began = self.clock()
        seat = view.seat
        if seat is None:
            raise RulesBug("a spectator does not play")
        deadline = NO_LIMIT if seconds is None else began + seconds
        county = self.game.determinize(view, rng)
        tallies = [Tally(each) for each in self.mind.candidates(county, seat, self.most, rng)]
        secret = rng.getrandbits(64)
        spent = 0
        playout = self.mind.playout()
        if len(tallies) > 1:
            limit = self.mind.stage(county) + self.depth
            halvings = math.ceil(math.log2(len(tallies)))
            alive = tallies[:]
            cut = 1
            world = 0
            while True:
                if simulations is not None and spent + len(alive) > simulations:
                    break
                results = self._world(view, seat, alive, f"{secret}:{world}", limit, deadline, playout)
                if results is None:
                    break
                for tally, (points, chance) in zip(alive, results, strict=True):
                    tally.count(points, chance, results[0][0])
                spent += len(alive)
                world += 1
                done = 0.0 if simulations is None else spent / simulations
                if seconds:
                    done = max(done, (self.clock() - began) / seconds)
                while cut < halvings and done >= cut / halvings and len(alive) > 2:
                    alive = _better_half(alive, self.doubt)
                    cut += 1
            best = max(alive, key=lambda each: _score(each, tallies[0], self.doubt))
        else:
            best = tallies[0]
        return Thought(best.candidate.action, tuple([each.line() for each in tallies]), spent)

    def _world(
        self,
        view: View,
        seat: int,
        alive: list[Tally],
        secret: str,
        limit: int,
        deadline: float,
        playout: Playout,
    ) -> list[tuple[float, float]] | None:
        """Every candidate in one dealt world; None when time ran out, for half a comparison misleads."""
        if self.clock() >= deadline:
            return None
        world = self.game.determinize(view, random.Random(secret))
        found: list[tuple[float, float]] = []
        for tally in alive:
            state = self.game.clone(world)
            apply(state, seat, tally.candidate.action)
            if not self._play_on(state, random.Random(f"{secret}:dice"), limit, deadline, playout):
                return None
            found.append(self._judged(state, seat, playout))
        return found

    def _play_on(
        self, state: State, rng: random.Random, limit: int, deadline: float, playout: Playout
    ) -> bool:
        mind = self.mind
        while mind.stage(state) < limit:
            question = open_question(state)
            if question is None:
                return True
            if self.clock() >= deadline:
                return False
            seat = to_move(state)[0]
            if seat == CHANCE:
                apply(state, seat, question.sample(state, seat, rng))
            else:
                apply(state, seat, playout.answer(state, seat, rng))
        return True

    def _judged(self, state: State, seat: int, playout: Playout) -> tuple[float, float]:
        """The lead of a seat's side over the best of the others, and the chance that it wins."""
        lead = lead_of(playout.values(state), self.mind.sides(state), seat)
        return lead, win_chance(lead, self.mind.spread(state))


def win_chance(lead: float, spread: float) -> float:
    """The chance that a lead holds; it grows with the lead however large that is."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead / spread))))


def _better_half(alive: list[Tally], doubt: float) -> list[Tally]:
    """The better half of the others; the first stays, for all are compared with it."""
    first = alive[0]
    others = sorted(alive[1:], key=lambda each: -_score(each, first, doubt))
    return [first, *others[: max(1, (len(alive) - 1) // 2)]]


def _score(tally: Tally, first: Tally, doubt: float) -> float:
    """By how many points an answer is better than the first candidate, as far as is known."""
    if tally is first:
        return 0.0
    guess = POINTS * math.log(max(1e-6, tally.candidate.prior) / max(1e-6, first.candidate.prior))
    number = tally.visits
    if not number:
        return guess
    mean = tally.gain / number
    # What few worlds say of their own spread is little: they are joined by a few that are as spread as usual.
    spread = (tally.squared - number * mean * mean + SEEN * NOISE * NOISE) / (number + SEEN - 1)
    error = spread / number
    return guess + (mean - guess) * doubt * doubt / (doubt * doubt + error)
