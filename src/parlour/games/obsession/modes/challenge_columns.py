"""The columns of the tableau in an Estate Challenge: how long they may be, and tiles given up (p. 14)."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.ruleset.table import Challenge
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import SCRAP, Scrap
from parlour.games.obsession.words.catalogue import SERVANT_AT, TILES
from parlour.kernel.action import Action
from parlour.kernel.errors import Refusal, given
from parlour.kernel.event import Event

RULE: Final = "estate-challenge"


def challenge_of(county: County) -> Challenge:
    """The numbers of this challenge."""
    return given(county.rules.table.challenge, "this is no Estate Challenge")


def column(county: County, seat: int, category: int) -> list[int]:
    """The tiles of an estate in a column of the organiser, side up."""
    return [code for code in county.estate[seat] if county.rules.tiles.category[code] == category]


def is_full(county: County, seat: int, category: int) -> bool:
    """Whether a column has all the tiles it may have."""
    return len(column(county, seat, category)) >= challenge_of(county).column


def scraps(county: County, seat: int) -> list[Action]:
    """The tiles that may be given up: of full columns, and not at the activity of this turn."""
    found: list[Action] = []
    for code in county.estate[seat]:
        if code != county.hosting and is_full(county, seat, county.rules.tiles.category[code]):
            found.append(SCRAP[code >> 1])
    return found


def refuse_scrap(county: County, seat: int, action: Scrap) -> Refusal | None:
    """The judgement on giving up a tile."""
    told: dict[str, str | int] = {"tile": TILES[action.tile]}
    if county.rules.table.challenge is None:
        return Refusal("not-in-this-game", RULE, {"power": "scrap"})
    owned = [code for code in county.estate[seat] if code >> 1 == action.tile]
    if not owned:
        return Refusal("tile-not-yours", RULE, told)
    if owned[0] == county.hosting:
        return Refusal("tile-in-use", RULE, told)
    if not is_full(county, seat, county.rules.tiles.category[owned[0]]):
        return Refusal("column-not-full", RULE, told)
    return None


def scrap(county: County, seat: int, tile: int) -> None:
    """The tile leaves the game, and what it granted is lost: with the pantry goes its underbutler."""
    county.estate[seat] = tuple([code for code in county.estate[seat] if code >> 1 != tile])
    county.scrapped = tuple(sorted((*county.scrapped, tile)))
    if county.sink is not None:
        county.sink.append(Event("tile-scrapped", seat, {"tile": TILES[tile]}))
    effect = county.rules.tiles.faces[tile * 2].effect
    if effect is not None and effect.kind == "on_purchase_servant":
        for name in effect.servants:
            _let_go(county, seat, crowds.ONE[SERVANT_AT[name]])


def _let_go(county: County, seat: int, one: int) -> None:
    """A servant goes back to those for hire, from wherever he is."""
    for area in (county.expended, county.quarters, county.available):
        if crowds.covers(area[seat], one):
            area[seat] -= one
            county.pool += one
            return
    if crowds.covers(county.serving, one):
        county.serving -= one
        county.pool += one


def is_complete(county: County, seat: int) -> bool:
    """Whether every column is full and every tile that flips shows its rose."""
    rules = county.rules
    for category in range(len(CATEGORIES)):
        if len(column(county, seat, category)) != challenge_of(county).column:
            return False
    return all(code & 1 or rules.tiles.flips[code >> 1] != "once" for code in county.estate[seat])
