"""Enjoy Favours: what an activity brings, in the order of step 6: pounds, reputation, then the rest."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession import staff
from parlour.games.obsession.actions import ATTACK, Attack
from parlour.games.obsession.activity import Plan
from parlour.games.obsession.catalogue import CATEGORY_AT, GENTRY, TILES
from parlour.games.obsession.gentry import DrawGuest, TakeInvitations
from parlour.games.obsession.hiring import HireServants, RecruitServants
from parlour.games.obsession.host_action import Host
from parlour.games.obsession.hosting import plan_for
from parlour.games.obsession.objectives import DrawObjectives
from parlour.games.obsession.reputation import change, earn
from parlour.games.obsession.special import borrow, fetch_help
from parlour.games.obsession.state import County
from parlour.games.obsession.vp_cards import TakeVpCards
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, Item, Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "enjoy-favours"


def begin_activity(county: County, seat: int, action: Host) -> None:
    """Carry out an accepted activity: special actions first, then the company assembles, then favours."""
    rules = county.rules
    code = action.tile * 2 if action.tile * 2 in county.estate[seat] else action.tile * 2 + 1
    if action.help:
        fetch_help(county, seat, action.help)
    if action.loan:
        borrow(county, seat, action.loan)
    crew = action.staff
    if action.rest >= 0:
        crew -= staff.ONE[action.rest]
        county.quarters[seat] -= staff.ONE[action.rest]
    county.available[seat] -= crew
    county.serving += action.staff
    county.hand[seat] &= ~action.mask
    county.attending = action.mask
    county.hosting = code
    if county.sink is not None:
        county.sink.append(
            Event(
                "activity-hosted",
                seat,
                {
                    "tile": TILES[action.tile],
                    "side": "back" if code & 1 else "front",
                    "gentry": tuple([GENTRY[guest] for guest in action.guests]),
                    "servants": tuple(staff.words(action.staff)),
                },
            )
        )
    if rules.from_supply[code]:
        push(county, CHANCE, DrawSuiteGuest(1, seat))
        return
    enjoy(county, seat, plan_for(rules, code, action.guests, action.choices))


class DrawSuiteGuest(DrawGuest):
    """Lionheart Suite: the top prestige guest comes to stay, and all favours are doubled."""

    def receive(self, state: County, card: int) -> None:
        state.attending |= 1 << card
        if state.sink is not None:
            state.sink.append(Event("guest-arrived", self.seat, {"gentry": GENTRY[card]}))
        rules = state.rules
        code = state.hosting
        enjoy(state, self.seat, plan_for(rules, code, (card,), ()))


def standing_reputation(county: County, seat: int, code: int) -> int:
    """The reputation that tiles of the estate add when a tile is played (Barn)."""
    rules = county.rules
    extra = 0
    for owned in county.estate[seat]:
        effect = rules.faces[owned].effect
        if (
            effect is not None
            and effect.kind == "on_play_category"
            and rules.category[code] == CATEGORY_AT[effect.category]
        ):
            extra += effect.reputation
    return extra


def enjoy(county: County, seat: int, plan: Plan) -> None:
    """Pounds, then reputation, at once; everything that asks or draws goes on the agenda."""
    rules = county.rules
    # A suite's guest from the supply may cost more than there is; nobody is asked for what they lack.
    earn(county, seat, max(plan.pounds, -county.pounds[seat]), "activity")
    extra = standing_reputation(county, seat, county.hosting)
    penalty = 0 if county.at_floor else plan.penalty
    change(county, seat, plan.gain + extra - penalty, "activity")
    county.dismissals += plan.dismissals
    items: list[Item] = []
    if plan.invitations:
        items.append(TakeInvitations(plan.invitations))
    if plan.vp_cards:
        items.append(TakeVpCards(plan.vp_cards, seat))
    if not rules.solo or rules.data.solo_rules.attacks:
        items.extend([SpreadGossip(amount) for amount in plan.attacks])
    if plan.objectives:
        items.append(DrawObjectives(plan.objectives, plan.objectives))
    if plan.hires:
        items.append(HireServants(plan.hires))
    if plan.recruits:
        items.append(RecruitServants(plan.recruits))
    push(county, seat, *items)


class SpreadGossip(Question[County]):
    """A gossip attends: about whom does the guest talk? (Unusual Favours)"""

    kind: ClassVar[str] = "spread-gossip"
    fields: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: County, seat: int) -> list[Action]:
        return [ATTACK[other] for other in range(state.rules.seats) if other != seat]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Attack):
            return not_an_answer(action, self.kind, RULE)
        if action.target == seat or action.target >= state.rules.seats:
            return Refusal("no-such-target", RULE, {"seat": action.target})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Attack):
            change(state, action.target, -self.amount, "gossip")


class ClearBoard(Effect[County]):
    """Step 8: servants to Expended Service, guests to the discard pile, the tile home and flipped."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        state.expended[seat] += state.serving
        state.serving = 0
        state.discard[seat] |= state.attending
        state.attending = 0
        code = state.hosting
        state.hosting = -1
        if code < 0:
            return
        flip = rules.flips[code >> 1]
        if flip == "every_use" or (flip == "once" and not code & 1):
            turned = code ^ 1
            state.estate[seat] = tuple([turned if each == code else each for each in state.estate[seat]])
            if state.sink is not None:
                side = "back" if turned & 1 else "front"
                state.sink.append(Event("tile-flipped", seat, {"tile": TILES[code >> 1], "side": side}))
