"""What a seat can expect: worlds dealt from its view, played on with the same dice, judged by the mind.

All that a coach says comes from here. Only a view goes in, so nothing can be said that the seat could not
know.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.ai.levels import EVERY, Searcher
from parlour.ai.search.playing_on import play_on
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.mind import Mind, Playout, Way
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.game import Game, View

COACH: Final = "master"
"""The level that the coach thinks as."""
SEED: Final = "coach"


class Prospect(NamedTuple):
    """What a position comes to for one seat: its own points, those of the best other side, and the chance."""

    now: float
    """Points that the seat has for certain where its turn or round ends."""
    later: float
    """Points that it can expect on top of them."""
    rivals: float
    """Points that the best of the others can expect."""
    chance: float
    """How likely the seat's side wins."""
    terms: dict[str, float]
    """The certain points by line of the score sheet."""

    @property
    def lead(self) -> float:
        """Points ahead of the best of the others."""
        return self.now + self.later - self.rivals


def way_of(game: Game) -> Way:
    """How the coach thinks about a game; `Invalid` where nobody taught it to."""
    way = game.ways().get(COACH)
    if way is None:
        raise Invalid("no-coach", {"game": game.meta.id})
    return way


def thinker_of(game: Game, simulations: int) -> Searcher:
    """Who looks for the best answer, with so many simulations."""
    level = EVERY[COACH]
    if not issubclass(level, Searcher):
        raise RulesBug(f"{COACH} does not search")
    return level(way_of(game), simulations)


class Worlds:
    """The worlds that a seat could be in, in the same order whenever the same view is looked at."""

    def __init__(self, game: Game, seed: str = SEED) -> None:
        self.game: Final = game
        self.seed: Final = seed
        way = way_of(game)
        self.mind: Final[Mind] = way.mind
        self.depth: Final = way.depth

    def glance(self, view: View, number: int) -> Prospect:
        """What the mind sees at once in a view: what chance does next is drawn, nobody else moves."""
        playout = self.mind.playout()
        found: list[Prospect] = []
        for at in range(number):
            state = self._dealt(view, at)
            self._roll(state, random.Random(f"{self.seed}:{at}:dice"))
            found.append(self._judged(state, _seat(view), playout))
        return mean(found)

    def stage(self, view: View) -> int:
        """How far the game has come; see `Mind.stage`."""
        return self.mind.stage(self._dealt(view, 0))

    def expect(self, view: View, number: int, stage: int | None = None) -> Prospect:
        """What the seat can expect when all play on sensibly for a turn or two, counted from a stage."""
        playout = self.mind.playout()
        limit = None if stage is None else stage + self.depth
        return mean([self._played(self._dealt(view, at), view, at, playout, limit) for at in range(number)])

    def compare(self, view: View, answers: Sequence[Action], number: int) -> list[list[Prospect]]:
        """By answer: what it comes to in each world. The worlds and the dice are the same for all."""
        seat = _seat(view)
        playout = self.mind.playout()
        found: list[list[Prospect]] = [[] for _ in answers]
        for at in range(number):
            world = self._dealt(view, at)
            for answer, prospects in zip(answers, found, strict=True):
                state = self.game.clone(world)
                limit = self.mind.stage(state) + self.depth
                apply(state, seat, answer)
                prospects.append(self._played(state, view, at, playout, limit))
        return found

    def _dealt(self, view: View, at: int) -> State:
        return self.game.determinize(view, random.Random(f"{self.seed}:{at}"))

    def _roll(self, state: State, rng: random.Random) -> None:
        while to_move(state) == (CHANCE,):
            question = open_question(state)
            if question is None:
                return
            apply(state, CHANCE, question.sample(state, CHANCE, rng))

    def _played(
        self, state: State, view: View, at: int, playout: Playout, limit: int | None = None
    ) -> Prospect:
        mind = self.mind
        rng = random.Random(f"{self.seed}:{at}:dice")
        if limit is None:
            limit = mind.stage(state) + self.depth
        play_on(state, mind, playout, limit, rng)
        return self._judged(state, _seat(view), playout)

    def _judged(self, state: State, seat: int, playout: Playout) -> Prospect:
        sides = self.mind.sides(state)
        values = playout.values(state)
        best: dict[int, float] = {}
        for side, value in zip(sides, values, strict=True):
            best[side] = max(value, best.get(side, value))
        own = sides[seat]
        others = [value for side, value in best.items() if side != own]
        line = next(line for line in self.game.scores(state) if line.seat == seat)
        lead = values[seat] - max(others, default=0.0)
        chance = settled(self.game, state, seat, sides) if not to_move(state) else None
        if chance is None:
            chance = self._chance(best, own, lead, self.mind.spread(state))
        return Prospect(
            float(line.total),
            values[seat] - line.total,
            max(others, default=0.0),
            chance,
            {term: float(points) for term, points in line.terms},
        )

    def _chance(self, best: dict[int, float], own: int, lead: float, spread: float) -> float:
        """How likely a lead holds among so many sides."""
        if len(best) < 2:
            return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead / spread))))
        top = max(best.values())
        odds = {side: math.exp((value - top) / spread) for side, value in best.items()}
        return odds[own] / sum(odds.values())


def settled(game: Game, state: State, seat: int, sides: Sequence[int]) -> float | None:
    """Of a game that is over: 1 for a win, a part for a shared one; None where a seat is alone."""
    lines = game.scores(state)
    if len({sides[line.seat] for line in lines}) < 2:
        return None
    winners = {sides[line.seat] for line in lines if line.rank == 1}
    return 1.0 / len(winners) if sides[seat] in winners else 0.0


def mean(found: Sequence[Prospect]) -> Prospect:
    """What several worlds come to on average."""
    number = len(found)
    terms: dict[str, float] = {}
    for each in found:
        for term, points in each.terms.items():
            terms[term] = terms.get(term, 0.0) + points / number
    return Prospect(
        sum([each.now for each in found]) / number,
        sum([each.later for each in found]) / number,
        sum([each.rivals for each in found]) / number,
        sum([each.chance for each in found]) / number,
        terms,
    )


def advantage(better: Sequence[Prospect], worse: Sequence[Prospect]) -> tuple[float, float]:
    """By how many points one answer leads more than another in the same worlds, and how unsure that is."""
    differences = [one.lead - other.lead for one, other in zip(better, worse, strict=True)]
    number = len(differences)
    middle = sum(differences) / number
    if number < 2:
        return middle, 0.0
    spread = sum([(each - middle) ** 2 for each in differences]) / (number - 1)
    return middle, math.sqrt(spread / number)


def _seat(view: View) -> int:
    if view.seat is None:
        raise Invalid("not-asked", {"seat": -1})
    return view.seat
