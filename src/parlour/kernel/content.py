"""Reading printed facts out of parsed tables; what the loaders of all games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.errors import Invalid

_CLIP: Final = 60


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
