"""Team Play: the partner is asked for money or for help with an activity, and agrees or does not (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.modes.borrowing import Assent
from parlour.games.obsession.modes.team import request_of
from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.scoring.reputation import earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.favours import begin_activity
from parlour.games.obsession.turn.market import may_buy
from parlour.games.obsession.turn.special_actions import borrow, loans_for_pounds
from parlour.games.obsession.words.actions import ASK, Ask
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.agenda import Item, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "team-play"


class AnswerGift(Assent):
    """A hundred or two hundred pounds, given and not lent; the partner may borrow to give."""

    fields: ClassVar[tuple[str, ...]] = ("pounds",)

    def __init__(self, pounds: int) -> None:
        self.pounds: Final = pounds

    def agree(self, state: County, seat: int) -> None:
        loans = _loans(state, seat, self.pounds)
        if loans:
            borrow(state, seat, loans)
        earn(state, seat, -self.pounds, "gift")
        earn(state, state.active, self.pounds, "gift")


class AnswerActivity(Assent):
    """Servants, family or friends for an activity; if the partner declines, another one may be proposed."""

    fields: ClassVar[tuple[str, ...]] = ("activity", "question")

    def __init__(self, activity: Action, question: Item) -> None:
        self.activity: Final = activity
        self.question: Final = question

    def agree(self, state: County, seat: int) -> None:
        if isinstance(self.activity, Host):
            begin_activity(state, state.active, self.activity)

    def decline(self, state: County, seat: int) -> None:
        if isinstance(self.activity, Host):
            state.declined += (request_of(state, state.active, self.activity),)
        push(state, state.active, self.question)


def _loans(county: County, seat: int, pounds: int) -> int:
    """The loans a seat must take to give this much."""
    return loans_for_pounds(pounds - county.pounds[seat])


class Gifts(Power[County]):
    """Once a turn the active player may ask the partner for money."""

    def offer(self, county: County, seat: int, last: bool, found: list[Action]) -> None:
        found.extend([ask for ask in ASK if self.refuse(county, seat, ask, last) is None])

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        if not isinstance(action, Ask):
            return not_an_answer(action, "choose-turn", RULE)
        if last:
            return Refusal("turn-is-over", RULE)
        if county.asked:
            return Refusal("asked-already", RULE)
        partner = county.rules.table.partner[seat]
        cost = _loans(county, partner, action.pounds) * county.rules.reputation.loan_steps
        if cost > county.steps[partner]:
            return Refusal("partner-cannot-pay", RULE, {"cost": cost, "steps": county.steps[partner]})
        return None

    def take(self, county: County, seat: int, action: Action) -> None:
        if isinstance(action, Ask):
            county.asked = True
            if county.sink is not None:
                county.sink.append(Event("partner-asked", seat, {"pounds": action.pounds}))
            push(county, county.rules.table.partner[seat], AnswerGift(action.pounds))

    def can_wait(self, county: County, seat: int) -> bool:
        # A gift could pay for a tile: step 7 is not passed by while it can still be asked for.
        return not may_buy(county) or not self.offers(county, seat, False)
