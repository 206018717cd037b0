"""An activity composed step by step: the tile, guests one by one, extra servants, then those who serve."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.obsession.aids.cells import told
from parlour.games.obsession.aids.composing.draft import Draft, least_company
from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.aids.composing.placements import (
    first_of_several,
    no_such_part,
    offered,
    placed_words,
    placement_told,
    with_part,
)
from parlour.games.obsession.aids.reasons import is_undecided, ready_county, tile_refusal
from parlour.games.obsession.hosting.judgement import face_up
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import specials
from parlour.games.obsession.words.actions import PASS
from parlour.games.obsession.words.catalogue import GENTRY, TILE_AT, TILES
from parlour.kernel.action import Action
from parlour.kernel.game import Cell


@dataclass(frozen=True)
class Stage:
    """What is chosen so far and what to choose next: parts of the answer, by their ids, or whole answers."""

    ask: str
    so_far: tuple[Cell, ...]
    parts: tuple[Cell, ...]
    answers: tuple[Action, ...]


def guide(view: CountyView, chosen: tuple[str, ...]) -> Stage | None:
    """The next stage after the parts *chosen*; None where a question is answered at once.

    The tile comes first, then guests and placements in any order.
    """
    seat = view.seat
    if seat is None or view.question != "host-activity" or view.to_move != (seat,):
        return None
    county = ready_county(view, seat)
    inquiry = Inquiry(county, seat)
    if not chosen:
        return _first_stage(inquiry)
    draft = draft_of(county, seat, chosen)
    left = max(0, least_company(county.rules, draft) - len(draft.guests))
    guests = inquiry.joining(draft)
    answers = tuple(inquiry.whole_activities(draft)) if left == 0 else ()
    words = offered(inquiry, draft) if county.rules.extras.has_assists else ()
    if not (guests or words or answers) and county.rules.extras.has_assists:
        words = first_of_several(inquiry, draft)
    parts = [Cell("gentry", GENTRY[card]) for card in guests] + [Cell("extra", word) for word in words]
    ask = "ob-guide-guest" if left else "ob-guide-crew"
    return Stage(ask, (*_so_far(draft, left), *_doubt(inquiry)), tuple(parts), answers)


def _first_stage(inquiry: Inquiry) -> Stage:
    """The tiles on which something can be hosted, or might; passing where it might be that nothing can."""
    county = inquiry.county
    seat = inquiry.seat
    refusals = {code: tile_refusal(inquiry, code) for code in county.estate[seat]}
    open_codes = [code for code, refusal in refusals.items() if refusal is None or is_undecided(refusal)]
    tiles = tuple([Cell("tile", TILES[code >> 1]) for code in open_codes])
    others = tuple(specials(county, seat, False))
    is_stuck = all(refusal is not None for refusal in refusals.values())
    return Stage("ob-guide-tile", _doubt(inquiry), tiles, (PASS, *others) if is_stuck else others)


def _doubt(inquiry: Inquiry) -> tuple[Cell, ...]:
    """Told where not everything offered is sure to lead to an activity."""
    return (told("guide-too-many-ways"),) if inquiry.was_undecided else ()


def draft_of(county: County, seat: int, chosen: tuple[str, ...]) -> Draft:
    """The activity in the making: guests first, so that what is placed on them finds them."""
    code = face_up(county, seat, TILE_AT.get(chosen[0], -1))
    if code < 0 or not county.rules.tiles.is_activity[code]:
        raise no_such_part(chosen[0])
    draft = Draft(code)
    for word in sorted(chosen[1:], key=lambda word: word not in GENTRY):
        draft = with_part(draft, word)
    return draft


def _so_far(draft: Draft, left: int) -> tuple[Cell, ...]:
    """Tile and company, and everything placed."""
    company = [GENTRY[card] for card in draft.guests]
    first = told(
        "guide-so-far",
        tile=TILES[draft.code >> 1],
        invited=len(company),
        company=",".join(company),
        left=left,
    )
    return (first, *[placement_told(word) for word in placed_words(draft)])
