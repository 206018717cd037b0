"""Component data of Obsession: the shipped tables, corrections to them, and their validation.

The tables live in ``content/`` as TOML. Many values printed on the components could not be sourced; they are
marked ``reconstructed`` there, and the owner of a printed game can replace them with a corrections table::

    [tiles.great-hall]
    price_mod = 200

    [tiles.great-hall.front]
    vp = 4

    [gentry.anne-hawkins]
    favours = [{ kind = "pounds", amount = 300 }, { kind = "reputation", amount = -2 }]

    [tracks.standard.events]
    6 = "village_fair"
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from parlour.games.obsession.content.facts import (
    CORRECTED,
    check_marks,
    facts_hash,
    record_facts,
    records,
    value_at,
)
from parlour.games.obsession.content.joins import check_joins
from parlour.games.obsession.content.records import Correction, Dataset
from parlour.games.obsession.content.tables import corrected_tables, shipped, shipped_tables
from parlour.kernel.beyond.record import Row
from parlour.kernel.content import DataError, DataWarning, Reconstructed, corrections_text
from parlour.kernel.game import Fact, Facts

__all__ = [
    "CORRECTED",
    "Correction",
    "DataError",
    "DataWarning",
    "Dataset",
    "Reconstructed",
    "all_facts",
    "corrections_table",
    "facts_of",
    "load_dataset",
    "parse_dataset",
    "reconstructed_values",
    "shipped_tables",
    "validate_corrections",
    "warnings",
]

BASE_TILES: Final[int] = 80
VP_CARDS: Final[int] = 30
THEME_CARDS: Final[int] = 10
KEPT: Final[int] = 8
"""Corrected data sets that are kept; each takes some megabytes with its facts."""
_BASE_SETS: Final[tuple[str, ...]] = ("base", "suites", "hybrid")

# Loading


def _read(tables: Mapping[str, object], applied: tuple[Correction, ...]) -> Dataset:
    row = Row(tables, "content", above="")
    dataset = Dataset.of(row, corrections=applied, hash="")
    row.done()
    check_joins(dataset)
    check_marks(dataset)
    return replace(dataset, hash=facts_hash(dataset))


def parse_dataset(tables: Mapping[str, object], corrections: Mapping[str, object] | None = None) -> Dataset:
    """Validate the parsed content tables and apply corrections to them."""
    if corrections is None:
        return _read(tables, ())
    merged, applied = corrected_tables(tables, corrections)
    return _read(merged, applied)


@cache
def _shipped() -> Dataset:
    return parse_dataset(shipped())


def load_dataset(corrections: Mapping[str, object] | None = None) -> Dataset:
    """The shipped data with the given corrections; raises DataError when a correction is not usable."""
    if corrections is None:
        return _shipped()
    text = corrections_text(corrections)
    return _corrected(text) if text else parse_dataset(shipped(), corrections)


@lru_cache(maxsize=KEPT)
def _corrected(text: str) -> Dataset:
    """The data for corrections as a canonical text. Callers choose them: few are kept."""
    return parse_dataset(shipped(), json.loads(text))


def validate_corrections(corrections: object) -> tuple[Correction, ...]:
    """The corrections in canonical order; raises DataError for the first one that is not usable."""
    merged, applied = corrected_tables(shipped(), corrections)
    _read(merged, applied)
    return applied


def corrections_table(dataset: Dataset) -> dict[str, object]:
    """The corrections of a dataset as the plain table ``load_dataset`` takes, for saving."""
    table: dict[str, object] = {}
    for correction in dataset.corrections:
        holder = table
        parts = correction.path.split(".")
        for part in parts[:-1]:
            inner = holder.setdefault(part, {})
            assert isinstance(inner, dict)
            holder = inner
        holder[parts[-1]] = correction.value
    return table


# Facts


def facts_of(corrections: Mapping[str, object] | None = None) -> Facts:
    """All facts of the shipped data with the given corrections; see `all_facts`."""
    text = corrections_text(corrections or {})
    return _facts(text) if text else all_facts(load_dataset(corrections))


@lru_cache(maxsize=KEPT)
def _facts(text: str) -> Facts:
    return all_facts(load_dataset(json.loads(text) or None))


def all_facts(dataset: Dataset) -> Facts:
    """Corrected, reconstructed and derived values one by one; the rest of each record as one entry."""
    entries: list[Fact] = []
    for path, record in records(dataset):
        entries.extend(record_facts(path, record))
    odd = tuple([(warning.code, dict(warning.params)) for warning in warnings(dataset)])
    return Facts(dataset.hash, tuple(entries), odd)


def reconstructed_values(dataset: Dataset) -> tuple[Reconstructed, ...]:
    """Every value in use that is reconstructed and not corrected."""
    found: list[Reconstructed] = []
    for path, record in records(dataset):
        for mark in record.origin.reconstructed:
            value = value_at(record, mark)
            found.append(Reconstructed(f"{path}.{mark}", value, "reconstructed", record.origin.source))
    return tuple(found)


def _count(name: str, count: int, expected: int, found: list[DataWarning]) -> None:
    if count != expected:
        found.append(
            DataWarning("component-count", (("name", name), ("count", count), ("expected", expected)))
        )


def warnings(dataset: Dataset) -> tuple[DataWarning, ...]:
    """What looks odd without being an error: counts unlike the component list, members unlike their role."""
    found: list[DataWarning] = []
    _count("tiles", sum([t.copies for t in dataset.tiles if t.set in _BASE_SETS]), BASE_TILES, found)
    _count("vp-cards", sum([card.copies for card in dataset.vp_cards]), VP_CARDS, found)
    _count("theme-cards", sum([theme.copies for theme in dataset.themes]), THEME_CARDS, found)
    rules = dataset.objective_rules
    base = sum([card.copies for card in dataset.objectives if card.deck != "ud"])
    ud = sum([card.copies for card in dataset.objectives if card.deck != "base"])
    _count("objectives-base", base, rules.base_deck, found)
    _count("objectives-ud", ud, rules.ud_deck, found)
    roles = {role.id: role for role in dataset.roles}
    for card in dataset.gentry:
        if card.role and (card.vp, card.favours) != (roles[card.role].vp, roles[card.role].favours):
            found.append(DataWarning("unlike-role", (("card", card.id), ("role", card.role))))
    for opponent in dataset.opponents:
        for before, after in zip(opponent.chart, opponent.chart[1:], strict=False):
            if tuple(map(max, before, after)) != after:
                found.append(DataWarning("falling-chart", (("opponent", opponent.id),)))
                break
    return tuple(found)
