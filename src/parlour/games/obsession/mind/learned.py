"""The learned worth of an estate between two turns: what its traits and signs turned out to bring."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any, Final

from parlour.games.obsession.mind.signs import AMOUNTS, PLACES, PRODUCTS, Signs
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.rates import Rates
from parlour.games.obsession.steward.worth.traits import TRAITS
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.games.obsession.turn.favours import ClearBoard
from parlour.games.obsession.words.plan import Plan

TURNS: Final = 20
"""Turns to come that are told apart; more count as so many."""
AWAY: Final = 6
GROUPS: Final = ("2", "3-4", "5-6", "teams")
LEARNED: Final = "learned.json"
COUNTED: Final = len(TRAITS) + AMOUNTS + PRODUCTS
SIZE: Final = COUNTED + PLACES
GAME: Final = 16
"""The turns of a usual game."""
SEASON: Final = 4
SHAPES: Final = 4
"""The ways in which a worth changes with time, see `shapes`."""
CHANCES: Final = tuple([TRAITS.index(name) for name in ("season-chance", "later-chances", "final-chance")])
ENVY: Final = 0.5
"""What it is worth, against one rival, that a courtship is not won by the rival."""
SAMPLED: Final = 8
"""Guests of a deck by whom the others are judged."""
DECIDED: Final = 2.0
"""The spread of a game that is over: small, but a larger lead is still the better one."""
DOUBT: Final = 2.5
"""What the square root of the turns to come adds to it, where nothing was learned about it."""


def shapes(turns: int, away: int) -> list[float]:
    """What each part of a worth counts with so many turns to come, the courtship so many rounds *away*."""
    left = turns / GAME
    return [1.0, left, left * left, away / SEASON]


class Worths:
    """What each trait and sign is worth by the time to come, and how sure a lead is by then."""

    def __init__(self, parts: list[list[float]], spread: list[float]) -> None:
        self.parts: Final = parts
        self.spread: Final = spread
        self.rows: Final[dict[tuple[int, int, float], list[float]]] = {}

    def row(self, turns: int, away: int, envy: float = 0.0) -> list[float]:
        """The worths of one moment; *envy* is what counts of a courtship that somebody else does not win."""
        key = (turns, away, envy)
        known = self.rows.get(key)
        if known is None:
            known = [0.0] * SIZE
            for share, part in zip(shapes(turns, away), self.parts, strict=True):
                for at, worth in enumerate(part):
                    known[at] += share * worth
            for at in CHANCES:
                known[at] *= 1.0 + envy
            self.rows[key] = known
        return known


Learned = Mapping[str, Worths]
"""Worths by the group of tables they were learned at; where one is missing the steward's count."""


def group_of(rules: Rules) -> str:
    """The tables that were learned from together; none where a game ends by who is first, or alone."""
    seats = rules.seats
    # When a race ends depends on how one plays: the points to come do not say what a position is worth there.
    if not rules.season.track.courtship or seats == 1:
        return ""
    if max(rules.table.partner) >= 0:
        return "teams"
    return "2" if seats == 2 else "3-4" if seats < 5 else "5-6"


def steward_parts() -> list[list[float]]:
    """What the steward holds traits to be worth; of signs it knows nothing."""
    parts = [[0.0] * SIZE for _ in range(SHAPES)]
    for at, trait in enumerate(TRAITS):
        base, per_turn = WEIGHTS[trait]
        parts[0][at] = base
        parts[1][at] = per_turn * GAME
    return parts


def steward_spread(turns: int) -> float:
    """How far off a lead may be, where nothing was learned about it."""
    return float(DECIDED + DOUBT * turns**0.5)


class LearnedAppraiser(Appraiser):
    """Values positions as the steward does, but by what was learned where there is something."""

    def __init__(
        self,
        county: County,
        seat: int,
        learned: Learned,
        rates: Rates | None = None,
        envy: float = ENVY,
    ) -> None:
        """Who chooses has some *envy*; who tells the points that are to be expected has none."""
        super().__init__(county, seat, WEIGHTS, rates)
        self.learned: Final = learned
        self.when: Final = moment(self)
        worths = learned.get(group_of(county.rules))
        rivals = len(county.rules.table.rivals[seat])
        self.row: Final[list[float] | None] = (
            None
            if worths is None or self.turns == 0
            else worths.row(self.when[0], self.when[1], envy / rivals if rivals else 0.0)
        )
        self.signs: Final = Signs(county, seat)

    def other(self, county: County, seat: int) -> Appraiser:
        return LearnedAppraiser(county, seat, self.learned)

    def worth(self, county: County) -> float:
        row = self.row
        if row is None or (self.race is not None and self.race.is_over(county)):
            return Appraiser.worth(self, county)
        sure, expected = self.aims.totals(county)
        points = self.settled_points(county, sure)
        return points + self.promise(county, expected - sure, row)

    def counted(self, county: County, to_come: float) -> list[float]:
        """All but the places."""
        traits = self.traits(county, to_come)
        amounts = self.signs.amounts(county)
        return traits + amounts + self.signs.products(county, traits, amounts)

    def told(self, county: County) -> tuple[float, list[float], list[int]]:
        """The points that are certain, what is counted beside them, and the places."""
        sure, expected = self.aims.totals(county)
        counted = self.counted(county, expected - sure)
        return self.settled_points(county, sure), counted, self.signs.places(county)

    def promise(self, county: County, to_come: float, row: list[float]) -> float:
        """What traits and signs add to the points that are certain."""
        total = sum(map(mul, self.counted(county, to_come), row), 0.0)
        for place in self.signs.places(county):
            total += row[COUNTED + place]
        return total

    def bounty(self, before: County, after: County, plan: Plan) -> float:
        if self.row is not None and plan.invitations and not self.rates.is_told:
            self._learn_of_decks(after)
        return Appraiser.bounty(self, before, after, plan)

    def _learn_of_decks(self, county: County) -> None:
        """What guests of either deck add to the estate after an activity."""
        home = county.clone()
        ClearBoard().run(home, self.seat)
        base = self.worth(home)
        hand = home.hand[self.seat]
        found: list[list[float]] = []
        for which in (0, 1):
            # In the order of their gain: some at equal distances stand for all.
            cards = sorted(home.deck(which).cards(), key=lambda card: -self.rates.gain[card])
            number = min(SAMPLED, len(cards))
            gains: list[float] = []
            for at in range(number):
                home.hand[self.seat] = hand | (1 << cards[(2 * at + 1) * len(cards) // (2 * number)])
                gains.append(self.worth(home) - base)
            found.append(gains)
        self.rates.believe(found[0], found[1])

    def labour(self) -> list[float]:
        row = self.row
        if row is None:
            return Appraiser.labour(self)
        ready = TRAITS.index("butler-ready")
        tired = TRAITS.index("butler-tired")
        return [row[ready + at] - row[tired + at] for at in range(tired - ready)]


def moment(appraiser: Appraiser) -> tuple[int, int]:
    """The turns to come, and the rounds before the next courtship."""
    return min(appraiser.turns, TURNS), min(appraiser.calendar.away, AWAY)


def read(plain: Mapping[str, Any]) -> dict[str, Worths]:
    """Worths as a training run wrote them."""
    return {
        group: Worths(
            [[float(each) for each in part] for part in found["parts"]],
            [float(each) for each in found["spread"]],
        )
        for group, found in plain["groups"].items()
    }


def halfway(found: Learned, share: float) -> dict[str, Worths]:
    """Worths on the way from the steward's to what was learned."""
    known: dict[str, Worths] = {}
    for group, worths in found.items():
        parts = [
            [before + share * (after - before) for before, after in zip(old, new, strict=True)]
            for old, new in zip(steward_parts(), worths.parts, strict=True)
        ]
        known[group] = Worths(parts, worths.spread)
    return known


@cache
def learned() -> dict[str, Worths]:
    """The worths that come with the game."""
    source = files("parlour.games.obsession.mind") / LEARNED
    return read(json.loads(source.read_text(encoding="utf-8")))
