"""What a drawn board shows of a mode of play, worked out from the view: nothing here is a rule.

Everything is JSON-able and in words; docs/notation-obsession.md describes the keys.
"""

from __future__ import annotations

from parlour.games.obsession.aids.cells import goal
from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.aids.helpers import helpers
from parlour.games.obsession.aids.reasons import (
    ready_county,
    way_to_invite,
)
from parlour.games.obsession.aids.shapes import ChallengeNow, GuestLimit, Helped, MilestoneNow, TeamNow
from parlour.games.obsession.content.cards import Condition, Milestone
from parlour.games.obsession.modes.estate_challenge import round_modifier, stolen_by, target
from parlour.games.obsession.scoring.conditions import amount_of
from parlour.games.obsession.scoring.score_sheet import team_terms
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, MILESTONES, SERVANT_AT, TILES, bits

# Milestones


def place_points(record: Milestone) -> tuple[int, int]:
    """The points of the first and the second place."""
    return record.vp_first, record.vp_second


def progress(county: County, seat: int, condition: Condition) -> tuple[int, int]:
    """How much a family has of what a milestone asks for, and how much that is."""
    if condition.kind == "servants_at_least":
        crowd = county.household(seat)
        met = [crowds.count(crowd, SERVANT_AT[name]) >= heads for name, heads in condition.servants]
        return sum(met), len(met)
    return amount_of(county, seat, condition), condition.amount


def milestone_now(view: CountyView, county: County, at: int) -> MilestoneNow:
    """What a milestone asks for, and how far everybody is."""
    card = view.milestones[at]
    record = view.rules.data.milestones[card]
    found = [progress(county, seat, record.condition) for seat in range(len(view.rows))]
    asked = goal(record.condition)
    return {
        "milestone": MILESTONES[card],
        "goal": {"sort": asked.sort, "value": asked.value},
        "progress": [{"count": have, "of": want} for have, want in found],
    }


# Teams


def team_points(view: CountyView, county: County, seat: int) -> dict[str, int | None]:
    """The score of a team by category as things stand; None for what the viewer cannot know."""
    pair = (seat, view.rules.table.partner[seat])
    known = [{name for name, _ in view.rows[each].score} for each in pair]
    return {
        name: value if all(name in names for names in known) else None
        for name, value in team_terms(county, seat)
    }


def teams_now(view: CountyView, county: County) -> list[TeamNow]:
    """Every team with its score."""
    return [
        {"seats": [seat, view.rules.table.partner[seat]], "score": team_points(view, county, seat)}
        for seat in range(len(view.rows) // 2)
    ]


# The Estate Challenge


def modifier_at(county: County, at: int) -> int:
    """The points for or against the player if the challenge ended in a round (from 0)."""
    now = county.round
    county.round = at
    points = round_modifier(county)
    county.round = now
    return points


def columns_left(county: County, category: int) -> int:
    """How many tiles of a column lie in the market."""
    category_of = county.rules.tiles.category
    return sum([1 for pile in county.piles for tile in pile if category_of[tile * 2] == category])


def thefts(county: County) -> list[tuple[int, int]]:
    """By number of the die: the tile that the thief would take now, or -1."""
    rolls = [int(marker.id) for marker in county.rules.data.markers]
    return [(pips, stolen_by(county, pips)[1]) for pips in sorted(rolls)] if county.piles else []


def challenge_now(view: CountyView, county: County) -> ChallengeNow:
    """What is to be beaten, what ending in a round is worth, and what the thief would take."""
    rounds = range(view.rules.season.rounds_known(view.round))
    return {
        "target": target(county),
        "modifiers": [{"round": at + 1, "vp": modifier_at(county, at)} for at in rounds],
        "theft": [
            {"roll": pips, "tile": TILES[tile] if tile >= 0 else None} for pips, tile in thefts(county)
        ],
    }


# Extra servants


def helped(view: CountyView) -> Helped | None:
    """What the viewer can use with help only, and with whose."""
    seat = view.seat
    if seat is None or view.rows[seat].family < 0 or not view.rules.extras.has_assists:
        return None
    return _helped(Inquiry(ready_county(view, seat), seat))


def _helped(inquiry: Inquiry) -> Helped:
    county = inquiry.county
    seat = inquiry.seat
    tiles: dict[str, list[str]] = {}
    for code in county.estate[seat]:
        way = inquiry.way((code,))
        needed = () if way is None else helpers(county, seat, way)
        if needed:
            tiles[TILES[code >> 1]] = list(needed)
    guests: dict[str, list[str]] = {}
    for card in bits(county.hand[seat]):
        if county.rules.people.rating[card] > county.eligible_level:
            way = way_to_invite(inquiry, card)
            needed = () if way is None else helpers(county, seat, way)
            if needed:
                guests[GENTRY[card]] = list(needed)
    return {"tiles": tiles, "guests": guests}


def guest_limit(view: CountyView, county: County) -> GuestLimit:
    """The most prestige guests of a circle, and how many everybody has."""
    mask = view.rules.people.prestige_mask
    return {
        "limit": view.rules.people.guest_limit,
        "guests": [len(bits(county.circle(seat) & mask)) for seat in range(len(view.rows))],
    }
