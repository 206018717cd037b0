"""Reading a description of a position: every key is known, every value has the right sort."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from parlour.kernel.agenda import S
from parlour.kernel.errors import Invalid, RulesBug


def lawful(state: S, check: Callable[[S], None]) -> S:
    """A position as it was described; refused where the check of the game finds fault with it."""
    try:
        check(state)
    except RulesBug as bug:
        raise Invalid("bad-position", {"key": "position", "why": str(bug)}) from bug
    return state


class Reader:
    """A table of the description. Unknown keys are refused at once."""

    def __init__(self, table: object, path: str, keys: tuple[str, ...]) -> None:
        if not isinstance(table, Mapping):
            raise Invalid("bad-position", {"key": path, "why": "not-a-table"})
        for key in table:
            if key not in keys:
                raise Invalid("bad-position", {"key": f"{path}.{key}"[:80], "why": "unknown-key"})
        self._table: Final[Mapping[str, object]] = table
        self._path: Final = path

    def _misread(self, key: str, why: str) -> Invalid:
        return Invalid("bad-position", {"key": f"{self._path}.{key}", "why": why})

    def has(self, key: str) -> bool:
        """Whether the description says anything about *key*."""
        return key in self._table

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number in range."""
        value = self._table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._misread(key, "not-a-number")
        if not least <= value <= most:
            raise self._misread(key, "out-of-range")
        return value

    def truth(self, key: str) -> bool:
        """True or false."""
        value = self._table.get(key, False)
        if not isinstance(value, bool):
            raise self._misread(key, "not-true-or-false")
        return value

    def word(self, key: str, default: str, known: tuple[str, ...]) -> str:
        """One of the *known* words."""
        value = self._table.get(key, default)
        if not isinstance(value, str) or value not in known:
            raise self._misread(key, str(value)[:40])
        return value

    def words(self, key: str, known: tuple[str, ...]) -> list[str]:
        """A list of *known* words."""
        value = self._table.get(key, [])
        if not isinstance(value, list):
            raise self._misread(key, "not-a-list")
        self._know(key, value, known)
        return value

    def table(self, key: str, known: tuple[str, ...]) -> Mapping[str, object]:
        """A table whose keys are *known* words."""
        value = self._table.get(key, {})
        if not isinstance(value, Mapping):
            raise self._misread(key, "not-a-table")
        self._know(key, value, known)
        return value

    def _know(self, key: str, words: Iterable[object], known: tuple[str, ...]) -> None:
        for word in words:
            if word not in known:
                raise self._misread(key, str(word)[:40])
