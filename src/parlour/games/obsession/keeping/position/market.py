"""The market of a described position: monuments, estates, reserves, stacks, and what is left in the bag."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.modes.estate_challenge import lay_out_stacks
from parlour.games.obsession.ruleset.options import barred_monuments, monuments_in_bag, required_monuments
from parlour.games.obsession.state import County
from parlour.games.obsession.words.catalogue import TILE_AT, TILES
from parlour.kernel.beyond.position_reader import Reader
from parlour.kernel.errors import Invalid

STACKED: Final = tuple([name + copies for name in TILES for copies in ("", "*2", "*3")])


def _take(county: County, tile: int, key: str) -> None:
    if not county.bag[tile]:
        raise Invalid("bad-position", {"key": key, "why": TILES[tile]})
    county.bag[tile] -= 1


def place_market(county: County, top: Reader) -> None:
    """Take what lies elsewhere out of the bag, and lay out the market or the stacks."""
    rules = county.rules
    starts = [code >> 1 for code in rules.tiles.start]
    if not rules.market.stacks:
        _place_monuments(county, top)
    county.scrapped = tuple(sorted([TILE_AT[name] for name in top.words("scrapped", TILES)]))
    for seat in range(rules.seats):
        estate = tuple([code for code in county.estate[seat] if code >> 1 not in county.scrapped])
        county.estate[seat] = estate
        for code in estate:
            if code >> 1 not in starts:
                _take(county, code >> 1, "estate")
    for tile in county.scrapped:
        if tile not in starts:
            _take(county, tile, "scrapped")
    county.removed = tuple(sorted([TILE_AT[name] for name in top.words("removed", TILES)]))
    for tile in county.removed:
        _take(county, tile, "removed")
    county.reserves_open = top.number(
        "reserves-open", _reserves_open(county), 0, len(rules.data.reserves) if rules.market.reserves else 0
    )
    if rules.market.stacks:
        lay_out_stacks(county)
    bag = _described_bag(county, top)
    if not rules.market.stacks:
        _place_spaces(county, top)
    if bag is not None:
        _leave_out(county)
        county.bag = bag


def _place_monuments(county: County, top: Reader) -> None:
    rules = county.rules
    row = monuments_in_bag(rules.data, rules.table.setup_seats)
    named = [TILE_AT[name] for name in top.words("monuments", TILES)] or list(rules.market.named_monuments)
    if not named:
        wanted = [
            TILE_AT[name] for name in required_monuments(row, rules.market.sculpture, rules.market.maze)
        ]
        barred = [TILE_AT[name] for name in barred_monuments(row, rules.market.maze)]
        spare = [tile for tile in rules.market.monuments if tile not in wanted and tile not in barred]
        named = (wanted + spare)[: row.total]
    county.monuments = tuple(sorted(named))
    for tile in county.monuments:
        county.bag[tile] += 1


def _described_bag(county: County, top: Reader) -> list[int] | None:
    """What shall be in the bag, set aside before the market is laid out; None where nothing is said."""
    if not top.has("bag"):
        return None
    copies = Reader(top.table("bag", TILES), "bag", TILES)
    described = [copies.number(name, 0, 0, county.bag[tile]) for tile, name in enumerate(TILES)]
    county.bag = [there - wanted for there, wanted in zip(county.bag, described, strict=True)]
    return described


def _leave_out(county: County) -> None:
    """Tiles that lie neither in the described bag nor elsewhere are out of the game.

    Alone they are not: what the opponent or the thief took counts, and must be named as `removed`.
    """
    over = [tile for tile, copies in enumerate(county.bag) for _ in range(copies)]
    if over and county.rules.seats == 1:
        raise Invalid("bad-position", {"key": "bag", "why": "left-over"})
    county.removed = tuple(sorted([*county.removed, *over]))


def _reserves_open(county: County) -> int:
    rules = county.rules
    if not rules.market.reserves:
        return 0
    if not rules.season.track.courtship:
        return (
            len(rules.data.reserves) if county.round >= rules.season.track.service_reserve_opens_after else 0
        )
    return sum([1 for each in rules.data.reserves if each.opens_after_courtship <= county.season()])


def _place_spaces(county: County, top: Reader) -> None:
    county.reserve = tuple(sorted([TILE_AT[name] for name in top.words("reserve", TILES)]))
    for tile in county.reserve:
        _take(county, tile, "reserve")
    words = top.words("market", STACKED)
    if not words:
        words = _default_market(county)
    for word in words:
        name, _, copies = word.partition("*")
        number = int(copies or 1)
        for _ in range(number):
            _take(county, TILE_AT[name], "market")
        county.market += (TILE_AT[name],)
        county.stacks += (number,)


def _default_market(county: County) -> list[str]:
    """The first tiles that may lie in a market now, by their sorting numbers."""
    rules = county.rules
    free = [tile for tile, copies in enumerate(county.bag) if copies and tile not in county.monuments]
    free = [tile for tile in free if not 0 <= rules.market.reserve_of[tile] < county.reserves_open]
    free.sort(key=lambda tile: rules.tiles.tsn[tile])
    return [TILES[tile] for tile in free[: rules.market.spaces]]
