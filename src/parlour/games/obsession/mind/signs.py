"""The signs of an estate: what can be counted in it, by kind and never by card.

What is learned is the worth of each of them; the traits of the steward stand beside them. Amounts count for
what they are; of every row of places one applies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.courtship import category_vp
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.courting import COLUMNS
from parlour.games.obsession.steward.worth.traits import heads, members
from parlour.games.obsession.turn.market import on_offer, price_of
from parlour.games.obsession.words.catalogue import COPIES

# Amounts
RATINGS: Final = 6
SORTS: Final = ("starter", "casual", "prestige", "family")
FAVOURS: Final = ("pounds", "reputation", "casual", "prestige", "vp_card", "attack")
LOOKS: Final = {"look_casual": "casual", "look_prestige": "prestige"}
SERVANTS: Final = 6
_CARDS: Final = RATINGS + len(SORTS) + len(FAVOURS) + SERVANTS
"""What is counted of every guest: the rating, the sort, the favours, the servants asked for."""
_HAND: Final = 0
_DISCARD: Final = _CARDS
_TILES: Final = 2 * _CARDS  # by category: how many, and their points
_OPEN: Final = _TILES + 2 * COLUMNS  # activities that reputation allows, those one level short, the others
_MARKET: Final = _OPEN + 3  # tiles that could be paid for, and the most points of one
_RACE: Final = _MARKET + 2  # the lead in the theme of this season, and in those that are revealed
_AHEAD: Final = _RACE + 2  # steps before the best of the others, and hundreds of pounds
AMOUNTS: Final = _AHEAD + 2

# Places
COINS: Final = 15
STEPS: Final = 36
CARDS: Final = 12
HEADS: Final = 4
AIMS: Final = 7
SEATS: Final = 6
_STEPS: Final = COINS
_HANDS: Final = _STEPS + STEPS
_DISCARDS: Final = _HANDS + CARDS
_HEADS: Final = _DISCARDS + CARDS
_AIMS: Final = _HEADS + SERVANTS * HEADS
_ORDER: Final = _AIMS + AIMS
PLACES: Final = _ORDER + SEATS

MOST_LEAD: Final = 12.0


@lru_cache(maxsize=16)
def shares(rules: Rules) -> tuple[tuple[tuple[int, float], ...], ...]:
    """By card: what it adds to the amounts of the pile it lies in."""
    found: list[tuple[tuple[int, float], ...]] = []
    for card, record in enumerate(rules.data.gentry):
        row = [0.0] * _CARDS
        row[max(1, min(RATINGS, rules.people.rating[card])) - 1] = 1.0
        sort = "prestige" if record.kind == "novelty" else record.kind
        if sort in SORTS:
            row[RATINGS + SORTS.index(sort)] = 1.0
        base = RATINGS + len(SORTS)
        for favour in record.favours:
            kind = LOOKS.get(favour.kind, favour.kind)
            if kind in FAVOURS:
                amount = favour.keep if favour.kind in LOOKS else favour.amount
                # Of alternatives one is enjoyed, and an admirer is not always there.
                share = 0.5 if favour.choice or favour.when else 1.0
                row[base + FAVOURS.index(kind)] += share * (amount / 100 if kind == "pounds" else amount)
        if rules.people.service[card] > 0:
            for at, number in enumerate(heads(rules.people.service[card])):
                row[base + len(FAVOURS) + at] = float(number)
        found.append(tuple([(at, value) for at, value in enumerate(row) if value]))
    return tuple(found)


def amounts(county: County, seat: int) -> list[float]:
    """The amounts of the estate of a seat between two rounds."""
    rules = county.rules
    found = [0.0] * AMOUNTS
    every = shares(rules)
    for card in members(county.hand[seat]):
        for at, value in every[card]:
            found[_HAND + at] += value
    for card in members(county.discard[seat]):
        for at, value in every[card]:
            found[_DISCARD + at] += value
    level = county.level(seat)
    for code in county.estate[seat]:
        column = rules.tiles.category[code]
        found[_TILES + column] += 1.0
        found[_TILES + COLUMNS + column] += rules.tiles.vp[code]
        if rules.tiles.is_activity[code]:
            short = rules.tiles.rating[code >> 1] - level
            found[_OPEN + (0 if short <= 0 else 1 if short == 1 else 2)] += 1.0
    pounds = county.pounds[seat]
    for tile, space in on_offer(county):
        if price_of(county, tile, space) <= pounds and not county.owns(seat, tile):
            found[_MARKET] += 1.0
            points = float(max(rules.tiles.vp[tile * 2], rules.tiles.vp[tile * 2 + 1]))
            if points > found[_MARKET + 1]:
                found[_MARKET + 1] = points
    rivals = rules.table.rivals[seat]
    if rivals:
        _against(county, seat, rivals, found)
    return found


def _against(county: County, seat: int, rivals: tuple[int, ...], found: list[float]) -> None:
    """How far the seat is ahead of the best of its rivals."""
    rules = county.rules
    revealed = [rules.goals.theme_category[card // COPIES] for card in county.themes]
    if revealed and rules.season.track.courtship:
        found[_RACE] = _bounded(
            float(
                category_vp(county, seat, revealed[-1])
                - max([category_vp(county, other, revealed[-1]) for other in rivals])
            )
        )
        own = sum([category_vp(county, seat, column) for column in revealed])
        best = max([sum([category_vp(county, other, column) for column in revealed]) for other in rivals])
        found[_RACE + 1] = _bounded(float(own - best))
    found[_AHEAD] = _bounded(float(county.steps[seat] - max([county.steps[other] for other in rivals])))
    found[_AHEAD + 1] = _bounded(
        (county.pounds[seat] - max([county.pounds[other] for other in rivals])) / 100
    )


def _bounded(lead: float) -> float:
    return max(-MOST_LEAD, min(MOST_LEAD, lead))


def places(county: County, seat: int) -> list[int]:
    """The places that apply, ascending."""
    found = [
        _at(county.pounds[seat] // 100, 0, COINS),
        _at(county.steps[seat], _STEPS, STEPS),
        _at(len(members(county.hand[seat])), _HANDS, CARDS),
        _at(len(members(county.discard[seat])), _DISCARDS, CARDS),
    ]
    everybody = heads(county.available[seat] + county.quarters[seat] + county.expended[seat])
    for kind in range(SERVANTS):
        found.append(_at(everybody[kind], _HEADS + kind * HEADS, HEADS))
    found.append(_at(len(county.objectives[seat]), _AIMS, AIMS))
    seats = county.rules.seats
    found.append(_at((seat - county.first) % seats, _ORDER, SEATS))
    return found


def _at(count: int, base: int, size: int) -> int:
    return base + (count if count < size else size - 1)
