"""The Builders' Market: prices, reserves, first market, bag; and the stacks of the Estate Challenge."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.shared import Named, Names, Origin, hundreds, provenance
from parlour.games.obsession.content.words import SETS, STACKS, TILE_KINDS, Ids
from parlour.kernel.beyond.record import Record, by_id, fact, number, several, taken, word
from parlour.kernel.content import DataError, read_flag, read_text

PRICE_MAX: Final[int] = 2000
TILES_MAX: Final[int] = 200
POSITIONS: Final[Ids] = ("1", "2", "3", "4", "5", "6")
PLAYERS: Final[Ids] = ("1", "2", "3", "4", "5", "6")
D20: Final[Ids] = tuple([str(roll) for roll in range(1, 21)])


class Market(Record):
    name: Names = fact(Names.read)
    reserve_name: Names = fact(Names.read)
    open_spaces: int = fact(number(1, 6))
    reserve_spaces: int = fact(number(0, 6))
    origin: Origin = taken(provenance)


class Position(Record):
    """A space of the market and its price."""

    id: str = fact(word(POSITIONS))
    price: int = fact(hundreds(100, PRICE_MAX))
    origin: Origin = taken(provenance)


class Reserve(Named):
    """A reserve takes tiles of one kind or of one prestige rating (0: any)."""

    takes_kind: str = fact(word(TILE_KINDS), absent="")
    takes_pr: int = fact(number(1, 6), absent=0)
    opens_after_courtship: int = fact(number(1, 4))
    price: int = fact(hundreds(100, PRICE_MAX))
    applies_modifier: bool = fact(read_flag)
    refreshed: bool = fact(read_flag)
    origin: Origin = taken(provenance)


class PriceRule(Record):
    minimum: int = fact(hundreds(0, 500))
    useful_man_discount: int = fact(hundreds(0, 500))
    estate_challenge_builders_discount: int = fact(hundreds(0, 500))
    purchases_per_turn: int = fact(number(1, 6))
    no_duplicates: bool = fact(read_flag)
    duplicates_stack: bool = fact(read_flag)
    origin: Origin = taken(provenance)


class InitialMarket(Record):
    """Which tiles may come into the first market."""

    allowed_pr: tuple[int, ...] = fact(several(number(1, 6)))
    allowed_service: tuple[str, ...] = fact(several(read_text))
    excluded_kinds: tuple[str, ...] = fact(several(word(TILE_KINDS)))
    excluded_service: tuple[str, ...] = fact(several(read_text))
    redraw_once_if_all_agree: bool = fact(read_flag)
    origin: Origin = taken(provenance)


class BagMonuments(Record):
    """Monuments in the bag by number of players (the id); ``replaceable``: a tile and its substitute."""

    id: str = fact(word(PLAYERS))
    required: tuple[str, ...] = fact(several(read_text))
    chosen: int = fact(number(0, 6))
    total: int = fact(number(0, 6))
    replaceable: tuple[tuple[str, str], ...] = fact(by_id(read_text))
    origin: Origin = taken(provenance)

    def check(self, path: str) -> None:
        if len(self.required) + self.chosen != self.total:
            raise DataError("monument-total", {"path": path, "total": self.total})


class Bag(Record):
    """Tiles in the bag of the base game; ``totals`` by number of players, monuments included."""

    ordinary: int = fact(number(0, TILES_MAX))
    suites: int = fact(number(0, 9))
    hybrids: int = fact(number(0, 9))
    totals: tuple[tuple[str, int], ...] = fact(by_id(number(0, TILES_MAX), PLAYERS))
    origin: Origin = taken(provenance)


class Stack(Record):
    """A stack of the Estate Challenge, top tile first, with the d20 numbers of its theft markers."""

    id: str = fact(word(STACKS))
    set: str = fact(word(SETS))
    position: int = fact(number(1, 6))
    price: int = fact(hundreds(100, PRICE_MAX))
    tiles: tuple[str, ...] = fact(several(read_text))
    d20: tuple[int, ...] = fact(several(number(1, 20)))
    origin: Origin = taken(provenance)


class Marker(Record):
    """Which tile a roll of the d20 (the id) steals."""

    id: str = fact(word(D20))
    stack: str = fact(word((*STACKS, "none")))
    tile_from_top: int = fact(number(0, 8))
    origin: Origin = taken(provenance)


class EstateChallenge(Record):
    requires: tuple[str, ...] = fact(several(word(SETS)))
    standard_target: int = fact(number(1, 500))
    standard_round: int = fact(number(1, 20))
    extended_target: int = fact(number(1, 500))
    extended_round: int = fact(number(1, 20))
    step_vp: int = fact(number(1, 50))
    tableau_columns: int = fact(number(1, 5))
    standard_tiles_per_column: int = fact(number(1, 9))
    extended_tiles_per_column: int = fact(number(1, 9))
    one_copy_of_each: bool = fact(read_flag)
    suites: bool = fact(read_flag)
    hybrids: bool = fact(read_flag)
    never_block_column: bool = fact(read_flag)
    origin: Origin = taken(provenance)
