"""The optional card of a dynamic opponent: it buys with an aim, and learns from courtships lost (p. 2)."""

from __future__ import annotations

from typing import Final, TypeVar

from parlour.games.obsession.content.solo import DynamicRow, ScavengerRow
from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.scoring.courtship import category_vp
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import RefillMarket, RefreshMarket, clear_space, price_of
from parlour.games.obsession.words.catalogue import TILES
from parlour.kernel.agenda import CHANCE, push
from parlour.kernel.errors import RulesBug, given
from parlour.kernel.event import Event

R = TypeVar("R", DynamicRow, ScavengerRow)
PLAYER: Final = 0
NOTHING: Final = -1


def monument_space(county: County) -> int:
    """The space, from 0, of the monument with the lowest price, as in buying; of equals the leftmost; or -1.

    What counts is the space and the modifier of the tile together (EN Solitaire, Playing the Game).
    """
    rules = county.rules
    spaces = [at for at, tile in enumerate(county.market) if rules.data.tiles[tile].kind == "monument"]
    return min(spaces, key=lambda at: price_of(county, county.market[at], at + 1), default=NOTHING)


def take_away(county: County, space: int) -> None:
    """Out of the game with the tile, both if there are two; the market slides and is filled."""
    gone = clear_space(county, space)
    county.removed = tuple(sorted(county.removed + gone))
    if county.sink is not None:
        told: dict[str, str | int] = {"tile": TILES[gone[0]], "count": len(gone)}
        county.sink.append(Event("opponent-buys", -1, dict(told)))
    push(county, CHANCE, RefillMarket())


def row_of(rows: tuple[R, ...], pips: int) -> R:
    """The row of a card that a roll, already modified, falls into."""
    for row in rows:
        if row.min <= pips <= row.max:
            return row
    raise RulesBug(f"no row for {pips}")


def buy_dynamically(county: County, rolled: int, pips: int) -> None:
    """Follow the aim of the row, or the one behind it where nothing in the market fits."""
    row = row_of(county.rules.data.dynamic_rows, pips)
    aim = row.aim
    space = aimed_space(county, aim)
    if space == NOTHING and row.otherwise != "none":
        aim = row.otherwise
        space = aimed_space(county, aim)
    if county.sink is not None:
        told: dict[str, str | int] = {"pips": rolled, "modified": pips, "aim": aim}
        county.sink.append(Event("opponent-aims", -1, dict(told)))
    county.opponent_idle = aim == "refresh" or space == NOTHING
    if aim == "refresh":
        push(county, CHANCE, RefreshMarket())
    elif space != NOTHING:
        take_away(county, space)


def aimed_space(county: County, aim: str) -> int:
    """The space, from 0, with the tile that an aim picks, or -1."""
    if aim == "monument":
        return monument_space(county)
    if aim == "best-tile":
        return _best_space(county)
    if aim in ("strongest-category", "contested-category"):
        category = _strongest(county) if aim == "strongest-category" else _contested(county)
        for space, tile in enumerate(county.market):
            if county.rules.tiles.category[tile * 2] == category:
                return space
    return NOTHING


def opponent_shows(county: County, category: int) -> int:
    """The points of the opponent's chart in a category this season, with what it has learnt."""
    opponent = given(county.rules.table.opponent, "nobody plays alone here")
    columns = county.rules.data.solo_rules.columns
    points = opponent.chart[county.season()][columns.index(CATEGORIES[category])]
    return points + (county.escalation[category] if county.escalation else 0)


def _strongest(county: County) -> int:
    """The category in which the player shows most; of equals the one with more tiles, then the first."""
    rules = county.rules
    columns = [rules.tiles.category[code] for code in county.estate[PLAYER]]
    shown = [
        (category_vp(county, PLAYER, category), columns.count(category))
        for category in range(len(CATEGORIES))
    ]
    return shown.index(max(shown))


def _contested(county: County) -> int:
    """The category with the closest race that the player does not lose, or -1; the first of several."""
    leads = [
        category_vp(county, PLAYER, category) - opponent_shows(county, category)
        for category in range(len(CATEGORIES))
    ]
    held = [lead for lead in leads if lead >= 0]
    return leads.index(min(held)) if held else NOTHING


def _best_space(county: County) -> int:
    """The tile with most points on its front; of several the one furthest left."""
    if not county.market:
        return NOTHING
    points = [county.rules.tiles.vp[tile * 2] for tile in county.market]
    return points.index(max(points))


def escalate(county: County) -> None:
    """A dynamic opponent that loses a courtship answers where the player is strongest, up to a limit."""
    if not county.rules.table.dynamic:
        return
    rules = county.rules.data.dynamic_rules
    learnt = list(county.escalation or (0,) * len(CATEGORIES))
    category = _strongest(county)
    learnt[category] = min(learnt[category] + rules.escalation_step, rules.escalation_maximum)
    county.escalation = tuple(learnt)
