"""The builders' market: which tiles come into it, in what order, and what they cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.ruleset.options import chosen_monuments, intensive_tiles
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.words.actions import BUY_ROW, RESERVE
from parlour.games.obsession.words.catalogue import TILE_AT


class Market:
    """Tiles by number as far as they are for sale."""

    def __init__(self, agreed: Agreed, setup_seats: int, events: tuple[str, ...]) -> None:
        params = agreed.params
        options = agreed.options
        data = agreed.data
        every = range(len(data.tiles))
        self.stacks: Final = _stacks(data) if params.stacks else ()
        self.copies: Final = _copies(data, agreed.content, params.extra_copies, self.stacks)
        self.first_market: Final = tuple([_qualifies(data, at) for at in every])
        self.opening: Final = tuple([tile for tile in every if self.first_market[tile]])
        self.redraw: Final = options["first-market"]
        self.spaces: Final = data.market.open_spaces
        self.stacking: Final = params.stacking
        # Prices
        self.prices: Final = tuple([space.price for space in data.positions])
        self.price_mod: Final = tuple([tile.price_mod for tile in data.tiles])
        self.least_price: Final = data.price_rule.minimum
        self.purchases: Final = data.price_rule.purchases_per_turn
        self.architect_price: Final = max([special.discount for special in data.specials], default=0)
        # Estate Challenge: what everything is cheaper by, round by round
        sale = data.price_rule.estate_challenge_builders_discount if params.challenge else 0
        self.sale: Final = tuple([sale if event == "builders_holiday" else 0 for event in events])
        # What a family that passes may take
        self.rents: Final = 200
        # Reserves
        self.reserves: Final = params.reserves and options["reserves"] == "on"
        self.reserve_of: Final = tuple([_reserve(data, at) for at in every])
        self.reserve_price: Final = tuple([reserve.price for reserve in data.reserves])
        # In one row, tile * BUY_ROW + space: the prices where nobody brings them down and there is no sale
        self.tags: Final = tuple([self._tag(tile, space) for tile in every for space in range(BUY_ROW)])
        self.has_sale: Final = any(self.sale)
        # Service tiles and monuments agreed on
        self.service_tiles: Final = intensive_tiles(params.intensive, options["service-tiles"], data)
        self.service_drawn: Final = params.intensive_drawn
        self.sculpture: Final = options["sculpture-garden"] == "required"
        self.maze: Final = params.maze
        self.monuments: Final = tuple(
            [
                at
                for at, tile in enumerate(data.tiles)
                if tile.kind == "monument" and tile.set == params.monuments
            ]
        )
        self.named_monuments: Final = (
            chosen_monuments(options["monuments"], data, setup_seats, self.sculpture, self.maze)
            if params.monuments == "base"
            else self.monuments
        )

    def _tag(self, tile: int, space: int) -> int:
        """The price of a tile on a space or in its reserve, with its modifier (rule 3; ruling 16)."""
        if space == RESERVE:
            base = self.reserve_price[self.reserve_of[tile]]
        else:
            base = self.prices[min(space, len(self.prices)) - 1]
        return max(base + self.price_mod[tile], self.least_price)

    def sale_in(self, at: int) -> int:
        """What everything is cheaper by in a round (from 0)."""
        return self.sale[at] if at < len(self.sale) else 0


def _stacks(data: Dataset) -> tuple[tuple[int, ...], ...]:
    """The stacks of the Estate Challenge by market space, top tile first."""
    ordered = sorted(data.stacks, key=lambda stack: stack.position)
    return tuple([tuple([TILE_AT[name] for name in stack.tiles]) for stack in ordered])


def _copies(
    data: Dataset, content: Mapping[str, tuple[str, ...]], doubled: bool, stacks: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """By tile: the copies that go into the bag or onto the stacks; monuments join the bag later."""
    if stacks:
        stacked = [tile for stack in stacks for tile in stack]
        return tuple([stacked.count(at) for at in range(len(data.tiles))])
    found: list[int] = []
    for tile in data.tiles:
        chosen = tile.set in content["tile_sets"] or tile.id in content.get("tile_ids", ())
        if chosen and tile.kind not in ("start", "monument"):
            found.append(tile.copies + (tile.ud_extra_copies if doubled else 0))
        else:
            found.append(0)
    return tuple(found)


def _reserve(data: Dataset, tile: int) -> int:
    """The reserve that takes a tile once it is open, or -1."""
    record = data.tiles[tile]
    if record.kind in ("monument", "start"):
        return -1
    for at, reserve in enumerate(data.reserves):
        if reserve.takes_kind == record.kind or (reserve.takes_pr and reserve.takes_pr == record.pr):
            return at
    return -1


def _qualifies(data: Dataset, tile: int) -> bool:
    """Whether a tile may come into the first market (Central Play Area Setup, 8)."""
    record = data.tiles[tile]
    first = data.initial_market
    if record.kind in first.excluded_kinds:
        return False
    if record.kind == "service":
        return record.id in first.allowed_service
    return record.pr in first.allowed_pr
