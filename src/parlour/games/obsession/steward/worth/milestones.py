"""Milestones: which to claim, and what those within reach are worth."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.modes.milestones import refuse_claim
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.progress import turns_to
from parlour.games.obsession.turn.any_time import take_special
from parlour.games.obsession.words.actions import CLAIM
from parlour.kernel.action import Action

EAGER: Final = 0.82
"""What is left of the hope for a place after every turn that it takes."""


def best_claim(county: County, seat: int) -> int:
    """The milestone to claim now, the one with most points, or -1."""
    best = -1
    most = -1
    if county.claimed:
        return best
    for at, card in enumerate(county.milestones):
        if refuse_claim(county, seat, card) is None:
            points = _points(county, at)
            if points > most:
                best = card
                most = points
    return best


def claim_of(county: County, seat: int) -> Action | None:
    """The claim to make now, if there is one."""
    card = best_claim(county, seat) if county.milestones else -1
    return None if card < 0 else CLAIM[card]


def claim_all(county: County, seat: int) -> None:
    """Claim in a position that is only imagined."""
    card = best_claim(county, seat)
    if card >= 0:
        take_special(county, seat, CLAIM[card])


def _points(county: County, at: int) -> int:
    """The points of the next place of a milestone."""
    record = county.rules.data.milestones[county.milestones[at]]
    return record.vp_second if county.claims[at] else record.vp_first


def hoped_claims(county: County, seat: int, turns: int) -> float:
    """The points of places that can still be hoped for."""
    total = 0.0
    if not turns:
        return total
    data = county.rules.data
    for at, card in enumerate(county.milestones):
        claims = county.claims[at]
        if seat in claims or len(claims) >= data.milestone_rules.places:
            continue
        needed = max(1.0, turns_to(county, seat, data.milestones[card].condition))
        if needed <= turns:
            total += _points(county, at) * EAGER**needed
    return total
