"""Improvement tiles, the categories they belong to, and the theme cards of those categories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.obsession.content import shared
from parlour.games.obsession.content.rows import Row
from parlour.games.obsession.content.words import (
    CATEGORIES,
    EFFECTS,
    FACE_MODES,
    FLIPS,
    GUEST_KINDS,
    SERVANTS,
    SETS,
    STAND_IN_CONDITIONS,
    TILE_FAVOURS,
    TILE_KINDS,
    TILE_SERVANTS,
)

COPIES_MAX: Final[int] = 12
PR_MAX: Final[int] = 8
PRICE_MOD_MAX: Final[int] = 500
TSN_MAX: Final[int] = 999
GUESTS_MAX: Final[int] = 9


@dataclass(frozen=True)
class GuestSlot:
    """Guests of one kind that must attend; ``any_pr`` lets them in whatever their prestige rating."""

    count: int
    kind: str
    any_pr: bool


@dataclass(frozen=True)
class TileEffect:
    """The standing ability of a passive or monument face. Only what its kind needs is set."""

    kind: str
    amount: int
    pounds: int
    reputation: int
    target_reputation: int
    category: str
    servants: tuple[str, ...]
    stands_for: tuple[str, ...]
    condition: str
    options: tuple[shared.Favour, ...]
    deltas: tuple[int, ...]
    min_guests: int
    not_for: tuple[str, ...]
    not_for_increase: tuple[str, ...]
    stacks_with: tuple[str, ...]


@dataclass(frozen=True)
class Suite:
    """How a suite doubles the favours of its guest."""

    guest_from: str
    double: str
    guest_service: bool


@dataclass(frozen=True)
class Face:
    mode: str
    title: shared.Names
    guests: tuple[GuestSlot, ...]
    servant: str
    favours: tuple[shared.Favour, ...]
    effect: TileEffect | None
    suite: Suite | None
    vp: int


@dataclass(frozen=True)
class Tile:
    """An improvement tile. ``pr`` is 0 where no rating is printed, ``tsn`` 0 on START tiles."""

    id: str
    name: shared.Names
    set: str
    kind: str
    category: str
    category_back: str
    copies: int
    ud_extra_copies: int
    pr: int
    price_mod: int
    tsn: int
    initial_market: bool
    flip: str
    organiser_face: str
    front: Face
    back: Face
    origin: shared.Origin


@dataclass(frozen=True)
class Category:
    id: str
    name: shared.Names
    colour: str
    origin: shared.Origin


@dataclass(frozen=True)
class Theme:
    """A kind of theme card."""

    id: str
    name: shared.Names
    category: str
    copies: int
    origin: shared.Origin


@dataclass(frozen=True)
class Courtship:
    revealed: int
    fairchild_vp: int
    origin: shared.Origin


@dataclass(frozen=True)
class FirstEdition:
    """Tiles of the Upstairs, Downstairs box that replace tiles of the first edition."""

    copies: int
    origin: shared.Origin


def _slot(row: Row) -> GuestSlot:
    slot = GuestSlot(
        row.number("count", 1, GUESTS_MAX), row.word("kind", GUEST_KINDS), row.flag("any_pr", False)
    )
    row.done()
    return slot


def _effect(row: Row) -> TileEffect:
    effect = TileEffect(
        kind=row.word("kind", EFFECTS),
        amount=row.number("amount", 1, 5, 0),
        pounds=row.hundreds("pounds", 0, 1000, 0),
        reputation=row.number("reputation", 0, 10, 0),
        target_reputation=row.number("target_reputation", -10, 0, 0),
        category=row.word("category", CATEGORIES, ""),
        servants=row.words("servants", SERVANTS, optional=True),
        stands_for=row.words("stands_for", SERVANTS, optional=True),
        condition=row.word("condition", STAND_IN_CONDITIONS, ""),
        options=shared.read_favours(row, "options", TILE_FAVOURS) if row.has("options") else (),
        deltas=row.numbers("deltas", -3, 3, optional=True),
        min_guests=row.number("min_guests", 0, GUESTS_MAX, 0),
        not_for=row.words("not_for", ("suite", "family_only"), optional=True),
        not_for_increase=row.words("not_for_increase", ("suite", "family_only"), optional=True),
        stacks_with=row.words("stacks_with", optional=True),
    )
    row.done()
    return effect


def _suite(row: Row) -> Suite:
    suite = Suite(
        row.word("guest_from", ("hand", "supply_top")),
        row.word("double", ("all", "one")),
        row.flag("guest_service"),
    )
    row.done()
    return suite


def _face(row: Row) -> Face:
    face = Face(
        mode=row.word("mode", FACE_MODES),
        title=shared.read_names(row, "title", optional=True),
        guests=tuple([_slot(inner) for inner in row.rows("guests")]),
        servant=row.word("servant", TILE_SERVANTS),
        favours=shared.read_favours(row, "favours", TILE_FAVOURS),
        effect=_effect(row.row("effect")) if row.has("effect") else None,
        suite=_suite(row.row("suite")) if row.has("suite") else None,
        vp=row.number("vp", shared.VP_MIN, shared.VP_MAX),
    )
    row.done()
    return face


def read_tile(row: Row) -> Tile:
    return Tile(
        id=row.text("id"),
        name=shared.read_names(row),
        set=row.word("set", SETS),
        kind=row.word("kind", TILE_KINDS),
        category=row.word("category", CATEGORIES),
        category_back=row.word("category_back", CATEGORIES),
        copies=row.number("copies", 1, COPIES_MAX),
        ud_extra_copies=row.number("ud_extra_copies", 0, COPIES_MAX),
        pr=row.number("pr", 0, PR_MAX),
        price_mod=row.hundreds("price_mod", -PRICE_MOD_MAX, PRICE_MOD_MAX),
        tsn=row.number("tsn", 0, TSN_MAX),
        initial_market=row.flag("initial_market"),
        flip=row.word("flip", FLIPS),
        organiser_face=row.word("organiser_face", ("front", "back"), ""),
        front=_face(row.row("front")),
        back=_face(row.row("back")),
        origin=shared.read_origin(row),
    )


def read_category(row: Row) -> Category:
    return Category(
        row.word("id", CATEGORIES), shared.read_names(row), row.text("colour"), shared.read_origin(row)
    )


def read_theme(row: Row) -> Theme:
    return Theme(
        row.text("id"),
        shared.read_names(row),
        row.word("category", CATEGORIES),
        row.number("copies", 1, COPIES_MAX),
        shared.read_origin(row),
    )


def read_courtship(row: Row) -> Courtship:
    return Courtship(
        row.number("revealed", 1, 10), row.number("fairchild_vp", 0, shared.VP_MAX), shared.read_origin(row)
    )


def read_first_edition(row: Row) -> FirstEdition:
    return FirstEdition(row.number("copies", 0, COPIES_MAX), shared.read_origin(row))
