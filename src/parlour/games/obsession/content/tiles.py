"""Improvement tiles, the categories they belong to, and the theme cards of those categories."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.shared import (
    NO_NAMES,
    POINTS,
    VP_MAX,
    Favour,
    Named,
    Names,
    Origin,
    favour_of,
    hundreds,
    provenance,
)
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
from parlour.kernel.beyond.record import Record, fact, number, rows, several, taken, word
from parlour.kernel.content import read_flag, read_text

COPIES_MAX: Final[int] = 12
PR_MAX: Final[int] = 8
PRICE_MOD_MAX: Final[int] = 500
TSN_MAX: Final[int] = 999
GUESTS_MAX: Final[int] = 9


class GuestSlot(Record):
    """Guests of one kind that must attend; ``any_pr`` lets them in whatever their prestige rating."""

    count: int = fact(number(1, GUESTS_MAX))
    kind: str = fact(word(GUEST_KINDS))
    any_pr: bool = fact(read_flag, absent=False)


class TileEffect(Record):
    """The standing ability of a passive or monument face. Only what its kind needs is set."""

    kind: str = fact(word(EFFECTS))
    amount: int = fact(number(1, 5), absent=0)
    pounds: int = fact(hundreds(0, 1000), absent=0)
    reputation: int = fact(number(0, 10), absent=0)
    target_reputation: int = fact(number(-10, 0), absent=0)
    category: str = fact(word(CATEGORIES), absent="")
    servants: tuple[str, ...] = fact(several(word(SERVANTS)), absent=())
    stands_for: tuple[str, ...] = fact(several(word(SERVANTS)), absent=())
    condition: str = fact(word(STAND_IN_CONDITIONS), absent="")
    options: tuple[Favour, ...] = fact(rows(favour_of(TILE_FAVOURS)), absent=())
    deltas: tuple[int, ...] = fact(several(number(-3, 3)), absent=())
    min_guests: int = fact(number(0, GUESTS_MAX), absent=0)
    not_for: tuple[str, ...] = fact(several(word(("suite", "family_only"))), absent=())
    not_for_increase: tuple[str, ...] = fact(several(word(("suite", "family_only"))), absent=())
    stacks_with: tuple[str, ...] = fact(several(read_text), absent=())


class Suite(Record):
    """How a suite doubles the favours of its guest."""

    guest_from: str = fact(word(("hand", "supply_top")))
    double: str = fact(word(("all", "one")))
    guest_service: bool = fact(read_flag)


class Face(Record):
    mode: str = fact(word(FACE_MODES))
    title: Names = fact(Names.read, absent=NO_NAMES)
    guests: tuple[GuestSlot, ...] = fact(rows(GuestSlot.read))
    servant: str = fact(word(TILE_SERVANTS))
    favours: tuple[Favour, ...] = fact(rows(favour_of(TILE_FAVOURS)))
    effect: TileEffect | None = fact(TileEffect.read, absent=None)
    suite: Suite | None = fact(Suite.read, absent=None)
    vp: int = fact(POINTS)


class Tile(Named):
    """An improvement tile. ``pr`` is 0 where no rating is printed, ``tsn`` 0 on START tiles."""

    set: str = fact(word(SETS))
    kind: str = fact(word(TILE_KINDS))
    category: str = fact(word(CATEGORIES))
    category_back: str = fact(word(CATEGORIES))
    copies: int = fact(number(1, COPIES_MAX))
    ud_extra_copies: int = fact(number(0, COPIES_MAX))
    pr: int = fact(number(0, PR_MAX))
    price_mod: int = fact(hundreds(-PRICE_MOD_MAX, PRICE_MOD_MAX))
    tsn: int = fact(number(0, TSN_MAX))
    initial_market: bool = fact(read_flag)
    flip: str = fact(word(FLIPS))
    organiser_face: str = fact(word(("front", "back")), absent="")
    front: Face = fact(Face.read)
    back: Face = fact(Face.read)
    origin: Origin = taken(provenance)


class Category(Named):
    id: str = fact(word(CATEGORIES))
    colour: str = fact(read_text)
    origin: Origin = taken(provenance)


class Theme(Named):
    """A kind of theme card."""

    category: str = fact(word(CATEGORIES))
    copies: int = fact(number(1, COPIES_MAX))
    origin: Origin = taken(provenance)


class Courtship(Record):
    revealed: int = fact(number(1, 10))
    fairchild_vp: int = fact(number(0, VP_MAX))
    origin: Origin = taken(provenance)


class FirstEdition(Record):
    """Tiles of the Upstairs, Downstairs box that replace tiles of the first edition."""

    copies: int = fact(number(0, COPIES_MAX))
    origin: Origin = taken(provenance)
