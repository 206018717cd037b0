"""Servants, pools for hire, stand-ins, and the extra abilities of the Upstairs, Downstairs staff."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.obsession.content.rows import Row
from parlour.games.obsession.content.shared import Names, Origin, read_names, read_origin
from parlour.games.obsession.content.words import SERVANTS, SETS, STAND_IN_CONDITIONS

PIECES_MAX: Final[int] = 40
PLACES: Final[tuple[str, ...]] = ("tile", "guest", "market", "service-tile")
EXTRA_PLACES: Final[tuple[str, ...]] = (
    "activity-tile",
    "gentry-card",
    "gentry-card-or-activity-tile",
    "private-study",
    "market-tile",
    "own-tile",
    "removed-from-game",
)
EXTRA_EFFECTS: Final[tuple[str, ...]] = (
    "reputation",
    "guest_pr_limit",
    "pounds",
    "look_more",
    "tile_price",
    "tile_pr",
    "refresh_market",
    "fetch_tile",
)


@dataclass(frozen=True)
class Servant:
    """A type of servant. ``limit``: most a family may have, 0 for no limit; ``vp``: points at the end."""

    id: str
    name: Names
    set: str
    gender: str
    size: str
    colour: str
    count_base: int
    count_ud: int
    start: int
    hireable: bool
    recruitable: bool
    limit: int
    serves: tuple[str, ...]
    guest_gender: str
    acquired_by_tile: str
    rehire_after_removal: bool
    vp: int
    origin: Origin


@dataclass(frozen=True)
class Pool:
    """Servants for hire at setup; mode ``ud`` plays with the Upstairs, Downstairs staff."""

    id: str
    mode: str
    players: int
    servants: tuple[tuple[str, int], ...]
    last_player_pounds: tuple[int, ...]
    origin: Origin


@dataclass(frozen=True)
class StandIn:
    """A servant who may serve for another, and where the missing one is asked for."""

    id: str
    servant: str
    stands_for: tuple[str, ...]
    place: tuple[str, ...]
    condition: str
    requires_tile: str
    only_tile: str
    cancels_extra: bool
    origin: Origin


@dataclass(frozen=True)
class ExtraEffect:
    kind: str
    amount: int
    position: int
    returns_position: int
    not_monument: bool


@dataclass(frozen=True)
class Extra:
    """What a servant does when placed without being asked for; ``step`` 0 means at any time of the turn."""

    id: str
    servant: str
    place: str
    step: int
    effect: ExtraEffect
    needs_favour: tuple[str, ...]
    also_when_mandatory: bool
    per_turn: int
    only_round: str
    never_free: bool
    once: bool
    origin: Origin


@dataclass(frozen=True)
class Hire:
    """The hiring activity: its tile, who may run it, and how many servants it brings."""

    tile: str
    servants: tuple[str, ...]
    take: int
    recruit_take: int
    recruit_side: str
    recruit_types: tuple[str, ...]
    origin: Origin


@dataclass(frozen=True)
class ServantDraft:
    row: tuple[str, ...]
    copies_each: int
    howard_may_not_take: str
    origin: Origin


def read_servant(row: Row) -> Servant:
    return Servant(
        id=row.word("id", SERVANTS),
        name=read_names(row),
        set=row.word("set", SETS),
        gender=row.word("gender", ("G", "L")),
        size=row.word("size", ("tall", "short", "small")),
        colour=row.text("colour"),
        count_base=row.number("count_base", 0, PIECES_MAX),
        count_ud=row.number("count_ud", 0, PIECES_MAX),
        start=row.number("start", 0, 5),
        hireable=row.flag("hireable"),
        recruitable=row.flag("recruitable"),
        limit=row.number("limit", 0, PIECES_MAX),
        serves=row.words("serves", PLACES),
        guest_gender=row.word("guest_gender", ("any", "none", "G", "L")),
        acquired_by_tile=row.text("acquired_by_tile", ""),
        rehire_after_removal=row.flag("rehire_after_removal", True),
        vp=row.number("vp", 0, 10),
        origin=read_origin(row),
    )


def read_pool(row: Row) -> Pool:
    return Pool(
        id=row.text("id"),
        mode=row.word("mode", ("base", "ud")),
        players=row.number("players", 1, 6),
        servants=row.counts("servants", SERVANTS, PIECES_MAX),
        last_player_pounds=row.numbers("last_player_pounds", 0, 1000, optional=True),
        origin=read_origin(row),
    )


def read_stand_in(row: Row) -> StandIn:
    return StandIn(
        id=row.text("id"),
        servant=row.word("servant", SERVANTS),
        stands_for=row.words("stands_for", SERVANTS),
        place=row.words("place", PLACES),
        condition=row.word("condition", STAND_IN_CONDITIONS),
        requires_tile=row.text("requires_tile", ""),
        only_tile=row.text("only_tile", ""),
        cancels_extra=row.flag("cancels_extra", False),
        origin=read_origin(row),
    )


def _extra_effect(row: Row) -> ExtraEffect:
    kind = row.word("kind", EXTRA_EFFECTS)
    effect = ExtraEffect(
        kind=kind,
        amount=row.number("amount", -1000, 1000),
        position=row.number("position", 1, 6, 0),
        returns_position=row.number("returns_position", 1, 6, 0),
        not_monument=row.flag("not_monument", False),
    )
    row.done()
    return effect


def read_extra(row: Row) -> Extra:
    return Extra(
        id=row.text("id"),
        servant=row.word("servant", SERVANTS),
        place=row.word("place", EXTRA_PLACES),
        step=row.number("step", 0, 8),
        effect=_extra_effect(row.row("effect")),
        needs_favour=row.words("needs_favour", optional=True),
        also_when_mandatory=row.flag("also_when_mandatory", False),
        per_turn=row.number("per_turn", 1, 9, 0),
        only_round=row.word("only_round", ("village-fair",), ""),
        never_free=row.flag("never_free", False),
        once=row.flag("once", False),
        origin=read_origin(row),
    )


def read_hire(row: Row) -> Hire:
    return Hire(
        tile=row.text("tile"),
        servants=row.words("servants", SERVANTS),
        take=row.number("take", 1, 9),
        recruit_take=row.number("recruit_take", 1, 9),
        recruit_side=row.word("recruit_side", ("front", "back")),
        recruit_types=row.words("recruit_types", SERVANTS),
        origin=read_origin(row),
    )


def read_servant_draft(row: Row) -> ServantDraft:
    return ServantDraft(
        row=row.words("row", SERVANTS),
        copies_each=row.number("copies_each", 1, 9),
        howard_may_not_take=row.word("howard_may_not_take", SERVANTS),
        origin=read_origin(row),
    )
