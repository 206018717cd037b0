"""Decks that store no order nobody has seen.

A deck is a list of strata from top to bottom. In a loose stratum the order is open: chance decides at the
draw. In a fixed stratum the order is settled, and `known` is the mask of seats that know it: all seats for a
known top or bottom, one seat for cards it has looked at. In a loose stratum `known` is a mere label.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Final

from parlour.kernel.chance import all_draws, draw_some, shuffled
from parlour.kernel.errors import Invalid, RulesBug


class Stratum:
    """Some neighbouring cards of a deck. Immutable; a loose stratum keeps its cards in ascending order."""

    def __init__(self, cards: tuple[int, ...], fixed: bool, known: int, ascending: bool = False) -> None:
        self.cards: Final = cards if fixed or ascending else tuple(sorted(cards))
        self.fixed: Final = fixed
        self.known: Final = known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stratum) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.cards)

    def __repr__(self) -> str:
        return f"Stratum({self.cards}, fixed={self.fixed}, known={self.known})"

    def is_known_to(self, seat: int) -> bool:
        """Whether *seat* knows which card lies where."""
        return self.fixed and (self.known >> seat) & 1 == 1

    def plain(self) -> list[object]:
        """The stratum as JSON-able data."""
        return [list(self.cards), self.fixed, self.known]


def _some(cards: tuple[int, ...], count: int, rng: random.Random) -> tuple[int, ...]:
    """`draw_some`, number for number; without lists where one or two cards are drawn, as nearly always."""
    size = len(cards)
    if count >= size or count > 2:
        return draw_some(cards, count, rng)
    first = int(rng.random() * size)
    if count == 1:
        return (cards[first],)
    second = int(rng.random() * (size - 1))
    if second >= first:
        return (cards[first], cards[second + 1])
    return (cards[second], cards[first])


def loose(cards: tuple[int, ...]) -> Stratum:
    """A shuffled stratum: its order does not exist yet."""
    return Stratum(cards, False, 0)


class Deck:
    """A pile of cards with per-seat knowledge of its order. Which cards are in it is public."""

    def __init__(self, strata: list[Stratum], are_filled: bool = False) -> None:
        self.strata: list[Stratum] = (
            strata if are_filled else [stratum for stratum in strata if stratum.cards]
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.strata == other.strata

    def __hash__(self) -> int:
        return hash(tuple(self.strata))

    def clone(self) -> Deck:
        """A copy that shares only the immutable strata."""
        return Deck(self.strata[:], True)

    def cards(self) -> list[int]:
        """All cards, top stratum first."""
        return [card for stratum in self.strata for card in stratum.cards]

    def draws(self, count: int) -> Iterator[tuple[int, ...]]:
        """Every possible next *count* cards; each is equally likely. A loose stratum gives them sorted."""
        return _draws(self.strata, 0, count)

    def sample(self, count: int, rng: random.Random) -> tuple[int, ...]:
        """The next *count* cards as chance would give them; the deck is unchanged."""
        if count == 1 and self.strata:  # nearly always
            cards = self.strata[0].cards
            size = len(cards)
            if self.strata[0].fixed or size == 1:
                return (cards[0],)
            return (cards[int(rng.random() * size)],)
        drawn: tuple[int, ...] = ()
        for stratum in self.strata:
            want = count - len(drawn)
            if want <= 0:
                break
            part = stratum.cards[:want] if stratum.fixed else _some(stratum.cards, want, rng)
            drawn = drawn + part if drawn else part
        return drawn

    def can_draw(self, drawn: tuple[int, ...]) -> bool:
        """Whether *drawn* is one of `draws(len(drawn))`."""
        return self._lies_on_top(drawn, True)

    def _lies_on_top(self, row: tuple[int, ...], is_sorted: bool) -> bool:
        """Whether *row* could come next; cards without an order come sorted, or in any order."""
        at = 0
        for stratum in self.strata:
            part = row[at : at + len(stratum.cards)]
            if not part:
                break
            if stratum.fixed:
                if part != stratum.cards[: len(part)]:
                    return False
            elif is_sorted and tuple(sorted(part)) != part:
                return False
            elif len(set(part)) != len(part) or not set(part) <= set(stratum.cards):
                return False
            at += len(part)
        return at == len(row)

    def take(self, drawn: tuple[int, ...]) -> None:
        """Remove *drawn*, which `can_draw` accepts, from the top."""
        at = 0
        strata = self.strata
        while at < len(drawn):
            if not strata:
                raise RulesBug("the deck is too small")
            stratum = strata[0]
            cards = stratum.cards
            part = drawn[at : at + len(cards)]
            at += len(part)
            if len(part) == len(cards):
                strata.pop(0)
                continue
            for card in part:
                place = 0
                while cards[place] != card:
                    place += 1
                cards = cards[:place] + cards[place + 1 :]
            strata[0] = Stratum(cards, stratum.fixed, stratum.known, True)

    def tops(self, count: int) -> Iterator[tuple[int, ...]]:
        """Every possible row of the next *count* cards, where their order matters."""
        return _tops(self.strata, 0, count)

    def sample_top(self, count: int, rng: random.Random) -> tuple[int, ...]:
        """The next *count* cards in the order in which chance would turn them up."""
        row: tuple[int, ...] = ()
        for stratum in self.strata:
            want = count - len(row)
            if want <= 0:
                break
            if stratum.fixed:
                row += stratum.cards[:want]
            else:
                row += shuffled(draw_some(stratum.cards, want, rng), rng)
        return row

    def can_top(self, row: tuple[int, ...]) -> bool:
        """Whether *row* is one of `tops(len(row))`."""
        return self._lies_on_top(row, False)

    def expose(self, seat: int, row: tuple[int, ...]) -> None:
        """Settle *row*, which `can_top` accepts, as the top of the deck, known to *seat* from now on."""
        exposed: list[Stratum] = []
        at = 0
        rest: list[Stratum] = []
        for stratum in self.strata:
            part = row[at : at + len(stratum.cards)]
            at += len(part)
            if part:
                known = stratum.known if stratum.fixed else 0
                exposed.append(Stratum(part, True, known | (1 << seat)))
            else:
                rest.append(stratum)
                continue
            left = tuple([card for card in stratum.cards if card not in part])
            if left:
                rest.append(Stratum(left, stratum.fixed, stratum.known, True))
        self.strata = exposed + rest

    def top(self, count: int) -> tuple[tuple[int, int], ...]:
        """The next *count* cards, whose order is settled, each with the mask of seats that know it."""
        found: list[tuple[int, int]] = []
        for stratum in self.strata:
            for card in stratum.cards:
                if len(found) == count:
                    return tuple(found)
                if not stratum.fixed:
                    raise RulesBug("the top of the deck is not settled")
                found.append((card, stratum.known))
        return tuple(found)

    def size(self) -> int:
        """How many cards there are."""
        cards = 0
        for stratum in self.strata:
            cards += len(stratum.cards)
        return cards

    def remove(self, card: int) -> None:
        """Take *card* out from wherever it lies."""
        strata: list[Stratum] = []
        for stratum in self.strata:
            left = tuple([each for each in stratum.cards if each != card])
            if left:
                strata.append(Stratum(left, stratum.fixed, stratum.known))
        self.strata = strata

    def put_loosely_under(self, cards: tuple[int, ...], label: int) -> None:
        """Shuffle *cards* and slide them under the deck; *label* tells such strata apart."""
        if cards:
            self.strata.append(Stratum(cards, False, label))

    def put_under(self, cards: tuple[int, ...], known: int) -> None:
        """Slide *cards* under the deck in this order, seen by the seats in *known*."""
        if cards:
            self.strata.append(Stratum(cards, True, known))

    def looks(self) -> Iterator[tuple[int, ...]]:
        """Every order of the whole deck that what is fixed allows."""
        return _orders(self.strata, 0)

    def sample_look(self, rng: random.Random) -> tuple[int, ...]:
        """A whole order as chance would settle it."""
        order: tuple[int, ...] = ()
        for stratum in self.strata:
            order += stratum.cards if stratum.fixed else shuffled(stratum.cards, rng)
        return order

    def can_look(self, order: tuple[int, ...]) -> bool:
        """Whether *order* is one of `looks()`."""
        at = 0
        for stratum in self.strata:
            part = order[at : at + len(stratum.cards)]
            if (part if stratum.fixed else tuple(sorted(part))) != stratum.cards:
                return False
            at += len(part)
        return at == len(order)

    def look(self, seat: int, order: tuple[int, ...]) -> None:
        """Settle *order* and let *seat* know it; the strata stay apart, since their backs differ."""
        at = 0
        for index, stratum in enumerate(self.strata):
            part = order[at : at + len(stratum.cards)]
            at += len(part)
            self.strata[index] = Stratum(part, True, stratum.known | (1 << seat))

    def seen_by(self, seat: int | None) -> Deck:
        """The deck as *seat* may know it: what it does not know is laid in ascending order.

        The mask `known` stays, because looking at cards is a public act.
        """
        sight = Deck([])
        for stratum in self.strata:
            if seat is not None and stratum.is_known_to(seat):
                sight.strata.append(stratum)
            else:
                sight.strata.append(Stratum(tuple(sorted(stratum.cards)), stratum.fixed, stratum.known))
        return sight

    def redealt_for(self, seat: int | None, rng: random.Random) -> Deck:
        """A deck that looks the same to *seat*, with every settled order it does not know drawn anew."""
        other = Deck([])
        for stratum in self.strata:
            if not stratum.fixed or (seat is not None and stratum.is_known_to(seat)):
                other.strata.append(stratum)
            else:
                other.strata.append(Stratum(shuffled(stratum.cards, rng), True, stratum.known))
        return other

    def plain(self) -> list[object]:
        """The deck as JSON-able data."""
        return [stratum.plain() for stratum in self.strata]


def _draws(strata: list[Stratum], index: int, count: int) -> Iterator[tuple[int, ...]]:
    if count == 0 or index == len(strata):
        yield ()
        return
    stratum = strata[index]
    here = min(count, len(stratum.cards))
    tops = iter([stratum.cards[:here]]) if stratum.fixed else all_draws(stratum.cards, here)
    for top in tops:
        for rest in _draws(strata, index + 1, count - here):
            yield top + rest


def _tops(strata: list[Stratum], index: int, count: int) -> Iterator[tuple[int, ...]]:
    if count == 0 or index == len(strata):
        yield ()
        return
    stratum = strata[index]
    here = min(count, len(stratum.cards))
    rows = iter([stratum.cards[:here]]) if stratum.fixed else itertools.permutations(stratum.cards, here)
    for row in rows:
        for rest in _tops(strata, index + 1, count - here):
            yield row + rest


def _orders(strata: list[Stratum], index: int) -> Iterator[tuple[int, ...]]:
    if index == len(strata):
        yield ()
        return
    stratum = strata[index]
    tops = [stratum.cards] if stratum.fixed else _permutations(stratum.cards)
    for top in tops:
        for rest in _orders(strata, index + 1):
            yield top + rest


def _permutations(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    if len(cards) <= 1:
        return [cards]
    return [
        (card, *rest) for at, card in enumerate(cards) for rest in _permutations(cards[:at] + cards[at + 1 :])
    ]


def deck_from_plain(plain: object) -> Deck:
    """The deck that `Deck.plain` wrote."""
    if not isinstance(plain, list):
        raise Invalid("bad-deck")
    strata: list[Stratum] = []
    for part in plain:
        if not (isinstance(part, list) and len(part) == 3 and isinstance(part[0], list)):
            raise Invalid("bad-deck")
        strata.append(Stratum(tuple([int(card) for card in part[0]]), bool(part[1]), int(part[2])))
    return Deck(strata)
