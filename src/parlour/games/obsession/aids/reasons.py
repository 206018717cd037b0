"""What a player could work out at the table, worked out from the view: who can come, why not, what is next.

Nothing here is a rule. The questions of the rules are put to a county made of what everybody sees.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.hosting.guest_lists import candidates, party_for
from parlour.games.obsession.hosting.judgement import (
    HOST,
    INVITE,
    SERVICE,
    face_up,
    loans_for,
    plan_for,
    refuse_host,
)
from parlour.games.obsession.hosting.service import staffings
from parlour.games.obsession.modes.team import lendable_cards
from parlour.games.obsession.sight.determinize import open_county
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import may_buy, on_offer, price_of, refuse_purchase
from parlour.games.obsession.turn.turn import BeginTurn, ReadGate, RotateService
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import BUY, RESERVE
from parlour.games.obsession.words.catalogue import GENTRY, GENTRY_AT, SERVANT_AT, TILE_AT, TILES, bits
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import comes_from_supply
from parlour.kernel.agenda import Effect, Item
from parlour.kernel.errors import Refusal


def public_county(view: CountyView) -> County:
    """A county with all that the viewer sees; the order of decks and the cards of others are left out."""
    county = open_county(view)
    for seat, row in enumerate(view.rows):
        county.objectives[seat] = row.objectives or ()
        county.vp_cards[seat] = row.vp_cards or ()
    return county


def coming_round(view: CountyView, seat: int) -> int:
    """The round of a seat's next turn: this one, if it has yet to play; else the next without courtship."""
    waiting = any(owner == seat and isinstance(item, BeginTurn) for item, owner in view.agenda)
    if view.active == seat or waiting:
        return view.round
    last = view.rules.season.rounds_known(view.round) - 1
    coming = min(view.round + 1, last)
    if view.rules.season.event_in(coming) == "courtship":
        coming = min(coming + 1, last)
    return coming


def is_rotated(view: CountyView, seat: int) -> bool:
    """Whether the seat is in the middle of a turn, its servants already in their places."""
    return view.active == seat and view.question != "choose-turn"


def ready_county(view: CountyView, seat: int) -> County:
    """The county as it is when the seat next hosts: servants rotated, step 2 taken, eligibility read.

    The steps themselves run, in the round of that turn; what they would ask is left aside.
    """
    county = public_county(view)
    steps: list[Item] = []
    if view.active != seat:
        steps.append(BeginTurn())
    if not is_rotated(view, seat):
        steps += [RotateService(), *view.rules.programme("check")]
    if view.active != seat or view.eligible_level == 0:
        steps.append(ReadGate())
    agenda = county.agenda
    county.agenda = []
    county.round = coming_round(view, seat)
    for step in steps:
        if isinstance(step, Effect):
            step.run(county, seat)
    county.round = view.round
    county.agenda = agenda
    return county


def has_fair_ahead(view: CountyView, seat: int) -> bool:
    """Whether the useful man could still be sent to a village fair at the seat's present or next turn."""
    if is_rotated(view, seat) and view.question != "use-fair":
        return False
    row = view.rows[seat]
    owned = any(code >> 1 == view.rules.tiles.study for code in row.estate)
    return owned and view.rules.season.event_in(coming_round(view, seat)) == "village_fair"


# Why not


UNDECIDED: Final = "too-many-ways"
"""The reason that is none: there were too many ways to look through, and something may be possible."""


def is_undecided(refusal: Refusal | None) -> bool:
    """Whether something may be possible although no way was found."""
    return refusal is not None and refusal.reason == UNDECIDED


def tile_refusal(inquiry: Inquiry, code: int) -> Refusal | None:
    """The first reason why nothing can be hosted on an own tile, side up; None when something can.

    Whatever helps is counted on: extra servants, the carriage, a partner.
    """
    county = inquiry.county
    seat = inquiry.seat
    rules = county.rules
    tile = TILES[code >> 1]
    if not rules.tiles.is_activity[code]:
        return Refusal("no-activity-here", HOST, {"tile": tile})
    if inquiry.way((code,)) is not None:
        return None
    if inquiry.is_undecided:
        return Refusal("too-many-ways", HOST)
    rating = rules.tiles.rating[code >> 1]
    if rating > county.eligible_level:
        return Refusal(
            "tile-above-reputation", HOST, {"tile": tile, "rating": rating, "level": county.eligible_level}
        )
    short = _too_few(county, seat, code)
    if short is not None:
        return short
    servant = rules.tiles.faces[code].servant
    if servant != "none" and not staffings(county, seat, crowds.ONE[SERVANT_AT[servant]]):
        return Refusal("servant-not-available", SERVICE, {"servants": servant})
    return _refused_company(inquiry, code)


def _too_few(county: County, seat: int, code: int) -> Refusal | None:
    """A slot for which not enough guests in hand will do."""
    face = county.rules.tiles.faces[code]
    if comes_from_supply(face):
        return None
    for slot, cards in zip(
        face.guests, candidates(county.rules, county.hand[seat], county.eligible_level, code), strict=True
    ):
        if len(cards) < slot.count:
            return Refusal(
                "too-few-guests",
                INVITE,
                {"tile": TILES[code >> 1], "slot": slot.kind, "count": slot.count, "here": len(cards)},
            )
    return None


def _refused_company(inquiry: Inquiry, code: int) -> Refusal:
    """Why the first company that would fit cannot be had: nobody to serve it, or no money."""
    county = inquiry.county
    rules = county.rules
    guests = inquiry.first_company(code)
    if guests is not None:
        choices = party_for(rules, code, guests).offers[0]
        plan = plan_for(rules, code, guests, choices)
        loans = loans_for(county, inquiry.seat, plan)
        host = Host(code >> 1, guests, choices, plan.need, -1, 0, loans)
        refusal = refuse_host(county, inquiry.seat, host)
        if refusal is not None:
            return refusal
    return Refusal("nobody-can-be-served", SERVICE, {"tile": TILES[code >> 1]})


def guest_refusal(inquiry: Inquiry, card: int) -> Refusal | None:
    """The first reason why somebody cannot be invited now; None for a guest of some possible activity."""
    county = inquiry.county
    seat = inquiry.seat
    rules = county.rules
    told: dict[str, str | int] = {"guest": GENTRY[card]}
    if (county.discard[seat] >> card) & 1:
        return Refusal("guest-resting", INVITE, told)
    if county.active == seat and (county.attending >> card) & 1:
        return Refusal("guest-attends", INVITE, told)
    if not ((county.hand[seat] | lendable_cards(county, seat)) >> card) & 1:
        return Refusal("guest-not-yours", INVITE, told)
    if rules.people.service[card] < 0:
        return Refusal("guest-beyond-service", SERVICE, told)
    if way_to_invite(inquiry, card) is not None:
        return None
    if inquiry.is_undecided:
        return Refusal("too-many-ways", INVITE)
    if rules.people.rating[card] > county.eligible_level:
        told["rating"] = rules.people.rating[card]
        told["level"] = county.eligible_level
        return Refusal("guest-above-reputation", INVITE, told)
    if not staffings(county, seat, rules.people.service[card]):
        names = ",".join(crowds.words(rules.people.service[card]))
        return Refusal("servant-not-available", SERVICE, {"servants": names})
    if not any(_would_have(county, code, card, county.eligible_level) for code in county.estate[seat]):
        return Refusal("no-tile-for-guest", INVITE, told)
    return Refusal("no-company-for-guest", INVITE, told)


def way_to_invite(inquiry: Inquiry, card: int) -> Host | None:
    """An activity that somebody can attend: the plainest there is, on whichever tile."""
    county = inquiry.county
    reach = county.eligible_level + county.rules.extras.cook_reach
    codes = [code for code in county.estate[inquiry.seat] if _would_have(county, code, card, reach)]
    return inquiry.way(tuple(codes), (card,))


def _would_have(county: County, code: int, card: int, reach: int) -> bool:
    """Whether a tile that reputation allows, with some help, has a place for a guest."""
    rules = county.rules
    if (
        not rules.tiles.is_activity[code]
        or rules.tiles.rating[code >> 1] > county.eligible_level + rules.extras.useful_ease
    ):
        return False
    return any(card in cards for cards in candidates(rules, 1 << card, reach, code))


def servant_refusal(county: County, seat: int, servant: int) -> Refusal | None:
    """Why a servant cannot serve now; None when one is available."""
    told: dict[str, str | int] = {"servant": SERVANTS[servant]}
    if crowds.count(county.available[seat], servant):
        return None
    if crowds.count(county.quarters[seat], servant):
        told["cost"] = county.rules.reputation.help_steps
        return Refusal("servant-rests", SERVICE, told)
    if crowds.count(county.expended[seat], servant) or crowds.count(county.household(seat), servant):
        return Refusal("servant-is-spent", SERVICE, told)
    return Refusal("servant-not-yours", SERVICE, told)


def purchase_refusal(county: County, seat: int, tile: int, space: int) -> Refusal | None:
    """Why a tile on offer cannot be bought; None when it can."""
    return refuse_purchase(county, seat, BUY[tile, space], may_buy(county))


Finding = tuple[str, str, Refusal | None]
"""The sort of a thing, its id, and why it cannot be used."""


def findings(view: CountyView, seat: int) -> tuple[Finding, ...]:
    """Every own tile, guest and servant, and every purchase, each with the reason why not, if any."""
    if view.rows[seat].family < 0:  # nothing is owned before the family is chosen
        return ()
    return findings_of(Inquiry(ready_county(view, seat), seat))


def findings_of(inquiry: Inquiry) -> tuple[Finding, ...]:
    """The same, asked of an inquiry into the county as it is when the seat next hosts."""
    county = inquiry.county
    seat = inquiry.seat
    found: list[Finding] = []
    for code in county.estate[seat]:
        found.append(("tile", TILES[code >> 1], tile_refusal(inquiry, code)))
    for card in bits(county.circle(seat)):
        found.append(("gentry", GENTRY[card], guest_refusal(inquiry, card)))
    for servant in crowds.types(county.household(seat)):
        found.append(("servant", SERVANTS[servant], servant_refusal(county, seat, servant)))
    for tile, space in on_offer(county):
        found.append(("offer", TILES[tile], purchase_refusal(county, seat, tile, space)))
    return tuple(found)


def find(view: CountyView, seat: int, name: str) -> tuple[Finding, ...]:
    """The same for one thing by its id; empty when it is no tile, guest or servant."""
    county = ready_county(view, seat)
    inquiry = Inquiry(county, seat)
    if name in GENTRY_AT:
        return (("gentry", name, guest_refusal(inquiry, GENTRY_AT[name])),)
    if name in SERVANT_AT:
        return (("servant", name, servant_refusal(county, seat, SERVANT_AT[name])),)
    if name not in TILE_AT:
        return ()
    tile = TILE_AT[name]
    found: list[Finding] = []
    code = face_up(county, seat, tile)
    if code >= 0:
        found.append(("tile", name, tile_refusal(inquiry, code)))
    for offered, space in on_offer(county):
        if offered == tile:
            found.append(("offer", name, purchase_refusal(county, seat, tile, space)))
    if not found:
        found.append(("offer", name, purchase_refusal(county, seat, tile, RESERVE)))
    return tuple(found)


def prices(view: CountyView) -> tuple[tuple[int, int, int], ...]:
    """Everything on offer: tile, space and price."""
    county = public_county(view)
    return tuple([(tile, space, price_of(county, tile, space)) for tile, space in on_offer(county)])
