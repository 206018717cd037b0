"""A view as JSON-able words; docs/notation-obsession.md describes the keys.

What stands between marks is written by tools/write_fields.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.obsession.sight.deck_sight import StratumSight
from parlour.games.obsession.sight.shapes import DeckPart, OwnTile, PlainCounty, SeatRow
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import (
    COPIES,
    FAMILIES,
    GENTRY,
    MILESTONES,
    OBJECTIVES,
    THEME_KINDS,
    TILES,
    VP_CARDS,
    bits,
)
from parlour.kernel.agenda import CHANCE, TABLE

if TYPE_CHECKING:
    from parlour.games.obsession.sight.view import CountyView, SeatView

_OWNERS: Final[dict[int, str]] = {CHANCE: "chance", TABLE: "table"}


def gentry_words(mask: int) -> list[str]:
    """The cards in a mask by name."""
    return [GENTRY[card] for card in bits(mask)]


def tile_side(code: int) -> OwnTile:
    """A tile of an estate: its name and the side that is up."""
    return {"tile": TILES[code >> 1], "side": "back" if code & 1 else "front"}


def _deck(sight: tuple[StratumSight, ...], names: tuple[str, ...]) -> list[DeckPart]:
    return [
        {"cards": stratum.size, "settled": stratum.fixed, "known": [names[card] for card in stratum.cards]}
        for stratum in sight
    ]


def _seat(row: SeatView) -> SeatRow:
    told: SeatRow = {
        "level": row.steps // 5 + 1,
        "position": row.steps % 5 + 1,
        "objective-count": row.objective_count,
        "vp-card-count": row.vp_count,
        "objectives-known": [OBJECTIVES[card] for card, _ in row.known_objectives],
        "score": dict(row.score),
        # fields: words of seats
        "family": FAMILIES[row.family] if row.family >= 0 else None,
        "pounds": row.pounds,
        "available": crowds.words(row.available),
        "quarters": crowds.words(row.quarters),
        "expended": crowds.words(row.expended),
        "estate": [tile_side(code) for code in row.estate],
        "hand": gentry_words(row.hand),
        "discard": gentry_words(row.discard),
        "vp-cards-known": [VP_CARDS[card] for card in row.open_vp],
        # fields end
    }
    if row.objectives is not None:
        told["objectives"] = [OBJECTIVES[card] for card in row.objectives]
    if row.vp_cards is not None:
        told["vp-cards"] = [VP_CARDS[card] for card in row.vp_cards]
    return told


def plain_view(view: CountyView) -> PlainCounty:
    """The view, key by key."""
    rules = view.rules
    told: PlainCounty = {
        "game": "obsession",
        "modules": list(rules.modules),
        "options": dict(rules.options),
        "viewer": view.seat,
        "to-move": [_OWNERS.get(seat, seat) for seat in view.to_move],
        "question": view.question,
        "event": rules.season.event_in(view.round),
        "season": min(view.round // rules.season.length + 1, rules.season.track.seasons),
        "seats": [_seat(row) for row in view.rows],
        "drawn": [OBJECTIVES[card] for card in view.drawn],
        "drawn-count": view.drawn_count,
        "casual-deck": _deck(view.casual, GENTRY),
        "prestige-deck": _deck(view.prestige, GENTRY),
        "objective-deck": _deck(view.objective_deck, OBJECTIVES),
        "vp-deck": _deck(view.vp_deck, VP_CARDS),
        "theme-cards": sum([stratum.size for stratum in view.theme_deck]),
        "market": [
            {"tile": TILES[tile], "copies": copies} if tile >= 0 else None
            for tile, copies in zip(view.market, view.stacks, strict=True)
        ],
        "given-up": _given_up(view),
        # fields: words
        "round": view.round + 1,
        "first": view.first,
        "for-hire": crowds.words(view.pool),
        "active": view.active if view.active >= 0 else None,
        "passing": view.passing,
        "eligible-level": view.eligible_level,
        "disreputable": view.at_floor,
        "serving": crowds.words(view.serving),
        "activity": tile_side(view.hosting) if view.hosting >= 0 else None,
        "attending": gentry_words(view.attending),
        "bought": view.bought,
        "unlimited-purchases": view.unlimited,
        "refreshed": view.refreshed,
        "dismissals": view.dismissals,
        "cheaper-tiles": view.discounts,
        "starters": [GENTRY[card] for card in view.starters],
        "draft-row": [GENTRY[card] for card in view.starter_row],
        "servant-row": crowds.words(view.servant_row),
        "left-the-game": crowds.words(view.left_game),
        "without-useful-man": bits(view.without_useful_man),
        "stayed": gentry_words(view.stayed_on),
        "themes": [THEME_KINDS[card // COPIES] for card in view.themes],
        "theme-round": view.theme_round + 1 if view.theme_round >= 0 else None,
        "bag": {TILES[tile]: copies for tile, copies in enumerate(view.bag) if copies},
        "new-in-market": view.new_in_market,
        "set-aside": [TILES[tile] for tile in view.set_aside],
        "reserve": [TILES[tile] for tile in view.reserve],
        "reserves-open": view.reserves_open,
        "monuments": [TILES[tile] for tile in view.monuments],
        "market-redrawn": view.redrawn,
        # fields end
    }
    if rules.goals.milestones:
        told["milestones"] = [
            {"milestone": MILESTONES[card], "claimed-by": list(claims)}
            for card, claims in zip(view.milestones, view.claims, strict=True)
        ]
        told["claimed"] = view.claimed
    if rules.table.partner[0] >= 0:
        told["teams"] = {
            "partners": list(rules.table.partner),
            "lent": crowds.words(view.lent),
            "visiting": gentry_words(view.visiting),
            "asked": view.asked,
            "declined": list(view.declined),
            "partner-dismissals": view.partner_dismissals,
        }
    if rules.market.stacks:
        told["stacks"] = [[TILES[tile] for tile in pile] for pile in view.piles]
    if rules.table.challenge is not None:
        told["challenge"] = {
            "target": rules.table.challenge.target,
            "round": rules.table.challenge.round,
            "column": rules.table.challenge.column,
            "step": rules.table.challenge.step,
            "counts-stolen": rules.table.challenge.counts_stolen,
            "removed": [TILES[tile] for tile in view.removed],
            "scrapped": [TILES[tile] for tile in view.scrapped],
        }
    if rules.table.opponent is not None:
        told["opponent"] = {
            "name": rules.table.opponent.id,
            "level": rules.table.opponent.level,
            "base-score": rules.table.opponent.base_score,
            "chart": [list(row) for row in rules.table.opponent.chart],
            "vp-card-count": view.opponent_vp_count,
            "vp-cards": None if view.opponent_vp is None else [VP_CARDS[card] for card in view.opponent_vp],
            "fairchild": view.opponent_fairchild >= 0,
            "idle": view.opponent_idle,
            "removed": [TILES[tile] for tile in view.removed],
            "escalation": list(view.escalation),
        }
    return told


def _given_up(view: CountyView) -> list[str]:
    own = [row for seat, row in enumerate(view.rows) if seat == view.seat]
    return [OBJECTIVES[card] for row in own for card, _ in row.given_up]
