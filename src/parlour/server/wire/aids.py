"""What the aids of a table tell, in parts: reasons, things and tables of them, what nobody can foresee."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.kernel.errors import Param

Plain = dict[str, Any]
"""JSON-able data whose shape belongs to the game; docs/notation.md describes it."""

Better = Literal["more", "less"]
"""Which way a number is good for its owner."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


class Why(Record):
    """A refusal: reason code, parameters, and the section of the rulebook it stems from."""

    reason: str
    rule: str
    params: dict[str, Param]


class Thing(Record):
    """Something to show: an id with its sort, a number, or a label. See `parlour.kernel.game.Cell`."""

    sort: str
    value: Param


class Remedy(Record):
    """What would help where something is refused."""

    kind: str
    params: dict[str, Param]


class Found(Record):
    """A thing, or an answer, why it is not possible, and what would help."""

    sort: str
    name: str
    why: Why | None
    remedy: Remedy | None


class Table(Record):
    """A titled table of things, as the games lay them out. See `parlour.kernel.game.Block`."""

    title: str
    columns: list[Thing]
    rows: list[list[list[Thing]]]


class Unknown(Record):
    """Something that will come, and nobody can tell what: from a seat, or from chance (-1)."""

    kind: str
    seat: int
    count: int


class Range(Record):
    """What chance can make of a number of the own row."""

    path: list[str]
    low: int
    high: int
