"""The signs of a borough: for each thing that can be counted a row of places, of which one applies.

What is learned is the worth of each place; the traits of the steward stand beside them.
"""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.actions import CARD_KIND

SECTORS: Final = 7
PIECES: Final = 8
"""Pieces in a sector told apart: 0 to 6, and more."""
COINS: Final = 9
SUPPLY: Final = 9
GENERAL: Final = 8
RATS: Final = 10
BILLS: Final = 10
VISITORS: Final = 5
FRIEND: Final = 8
KINDS: Final = 9

# Where the places of each row begin; those of the sectors come first.
GOLD: Final = SECTORS * PIECES
STOCK: Final = GOLD + COINS
RESERVE: Final = STOCK + SUPPLY
RAT: Final = RESERVE + GENERAL
COLLECTED: Final = RAT + RATS
SETS: Final = COLLECTED + BILLS
CATHEDRAL: Final = SETS + 6
WITH: Final = CATHEDRAL + VISITORS
GONE: Final = WITH + FRIEND
SIGNS: Final = GONE + KINDS
"""How many places there are in all."""

PAIRED: Final = SECTORS + 5
"""Counts whose products are signs, too: sectors, gold, supply, rat, bills, cubes on Notre Dame."""
PAIRS: Final = PAIRED * (PAIRED - 1) // 2

_ONES: Final = tuple([bin(mask).count("1") for mask in range(16)])


def signs(city: City, seat: int, rat: int, pieces: list[int]) -> list[int]:
    """The places that apply to a borough whose rat and pieces by sector are as given."""
    found: list[int] = []
    for sector in range(SECTORS):
        count = pieces[sector]
        found.append(sector * PIECES + (count if count < PIECES else PIECES - 1))
    gold = city.gold[seat]
    found.append(GOLD + (gold if gold < COINS else COINS - 1))
    cubes = city.supply[seat]
    found.append(STOCK + (cubes if cubes < SUPPLY else SUPPLY - 1))
    general = city.general[seat]
    found.append(RESERVE + (general if general < GENERAL else GENERAL - 1))
    found.append(RAT + (rat if rat < RATS else RATS - 1))
    bills = 0
    colours = 0
    base = seat * 5
    for colour in range(5):
        mask = city.collected[base + colour]
        if mask:
            bills += _ONES[mask]
            colours += 1
    found.append(COLLECTED + (bills if bills < BILLS else BILLS - 1))
    found.append(SETS + colours)
    own = city.cathedral[seat]
    found.append(CATHEDRAL + (own if own < VISITORS else VISITORS - 1))
    found.append(WITH + city.confidant[seat] + 1)
    found += gone_places(city.deck[seat])
    return found


def gone_places(left: tuple[int, ...]) -> list[int]:
    """Own cards that are gone in this period: what is left comes to the table in the turns that are left."""
    found: list[int] = []
    if len(left) < KINDS:
        gone = (1 << KINDS) - 1
        for card in left:
            gone &= ~(1 << CARD_KIND[card])
        for kind in range(KINDS):
            if (gone >> kind) & 1:
                found.append(GONE + kind)
    return found


def paired(city: City, seat: int, rat: int, pieces: list[int], bills: int) -> list[int]:
    """The counts of a borough that are worth more, or less, together: no further than rows go."""
    found: list[int] = []
    for sector in range(SECTORS):
        count = pieces[sector]
        found.append(count if count < PIECES else PIECES - 1)
    gold = city.gold[seat]
    found.append(gold if gold < COINS else COINS - 1)
    cubes = city.supply[seat]
    found.append(cubes if cubes < SUPPLY else SUPPLY - 1)
    found.append(rat if rat < RATS else RATS - 1)
    found.append(bills if bills < BILLS else BILLS - 1)
    own = city.cathedral[seat]
    found.append(own if own < VISITORS else VISITORS - 1)
    return found


def bills_in_all(city: City, seat: int) -> int:
    """How many bills a seat has collected."""
    bills = 0
    for mask in city.collected[seat * 5 : seat * 5 + 5]:
        bills += _ONES[mask]
    return bills
