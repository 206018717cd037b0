"""A view of Obsession as numbers. Seats count clockwise from the one that looks; absent ones are all 0."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.manifest.meta import META
from parlour.games.obsession.scoring.score_sheet import SCORED
from parlour.games.obsession.sight.view import CountyView, SeatView
from parlour.games.obsession.words.catalogue import (
    COPIES,
    FAMILIES,
    GENTRY,
    MILESTONES,
    OBJECTIVE_KINDS,
    THEME_KINDS,
    TILES,
    VP_KINDS,
    bits,
)
from parlour.kernel.beyond.study import starts_of

SEATS: Final = 6
MOST: Final = 255
DETAILS: Final = 3
SEASONS: Final = 5
SERVANT_BITS: Final = 6
KIND_AT: Final = {kind: at for at, kind in enumerate(META.question_kinds)}
SCORE_AT: Final = {name: at for at, name in enumerate(SCORED)}
TILE_COUNT: Final = len(TILES)
GENTRY_COUNT: Final = len(GENTRY)
SERVANT_COUNT: Final = len(SERVANTS)
OBJECTIVE_COUNT: Final = len(OBJECTIVE_KINDS)
VP_COUNT: Final = len(VP_KINDS)
FAMILY_COUNT: Final = len(FAMILIES)
SCORE_COUNT: Final = len(SCORE_AT)
RESERVE: Final = 7

SEAT_PARTS: Final[tuple[tuple[str, int, str], ...]] = (
    ("is-there", 1, "1 for a seat of this game"),
    ("family", FAMILY_COUNT, "1 for the family"),
    ("steps", 1, "reputation in steps"),
    ("pounds", 1, "money in hundreds"),
    ("objectives-held", 1, "how many objectives"),
    ("vp-cards-held", 1, "how many victory point cards"),
    ("score", SCORE_COUNT, "points as things stand, by category, as far as the viewer knows"),
    ("available", SERVANT_COUNT, "servants ready for service, by type"),
    ("quarters", SERVANT_COUNT, "servants in their quarters"),
    ("expended", SERVANT_COUNT, "servants used in the last turn"),
    ("objectives", OBJECTIVE_COUNT, "objectives, by kind, as far as the viewer knows"),
    ("vp-cards", VP_COUNT, "victory point cards, by kind, as far as the viewer knows"),
    ("estate", TILE_COUNT, "tiles: 1 with the front up, 2 with the back up"),
    ("hand", GENTRY_COUNT, "the active hand"),
    ("discard", GENTRY_COUNT, "the discard pile"),
)
SEAT_SIZE: Final = sum([size for _, size, _ in SEAT_PARTS])
PARTS: Final[tuple[tuple[str, int, str], ...]] = (
    ("question", len(KIND_AT), "1 for the kind of the open question"),
    ("detail", DETAILS, "numbers that the question holds, each plus 1"),
    ("own-seat", SEATS, "1 for the number of the own seat, by which answers name seats"),
    ("to-move", SEATS, "1 for every seat that is to answer"),
    ("active", SEATS, "1 for the seat whose turn it is"),
    ("first", SEATS, "1 for the seat with the pawn of the first player"),
    ("round", 1, "the round, from 0"),
    ("theme-round", 1, "the round that the die named for the theme, plus 1"),
    ("eligible-level", 1, "the level by which tile and guests are judged in this turn"),
    ("passing", 1, "1 while the seat passes"),
    ("disreputable", 1, "1 if it had no reputation"),
    ("bought", 1, "tiles bought in this turn"),
    ("unlimited", 1, "1 if more than one may be bought"),
    ("refreshed", 1, "1 if the market was refreshed for reputation"),
    ("dismissals", 1, "dismissals that this turn still allows"),
    ("discounts", 1, "purchases an architect still makes cheaper"),
    ("claimed", 1, "1 if a milestone was claimed in this turn"),
    ("asked", 1, "1 if the partner was asked for money"),
    ("reserves-open", 1, "how many reserves are open"),
    ("new-in-market", 1, "spaces at the right filled since the refill began"),
    ("opponent-idle", 1, "1 if the opponent bought nothing in the last round"),
    ("opponent-vp-cards", 1, "victory point cards of the opponent"),
    ("opponent-fairchild", 1, "the Fairchild who visits the opponent, plus 1"),
    ("decks", 5, "cards in the decks: casual, prestige, objectives, victory points, themes"),
    ("for-hire", SERVANT_COUNT, "servants on the supply board"),
    ("servant-row", SERVANT_COUNT, "servants laid out for the draft"),
    ("left-the-game", SERVANT_COUNT, "servants out of the game"),
    ("serving", SERVANT_COUNT, "servants at work"),
    ("lent", SERVANT_COUNT, "those of them whom the partner lends"),
    ("activity", TILE_COUNT, "1 at the tile that is hosted"),
    ("market", TILE_COUNT, "the space of a tile in the market, 1 to 6; 7 in a reserve"),
    ("market-copies", TILE_COUNT, "copies of it there"),
    ("bag", TILE_COUNT, "copies in the bag"),
    ("monuments", TILE_COUNT, "1 for each monument of this game"),
    ("out", TILE_COUNT, "tiles set aside, scrapped or out of the game"),
    ("piles", TILE_COUNT, "how deep in its pile a tile lies, from 1"),
    ("attending", GENTRY_COUNT, "who attends the activity"),
    ("visiting", GENTRY_COUNT, "those of them who are the partner's"),
    ("stayed-on", GENTRY_COUNT, "houseguests who stayed on"),
    ("draft-row", GENTRY_COUNT, "guests laid out for the draft"),
    ("known-in-deck", GENTRY_COUNT, "guests whose place in a deck the viewer knows"),
    ("drawn", OBJECTIVE_COUNT, "objectives drawn to choose from, by kind"),
    ("themes", SEASONS * len(THEME_KINDS), "1 for the theme of each season"),
    ("milestones", len(MILESTONES), "1 for each milestone of this game"),
    ("claims", len(MILESTONES) * SEATS, "1 for each seat that has claimed it"),
    *[
        (f"seat-{seat}-{name}", size, f"{about}; seat {seat} from the own one" if seat else about)
        for seat in range(SEATS)
        for name, size, about in SEAT_PARTS
    ],
)
LENGTH: Final = sum([size for _, size, _ in PARTS])


STARTS: Final = starts_of(PARTS)
AT_SEAT: Final = STARTS["seat-0-is-there"]
AT_ROUND: Final = STARTS["round"]
AT_HIRE: Final = STARTS["for-hire"]
AT_ACTIVITY: Final = STARTS["activity"]
AT_ATTENDING: Final = STARTS["attending"]


def observed(view: CountyView) -> bytes:
    """The numbers of `PARTS`."""
    out = [0] * LENGTH
    seats = view.rules.seats
    me = 0 if view.seat is None else view.seat
    kind = KIND_AT.get(view.question)
    if kind is not None:
        out[kind] = 1
    at = STARTS["detail"]
    if view.agenda:
        _details(out, at, view.agenda[-1][0].values())
    at += DETAILS
    out[at + me] = 1
    at += SEATS
    for seat in view.to_move:
        if seat >= 0:
            out[at + (seat - me) % seats] = 1
    at += SEATS
    if view.active >= 0:
        out[at + (view.active - me) % seats] = 1
    at += SEATS
    out[at + (view.first - me) % seats] = 1
    _numbers(out, view)
    at = AT_HIRE
    for crowd in (view.pool, view.servant_row, view.left_game, view.serving, view.lent):
        _crowd(out, at, crowd)
        at += SERVANT_COUNT
    _tiles(out, view)
    at = AT_ATTENDING
    starters = 0
    for card in view.starter_row:
        starters |= 1 << card
    known = 0
    for deck in (view.casual, view.prestige):
        for stratum in deck:
            for card in stratum.cards:
                known |= 1 << card
    for mask in (view.attending, view.visiting, view.stayed_on, starters, known):
        for card in bits(mask):
            out[at + card] = 1
        at += GENTRY_COUNT
    for card in view.drawn:
        out[at + card // COPIES] += 1
    at += OBJECTIVE_COUNT
    for season, theme in enumerate(view.themes[:SEASONS]):
        out[at + season * len(THEME_KINDS) + theme // COPIES] = 1
    at += SEASONS * len(THEME_KINDS)
    for milestone in view.milestones:
        out[at + milestone] = 1
    at += len(MILESTONES)
    for milestone, claimants in zip(view.milestones, view.claims, strict=False):
        for seat in claimants:
            out[at + milestone * SEATS + (seat - me) % seats] = 1
    for seat, row in enumerate(view.rows):
        _seat(out, AT_SEAT + (seat - me) % seats * SEAT_SIZE, row)
    return bytes(out)


def _numbers(out: list[int], view: CountyView) -> None:
    at = AT_ROUND
    numbers = (
        view.round,
        view.theme_round + 1,
        view.eligible_level,
        1 if view.passing else 0,
        1 if view.at_floor else 0,
        view.bought,
        1 if view.unlimited else 0,
        1 if view.refreshed else 0,
        view.dismissals,
        view.discounts,
        1 if view.claimed else 0,
        1 if view.asked else 0,
        view.reserves_open,
        view.new_in_market,
        1 if view.opponent_idle else 0,
        view.opponent_vp_count,
        view.opponent_fairchild + 1,
    )
    for number in numbers:
        out[at] = min(max(number, 0), MOST)
        at += 1
    for deck in (view.casual, view.prestige, view.objective_deck, view.vp_deck, view.theme_deck):
        out[at] = min(sum([stratum.size for stratum in deck]), MOST)
        at += 1


def _tiles(out: list[int], view: CountyView) -> None:
    at = AT_ACTIVITY
    if view.hosting >= 0:
        out[at + (view.hosting >> 1)] = 1
    at += TILE_COUNT
    for space, tile in enumerate(view.market):
        if tile >= 0:
            out[at + tile] = space + 1
            out[at + TILE_COUNT + tile] += view.stacks[space] if space < len(view.stacks) else 1
    for tile in view.reserve:
        if not out[at + tile]:
            out[at + tile] = RESERVE
        out[at + TILE_COUNT + tile] += 1
    at += 2 * TILE_COUNT
    for tile, copies in enumerate(view.bag):
        out[at + tile] = copies
    at += TILE_COUNT
    for tile in view.monuments:
        out[at + tile] = 1
    at += TILE_COUNT
    for some in (view.set_aside, view.scrapped, view.removed):
        for tile in some:
            out[at + tile] += 1
    at += TILE_COUNT
    for pile in view.piles:
        for depth, tile in enumerate(pile):
            out[at + tile] = depth + 1


def _details(out: list[int], at: int, values: tuple[object, ...]) -> None:
    end = at + DETAILS
    for value in values:
        if isinstance(value, int) and at < end:
            out[at] = min(max(value + 1, 0), MOST)
            at += 1


def _crowd(out: list[int], at: int, crowd: int) -> None:
    while crowd:
        out[at] = crowd & 63
        crowd >>= SERVANT_BITS
        at += 1


def _seat(out: list[int], at: int, row: SeatView) -> None:
    out[at] = 1
    if row.family >= 0:
        out[at + 1 + row.family] = 1
    at += 1 + FAMILY_COUNT
    out[at] = min(row.steps, MOST)
    out[at + 1] = min(max(row.pounds // 100, 0), MOST)
    out[at + 2] = row.objective_count
    out[at + 3] = min(row.vp_count, MOST)
    at += 4
    for name, points in row.score:
        out[at + SCORE_AT[name]] = min(max(points, 0), MOST)
    at += SCORE_COUNT
    for crowd in (row.available, row.quarters, row.expended):
        _crowd(out, at, crowd)
        at += SERVANT_COUNT
    if row.objectives is not None:
        for card in row.objectives:
            out[at + card // COPIES] += 1
    else:
        for card, _ in row.known_objectives:
            out[at + card // COPIES] += 1
    at += OBJECTIVE_COUNT
    for card in row.open_vp if row.vp_cards is None else row.vp_cards:
        out[at + card // COPIES] += 1
    at += VP_COUNT
    for code in row.estate:
        out[at + (code >> 1)] = 1 + (code & 1)
    at += TILE_COUNT
    for card in bits(row.hand):
        out[at + card] = 1
    at += GENTRY_COUNT
    for card in bits(row.discard):
        out[at + card] = 1
