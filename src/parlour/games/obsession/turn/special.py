"""What a player may do at any moment of the own turn: special actions, and favours of victory point cards."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.scoring.objectives import DrawObjectives
from parlour.games.obsession.scoring.reputation import change, earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.invitations import InviteGuest
from parlour.games.obsession.turn.market import RefreshMarket
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import (
    BORROW,
    HELP,
    REFRESH,
    USE,
    USE_HIRE,
    USE_RECLAIM,
    AnyTime,
    Help,
    Use,
)
from parlour.games.obsession.words.catalogue import COPIES, GENTRY, VP_KINDS, bits
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

SPECIAL: Final = "special-actions"
CARDS: Final = "victory-point-cards"
HIRING: Final = "hiring-servants"
CHALLENGE: Final = "estate-challenge"
LOAN: Final = 100


class Power:
    """Something that may be done at any moment of the own turn; a game has those that its modules name."""

    def offers(self, county: County, seat: int, last: bool) -> list[Action]:
        """What is possible now; *last* is the window after the final courtship."""
        return []

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        """The judgement on an action of this power."""
        return not_an_answer(action, "choose-turn", SPECIAL)

    def take(self, county: County, seat: int, action: Action) -> None:
        """Carry out an accepted action of this power."""

    def can_wait(self, county: County, seat: int) -> bool:
        """Whether the market may be passed by without asking, although something is possible."""
        return True


POWERS: Final[dict[str, Power]] = {}
"""Every power by its name; the game puts them here (`powers`), so that they can build on this file."""


class TurnQuestion(Question[County]):
    """A question in the own turn. Beside its own answers it takes special actions and card favours."""

    def main(self, state: County, seat: int) -> list[Action]:
        """The answers that are this question's own, in a fixed order."""
        return []

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        """The judgement on an answer of this question's own."""
        return not_an_answer(action, self.kind, SPECIAL)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        """Carry out an answer of this question's own."""

    def in_last_window(self) -> bool:
        """Whether this is the time after the last courtship, when only some card favours are left."""
        return False

    def options(self, state: County, seat: int) -> list[Action]:
        return self.main(state, seat) + specials(state, seat, self.in_last_window())

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, AnyTime):
            return refuse_special(state, seat, action, self.in_last_window())
        return self.refuse_main(state, seat, action)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, AnyTime):
            push(state, seat, self)
            take_special(state, seat, action)
        else:
            self.resolve_main(state, seat, action)


def may_buy(county: County) -> bool:
    """Whether the active player may still buy in this turn."""
    return county.unlimited or county.bought < county.rules.data.price_rule.purchases_per_turn


def specials(county: County, seat: int, last: bool) -> list[Action]:
    """Everything that may be done now beside the answers of the question itself."""
    found: list[Action] = []
    for name in county.rules.powers:
        found.extend(POWERS[name].offers(county, seat, last))
    return found


def refuse_special(county: County, seat: int, action: AnyTime, last: bool) -> Refusal | None:
    """The judgement on something done beside the question."""
    if action.power not in county.rules.powers:
        return Refusal("not-in-this-game", SPECIAL, {"power": action.power})
    return POWERS[action.power].refuse(county, seat, action, last)


def take_special(county: County, seat: int, action: AnyTime) -> None:
    """Carry out something done beside the question."""
    POWERS[action.power].take(county, seat, action)


class SpecialActions(Power):
    """Loans, service help and a new market for reputation (ruling 6)."""

    def offers(self, county: County, seat: int, last: bool) -> list[Action]:
        found: list[Action] = []
        if last:
            return found
        rules = county.rules
        steps = county.steps[seat]
        if steps >= rules.reputation.loan_steps:
            found.append(BORROW)
        if steps >= rules.reputation.help_steps and county.quarters[seat]:
            found.extend([HELP[servant] for servant in crowds.types(county.quarters[seat])])
        if (
            steps >= rules.reputation.refresh_steps
            and not (county.refreshed or rules.market.stacks)
            and may_buy(county)
        ):
            found.append(REFRESH)
        return found

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        if last:
            return Refusal("turn-is-over", SPECIAL)
        rules = county.rules
        if isinstance(action, Help):
            if not crowds.count(county.quarters[seat], action.servant):
                return Refusal("servant-not-resting", SPECIAL, {"servant": SERVANTS[action.servant]})
            return _refuse_cost(county, seat, rules.reputation.help_steps)
        if action == BORROW:
            return _refuse_cost(county, seat, rules.reputation.loan_steps)
        if rules.market.stacks:
            return Refusal("market-is-stacked", CHALLENGE)
        if county.refreshed:
            return Refusal("refreshed-already", SPECIAL)
        if not may_buy(county):
            return Refusal("refresh-without-purchase", SPECIAL)
        return _refuse_cost(county, seat, rules.reputation.refresh_steps)

    def take(self, county: County, seat: int, action: Action) -> None:
        if isinstance(action, Help):
            fetch_help(county, seat, crowds.ONE[action.servant])
        elif action == BORROW:
            borrow(county, seat, 1)
        else:
            county.refreshed = True
            change(county, seat, -county.rules.reputation.refresh_steps, "market-refresh")
            push(county, seat, RefreshMarket())


class CardFavours(Power):
    """The favour of a victory point card instead of its points (ruling 7)."""

    def offers(self, county: County, seat: int, last: bool) -> list[Action]:
        found: list[Action] = []
        for kind in kinds_held(county, seat):
            found.extend(
                [use for use in _uses(county, seat, kind) if _refuse_use(county, seat, use, last) is None]
            )
        return found

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        return _refuse_use(county, seat, action, last)

    def take(self, county: County, seat: int, action: Action) -> None:
        if isinstance(action, Use):
            _use(county, seat, action)

    def can_wait(self, county: County, seat: int) -> bool:
        return not county.vp_cards[seat]


def kinds_held(county: County, seat: int) -> list[int]:
    """The kinds of victory point cards in front of a player."""
    return sorted({card // COPIES for card in county.vp_cards[seat]})


def _uses(county: County, seat: int, kind: int) -> list[Action]:
    favour = county.rules.data.vp_cards[kind].favour
    if favour.kind == "hire":
        return [USE_HIRE[kind, servant] for servant in county.rules.servants.hireable]
    if favour.kind == "reclaim":
        return [
            USE_RECLAIM[kind, card] for card in bits(county.discard[seat] & county.rules.people.visitor_mask)
        ]
    return [USE[kind]]


def _refuse_cost(county: County, seat: int, cost: int) -> Refusal | None:
    steps = county.steps[seat]
    if steps < cost:
        return Refusal("reputation-cannot-pay", SPECIAL, {"cost": cost, "steps": steps})
    return None


def _refuse_use(county: County, seat: int, action: Action, last: bool) -> Refusal | None:
    if not isinstance(action, Use):
        return not_an_answer(action, "chance", CARDS)
    held = [card // COPIES for card in county.vp_cards[seat]]
    if action.kind not in held:
        return Refusal("card-not-held", CARDS, {"card": VP_KINDS[action.kind]})
    favour = county.rules.data.vp_cards[action.kind].favour
    if last and favour.kind in ("unlimited_purchases", "refresh_market", "refresh_service"):
        return Refusal("too-late-for-favour", CARDS, {"card": VP_KINDS[action.kind]})
    if favour.kind == "refresh_market" and county.rules.market.stacks:
        return Refusal("market-is-stacked", CHALLENGE)
    return _refuse_object(county, seat, action, favour)


def _refuse_object(county: County, seat: int, action: Use, favour: Favour) -> Refusal | None:
    """The servant or guest that a favour asks for, and no other does."""
    if favour.kind == "hire":
        if action.servant < 0 or action.servant not in county.rules.servants.hireable:
            return Refusal("not-for-hire", CARDS)
        if not crowds.count(county.pool, action.servant):
            return Refusal("nobody-left-to-hire", CARDS, {"servant": SERVANTS[action.servant]})
        return refuse_second(county, seat, crowds.ONE[action.servant])
    if favour.kind == "reclaim":
        if action.card < 0:
            return Refusal("guest-must-be-named", CARDS)
        if not ((county.discard[seat] & county.rules.people.visitor_mask) >> action.card) & 1:
            return Refusal("guest-not-in-discard", CARDS, {"guest": GENTRY[action.card]})
        return None
    if action.servant >= 0 or action.card >= 0:
        return Refusal("favour-names-nobody", CARDS, {"card": VP_KINDS[action.kind]})
    return None


def borrow(county: County, seat: int, loans: int) -> None:
    """Borrow Pounds: two steps for every hundred."""
    change(county, seat, -county.rules.reputation.loan_steps * loans, "loan")
    earn(county, seat, LOAN * loans, "loan")


def fetch_help(county: County, seat: int, servants: int) -> None:
    """Service Help: three steps for everybody who leaves the quarters for Available Service."""
    change(county, seat, -county.rules.reputation.help_steps * crowds.total(servants), "service-help")
    county.quarters[seat] -= servants
    county.available[seat] += servants
    if county.sink is not None:
        county.sink.append(Event("service-helped", seat, {"servants": tuple(crowds.words(servants))}))


def _use(county: County, seat: int, action: Use) -> None:
    """Reveal the card, take its favour, slide it under the deck (ruling 7)."""
    _surrender(county, seat, action.kind)
    favour = county.rules.data.vp_cards[action.kind].favour
    if county.sink is not None:
        # By its kind: which of several copies it was is nothing that anybody could see.
        county.sink.append(Event("card-used", seat, {"vp-card": VP_KINDS[action.kind]}))
    kind = favour.kind
    if kind == "reputation":
        change(county, seat, favour.amount, "vp-card")
    elif kind == "pounds":
        earn(county, seat, favour.amount, "vp-card")
    elif kind == "prestige":
        push(county, seat, *([InviteGuest(1)] * favour.amount))
    elif kind == "objective_draw":
        push(county, seat, DrawObjectives(favour.amount, favour.keep))
    elif kind == "unlimited_purchases":
        county.unlimited = True
    elif kind == "refresh_service":
        refresh_service(county, seat)
    elif kind == "refresh_market":
        push(county, seat, RefreshMarket())
    elif kind == "hire":
        take_into_service(county, seat, crowds.ONE[action.servant])
    else:
        county.discard[seat] &= ~(1 << action.card)
        county.hand[seat] |= 1 << action.card
        if county.sink is not None:
            county.sink.append(Event("guest-recalled", seat, {"gentry": GENTRY[action.card]}))


def _surrender(county: County, seat: int, kind: int) -> None:
    """Give up a card of a kind: the first copy, one that everybody knows of before others."""
    held = [card for card in county.vp_cards[seat] if card // COPIES == kind]
    known = [card for card in held if card in county.open_vp[seat]]
    card = (known or held)[0]
    county.vp_cards[seat] = tuple([each for each in county.vp_cards[seat] if each != card])
    county.open_vp[seat] = tuple([each for each in county.open_vp[seat] if each != card])
    county.vp_deck.put_under((card,), county.rules.table.everyone)


def refresh_service(county: County, seat: int) -> None:
    """All servants who are not at work go to Available Service."""
    county.available[seat] += county.quarters[seat] + county.expended[seat]
    county.quarters[seat] = 0
    county.expended[seat] = 0
    if county.sink is not None:
        county.sink.append(Event("service-refreshed", seat, {}))


def could_come(county: County, seat: int, servant: int) -> bool:
    """Whether service help or the favour of a card could bring a servant to Available Service."""
    if crowds.count(county.quarters[seat], servant):
        return county.steps[seat] >= county.rules.reputation.help_steps or bool(county.vp_cards[seat])
    return crowds.count(county.expended[seat], servant) > 0 and bool(county.vp_cards[seat])


def refuse_second(county: County, seat: int, servants: int) -> Refusal | None:
    """A family has one of each servant of Upstairs, Downstairs, in the whole game (p. 9)."""
    household = county.household(seat)
    for servant in crowds.types(servants):
        limit = county.rules.servants.limit[servant]
        if limit and crowds.count(household, servant) + crowds.count(servants, servant) > limit:
            return Refusal("one-of-each-servant", HIRING, {"servant": SERVANTS[servant]})
        if servant == USEFUL_MAN and (county.spent >> seat) & 1:
            return Refusal("useful-man-is-gone", HIRING)
    return None


def take_into_service(county: County, seat: int, servants: int) -> None:
    """Servants from those for hire into Expended Service, to be oriented."""
    county.pool -= servants
    county.expended[seat] += servants
    if county.sink is not None:
        county.sink.append(Event("servants-hired", seat, {"servants": tuple(crowds.words(servants))}))
