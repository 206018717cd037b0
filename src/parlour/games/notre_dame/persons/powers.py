"""The powers of the persons, as lists of steps, and the few questions that only persons ask (pp. 9-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from parlour.games.notre_dame.persons.persons_asking import (
    CashBills,
    FoundSector,
    FoundSectors,
    GiveGold,
    LookAtGreys,
    WithdrawCubes,
    WorkSector,
)
from parlour.games.notre_dame.persons.persons_moving import MoveEverything, MoveOnePiece, MovePieces
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.asking import Ask
from parlour.games.notre_dame.turn.bribe import BribeAgain
from parlour.games.notre_dame.turn.cards import PLAY_THIRD_CARD
from parlour.games.notre_dame.turn.carriage import bills_collected
from parlour.games.notre_dame.turn.sectors import ask_bonus, use_sector
from parlour.games.notre_dame.turn.supply import (
    gain_cubes,
    gain_gold,
    gain_prestige,
    no_effect,
    place_from_general,
    rat_back,
    tell_prestige,
)
from parlour.games.notre_dame.words.actions import HOSPITAL, INN, NOTRE_DAME, PLACES
from parlour.kernel.agenda import CHANCE, Effect, Item, push
from parlour.kernel.event import Event


class Gain(Effect[City]):
    """Something a seat gains in a fixed amount; the heirs say what."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "source")

    def __init__(self, amount: int, source: str) -> None:
        self.amount: Final = amount
        self.source: Final = source


class Prestige(Gain):
    """Gain prestige points."""

    def run(self, state: City, seat: int) -> None:
        gain_prestige(state, seat, self.amount, self.source)


class Gold(Gain):
    """Gain gold."""

    def run(self, state: City, seat: int) -> None:
        gain_gold(state, seat, self.amount, self.source)


class Cubes(Gain):
    """Gain cubes."""

    def run(self, state: City, seat: int) -> None:
        gain_cubes(state, seat, self.amount, self.source)


class RatBack(Gain):
    """Move the rat back so many spaces."""

    def run(self, state: City, seat: int) -> None:
        rat_back(state, seat, self.amount, self.source)


class Bonus(Effect[City]):
    """Choose a bonus as at the inn."""

    fields: ClassVar[tuple[str, ...]] = ("source",)

    def __init__(self, source: str) -> None:
        self.source: Final = source

    def run(self, state: City, seat: int) -> None:
        ask_bonus(state, seat, 1, self.source)


class PrestigeFor(Effect[City]):
    """Gain `each` prestige points for every unit of what `count` counts, as one gain."""

    fields: ClassVar[tuple[str, ...]] = (
        "each",
        "count",
        "source",
    )

    def __init__(self, each: int, count: str, source: str) -> None:
        self.each: Final = each
        self.count: Final = count
        self.source: Final = source
        self._counted: Final = COUNTS[count]

    def run(self, state: City, seat: int) -> None:
        amount = self.each * self._counted(state, seat)
        if amount > 0:
            gain_prestige(state, seat, amount, self.source)
        elif self.count in SECRET_COUNTS:
            # Nobody else may learn from this that there was nothing to count (ruling 43a).
            tell_prestige(state, seat, 0, 0, self.source)
        else:
            no_effect(state, seat, self.source)


class GoldFor(Effect[City]):
    """Gain one gold for every unit of what `count` counts."""

    fields: ClassVar[tuple[str, ...]] = (
        "count",
        "source",
    )

    def __init__(self, count: str, source: str) -> None:
        self.count: Final = count
        self.source: Final = source

    def run(self, state: City, seat: int) -> None:
        amount = COUNTS[self.count](state, seat)
        if amount > 0:
            gain_gold(state, seat, amount, self.source)
        else:
            no_effect(state, seat, self.source)


class Heal(Effect[City]):
    """The doctor: the plague value is 0 for this seat in this turn (p. 9)."""

    def run(self, state: City, seat: int) -> None:
        state.healed |= 1 << seat
        if state.sink is not None:
            state.sink.append(Event("healed", seat, {}))


class Nurse(Effect[City]):
    """A cube of the general supply into the hospital."""

    def run(self, state: City, seat: int) -> None:
        if state.general[seat] > 0:
            place_from_general(state, seat, HOSPITAL)
            if state.sink is not None:
                state.sink.append(Event("cube-placed", seat, {"place": PLACES[HOSPITAL]}))


class Priest(Effect[City]):
    """A cube of the general supply to Notre Dame; nothing else happens."""

    def run(self, state: City, seat: int) -> None:
        if state.general[seat] == 0:
            no_effect(state, seat, "priest")
            return
        state.general[seat] -= 1
        state.cathedral[seat] += 1
        if state.sink is not None:
            state.sink.append(Event("cube-placed", seat, {"place": PLACES[NOTRE_DAME]}))


class Mistress(Effect[City]):
    """A cube of the general supply to the confidant's sector, which is used."""

    def run(self, state: City, seat: int) -> None:
        sector = state.confidant[seat]
        if sector < 0 or state.general[seat] == 0:
            no_effect(state, seat, "mistress")
            return
        place_from_general(state, seat, sector)
        if state.sink is not None:
            state.sink.append(Event("cube-placed", seat, {"place": PLACES[sector]}))
        use_sector(state, seat, sector)


class Butcher(Effect[City]):
    """A cube of the general supply onto every empty sector; with too few the owner chooses (ruling 37)."""

    def run(self, state: City, seat: int) -> None:
        empty = [sector for sector in range(7) if state.pieces(seat, sector) == 0]
        cubes = state.general[seat]
        if not empty or cubes == 0:
            no_effect(state, seat, "butcher")
        elif cubes < len(empty):
            push(state, seat, FoundSectors(cubes))
        else:
            for sector in empty:
                place_from_general(state, seat, sector)
                if state.sink is not None:
                    state.sink.append(Event("cube-placed", seat, {"place": PLACES[sector]}))


class Spy(Effect[City]):
    """Look at the grey cards still to come, in their order."""

    def run(self, state: City, seat: int) -> None:
        push(state, CHANCE, LookAtGreys(seat))


Count = Callable[[City, int], int]


def _pieces_on_board(city: City, seat: int) -> int:
    base = seat * 7
    in_sectors = sum(city.cubes[base : base + 7]) + (1 if city.confidant[seat] >= 0 else 0)
    return in_sectors + city.cathedral[seat]


def _sectors_with(city: City, seat: int, least: int) -> int:
    count = 0
    for sector in range(7):
        if city.pieces(seat, sector) >= least:
            count += 1
    return count


def _empty_sectors(city: City, seat: int) -> int:
    return 7 - _sectors_with(city, seat, 1)


def _sectors_with_one(city: City, seat: int) -> int:
    return _sectors_with(city, seat, 1)


def _sectors_with_two(city: City, seat: int) -> int:
    return _sectors_with(city, seat, 2)


def _sectors_with_three(city: City, seat: int) -> int:
    return _sectors_with(city, seat, 3)


def _fullest_sector(city: City, seat: int) -> int:
    return max([city.pieces(seat, sector) for sector in range(7)])


def _spaces_ahead(city: City, seat: int) -> int:
    return city.rules.track - city.rat[seat]


def _bill_pairs(city: City, seat: int) -> int:
    return bills_collected(city, seat) // 2


def _own_prestige(city: City, seat: int) -> int:
    return city.prestige[seat]


def _cubes_on_cathedral(city: City, seat: int) -> int:
    return sum(city.cathedral) if city.rules.bell_ringer_counts_all else city.cathedral[seat]


def _markets_without_bill(city: City, seat: int) -> int:
    centre = city.rules.colours[seat] * 5
    return sum([1 for market in range(centre + 1, centre + 5) if city.bills[market] < 0])


def _pieces_in_inn(city: City, seat: int) -> int:
    return city.pieces(seat, INN)


def _general_pairs(city: City, seat: int) -> int:
    return city.general[seat] // 2


def _plague_value(city: City, seat: int) -> int:
    return city.rats_on_display()


COUNTS: Final[dict[str, Count]] = {
    "pieces-on-board": _pieces_on_board,
    "empty-sectors": _empty_sectors,
    "sectors-with-one": _sectors_with_one,
    "sectors-with-two": _sectors_with_two,
    "sectors-with-three": _sectors_with_three,
    "fullest-sector": _fullest_sector,
    "spaces-ahead": _spaces_ahead,
    "bill-pairs": _bill_pairs,
    "own-prestige": _own_prestige,
    "cubes-on-cathedral": _cubes_on_cathedral,
    "markets-without-bill": _markets_without_bill,
    "pieces-in-inn": _pieces_in_inn,
    "general-pairs": _general_pairs,
    "plague-value": _plague_value,
}

SECRET_COUNTS: Final = frozenset({"own-prestige"})
"""Counts of what others may not know."""

POWERS: Final[dict[str, tuple[Item, ...]]] = {
    "barmaid": (Prestige(3, "barmaid"), Bonus("barmaid")),
    "minstrel": (Ask(MovePieces(), "minstrel"),),
    "moneylender": (Gold(2, "moneylender"), Prestige(1, "moneylender")),
    "fool": (Ask(MoveOnePiece(), "fool"),),
    "monk": (Cubes(2, "monk"), Prestige(1, "monk")),
    "doctor": (Heal(),),
    "soldier": (PrestigeFor(1, "pieces-on-board", "soldier"),),
    "night-watchman": (PrestigeFor(1, "empty-sectors", "night-watchman"),),
    "bishop": (Ask(FoundSector(), "bishop"),),
    "administrator": (PrestigeFor(1, "own-prestige", "administrator"),),
    "nurse": (Nurse(), RatBack(1, "nurse")),
    # Asked even when the card cannot be used: no question at all would tell the others something about it.
    "scholar": (PLAY_THIRD_CARD,),
    "priest": (Priest(),),
    "procurator": (Ask(WorkSector(), "procurator"),),
    "bell-ringer": (PrestigeFor(3, "cubes-on-cathedral", "bell-ringer"),),
    "guild-master": (PrestigeFor(2, "sectors-with-two", "guild-master"),),
    "beggar-king": (PrestigeFor(1, "spaces-ahead", "beggar-king"),),
    "lawyer": (PrestigeFor(3, "bill-pairs", "lawyer"),),
    "spy": (Spy(), Prestige(2, "spy")),
    "gypsies": (Ask(WithdrawCubes(), "gypsies"),),
    "coachman": (Ask(CashBills(), "coachman"),),
    "merchant": (GoldFor("markets-without-bill", "merchant"),),
    "patron": (Ask(GiveGold(), "patron"),),
    "butcher": (Butcher(),),
    "lady-in-waiting": (PrestigeFor(1, "fullest-sector", "lady-in-waiting"),),
    "mayor": (PrestigeFor(3, "sectors-with-three", "mayor"),),
    "carpenter": (PrestigeFor(1, "sectors-with-one", "carpenter"),),
    "innkeeper": (PrestigeFor(2, "pieces-in-inn", "innkeeper"),),
    "guard": (PrestigeFor(3, "general-pairs", "guard"),),
    "councillor": (Ask(BribeAgain(2), "councillor"),),
    "mistress": (Mistress(),),
    "actress": (Ask(MoveEverything(), "actress"),),
    "gravedigger": (PrestigeFor(1, "plague-value", "gravedigger"),),
}
