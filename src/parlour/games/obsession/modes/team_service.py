"""Provide Service with the partner of a team: which crews there are when some of them are lent (p. 12)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.obsession.hosting.service import LENDS, abilities, crews, serves, staffings, ways
from parlour.games.obsession.modes.lending import lendable_servants
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds

TeamStaffing = tuple[int, int, int, int]
"""A crew, the one of it who rested (or -1), the service help it takes, and those whom the partner lends."""


def all_staffings(county: County, seat: int, need: int, frame: int, extra: int) -> Iterator[TeamStaffing]:
    """Every crew for a need beside *extra* servants; in teams with every share the partner could lend."""
    for crew, rest, lack in staffings(county, seat, need, frame, extra):
        yield crew, rest, lack, 0
    lendable = 0 if county.passing else lendable_servants(county, seat)
    if lendable:
        for crew in crews(county.rules, need):
            yield from with_partner(county, seat, need, frame, extra, crew, lendable)


def with_partner(
    county: County, seat: int, need: int, frame: int, extra: int, crew: int, lendable: int, least: int = 0
) -> Iterator[TeamStaffing]:
    """Every way to have a crew with servants of the partner: out of the *lendable*, no fewer than *least*."""
    rules = county.rules
    able = abilities(county, seat)
    quarters = county.quarters[seat]
    forced = crowds.missing(crew + extra, county.available[seat] + quarters)
    if not crowds.covers(lendable, forced) or not crowds.covers(crew + extra, least):
        return
    if not ways(rules, need, crew, frame):
        return
    rests = [-1]
    if able & LENDS:
        rests += crowds.types(quarters)
    for borrowed in shares(crew + extra, lendable, forced + crowds.missing(least, forced)):
        if not borrowed or not _can_lend(county, rules, seat, borrowed):
            continue
        own = crew + extra - borrowed
        for rest in rests:
            working, mine, resting = crew, own, quarters
            if rest >= 0:
                if not crowds.count(crew, rest) or not crowds.count(own, rest):
                    continue
                one = crowds.ONE[rest]
                working, mine, resting = crew - one, own - one, quarters - one
            lack = crowds.missing(mine, county.available[seat])
            if not crowds.covers(resting, lack):
                continue
            if crowds.total(lack) * rules.reputation.help_steps > county.steps[seat]:
                continue
            present = county.available[seat] + lack + borrowed - extra
            if serves(rules, able, need, working, present, rest, frame):
                yield crew, rest, lack, borrowed


def _can_lend(county: County, rules: Rules, seat: int, servants: int) -> bool:
    """Whether the partner has them at hand, or rested and the reputation to fetch them."""
    partner = rules.table.partner[seat]
    lack = crowds.missing(servants, county.available[partner])
    if not crowds.covers(county.quarters[partner], lack):
        return False
    return crowds.total(lack) * rules.reputation.help_steps <= county.steps[partner]


def shares(crowd: int, most: int, least: int = 0) -> list[int]:
    """Every part of a crowd that is also in *most*, with at least some of them; nobody is a part, too.

    >>> shares(2 * crowds.ONE[3] + crowds.ONE[5], crowds.ONE[3] + crowds.ONE[5]) == [
    ...     0, crowds.ONE[3], crowds.ONE[5], crowds.ONE[3] + crowds.ONE[5]
    ... ]
    True
    """
    found = [0]
    for servant in crowds.types(crowd):
        number = min(crowds.count(crowd, servant), crowds.count(most, servant))
        low = crowds.count(least, servant)
        found = [part + more * crowds.ONE[servant] for more in range(low, number + 1) for part in found]
    return found
