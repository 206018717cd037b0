"""Setting up: the bills, the first player, the grey cards of this game (pp. 2, 8 and 11)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, Final

from parlour.games.notre_dame.content.records import COLOURS
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.turn import BEGIN_TURN, PERIODS
from parlour.games.notre_dame.words.actions import BEGIN, LAY, LAYS, Begin, Lay, Persons
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, advance, push
from parlour.kernel.chance import Chance, draw_some, shuffle
from parlour.kernel.deck import Deck, Stratum, loose
from parlour.kernel.errors import given
from parlour.kernel.event import Event


class LayBills(Chance[City]):
    """The four bills of a colour on the corner markets of its borough."""

    rule: ClassVar[str] = "setup"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def outcomes(self, state: City) -> Iterator[tuple[Action, int]]:
        for bills in itertools.permutations(range(4)):
            yield LAY[self.colour, bills], 1

    def sample(self, state: City, seat: int, rng: random.Random) -> Action:
        bills = [0, 1, 2, 3]
        shuffle(bills, rng)
        laid = LAYS[self.colour][bills[0] << 6 | bills[1] << 4 | bills[2] << 2 | bills[3]]
        return given(laid, "a bill is doubled")

    def can_give(self, state: City, action: Action) -> bool | None:
        return action.colour == self.colour if isinstance(action, Lay) else None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Lay):
            market = self.colour * 5
            for bill in action.bills:
                market += 1
                state.bills[market] = self.colour * 4 + bill
            state.bills_left[self.colour] = 4


class ChooseFirst(Chance[City]):
    """Who begins, when the table leaves it to chance."""

    rule: ClassVar[str] = "setup"

    def outcomes(self, state: City) -> Iterator[tuple[Action, int]]:
        for colour in state.rules.colours:
            yield BEGIN[colour], 1

    def can_give(self, state: City, action: Action) -> bool | None:
        return action.colour in state.rules.colours if isinstance(action, Begin) else None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Begin):
            state.first = state.rules.seat_of[action.colour]
            if state.sink is not None:
                state.sink.append(Event("first-player", state.first, {"colour": COLOURS[action.colour]}))


class ShortlistGreys(Chance[City]):
    """With more greys of a letter than a period needs, three of each letter are drawn and shown (p. 11)."""

    rule: ClassVar[str] = "new-persons"

    def outcomes(self, state: City) -> Iterator[tuple[Action, int]]:
        count = state.rules.greys_per_period
        sets = [itertools.combinations(greys_of(state.rules, letter), count) for letter in PERIODS]
        for a, b, c in itertools.product(*sets):
            yield Persons("shortlist", a + b + c), 1

    def sample(self, state: City, seat: int, rng: random.Random) -> Action:
        chosen: tuple[int, ...] = ()
        for letter in PERIODS:
            chosen += draw_some(greys_of(state.rules, letter), state.rules.greys_per_period, rng)
        return Persons("shortlist", chosen)

    def can_give(self, state: City, action: Action) -> bool | None:
        if not isinstance(action, Persons) or action.verb != "shortlist":
            return None
        count = state.rules.greys_per_period
        if len(action.persons) != 3 * count:
            return False
        for index, letter in enumerate(PERIODS):
            part = action.persons[index * count : (index + 1) * count]
            known = greys_of(state.rules, letter)
            if tuple(sorted(set(part))) != part or not set(part) <= set(known):
                return False
        return True

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Persons):
            pile_greys(state, action.persons)
            if state.sink is not None:
                words = tuple([PERSONS[person] for person in action.persons])
                state.sink.append(Event("greys-shortlisted", -1, {"persons": words}))


def greys_of(rules: Rules, letter: str) -> tuple[int, ...]:
    """The grey persons of a period that the chosen modules bring."""
    return tuple([person for person in rules.persons if rules.backs[person] == letter])


def pile_greys(city: City, persons: tuple[int, ...]) -> None:
    """Each letter shuffled for itself, A on top; which letter lies where shows on the backs."""
    city.grey = _pile(city.rules, persons)


def _pile(rules: Rules, persons: tuple[int, ...]) -> Deck:
    backs = rules.backs
    strata: list[Stratum] = []
    for letter in PERIODS:
        strata.append(loose(tuple([person for person in persons if backs[person] == letter])))
    return Deck(strata)


@lru_cache(maxsize=256)
def _whole_pile(rules: Rules) -> Deck | None:
    """The greys as they are, when no more are in play than the periods need; to be copied."""
    greys = tuple([person for letter in PERIODS for person in greys_of(rules, letter)])
    return _pile(rules, greys) if len(greys) == len(PERIODS) * rules.greys_per_period else None


class PrepareGreys(Effect[City]):
    """The grey pile: as it is when it fits, drawn when there are more persons than periods need."""

    def run(self, state: City, seat: int) -> None:
        pile = _whole_pile(state.rules)
        if pile is not None:
            state.grey = pile.clone()
        else:
            push(state, CHANCE, SHORTLIST_GREYS)


SHORTLIST_GREYS: Final = ShortlistGreys()
PREPARE_GREYS: Final = PrepareGreys()
CHOOSE_FIRST: Final = ChooseFirst()


def new_city(rules: Rules) -> City:
    """A table ready for its first question."""
    return _first_city(rules).clone()


@lru_cache(maxsize=256)
def _first_city(rules: Rules) -> City:
    """What every game by these rules begins with; nobody is given it but as a copy."""
    city = City(rules)
    browns = tuple([person for person in rules.persons if rules.backs[person] == "brown"])
    city.brown = Deck([loose(browns)])
    push(city, CHANCE, *[LayBills(colour) for colour in rules.ring], PREPARE_GREYS)
    if rules.first < 0:
        city.agenda.insert(0, (CHOOSE_FIRST, CHANCE))
    else:
        city.first = rules.first
    city.agenda.insert(0, (BEGIN_TURN, CHANCE))
    advance(city)
    return city
