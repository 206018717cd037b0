"""The values of a data set as plain data: by path, with provenance, and as a digest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from parlour.games.obsession.content.records import MANY, SINGLE, Dataset
from parlour.games.obsession.content.shared import Origin
from parlour.kernel.codec import digest
from parlour.kernel.content import DataError
from parlour.kernel.game import Fact

HASH_DIGITS: Final[int] = 16
CORRECTED: Final[str] = "corrected"
CORRECTED_SOURCE: Final[str] = "corrections"
# What no rule reads: names, colours, provenance, and the cues behind reconstructed values.
_UNRULED: Final = ("name", "reserve_name", "title", "origin", "colour", "theme", "organiser_face")


def plain(value: Any, skip: tuple[str, ...]) -> Any:
    """A record as JSON-able data, without the fields to skip."""
    if isinstance(value, tuple):
        return [plain(item, skip) for item in value]
    if value is None or isinstance(value, (str, int)):
        return value
    table: dict[str, Any] = {}
    for field in fields(value):
        if field.name not in skip:
            table[field.name] = plain(getattr(value, field.name), skip)
    return table


def records(dataset: Dataset) -> Iterator[tuple[str, Any]]:
    """Every record with its path, in the order of the tables."""
    for table in MANY:
        for record in getattr(dataset, table):
            yield f"{table}.{record.id}", record
    for table in SINGLE:
        yield table, getattr(dataset, table)


def _step(value: Any, part: str) -> Any:
    """One step down a path: a field, the frame of a kind, the amount of an id, or a place counted from 1."""
    if isinstance(value, dict):
        return value[part]
    for item in value:
        if isinstance(item, dict) and item.get("kind") == part:
            return item["amount"] or item
        if isinstance(item, list) and item[0] == part:
            return item[1]
    if part.isdigit() and 1 <= int(part) <= len(value):
        return value[int(part) - 1]
    raise KeyError(part)


def value_at(record: Any, path: str) -> Any:
    """The value a mark points at; raises DataError when there is none."""
    value = plain(record, ("origin",))
    try:
        for part in path.split("."):
            value = _step(value, part)
    except (KeyError, TypeError):
        raise DataError("unknown-mark", {"path": path}) from None
    return value


def check_marks(dataset: Dataset) -> None:
    """Every path in a provenance must point at a value."""
    for _path, record in records(dataset):
        origin: Origin = record.origin
        for mark in (*origin.reconstructed, *origin.derived, *origin.corrected):
            value_at(record, mark)


def facts_hash(dataset: Dataset) -> str:
    """Digest of what the rules use."""
    basis: dict[str, Any] = {path: plain(record, _UNRULED) for path, record in records(dataset)}
    return digest(basis)[:HASH_DIGITS]


def _leave_out(holder: Any, parts: list[str]) -> None:
    """Take out what a path points at; its place in a list stays, empty."""
    for part in parts[:-1]:
        if not isinstance(holder, dict) or part not in holder:
            return
        holder = holder[part]
    last = parts[-1]
    if isinstance(holder, dict):
        holder.pop(last, None)
        return
    for index, item in enumerate(holder):
        if (isinstance(item, dict) and item["kind"] == last) or (
            isinstance(item, str) and last == str(index + 1)
        ):
            holder[index] = None


def record_facts(path: str, record: Any) -> list[Fact]:
    """The marked values of a record one by one, then all it holds for the rules as one entry."""
    origin: Origin = record.origin
    entries: list[Fact] = []
    for mark in origin.corrected:
        entries.append(Fact(f"{path}.{mark}", value_at(record, mark), CORRECTED, CORRECTED_SOURCE))
    for mark in origin.reconstructed:
        entries.append(Fact(f"{path}.{mark}", value_at(record, mark), "reconstructed", origin.source))
    for mark in origin.derived:
        entries.append(Fact(f"{path}.{mark}", value_at(record, mark), "derived", origin.source))
    rest = plain(record, _UNRULED)
    marked = (*origin.corrected, *origin.reconstructed, *origin.derived)
    for mark in marked:
        _leave_out(rest, mark.split("."))
    status = "derived" if origin.status == "derived" and not origin.derived else "sourced"
    if rest:
        entries.append(Fact(path, rest, status, origin.source))
    return entries
