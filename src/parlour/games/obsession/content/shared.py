"""What records of every table have in common: names, provenance and favours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.obsession.content.rows import Row
from parlour.games.obsession.content.words import ANY_NUMBER
from parlour.kernel.content import DataError

STATUSES: Final[tuple[str, ...]] = ("sourced", "derived", "reconstructed")
FAVOUR_MAX: Final[int] = 10
POUNDS_MAX: Final[int] = 1000
VP_MIN: Final[int] = -10
VP_MAX: Final[int] = 20
_UNLIMITED: Final[tuple[str, ...]] = ("any", "all")


@dataclass(frozen=True)
class Names:
    """A printed name in the three languages; empty where nothing is printed."""

    en: str
    fr: str
    pl: str


NO_NAMES: Final = Names("", "", "")


@dataclass(frozen=True)
class Origin:
    """Where a record comes from, and which of its values no source gives.

    ``reconstructed``, ``derived`` and ``corrected`` hold paths inside the record, such as ``front.vp``.
    """

    status: str
    reconstructed: tuple[str, ...]
    derived: tuple[str, ...]
    corrected: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class Favour:
    """One frame of favours.

    ``look`` and ``keep`` belong to screening and drawing; ``choice`` joins alternatives; ``when`` is a
    condition; ``rule`` names a special rule.
    """

    kind: str
    amount: int
    look: int
    keep: int
    choice: str
    when: str
    rule: str


def read_names(row: Row, key: str = "name", optional: bool = False) -> Names:
    if optional and not row.has(key):
        return NO_NAMES
    inner = row.row(key)
    names = Names(inner.text("en"), inner.text("fr"), inner.text("pl"))
    inner.done()
    return names


def read_origin(row: Row) -> Origin:
    return Origin(
        status=row.word("status", STATUSES),
        reconstructed=row.words("reconstructed"),
        derived=row.words("derived", optional=True),
        corrected=row.words("corrected", optional=True),
        source=row.text("source"),
    )


def _amount(row: Row, kind: str) -> int:
    if kind == "pounds":
        return row.hundreds("amount", -POUNDS_MAX, POUNDS_MAX)
    value = row.take("amount")
    if isinstance(value, str) and value in _UNLIMITED:
        return ANY_NUMBER
    if isinstance(value, bool) or not isinstance(value, int):
        raise DataError("not-an-integer", {"path": row.at("amount"), "value": str(value)})
    low = -FAVOUR_MAX if kind == "reputation" else 1
    if value < low or value > FAVOUR_MAX:
        params: dict[str, str | int] = {"path": row.at("amount"), "value": value}
        raise DataError("out-of-range", {**params, "min": low, "max": FAVOUR_MAX})
    return value


def read_favour(row: Row, kinds: tuple[str, ...]) -> Favour:
    kind = row.word("kind", kinds)
    amount = 0
    look = 0
    keep = 0
    rule = ""
    if kind.startswith("look_"):
        look = row.number("look", 2, FAVOUR_MAX)
        keep = row.number("keep", 1, FAVOUR_MAX)
        if keep >= look:
            raise DataError("keep-too-many", {"path": row.path, "look": look, "keep": keep})
    elif kind == "special":
        rule = row.text("rule")
    else:
        amount = _amount(row, kind)
        keep = row.number("keep", 1, FAVOUR_MAX, 0)
    if kind != "special" and not look and not amount:
        raise DataError("empty-favour", {"path": row.path})
    favour = Favour(
        kind, amount, look, keep, row.text("choice", ""), row.word("when", ("admirer",), ""), rule
    )
    row.done()
    return favour


def read_favours(row: Row, key: str, kinds: tuple[str, ...]) -> tuple[Favour, ...]:
    return tuple([read_favour(inner, kinds) for inner in row.rows(key)])
