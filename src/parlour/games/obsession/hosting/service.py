"""Provide Service: who can serve for whom, and which crews of servants satisfy what an activity needs.

Which servant stands beside which guest changes nothing; what counts is the crew as a whole. So for a need
and a crew there is a short list of *ways*: masks of the stand-in rules that must hold for the crew to do.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.servants import StandIn
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.ruleset.cache import MANY
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT, TILE_AT

EXACT: Final = 0
"""A way without any stand-in."""


NO_FRAME: Final = -1
"""Where it does not matter which servant is asked for by the frame of the tile."""


def ways(rules: Rules, need: int, crew: int, frame: int = NO_FRAME) -> tuple[int, ...]:
    """The least sets of stand-in rules by which *crew* serves *need*; empty when it cannot.

    *frame* is the servant of the need whom the tile asks for, where some stand in on cards alone.
    """
    key = (need, crew, frame)
    known = rules.memory.servings.get(key)
    if known is None:
        if frame < 0:
            found = _ways(rules.servants.stand_ins, _requests(need), crew, {}, ANYWHERE)
        else:
            found = _framed(rules.servants.stand_ins, need, crew, frame)
        known = _least(found)
        if len(rules.memory.servings) > MANY:
            rules.memory.servings.clear()
        rules.memory.servings[key] = known
    return known


ANYWHERE: Final = ""
ON_TILES: Final = "tile"
ON_CARDS: Final = "guest"


def _framed(rules: tuple[StandIn, ...], need: int, crew: int, frame: int) -> set[int]:
    """The ways to serve when the tile's own servant is found first, then those of the guests."""
    found: set[int] = set()
    rest = _requests(need - crowds.ONE[frame])
    known: dict[tuple[int, int], set[int]] = {}
    for servant in range(len(SERVANTS)):
        if not crowds.count(crew, servant):
            continue
        for first in _ways(rules, (frame,), crowds.ONE[servant], {}, ON_TILES):
            others = _ways(rules, rest, crew - crowds.ONE[servant], known, ON_CARDS)
            found |= {first | way for way in others}
    return found


def _requests(need: int) -> tuple[int, ...]:
    wanted: list[int] = []
    for servant in range(len(SERVANTS)):
        wanted.extend([servant] * crowds.count(need, servant))
    return tuple(wanted)


def _ways(
    rules: tuple[StandIn, ...],
    wanted: tuple[int, ...],
    crew: int,
    known: dict[tuple[int, int], set[int]],
    place: str,
) -> set[int]:
    """Every set of stand-in rules by which the whole crew serves the requests, all of them in one *place*."""
    if not wanted:
        return {EXACT} if crew == 0 else set()
    key = (len(wanted), crew)
    found = known.get(key)
    if found is not None:
        return found
    found = set()
    request = wanted[0]
    rest = wanted[1:]
    if crowds.count(crew, request):
        found |= _ways(rules, rest, crew - crowds.ONE[request], known, place)
    for at, rule in enumerate(rules):
        servant = SERVANT_AT[rule.servant]
        if rule.only_tile or SERVANTS[request] not in rule.stands_for or not crowds.count(crew, servant):
            continue
        if place and place not in rule.place:
            continue
        for way in _ways(rules, rest, crew - crowds.ONE[servant], known, place):
            found.add(way | (1 << at))
    known[key] = found
    return found


def _least(found: set[int]) -> tuple[int, ...]:
    """Without the ways that ask for more than another one does."""
    return tuple(
        sorted([way for way in found if not any(less != way and less & way == less for less in found)])
    )


def crews(rules: Rules, need: int) -> tuple[int, ...]:
    """Every crew that can serve *need* under some stand-in rules, the plain one first."""
    known = rules.memory.crews.get(need)
    if known is None:
        found = {0}
        for request in _requests(need):
            servants = [request]
            for rule in rules.servants.stand_ins:
                if SERVANTS[request] in rule.stands_for and not rule.only_tile:
                    servants.append(SERVANT_AT[rule.servant])
            found = {crew + crowds.ONE[servant] for crew in found for servant in servants}
        known = tuple(sorted(found, key=lambda crew: (crew != need, crew)))
        rules.memory.crews[need] = known
    return known


LENDS: Final = 1
"""The bit of `abilities` that says that a resting servant may serve; the others are stand-in rules."""


def abilities(county: County, seat: int) -> int:
    """What the tiles of an estate do for service: `LENDS`, and the stand-in rules that have their tile."""
    estate = county.estate[seat]
    rules = county.rules
    known = rules.memory.abilities.get(estate)
    if known is None:
        known = 0
        for code in estate:
            if rules.standing.lends[code]:
                known |= LENDS
        for at, rule in enumerate(rules.servants.stand_ins):
            if not rule.requires_tile or county.owns(seat, TILE_AT[rule.requires_tile]):
                known |= 2 << at
        if len(rules.memory.abilities) > MANY:
            rules.memory.abilities.clear()
        rules.memory.abilities[estate] = known
    return known


def broken_rule(rules: Rules, able: int, way: int, present: int, crew: int) -> StandIn | None:
    """The first stand-in rule of *way* that does not hold, by the `abilities` of the estate.

    *present* is everybody in Available Service, service help included; *crew* those of them who serve.
    """
    for at, rule in enumerate(rules.servants.stand_ins):
        if not (way >> at) & 1:
            continue
        if not (able >> (at + 1)) & 1:
            return rule
        if rule.condition == "none_available" and _left(rule, present, crew):
            return rule
    return None


def _left(rule: StandIn, present: int, crew: int) -> bool:
    """Whether one for whom the servant stands in is still available (ruling 9)."""
    for name in rule.stands_for:
        servant = SERVANT_AT[name]
        if crowds.count(present, servant) > crowds.count(crew, servant):
            return True
    return False


def serves(
    rules: Rules, able: int, need: int, crew: int, present: int, rested: int, frame: int = NO_FRAME
) -> bool:
    """Whether *crew* of those *present*, and the one who *rested* (or -1), may serve *need*."""
    everybody = crew if rested < 0 else crew + crowds.ONE[rested]
    for way in ways(rules, need, everybody, frame):
        if way == EXACT or broken_rule(rules, able, way, present, crew) is None:
            return True
    return False


def could_serve(
    rules: Rules, able: int, need: int, frame: int, reserve: int, ready: int, fetched: int
) -> bool:
    """Whether servants could be found for all of a need, were no stand-in ever barred by another servant.

    No rule, but a bound that is quick to have: by the `abilities` of an estate and a *reserve* in all, of
    whom no more are *fetched* than that who are not among those *ready*.
    """
    key = (able, need, frame, reserve, ready, fetched)
    known = rules.memory.bounds.get(key)
    if known is None:
        known = _matches(rules, able, need, frame, reserve, ready, fetched)
        if len(rules.memory.bounds) > MANY:
            rules.memory.bounds.clear()
        rules.memory.bounds[key] = known
    return known


def _matches(rules: Rules, able: int, need: int, frame: int, reserve: int, ready: int, fetched: int) -> bool:
    """No set of those asked for may outnumber all who could come for any of them (Hall's theorem)."""
    groups: list[tuple[int, int]] = [(0, 0)]
    place = ANYWHERE
    if frame >= 0:
        groups.append((1, _stand_ins(rules, able, frame, ON_TILES)))
        place = ON_CARDS
        need -= crowds.ONE[frame]
    for servant in crowds.types(need):
        heads = crowds.count(need, servant)
        stands = _stand_ins(rules, able, servant, place)
        groups += [(wanted + heads, who | stands) for wanted, who in groups]
    for wanted, who in groups:
        here = 0
        at_once = 0
        servant = 0
        while who:
            if who & 1:
                here += crowds.count(reserve, servant)
                at_once += crowds.count(ready, servant)
            who >>= 1
            servant += 1
        if wanted > here or wanted > at_once + fetched:
            return False
    return True


def _stand_ins(rules: Rules, able: int, request: int, place: str) -> int:
    """All who may come for a servant asked for in a place, one bit for each type."""
    stands = 1 << request
    for at, rule in enumerate(rules.servants.stand_ins):
        if rule.only_tile or not (able >> (at + 1)) & 1 or (place and place not in rule.place):
            continue
        if SERVANTS[request] in rule.stands_for:
            stands |= 1 << SERVANT_AT[rule.servant]
    return stands


def in_reach(county: County, seat: int) -> int:
    """Everybody who could serve now; those who rest only where a tile or reputation can fetch them."""
    rests = county.quarters[seat]
    if rests and (
        county.steps[seat] >= county.rules.reputation.help_steps or abilities(county, seat) & LENDS
    ):
        return county.available[seat] + rests
    return county.available[seat]


Staffing = tuple[int, int, int]
"""A crew, the one of it who rested (or -1), and the service help it takes."""


def staffings(
    county: County, seat: int, need: int, frame: int = NO_FRAME, extra: int = 0
) -> tuple[Staffing, ...]:
    """Every crew that may serve now; *extra* servants are placed besides, and not to be had for it."""
    rules = county.rules
    available = county.available[seat]
    quarters = county.quarters[seat]
    helps = county.steps[seat] // rules.reputation.help_steps if quarters else 0
    short = 0
    if extra:
        short = crowds.missing(extra, available)
        if short:
            if not crowds.covers(quarters, short) or crowds.total(short) > helps:
                return ()
            quarters -= short
            helps -= crowds.total(short)
        available -= extra - short
    # Whoever neither serves nor bars a stand-in changes nothing: fewer crowds to tell apart.
    concerned = _concerned(rules, need)
    quarters &= concerned
    if helps:
        helps = min(helps, crowds.total(quarters)) if quarters else 0
    found = crews_among(rules, (need, available & concerned, quarters, helps, abilities(county, seat), frame))
    if short:
        return tuple([(crew, rest, lack + short) for crew, rest, lack in found])
    return found


def _concerned(rules: Rules, need: int) -> int:
    """All who could serve a need, and all for whom one of them stands in, with every bit of theirs."""
    known = rules.memory.concerned.get(need)
    if known is None:
        types = set(_requests(need))
        for rule in rules.servants.stand_ins:
            if any(SERVANT_AT[name] in types for name in rule.stands_for):
                types |= {SERVANT_AT[rule.servant], *[SERVANT_AT[name] for name in rule.stands_for]}
        known = sum([crowds.FIELD << (crowds.BITS * servant) for servant in types])
        rules.memory.concerned[need] = known
    return known


StaffKey = tuple[int, int, int, int, int, int]
"""Need, available, quarters, helps affordable, abilities and frame."""


def crews_among(rules: Rules, key: StaffKey) -> tuple[Staffing, ...]:
    """Every crew that may serve, remembered."""
    known = rules.memory.staffings.get(key)
    if known is None:
        known = tuple(_staffings(rules, key))
        if len(rules.memory.staffings) > MANY:
            rules.memory.staffings.clear()
        rules.memory.staffings[key] = known
    return known


def _staffings(rules: Rules, key: StaffKey) -> list[Staffing]:
    need, available, quarters, helps, able, frame = key
    rests = [-1]
    if able & LENDS:
        rests += crowds.types(quarters)
    found: list[Staffing] = []
    for crew in crews(rules, need):
        if not crowds.covers(available + quarters, crew) or not ways(rules, need, crew, frame):
            continue
        for rest in rests:
            working = crew
            resting = quarters
            if rest >= 0:
                if not crowds.count(crew, rest):
                    continue
                working -= crowds.ONE[rest]
                resting -= crowds.ONE[rest]
            lack = crowds.missing(working, available)
            if lack and not (crowds.covers(resting, lack) and crowds.total(lack) <= helps):
                continue
            if serves(rules, able, need, working, available + lack, rest, frame):
                found.append((crew, rest, lack))
    return found
