"""Which guests can come to an activity: all lists one by one, or one at random."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Final

from parlour.games.obsession.hosting.service import could_serve, crews, ways
from parlour.games.obsession.ruleset.cache import MANY, Circle, Party
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import bits
from parlour.games.obsession.words.plan import Choices

ABLE: Final = -1
"""Where it is not known, or does not matter, which stand-ins an estate allows."""
NO_CHOICE: Final[tuple[Choices, ...]] = ((),)
"""The one way to choose where there are no alternatives."""


def choice_offers(rules: Rules, code: int, guests: tuple[int, ...]) -> tuple[Choices, ...]:
    """Every way to choose the alternatives of the tile and its guests."""
    real: list[tuple[int, tuple[str, ...]]] = []
    if rules.tiles.choices[code]:
        real.append((-1, rules.tiles.choices[code]))
    for guest in guests:
        kinds = choices_of(rules, code, guest)
        if kinds:
            real.append((guest, kinds))
    if not real:
        return NO_CHOICE
    return tuple(
        [
            tuple([(source, kind) for (source, _), kind in zip(real, picked, strict=True)])
            for picked in itertools.product(*[kinds for _, kinds in real])
        ]
    )


def choices_of(rules: Rules, code: int, guest: int) -> tuple[str, ...]:
    """The alternatives of a guest at the activity of a face; empty where there is nothing to choose."""
    suite = rules.tiles.faces[code].suite
    if suite is None or suite.double != "one":
        return rules.people.choices[guest]
    favours = rules.data.gentry[guest].favours
    return tuple(dict.fromkeys([favour.kind for favour in favours if favour.when != "admirer"]))


def party_for(rules: Rules, code: int, guests: tuple[int, ...]) -> Party:
    """The ways to choose for guests who fill the slots of a tile, remembered."""
    key = (code, guests)
    party = rules.memory.parties.get(key)
    if party is None:
        party = Party(choice_offers(rules, code, guests))
        if len(rules.memory.parties) > MANY:
            rules.memory.parties.clear()
        rules.memory.parties[key] = party
    return party


def candidates(rules: Rules, hand: int, limit: int, code: int) -> tuple[tuple[int, ...], ...]:
    """For every slot of a tile the cards of a *hand* that may fill it; ratings go up to a *limit*."""
    circle = circle_of(rules, hand, limit)
    sorts = rules.tiles.guest_sorts[code]
    if len(sorts) == 1:  # nearly always
        return (cards_of(rules, circle, sorts[0]),)
    return tuple([cards_of(rules, circle, sort) for sort in sorts])


def circle_of(rules: Rules, hand: int, limit: int) -> Circle:
    """Who of a *hand* may come at all; the last one is remembered, because a hand is looked at many times."""
    level = limit if limit < rules.people.top else rules.people.top
    circle = rules.memory.circle
    if circle.level != level or circle.hand != hand:
        circle = Circle(hand, level, len(rules.people.fit))
        rules.memory.circle = circle
    return circle


def cards_of(rules: Rules, circle: Circle, sort: int) -> tuple[int, ...]:
    """The cards of a circle that are of a sort of guests, ascending."""
    known = circle.by_sort[sort]
    if known is None:
        known = cards_in(rules, circle.hand & rules.people.fit[sort][circle.level])
        circle.by_sort[sort] = known
    return known


def cards_in(rules: Rules, mask: int) -> tuple[int, ...]:
    """The cards of a mask, ascending, remembered: hands come and go."""
    known = rules.memory.cards.get(mask)
    if known is None:
        known = tuple(bits(mask))
        if len(rules.memory.cards) > MANY:
            rules.memory.cards.clear()
        rules.memory.cards[mask] = known
    return known


def doors(county: County, seat: int) -> list[int]:
    """The own tiles, side up, that reputation allows and for which there are enough guests in hand."""
    rules = county.rules
    limit = county.eligible_level
    circle = circle_of(rules, county.hand[seat], limit)
    tiles = rules.tiles
    is_activity = tiles.is_activity
    rating = tiles.rating
    found: list[int] = []
    for code in county.estate[seat]:
        if is_activity[code] and rating[code >> 1] <= limit and is_open(rules, circle, code):
            found.append(code)
    return found


def is_open(rules: Rules, circle: Circle, code: int) -> bool:
    """Whether a circle has enough guests for every slot of a tile."""
    tiles = rules.tiles
    if tiles.from_supply[code]:
        return True
    counts = tiles.guest_counts[code]
    for slot, sort in enumerate(tiles.guest_sorts[code]):
        if len(cards_of(rules, circle, sort)) < counts[slot]:
            return False
    return True


def sizes(rules: Rules, code: int, extra: int) -> tuple[tuple[int, ...], ...]:
    """The guests of every slot when *extra* more or fewer come than a tile asks for, spread in every way.

    >>> from parlour.games.obsession.game import rules_for
    >>> from parlour.kernel.game import Setup
    >>> table = rules_for(Setup("obsession", ("a", "b")))
    >>> three = table.guest_counts.index((3,))
    >>> sizes(table, three, 1), sizes(table, three, -1)
    (((4,),), ((2,),))
    """
    found = {rules.tiles.guest_counts[code]}
    step = 1 if extra > 0 else -1
    for _ in range(abs(extra)):
        found = {
            (*counts[:slot], counts[slot] + step, *counts[slot + 1 :])
            for counts in found
            for slot in range(len(counts))
            if counts[slot] + step >= 0
        }
    return tuple(sorted(found))


def guest_lists(
    county: County, seat: int, code: int, reserve: int = -1, able: int = ABLE
) -> Iterator[tuple[tuple[int, ...], Choices]]:
    """Every list of guests that fits the tile and could be served at all, with every choice to make.

    By *reserve*, if it is given, or by all servants that are available or rest; *able* as for `companies`.
    """
    rules = county.rules
    if rules.tiles.from_supply[code]:
        yield (), ()
        return
    if reserve < 0:
        reserve = county.available[seat] + county.quarters[seat]
    slots = candidates(rules, county.hand[seat], county.eligible_level, code)
    yield from companies(rules, code, slots, (rules.tiles.guest_counts[code],), reserve, able)


def companies(
    rules: Rules,
    code: int,
    slots: tuple[tuple[int, ...], ...],
    spreads: tuple[tuple[int, ...], ...],
    reserve: int,
    able: int = ABLE,
) -> Iterator[tuple[tuple[int, ...], Choices]]:
    """Every list of guests out of *slots*, for every way to *spread* them, that the *reserve* could serve.

    With the `abilities` of an estate fewer lists are given that nobody can serve after all.
    """
    seen: set[tuple[int, ...]] = set()
    need = rules.tiles.need[code]
    suite = rules.tiles.faces[code].suite
    asked = Asked(
        rules, rules.tiles.frame[code], reserve, able if suite is None or suite.guest_service else ABLE
    )
    if not asked.could_serve(need):
        return
    several = len(slots) > 1 or len(spreads) > 1
    for counts in spreads:
        for guests in _fill(asked, slots, counts, 0, (), need):
            ordered = tuple(sorted(guests))
            if ordered not in seen:
                if several:
                    seen.add(ordered)
                for choices in party_for(rules, code, ordered).offers:
                    yield ordered, choices


class Asked:
    """Who could serve: a reserve, with what the estate is known to be able to do."""

    def __init__(self, rules: Rules, frame: int, reserve: int, able: int) -> None:
        self.rules: Final = rules
        self._frame: Final = frame
        self._reserve: Final = reserve
        self._able: Final = able

    def could_serve(self, need: int) -> bool:
        """Whether the reserve could serve a need; more guests never make it easier."""
        if crowds.covers(self._reserve, need):
            return True
        if self._able == ABLE:
            return can_be_served(self.rules, need, self._reserve)
        return could_serve(self.rules, self._able, need, self._frame, self._reserve, self._reserve, 0)


def _fill(
    asked: Asked,
    slots: tuple[tuple[int, ...], ...],
    counts: tuple[int, ...],
    at: int,
    taken: tuple[int, ...],
    need: int,
) -> Iterator[tuple[int, ...]]:
    """Fill the slots from *at* on. A list that nobody could serve is given up at its first such guest."""
    if at == len(slots):
        yield taken
        return
    yield from _pick(asked, slots, counts, at, 0, counts[at], taken, need)


def _pick(
    asked: Asked,
    slots: tuple[tuple[int, ...], ...],
    counts: tuple[int, ...],
    at: int,
    start: int,
    left: int,
    taken: tuple[int, ...],
    need: int,
) -> Iterator[tuple[int, ...]]:
    if left == 0:
        yield from _fill(asked, slots, counts, at + 1, taken, need)
        return
    cards = slots[at]
    service = asked.rules.people.service
    for index in range(start, len(cards) - left + 1):
        card = cards[index]
        if card in taken or service[card] < 0:
            continue
        wanted = need + service[card]
        if asked.could_serve(wanted):
            yield from _pick(asked, slots, counts, at, index + 1, left - 1, (*taken, card), wanted)


def can_be_served(rules: Rules, need: int, reserve: int) -> bool:
    """Whether some crew out of all servants of the family could serve, conditions of stand-ins aside."""
    if crowds.covers(reserve, need):
        return True
    for crew in crews(rules, need):
        if crowds.covers(reserve, crew) and ways(rules, need, crew):
            return True
    return False


def random_guests(
    counts: tuple[int, ...], slots: tuple[tuple[int, ...], ...], rng: random.Random
) -> tuple[int, ...] | None:
    """Guests at random from those who fit each slot; None when the slots took one another's guests."""
    if not slots:
        return ()
    if len(counts) == 1 and 1 <= counts[0] <= 2 and len(slots[0]) >= counts[0]:
        # The most common tables, without a pool to draw from.
        cards = slots[0]
        first = int(rng.random() * len(cards))
        if counts[0] == 1:
            return (cards[first],)
        other = int(rng.random() * (len(cards) - 1))
        if other < first:
            return (cards[other], cards[first])
        return (cards[first], cards[other + 1])
    taken: list[int] = []
    for at, count in enumerate(counts):
        pool = [card for card in slots[at] if card not in taken] if taken else list(slots[at])
        size = len(pool)
        if size < count:
            return None
        for _ in range(count):
            taken.append(pool.pop(int(rng.random() * size)))
            size -= 1
    taken.sort()
    return tuple(taken)
