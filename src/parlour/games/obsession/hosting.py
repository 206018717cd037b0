"""Host Activity, Invite Guests, Provide Service: which activities are possible, in steps 3 to 5.

There are far too many to list in play: `refuse_host` judges one, `hosts` walks through them lazily and
`sample_host` draws one without listing any.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from parlour.games.obsession import staff
from parlour.games.obsession.activity import NO_FAULT, Choices, Plan
from parlour.games.obsession.catalogue import GENTRY, TILES
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.guest_lists import (
    can_be_served,
    candidates,
    guest_lists,
    party_for,
    random_guests,
)
from parlour.games.obsession.host_action import Host
from parlour.games.obsession.memory import MANY, Opening
from parlour.games.obsession.plans import make_plan
from parlour.games.obsession.rules import Rules
from parlour.games.obsession.service import LENDS, abilities, broken_rule, in_reach, serves, staffings, ways
from parlour.games.obsession.special import LOAN
from parlour.games.obsession.state import County
from parlour.kernel.errors import Refusal

HOST: Final = "host-activity"
INVITE: Final = "invite-guests"
SERVICE: Final = "provide-service"
HIRING: Final = "hiring-servants"
TRIES: Final = 12
FEW: Final = 2
"""Tries before the tiles are looked at more closely."""
OTHER_CREW: Final = 0.1
"""How often a crew is drawn among all that may serve although the plain one is there."""


def plan_for(rules: Rules, code: int, guests: tuple[int, ...], choices: Choices) -> Plan:
    """What an activity asks and brings, remembered for as long as the table of plans stays small."""
    key = (code, guests, choices)
    plan = rules.memory.plans.get(key)
    if plan is None:
        plan = make_plan(rules, code, guests, choices)
        if len(rules.memory.plans) > MANY:
            rules.memory.plans.clear()
        rules.memory.plans[key] = plan
    return plan


def face_up(county: County, seat: int, tile: int) -> int:
    """The side of an own tile that is up, as number * 2 + side, or -1."""
    estate = county.estate[seat]
    if tile * 2 in estate:
        return tile * 2
    return tile * 2 + 1 if tile * 2 + 1 in estate else -1


def refuse_host(county: County, seat: int, action: Host) -> Refusal | None:
    """The judgement on an activity; the order of the checks is the order of the steps."""
    rules = county.rules
    code = face_up(county, seat, action.tile)
    if code < 0 or not rules.is_activity[code]:
        return _refuse_tile(action, code)
    known = action.known
    if known is not None and known.code == code and known.data is rules.data:
        plan = known
    else:
        plan = plan_for(rules, code, action.guests, action.choices)
    gate = county.gate
    if (
        plan.fault is not NO_FAULT
        or rules.tile_rating[action.tile] > gate
        or plan.rating > gate
        or county.hand[seat] & action.mask != action.mask
        or (action.guests and rules.from_supply[code])
    ):
        return _refuse_company(county, seat, action, plan)
    if plan.hires or plan.recruits or not action.guests:
        refusal = _refuse_purpose(county, seat, code, plan)
        if refusal is not None:
            return refusal
    available = county.available[seat]
    if (
        action.staff != plan.need
        or action.rest >= 0
        or action.help
        or not staff.covers(available, action.staff)
    ):
        refusal = _refuse_staff(county, seat, action, plan)
        if refusal is not None:
            return refusal
    if plan.pounds < 0 or action.loan:
        return _refuse_money(county, seat, action, plan)
    return None


def _refuse_tile(action: Host, code: int) -> Refusal:
    if code < 0:
        return Refusal("tile-not-yours", HOST, {"tile": TILES[action.tile]})
    return Refusal("no-activity-here", HOST, {"tile": TILES[action.tile]})


def _refuse_company(county: County, seat: int, action: Host, plan: Plan) -> Refusal:
    """Tile, guests and choices do not go together, or reputation does not allow them."""
    rules = county.rules
    tile = TILES[action.tile]
    rating = rules.tile_rating[action.tile]
    if rating > county.gate:
        return Refusal("tile-above-reputation", HOST, {"tile": tile, "rating": rating, "level": county.gate})
    for guest in action.guests:
        if not (county.hand[seat] >> guest) & 1:
            where = "guest-resting" if (county.discard[seat] >> guest) & 1 else "guest-not-yours"
            return Refusal(where, INVITE, {"guest": GENTRY[guest]})
    if plan.fault:
        return Refusal(plan.fault, INVITE, {"tile": tile, "about": plan.about})
    for guest in action.guests:
        if rules.rating[guest] > county.gate:
            told: dict[str, str | int] = {"guest": GENTRY[guest], "rating": rules.rating[guest]}
            told["level"] = county.gate
            return Refusal("guest-above-reputation", INVITE, told)
    return Refusal("wrong-guests", INVITE, {"tile": tile, "about": tile})


def _refuse_purpose(county: County, seat: int, code: int, plan: Plan) -> Refusal | None:
    """An activity whose only favour nobody could grant: hiring from nobody, a guest from an empty deck."""
    rules = county.rules
    if plan.hires and not county.pool & rules.hireable_mask:
        return Refusal("nobody-left-to-hire", HIRING, {"servant": "any"})
    if plan.recruits and rules.solo:
        return Refusal("no-recruiting-alone", "solitaire")
    if plan.recruits and not can_recruit(county, seat):
        return Refusal("nobody-to-recruit", HIRING)
    if rules.from_supply[code] and not county.prestige.strata:
        return Refusal("no-prestige-guest-left", "suites-expansion")
    return None


def can_recruit(county: County, seat: int) -> bool:
    """Whether another player has a servant who could be lured away."""
    rules = county.rules
    for other in range(rules.seats):
        crowd = county.available[other] | county.quarters[other] | county.expended[other]
        if other != seat and any(staff.count(crowd, servant) for servant in rules.recruitable):
            return True
    return False


def _refuse_staff(county: County, seat: int, action: Host, plan: Plan) -> Refusal | None:
    rules = county.rules
    crew = action.staff
    quarters = county.quarters[seat]
    rest = action.rest
    if rest >= 0:
        if not abilities(county, seat) & LENDS:
            return Refusal("rest-needs-tile", SERVICE, {"servant": SERVANTS[rest]})
        if not staff.count(quarters, rest):
            return Refusal("servant-not-resting", SERVICE, {"servant": SERVANTS[rest]})
        if not staff.count(crew, rest):
            return Refusal("rest-without-work", SERVICE, {"servant": SERVANTS[rest]})
        crew -= staff.ONE[rest]
        quarters -= staff.ONE[rest]
    lack = staff.missing(crew, county.available[seat])
    if lack != action.help:
        return _refuse_help(action, lack)
    if lack:
        if not staff.covers(quarters, lack):
            return Refusal("servant-not-available", SERVICE, {"servants": ",".join(staff.words(lack))})
        cost = staff.total(lack) * rules.help_steps
        if cost > county.steps[seat]:
            return _cannot_pay(cost, county.steps[seat], SERVICE)
    present = county.available[seat] + lack
    if not serves(rules, abilities(county, seat), plan.need, crew, present, rest):
        return _refuse_crew(county, seat, action, plan, crew, present)
    return None


def _refuse_help(action: Host, lack: int) -> Refusal:
    if lack == 0 or staff.missing(action.help, lack):
        extra = staff.missing(action.help, lack)
        return Refusal("help-without-need", SERVICE, {"servants": ",".join(staff.words(extra))})
    short = staff.missing(lack, action.help)
    return Refusal("servant-not-available", SERVICE, {"servants": ",".join(staff.words(short))})


def _refuse_crew(county: County, seat: int, action: Host, plan: Plan, crew: int, present: int) -> Refusal:
    """Why a crew that is there cannot serve: a stand-in rule does not hold, or it is the wrong crew."""
    for way in ways(county.rules, plan.need, action.staff):
        rule = broken_rule(county.rules, abilities(county, seat), way, present, crew)
        if rule is not None and rule.requires_tile and not county.owns(seat, _tile(rule.requires_tile)):
            return Refusal(
                "stand-in-needs-tile", SERVICE, {"servant": rule.servant, "tile": rule.requires_tile}
            )
        if rule is not None:
            told: dict[str, str | int] = {"servant": rule.servant, "other": rule.stands_for[0]}
            return Refusal("stand-in-not-needed", SERVICE, told)
    return Refusal(
        "wrong-staff",
        SERVICE,
        {"need": ",".join(staff.words(plan.need)), "staff": ",".join(staff.words(action.staff))},
    )


def _tile(name: str) -> int:
    return TILES.index(name)


def loans_for(county: County, seat: int, plan: Plan) -> int:
    """The loans without which the costs of an activity could not be paid (ruling 10)."""
    short = -(county.pounds[seat] + plan.pounds)
    return (short + LOAN - 1) // LOAN if short > 0 else 0


def _refuse_money(county: County, seat: int, action: Host, plan: Plan) -> Refusal | None:
    loans = loans_for(county, seat, plan)
    if action.loan < loans:
        short = -(county.pounds[seat] + plan.pounds)
        return Refusal("costs-not-covered", "enjoy-favours", {"pounds": short, "loans": loans})
    if action.loan > loans:
        return Refusal("loan-without-need", "special-actions", {"loans": loans})
    cost = loans * county.rules.loan_steps + staff.total(action.help) * county.rules.help_steps
    if cost > county.steps[seat]:
        return _cannot_pay(cost, county.steps[seat], "special-actions")
    return None


def _cannot_pay(cost: int, steps: int, rule: str) -> Refusal:
    return Refusal("reputation-cannot-pay", rule, {"cost": cost, "steps": steps})


def codes_open(county: County, seat: int) -> list[int]:
    """The own tiles, side up, whose activity reputation allows."""
    rules = county.rules
    found: list[int] = []
    for code in county.estate[seat]:
        if rules.is_activity[code] and rules.tile_rating[code >> 1] <= county.gate:
            found.append(code)
    return found


def openings(county: County, seat: int) -> tuple[Opening, ...]:
    """The own tiles, side up, for which there are enough guests in hand, with those for each slot."""
    rules = county.rules
    key = (county.estate[seat], county.gate, county.hand[seat])
    known = rules.memory.openings.get(key)
    if known is None:
        found: list[Opening] = []
        for code in codes_open(county, seat):
            slots = () if rules.from_supply[code] else candidates(county, seat, code)
            wanted = rules.guest_counts[code]
            if all(len(cards) >= count for cards, count in zip(slots, wanted, strict=False)):
                found.append((code, slots))
        known = tuple(found)
        if len(rules.memory.openings) > MANY:
            rules.memory.openings.clear()
        rules.memory.openings[key] = known
    return known


def hosts_of(county: County, seat: int, code: int) -> Iterator[Host]:
    """Every activity a tile, side up, can be used for now."""
    rules = county.rules
    for guests, choices in guest_lists(county, seat, code, in_reach(county, seat)):
        plan = plan_for(rules, code, guests, choices)
        if plan.fault or plan.rating > county.gate or _refuse_purpose(county, seat, code, plan) is not None:
            continue
        loans = loans_for(county, seat, plan)
        for crew, rest, lack in staffings(county, seat, plan.need):
            cost = loans * rules.loan_steps + staff.total(lack) * rules.help_steps
            if cost <= county.steps[seat]:
                yield Host(code >> 1, guests, choices, crew, rest, lack, loans, plan)


def hosts(county: County, seat: int) -> Iterator[Host]:
    """Every activity that can be hosted now."""
    for code, _ in openings(county, seat):
        yield from hosts_of(county, seat, code)


def _served_doors(county: County, seat: int, doors: tuple[Opening, ...]) -> tuple[Opening, ...]:
    """Without the tiles for which there is no servant at all: no guests would help."""
    rules = county.rules
    reach = in_reach(county, seat)
    return tuple([door for door in doors if can_be_served(rules, rules.tile_need[door[0]], reach)])


def sample_host(county: County, seat: int, rng: random.Random) -> Host | None:
    """An activity at random: tile, then guests, then crew. None when some tries found nobody to serve."""
    rules = county.rules
    doors = openings(county, seat)
    if not doors:
        return None
    parties = rules.memory.parties
    spare = county.available[seat] | staff.GUARD
    for tried in range(TRIES):
        if tried == FEW:
            doors = _served_doors(county, seat, doors)
            if not doors:
                return None
        code, slots = doors[int(rng.random() * len(doors))]
        guests = random_guests(rules, code, slots, rng)
        if guests is None:
            continue
        party = parties.get((code, guests))
        if party is None:
            party = party_for(rules, code, guests)
        at = int(rng.random() * len(party.offers)) if len(party.offers) > 1 else 0
        plan = party.plans[at]
        if plan is None:
            plan = plan_for(rules, code, guests, party.offers[at])
            party.plans[at] = plan
        if plan.fault:
            continue
        if plan.is_rich or not guests:
            odd = plan.hires or plan.recruits or not guests
            if odd and _refuse_purpose(county, seat, code, plan) is not None:
                continue
        crew = plan.need
        rest = -1
        lack = 0
        # As `staff.covers` finds it: the plain crew is there.
        if (spare - crew) & staff.GUARD != staff.GUARD or rng.random() < OTHER_CREW:
            every = staffings(county, seat, crew)
            if not every:
                continue
            crew, rest, lack = every[int(rng.random() * len(every))]
        loans = loans_for(county, seat, plan) if plan.pounds < 0 else 0
        if lack or loans:
            cost = loans * rules.loan_steps + staff.total(lack) * rules.help_steps
            if cost > county.steps[seat]:
                continue
        return Host(code >> 1, guests, party.offers[at], crew, rest, lack, loans, plan)
    return None
