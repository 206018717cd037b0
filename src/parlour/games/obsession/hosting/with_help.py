"""Activities beyond the plain ones: with extra servants, a carriage, a larger table, the partner's help."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Final

from parlour.games.obsession.hosting.guest_lists import candidates, companies, party_for, random_guests, sizes
from parlour.games.obsession.hosting.judgement import loans_for, plan_for, refuse_host, refuse_purpose
from parlour.games.obsession.hosting.seating import may_send
from parlour.games.obsession.hosting.service import abilities, in_reach
from parlour.games.obsession.modes.lending import lendable_servants
from parlour.games.obsession.modes.team import lendable_cards, visitors_among, was_declined
from parlour.games.obsession.modes.team_service import TeamStaffing, all_staffings
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import bits
from parlour.games.obsession.words.extras import (
    COOK,
    HALL_BOY,
    HEAD_HOUSEMAID,
    PLAIN,
    TILE,
    UNDERBUTLER,
    USEFUL_MAN,
    Boys,
    Extras,
    Maids,
    with_team,
)
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Choices, Plan

TRIES: Final = 6


class Frame:
    """What is settled before guests are invited: cook, useful man, and who goes with the carriage."""

    def __init__(self, cook: bool, useful: bool, carriage: int, sent: int) -> None:
        self.cook: Final = cook
        self.useful: Final = useful
        self.carriage: Final = carriage
        self.sent: Final = sent

    def extras(self, boys: Boys = (), maids: Maids = ()) -> Extras:
        """With those who attend to single cards."""
        if not (self.cook or self.useful or boys or maids or self.carriage >= 0):
            return PLAIN
        return Extras(self.cook, self.useful, boys, maids, self.carriage, self.sent)


def everybody_near(county: County, seat: int) -> int:
    """All servants who could be placed now, own ones and the partner's."""
    return in_reach(county, seat) + lendable_servants(county, seat)


def frames(county: County, seat: int, code: int, near: int) -> list[Frame]:
    """Every way to prepare an activity; empty where the rating is beyond the useful man's help."""
    rules = county.rules
    short = rules.tiles.rating[code >> 1] - county.eligible_level
    if short > rules.extras.useful_ease or (short > 0 and not crowds.count(near, USEFUL_MAN)):
        return []
    cooks = [False]
    if rules.extras.cook_gain and crowds.count(near, COOK) and rules.tiles.servant[code] != COOK:
        cooks.append(True)
    carriages = [(-1, 0)]
    if county.owns(seat, rules.extras.carriage >> 1):
        carriages += [
            (servant, sent)
            for servant in rules.extras.carriage_crew
            if crowds.count(near, servant)
            for sent in (1, -1)
            if may_send(rules, code, sent)
        ]
    return [Frame(cook, short > 0, servant, sent) for cook in cooks for servant, sent in carriages]


def company_sizes(county: County, seat: int, code: int, frame: Frame, hand: int) -> list[int]:
    """By how many guests a company may differ from what the tile asks for."""
    rules = county.rules
    if rules.tiles.from_supply[code]:
        return [0]
    found = [frame.sent]
    if rules.tiles.faces[code].suite is None and rules.tiles.guest_counts[code]:
        if frame.cook and rules.extras.kitchen in county.estate[seat]:
            found += [size + 1 for size in found]
        if hand & rules.people.train_mask:
            found += [size + 1 for size in found]
    return sorted(set(found))


# Those who attend to single cards


def boys_for(rules: Rules, guests: tuple[int, ...], near: int) -> list[Boys]:
    """Every way to place hall boys, and the underbutler as one, on cards with a favour of pounds."""
    found: list[Boys] = [()]
    cards = [guest for guest in guests if (rules.people.pounds_mask >> guest) & 1]
    who = [servant for servant in (UNDERBUTLER, HALL_BOY) for _ in range(crowds.count(near, servant))]
    for number in range(1, min(len(who), len(cards)) + 1):
        for servants in sorted(set(itertools.combinations(who, number))):
            for chosen in itertools.permutations(cards, number):
                found.append(tuple(sorted(zip(servants, chosen, strict=True))))
    return sorted(set(found))


def maids_for(rules: Rules, code: int, guests: tuple[int, ...], near: int) -> list[Maids]:
    """Every way for head housemaids to screen invitations of the tile and of cards."""
    places = [
        (source, kind)
        for source in (TILE, *guests)
        for kind in (rules.tiles.screens[code] if source == TILE else rules.people.screens[source])
    ]
    found: list[Maids] = [()]
    for number in range(1, min(crowds.count(near, HEAD_HOUSEMAID), len(places)) + 1):
        found += [tuple(sorted(chosen)) for chosen in itertools.combinations(places, number)]
    return found


# All of them


def assisted_hosts(county: County, seat: int, code: int) -> Iterator[Host]:
    """Every activity of a tile, side up, that is not a plain one."""
    rules = county.rules
    near = everybody_near(county, seat)
    own = county.hand[seat]
    hand = own | lendable_cards(county, seat)
    for frame in frames(county, seat, code, near):
        reach = county.eligible_level + (rules.extras.cook_reach if frame.cook else 0)
        slots = candidates(rules, hand, reach, code)
        crowd = frame.extras().crowd
        if not crowds.covers(near, crowd):
            continue
        reserve = near - crowd
        for size in company_sizes(county, seat, code, frame, hand):
            if rules.tiles.from_supply[code]:
                yield from with_company(county, seat, code, frame, (), (), reach, near)
                continue
            spreads = sizes(rules, code, size)
            for guests, choices in companies(rules, code, slots, spreads, reserve, abilities(county, seat)):
                yield from with_company(county, seat, code, frame, guests, choices, reach, near)


def with_company(
    county: County,
    seat: int,
    code: int,
    frame: Frame,
    guests: tuple[int, ...],
    choices: Choices,
    reach: int,
    near: int,
) -> Iterator[Host]:
    """Every activity with a company that is not a plain one."""
    rules = county.rules
    visitors = 0
    for guest in guests:
        if not (county.hand[seat] >> guest) & 1:
            visitors |= 1 << guest
    boys_ways: list[Boys] = [()]
    maids_ways: list[Maids] = [()]
    if rules.extras.in_play:
        boys_ways = boys_for(rules, guests, near)
        maids_ways = maids_for(rules, code, guests, near)
    for boys in boys_ways:
        for maids in maids_ways:
            extras = frame.extras(boys, maids)
            for given in _gifts(rules, visitors):
                yield from _with_extras(
                    county, seat, code, guests, choices, with_gifts(extras, given), visitors, reach
                )


def with_gifts(extras: Extras, given: int) -> Extras:
    """The extras with the partner's family members whose favour the partner enjoys."""
    return with_team(extras, 0, given) if given else extras


def _gifts(rules: Rules, visitors: int) -> list[int]:
    """Every choice of visiting family members whose favour goes to their own family."""
    found = [0]
    for card in bits(visitors & rules.people.family_mask):
        found += [given | (1 << card) for given in found]
    return found


def _with_extras(
    county: County,
    seat: int,
    code: int,
    guests: tuple[int, ...],
    choices: Choices,
    extras: Extras,
    visitors: int,
    reach: int,
) -> Iterator[Host]:
    rules = county.rules
    plan = plan_for(rules, code, guests, choices, extras, visitors)
    if plan.fault or plan.rating > reach or refuse_purpose(county, seat, code, plan) is not None:
        return
    if plan.larger and rules.extras.kitchen not in county.estate[seat]:
        return
    as_asked = rules.tiles.from_supply[code] or len(guests) == sum(rules.tiles.guest_counts[code])
    plain = extras is PLAIN and not visitors and as_asked
    loans = loans_for(county, seat, plan)
    for staffing in all_staffings(county, seat, plan.need, rules.tiles.frame[code], extras.crowd):
        lack, borrowed = staffing[2:]
        if plain and not borrowed:
            continue  # these are listed elsewhere
        cost = loans * rules.reputation.loan_steps + crowds.total(lack) * rules.reputation.help_steps
        if cost <= county.steps[seat]:
            host = _host(code, guests, choices, staffing, loans, plan, extras)
            if not was_declined(county, seat, host):
                yield host


def _host(
    code: int,
    guests: tuple[int, ...],
    choices: Choices,
    staffing: TeamStaffing,
    loans: int,
    plan: Plan,
    extras: Extras,
) -> Host:
    crew, rest, lack, borrowed = staffing
    if borrowed:
        extras = with_team(extras, borrowed, extras.given)
    return Host(code >> 1, guests, choices, crew, rest, lack, loans, plan, extras)


# One at random


def sample_assisted(county: County, seat: int, rng: random.Random) -> Host | None:
    """One of them at random; None when a few tries came to nothing."""
    rules = county.rules
    near = everybody_near(county, seat)
    own = county.hand[seat]
    hand = own if rng.random() < 0.5 else own | lendable_cards(county, seat)
    codes = [code for code in county.estate[seat] if rules.tiles.is_activity[code]]
    for _ in range(TRIES if codes else 0):
        code = codes[int(rng.random() * len(codes))]
        ways = frames(county, seat, code, near)
        if not ways:
            continue
        frame = ways[int(rng.random() * len(ways))]
        found = _sampled(county, seat, code, frame, hand, near, rng)
        if found is not None and refuse_host(county, seat, found) is None:
            return found
    return None


def _sampled(
    county: County, seat: int, code: int, frame: Frame, hand: int, near: int, rng: random.Random
) -> Host | None:
    rules = county.rules
    reach = county.eligible_level + (rules.extras.cook_reach if frame.cook else 0)
    guests: tuple[int, ...] = ()
    choices: Choices = ()
    if not rules.tiles.from_supply[code]:
        differences = company_sizes(county, seat, code, frame, hand)
        spreads = sizes(rules, code, rng.choice(differences))
        slots = candidates(rules, hand, reach, code)
        drawn = random_guests(rng.choice(spreads), slots, rng)
        if drawn is None:
            return None
        guests = drawn
        choices = rng.choice(party_for(rules, code, guests).offers)
    boys: Boys = ()
    maids: Maids = ()
    if rules.extras.in_play:
        boys = rng.choice(boys_for(rules, guests, near))
        maids = rng.choice(maids_for(rules, code, guests, near))
    visitors = visitors_among(county, seat, sum([1 << guest for guest in guests]))
    given = rng.choice(_gifts(rules, visitors))
    extras = with_gifts(frame.extras(boys, maids), given)
    plan = plan_for(rules, code, guests, choices, extras, visitors)
    if plan.fault:
        return None
    staffs = list(all_staffings(county, seat, plan.need, rules.tiles.frame[code], extras.crowd))
    if not staffs:
        return None
    return _host(code, guests, choices, rng.choice(staffs), loans_for(county, seat, plan), plan, extras)
