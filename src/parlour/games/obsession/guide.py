"""An activity composed step by step: the tile, guests one by one, extra servants, then those who serve."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.obsession.actions import PASS
from parlour.games.obsession.aids import ready_county, tile_refusal
from parlour.games.obsession.catalogue import GENTRY, TILE_AT, TILES
from parlour.games.obsession.composing import Draft, joining, least_company, whole_activities
from parlour.games.obsession.hosting import face_up
from parlour.games.obsession.placements import (
    first_of_several,
    no_such_part,
    offered,
    placed_words,
    placement_told,
    with_part,
)
from parlour.games.obsession.special import specials
from parlour.games.obsession.state import County
from parlour.games.obsession.telling import told
from parlour.games.obsession.view import CountyView
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
    if not chosen:
        tiles = tuple([Cell("tile", TILES[code >> 1]) for code in open_codes(county, seat)])
        others = tuple(specials(county, seat, False))
        return Stage("ob-guide-tile", (), tiles, others if tiles else (PASS, *others))
    draft = draft_of(county, seat, chosen)
    left = max(0, least_company(county.rules, draft) - len(draft.guests))
    guests = joining(county, seat, draft)
    answers = tuple(whole_activities(county, seat, draft)) if left == 0 else ()
    words = offered(county, seat, draft) if county.rules.has_assists else ()
    if not (guests or words or answers) and county.rules.has_assists:
        words = first_of_several(county, seat, draft)
    parts = [Cell("gentry", GENTRY[card]) for card in guests] + [Cell("extra", word) for word in words]
    ask = "ob-guide-guest" if left else "ob-guide-crew"
    return Stage(ask, _so_far(draft, left), tuple(parts), answers)


def draft_of(county: County, seat: int, chosen: tuple[str, ...]) -> Draft:
    """The activity in the making: guests first, so that what is placed on them finds them."""
    code = face_up(county, seat, TILE_AT.get(chosen[0], -1))
    if code < 0 or not county.rules.is_activity[code]:
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


def open_codes(county: County, seat: int) -> tuple[int, ...]:
    """The own tiles, side up, on which something can be hosted."""
    return tuple([code for code in county.estate[seat] if tile_refusal(county, seat, code) is None])
