"""Gentry cards, their traits and decks; families, the roles of their members, and how they start."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.obsession.content.rows import Row
from parlour.games.obsession.content.shared import (
    VP_MAX,
    VP_MIN,
    Favour,
    Names,
    Origin,
    read_favours,
    read_names,
    read_origin,
)
from parlour.games.obsession.content.words import (
    BONUSES,
    GENDERS,
    GENTRY_FAVOURS,
    GENTRY_KINDS,
    GUEST_THEMES,
    ROLES,
    SERVANTS,
    SETS,
    UNSUPPLIABLE,
)


@dataclass(frozen=True)
class Gentry:
    """One gentry card. ``crest``: no printed rating, treated as 1. ``in_deck``: not so the novelty card."""

    id: str
    name: Names
    set: str
    kind: str
    gender: str
    pr: int
    vp: int
    trait: str
    crest: bool
    optional: bool
    in_deck: bool
    family: str
    role: str
    theme: tuple[str, ...]
    service: tuple[str, ...]
    favours: tuple[Favour, ...]
    origin: Origin


@dataclass(frozen=True)
class Trait:
    id: str
    name: Names
    unsavoury: bool
    origin: Origin


@dataclass(frozen=True)
class Special:
    """A special rule of a promo guest, with the step of the turn it belongs to."""

    id: str
    step: int
    discount: int
    minimum: int
    extra_guests: int
    origin: Origin


@dataclass(frozen=True)
class GuestDeck:
    id: str
    kinds: tuple[str, ...]
    sets_always: tuple[str, ...]
    sets_optional: tuple[str, ...]
    pick_promos: bool
    origin: Origin


@dataclass(frozen=True)
class Promos:
    """How many promo guests are advised, known here and sold."""

    advised_min: int
    advised_max: int
    listed: int
    expected_in_box: int
    origin: Origin


@dataclass(frozen=True)
class Role:
    id: str
    name: Names
    vp: int
    favours: tuple[Favour, ...]
    origin: Origin


@dataclass(frozen=True)
class Admirer:
    """Who counts as an admirer of the young lady, and the reputation one is worth."""

    reputation: int
    kinds: tuple[str, ...]
    genders: tuple[str, ...]
    origin: Origin


@dataclass(frozen=True)
class Start:
    """What every family starts with, before its bonus."""

    pounds: int
    reputation_level: int
    reputation_position: int
    servants: tuple[str, ...]
    starter_guests: int
    tiles: tuple[str, ...]
    origin: Origin


@dataclass(frozen=True)
class Bonus:
    """The family bonus. Only what its kind needs is set."""

    kind: str
    card: str
    level: int
    position: int
    amount: int
    servant: str
    options: tuple[str, ...]
    side: str


@dataclass(frozen=True)
class Family:
    id: str
    name: Names
    set: str
    requires: tuple[str, ...]
    members: tuple[str, ...]
    bonus: Bonus
    origin: Origin


def read_gentry(row: Row) -> Gentry:
    return Gentry(
        id=row.text("id"),
        name=read_names(row),
        set=row.word("set", SETS),
        kind=row.word("kind", GENTRY_KINDS),
        gender=row.word("gender", GENDERS),
        pr=row.number("pr", 1, 8),
        vp=row.number("vp", VP_MIN, VP_MAX),
        trait=row.text("trait", ""),
        crest=row.flag("crest", False),
        optional=row.flag("optional", False),
        in_deck=row.flag("in_deck", True),
        family=row.text("family", ""),
        role=row.word("role", ROLES, ""),
        theme=row.words("theme", GUEST_THEMES, optional=True),
        service=row.words("service", (*SERVANTS, UNSUPPLIABLE)),
        favours=read_favours(row, "favours", GENTRY_FAVOURS),
        origin=read_origin(row),
    )


def read_trait(row: Row) -> Trait:
    return Trait(row.text("id"), read_names(row), row.flag("unsavoury"), read_origin(row))


def read_special(row: Row) -> Special:
    return Special(
        id=row.text("id"),
        step=row.number("step", 1, 8),
        discount=row.hundreds("discount", 0, 1000, 0),
        minimum=row.hundreds("minimum", 0, 1000, 0),
        extra_guests=row.number("extra_guests", 0, 5, 0),
        origin=read_origin(row),
    )


def read_guest_deck(row: Row) -> GuestDeck:
    return GuestDeck(
        id=row.text("id"),
        kinds=row.words("kinds", GENTRY_KINDS),
        sets_always=row.words("sets_always", SETS),
        sets_optional=row.words("sets_optional", SETS),
        pick_promos=row.flag("pick_promos"),
        origin=read_origin(row),
    )


def read_promos(row: Row) -> Promos:
    return Promos(
        advised_min=row.number("advised_min", 0, 50),
        advised_max=row.number("advised_max", 0, 50),
        listed=row.number("listed", 0, 50),
        expected_in_box=row.number("expected_in_box", 0, 50),
        origin=read_origin(row),
    )


def read_role(row: Row) -> Role:
    return Role(
        id=row.word("id", ROLES),
        name=read_names(row),
        vp=row.number("vp", VP_MIN, VP_MAX),
        favours=read_favours(row, "favours", GENTRY_FAVOURS),
        origin=read_origin(row),
    )


def read_admirer(row: Row) -> Admirer:
    return Admirer(
        reputation=row.number("reputation", 0, 10),
        kinds=row.words("kinds", GENTRY_KINDS),
        genders=row.words("genders", GENDERS),
        origin=read_origin(row),
    )


def read_start(row: Row) -> Start:
    return Start(
        pounds=row.hundreds("pounds", 0, 2000),
        reputation_level=row.number("reputation_level", 1, 9),
        reputation_position=row.number("reputation_position", 1, 5),
        servants=row.words("servants", SERVANTS),
        starter_guests=row.number("starter_guests", 0, 5),
        tiles=row.words("tiles"),
        origin=read_origin(row),
    )


def _bonus(row: Row) -> Bonus:
    bonus = Bonus(
        kind=row.word("kind", BONUSES),
        card=row.text("card", ""),
        level=row.number("level", 1, 9, 0),
        position=row.number("position", 1, 5, 0),
        amount=row.number("amount", 1, 2000, 0),
        servant=row.word("servant", SERVANTS, ""),
        options=row.words("options", optional=True),
        side=row.word("side", ("front", "back"), ""),
    )
    row.done()
    return bonus


def read_family(row: Row) -> Family:
    return Family(
        id=row.text("id"),
        name=read_names(row),
        set=row.word("set", SETS),
        requires=row.words("requires", ("ud-servants",)),
        members=row.words("members"),
        bonus=_bonus(row.row("bonus")),
        origin=read_origin(row),
    )
