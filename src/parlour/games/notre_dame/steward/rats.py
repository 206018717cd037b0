"""The rats to come: how often the plague is likely to overrun a borough in the turns that are left."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import Final

from parlour.games.notre_dame.state import City

Spread = tuple[float, ...]
"""The chance of each plague value of one turn, from 0 up."""

WARDS: Final = 9
"""Hospital strengths told apart; more pieces count as the last one."""
RELIEF: Final[Spread] = (0.5, 0.35, 0.15)
"""How far a player drives the rat back in a turn on top of the hospital: the chance of 0, 1, 2 spaces."""


def spreads_to_come(city: City, first: int = -1) -> tuple[Spread, ...]:
    """The plague values from turn *first* on (after this one), as far as the cards still to be shown tell.

    The browns that have not been shown in this period are known, and so are the greys of each letter.
    """
    rules = city.rules
    rats = rules.rats
    shown = rules.browns_shown
    browns = tuple([person for person in rules.persons if rules.backs[person] == "brown"])
    rest = city.brown.strata[0].cards if city.brown.strata and not city.brown.strata[0].fixed else ()
    greys: list[tuple[int, ...]] = []
    for stratum in city.grey.strata:
        greys += [stratum.cards] * len(stratum.cards)
    spreads: list[Spread] = []
    for turn in range(city.turn + 1 if first < 0 else first, rules.turns):
        if turn // rules.turns_per_period == city.turn // rules.turns_per_period:
            pool = rest if len(rest) >= shown else browns
        else:
            pool = browns
        letter = greys[len(spreads)] if len(spreads) < len(greys) else (browns[0],)
        spreads.append(_spread(tuple([rats[each] for each in pool]), shown, tuple([rats[g] for g in letter])))
    return tuple(spreads)


@lru_cache(maxsize=4096)
def _spread(browns: tuple[int, ...], shown: int, greys: tuple[int, ...]) -> Spread:
    totals: list[int] = []
    for pair in itertools.combinations(browns, shown):
        for grey in greys:
            totals.append(sum(pair) + grey)
    chance = [0.0] * (max(totals) + 1)
    for total in totals:
        chance[total] += 1.0 / len(totals)
    return tuple(chance)


@lru_cache(maxsize=1024)
def overruns(spreads: tuple[Spread, ...], track: int) -> tuple[tuple[float, ...], ...]:
    """By hospital strength and rat position: how many times the rat is expected to pass the end."""
    later = [[0.0] * (track + 1) for _ in range(WARDS)]
    for spread in reversed(spreads):
        moves = _with_relief(spread)
        here: list[list[float]] = []
        for ward in range(WARDS):
            after = later[ward]
            row: list[float] = []
            for rat in range(track + 1):
                expected = 0.0
                for step, chance in moves:
                    place = rat + step - ward
                    if place > track:
                        expected += chance * (1.0 + after[track])
                    else:
                        expected += chance * after[place if place > 0 else 0]
                row.append(expected)
            here.append(row)
        later = here
    return tuple([tuple(row) for row in later])


def _with_relief(spread: Spread) -> list[tuple[int, float]]:
    chance: dict[int, float] = {}
    for rats, likely in enumerate(spread):
        if likely > 0.0:
            for steps, odds in enumerate(RELIEF):
                chance[rats - steps] = chance.get(rats - steps, 0.0) + likely * odds
    return sorted(chance.items())
