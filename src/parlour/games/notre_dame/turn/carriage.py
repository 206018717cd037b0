"""The carriage and the bills of exchange (p. 5)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.notre_dame.content.records import BILLS, COLOURS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.supply import gain_cubes, gain_gold, gain_prestige, rat_back
from parlour.games.notre_dame.words.actions import (
    BILL_CUBE,
    BILL_GOLD,
    BILL_RAT,
    COLLECT,
    DRIVE,
    MARKET_WORDS,
    Collect,
    Drive,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import Chooser, Numbered
from parlour.kernel.errors import Refusal, RulesBug
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

_SOURCES: Final = tuple(["bill-" + bill for bill in BILLS])
_ONES: Final = tuple([bin(mask).count("1") for mask in range(16)])


def bills_of(city: City, seat: int, colour: int) -> int:
    """How many bills of a colour a seat has collected."""
    return _ONES[city.collected[seat * 5 + colour]]


def bills_collected(city: City, seat: int) -> int:
    """How many bills a seat has collected in all."""
    return sum([_ONES[mask] for mask in city.collected[seat * 5 : seat * 5 + 5]])


def bills_of_kind(city: City, seat: int, bill: int) -> int:
    """How many bills of one kind a seat has collected."""
    return sum([(mask >> bill) & 1 for mask in city.collected[seat * 5 : seat * 5 + 5]])


def fewest_bills(city: City, seat: int) -> int:
    """The smallest count among the colours that still have bills on the board.

    Colours must be collected evenly: one may be taken only at this count. An exhausted colour no longer
    matters (p. 5, ruling 15).
    """
    fewest = 99
    left = city.bills_left
    base = seat * 5
    collected = city.collected
    for colour in city.rules.ring:
        if left[colour] > 0:
            count = _ONES[collected[base + colour]]
            if count < fewest:
                fewest = count
    return fewest


def open_colours(city: City, seat: int) -> int:
    """The colours of which a seat may take a bill now, as a mask."""
    fewest = fewest_bills(city, seat)
    base = seat * 5
    collected = city.collected
    mask = 0
    for colour in city.rules.ring:
        if _ONES[collected[base + colour]] <= fewest:
            mask |= 1 << colour
    return mask


def bill_bonus(city: City, seat: int, bill: int, times: int) -> None:
    """The bonus of *times* bills of one kind: one gain of prestige, then what comes with it."""
    source = _SOURCES[bill]
    gain_prestige(city, seat, city.rules.bill_prestige[bill] * times, source)
    if bill == BILL_GOLD:
        gain_gold(city, seat, times, source)
    elif bill == BILL_CUBE:
        gain_cubes(city, seat, times, source)
    elif bill == BILL_RAT:
        rat_back(city, seat, times, source)


class MoveCarriage(Numbered[City]):
    """Drive up to `steps` markets; the bill where the carriage stops may be taken."""

    kind: ClassVar[str] = "move-carriage"
    fields: ClassVar[tuple[str, ...]] = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def how_many(self, state: City, seat: int) -> int:
        return self._count(state, seat, open_colours(state, seat))

    def nth(self, state: City, seat: int, number: int) -> Action:
        return self._find(state, seat, open_colours(state, seat), number)

    def pick(self, state: City, seat: int, chooser: Chooser) -> Action:
        colours = open_colours(state, seat)
        return self._find(state, seat, colours, chooser.below(self._count(state, seat, colours)))

    def _count(self, state: City, seat: int, colours: int) -> int:
        here = state.carriage[seat]
        reach = state.rules.reach[self.steps][here]
        bills = state.bills
        count = len(reach)
        for market in reach:
            bill = bills[market]
            if bill >= 0 and (colours >> (bill >> 2)) & 1 and (market != here or self.steps >= 2):
                count += 1
        return count

    def _find(self, state: City, seat: int, colours: int, number: int) -> Action:
        here = state.carriage[seat]
        bills = state.bills
        for market in state.rules.reach[self.steps][here]:
            if number == 0:
                return DRIVE[market]
            number -= 1
            bill = bills[market]
            if bill >= 0 and (colours >> (bill >> 2)) & 1 and (market != here or self.steps >= 2):
                if number == 0:
                    return COLLECT[market]
                number -= 1
        raise RulesBug("no such market")

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        here = state.carriage[seat]
        if isinstance(action, Drive):
            market = action.market
        elif isinstance(action, Collect):
            market = action.market
        else:
            return not_an_answer(action, self.kind, "carriage-house")
        if not state.rules.roads[market]:
            return Refusal("market-not-in-play", "setup", {"market": MARKET_WORDS[market]})
        if market not in state.rules.reach[self.steps][here]:
            return Refusal(
                "market-out-of-reach", "carriage-house", {"market": MARKET_WORDS[market], "steps": self.steps}
            )
        if isinstance(action, Drive):
            return None
        bill = state.bills[market]
        if bill < 0:
            return Refusal("no-bill-there", "bills", {"market": MARKET_WORDS[market]})
        if market == here and self.steps < 2:
            return Refusal("carriage-did-not-move", "carriage-house", {"market": MARKET_WORDS[market]})
        colour = bill >> 2
        if bills_of(state, seat, colour) > fewest_bills(state, seat):
            return Refusal("bill-colour-ahead", "bills", {"colour": COLOURS[colour]})
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Drive):
            self._drive(state, seat, action.market)
        elif isinstance(action, Collect):
            market = action.market
            self._drive(state, seat, market)
            bill = state.bills[market]
            colour = bill >> 2
            kind = bill & 3
            state.bills[market] = -1
            state.bills_left[colour] -= 1
            state.collected[seat * 5 + colour] |= 1 << kind
            if state.sink is not None:
                state.sink.append(Event("bill-taken", seat, {"colour": COLOURS[colour], "bill": BILLS[kind]}))
            bill_bonus(state, seat, kind, 1)

    def _drive(self, state: City, seat: int, market: int) -> None:
        if state.sink is not None and market != state.carriage[seat]:
            here = MARKET_WORDS[state.carriage[seat]]
            state.sink.append(Event("carriage-moved", seat, {"from": here, "to": MARKET_WORDS[market]}))
        state.carriage[seat] = market


DRIVES: Final = tuple([MoveCarriage(min(steps, 8)) for steps in range(16)])
"""One question per strength: no two markets are more than eight steps apart."""
