"""The useful man's last service: he leaves the game for a new market, or for a tile of the bag (p. 8)."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import EMPTY, STACKED, RefreshMarket, clear_space, slide
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import FETCH, SWEEP, Fetch
from parlour.games.obsession.words.catalogue import TILES
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.action import Action
from parlour.kernel.agenda import push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event

RULE: Final = "useful-man"
ONE: Final = crowds.ONE[USEFUL_MAN]


class UsefulMan(Power[County]):
    """He must be available. His refresh is free, and not the one that reputation buys once a turn."""

    def offers(self, county: County, seat: int, last: bool) -> list[Action]:
        if _refuse_leaving(county, seat, last) is not None:
            return []
        found: list[Action] = [SWEEP]
        found.extend([FETCH[tile] for tile in range(len(TILES)) if may_fetch(county, tile)])
        return found

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        refusal = _refuse_leaving(county, seat, last)
        if refusal is None and isinstance(action, Fetch) and not may_fetch(county, action.tile):
            return Refusal("tile-not-in-bag", RULE, {"tile": TILES[action.tile]})
        return refusal

    def take(self, county: County, seat: int, action: Action) -> None:
        county.available[seat] -= ONE
        county.left_game += ONE
        county.without_useful_man |= 1 << seat
        if county.sink is not None:
            county.sink.append(Event("useful-man-leaves", seat, {}))
        if isinstance(action, Fetch):
            fetch_tile(county, action.tile)
        else:
            push(county, seat, RefreshMarket())

    def can_wait(self, county: County, seat: int) -> bool:
        return _refuse_leaving(county, seat, False) is not None


def _refuse_leaving(county: County, seat: int, last: bool) -> Refusal | None:
    if last:
        return Refusal("turn-is-over", RULE)
    if county.rules.market.stacks:
        return Refusal("market-is-stacked", STACKED)
    if not crowds.count(county.available[seat], USEFUL_MAN):
        return Refusal("servant-not-available", RULE, {"servants": "useful-man"})
    return None


def may_fetch(county: County, tile: int) -> bool:
    """Whether a tile is in the bag and no monument."""
    return county.bag[tile] > 0 and county.rules.data.tiles[tile].kind != "monument"


def fetch_tile(county: County, tile: int) -> None:
    """The tile comes to the dearest space; the cheapest goes back into the bag and the others slide.

    A duplicate joins its stack, and the reserves do not claim the tile (ruling 26). Where purchases left
    spaces open nothing goes back; they stay open until the market is refilled.
    """
    rules = county.rules
    slide(county)
    county.bag[tile] -= 1
    if rules.market.stacking and tile in county.market:
        at = county.market.index(tile)
        county.stacks = (*county.stacks[:at], county.stacks[at] + 1, *county.stacks[at + 1 :])
    else:
        if len(county.market) == rules.market.spaces:
            for old in clear_space(county, 0):
                county.bag[old] += 1
        open_spaces = rules.market.spaces - 1 - len(county.market)
        county.market += (EMPTY,) * open_spaces + (tile,)
        county.stacks += (0,) * open_spaces + (1,)
    if county.sink is not None:
        county.sink.append(Event("tile-fetched", -1, {"tile": TILES[tile]}))
