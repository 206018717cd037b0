"""The learned worth of an estate between two rounds: what its traits and signs turned out to bring."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any, Final

from parlour.games.obsession.mind.signs import AMOUNTS, PLACES, amounts, places
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.traits import TRAITS
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.kernel.beyond.ranking import weights_for

TURNS: Final = 20
"""Turns to come that are told apart; more count as so many."""
GROUPS: Final = ("1", "2", "3-4", "5-6", "teams")
LEARNED: Final = "learned.json"
SIZE: Final = len(TRAITS) + AMOUNTS + PLACES
DECIDED: Final = 2.0
"""The spread of a game that is over: small, but a larger lead is still the better one."""
DOUBT: Final = 2.5
"""What the square root of the turns to come adds to it, where nothing was learned about it."""


class Worths:
    """What each trait and sign is worth by the turns to come, and how sure a lead is by then."""

    def __init__(self, rows: list[list[float]], spread: list[float]) -> None:
        self.traits: Final = [row[: len(TRAITS)] for row in rows]
        self.amounts: Final = [row[len(TRAITS) : len(TRAITS) + AMOUNTS] for row in rows]
        self.places: Final = [row[len(TRAITS) + AMOUNTS :] for row in rows]
        self.spread: Final = spread


def group_of(rules: Rules) -> str:
    """The tables that were learned from together; none where a game ends by who is first."""
    if not rules.season.track.courtship:
        return ""
    if max(rules.table.partner) >= 0:
        return "teams"
    seats = rules.seats
    return str(seats) if seats < 3 else "3-4" if seats < 5 else "5-6"


def steward_row(turns: int) -> list[float]:
    """What the steward holds traits to be worth; of signs it knows nothing."""
    return weights_for(WEIGHTS, TRAITS, turns) + [0.0] * (AMOUNTS + PLACES)


def steward_spread(turns: int) -> float:
    """How far off a lead may be, where nothing was learned about it."""
    return float(DECIDED + DOUBT * turns**0.5)


def certain(appraiser: Appraiser, county: County) -> tuple[float, list[float]]:
    """The points that are not learned, and the traits of a position with turns to come."""
    sure, expected = appraiser.aims.totals(county)
    return appraiser.settled_points(county, sure), appraiser.traits(county, expected - sure)


def learned_worth(worths: Worths, appraiser: Appraiser, county: County) -> float:
    """The points that the seat can expect at the end."""
    turns = min(appraiser.turns, TURNS)
    if turns == 0:
        return appraiser.worth(county)
    points, traits = certain(appraiser, county)
    points += sum(map(mul, traits, worths.traits[turns]), 0.0)
    points += sum(map(mul, amounts(county, appraiser.seat), worths.amounts[turns]), 0.0)
    row = worths.places[turns]
    return points + sum([row[place] for place in places(county, appraiser.seat)], 0.0)


def read(plain: Mapping[str, Any]) -> dict[str, Worths]:
    """Worths as a training run wrote them."""
    return {
        group: Worths(
            [[float(each) for each in row] for row in found["rows"]],
            [float(each) for each in found["spread"]],
        )
        for group, found in plain["groups"].items()
    }


@cache
def learned() -> dict[str, Worths]:
    """The worths that come with the game."""
    source = files("parlour.games.obsession.mind") / LEARNED
    return read(json.loads(source.read_text(encoding="utf-8")))
