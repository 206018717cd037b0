"""What makes a borough promising: a list of numbers, in the order of `TRAITS`."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.persons.powers import PrestigeFor
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.carriage import fewest_bills
from parlour.games.notre_dame.words.actions import (
    BANK,
    BILL_CUBE,
    BILL_GOLD,
    BILL_RAT,
    CARRIAGE_HOUSE,
    HOSPITAL,
    INN,
    PARK,
    RESIDENCE,
    SEMINARY,
)

TRAITS: Final = (
    "constant",
    "first-gold",  # up to two coins
    "more-gold",  # the next three
    "spare-gold",
    "first-cubes",  # up to two cubes in the personal supply
    "more-cubes",  # the next three
    "spare-cubes",
    "seminary",
    "seminary-beyond-three",
    "bank",
    "bank-beyond-three",
    "residence",
    "carriage-house",
    "inn-pieces",
    "inn-double",
    "park-pairs",
    "park-odd-piece",
    "hospital",
    "overruns",
    "best-bill",
    "cathedral-share",
    "confidant-placed",
    # What greys still to come would pay for the borough as it stands.
    "for-pieces-on-board",
    "for-empty-sectors",
    "for-sectors-with-one",
    "for-sectors-with-two",
    "for-one-short-of-two",
    "for-sectors-with-three",
    "for-one-short-of-three",
    "for-fullest-sector",
    "for-spaces-ahead",
    "for-bills",
    "for-own-prestige",
    "for-cubes-on-cathedral",
    "for-pieces-in-inn",
    "for-cubes-in-general",
)
COUNTED: Final = (
    "pieces-on-board",
    "empty-sectors",
    "sectors-with-one",
    "sectors-with-two",
    "sectors-with-three",
    "fullest-sector",
    "spaces-ahead",
    "bill-pairs",
    "own-prestige",
    "cubes-on-cathedral",
    "pieces-in-inn",
    "general-pairs",
)
"""What persons pay prestige for; the counts of `parlour.games.notre_dame.persons.powers`."""

FADING: Final = 0.25
"""How fast a person further down the pile matters less: the borough will have changed by then."""
_ONES: Final = tuple([bin(mask).count("1") for mask in range(16)])
_EXTRA: Final = {BILL_GOLD: 1.6, BILL_CUBE: 1.2, BILL_RAT: 0.8}


def rates_of(city: City) -> list[float]:
    """Prestige per unit of each of the `COUNTED` that greys to come would pay, less for distant ones."""
    rules = city.rules
    rates = [0.0] * len(COUNTED)
    before = 0
    for stratum in city.grey.strata:
        size = len(stratum.cards)
        distance = before + (size - 1) / 2
        before += size
        for person in stratum.cards:
            for item in rules.powers[person]:
                if isinstance(item, PrestigeFor) and item.count in COUNTED:
                    rates[COUNTED.index(item.count)] += item.each / (1.0 + distance * FADING)
    return rates


def best_bill(city: City, seat: int, steps: int) -> float:
    """The worth of the best bill that the carriage could fetch with a drive of *steps*."""
    fewest = fewest_bills(city, seat)
    bills = city.bills
    collected = city.collected
    base = seat * 5
    prestige = city.rules.bill_prestige
    best = 0.0
    for market in city.rules.reach[min(steps, 8)][city.carriage[seat]]:
        bill = bills[market]
        if bill >= 0 and _ONES[collected[base + (bill >> 2)]] <= fewest:
            worth = prestige[bill & 3] + _EXTRA.get(bill & 3, 0.0)
            if worth > best:
                best = worth
    return best


def traits(
    city: City,
    seat: int,
    prestige: int,
    rat: int,
    pieces: list[int],
    overruns: float,
    share: float,
    rates: list[float],
) -> list[float]:
    """The traits of a borough whose prestige, rat and pieces by sector are as given."""
    gold = city.gold[seat]
    cubes = city.supply[seat]
    placed = 0
    with_one = 0
    with_two = 0
    with_three = 0
    fullest = 0
    for count in pieces:
        placed += count
        if count > 0:
            with_one += 1
            if count > 1:
                with_two += 1
                if count > 2:
                    with_three += 1
            if count > fullest:
                fullest = count
    bills = 0.0
    if rates[7] > 0.0:
        for mask in city.collected[seat * 5 : seat * 5 + 5]:
            bills += _ONES[mask]
    park = pieces[PARK]
    inn = pieces[INN]
    seminary = pieces[SEMINARY]
    bank = pieces[BANK]
    cathedral = city.cathedral[seat]
    return [
        1.0,
        gold if gold < 2 else 2,
        0 if gold < 2 else (gold - 2 if gold < 5 else 3),
        gold - 5 if gold > 5 else 0,
        cubes if cubes < 2 else 2,
        0 if cubes < 2 else (cubes - 2 if cubes < 5 else 3),
        cubes - 5 if cubes > 5 else 0,
        seminary,
        seminary - 3 if seminary > 3 else 0,
        bank,
        bank - 3 if bank > 3 else 0,
        pieces[RESIDENCE],
        pieces[CARRIAGE_HOUSE],
        inn,
        1.0 if inn + 1 >= city.rules.inn_threshold else 0.0,
        park // 2,
        park % 2,
        pieces[HOSPITAL],
        overruns,
        best_bill(city, seat, pieces[CARRIAGE_HOUSE] + 1),
        share,
        1.0 if city.confidant[seat] >= 0 else 0.0,
        rates[0] * (placed + cathedral),
        rates[1] * (7 - with_one),
        rates[2] * with_one,
        rates[3] * with_two,
        rates[3] * (with_one - with_two),
        rates[4] * with_three,
        rates[4] * (with_two - with_three),
        rates[5] * fullest,
        rates[6] * (city.rules.track - rat),
        rates[7] * bills * 0.5,
        rates[8] * prestige,
        rates[9] * cathedral,
        rates[10] * inn,
        rates[11] * city.general[seat] * 0.5,
    ]
