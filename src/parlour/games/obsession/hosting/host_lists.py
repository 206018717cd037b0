"""Which activities are possible now. There are far too many to list in play: `hosts` walks through them
lazily, the plain ones first, and `sample_host` draws one without listing any.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from parlour.games.obsession.hosting.guest_lists import (
    can_be_served,
    candidates,
    doors,
    guest_lists,
    party_for,
    random_guests,
)
from parlour.games.obsession.hosting.judgement import loans_for, plan_for, refuse_purpose
from parlour.games.obsession.hosting.service import abilities, in_reach, staffings
from parlour.games.obsession.hosting.with_help import assisted_hosts, sample_assisted
from parlour.games.obsession.ruleset.cache import Party
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Plan

TRIES: Final = 12
FEW: Final = 2
"""Tries before the tiles are looked at more closely."""
OTHER_CREW: Final = 0.1
"""How often a crew is drawn among all that may serve although the plain one is there."""
ASSISTED: Final = 0.4
"""How often extra servants, a carriage or the partner are tried first."""


def hosts_of(county: County, seat: int, code: int) -> Iterator[Host]:
    """Every activity a tile, side up, can be used for now: the plain ones first, then those with extras."""
    if code < 0:
        return
    yield from plain_hosts(county, seat, code)
    if county.rules.extras.has_assists:
        yield from assisted_hosts(county, seat, code)


def plain_hosts(county: County, seat: int, code: int) -> Iterator[Host]:
    """Every activity of a tile, side up, without extra servants and without the partner."""
    rules = county.rules
    if rules.tiles.rating[code >> 1] > county.eligible_level:
        return
    for guests, choices in guest_lists(county, seat, code, in_reach(county, seat), abilities(county, seat)):
        plan = plan_for(rules, code, guests, choices)
        if (
            plan.fault
            or plan.rating > county.eligible_level
            or refuse_purpose(county, seat, code, plan) is not None
        ):
            continue
        loans = loans_for(county, seat, plan)
        for crew, rest, lack in staffings(county, seat, plan.need, rules.tiles.frame[code]):
            cost = loans * rules.reputation.loan_steps + crowds.total(lack) * rules.reputation.help_steps
            if cost <= county.steps[seat]:
                yield Host(code >> 1, guests, choices, crew, rest, lack, loans, plan)


def hosts(county: County, seat: int) -> Iterator[Host]:
    """Every activity that can be hosted now."""
    if not county.rules.extras.has_assists:
        for code in doors(county, seat):
            yield from plain_hosts(county, seat, code)
        return
    for code in county.estate[seat]:
        if county.rules.tiles.is_activity[code]:
            yield from hosts_of(county, seat, code)


def _served(county: County, seat: int, codes: list[int]) -> list[int]:
    """Without the tiles for which there is no servant at all: no guests would help."""
    rules = county.rules
    reach = in_reach(county, seat)
    need = rules.tiles.need
    return [code for code in codes if not need[code] or can_be_served(rules, need[code], reach)]


def sample_host(county: County, seat: int, rng: random.Random) -> Host | None:
    """An activity at random: tile, then guests, then crew. None when some tries found nobody to serve."""
    rules = county.rules
    if rules.extras.has_assists and rng.random() < ASSISTED:
        assisted = sample_assisted(county, seat, rng)
        if assisted is not None:
            return assisted
    codes = doors(county, seat)
    if not codes:
        return None
    parties = rules.memory.parties
    spare = county.available[seat] | crowds.GUARD
    for tried in range(TRIES):
        if tried == FEW:
            codes = _served(county, seat, codes)
            if not codes:
                return None
        code = codes[int(rng.random() * len(codes))]
        guests: tuple[int, ...] = ()
        if not rules.tiles.from_supply[code]:
            slots = candidates(rules, county.hand[seat], county.eligible_level, code)
            drawn = random_guests(rules.tiles.guest_counts[code], slots, rng)
            if drawn is None:
                continue
            guests = drawn
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
            if odd and refuse_purpose(county, seat, code, plan) is not None:
                continue
        crew = plan.need
        rest = -1
        lack = 0
        # As `crowds.covers` finds it: the plain crew is there.
        if (spare - crew) & crowds.GUARD != crowds.GUARD or rng.random() < OTHER_CREW:
            every = staffings(county, seat, crew, rules.tiles.frame[code])
            if not every:
                continue
            crew, rest, lack = every[int(rng.random() * len(every))]
        loans = loans_for(county, seat, plan) if plan.pounds < 0 else 0
        if rest < 0 and not lack and not loans and crew == plan.need:
            return plain_host(party, at, code, guests, plan)
        if lack or loans:
            cost = loans * rules.reputation.loan_steps + crowds.total(lack) * rules.reputation.help_steps
            if cost > county.steps[seat]:
                continue
        return Host(code >> 1, guests, party.offers[at], crew, rest, lack, loans, plan)
    return None


def plain_host(party: Party, at: int, code: int, guests: tuple[int, ...], plan: Plan) -> Host:
    """The activity with the crew that its plan asks for; it is made once and shared, like all actions."""
    host = party.hosts[at]
    if host is None:
        host = Host(code >> 1, guests, party.offers[at], plan.need, -1, 0, 0, plan)
        party.hosts[at] = host
    return host
