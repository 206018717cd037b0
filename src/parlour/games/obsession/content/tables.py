"""The shipped content files as plain tables, and the corrections laid over them.

A correction mirrors the content: a table, the id of a record (none where the table is a single record), then
the value. A table with a ``kind`` of its own is replaced as a whole when the correction names a kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from parlour.games.obsession.content.records import MANY, SINGLE, Correction
from parlour.games.obsession.content.words import Ids
from parlour.kernel.content import DataError, read_list, read_table, read_text, shown

FILES: Final[Ids] = (
    "categories",
    "tiles_start",
    "tiles_service",
    "tiles_indoor",
    "tiles_outdoor",
    "tiles_special",
    "tiles_monuments",
    "guests",
    "gentry_families",
    "gentry_starters",
    "gentry_casual",
    "gentry_prestige",
    "gentry_promo",
    "families",
    "servants",
    "service",
    "objectives",
    "cards",
    "tracks",
    "market",
    "estate_challenge",
    "solo",
    "opponents",
)
# What a record is, rather than what is printed on it.
_FIXED: Final[Ids] = ("id", "kind", "mode", "status", "reconstructed", "derived", "corrected", "source")
# Tables of amounts by id are replaced as a whole.
_WHOLE: Final[Ids] = ("servants", "replaceable", "totals")


def shipped_tables() -> dict[str, object]:
    """A fresh parse of the content files: a list of records, or one record, by table."""
    folder = resources.files(__package__)
    tables: dict[str, object] = {}
    for name in FILES:
        parsed = tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
        for table, value in parsed.items():
            known = tables.get(table)
            if isinstance(known, list) and isinstance(value, list):
                known.extend(value)
            elif known is None:
                tables[table] = value
            else:
                raise DataError("duplicate-table", {"path": name, "table": shown(table)})
    return tables


@cache
def shipped() -> Mapping[str, object]:
    """The parsed content files, for reading only."""
    return shipped_tables()


def _covers(path: str, mark: str) -> bool:
    return mark == path or mark.startswith(path + ".")


def _plain(value: object) -> Any:
    """A copy that shares nothing with the corrections handed in."""
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def _merged(
    row: dict[str, object], change: object, path: str, within: str, found: dict[str, Any]
) -> dict[str, object]:
    result = dict(row)
    for key, value in read_table(change, path).items():
        here = f"{path}.{key}"
        inside = f"{within}.{key}" if within else key
        if key not in row:
            raise DataError("unknown-key", {"path": path, "key": shown(key)})
        if key in _FIXED and not (key == "mode" and path.startswith("opponents.")):
            raise DataError("fixed-value", {"path": path, "key": shown(key)})
        old = row[key]
        if isinstance(old, dict) and key not in _WHOLE:
            table = read_table(value, here)
            if "kind" in old and "kind" in table:
                found[inside] = _plain(table)
                result[key] = found[inside]
            else:
                result[key] = _merged(old, table, here, inside, found)
        else:
            found[inside] = _plain(value)
            result[key] = found[inside]
    return result


def _corrected(
    row: dict[str, object], change: object, path: str, applied: dict[str, Any]
) -> dict[str, object]:
    found: dict[str, Any] = {}
    result = _merged(row, change, path, "", found)
    for inside, value in found.items():
        applied[f"{path}.{inside}"] = value
    for name in ("reconstructed", "derived"):
        left: list[str] = []
        for mark in read_list(row.get(name, []), path):
            text = read_text(mark, path)
            covered = False
            for inside in found:
                if _covers(inside, text):
                    covered = True
            if not covered:
                left.append(text)
        result[name] = left
    result["corrected"] = sorted(found)
    return result


def corrected_tables(
    tables: Mapping[str, object], corrections: object
) -> tuple[dict[str, object], tuple[Correction, ...]]:
    """The tables with the corrections laid over them, and the corrections in order of path."""
    result = dict(tables)
    applied: dict[str, Any] = {}
    for table, changes in read_table(corrections, "corrections").items():
        if table in SINGLE and table in tables:
            result[table] = _corrected(read_table(tables[table], table), changes, table, applied)
        elif table in MANY and table in tables:
            rows = [read_table(item, table) for item in read_list(tables[table], table)]
            index = {row.get("id"): place for place, row in enumerate(rows)}
            for record_id, change in read_table(changes, table).items():
                if record_id not in index:
                    raise DataError("unknown-entry", {"path": table, "id": shown(record_id)})
                place = index[record_id]
                rows[place] = _corrected(rows[place], change, f"{table}.{record_id}", applied)
            result[table] = rows
        else:
            raise DataError("unknown-key", {"path": "corrections", "key": shown(table)})
    return result, tuple([Correction(path, applied[path]) for path in sorted(applied)])
