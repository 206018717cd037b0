"""The seven sectors: what their action does at its present strength, and the inn's choice of bonus."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.carriage import DRIVES
from parlour.games.notre_dame.turn.offer import Offer
from parlour.games.notre_dame.turn.supply import (
    gain_cubes,
    gain_gold,
    gain_prestige,
    has_gold_to_gain,
    rat_back,
)
from parlour.games.notre_dame.words.actions import (
    BANK,
    BILL_CUBE,
    BILL_GOLD,
    BILL_RAT,
    CARRIAGE_HOUSE,
    INN,
    RESIDENCE,
    SEMINARY,
    TAKE,
    Take,
)
from parlour.games.notre_dame.words.masks import NTH, ONES
from parlour.kernel.action import Action
from parlour.kernel.errors import Refusal
from parlour.kernel.refusals import not_an_answer

_SOURCES: Final[tuple[str, ...]] = tuple(SECTORS)


def use_sector(city: City, seat: int, sector: int) -> None:
    """Carry out the action of a sector; its strength counts after the piece has been placed (pp. 4-6)."""
    strength = city.pieces(seat, sector)
    source = _SOURCES[sector]
    if sector == SEMINARY:
        gain_cubes(city, seat, strength, source)
    elif sector == BANK:
        gain_gold(city, seat, strength, source)
    elif sector == RESIDENCE:
        gain_prestige(city, seat, strength, source)
    elif sector == CARRIAGE_HOUSE:
        city.agenda.append((DRIVES[strength], seat))
    elif sector == INN:
        ask_bonus(city, seat, 2 if strength >= city.rules.inn_threshold else 1, source)
    else:  # The park and the hospital: the rest of what they do is passive.
        rat_back(city, seat, 1, source)


def ask_bonus(city: City, seat: int, count: int, source: str) -> None:
    """Ask for *count* bonuses, unless there is none to be had."""
    if city.general[seat] > 0 or city.rat[seat] > 0 or has_gold_to_gain(city, seat):
        asked = _AT_INN[count] if source == "inn" and count < len(_AT_INN) else ChooseBonus(count, source)
        city.agenda.append((asked, seat))


def _bonuses(city: City, seat: int) -> int:
    mask = 1 << BILL_GOLD if has_gold_to_gain(city, seat) else 0
    if city.general[seat] > 0:
        mask |= 1 << BILL_CUBE
    if city.rat[seat] > 0:
        mask |= 1 << BILL_RAT
    return mask


class ChooseBonus(Offer):
    """The inn and the barmaid: one cube, one gold, or the rat back one space."""

    kind: ClassVar[str] = "choose-bonus"
    fields: ClassVar[tuple[str, ...]] = (
        "count",
        "source",
    )

    def __init__(self, count: int, source: str) -> None:
        self.count: Final = count
        self.source: Final = source

    def offers(self, state: City, seat: int) -> int:
        return ONES[_bonuses(state, seat)]

    def offer(self, state: City, seat: int, number: int) -> Action:
        return TAKE[NTH[_bonuses(state, seat)][number]]

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return not_an_answer(action, self.kind, self.rule())
        if action.bonus == BILL_GOLD and not has_gold_to_gain(state, seat):
            return Refusal("no-gold-left", "bank")
        if action.bonus == BILL_CUBE and state.general[seat] == 0:
            return Refusal("no-cube-in-general-supply", self.rule())
        if action.bonus == BILL_RAT and state.rat[seat] == 0:
            return Refusal("rat-at-zero", self.rule())
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Take):
            if action.bonus == BILL_GOLD:
                gain_gold(state, seat, 1, self.source)
            elif action.bonus == BILL_CUBE:
                gain_cubes(state, seat, 1, self.source)
            else:
                rat_back(state, seat, 1, self.source)
            if self.count > 1:
                ask_bonus(state, seat, self.count - 1, self.source)

    def rule(self) -> str:
        """The section that grants the bonus."""
        return "inn" if self.source == "inn" else "brown-persons"


_AT_INN: Final = tuple([ChooseBonus(count, "inn") for count in range(3)])
