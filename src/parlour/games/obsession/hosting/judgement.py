"""Host Activity, Invite Guests, Provide Service: the judgement on an activity, in steps 3 to 5."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.hosting.extras_judged import RULE_OF, refuse_extras
from parlour.games.obsession.hosting.planning import make_plan
from parlour.games.obsession.hosting.service import LENDS, abilities, broken_rule, serves, ways
from parlour.games.obsession.modes.team import lendable_cards, refuse_partner, visitors_among
from parlour.games.obsession.ruleset.cache import MANY
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.hiring import open_to
from parlour.games.obsession.turn.special_actions import loans_for_pounds
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, TILES
from parlour.games.obsession.words.extras import PLAIN, Extras
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import NO_FAULT, Choices, Plan
from parlour.kernel.errors import Refusal

HOST: Final = "host-activity"
INVITE: Final = "invite-guests"
SERVICE: Final = "provide-service"
HIRING: Final = "hiring-servants"


def plan_for(
    rules: Rules,
    code: int,
    guests: tuple[int, ...],
    choices: Choices,
    extras: Extras = PLAIN,
    visitors: int = 0,
) -> Plan:
    """What an activity asks and brings, remembered for as long as the table of plans stays small."""
    if extras is not PLAIN or visitors:
        return _assisted_plan(rules, code, guests, choices, extras, visitors)
    key = (code, guests, choices)
    plan = rules.memory.plans.get(key)
    if plan is None:
        plan = make_plan(rules, code, guests, choices, PLAIN, 0)
        if len(rules.memory.plans) > MANY:
            rules.memory.plans.clear()
        rules.memory.plans[key] = plan
    return plan


def _assisted_plan(
    rules: Rules, code: int, guests: tuple[int, ...], choices: Choices, extras: Extras, visitors: int
) -> Plan:
    key = (code, guests, choices, extras.words, visitors)
    plan = rules.memory.assisted.get(key)
    if plan is None:
        plan = make_plan(rules, code, guests, choices, extras, visitors)
        if len(rules.memory.assisted) > MANY:
            rules.memory.assisted.clear()
        rules.memory.assisted[key] = plan
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
    if code < 0 or not rules.tiles.is_activity[code]:
        return _refuse_tile(action, code)
    extras = action.extras
    hand = county.hand[seat]
    visitors = 0
    if rules.table.partner[seat] >= 0:
        visitors = visitors_among(county, seat, action.mask)
        hand |= visitors
    known = action.known
    if known is not None and known.code == code and known.owner is rules.memory:
        plan = known
    else:
        plan = plan_for(rules, code, action.guests, action.choices, extras, visitors)
    gate = county.eligible_level
    reach = gate
    if extras is not PLAIN:
        refusal = refuse_extras(county, seat, action, plan)
        if refusal is not None:
            return refusal
        if extras.cook:
            reach += rules.extras.cook_reach
        if extras.useful:
            gate += rules.extras.useful_ease
    if (
        plan.fault is not NO_FAULT
        or rules.tiles.rating[action.tile] > gate
        or plan.rating > reach
        or hand & action.mask != action.mask
        or (action.guests and rules.tiles.from_supply[code])
    ):
        return _refuse_company(county, seat, action, plan, gate, reach)
    if plan.hires or plan.recruits or not action.guests:
        refusal = refuse_purpose(county, seat, code, plan)
        if refusal is not None:
            return refusal
    if visitors or extras is not PLAIN:
        refusal = refuse_partner(county, seat, action)
        if refusal is not None:
            return refusal
    available = county.available[seat]
    if (
        action.staff != plan.need
        or action.rest >= 0
        or action.help
        or extras is not PLAIN
        or not crowds.covers(available, action.staff)
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


def _refuse_company(county: County, seat: int, action: Host, plan: Plan, gate: int, reach: int) -> Refusal:
    """Tile, guests and choices do not go together, or reputation does not allow them."""
    rules = county.rules
    tile = TILES[action.tile]
    rating = rules.tiles.rating[action.tile]
    if rating > gate:
        return Refusal("tile-above-reputation", HOST, {"tile": tile, "rating": rating, "level": gate})
    for guest in action.guests:
        if not ((county.hand[seat] | lendable_cards(county, seat)) >> guest) & 1:
            where = "guest-resting" if (county.discard[seat] >> guest) & 1 else "guest-not-yours"
            return Refusal(where, INVITE, {"guest": GENTRY[guest]})
    if plan.fault:
        rule = RULE_OF.get(plan.fault, INVITE)
        return Refusal(plan.fault, rule, {"tile": tile, "about": plan.about})
    for guest in action.guests:
        if rules.people.rating[guest] > reach:
            told: dict[str, str | int] = {"guest": GENTRY[guest], "rating": rules.people.rating[guest]}
            told["level"] = reach
            return Refusal("guest-above-reputation", INVITE, told)
    return Refusal("wrong-guests", INVITE, {"tile": tile, "about": tile})


def refuse_purpose(county: County, seat: int, code: int, plan: Plan) -> Refusal | None:
    """An activity whose only favour nobody could grant: hiring from nobody, a guest from an empty deck."""
    rules = county.rules
    if plan.hires and not open_to(county, seat):
        return Refusal("nobody-left-to-hire", HIRING, {"servant": "any"})
    if plan.recruits and rules.table.solo:
        return Refusal("no-recruiting-alone", "solitaire")
    if plan.recruits and not can_recruit(county, seat):
        return Refusal("nobody-to-recruit", HIRING)
    if rules.tiles.from_supply[code] and not county.prestige.strata:
        return Refusal("no-prestige-guest-left", "suites-expansion")
    return None


def can_recruit(county: County, seat: int) -> bool:
    """Whether another player has a servant who could be lured away."""
    rules = county.rules
    for other in rules.table.rivals[seat]:
        crowd = county.available[other] | county.quarters[other] | county.expended[other]
        if any(crowds.count(crowd, servant) for servant in rules.servants.recruitable):
            return True
    return False


def _refuse_staff(county: County, seat: int, action: Host, plan: Plan) -> Refusal | None:
    rules = county.rules
    extras = action.extras
    everybody = action.staff + extras.crowd
    if not crowds.covers(everybody, extras.borrowed):
        short = crowds.missing(extras.borrowed, everybody)
        return Refusal("borrowed-without-work", "team-play", {"servants": ",".join(crowds.words(short))})
    own = everybody - extras.borrowed
    working = action.staff
    quarters = county.quarters[seat]
    rest = action.rest
    if rest >= 0:
        if not abilities(county, seat) & LENDS:
            return Refusal("rest-needs-tile", SERVICE, {"servant": SERVANTS[rest]})
        if not crowds.count(quarters, rest):
            return Refusal("servant-not-resting", SERVICE, {"servant": SERVANTS[rest]})
        if not crowds.count(working, rest) or not crowds.count(own, rest):
            return Refusal("rest-without-work", SERVICE, {"servant": SERVANTS[rest]})
        own -= crowds.ONE[rest]
        working -= crowds.ONE[rest]
        quarters -= crowds.ONE[rest]
    lack = crowds.missing(own, county.available[seat])
    if lack != action.help:
        return _refuse_help(action, lack)
    if lack:
        if not crowds.covers(quarters, lack):
            return Refusal("servant-not-available", SERVICE, {"servants": ",".join(crowds.words(lack))})
        cost = crowds.total(lack) * rules.reputation.help_steps
        if cost > county.steps[seat]:
            return _cannot_pay(cost, county.steps[seat], SERVICE)
    # Extra servants are placed before service is provided (p. 8): they are not there to be counted.
    present = county.available[seat] + lack + extras.borrowed - extras.crowd
    if not serves(
        rules, abilities(county, seat), plan.need, working, present, rest, rules.tiles.frame[plan.code]
    ):
        return _refuse_crew(county, seat, action, plan, working, present)
    return None


def _refuse_help(action: Host, lack: int) -> Refusal:
    if lack == 0 or crowds.missing(action.help, lack):
        extra = crowds.missing(action.help, lack)
        return Refusal("help-without-need", SERVICE, {"servants": ",".join(crowds.words(extra))})
    short = crowds.missing(lack, action.help)
    return Refusal("servant-not-available", SERVICE, {"servants": ",".join(crowds.words(short))})


def _refuse_crew(county: County, seat: int, action: Host, plan: Plan, crew: int, present: int) -> Refusal:
    """Why a crew that is there cannot serve: a stand-in rule does not hold, or it is the wrong crew."""
    for way in ways(county.rules, plan.need, action.staff, county.rules.tiles.frame[plan.code]):
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
        {"need": ",".join(crowds.words(plan.need)), "staff": ",".join(crowds.words(action.staff))},
    )


def _tile(name: str) -> int:
    return TILES.index(name)


def loans_for(county: County, seat: int, plan: Plan) -> int:
    """The loans without which the costs of an activity could not be paid (ruling 10)."""
    short = -(county.pounds[seat] + plan.pounds)
    return loans_for_pounds(short)


def _refuse_money(county: County, seat: int, action: Host, plan: Plan) -> Refusal | None:
    loans = loans_for(county, seat, plan)
    if action.loan < loans:
        short = -(county.pounds[seat] + plan.pounds)
        return Refusal("costs-not-covered", "enjoy-favours", {"pounds": short, "loans": loans})
    if action.loan > loans:
        return Refusal("loan-without-need", "special-actions", {"loans": loans})
    cost = (
        loans * county.rules.reputation.loan_steps
        + crowds.total(action.help) * county.rules.reputation.help_steps
    )
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
        if rules.tiles.is_activity[code] and rules.tiles.rating[code >> 1] <= county.eligible_level:
            found.append(code)
    return found
