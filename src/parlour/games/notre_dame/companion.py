"""What Notre Dame offers the people at a table."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.notre_dame.aids import reasons, sources
from parlour.games.notre_dame.aids.ahead import ahead
from parlour.games.notre_dame.aids.area import area
from parlour.games.notre_dame.aids.board import board_aids
from parlour.games.notre_dame.aids.shapes import CityAids
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.companion import Companion, ReasonsOf
from parlour.kernel.beyond.portions import Happened, Portion
from parlour.kernel.game import Cell, View, own


def _more(view: View) -> CityAids:
    return board_aids(own(CityView, view))


def _turn(state: State) -> int:
    return own(City, state).turn


def _period(state: State) -> int:
    city = own(City, state)
    return min(city.turn, city.rules.turns - 1) // city.rules.turns_per_period


def _area(view: View, action: Action) -> Cell:
    return area(action)


def _portions(state: State, happened: Happened) -> tuple[Portion, ...]:
    return sources.portions(own(City, state), happened)


def _ending(state: State, happened: Happened) -> Cell:
    return sources.ending(own(City, state))


def _ahead(view: View, rng: random.Random) -> City | None:
    return ahead(own(CityView, view), rng)


COMPANION: Final = Companion(
    ahead=_ahead,
    reasons=ReasonsOf(CityView, reasons.find, reasons.findings, reasons.remedies),
    more=_more,
    better={
        "prestige": "more",
        "gold": "more",
        "rat": "less",
        "rat-forecast": "less",
        "supply": "more",
        "bills": "more",
        "notre-dame": "more",
        "cubes": "more",
    },
    moment=_turn,
    chapter=_period,
    area=_area,
    portions=_portions,
    ending=_ending,
)
