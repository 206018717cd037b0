"""Objective cards, victory point cards and milestones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.obsession.content.rows import Row
from parlour.games.obsession.content.shared import (
    VP_MAX,
    Favour,
    Names,
    Origin,
    read_favour,
    read_names,
    read_origin,
)
from parlour.games.obsession.content.words import (
    CARD_FAVOURS,
    CATEGORIES,
    CONDITIONS,
    GENDERS,
    GENTRY_KINDS,
    OBJECTIVE_CATEGORIES,
    OBJECTIVE_DECKS,
    SCORES,
    SERVANTS,
    SETS,
)

DECK_MAX: Final[int] = 99


@dataclass(frozen=True)
class Condition:
    """What an objective or a milestone asks for. Only what its kind needs is set."""

    kind: str
    amount: int
    tiles: tuple[str, ...]
    kinds: tuple[str, ...]
    genders: tuple[str, ...]
    min_pr: int
    category: str
    include_start: bool
    servants: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Score:
    """``flat``: the points when the condition is met. ``per``: the points for every full unit counted."""

    kind: str
    vp: int
    unit: int


@dataclass(frozen=True)
class Objective:
    id: str
    name: Names
    category: str
    deck: str
    copies: int
    condition: Condition
    score: Score
    origin: Origin


@dataclass(frozen=True)
class ObjectiveRules:
    """Sizes of the decks, cards dealt, drawn, discarded and scored."""

    base_deck: int
    ud_deck: int
    deal_standard: int
    deal_extended: int
    deal_six_players: int
    track_draw: int
    track_keep: int
    discard_after_courtship: int
    score_standard: int
    score_extended: int
    ud_dropped: tuple[str, ...]
    origin: Origin


@dataclass(frozen=True)
class VpCard:
    """A type of victory point card: points at the end, or its favour when surrendered."""

    id: str
    name: Names
    vp: int
    copies: int
    favour: Favour
    origin: Origin


@dataclass(frozen=True)
class Milestone:
    id: str
    name: Names
    set: str
    condition: Condition
    vp_first: int
    vp_second: int
    needs_ud_servants: bool
    origin: Origin


@dataclass(frozen=True)
class MilestoneRules:
    per_game: int
    places: int
    markers: int
    markers_per_family: int
    not_used_in: tuple[str, ...]
    default_off_in: tuple[str, ...]
    origin: Origin


def _condition(row: Row) -> Condition:
    condition = Condition(
        kind=row.word("kind", CONDITIONS),
        amount=row.number("amount", 1, 5000, 0),
        tiles=row.words("tiles", optional=True),
        kinds=row.words("kinds", GENTRY_KINDS, optional=True),
        genders=row.words("genders", GENDERS, optional=True),
        min_pr=row.number("min_pr", 1, 8, 0),
        category=row.word("category", CATEGORIES, ""),
        include_start=row.flag("include_start", False),
        servants=row.counts("servants", SERVANTS, 20, optional=True),
    )
    row.done()
    return condition


def _score(row: Row) -> Score:
    kind = row.word("kind", SCORES)
    score = Score(kind, row.number("vp", 1, VP_MAX), row.number("unit", 1, 20) if kind == "per" else 0)
    row.done()
    return score


def read_objective(row: Row) -> Objective:
    return Objective(
        id=row.text("id"),
        name=read_names(row),
        category=row.word("category", OBJECTIVE_CATEGORIES),
        deck=row.word("deck", OBJECTIVE_DECKS),
        copies=row.number("copies", 1, 5),
        condition=_condition(row.row("condition")),
        score=_score(row.row("score")),
        origin=read_origin(row),
    )


def read_objective_rules(row: Row) -> ObjectiveRules:
    return ObjectiveRules(
        base_deck=row.number("base_deck", 1, DECK_MAX),
        ud_deck=row.number("ud_deck", 1, DECK_MAX),
        deal_standard=row.number("deal_standard", 1, 9),
        deal_extended=row.number("deal_extended", 1, 9),
        deal_six_players=row.number("deal_six_players", 1, 9),
        track_draw=row.number("track_draw", 1, 9),
        track_keep=row.number("track_keep", 1, 9),
        discard_after_courtship=row.number("discard_after_courtship", 0, 9),
        score_standard=row.number("score_standard", 1, 9),
        score_extended=row.number("score_extended", 1, 9),
        ud_dropped=row.words("ud_dropped"),
        origin=read_origin(row),
    )


def read_vp_card(row: Row) -> VpCard:
    return VpCard(
        id=row.text("id"),
        name=read_names(row),
        vp=row.number("vp", 0, VP_MAX),
        copies=row.number("copies", 1, 12),
        favour=read_favour(row.row("favour"), CARD_FAVOURS),
        origin=read_origin(row),
    )


def read_milestone(row: Row) -> Milestone:
    return Milestone(
        id=row.text("id"),
        name=read_names(row),
        set=row.word("set", SETS),
        condition=_condition(row.row("condition")),
        vp_first=row.number("vp_first", 1, VP_MAX),
        vp_second=row.number("vp_second", 1, VP_MAX),
        needs_ud_servants=row.flag("needs_ud_servants"),
        origin=read_origin(row),
    )


def read_milestone_rules(row: Row) -> MilestoneRules:
    return MilestoneRules(
        per_game=row.number("per_game", 1, 10),
        places=row.number("places", 1, 6),
        markers=row.number("markers", 1, 50),
        markers_per_family=row.number("markers_per_family", 1, 10),
        not_used_in=row.words("not_used_in"),
        default_off_in=row.words("default_off_in"),
        origin=read_origin(row),
    )
