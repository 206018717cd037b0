"""What a seat may know of a deck: the shape of its strata, and the cards whose place it knows."""

from __future__ import annotations

import random
from dataclasses import dataclass

from parlour.kernel.deck import Deck, Stratum


@dataclass(frozen=True)
class StratumSight:
    """Some neighbouring cards: how many, whether and for whom their order is settled; named if known."""

    size: int
    fixed: bool
    known: int
    cards: tuple[int, ...]


def sight_of(deck: Deck, seat: int | None) -> tuple[StratumSight, ...]:
    """The deck as *seat* may know it; None is a spectator, to whom no card is named."""
    found: list[StratumSight] = []
    for stratum in deck.strata:
        named = seat is not None and stratum.is_known_to(seat)
        cards = stratum.cards if named else ()
        found.append(StratumSight(len(stratum.cards), stratum.fixed, stratum.known, cards))
    return tuple(found)


def named_cards(sight: tuple[StratumSight, ...]) -> set[int]:
    """All cards whose place is known."""
    return {card for stratum in sight for card in stratum.cards}


def deck_from(sight: tuple[StratumSight, ...], hidden: list[int]) -> Deck:
    """A deck of this shape, its unknown cards taken from the end of *hidden*, which is shuffled."""
    deck = Deck([])
    for stratum in sight:
        cards = stratum.cards or tuple([hidden.pop() for _ in range(stratum.size)])
        deck.strata.append(Stratum(cards, stratum.fixed, stratum.known))
    return deck


def shuffled_rest(everything: tuple[int, ...], known: set[int], rng: random.Random) -> list[int]:
    """The cards that are not known to lie anywhere, in a random order."""
    rest = [card for card in everything if card not in known]
    rng.shuffle(rest)
    return rest
