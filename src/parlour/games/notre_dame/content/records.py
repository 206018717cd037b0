"""Records of the component data, and the ids and limits that the rules rely on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COLOURS: Final[tuple[str, ...]] = ("red", "violet", "blue", "green", "yellow")
SECTORS: Final[tuple[str, ...]] = (
    "seminary",
    "bank",
    "residence",
    "carriage-house",
    "inn",
    "park",
    "hospital",
)
CARDS: Final[tuple[str, ...]] = (*SECTORS, "notre-dame", "confidant")
BILLS: Final[tuple[str, ...]] = ("gold", "cube", "rat", "prestige")
BACKS: Final[tuple[str, ...]] = ("brown", "a", "b", "c")
SETS: Final[tuple[str, ...]] = ("base", "new-persons")
LETTERS: Final[tuple[str, ...]] = ("a", "b", "c")

RATS_MIN: Final[int] = 0
RATS_MAX: Final[int] = 3
CORNERS: Final[int] = 8
CORNER_MARKETS: Final[int] = 4
MARKET: Final[str] = "M"
BARE: Final[str] = "b"

# Rats on the six browns and the three base greys of a letter together.
RATS_SUMS: Final[tuple[tuple[str, int], ...]] = (("a", 12), ("b", 13), ("c", 12))


@dataclass(frozen=True)
class Person:
    id: str
    back: str
    set: str
    rats: int
    status: str
    source: str
    section: str


@dataclass(frozen=True)
class BillKind:
    """One kind of bill: its prestige and what comes with it (gold, cube, rat or none)."""

    id: str
    prestige: int
    extra: str


@dataclass(frozen=True)
class Provenance:
    """Where a component value comes from; ``page`` is a rulebook page, 0 when it has none."""

    path: str
    status: str
    page: int
    source: str


@dataclass(frozen=True)
class Components:
    colours: tuple[str, ...]
    sectors: tuple[str, ...]
    cards: tuple[str, ...]
    bills: tuple[BillKind, ...]
    cubes_per_colour: int
    starting_cubes: int
    gold: int
    starting_gold: int
    track: int
    hand: int
    periods: int
    turns_per_period: int
    greys_per_period: int
    browns_shown: int
    greys_shown: int
    plague_loss: int
    donations: tuple[int, ...]
    cathedral: tuple[tuple[int, int], ...]
    provenance: tuple[Provenance, ...]


@dataclass(frozen=True)
class BoardPattern:
    """The octagonal borough: a letter per corner (M or b) and how neighbouring boroughs meet.

    ``shared`` pairs a corner of a borough with the corner of the next borough clockwise at the same crossing.
    """

    corners: str
    cathedral_road: bool
    cathedral_side: tuple[int, int]
    shared: tuple[tuple[int, int], ...]
    provenance: tuple[Provenance, ...]


@dataclass(frozen=True)
class Section:
    """A rulebook section and the page it begins on."""

    id: str
    page: int
    page_status: str


@dataclass(frozen=True)
class Correction:
    """One corrected value, such as ``rats.fool`` or ``board.corners``."""

    path: str
    value: int | str | bool


@dataclass(frozen=True)
class Dataset:
    persons: tuple[Person, ...]
    components: Components
    board: BoardPattern
    sections: tuple[Section, ...]
    corrections: tuple[Correction, ...]
    hash: str
