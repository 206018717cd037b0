"""The score sheet: seven categories, and the tie-breaks (End Game Scoring)."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession import staff
from parlour.games.obsession.catalogue import COPIES, bits
from parlour.games.obsession.objectives import objective_vp
from parlour.games.obsession.solo import opponent_terms
from parlour.games.obsession.state import County
from parlour.kernel.game import ScoreLine

CATEGORIES: Final = ("tiles", "gentry", "objectives", "reputation", "service", "wealth", "courtship")
WEALTH: Final = 200
"""Pounds for a point."""
OPPONENT_SEAT: Final = -1


def tiles_vp(county: County, seat: int) -> int:
    """All tiles of the estate, as they lie."""
    return sum([county.rules.face_vp[code] for code in county.estate[seat]])


def gentry_vp(county: County, seat: int) -> int:
    """All gentry of the circle, wherever the card is."""
    return sum([county.rules.data.gentry[card].vp for card in bits(county.circle(seat))])


def objectives_vp(county: County, seat: int) -> int:
    """All objectives held."""
    return sum([objective_vp(county, seat, objective) for objective in county.objectives[seat]])


def service_vp(county: County, seat: int) -> int:
    """All servants, wherever they stand."""
    crowd = county.household(seat)
    return sum([staff.count(crowd, servant) * vp for servant, vp in enumerate(county.rules.servant_vp)])


def cards_vp(county: County, seat: int) -> int:
    """Victory point cards that were not used."""
    return sum([county.rules.data.vp_cards[card // COPIES].vp for card in county.vp_cards[seat]])


def terms(county: County, seat: int) -> tuple[tuple[str, int], ...]:
    """The seven categories of a seat as things stand."""
    rules = county.rules
    values = (
        tiles_vp(county, seat),
        gentry_vp(county, seat),
        objectives_vp(county, seat),
        rules.level_vp[county.level(seat) - 1],
        service_vp(county, seat),
        county.pounds[seat] // WEALTH,
        cards_vp(county, seat),
    )
    return tuple(zip(CATEGORIES, values, strict=True))


def has_fairchild(county: County, seat: int) -> bool:
    """Whether a Fairchild is in the circle."""
    return county.circle(seat) & county.rules.fairchild_mask != 0


def score_sheet(county: County) -> tuple[ScoreLine, ...]:
    """One line per seat, and one for the opponent of a solitaire game; the player wins its ties."""
    rules = county.rules
    rows: list[tuple[int, tuple[tuple[str, int], ...], int, int]] = []
    for seat in range(rules.seats):
        told = terms(county, seat)
        # The Fairchild breaks ties first, then reputation: more than any number of steps.
        tie_break = county.steps[seat] + (1000 if has_fairchild(county, seat) else 0)
        rows.append((seat, told, sum([value for _, value in told]), tie_break))
    if rules.solo:
        told = opponent_terms(county)
        rows.append((OPPONENT_SEAT, told, sum([value for _, value in told]), -1))
    return tuple(
        [
            ScoreLine(
                seat=seat,
                terms=told,
                total=total,
                tie_break=tie_break,
                rank=1 + sum([1 for _, _, other, tie in rows if (other, tie) > (total, tie_break)]),
            )
            for seat, told, total, tie_break in rows
        ]
    )
