"""Reading printed facts out of parsed tables; what the loaders of all games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.codec import canonical
from parlour.kernel.errors import Invalid

_CLIP: Final = 60
_DEEP: Final = 12
"""Tables within tables; no content goes so far."""
_LARGE: Final = 2**63
_LONG: Final = 200_000
"""Characters of corrections that are kept; all values of a game are not half as many."""


class DataError(Invalid):
    """Component data or corrections that cannot be used."""


@dataclass(frozen=True)
class Reconstructed:
    """One value in use that no source gives."""

    path: str
    value: Any
    status: str
    source: str


@dataclass(frozen=True)
class DataWarning:
    """Something odd but allowed in the data."""

    code: str
    params: tuple[tuple[str, str | int], ...]


def corrections_text(corrections: object) -> str:
    """Corrections as one text, the same for the same corrections; empty where it would not pay to keep it.

    What is no plain data comes to nothing here: whoever reads it finds the fault and says what it is.

    >>> corrections_text({"rats": {"mayor": 2, "judge": 1}})
    '{"rats":{"judge":1,"mayor":2}}'
    >>> corrections_text({"rats": {"mayor": None}})
    ''
    """
    if not _is_plain(corrections, _DEEP):
        return ""
    text = canonical(corrections)
    return text if len(text) <= _LONG else ""


def _is_plain(value: object, depth: int) -> bool:
    if isinstance(value, dict):
        return depth > 0 and all(
            type(key) is str and _is_plain(item, depth - 1) for key, item in value.items()
        )
    if isinstance(value, (list, tuple)):
        return depth > 0 and all(_is_plain(item, depth - 1) for item in value)
    if type(value) is int:
        return -_LARGE < value < _LARGE
    return type(value) in (str, bool)


def shown(value: object) -> str:
    """A value as an error quotes it."""
    text = str(value)
    return text if len(text) <= _CLIP else text[: _CLIP - 3] + "..."


def read_table(value: object, path: str) -> dict[str, object]:
    """A table whose keys are words."""
    if not isinstance(value, Mapping):
        raise DataError("not-a-table", {"path": path})
    table: dict[str, object] = {}
    for key, item in value.items():
        if not isinstance(key, str):
            raise DataError("unknown-key", {"path": path, "key": shown(key)})
        table[key] = item
    return table


def read_list(value: object, path: str) -> list[object]:
    """A list."""
    if not isinstance(value, (list, tuple)):
        raise DataError("not-a-list", {"path": path})
    return list(value)


def read_text(value: object, path: str) -> str:
    """A text that is not empty."""
    if not isinstance(value, str) or not value:
        raise DataError("not-a-text", {"path": path, "value": shown(value)})
    return value


def read_word(value: object, choices: tuple[str, ...], path: str) -> str:
    """One of the *choices*."""
    text = read_text(value, path)
    if text not in choices:
        raise DataError("unknown-value", {"path": path, "value": shown(text)})
    return text


def read_integer(value: object, path: str) -> int:
    """A whole number; true and false are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise DataError("not-an-integer", {"path": path, "value": shown(value)})
    return value


def read_flag(value: object, path: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise DataError("not-a-boolean", {"path": path, "value": shown(value)})
    return value
