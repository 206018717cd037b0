"""The table in which a game lists the fields of its state, once for everything that goes through all of them.

A line says what a field is, who sees it, and under which keys it is kept and sent. Snapshots are written from
the table as it is. Views, what is dealt open again and what is sent are code that `tools/write_fields.py`
writes from it, between marks in the files of the game: as quick as by hand, and held by the type checker.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.agenda import Item, State
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


def _nested(value: Any) -> list[list[Any]]:
    return [list(each) for each in value]


def _nested_twice(value: Any) -> list[list[list[Any]]]:
    return [[list(pair) for pair in each] for each in value]


def _same(value: Any) -> Any:
    return value


def _deck_plain(value: Any) -> Any:
    return value.plain()


def _rows(value: Any) -> tuple[tuple[Any, ...], ...]:
    return tuple([tuple(each) for each in value])


def _cards(value: Any) -> list[tuple[Any, ...]]:
    return [tuple(each) for each in value]


def _pairs(value: Any) -> list[tuple[tuple[int, int], ...]]:
    return [tuple([(pair[0], pair[1]) for pair in each]) for each in value]


_ENCODE: Final[Mapping[str, Callable[[Any], Any]]] = {
    NUMBER: _same,
    FLAG: _same,
    ROW: list,
    NAMES: list,
    ROWS: _nested,
    LIST: list,
    SEATS: list,
    CARDS: _nested,
    PAIRS: _nested_twice,
    DECK: _deck_plain,
}
_DECODE: Final[Mapping[str, Callable[[Any], Any]]] = {
    NUMBER: _same,
    FLAG: _same,
    ROW: tuple,
    NAMES: tuple,
    ROWS: _rows,
    LIST: list,
    SEATS: list,
    CARDS: _cards,
    PAIRS: _pairs,
    DECK: deck_from_plain,
}


class FieldCodec:
    """Writes a state as plain data and reads it back: the fields of the table, and the agenda."""

    def __init__(self, fields: tuple[Field, ...], records: RecordCodec) -> None:
        self._writers: Final = [(field.name, field.key, _ENCODE[field.sort]) for field in fields]
        self._readers: Final = [(field.name, field.key, _DECODE[field.sort]) for field in fields]
        self._records: Final = records

    def encode(self, state: State) -> dict[str, object]:
        """Everything but the ruleset, which the setup tells."""
        plain: dict[str, object] = {key: write(getattr(state, name)) for name, key, write in self._writers}
        plain["agenda"] = [[self._records.encode(item), owner] for item, owner in state.agenda]
        return plain

    def decode_into(self, state: State, plain: Mapping[str, Any]) -> None:
        """Give a new *state* all that `encode` wrote."""
        for name, key, read in self._readers:
            setattr(state, name, read(plain[key]))
        agenda: list[tuple[Item, int]] = [
            (self._records.decode(item), owner) for item, owner in plain["agenda"]
        ]
        state.agenda = agenda
