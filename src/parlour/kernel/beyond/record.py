"""Records of printed facts. A field is written once, with how it is read::

    class Reserve(Record):
        id: str = fact(read_text)
        price: int = fact(number(100, 2000))
        refreshed: bool = fact(read_flag, absent=False)

``Reserve.read(table, path)`` then checks every value of a parsed table, and that nothing is left over. A fact
is read by whatever takes a value and its path, and returns what it means or raises DataError: a function such
as ``read_text``, one that is made below, or the ``read`` of another record.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar, cast, dataclass_transform

from parlour.kernel.content import DataError, read_integer, read_list, read_table, read_word, shown

T = TypeVar("T")
Reader: TypeAlias = Callable[[object, str], T]


class _Required:
    """Stands where a value may not be absent."""


_REQUIRED: Final = _Required()


class Row:
    """A table being read: every value is taken out once. ``fields`` is what the record has so far.

    The paths of its values begin with what is *above* them: the path of the row, unless they go by another.
    """

    def __init__(self, value: object, path: str, above: str | None = None) -> None:
        self.path: Final = path
        self.above: str = f"{path}." if above is None else above
        self.fields: dict[str, Any] = {}
        self._left: Final = read_table(value, path)

    def take(self, key: str, read: Reader[T], absent: T | _Required = _REQUIRED) -> T:
        """The value of a key as it is read, or *absent* where the table does not have it."""
        if key in self._left:
            return read(self._left.pop(key), self.above + key)
        if isinstance(absent, _Required):
            raise DataError("missing-key", {"path": self.path, "key": key})
        return absent

    def done(self) -> None:
        """Refuse whatever nobody asked for."""
        for key in self._left:
            raise DataError("unknown-key", {"path": self.path, "key": shown(key)})


def taken(take: Callable[[Row, str], T]) -> T:
    """A field that takes what it needs out of the row: several values, or one that hangs on others."""
    return cast(T, field(metadata={"take": take}))


def fact(read: Reader[T], absent: T | _Required = _REQUIRED, key: str = "") -> T:
    """A field of one value; the *key* is the field's own name, unless the table has another."""
    return taken(lambda row, name: row.take(key or name, read, absent))


@dataclass_transform(frozen_default=True, field_specifiers=(fact, taken))
class Record:
    """Immutable facts that are read out of a table. Whoever inherits is a frozen dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    takers: ClassVar[tuple[tuple[str, Callable[[Row, str], Any]], ...]]
    """The fields that are read, in order, with what takes them."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
        cls.takers = tuple([(each.name, each.metadata["take"]) for each in fields(cls) if each.metadata])

    @classmethod
    def read(cls, value: object, path: str) -> Self:
        """The record that a table holds, and nothing but that."""
        row = Row(value, path)
        record = cls.of(row)
        row.done()
        return record

    @classmethod
    def of(cls, row: Row, **given: Any) -> Self:
        """The record out of a row that may hold more; the *given* fields are not read."""
        found = dict(given)
        before, row.fields = row.fields, found
        for name, take in cls.takers:
            if name not in given:
                found[name] = take(row, name)
        row.fields = before
        record = cls(**found)
        record.check(row.path)
        return record

    def check(self, path: str) -> None:
        """Raise DataError where fields contradict one another."""


# Makers of readers


def word(choices: tuple[str, ...]) -> Reader[str]:
    """One of the *choices*."""
    return lambda value, path: read_word(value, choices, path)


def number(low: int, high: int) -> Reader[int]:
    """A whole number within limits."""

    def read(value: object, path: str) -> int:
        found = read_integer(value, path)
        if found < low or found > high:
            raise DataError("out-of-range", {"path": path, "value": shown(found), "min": low, "max": high})
        return found

    return read


def several(item: Reader[T]) -> Reader[tuple[T, ...]]:
    """A list of values."""
    return lambda value, path: tuple([item(each, path) for each in read_list(value, path)])


def rows(item: Reader[T]) -> Reader[tuple[T, ...]]:
    """A list of tables, whose paths are counted from 0."""
    return lambda value, path: tuple(
        [item(each, f"{path}.{index}") for index, each in enumerate(read_list(value, path))]
    )


def by_id(item: Reader[T], ids: tuple[str, ...] = ()) -> Reader[tuple[tuple[str, T], ...]]:
    """A table of values by id, in the order given; any *ids* unless some are named."""

    def read(value: object, path: str) -> tuple[tuple[str, T], ...]:
        found: list[tuple[str, T]] = []
        for name, each in read_table(value, path).items():
            if ids and name not in ids:
                raise DataError("unknown-key", {"path": path, "key": shown(name)})
            found.append((name, item(each, f"{path}.{name}")))
        return tuple(found)

    return read
