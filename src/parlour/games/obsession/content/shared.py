"""What records of every table have in common: names, provenance and favours."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import ANY_NUMBER, Ids
from parlour.kernel.beyond.record import Reader, Record, Row, fact, number, several, word
from parlour.kernel.content import DataError, read_text

STATUSES: Final[Ids] = ("sourced", "derived", "reconstructed")
FAVOUR_MAX: Final[int] = 10
POUNDS_MAX: Final[int] = 1000
VP_MIN: Final[int] = -10
VP_MAX: Final[int] = 20
POINTS: Final = number(VP_MIN, VP_MAX)
_UNLIMITED: Final[Ids] = ("any", "all")


class Names(Record):
    """A printed name in the three languages; empty where nothing is printed."""

    en: str = fact(read_text)
    fr: str = fact(read_text)
    pl: str = fact(read_text)


NO_NAMES: Final = Names("", "", "")


class Named(Record):
    """A component with a name."""

    id: str = fact(read_text)
    name: Names = fact(Names.read)


class Origin(Record):
    """Where a record comes from, and which of its values no source gives.

    ``reconstructed``, ``derived`` and ``corrected`` hold paths inside the record, such as ``front.vp``.
    """

    status: str = fact(word(STATUSES))
    reconstructed: tuple[str, ...] = fact(several(read_text))
    derived: tuple[str, ...] = fact(several(read_text), absent=())
    corrected: tuple[str, ...] = fact(several(read_text), absent=())
    source: str = fact(read_text)


def provenance(row: Row, _key: str) -> Origin:
    """The origin stands among the values of its record."""
    return Origin.of(row)


class Favour(Record):
    """One frame of favours.

    ``look`` and ``keep`` belong to screening and drawing; ``choice`` joins alternatives; ``when`` is a
    condition; ``rule`` names a special rule.
    """

    kind: str
    amount: int
    look: int
    keep: int
    choice: str = fact(read_text, absent="")
    when: str = fact(word(("admirer",)), absent="")
    rule: str


def hundreds(low: int, high: int) -> Reader[int]:
    """An amount of money: pounds come in hundreds."""
    limited = number(low, high)

    def read(value: object, path: str) -> int:
        pounds = limited(value, path)
        if pounds % 100:
            raise DataError("not-in-hundreds", {"path": path, "value": pounds})
        return pounds

    return read


def _amount(kind: str) -> Reader[int]:
    if kind == "pounds":
        return hundreds(-POUNDS_MAX, POUNDS_MAX)
    low = -FAVOUR_MAX if kind == "reputation" else 1

    def read(value: object, path: str) -> int:
        if isinstance(value, str) and value in _UNLIMITED:
            return ANY_NUMBER
        if isinstance(value, bool) or not isinstance(value, int):
            raise DataError("not-an-integer", {"path": path, "value": str(value)})
        if value < low or value > FAVOUR_MAX:
            raise DataError("out-of-range", {"path": path, "value": value, "min": low, "max": FAVOUR_MAX})
        return value

    return read


def favour_of(kinds: tuple[str, ...]) -> Reader[Favour]:
    """A favour of one of the *kinds*; only what its kind needs may be set."""

    def read(value: object, path: str) -> Favour:
        row = Row(value, path)
        kind = row.take("kind", word(kinds))
        amount = look = keep = 0
        rule = ""
        if kind.startswith("look_"):
            look = row.take("look", number(2, FAVOUR_MAX))
            keep = row.take("keep", number(1, FAVOUR_MAX))
            if keep >= look:
                raise DataError("keep-too-many", {"path": path, "look": look, "keep": keep})
        elif kind == "special":
            rule = row.take("rule", read_text)
        else:
            amount = row.take("amount", _amount(kind))
            keep = row.take("keep", number(1, FAVOUR_MAX), absent=0)
        if kind != "special" and not look and not amount:
            raise DataError("empty-favour", {"path": path})
        favour = Favour.of(row, kind=kind, amount=amount, look=look, keep=keep, rule=rule)
        row.done()
        return favour

    return read
