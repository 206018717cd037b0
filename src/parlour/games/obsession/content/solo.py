"""Solitaire: opponents, the card of the scavenger, and the optional dynamic buyer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.obsession.content.rows import Row, read_number
from parlour.games.obsession.content.shared import Names, Origin, read_names, read_origin
from parlour.games.obsession.content.words import CATEGORIES, LEVELS, MODES, SEASONS, SETS
from parlour.kernel.content import DataError, read_list

SCORE_MAX: Final[int] = 300
CHART_MAX: Final[int] = 50
AIMS: Final[tuple[str, ...]] = (
    "strongest-category",
    "monument",
    "contested-category",
    "best-tile",
    "none",
    "refresh",
)
PICKS: Final[tuple[str, ...]] = ("leftmost", "cheapest", "highest-front-vp-then-leftmost", "none")


@dataclass(frozen=True)
class Opponent:
    """An opponent of the solitaire game. ``chart`` has a row per season and a column per category."""

    id: str
    name: Names
    set: str
    level: str
    mode: str
    base_score: int
    develops: tuple[str, ...]
    chart: tuple[tuple[int, ...], ...]
    origin: Origin


@dataclass(frozen=True)
class SoloRules:
    human_first: bool
    setup_players: int
    courtship: str
    ties_to_human: bool
    final_courtship_fairchild_vp: int
    recruiting: bool
    attacks: bool
    reserves_scavenged: bool
    roll_after_step: int
    columns: tuple[str, ...]
    die: int
    modifier_after_idle: int
    several_monuments: str
    origin: Origin


@dataclass(frozen=True)
class Purchase:
    """What the scavenger does: take from a market space, take a monument, nothing, or refresh the market."""

    action: str
    position: int


@dataclass(frozen=True)
class ScavengerRow:
    """A row of the card: rolls, and the purchase without and with a monument on display."""

    id: str
    min: int
    max: int
    standard: Purchase
    monument: Purchase
    origin: Origin


@dataclass(frozen=True)
class DynamicRow:
    """Rolls of the dynamic buyer: its aim, which tile it picks, and the aim to try when none fits."""

    id: str
    min: int
    max: int
    aim: str
    pick: str
    otherwise: str
    origin: Origin


@dataclass(frozen=True)
class DynamicRules:
    """The dynamic buyer; its chart grows by a step after a lost courtship, up to the maximum."""

    optional: bool
    die: int
    modifier_after_idle: int
    escalation_step: int
    escalation_maximum: int
    origin: Origin


def _chart(row: Row) -> tuple[tuple[int, ...], ...]:
    path = row.at("chart")
    seasons: list[tuple[int, ...]] = []
    for item in read_list(row.take("chart"), path):
        cells: list[int] = []
        for cell in read_list(item, path):
            cells.append(read_number(cell, 0, CHART_MAX, path))
        if len(cells) != len(CATEGORIES):
            params: dict[str, str | int] = {"path": path, "length": len(cells), "expected": len(CATEGORIES)}
            raise DataError("wrong-length", params)
        seasons.append(tuple(cells))
    if len(seasons) != SEASONS:
        raise DataError("wrong-length", {"path": path, "length": len(seasons), "expected": SEASONS})
    return tuple(seasons)


def read_opponent(row: Row) -> Opponent:
    return Opponent(
        id=row.text("id"),
        name=read_names(row),
        set=row.word("set", SETS),
        level=row.word("level", LEVELS),
        mode=row.word("mode", MODES),
        base_score=row.number("base_score", 1, SCORE_MAX),
        develops=row.words("develops", CATEGORIES),
        chart=_chart(row),
        origin=read_origin(row),
    )


def read_solo_rules(row: Row) -> SoloRules:
    columns = row.words("columns", CATEGORIES)
    if columns != CATEGORIES:
        raise DataError("not-canonical", {"path": row.at("columns")})
    return SoloRules(
        human_first=row.flag("human_first"),
        setup_players=row.number("setup_players", 1, 6),
        courtship=row.word("courtship", ("open", "closed")),
        ties_to_human=row.flag("ties_to_human"),
        final_courtship_fairchild_vp=row.number("final_courtship_fairchild_vp", 0, 20),
        recruiting=row.flag("recruiting"),
        attacks=row.flag("attacks"),
        reserves_scavenged=row.flag("reserves_scavenged"),
        roll_after_step=row.number("roll_after_step", 1, 8),
        columns=columns,
        die=row.number("die", 2, 100),
        modifier_after_idle=row.number("modifier_after_idle", -20, 0),
        several_monuments=row.word("several_monuments", ("cheapest",)),
        origin=read_origin(row),
    )


def _purchase(row: Row) -> Purchase:
    action = row.word("action", ("position", "monument", "none", "refresh"))
    position = row.number("position", 0, 6)
    if (action == "position") != (position > 0):
        raise DataError("position-without-space", {"path": row.path, "position": position})
    row.done()
    return Purchase(action, position)


def read_scavenger_row(row: Row) -> ScavengerRow:
    return ScavengerRow(
        id=row.text("id"),
        min=row.number("min", 1, 20),
        max=row.number("max", 1, 20),
        standard=_purchase(row.row("standard")),
        monument=_purchase(row.row("monument")),
        origin=read_origin(row),
    )


def read_dynamic_row(row: Row) -> DynamicRow:
    return DynamicRow(
        id=row.text("id"),
        min=row.number("min", 1, 20),
        max=row.number("max", 1, 20),
        aim=row.word("aim", AIMS),
        pick=row.word("pick", PICKS),
        otherwise=row.word("otherwise", AIMS),
        origin=read_origin(row),
    )


def read_dynamic_rules(row: Row) -> DynamicRules:
    return DynamicRules(
        optional=row.flag("optional"),
        die=row.number("die", 2, 100),
        modifier_after_idle=row.number("modifier_after_idle", -20, 0),
        escalation_step=row.number("escalation_step", 0, 9),
        escalation_maximum=row.number("escalation_maximum", 0, 20),
        origin=read_origin(row),
    )
