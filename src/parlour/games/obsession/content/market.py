"""The Builders' Market: prices, reserves, first market, bag; and the stacks of the Estate Challenge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.obsession.content.rows import Row
from parlour.games.obsession.content.shared import Names, Origin, read_names, read_origin
from parlour.games.obsession.content.words import SETS, STACKS, TILE_KINDS
from parlour.kernel.content import DataError

PRICE_MAX: Final[int] = 2000
TILES_MAX: Final[int] = 200
POSITIONS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
PLAYERS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
D20: Final[tuple[str, ...]] = tuple([str(roll) for roll in range(1, 21)])


@dataclass(frozen=True)
class Market:
    name: Names
    reserve_name: Names
    open_spaces: int
    reserve_spaces: int
    origin: Origin


@dataclass(frozen=True)
class Position:
    """A space of the market and its price."""

    id: str
    price: int
    origin: Origin


@dataclass(frozen=True)
class Reserve:
    """A reserve takes tiles of one kind or of one prestige rating (0: any)."""

    id: str
    name: Names
    takes_kind: str
    takes_pr: int
    opens_after_courtship: int
    price: int
    applies_modifier: bool
    refreshed: bool
    origin: Origin


@dataclass(frozen=True)
class PriceRule:
    minimum: int
    useful_man_discount: int
    estate_challenge_builders_discount: int
    purchases_per_turn: int
    no_duplicates: bool
    duplicates_stack: bool
    origin: Origin


@dataclass(frozen=True)
class InitialMarket:
    """Which tiles may come into the first market."""

    allowed_pr: tuple[int, ...]
    allowed_service: tuple[str, ...]
    excluded_kinds: tuple[str, ...]
    excluded_service: tuple[str, ...]
    redraw_once_if_all_agree: bool
    origin: Origin


@dataclass(frozen=True)
class BagMonuments:
    """Monuments in the bag by number of players (the id); ``replaceable``: a tile and its substitute."""

    id: str
    required: tuple[str, ...]
    chosen: int
    total: int
    replaceable: tuple[tuple[str, str], ...]
    origin: Origin


@dataclass(frozen=True)
class Bag:
    """Tiles in the bag of the base game; ``totals`` by number of players, monuments included."""

    ordinary: int
    suites: int
    hybrids: int
    totals: tuple[tuple[str, int], ...]
    origin: Origin


@dataclass(frozen=True)
class Stack:
    """A stack of the Estate Challenge, top tile first, with the d20 numbers of its theft markers."""

    id: str
    set: str
    position: int
    price: int
    tiles: tuple[str, ...]
    d20: tuple[int, ...]
    origin: Origin


@dataclass(frozen=True)
class Marker:
    """Which tile a roll of the d20 (the id) steals."""

    id: str
    stack: str
    tile_from_top: int
    origin: Origin


@dataclass(frozen=True)
class EstateChallenge:
    requires: tuple[str, ...]
    standard_target: int
    standard_round: int
    extended_target: int
    extended_round: int
    step_vp: int
    tableau_columns: int
    standard_tiles_per_column: int
    extended_tiles_per_column: int
    one_copy_of_each: bool
    suites: bool
    hybrids: bool
    never_block_column: bool
    origin: Origin


def read_market(row: Row) -> Market:
    return Market(
        name=read_names(row),
        reserve_name=read_names(row, "reserve_name"),
        open_spaces=row.number("open_spaces", 1, 6),
        reserve_spaces=row.number("reserve_spaces", 0, 6),
        origin=read_origin(row),
    )


def read_position(row: Row) -> Position:
    return Position(row.word("id", POSITIONS), row.hundreds("price", 100, PRICE_MAX), read_origin(row))


def read_reserve(row: Row) -> Reserve:
    return Reserve(
        id=row.text("id"),
        name=read_names(row),
        takes_kind=row.word("takes_kind", TILE_KINDS, ""),
        takes_pr=row.number("takes_pr", 1, 6, 0),
        opens_after_courtship=row.number("opens_after_courtship", 1, 4),
        price=row.hundreds("price", 100, PRICE_MAX),
        applies_modifier=row.flag("applies_modifier"),
        refreshed=row.flag("refreshed"),
        origin=read_origin(row),
    )


def read_price_rule(row: Row) -> PriceRule:
    return PriceRule(
        minimum=row.hundreds("minimum", 0, 500),
        useful_man_discount=row.hundreds("useful_man_discount", 0, 500),
        estate_challenge_builders_discount=row.hundreds("estate_challenge_builders_discount", 0, 500),
        purchases_per_turn=row.number("purchases_per_turn", 1, 6),
        no_duplicates=row.flag("no_duplicates"),
        duplicates_stack=row.flag("duplicates_stack"),
        origin=read_origin(row),
    )


def read_initial_market(row: Row) -> InitialMarket:
    return InitialMarket(
        allowed_pr=row.numbers("allowed_pr", 1, 6),
        allowed_service=row.words("allowed_service"),
        excluded_kinds=row.words("excluded_kinds", TILE_KINDS),
        excluded_service=row.words("excluded_service"),
        redraw_once_if_all_agree=row.flag("redraw_once_if_all_agree"),
        origin=read_origin(row),
    )


def read_bag_monuments(row: Row) -> BagMonuments:
    inner = row.row("replaceable")
    pairs: list[tuple[str, str]] = []
    for tile in inner.names():
        pairs.append((tile, inner.text(tile)))
    record = BagMonuments(
        id=row.word("id", PLAYERS),
        required=row.words("required"),
        chosen=row.number("chosen", 0, 6),
        total=row.number("total", 0, 6),
        replaceable=tuple(pairs),
        origin=read_origin(row),
    )
    if len(record.required) + record.chosen != record.total:
        raise DataError("monument-total", {"path": row.path, "total": record.total})
    return record


def read_bag(row: Row) -> Bag:
    return Bag(
        ordinary=row.number("ordinary", 0, TILES_MAX),
        suites=row.number("suites", 0, 9),
        hybrids=row.number("hybrids", 0, 9),
        totals=row.counts("totals", PLAYERS, TILES_MAX),
        origin=read_origin(row),
    )


def read_stack(row: Row) -> Stack:
    return Stack(
        id=row.word("id", STACKS),
        set=row.word("set", SETS),
        position=row.number("position", 1, 6),
        price=row.hundreds("price", 100, PRICE_MAX),
        tiles=row.words("tiles"),
        d20=row.numbers("d20", 1, 20),
        origin=read_origin(row),
    )


def read_marker(row: Row) -> Marker:
    return Marker(
        id=row.word("id", D20),
        stack=row.word("stack", (*STACKS, "none")),
        tile_from_top=row.number("tile_from_top", 0, 8),
        origin=read_origin(row),
    )


def read_estate_challenge(row: Row) -> EstateChallenge:
    return EstateChallenge(
        requires=row.words("requires", SETS),
        standard_target=row.number("standard_target", 1, 500),
        standard_round=row.number("standard_round", 1, 20),
        extended_target=row.number("extended_target", 1, 500),
        extended_round=row.number("extended_round", 1, 20),
        step_vp=row.number("step_vp", 1, 50),
        tableau_columns=row.number("tableau_columns", 1, 5),
        standard_tiles_per_column=row.number("standard_tiles_per_column", 1, 9),
        extended_tiles_per_column=row.number("extended_tiles_per_column", 1, 9),
        one_copy_of_each=row.flag("one_copy_of_each"),
        suites=row.flag("suites"),
        hybrids=row.flag("hybrids"),
        never_block_column=row.flag("never_block_column"),
        origin=read_origin(row),
    )
