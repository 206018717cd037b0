"""What a drawn board shows of a mode of play, worked out from the view: nothing here is a rule.

Everything is JSON-able and in words; docs/notation-obsession.md describes the keys.
"""

from __future__ import annotations

from parlour.games.obsession.aids.cells import goal
from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.aids.consent import consent_asked
from parlour.games.obsession.aids.helpers import EXTRA, abilities_told, extras_plain, helpers
from parlour.games.obsession.aids.reasons import (
    has_fair_ahead,
    public_county,
    ready_county,
    way_to_invite,
)
from parlour.games.obsession.content.cards import Condition, Milestone
from parlour.games.obsession.content.words import CATEGORIES, SERVANTS
from parlour.games.obsession.modes.columns import challenge_of, column, is_complete
from parlour.games.obsession.modes.estate_challenge import round_modifier, stolen_by, target
from parlour.games.obsession.modes.milestones import is_reached
from parlour.games.obsession.scoring.conditions import amount_of
from parlour.games.obsession.scoring.score_sheet import team_terms
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import price_of
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, MILESTONES, SERVANT_AT, TILES, bits
from parlour.kernel.game import Cell


def mode_aids(view: CountyView) -> dict[str, object]:
    """Milestones, teams, the challenge, the servant draft and extra servants; None for what is not played."""
    county = public_county(view)
    rules = view.rules
    return {
        "milestones": [_milestone(view, county, at) for at in range(len(view.milestones))],
        "teams": _teams(view, county) if rules.table.partner[0] >= 0 else None,
        "consent": consent_asked(view, county) if rules.table.partner[0] >= 0 else None,
        "challenge": _challenge(view, county) if rules.table.challenge is not None else None,
        "draft": {"servants": crowds.words(view.servant_row)} if view.servant_row else None,
        "extras": _extras(view),
        "tableau-top": None if rules.season.track.courtship else rules.reputation.max_level,
        "guest-limit": _guest_limit(view) if rules.people.guest_limit else None,
        "cheaper-tiles": view.discounts,
    }


def _things(cells: tuple[Cell, ...]) -> list[dict[str, object]]:
    return [{"sort": cell.sort, "value": cell.value} for cell in cells]


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


def _milestone(view: CountyView, county: County, at: int) -> dict[str, object]:
    card = view.milestones[at]
    record = view.rules.data.milestones[card]
    seats = range(len(view.rows))
    found = [progress(county, seat, record.condition) for seat in seats]
    return {
        "milestone": MILESTONES[card],
        "goal": _things((goal(record.condition),))[0],
        "places": view.rules.data.milestone_rules.places,
        "vp": list(place_points(record)),
        "claimed-by": list(view.claims[at]),
        "reached": [is_reached(county, seat, card) for seat in seats],
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


def _teams(view: CountyView, county: County) -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    for seat in range(len(view.rows) // 2):
        pair = [seat, view.rules.table.partner[seat]]
        is_active = view.active in pair
        told.append(
            {
                "seats": pair,
                "score": team_points(view, county, seat),
                "lent": crowds.words(view.lent) if is_active else [],
                "visiting": [GENTRY[card] for card in bits(view.visiting)] if is_active else [],
            }
        )
    return told


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


def _challenge(view: CountyView, county: County) -> dict[str, object]:
    rules = view.rules
    challenge = challenge_of(county)
    seat = view.seat or 0
    return {
        "target": target(county),
        "round": challenge.round,
        "modifiers": [
            {"round": at + 1, "vp": modifier_at(county, at)}
            for at in range(rules.season.rounds_known(view.round))
        ],
        "limit": challenge.column,
        "columns": {
            name: {
                "tiles": len(column(county, seat, category)),
                "full": len(column(county, seat, category)) >= challenge.column,
                "left": columns_left(county, category),
            }
            for category, name in enumerate(CATEGORIES)
        },
        "complete": is_complete(county, seat),
        "stacks": [
            {
                "space": at + 1,
                "price": rules.market.prices[at],
                "sale": rules.market.sale_in(view.round),
                "tiles": [{"tile": TILES[tile], "price": price_of(county, tile, at + 1)} for tile in pile],
            }
            for at, pile in enumerate(view.piles)
        ],
        "theft": [
            {"roll": pips, "tile": TILES[tile] if tile >= 0 else None} for pips, tile in thefts(county)
        ],
        "stolen": [TILES[tile] for tile in view.removed],
        "scrapped": [TILES[tile] for tile in view.scrapped],
    }


# Extra servants


def _extras(view: CountyView) -> dict[str, object] | None:
    """The own extra servants, where they could be placed, and what can be done with help only."""
    seat = view.seat
    if seat is None or view.rows[seat].family < 0 or not view.rules.extras.has_assists:
        return None
    county = ready_county(view, seat)
    fair = has_fair_ahead(view, seat)
    household = county.household(seat)
    return {
        "servants": [
            {
                "servant": SERVANTS[servant],
                "available": crowds.count(county.available[seat], servant) > 0,
                "can": _things(abilities_told(county, seat, servant, fair)),
            }
            for servant in EXTRA
            if view.rules.extras.in_play and crowds.count(household, servant)
        ],
        "places": extras_plain(county, seat, fair),
        "helped": _helped(Inquiry(county, seat)),
    }


def _helped(inquiry: Inquiry) -> dict[str, dict[str, list[str]]]:
    """Tiles and guests that can be used with help only, and with whose."""
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
        if county.rules.people.rating[card] > county.gate:
            way = way_to_invite(inquiry, card)
            needed = () if way is None else helpers(county, seat, way)
            if needed:
                guests[GENTRY[card]] = list(needed)
    return {"tiles": tiles, "guests": guests}


def _guest_limit(view: CountyView) -> dict[str, object]:
    """The most prestige guests of a circle, and how many everybody has."""
    county = public_county(view)
    mask = view.rules.people.prestige_mask
    return {
        "limit": view.rules.people.guest_limit,
        "guests": [len(bits(county.circle(seat) & mask)) for seat in range(len(view.rows))],
    }
