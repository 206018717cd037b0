"""Sets of up to nine things as bit masks: how many are in a set, and which is the n-th, looked up."""

from __future__ import annotations

from typing import Final

SIZE: Final = 9
"""The kinds of action cards; the seven sectors and the cathedral fit, too."""

ONES: Final[tuple[int, ...]] = tuple([mask.bit_count() for mask in range(1 << SIZE)])
NTH: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([bit for bit in range(SIZE) if (mask >> bit) & 1]) for mask in range(1 << SIZE)]
)
"""By mask: what is in it, in ascending order."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The *cards* but one, in their order."""
    if len(cards) == 2:  # most hands and pools; a list in between costs as much as all the rest
        a, b = cards[0], cards[1]
        return (b,) if a == card else (a,) if b == card else cards
    if len(cards) == 3:
        a, b, c = cards[0], cards[1], cards[2]
        return (b, c) if a == card else (a, c) if b == card else (a, b) if c == card else cards
    return tuple([other for other in cards if other != card])


def joined(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The *cards*, which are in ascending order, and one more, in its place."""
    if not cards:
        return (card,)
    if len(cards) == 1:
        return (cards[0], card) if cards[0] < card else (card, cards[0])
    if len(cards) == 2:
        a, b = cards[0], cards[1]
        return (a, b, card) if b < card else (a, card, b) if a < card else (card, a, b)
    return tuple(sorted((*cards, card)))


def mask_of(cards: tuple[int, ...]) -> int:
    """The cards as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
