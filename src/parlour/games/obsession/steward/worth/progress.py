"""How soon a family could meet a condition that wants an amount of something."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.cards import Condition
from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.scoring.conditions import amount_of
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT

SPEED: Final = {
    "reputation_level_at_least": 0.45,
    "count_guests_at_least": 0.4,
    "flipped_tiles_at_least": 0.75,
    "monuments_at_least": 0.14,
    "servant_count_at_least": 0.6,
    "tiles_per_category_at_least": 0.12,
    "tiles_in_one_category_at_least": 0.3,
    "pounds_at_least": 170.0,
    "activity_guests_at_least": 0.25,
}
"""How much of each a family gains in a turn, when it does not hurry."""
HIRED: Final = 0.6
NEVER: Final = 99.0


def turns_to(county: County, seat: int, condition: Condition) -> float:
    """The turns until a condition could be met; 0 when it is met now."""
    kind = condition.kind
    if kind == "servants_at_least":
        return _servants(county, seat, condition)
    if kind == "all_flippable_flipped":
        return _flips(county, seat, condition.amount)
    if kind == "tiles_per_category_at_least":
        return _columns(county, seat, condition.amount)
    if kind not in SPEED:
        return NEVER
    short = float(condition.amount - amount_of(county, seat, condition))
    if short <= 0:
        return 0.0
    if kind == "reputation_level_at_least":
        short -= county.steps[seat] % 5 / 5
    elif kind == "activity_guests_at_least":
        short = float(condition.amount - _largest(county, seat))
        return 1.0 if short <= 0 else 1.0 + short / SPEED[kind]
    elif kind == "monuments_at_least":
        return _monument(county, seat)
    return short / SPEED[kind]


def _servants(county: County, seat: int, condition: Condition) -> float:
    crowd = county.household(seat)
    lacking = 0
    for name, number in condition.servants:
        short = max(0, number - crowds.count(crowd, SERVANT_AT[name]))
        if short > crowds.count(county.pool, SERVANT_AT[name]):
            return NEVER
        lacking += short
    return lacking / HIRED


def _flips(county: County, seat: int, bought: int) -> float:
    rules = county.rules
    starts = [code >> 1 for code in rules.tiles.start]
    estate = county.estate[seat]
    short = max(0, bought - sum([1 for code in estate if code >> 1 not in starts]))
    waiting = [code for code in estate if not code & 1 and rules.tiles.flips[code >> 1] == "once"]
    number = sum([1 for code in waiting if code >> 1 != rules.tiles.study])
    return 1.5 * short + number / SPEED["flipped_tiles_at_least"]


def _columns(county: County, seat: int, amount: int) -> float:
    """A tile for every place that is open; which one comes is up to the market."""
    columns = [county.rules.tiles.category[code] for code in county.estate[seat]]
    short = sum([max(0, amount - columns.count(category)) for category in range(len(CATEGORIES))])
    return 1.6 * short


def _largest(county: County, seat: int) -> int:
    """The guests at the largest table that reputation allows."""
    rules = county.rules
    level = county.level(seat)
    seats = [
        sum(rules.tiles.guest_counts[code])
        for code in county.estate[seat]
        if rules.tiles.is_activity[code] and rules.tiles.rating[code >> 1] <= level
    ]
    return max(seats, default=0)


def _monument(county: County, seat: int) -> float:
    """Soon where one is for sale."""
    rules = county.rules
    if any(tile >= 0 and rules.tiles.is_monument[tile * 2] for tile in county.market):
        return max(1.0, (900 - county.pounds[seat]) / SPEED["pounds_at_least"])
    return 1 / SPEED["monuments_at_least"]
