"""The table in which a game lists the fields of its state, once for everything that goes through all of them.

A line says what a field is, who sees it, and under which keys it is kept and sent. Snapshots, views, what is
dealt open again and what is sent are code that `tools/write_fields.py` writes from it, between marks in the
files of the game: as quick as by hand, and held by the type checker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

NUMBER: Final = "number"  # int
FLAG: Final = "flag"  # bool
ROW: Final = "row"  # tuple[int, ...]
NAMES: Final = "names"  # tuple[str, ...]
ROWS: Final = "rows"  # tuple[tuple[int, ...], ...]
LIST: Final = "list"  # list[int], not by seat
SEATS: Final = "seats"  # list[int], by seat
CARDS: Final = "cards"  # list[tuple[int, ...]], by seat
PAIRS: Final = "pairs"  # list[tuple[tuple[int, int], ...]], by seat
DECK: Final = "deck"
BY_SEAT: Final = (SEATS, CARDS, PAIRS)

EVERYONE: Final = "everyone"
"""Lies open: the view has it as it is."""


@dataclass(frozen=True)
class Field:
    """A field of the state: invisible unless everyone sees it, or `project` shows some of it by hand."""

    name: str
    sort: str
    seen: str = ""
    """`EVERYONE`; else who sees what of it, in words: `project` then shapes it by hand."""
    sent: str = ""
    """Its key in `plain()`, where it is sent as it is; "" where it is shaped by hand or not sent."""
    words: str = NUMBER
    """Which words of the game it is sent in."""
    about: str = ""
    """What the key means, for the notation."""
    kept: str = ""
    """Its key in a snapshot, where that is not the name: a field may be renamed, its snapshots stay."""

    @property
    def key(self) -> str:
        """The key in a snapshot."""
        return self.kept or self.name


@dataclass(frozen=True)
class Words:
    """How a value is sent: Python with `{}` for the value, and the type that comes of it."""

    code: str
    type: str


PLAIN_WORDS: Final[Mapping[str, Words]] = {NUMBER: Words("{}", "int"), FLAG: Words("{}", "bool")}
