"""The points that everybody can expect, how far off they may be, and who wins together."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.mind.learned import (
    DECIDED,
    ENVY,
    TURNS,
    Learned,
    LearnedAppraiser,
    group_of,
    steward_spread,
)
from parlour.games.obsession.modes.estate_challenge import target
from parlour.games.obsession.modes.solo import opponent_terms
from parlour.games.obsession.scoring.score_sheet import score_sheet
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.calendar import Calendar
from parlour.games.obsession.steward.worth.rates import Rates
from parlour.games.obsession.steward.worth.value import FAIRCHILD, Appraiser
from parlour.games.obsession.turn.turn import BeginTurn, ChooseTurn


class Rated:
    """Appraisers of one search: prices are worked out once for each seat, number of turns and level."""

    def __init__(self, learned: Learned) -> None:
        self.learned: Final = learned
        self.rates: Final[dict[tuple[int, int, int], Rates]] = {}

    def appraiser(self, county: County, seat: int, envy: float = ENVY) -> Appraiser:
        """The appraiser of a seat; prices may be those of another world with as many turns to come."""
        key = (seat, Calendar(county, seat).turns, county.level(seat))
        known = LearnedAppraiser(county, seat, self.learned, self.rates.get(key), envy)
        self.rates[key] = known.rates
        return known


def expected_points(county: County, rated: Rated) -> tuple[float, ...]:
    """By seat, an opponent or a target last; at the end, the score sheet."""
    if not county.agenda:
        return tuple([float(line.total) for line in score_sheet(county)])
    rules = county.rules
    ahead = before_the_turn(county)
    worths = [rated.appraiser(ahead, seat, 0.0).worth(ahead) for seat in range(rules.seats)]
    # A team shares its score: each partner's worth is the team's as that partner sees it.
    points = [
        worths[seat] if partner < 0 else (worths[seat] + worths[partner]) / 2
        for seat, partner in enumerate(rules.table.partner)
    ]
    if rules.table.challenge is not None:
        points.append(float(target(county)))
    elif rules.table.opponent is not None:
        # What the opponent may yet win at courtships is in the worth of the seat already, as its stake.
        points.append(float(sum([value for _, value in opponent_terms(county)])) + FAIRCHILD)
    return tuple(points)


def spread_of(county: County, learned: Learned) -> float:
    """How far the final lead may lie from the expected one."""
    if not county.agenda:
        return DECIDED
    turns = Calendar(county, 0).turns + 1
    group = group_of(county.rules)
    if group in learned:
        return learned[group].spread[min(turns, TURNS)]
    return steward_spread(turns)


def stage_of(county: County) -> int:
    """The rounds with turns that have begun: what a courtship brings is known only in the round after it."""
    courts = county.rules.season.courts
    begun = 0
    for at in range(county.round + 1):
        if not courts[at]:
            begun += 1
    return begun


def sides_of(county: County) -> tuple[int, ...]:
    """Partners have the number of the first of them; an opponent has one of its own."""
    table = county.rules.table
    sides = [seat if partner < 0 else min(seat, partner) for seat, partner in enumerate(table.partner)]
    if table.challenge is not None or table.opponent is not None:
        sides.append(county.rules.seats)
    return tuple(sides)


def before_the_turn(county: County) -> County:
    """The same position, but a turn in which nothing has happened is still to come: it is worth something."""
    item, seat = county.agenda[-1]
    if not isinstance(item, ChooseTurn):
        return county
    ahead = county.clone()
    ahead.agenda[-1] = (BeginTurn(), seat)
    return ahead
