"""Enjoy Favours: what an activity brings, in the order of step 6: pounds, reputation, then the rest."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.hosting.judgement import face_up, plan_for
from parlour.games.obsession.modes.borrowing import LendingQuestion
from parlour.games.obsession.modes.lending import lendable_servants, refuse_lending
from parlour.games.obsession.modes.team import lend_servants, visitors_among
from parlour.games.obsession.scoring.objectives import DrawObjectives
from parlour.games.obsession.scoring.reputation import change, earn
from parlour.games.obsession.scoring.vp_cards import TakeVpCards
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.hiring import HireServants, RecruitServants
from parlour.games.obsession.turn.household import could_come
from parlour.games.obsession.turn.invitations import DrawGuest, TakeInvitations, keep_to_limit
from parlour.games.obsession.turn.special_actions import borrow, fetch_help
from parlour.games.obsession.turn.tile_powers import RecallGuests
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import ATTACK, ATTEND, DONE, Attack, Attend
from parlour.games.obsession.words.catalogue import GENTRY, TILES
from parlour.games.obsession.words.extras import HALL_BOY, HEAD_HOUSEMAID, PLAIN, UNDERBUTLER, Extras, placed
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Plan
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, CountedQuestion, Effect, Item, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event, Value
from parlour.kernel.refusals import not_an_answer

RULE: Final = "enjoy-favours"
EXTRA: Final = "extra-servants"


def begin_activity(county: County, seat: int, action: Host) -> None:
    """Carry out an accepted activity: special actions first, then the company assembles, then favours."""
    rules = county.rules
    extras = action.extras
    code = face_up(county, seat, action.tile)
    if action.help:
        fetch_help(county, seat, action.help)
    if action.loan:
        borrow(county, seat, action.loan)
    visitors = 0
    if extras is PLAIN:
        crew = action.staff
    else:
        crew = action.staff + extras.crowd - extras.borrowed
        lend_servants(county, seat, extras.borrowed)
    if rules.table.partner[seat] >= 0:
        visitors = visitors_among(county, seat, action.mask)
    if action.rest >= 0:
        crew -= crowds.ONE[action.rest]
        county.quarters[seat] -= crowds.ONE[action.rest]
    county.available[seat] -= crew
    county.serving += action.staff + extras.crowd
    county.hand[seat] &= ~action.mask
    county.attending = action.mask
    county.hosting = code
    if visitors:
        county.visiting = visitors
        county.hand[rules.table.partner[seat]] &= ~visitors
    if county.sink is not None:
        county.sink.append(
            Event(
                "activity-hosted",
                seat,
                {
                    "tile": TILES[action.tile],
                    "side": "back" if code & 1 else "front",
                    "gentry": tuple([GENTRY[guest] for guest in action.guests]),
                    "servants": tuple(crowds.words(action.staff)),
                },
            )
        )
        if extras is not PLAIN:
            tell_extras(county, seat, extras)
    if rules.tiles.from_supply[code]:
        push(county, CHANCE, DrawSuiteGuest(1, seat, 1 if extras.cook else 0))
        return
    plan = action.known
    if plan is None or plan.code != code or plan.owner is not rules.memory or rules.table.partner[seat] >= 0:
        plan = plan_for(rules, code, action.guests, action.choices, extras, visitors)
    enjoy(county, seat, plan)


def tell_extras(county: County, seat: int, extras: Extras) -> None:
    """Who was placed beyond mandatory service, and where."""
    if county.sink is None:
        return
    for servant, card in placed(extras):
        told: dict[str, Value] = {"servant": SERVANTS[servant], "where": "tile" if card < 0 else "card"}
        if card >= 0:
            told["gentry"] = GENTRY[card]
        county.sink.append(Event("extra-servant", seat, told))
    if extras.carriage >= 0:
        told = {"servant": SERVANTS[extras.carriage], "guests": extras.sent}
        county.sink.append(Event("carriage-sent", seat, told))
    if extras.borrowed:
        lent: dict[str, Value] = {"servants": tuple(crowds.words(extras.borrowed))}
        county.sink.append(Event("servants-lent", county.rules.table.partner[seat], lent))


class DrawSuiteGuest(DrawGuest):
    """Lionheart Suite: the top prestige guest comes to stay, and all favours are doubled.

    `cooks` tells whether the cook is there as an extra servant.
    """

    fields: ClassVar[tuple[str, ...]] = ("deck", "seat", "cooks")

    def __init__(self, deck: int, seat: int, cooks: int) -> None:
        super().__init__(deck, seat)
        self.cooks: Final = cooks

    def receive(self, state: County, card: int) -> None:
        state.attending |= 1 << card
        if state.sink is not None:
            state.sink.append(Event("guest-arrived", self.seat, {"gentry": GENTRY[card]}))
        receive_guest(state, self.seat, AttendGuest(card, self.cooks, -1, ()))


class AttendGuest(LendingQuestion):
    """Lionheart Suite: hall boy and head housemaid may be placed on the guest who has come (p. 7 and 8).

    `boy` is the one placed for the pounds of the card, or -1; `screens` are the invitations screened.
    """

    kind: ClassVar[str] = "attend-guest"
    fields: ClassVar[tuple[str, ...]] = ("card", "cooks", "boy", "screens")

    def __init__(self, card: int, cooks: int, boy: int, screens: tuple[str, ...]) -> None:
        self.card: Final = card
        self.cooks: Final = cooks
        self.boy: Final = boy
        self.screens: Final = screens

    def places(self, county: County) -> list[int]:
        """The servants for whom there is still a favour on the card."""
        rules = county.rules
        found: list[int] = []
        if rules.extras.in_play and self.boy < 0 and (rules.people.pounds_mask >> self.card) & 1:
            found += [HALL_BOY, UNDERBUTLER]
        if rules.extras.in_play and any(kind not in self.screens for kind in rules.people.screens[self.card]):
            found.append(HEAD_HOUSEMAID)
        return found

    def main(self, state: County, seat: int) -> list[Action]:
        found: list[Action] = [DONE]
        found += [each for each in ATTEND.values() if self.refuse_main(state, seat, each) is None]
        return found

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == DONE:
            return None
        if not isinstance(action, Attend):
            return not_an_answer(action, self.kind, EXTRA)
        told: dict[str, str | int] = {"about": GENTRY[self.card]}
        rules = state.rules
        if action.screens:
            if action.screens not in rules.people.screens[self.card]:
                return Refusal("no-invitation-to-screen", "head-housemaid", told)
            if action.screens in self.screens:
                return Refusal("extras-not-doubled", EXTRA, told)
        elif not (rules.people.pounds_mask >> self.card) & 1:
            return Refusal("no-pounds-to-raise", "hall-boy", told)
        elif self.boy >= 0:
            return Refusal("extras-not-doubled", EXTRA, told)
        if action.lent:
            return refuse_lending(state, seat, crowds.ONE[action.servant], self.request(action))
        if not crowds.count(state.available[seat], action.servant):
            return Refusal("servant-not-available", EXTRA, {"servants": SERVANTS[action.servant]})
        return None

    def borrowed(self, action: Action) -> int:
        return crowds.ONE[action.servant] if isinstance(action, Attend) and action.lent else 0

    def settle(self, state: County, seat: int, action: Action) -> None:
        if not isinstance(action, Attend):
            enjoy_stay(state, seat, self)
            return
        one = crowds.ONE[action.servant]
        if not action.lent:
            state.available[seat] -= one
        state.serving += one
        boy = self.boy if action.screens else action.servant
        screens = (*self.screens, action.screens) if action.screens else self.screens
        maids = ((self.card, action.screens),) if action.screens else ()
        boys = () if action.screens else ((action.servant, self.card),)
        tell_extras(state, seat, Extras(boys=boys, maids=maids))
        receive_guest(state, seat, AttendGuest(self.card, self.cooks, boy, screens))


def receive_guest(county: County, seat: int, question: AttendGuest) -> None:
    """Ask who attends to the guest of a suite, as long as there could be somebody; then enjoy the favours."""
    near = county.available[seat] + lendable_servants(county, seat)
    for servant in question.places(county):
        if crowds.count(near, servant) or could_come(county, seat, servant):
            push(county, seat, question)
            return
    enjoy_stay(county, seat, question)


def enjoy_stay(county: County, seat: int, stay: AttendGuest) -> None:
    """The favours of the guest of a suite, all doubled, with those who attend to the card."""
    boys = ((stay.boy, stay.card),) if stay.boy >= 0 else ()
    maids = tuple(sorted([(stay.card, kind) for kind in stay.screens]))
    extras = Extras(cook=stay.cooks != 0, boys=boys, maids=maids)
    plan = plan_for(county.rules, county.hosting, (stay.card,), (), extras if extras.words else PLAIN)
    enjoy(county, seat, plan)
    keep_to_limit(county, seat)  # on top: whoever is too many leaves before others come


def standing_reputation(county: County, seat: int, code: int) -> int:
    """The reputation that tiles of the estate add when a tile is played (Barn)."""
    rules = county.rules
    extra = 0
    barn = rules.standing.barn
    category = rules.tiles.category[code]
    for owned in county.estate[seat]:
        if barn[owned] == category:
            extra += rules.standing.reputation[owned]
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
    county.discounts += plan.discounts
    if plan.partner is not None:
        _enjoy_abroad(county, rules.table.partner[seat], plan.partner)
    if not plan.is_rich:
        return
    items: list[Item] = []
    if plan.invitations:
        items.append(TakeInvitations(plan.invitations))
    if plan.vp_cards:
        items.append(TakeVpCards(plan.vp_cards, seat))
    if not rules.table.solo or rules.data.solo_rules.attacks:
        items.extend([SpreadGossip(amount) for amount in plan.attacks])
    if plan.objectives:
        items.append(DrawObjectives(plan.objectives, plan.objectives))
    if plan.hires:
        items.append(HireServants(plan.hires))
    if plan.recruits:
        items.append(RecruitServants(plan.recruits))
    if plan.recalls:
        items.append(RecallGuests(plan.recalls))
    push(county, seat, *items)


def _enjoy_abroad(county: County, partner: int, plan: Plan) -> None:
    """What a team's partner enjoys of the visit of the own family; the invitations come after the host's."""
    earn(county, partner, plan.pounds, "activity")
    change(county, partner, plan.gain - plan.penalty, "activity")
    county.partner_dismissals = plan.dismissals
    if plan.invitations:
        push(county, partner, TakeInvitations(plan.invitations))


class SpreadGossip(CountedQuestion[County]):
    """A gossip attends: about whom does the guest talk? (Unusual Favours)"""

    kind: ClassVar[str] = "spread-gossip"

    def options(self, state: County, seat: int) -> list[Action]:
        return [ATTACK[other] for other in state.rules.table.rivals[seat]]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Attack):
            return not_an_answer(action, self.kind, RULE)
        if action.target not in state.rules.table.rivals[seat]:
            return Refusal("no-such-target", RULE, {"seat": action.target})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Attack):
            change(state, action.target, -self.number, "gossip")


class ClearBoard(Effect[County]):
    """Step 8: servants to Expended Service, guests to the discard pile, the tile home and flipped."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        state.expended[seat] += state.serving - state.lent
        if state.attending:
            state.discard[seat] |= state.attending & ~state.visiting
        if state.lent or state.visiting:
            # What a partner has lent goes to the partner's own board (Team Play).
            partner = rules.table.partner[seat]
            state.expended[partner] += state.lent
            state.discard[partner] |= state.visiting
            state.lent = 0
            state.visiting = 0
        if rules.people.houseguest_mask:
            _stay_on(state, seat)
        state.serving = 0
        state.attending = 0
        code = state.hosting
        state.hosting = -1
        if code < 0:
            return
        turned = rules.standing.turned[code]
        if turned != code:
            state.estate[seat] = tuple([turned if each == code else each for each in state.estate[seat]])
            if state.sink is not None:
                side = "back" if turned & 1 else "front"
                state.sink.append(Event("tile-flipped", seat, {"tile": TILES[code >> 1], "side": side}))


def _stay_on(county: County, seat: int) -> None:
    """A houseguest goes back to the hand, unless that was so after the last turn already."""
    guests = county.circle(seat) & county.rules.people.houseguest_mask
    staying = county.attending & guests & ~county.stayed_on
    county.discard[seat] &= ~staying
    county.hand[seat] |= staying
    county.stayed_on = (county.stayed_on & ~guests) | staying
