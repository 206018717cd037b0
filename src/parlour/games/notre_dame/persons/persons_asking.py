"""Persons that ask something of their own: bishop, butcher, procurator, gypsies, coachman, patron, spy."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.notre_dame.content.records import BILLS, SECTORS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.carriage import bill_bonus, bills_of_kind
from parlour.games.notre_dame.turn.offer import Offer
from parlour.games.notre_dame.turn.sectors import use_sector
from parlour.games.notre_dame.turn.supply import gain_prestige, pay_gold, place_from_general, rat_back
from parlour.games.notre_dame.words.actions import (
    CASH,
    FOUND,
    GIVE,
    NOTRE_DAME,
    PLACES,
    WORK,
    Cash,
    Found,
    Give,
    Persons,
    Withdraw,
    Work,
)
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.games.notre_dame.words.masks import NTH, ONES
from parlour.kernel.action import Action
from parlour.kernel.agenda import Chooser, Numbered, Question, push
from parlour.kernel.chance import DealtTo
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer


def _empty(city: City, seat: int) -> int:
    return 127 ^ city.filled(seat)


def _refuse_founding(city: City, seat: int, sector: int, rule: str) -> Refusal | None:
    if city.pieces(seat, sector) > 0:
        return Refusal("sector-not-empty", rule, {"sector": SECTORS[sector]})
    if city.general[seat] == 0:
        return Refusal("no-cube-in-general-supply", rule)
    return None


def _found(city: City, seat: int, sector: int) -> None:
    place_from_general(city, seat, sector)
    if city.sink is not None:
        city.sink.append(Event("cube-placed", seat, {"place": SECTORS[sector]}))


class FoundSector(Offer):
    """The bishop: a cube of the general supply onto an empty sector, which is used (p. 10)."""

    kind: ClassVar[str] = "found-sector"

    def offers(self, state: City, seat: int) -> int:
        return ONES[_empty(state, seat)] if state.general[seat] > 0 else 0

    def offer(self, state: City, seat: int, number: int) -> Action:
        return FOUND[NTH[_empty(state, seat)][number]]

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Found):
            return not_an_answer(action, self.kind, "period-a-persons")
        return _refuse_founding(state, seat, action.sector, "period-a-persons")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Found):
            _found(state, seat, action.sector)
            use_sector(state, seat, action.sector)


class FoundSectors(Numbered[City]):
    """The butcher with fewer cubes than empty sectors: choose where the cubes go, one by one."""

    kind: ClassVar[str] = "found-sectors"
    fields: ClassVar[tuple[str, ...]] = ("cubes",)

    def __init__(self, cubes: int) -> None:
        self.cubes: Final = cubes

    def how_many(self, state: City, seat: int) -> int:
        return ONES[_empty(state, seat)]

    def nth(self, state: City, seat: int, number: int) -> Action:
        return FOUND[NTH[_empty(state, seat)][number]]

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Found):
            return not_an_answer(action, self.kind, "new-period-b-persons")
        return _refuse_founding(state, seat, action.sector, "new-period-b-persons")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Found):
            _found(state, seat, action.sector)
            if self.cubes > 1:
                push(state, seat, FoundSectors(self.cubes - 1))


class WorkSector(Offer):
    """The procurator: use a sector with at least one piece, at its present strength (p. 11, ruling 40)."""

    kind: ClassVar[str] = "work-sector"

    def offers(self, state: City, seat: int) -> int:
        return ONES[state.filled(seat)]

    def offer(self, state: City, seat: int, number: int) -> Action:
        return WORK[NTH[state.filled(seat)][number]]

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Work):
            return not_an_answer(action, self.kind, "new-period-a-persons")
        if state.pieces(seat, action.sector) == 0:
            return Refusal("sector-empty", "new-period-a-persons", {"sector": SECTORS[action.sector]})
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Work):
            use_sector(state, seat, action.sector)


class WithdrawCubes(Question[City]):
    """The gypsies: any number of own cubes, two prestige each, but never the confidant (p. 11).

    One compound answer, so it is lazy: a sample draws a count for each place on its own, which is uniform
    over the answers because they form a product.
    """

    kind: ClassVar[str] = "withdraw-cubes"
    lazy: ClassVar[bool] = True

    def iterate(self, state: City, seat: int) -> Iterator[Action]:
        ranges = [range(count + 1) for count in _cubes_by_place(state, seat)]
        for counts in itertools.product(*ranges):
            yield Withdraw(counts)

    def sample(self, state: City, seat: int, rng: random.Random) -> Action:
        return Withdraw(tuple([int(rng.random() * (count + 1)) for count in _cubes_by_place(state, seat)]))

    def pick(self, state: City, seat: int, chooser: Chooser) -> Action:
        return self.pick_lazily(state, seat, chooser)

    def is_forced(self, state: City, seat: int) -> bool:
        return sum(_cubes_by_place(state, seat)) == 0

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Withdraw):
            return not_an_answer(action, self.kind, "new-period-b-persons")
        for place, there in enumerate(_cubes_by_place(state, seat)):
            if action.counts[place] > there:
                params: dict[str, str | int] = {"place": PLACES[place], "asked": action.counts[place]}
                return Refusal("too-few-cubes-there", "new-period-b-persons", params)
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Withdraw):
            counts = action.counts
            for sector in range(7):
                state.cubes[seat * 7 + sector] -= counts[sector]
            state.cathedral[seat] -= counts[NOTRE_DAME]
            total = sum(counts)
            state.general[seat] += total
            if state.sink is not None:
                state.sink.append(Event("cubes-withdrawn", seat, {"amount": total}))
            # The cubes leave first, then one gain with the park as it then is (ruling 26).
            gain_prestige(state, seat, 2 * total, "gypsies")


def _cubes_by_place(city: City, seat: int) -> list[int]:
    return [*city.cubes[seat * 7 : seat * 7 + 7], city.cathedral[seat]]


def _kinds_collected(city: City, seat: int) -> int:
    mask = 0
    for kinds in city.collected[seat * 5 : seat * 5 + 5]:
        mask |= kinds
    return mask


class CashBills(Offer):
    """The coachman: the bonus of all collected bills of one kind again (p. 11)."""

    kind: ClassVar[str] = "cash-bills"

    def offers(self, state: City, seat: int) -> int:
        return ONES[_kinds_collected(state, seat)]

    def offer(self, state: City, seat: int, number: int) -> Action:
        return CASH[NTH[_kinds_collected(state, seat)][number]]

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Cash):
            return not_an_answer(action, self.kind, "new-period-b-persons")
        if bills_of_kind(state, seat, action.bill) == 0:
            return Refusal("no-bill-of-that-kind", "new-period-b-persons", {"bill": BILLS[action.bill]})
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Cash):
            bill_bonus(state, seat, action.bill, bills_of_kind(state, seat, action.bill))


class GiveGold(Numbered[City]):
    """The patron: any number of gold, the rat one space back for each (p. 11)."""

    kind: ClassVar[str] = "give-gold"

    def how_many(self, state: City, seat: int) -> int:
        return state.gold[seat] + 1

    def nth(self, state: City, seat: int, number: int) -> Action:
        return GIVE[number]

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Give):
            return not_an_answer(action, self.kind, "new-period-b-persons")
        if action.gold > state.gold[seat]:
            params: dict[str, str | int] = {"gold": state.gold[seat], "asked": action.gold}
            return Refusal("not-enough-gold", "new-period-b-persons", params)
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Give):
            pay_gold(state, seat, action.gold)
            if state.sink is not None:
                state.sink.append(Event("gold-given", seat, {"amount": action.gold}))
            rat_back(state, seat, action.gold, "patron")


class LookAtGreys(DealtTo[City]):
    """The spy: chance settles the order of the grey cards still to come, and one seat sees it (p. 11)."""

    draws: ClassVar[str] = "greys"
    rule: ClassVar[str] = "new-period-b-persons"

    def outcomes(self, state: City) -> Iterator[tuple[Action, int]]:
        for order in state.grey.looks():
            yield Persons("look", order), 1

    def sample(self, state: City, seat: int, rng: random.Random) -> Action:
        return Persons("look", state.grey.sample_look(rng))

    def can_give(self, state: City, action: Action) -> bool | None:
        if not isinstance(action, Persons) or action.verb != "look":
            return None
        return state.grey.can_look(action.persons)

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Persons):
            state.grey.look(self.seat, action.persons)
            if state.sink is not None:
                words = tuple([PERSONS[person] for person in action.persons])
                state.sink.append(
                    Event(
                        "greys-looked-at", self.seat, {"count": len(words)}, {"persons": words}, (self.seat,)
                    )
                )
