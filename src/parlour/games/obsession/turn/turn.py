"""A player's turn: the choice between a standard turn and passing, rotation, the check, buying, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.modes.borrowing import LendingQuestion
from parlour.games.obsession.modes.challenge_columns import refuse_scrap, scrap, scraps
from parlour.games.obsession.modes.lending import lendable_servants
from parlour.games.obsession.scoring.objectives import DrawObjectives
from parlour.games.obsession.scoring.reputation import change, earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion
from parlour.games.obsession.turn.market import (
    can_pay_for_any,
    may_buy,
    purchase,
    purchases,
    refuse_purchase,
    wanted_for,
)
from parlour.games.obsession.turn.tile_powers import church_choice
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import (
    ARCHITECT,
    DECLINE,
    DONE,
    ENTERTAIN,
    GOSSIP,
    LENT,
    PASS,
    USEFUL,
    Buy,
    Gossip,
    Scrap,
)
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

TURN: Final = "standard-turn"
HALL: Final = "servants-hall"
BUYING: Final = "builders-market"


class BeginTurn(Effect[County]):
    """A seat's turn begins."""

    def run(self, state: County, seat: int) -> None:
        state.active = seat
        state.passing = False
        state.bought = 0
        # In an Estate Challenge one may buy as much as one can pay for (p. 14).
        state.unlimited = state.rules.season.sells_any[state.round] or state.rules.table.challenge is not None
        forget_turn(state)
        if state.sink is not None:
            state.sink.append(Event("turn-begins", seat, {"round": state.round + 1}))
        state.agenda.append((CHOOSE_TURN, seat))


class ChooseTurn(TurnQuestion):
    """A standard turn, or passing."""

    kind: ClassVar[str] = "choose-turn"

    def main(self, state: County, seat: int) -> list[Action]:
        return [ENTERTAIN, PASS]

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action in (ENTERTAIN, PASS):
            return None
        return not_an_answer(action, self.kind, TURN)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        state.agenda.extend(state.rules.courses["pass" if action == PASS else "turn"][seat])


CHOOSE_TURN: Final = ChooseTurn()


class RotateService(Effect[County]):
    """Step 1: those who rested become available, those expended go to rest."""

    def run(self, state: County, seat: int) -> None:
        state.available[seat] += state.quarters[seat]
        state.quarters[seat] = state.expended[seat]
        state.expended[seat] = 0


class RunCheck(Effect[County]):
    """Step 2: the round track, monuments, the Servants' Hall."""

    def run(self, state: County, seat: int) -> None:
        state.agenda.extend(state.rules.courses["check"][seat])


class CheckTrack(Effect[County]):
    """The event of the round."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        if not rules.season.touches_turn[state.round]:
            return
        event = rules.season.event_in(state.round)
        if event == "village_fair":
            for code in state.estate[seat]:
                if rules.standing.at_fair[code]:
                    earn(state, seat, rules.standing.fair_pounds[code], "village-fair")
                    change(state, seat, rules.standing.reputation[code], "village-fair")
        elif event == "objective_draw":
            push(state, seat, DrawObjectives(rules.goals.draw, rules.goals.draw_keep))


class CheckMonuments(Effect[County]):
    """One reputation for every monument on display; a Parish Church lets its family choose."""

    def run(self, state: County, seat: int) -> None:
        gain = monument_reputation(state, seat)
        if gain:
            change(state, seat, gain, "monuments")
        church = church_choice(state, seat)
        if church is not None:
            push(state, seat, church)


def monument_reputation(county: County, seat: int) -> int:
    """What the tiles on display bring at the beginning of a turn."""
    total = 0
    monument = county.rules.standing.monument
    for code in county.estate[seat]:
        total += monument[code]
    return total


class CheckHall(Effect[County]):
    """The Servants' Hall: with a servant at hand (or without, in the first edition) there is gossip."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        hall = rules.standing.hall
        for code in state.estate[seat]:
            if hall[code]:
                gain = rules.standing.reputation[code]
                loss = rules.standing.talk[code]
                if rules.servants.hall_servant:
                    if _somebody_could_talk(state, seat):
                        push(state, seat, UseHall(gain, loss))
                elif rules.seats == 1:
                    change(state, seat, gain, "servants-hall")
                else:
                    push(state, seat, AimHall(gain, loss))


def _somebody_could_talk(county: County, seat: int) -> bool:
    """Whether a servant is available, or help or a card could make one so."""
    if county.available[seat] or county.vp_cards[seat]:
        return True
    return county.quarters[seat] != 0 and county.steps[seat] >= county.rules.reputation.help_steps


def _targets(county: County, seat: int) -> list[int]:
    """About whom one can gossip; alone, about nobody in particular."""
    return list(county.rules.table.rivals[seat]) or [-1]


def _refuse_target(county: County, seat: int, target: int) -> Refusal | None:
    if target in _targets(county, seat):
        return None
    return Refusal("no-such-target", HALL, {"seat": target})


def _talk(county: County, seat: int, gain: int, loss: int, target: int) -> None:
    if target >= 0:
        change(county, target, loss, "servants-hall")
    change(county, seat, gain, "servants-hall")


class HallQuestion(TurnQuestion):
    """The talk in the Servants' Hall: what it brings, and what it costs the target."""

    fields: ClassVar[tuple[str, ...]] = ("gain", "loss")

    def __init__(self, gain: int, loss: int) -> None:
        self.gain: Final = gain
        self.loss: Final = loss


class UseHall(HallQuestion):
    """Step 2: a servant may be sent to gossip, and stays in the Hall until the board is cleared."""

    kind: ClassVar[str] = "use-hall"

    def main(self, state: County, seat: int) -> list[Action]:
        found: list[Action] = [DECLINE]
        for servant in crowds.types(state.available[seat]):
            found.extend([GOSSIP[servant, target] for target in _targets(state, seat)])
        return found

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == DECLINE:
            return None
        if not isinstance(action, Gossip):
            return not_an_answer(action, self.kind, HALL)
        if action.servant < 0:
            return Refusal("servant-must-be-named", HALL)
        if not crowds.count(state.available[seat], action.servant):
            return Refusal("servant-not-available", HALL, {"servants": SERVANTS[action.servant]})
        return _refuse_target(state, seat, action.target)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Gossip):
            state.available[seat] -= crowds.ONE[action.servant]
            state.serving += crowds.ONE[action.servant]
            _talk(state, seat, self.gain, self.loss, action.target)


class AimHall(HallQuestion):
    """First edition: the Servants' Hall talks by itself, every turn; only the target is chosen."""

    kind: ClassVar[str] = "aim-hall"

    def main(self, state: County, seat: int) -> list[Action]:
        return [GOSSIP[-1, target] for target in _targets(state, seat)]

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Gossip):
            return not_an_answer(action, self.kind, HALL)
        if action.servant >= 0:
            return Refusal("hall-needs-no-servant", HALL)
        return _refuse_target(state, seat, action.target)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Gossip):
            _talk(state, seat, self.gain, self.loss, action.target)


class ReadGate(Effect[County]):
    """Eligibility is read once, when step 3 begins; on the national holiday reputation limits nothing."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        state.at_floor = state.steps[seat] == 0
        state.eligible_level = state.level(seat)
        if rules.season.ignores_ratings[state.round]:
            state.eligible_level = rules.reputation.max_level


class VisitMarket(Effect[County]):
    """Step 7, unless nothing could be bought or borrowed and no card could change that."""

    def run(self, state: County, seat: int) -> None:
        if (may_buy(state) and _could_buy(state, seat)) or not all_can_wait(state, seat):
            state.agenda.append((BUY_TILES, seat))


def all_can_wait(county: County, seat: int) -> bool:
    """Whether nothing that may be done beside the answers asks for the market to be opened."""
    for power in county.rules.every_power:
        if not power.can_wait(county, seat):
            return False
    return True


def _could_buy(county: County, seat: int) -> bool:
    """Whether the player has the reputation for a loan (good in itself, too) or the money for a tile."""
    if county.steps[seat] >= county.rules.reputation.loan_steps:
        return True
    cheaper = ARCHITECT if county.discounts else 0
    if crowds.count(county.available[seat] + lendable_servants(county, seat), USEFUL_MAN):
        cheaper |= USEFUL
    return can_pay_for_any(county, seat, cheaper)


VISIT_MARKET: Final = VisitMarket()


class BuyTiles(LendingQuestion):
    """Buy from the Builders' Market, or go on."""

    kind: ClassVar[str] = "buy-tile"

    def main(self, state: County, seat: int) -> list[Action]:
        found: list[Action] = [DONE]
        if may_buy(state):
            found.extend(purchases(state, seat))
        if state.rules.table.challenge is not None:
            found.extend(scraps(state, seat))
        return found

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == DONE:
            return None
        if isinstance(action, Buy):
            return refuse_purchase(state, seat, action, may_buy(state))
        if isinstance(action, Scrap):
            return refuse_scrap(state, seat, action)
        return not_an_answer(action, self.kind, BUYING)

    def borrowed(self, action: Action) -> int:
        return crowds.ONE[USEFUL_MAN] if isinstance(action, Buy) and action.cheaper & LENT else 0

    def request(self, action: Action) -> str:
        return wanted_for(action.tile) if isinstance(action, Buy) else action.text

    def settle(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Buy):
            purchase(state, seat, action.tile, action.space, action.cheaper)
            state.agenda.append((VISIT_MARKET, seat))
        elif isinstance(action, Scrap):
            scrap(state, seat, action.tile)
            push(state, seat, VisitMarket())


BUY_TILES: Final = BuyTiles()


class EndTurn(Effect[County]):
    """Nothing of the turn is left over."""

    def run(self, state: County, seat: int) -> None:
        state.active = -1
        state.passing = False
        state.eligible_level = 0
        state.at_floor = False
        state.unlimited = False
        state.bought = 0
        forget_turn(state)


def forget_turn(county: County) -> None:
    """What holds for one turn only."""
    county.refreshed = False
    county.dismissals = 0
    county.discounts = 0
    county.claimed = False
    county.asked = False
    county.declined = ()
    county.partner_dismissals = 0
