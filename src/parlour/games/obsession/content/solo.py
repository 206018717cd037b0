"""Solitaire: opponents, the card of the scavenger, and the optional dynamic buyer."""

from __future__ import annotations

from typing import Final, TypeVar

from parlour.games.obsession.content.shared import Named, Origin, provenance
from parlour.games.obsession.content.words import CATEGORIES, LEVELS, MODES, SEASONS, SETS, Ids
from parlour.kernel.beyond.record import Reader, Record, fact, number, several, taken, word
from parlour.kernel.content import DataError, read_flag, read_text

T = TypeVar("T")

SCORE_MAX: Final[int] = 300
CHART_MAX: Final[int] = 50
AIMS: Final[Ids] = ("strongest-category", "monument", "contested-category", "best-tile", "none", "refresh")
PICKS: Final[Ids] = ("leftmost", "cheapest", "highest-front-vp-then-leftmost", "none")


def _exactly(length: int, item: Reader[T]) -> Reader[tuple[T, ...]]:
    """A list of so many values."""
    read_all = several(item)

    def read(value: object, path: str) -> tuple[T, ...]:
        found = read_all(value, path)
        if len(found) != length:
            raise DataError("wrong-length", {"path": path, "length": len(found), "expected": length})
        return found

    return read


_SEASON: Final = _exactly(len(CATEGORIES), number(0, CHART_MAX))


class Opponent(Named):
    """An opponent of the solitaire game. ``chart`` has a row per season and a column per category."""

    set: str = fact(word(SETS))
    level: str = fact(word(LEVELS))
    mode: str = fact(word(MODES))
    base_score: int = fact(number(1, SCORE_MAX))
    develops: tuple[str, ...] = fact(several(word(CATEGORIES)))
    chart: tuple[tuple[int, ...], ...] = fact(
        _exactly(SEASONS, _exactly(len(CATEGORIES), number(0, CHART_MAX)))
    )
    origin: Origin = taken(provenance)


class SoloRules(Record):
    human_first: bool = fact(read_flag)
    setup_players: int = fact(number(1, 6))
    courtship: str = fact(word(("open", "closed")))
    ties_to_human: bool = fact(read_flag)
    final_courtship_fairchild_vp: int = fact(number(0, 20))
    recruiting: bool = fact(read_flag)
    attacks: bool = fact(read_flag)
    reserves_scavenged: bool = fact(read_flag)
    roll_after_step: int = fact(number(1, 8))
    columns: tuple[str, ...] = fact(several(word(CATEGORIES)))
    die: int = fact(number(2, 100))
    modifier_after_idle: int = fact(number(-20, 0))
    several_monuments: str = fact(word(("cheapest",)))
    origin: Origin = taken(provenance)

    def check(self, path: str) -> None:
        if self.columns != CATEGORIES:
            raise DataError("not-canonical", {"path": f"{path}.columns"})


class Purchase(Record):
    """What the scavenger does: take from a market space, take a monument, nothing, or refresh the market."""

    action: str = fact(word(("position", "monument", "none", "refresh")))
    position: int = fact(number(0, 6))

    def check(self, path: str) -> None:
        if (self.action == "position") != (self.position > 0):
            raise DataError("position-without-space", {"path": path, "position": self.position})


class ScavengerRow(Record):
    """A row of the card: rolls, and the purchase without and with a monument on display."""

    id: str = fact(read_text)
    min: int = fact(number(1, 20))
    max: int = fact(number(1, 20))
    standard: Purchase = fact(Purchase.read)
    monument: Purchase = fact(Purchase.read)
    origin: Origin = taken(provenance)


class DynamicRow(Record):
    """Rolls of the dynamic buyer: its aim, which tile it picks, and the aim to try when none fits."""

    id: str = fact(read_text)
    min: int = fact(number(1, 20))
    max: int = fact(number(1, 20))
    aim: str = fact(word(AIMS))
    pick: str = fact(word(PICKS))
    otherwise: str = fact(word(AIMS))
    origin: Origin = taken(provenance)


class DynamicRules(Record):
    """The dynamic buyer; its chart grows by a step after a lost courtship, up to the maximum."""

    optional: bool = fact(read_flag)
    die: int = fact(number(2, 100))
    modifier_after_idle: int = fact(number(-20, 0))
    escalation_step: int = fact(number(0, 9))
    escalation_maximum: int = fact(number(0, 20))
    origin: Origin = taken(provenance)
