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

_GOLD: Final = SECTORS * PIECES
_SUPPLY: Final = _GOLD + COINS
_GENERAL: Final = _SUPPLY + SUPPLY
_RAT: Final = _GENERAL + GENERAL
_BILLS: Final = _RAT + RATS
_SETS: Final = _BILLS + BILLS
_CATHEDRAL: Final = _SETS + 6
_FRIEND: Final = _CATHEDRAL + VISITORS
_GONE: Final = _FRIEND + FRIEND
SIGNS: Final = _GONE + KINDS
"""How many places there are in all."""

_ONES: Final = tuple([bin(mask).count("1") for mask in range(16)])


def signs(city: City, seat: int, rat: int, pieces: list[int]) -> list[int]:
    """The places that apply to a borough whose rat and pieces by sector are as given."""
    found: list[int] = []
    for sector in range(SECTORS):
        count = pieces[sector]
        found.append(sector * PIECES + (count if count < PIECES else PIECES - 1))
    gold = city.gold[seat]
    found.append(_GOLD + (gold if gold < COINS else COINS - 1))
    cubes = city.supply[seat]
    found.append(_SUPPLY + (cubes if cubes < SUPPLY else SUPPLY - 1))
    general = city.general[seat]
    found.append(_GENERAL + (general if general < GENERAL else GENERAL - 1))
    found.append(_RAT + (rat if rat < RATS else RATS - 1))
    bills = 0
    colours = 0
    base = seat * 5
    for colour in range(5):
        mask = city.collected[base + colour]
        if mask:
            bills += _ONES[mask]
            colours += 1
    found.append(_BILLS + (bills if bills < BILLS else BILLS - 1))
    found.append(_SETS + colours)
    own = city.cathedral[seat]
    found.append(_CATHEDRAL + (own if own < VISITORS else VISITORS - 1))
    found.append(_FRIEND + city.confidant[seat] + 1)
    # Own cards that are gone in this period: what is left comes to the table in the turns that are left.
    left = city.deck[seat]
    if len(left) < KINDS:
        gone = (1 << KINDS) - 1
        for card in left:
            gone &= ~(1 << CARD_KIND[card])
        for kind in range(KINDS):
            if (gone >> kind) & 1:
                found.append(_GONE + kind)
    return found
