"""The Builders' Market as a block: what lies where, what it costs, and whether the viewer could pay."""

from __future__ import annotations

from parlour.games.obsession.aids.cells import Cells, Row, labels, number, one, pounds, told
from parlour.games.obsession.aids.reasons import prices, ready_county
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import price_of
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import ARCHITECT, RESERVE, USEFUL
from parlour.games.obsession.words.catalogue import TILES
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.game import Block, Cell


def market_block(view: CountyView) -> Block:
    """Every tile on offer."""
    rules = view.rules
    rows: list[Row] = []
    buyer = None if view.seat is None else ready_county(view, view.seat)
    for tile, space, price in prices(view):
        copies = view.stacks[space - 1] if space != RESERVE else view.reserve.count(tile)
        shown = told("stack", tile=TILES[tile], count=copies) if copies > 1 else Cell("tile", TILES[tile])
        record = rules.data.tiles[tile]
        place = one("space", "reserve") if space == RESERVE else number(space)
        row: list[Cells] = [
            place,
            (shown,),
            one("category", record.category),
            number(record.pr) if record.pr else (),
            (told("two-sides", front=record.front.vp, back=record.back.vp),),
            (pounds(price),),
        ]
        if buyer is not None and view.seat is not None:
            row.append(_offer(buyer, view.seat, tile, space))
        rows.append(tuple(row))
    columns = labels("space", "tile", "category", "rating", "vp", "price")
    if buyer is not None:
        columns += labels("for-you")
    return Block("ob-block-market", columns, tuple(rows))


def _offer(county: County, seat: int, tile: int, space: int) -> Cells:
    """Whether the viewer could pay: what is missing, or that the tile is in the estate already."""
    if county.owns(seat, tile):
        return (told("owned"),)
    pounds_held = county.pounds[seat]
    missing = price_of(county, tile, space) - pounds_held
    if missing <= 0:
        return (told("affordable"),)
    if county.discounts and price_of(county, tile, space, ARCHITECT) <= pounds_held:
        return (told("affordable-architect"),)
    helped = price_of(county, tile, space, USEFUL) <= pounds_held
    if helped and crowds.count(county.available[seat], USEFUL_MAN):
        return (told("affordable-useful-man"),)
    return (told("missing", amount=missing),)
