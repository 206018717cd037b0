"""The score sheet: the categories that the modules of a game name, and the tie-breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.obsession.modes.estate_challenge import round_modifier, target
from parlour.games.obsession.modes.milestones import milestones_vp
from parlour.games.obsession.modes.solo import opponent_terms
from parlour.games.obsession.scoring.conditions import objective_vp
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import COPIES, bits
from parlour.kernel.game import ScoreLine

WEALTH: Final = 200
"""Pounds for a point."""
OPPONENT_SEAT: Final = -1
TEAM_OBJECTIVES: Final = 3
FAIRCHILD: Final = 1000


def tiles_vp(county: County, seat: int) -> int:
    """All tiles of the estate, as they lie."""
    return sum([county.rules.tiles.vp[code] for code in county.estate[seat]])


def gentry_vp(county: County, seat: int) -> int:
    """All gentry of the circle, wherever the card is."""
    return sum([county.rules.data.gentry[card].vp for card in bits(county.circle(seat))])


def objectives_vp(county: County, seat: int) -> int:
    """All objectives held."""
    return sum([objective_vp(county, seat, objective) for objective in county.objectives[seat]])


def service_vp(county: County, seat: int) -> int:
    """All servants, wherever they stand."""
    crowd = county.household(seat)
    return sum([crowds.count(crowd, servant) * vp for servant, vp in enumerate(county.rules.servants.vp)])


def cards_vp(county: County, seat: int) -> int:
    """Victory point cards that were not used."""
    return sum([county.rules.data.vp_cards[card // COPIES].vp for card in county.vp_cards[seat]])


def unsavoury_vp(county: County, seat: int) -> int:
    """Tableau: of the gentry only those who cost points are counted."""
    points = [county.rules.data.gentry[card].vp for card in bits(county.circle(seat))]
    return sum([vp for vp in points if vp < 0])


def reputation_vp(county: County, seat: int) -> int:
    """What the level of reputation is worth."""
    return county.rules.reputation.level_vp[county.level(seat) - 1]


def wealth_vp(county: County, seat: int) -> int:
    """A point for every full amount of money."""
    return county.pounds[seat] // WEALTH


SCORED: Final[dict[str, Callable[[County, int], int]]] = {
    "tiles": tiles_vp,
    "gentry": gentry_vp,
    "objectives": objectives_vp,
    "reputation": reputation_vp,
    "service": service_vp,
    "wealth": wealth_vp,
    "courtship": cards_vp,
    "milestones": milestones_vp,
    "unsavoury": unsavoury_vp,
}
"""How each category of the score sheet is counted."""


def category_total(county: County, seat: int, category: str) -> int:
    """The points of a seat in one category of the score sheet."""
    return SCORED[category](county, seat)


def terms(county: County, seat: int) -> tuple[tuple[str, int], ...]:
    """The categories of a seat as things stand."""
    return tuple([(name, category_total(county, seat, name)) for name in county.rules.goals.score])


def has_fairchild(county: County, seat: int) -> bool:
    """Whether a Fairchild is in the circle."""
    return county.circle(seat) & county.rules.people.fairchild_mask != 0


def team_terms(county: County, seat: int) -> tuple[tuple[str, int], ...]:
    """The categories of a team: mean values rounded down, the lower reputation, the three best objectives.

    Milestones are not shared: all that both have claimed counts (p. 12).
    """
    pair = (seat, county.rules.table.partner[seat])
    found: list[tuple[str, int]] = []
    for name in county.rules.goals.score:
        values = [category_total(county, each, name) for each in pair]
        if name == "objectives":
            cards = [objective_vp(county, each, card) for each in pair for card in county.objectives[each]]
            found.append((name, sum(sorted(cards, reverse=True)[:TEAM_OBJECTIVES])))
        elif name == "reputation":
            found.append((name, min(values)))
        elif name == "milestones":
            found.append((name, sum(values)))
        else:
            found.append((name, sum(values) // len(values)))
    return tuple(found)


def tie_break(county: County, seat: int) -> int:
    """What decides between equal totals, as one number."""
    rules = county.rules
    if rules.goals.tie_break == "team":
        return county.steps[seat] + county.steps[rules.table.partner[seat]]
    if rules.goals.tie_break == "tableau":
        # The tiles, then whoever reached the top level.
        return tiles_vp(county, seat) * 2 + (1 if county.level(seat) == rules.reputation.max_level else 0)
    if rules.goals.tie_break == "challenge":
        return 0
    # The Fairchild breaks ties first, then reputation: more than any number of steps.
    return county.steps[seat] + (FAIRCHILD if has_fairchild(county, seat) else 0)


Line = tuple[int, tuple[tuple[str, int], ...], int, int]
"""A seat with its terms, their sum and what breaks a tie."""


def _lines(county: County) -> list[Line]:
    rules = county.rules
    rows: list[Line] = []
    for seat in range(rules.seats):
        told = terms(county, seat) if rules.table.partner[seat] < 0 else team_terms(county, seat)
        if rules.table.challenge is not None:
            told = (*told, ("round", round_modifier(county)))
        rows.append((seat, told, sum([value for _, value in told]), tie_break(county, seat)))
    if rules.table.challenge is not None:
        # The target must be beaten: who equals it has lost.
        points = target(county)
        rows.append((OPPONENT_SEAT, (("target", points),), points, 1))
    elif rules.table.opponent is not None:
        told = opponent_terms(county)
        rows.append((OPPONENT_SEAT, told, sum([value for _, value in told]), -1))
    return rows


def score_sheet(county: County) -> tuple[ScoreLine, ...]:
    """One line per seat, and one for an opponent or a target; partners of a team have the same one."""
    rows = _lines(county)
    return tuple(
        [
            ScoreLine(
                seat=seat,
                terms=told,
                total=total,
                tie_break=tie,
                rank=1 + sum([1 for _, _, other, over in rows if (other, over) > (total, tie)]),
            )
            for seat, told, total, tie in rows
        ]
    )
