"""The table in which a game lists the fields of its state, once for everything that goes through all of them.

A line says what a field is, who sees it, and under which keys it is kept and sent. Snapshots are written from
the table as it is. Views, what is dealt open again and what is sent are code that `tools/write_fields.py`
writes from it, between marks in the files of the game: as quick as by hand, and held by the type checker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.agenda import State
from parlour.kernel.codec import RecordCodec
from parlour.kernel.deck import deck_from_plain

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


class FieldCodec:
    """Writes a state as plain data and reads it back: the fields of the table, and the agenda."""

    def __init__(self, fields: tuple[Field, ...], records: RecordCodec) -> None:
        # Sort by sort, so that a loop over a sort is all there is to it.
        self._plain: Final = _names(fields, NUMBER, FLAG)
        self._lists: Final = _names(fields, LIST, SEATS)
        self._rows: Final = _names(fields, ROW, NAMES)
        self._nested: Final = _names(fields, ROWS)
        self._cards: Final = _names(fields, CARDS)
        self._pairs: Final = _names(fields, PAIRS)
        self._decks: Final = _names(fields, DECK)
        self._flat: Final = self._lists + self._rows
        self._deep: Final = self._nested + self._cards
        self._records: Final = records

    def encode(self, state: State) -> dict[str, object]:
        """Everything but the ruleset, which the setup tells."""
        plain: dict[str, object] = {key: getattr(state, name) for name, key in self._plain}
        for name, key in self._flat:
            plain[key] = list(getattr(state, name))
        for name, key in self._deep:
            plain[key] = [list(held) for held in getattr(state, name)]
        for name, key in self._pairs:
            plain[key] = [[list(pair) for pair in held] for held in getattr(state, name)]
        for name, key in self._decks:
            plain[key] = getattr(state, name).plain()
        plain["agenda"] = [[self._records.encode(item), owner] for item, owner in state.agenda]
        return plain

    def decode_into(self, state: State, plain: Mapping[str, Any]) -> None:
        """Give a new *state* all that `encode` wrote."""
        for name, key in self._plain:
            setattr(state, name, plain[key])
        for name, key in self._lists:
            setattr(state, name, list(plain[key]))
        for name, key in self._rows:
            setattr(state, name, tuple(plain[key]))
        for name, key in self._nested:
            setattr(state, name, tuple([tuple(held) for held in plain[key]]))
        for name, key in self._cards:
            setattr(state, name, [tuple(held) for held in plain[key]])
        for name, key in self._pairs:
            setattr(state, name, [tuple([(pair[0], pair[1]) for pair in held]) for held in plain[key]])
        for name, key in self._decks:
            setattr(state, name, deck_from_plain(plain[key]))
        state.agenda = [(self._records.decode(item), owner) for item, owner in plain["agenda"]]


def _names(fields: tuple[Field, ...], *sorts: str) -> tuple[tuple[str, str], ...]:
    """The fields of some sorts: their names and their keys."""
    return tuple([(field.name, field.key) for field in fields if field.sort in sorts])
