"""The favours of victory point cards, taken instead of their points."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.scoring.objectives import DrawObjectives
from parlour.games.obsession.scoring.reputation import change, earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.household import refresh_service, refuse_second, take_into_service
from parlour.games.obsession.turn.invitations import InviteGuest
from parlour.games.obsession.turn.market import STACKED, RefreshMarket
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import (
    USE,
    USE_HIRE,
    USE_RECLAIM,
    Use,
)
from parlour.games.obsession.words.catalogue import COPIES, GENTRY, VP_KINDS, bits
from parlour.kernel.action import Action
from parlour.kernel.agenda import push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

CARDS: Final = "victory-point-cards"


class CardFavours(Power[County]):
    """The favour of a victory point card instead of its points (ruling 7)."""

    def offer(self, county: County, seat: int, last: bool, found: list[Action]) -> None:
        plain = county.rules.goals.plain_favours
        before = -1
        for card in county.vp_cards[seat]:  # in ascending order, and several copies are one offer
            kind = card // COPIES
            if kind == before:
                continue
            before = kind
            if plain[kind]:
                found.append(USE[kind])
                continue
            for use in _uses(county, seat, kind):
                if _refuse_use(county, seat, use, last) is None:
                    found.append(use)

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        return _refuse_use(county, seat, action, last)

    def take(self, county: County, seat: int, action: Action) -> None:
        if isinstance(action, Use):
            _use(county, seat, action)

    def can_wait(self, county: County, seat: int) -> bool:
        return not county.vp_cards[seat]


def _uses(county: County, seat: int, kind: int) -> list[Action]:
    favour = county.rules.data.vp_cards[kind].favour
    if favour.kind == "hire":
        return [USE_HIRE[kind, servant] for servant in county.rules.servants.hireable]
    if favour.kind == "reclaim":
        return [
            USE_RECLAIM[kind, card] for card in bits(county.discard[seat] & county.rules.people.visitor_mask)
        ]
    return [USE[kind]]


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
        return Refusal("market-is-stacked", STACKED)
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
