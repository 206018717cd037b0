"""An oracle for the composer of activities: every company of a draft in turn, and nothing left out."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

from parlour.games.obsession.aids.composing.company_search import Search
from parlour.games.obsession.aids.composing.draft import Draft, may_ask_partner
from parlour.games.obsession.aids.composing.means import Means, Steps
from parlour.games.obsession.hosting.guest_lists import party_for
from parlour.games.obsession.hosting.judgement import loans_for, plan_for, refuse_host
from parlour.games.obsession.hosting.service import staffings
from parlour.games.obsession.hosting.with_help import boys_for, frames
from parlour.games.obsession.modes.team import visitors_among
from parlour.games.obsession.modes.team_service import TeamStaffing, all_staffings
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import mask_of
from parlour.games.obsession.words.extras import with_team
from parlour.games.obsession.words.host_action import Host

ENDLESS = 10**9


def means_of(county: County, seat: int) -> Means:
    """Means with steps for everything."""
    return Means(county, seat, Steps(ENDLESS, ENDLESS))


def companies(search: Search, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every list of guests of the pool with those chosen, of every size there may be."""
    rules = search.county.rules
    if not search.is_open():
        return
    if rules.tiles.from_supply[search.draft.code]:
        if not chosen:
            yield ()
        return
    pool = search.pool()
    if any(guest not in pool for guest in chosen):
        return
    others = [card for card in pool if card not in chosen]
    for size in search.sizes():
        if size >= len(chosen):
            for more in itertools.combinations(others, size - len(chosen)):
                yield tuple(sorted((*chosen, *more)))


def crews(search: Search, need: int) -> Iterator[TeamStaffing]:
    """Every crew with at least the servants whom the draft borrows."""
    county, seat, crowd = search.county, search.seat, search.extras.crowd
    frame = county.rules.tiles.frame[search.draft.code]
    if search.lendable:
        for each in all_staffings(county, seat, need, frame, crowd):
            if crowds.covers(each[3], search.draft.lent):
                yield each
    elif not search.draft.lent:
        for crew, rest, lack in staffings(county, seat, need, frame, crowd):
            yield crew, rest, lack, 0


def activities(search: Search, guests: tuple[int, ...]) -> Iterator[Host]:
    """Every activity of a company that the rules accept."""
    county, seat, code = search.county, search.seat, search.draft.code
    rules = county.rules
    if any(rules.people.service[guest] < 0 for guest in guests):
        return
    visitors = visitors_among(county, seat, mask_of(guests))
    for choices in party_for(rules, code, guests).offers:
        plan = plan_for(rules, code, guests, choices, search.extras, visitors)
        loans = loans_for(county, seat, plan)
        for crew, rest, lack, borrowed in () if plan.fault else crews(search, plan.need):
            extras = with_team(search.extras, borrowed, search.extras.given) if borrowed else search.extras
            cost = loans * rules.reputation.loan_steps + crowds.total(lack) * rules.reputation.help_steps
            host = Host(code >> 1, guests, choices, crew, rest, lack, loans, plan, extras)
            if cost <= county.steps[seat] and refuse_host(county, seat, host) is None:
                yield host


def first(county: County, seat: int, draft: Draft) -> Host | None:
    """The first activity that comes of a draft; where money is short, hall boys are thought of."""
    search = Search(means_of(county, seat), replace(draft, guests=()))
    for guests in companies(search, draft.guests):
        ways = [draft]
        if county.rules.extras.boy_pounds:
            ways += [
                replace(draft, boys=boys)
                for boys in boys_for(county.rules, guests, search.near)
                if len(boys) > len(draft.boys) and set(draft.boys) <= set(boys)
            ]
        for way in ways:
            richer = Search(means_of(county, seat), replace(way, guests=()))
            found = next(activities(richer, guests), None) if richer.is_open() else None
            if found is not None:
                return found
    return None


def way(county: County, seat: int, codes: tuple[int, ...], guests: tuple[int, ...] = ()) -> Host | None:
    """The plainest activity with these guests on any of some tiles."""
    for code in codes:
        found = first(county, seat, Draft(code, guests, alone=True))
        if found is not None:
            return found
    for code in codes if county.rules.extras.has_assists else ():
        for alone in (True, False) if may_ask_partner(county, seat) else (True,):
            near = Search(means_of(county, seat), Draft(code, alone=alone)).near
            for frame in frames(county, seat, code, near) if county.rules.tiles.is_activity[code] else ():
                draft = Draft(code, guests, frame.cook, frame.useful, (), (), frame.carriage, frame.sent)
                found = first(county, seat, replace(draft, alone=alone))
                if found is not None:
                    return found
    return None


def way_to_invite(county: County, seat: int, card: int) -> Host | None:
    """The plainest activity with somebody, on whichever tile."""
    return way(county, seat, county.estate[seat], (card,))
