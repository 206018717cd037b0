"""What an activity asks and brings, worked out once for a tile, its guests and the alternatives taken."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.people import Gentry
from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.tiles import Face
from parlour.games.obsession.content.words import ANY_NUMBER, UNSUPPLIABLE
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT

NO_FAULT: Final = ""
Choices = tuple[tuple[int, str], ...]
"""Alternatives by card number, ascending; -1 is the tile."""
Invitation = tuple[int, int, int]
"""The deck (0 casual, 1 prestige), how many cards are looked at and how many kept."""


class Plan:
    """The sum of an activity. `fault` is a reason code when tile, guests and choices do not fit together."""

    def __init__(self) -> None:
        self.fault: str = NO_FAULT
        self.about: str = ""  # the card or tile the fault is about
        self.need: int = 0  # servants that must serve
        self.rating: int = 0  # the highest rating among the guests
        self.pounds: int = 0  # gains and costs
        self.gain: int = 0  # reputation gained
        self.penalty: int = 0  # reputation lost
        self.invitations: tuple[Invitation, ...] = ()
        self.vp_cards: int = 0
        self.attacks: tuple[int, ...] = ()
        self.dismissals: int = 0
        self.objectives: int = 0
        self.hires: int = 0
        self.recruits: int = 0
        self.recalls: int = 0  # gentry called back from the discard pile
        self.discounts: int = 0  # tiles that an architect makes cheaper
        self.larger: bool = False  # whether the company takes the larger table of the Renovated Kitchen
        self.partner: Plan | None = None  # what the partner of a team enjoys
        self.is_rich: bool = False  # whether there is more than pounds and reputation
        # What it was worked out for, and how the company is told: `make_plan` notes it
        self.owner: object = None  # the memory of the rules it is a plan of
        self.code: int = -1
        self.words: str = ""
        self.mask: int = 0


def is_welcome(card: Gentry, kind: str) -> bool:
    """Whether a card is of the kind a tile invites (Invite Guests). Fairchilds count as prestige guests."""
    if kind == "gentry":
        return True
    if kind == "gentlemen":
        return card.gender in ("G", "both")
    if kind == "ladies":
        return card.gender in ("L", "both")
    if kind == "family":
        return card.kind == "family"
    if kind == "casual":
        return card.kind in ("casual", "starter")
    return card.kind in ("prestige", "fairchild", "novelty")


def alternatives(favours: tuple[Favour, ...]) -> tuple[str, ...]:
    """The kinds of favour among which one must choose."""
    return tuple([favour.kind for favour in favours if favour.choice])


def comes_from_supply(face: Face) -> bool:
    """Whether the guest is not invited from the hand but taken from the top of the deck."""
    return face.suite is not None and face.suite.guest_from == "supply_top"


def tile_share(face: Face, tile: str, picked: str) -> Plan:
    """What the tile itself asks and brings."""
    plan = Plan()
    if face.servant != "none":
        plan.need += crowds.ONE[SERVANT_AT[face.servant]]
    _choose(plan, tile, face.favours, picked)
    return plan


def guest_share(card: Gentry, face: Face, picked: str, admired: bool) -> Plan:
    """What a guest adds: rating, service and favours, doubled where the tile is a suite."""
    plan = Plan()
    suite = face.suite
    if suite is None or suite.guest_service:
        if UNSUPPLIABLE in card.service:
            return fail(plan, "nobody-can-serve", card.id)
        for servant in card.service:
            plan.need += crowds.ONE[SERVANT_AT[servant]]
        if not card.crest and not any_rating(face):
            plan.rating = card.pr
    # An admirer must be there for the bonus of the young lady (Admirer Bonus).
    favours = tuple([favour for favour in card.favours if favour.when != "admirer" or admired])
    if suite is None:
        return _choose(plan, card.id, favours, picked)
    if suite.double == "all":
        return _choose(plan, card.id, favours + favours, picked)
    line = [favour for favour in favours if favour.kind == picked]
    if not line:
        return fail(plan, "no-such-choice" if picked else "choice-missing", card.id)
    for favour in (*favours, line[0]):
        _add(plan, favour)
    return plan


def is_admirer(card: Gentry, data: Dataset) -> bool:
    """Whether the presence of a guest brings the young lady of a family her bonus (Admirer Bonus)."""
    return card.kind in data.admirer.kinds and card.gender in data.admirer.genders


def any_rating(face: Face) -> bool:
    """Whether guests may come whatever their prestige rating."""
    return any(slot.any_pr for slot in face.guests)


def add_share(plan: Plan, share: Plan) -> None:
    """Add what one of the company asks and brings to the sum."""
    plan.need += share.need
    if share.rating > plan.rating:
        plan.rating = share.rating
    plan.pounds += share.pounds
    plan.gain += share.gain
    plan.penalty += share.penalty
    if share.is_rich:
        plan.invitations += share.invitations
        plan.vp_cards += share.vp_cards
        plan.attacks += share.attacks
        plan.dismissals = min(ANY_NUMBER, plan.dismissals + share.dismissals)
        plan.objectives += share.objectives
        plan.hires += share.hires
        plan.recruits += share.recruits
        plan.recalls += share.recalls
        plan.discounts += share.discounts
        plan.is_rich = True


def fail(plan: Plan, fault: str, about: str) -> Plan:
    """A plan that cannot be, with the reason and whom or what it is about."""
    plan.fault = fault
    plan.about = about
    return plan


def _choose(plan: Plan, name: str, favours: tuple[Favour, ...], picked: str) -> Plan:
    """Add the favours of one source, with the alternative *picked* where there are some."""
    offered = alternatives(favours)
    if offered and not picked:
        return fail(plan, "choice-missing", name)
    if picked and picked not in offered:
        return fail(plan, "no-such-choice", name)
    for favour in favours:
        if not favour.choice or favour.kind == picked:
            _add(plan, favour)
    return plan


def _add(plan: Plan, favour: Favour) -> None:
    kind = favour.kind
    amount = favour.amount
    if kind == "pounds":
        plan.pounds += amount
    elif kind == "reputation":
        if amount > 0:
            plan.gain += amount
        else:
            plan.penalty -= amount
    else:
        plan.is_rich = True
        _add_rare(plan, favour)


def _add_rare(plan: Plan, favour: Favour) -> None:
    """Favours other than pounds and reputation."""
    kind = favour.kind
    amount = favour.amount
    if kind in ("casual", "prestige"):
        deck = 1 if kind == "prestige" else 0
        plan.invitations += ((deck, 1, 1),) * amount
    elif kind in ("look_casual", "look_prestige"):
        deck = 1 if kind == "look_prestige" else 0
        plan.invitations += ((deck, favour.look, favour.keep),)
    elif kind == "vp_card":
        plan.vp_cards += amount
    elif kind == "attack":
        plan.attacks += (amount,)
    elif kind == "dismiss":
        plan.dismissals = min(ANY_NUMBER, plan.dismissals + amount)
    elif kind == "objective_draw":
        plan.objectives += amount
    elif kind == "hire":
        plan.hires += amount
    elif kind == "recruit":
        plan.recruits += amount
    elif kind == "reclaim":
        plan.recalls += amount
    elif kind == "special" and favour.rule == "architect":
        plan.discounts += 1
