"""Component data of Notre Dame: the shipped tables, corrections to them, and their validation.

The tables live in ``content/`` as TOML. Some numbers printed on the components could not be sourced; they
are marked ``reconstructed`` there, and the owner of a printed game can replace them with a corrections
table::

    [rats]
    fool = 2

    [board]
    corners = "MbbMMbbM"
    cathedral_road = false
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Final

from parlour.games.notre_dame.content.records import (
    BARE,
    RATS_SUMS,
    BoardPattern,
    Components,
    Correction,
    Dataset,
    Person,
    Provenance,
    read_corners,
    read_rats,
)
from parlour.kernel.beyond.record import Row
from parlour.kernel.codec import digest
from parlour.kernel.content import (
    DataError,
    DataWarning,
    Reconstructed,
    read_flag,
    read_integer,
    read_table,
    read_text,
    shown,
)
from parlour.kernel.game import Fact, Facts

TABLES: Final[tuple[str, ...]] = ("persons", "components", "board", "rulebook")
CORRECTED: Final[str] = "corrected"
CORRECTED_SOURCE: Final[str] = "corrections"

HASH_DIGITS: Final[int] = 16


# Corrections


def _check_corrections(corrections: object, base: Dataset) -> tuple[Correction, ...]:
    table = read_table(corrections, "corrections")
    known = tuple(person.id for person in base.persons)
    found: dict[str, int | str | bool] = {}
    for key, value in table.items():
        if key == "rats":
            for person_id, rats in read_table(value, "rats").items():
                if person_id not in known:
                    raise DataError("unknown-person", {"path": "rats", "person": shown(person_id)})
                found[f"rats.{person_id}"] = read_rats(rats, f"rats.{person_id}")
        elif key == "board":
            for name, item in read_table(value, "board").items():
                if name == "corners":
                    corners = read_corners(item, "board.corners")
                    replace(base.board, corners=corners).check("board")
                    found["board.corners"] = corners
                elif name == "cathedral_road":
                    found["board.cathedral_road"] = read_flag(item, "board.cathedral_road")
                else:
                    raise DataError("unknown-key", {"path": "board", "key": shown(name)})
        else:
            raise DataError("unknown-key", {"path": "corrections", "key": shown(key)})
    return tuple(Correction(path, found[path]) for path in sorted(found))


def _corrected_persons(
    persons: tuple[Person, ...], corrections: tuple[Correction, ...]
) -> tuple[Person, ...]:
    rats: dict[str, int] = {}
    for correction in corrections:
        if correction.path.startswith("rats."):
            rats[correction.path[len("rats.") :]] = read_integer(correction.value, correction.path)
    result: list[Person] = []
    for person in persons:
        if person.id in rats:
            known = rats[person.id]
            result.append(replace(person, rats=known, status=CORRECTED, source=CORRECTED_SOURCE))
        else:
            result.append(person)
    return tuple(result)


def _corrected_board(board: BoardPattern, corrections: tuple[Correction, ...]) -> BoardPattern:
    corners = board.corners
    road = board.cathedral_road
    changed: set[str] = set()
    for correction in corrections:
        if correction.path == "board.corners":
            corners = read_text(correction.value, correction.path)
            changed.add(correction.path)
        elif correction.path == "board.cathedral_road":
            road = read_flag(correction.value, correction.path)
            changed.add(correction.path)
    provenance: list[Provenance] = []
    for entry in board.provenance:
        if entry.path in changed:
            entry = Provenance(entry.path, CORRECTED, 0, CORRECTED_SOURCE)
        provenance.append(entry)
    return replace(board, corners=corners, cathedral_road=road, provenance=tuple(provenance))


# Loading


def shipped_tables() -> dict[str, object]:
    """A fresh parse of the four content files, by name."""
    folder = resources.files(__package__)
    tables: dict[str, object] = {}
    for name in TABLES:
        text = folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")
        tables[name] = tomllib.loads(text)
    return tables


def parse_dataset(tables: Mapping[str, object], corrections: Mapping[str, object] | None = None) -> Dataset:
    """Validate the parsed content tables and apply corrections to them."""
    row = Row(tables, "content", above="")
    base = Dataset.of(row, corrections=(), hash="")
    row.done()
    return _corrected(base, () if corrections is None else _check_corrections(corrections, base))


def _corrected(base: Dataset, corrections: tuple[Correction, ...]) -> Dataset:
    persons = _corrected_persons(base.persons, corrections)
    board = _corrected_board(base.board, corrections)
    digits = _facts_hash(persons, base.components, board)
    return replace(base, persons=persons, board=board, corrections=corrections, hash=digits)


@cache
def _shipped() -> Dataset:
    return parse_dataset(shipped_tables())


def load_dataset(corrections: Mapping[str, object] | None = None) -> Dataset:
    """The shipped data with the given corrections; raises DataError when a correction is not usable."""
    base = _shipped()
    if corrections is None:
        return base
    return _corrected(base, _check_corrections(corrections, base))


def validate_corrections(corrections: object) -> tuple[Correction, ...]:
    """The corrections in canonical order; raises DataError for the first one that is not usable."""
    return _check_corrections(corrections, _shipped())


def corrections_table(dataset: Dataset) -> dict[str, object]:
    """The corrections of a dataset as the plain table ``load_dataset`` takes, for saving."""
    rats: dict[str, object] = {}
    board: dict[str, object] = {}
    for correction in dataset.corrections:
        section, name = correction.path.split(".", 1)
        if section == "rats":
            rats[name] = correction.value
        else:
            board[name] = correction.value
    table: dict[str, object] = {}
    if board:
        table["board"] = board
    if rats:
        table["rats"] = rats
    return table


# Facts and their hash


def _component_values(components: Components) -> dict[str, object]:
    values: dict[str, object] = {}
    for name, value in vars(components).items():
        if name not in ("bills", "cathedral", "provenance"):
            values[f"components.{name}"] = list(value) if isinstance(value, tuple) else value
    for bill in components.bills:
        values[f"components.bills.{bill.id}"] = {"prestige": bill.prestige, "extra": bill.extra}
    for players, value in components.cathedral:
        values[f"components.cathedral.{players}"] = value
    return values


def _board_values(board: BoardPattern) -> dict[str, object]:
    return {
        "board.corners": board.corners,
        "board.cathedral_road": board.cathedral_road,
        "board.cathedral_side": list(board.cathedral_side),
        "board.shared": [list(pair) for pair in board.shared],
    }


def _facts_hash(persons: tuple[Person, ...], components: Components, board: BoardPattern) -> str:
    """Digest of what the rules use; provenance and rulebook pages are left out."""
    basis: dict[str, object] = {
        "persons": [[person.id, person.back, person.set, person.rats] for person in persons],
        "components": _component_values(components),
        "board": _board_values(board),
    }
    return digest(basis)[:HASH_DIGITS]


def all_facts(dataset: Dataset) -> Facts:
    """Every value in use with its provenance: rats by person, then components, then the board."""
    entries = [
        Fact(f"rats.{person.id}", person.rats, person.status, person.source) for person in dataset.persons
    ]
    values = {**_component_values(dataset.components), **_board_values(dataset.board)}
    for origin in (*dataset.components.provenance, *dataset.board.provenance):
        entries.append(Fact(origin.path, values[origin.path], origin.status, origin.source))
    odd = tuple([(warning.code, dict(warning.params)) for warning in warnings(dataset)])
    return Facts(dataset.hash, tuple(entries), odd)


def reconstructed_values(dataset: Dataset) -> tuple[Reconstructed, ...]:
    """Every value in use that is reconstructed and not corrected: persons in order, then the board."""
    found: list[Reconstructed] = [
        Reconstructed(f"rats.{person.id}", person.rats, person.status, person.source)
        for person in dataset.persons
        if person.status == "reconstructed"
    ]
    board = dataset.board
    for origin in board.provenance:
        if origin.status != "reconstructed":
            continue
        if origin.path == "board.corners":
            found.append(Reconstructed(origin.path, board.corners, origin.status, origin.source))
        elif origin.path == "board.cathedral_road":
            found.append(Reconstructed(origin.path, board.cathedral_road, origin.status, origin.source))
    return tuple(found)


def warnings(dataset: Dataset) -> tuple[DataWarning, ...]:
    """What looks odd without being an error: unexpected period sums, a shared crossing without a market."""
    found: list[DataWarning] = []
    for letter, expected in RATS_SUMS:
        total = period_rats(dataset, letter)
        if total != expected:
            params = (("letter", letter), ("sum", total), ("expected", expected))
            found.append(DataWarning("rats-sum", params))
    corners = dataset.board.corners
    for this, following in dataset.board.shared:
        if corners[this] == BARE and corners[following] == BARE:
            found.append(DataWarning("bare-crossing", (("corner", this), ("next_corner", following))))
    return tuple(found)


def period_rats(dataset: Dataset, letter: str) -> int:
    """Rats on the six browns and the three base greys of a letter."""
    total = 0
    for person in dataset.persons:
        if person.set == "base" and (person.back == "brown" or person.back == letter):
            total += person.rats
    return total


def person_index(dataset: Dataset, person_id: str) -> int:
    """Canonical index of a person."""
    for index, person in enumerate(dataset.persons):
        if person.id == person_id:
            return index
    raise DataError("unknown-person", {"path": "persons", "person": shown(person_id)})


def cathedral_value(components: Components, players: int) -> int:
    """Prestige shared out at the cathedral at the end of each period."""
    for count, value in components.cathedral:
        if count == players:
            return value
    raise DataError("player-count", {"players": players})
