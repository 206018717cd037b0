"""Worths for the mind: those of the steward, and those that were learned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from parlour.games.notre_dame.mind.prospects import Worths
from parlour.games.notre_dame.steward.traits import TRAITS
from parlour.games.notre_dame.steward.weights import WEIGHTS
from parlour.kernel.beyond.ranking import weights_for

TURNS: Final = 9
SEATS: Final = (2, 3, 4, 5)
LEARNED: Final = "learned.json"
SPREAD: Final = (1.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0)
"""How sure a lead is by the turns left, where nothing was learned about it."""


def of_steward() -> dict[int, Worths]:
    """What the steward holds things to be worth; the turns it counts are those after the present one."""
    rows = [weights_for(WEIGHTS, TRAITS, left) for left in range(TURNS + 1)]
    return {seats: Worths(rows, [], [], list(SPREAD)) for seats in SEATS}


def read(plain: Mapping[str, Any]) -> dict[int, Worths]:
    """Worths as a training run wrote them."""
    return {
        int(seats): Worths(
            [[float(each) for each in row] for row in found["traits"]],
            [[float(each) for each in row] for row in found["signs"]],
            [[float(each) for each in row] for row in found.get("pairs", ())],
            [float(each) for each in found["spread"]],
        )
        for seats, found in plain["seats"].items()
    }


@cache
def learned() -> dict[int, Worths]:
    """The worths that come with the game."""
    source = files("parlour.games.notre_dame.mind") / LEARNED
    return read(json.loads(source.read_text(encoding="utf-8")))
