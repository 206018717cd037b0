"""Records of the component data, and the ids and limits that the rules rely on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from parlour.kernel.beyond.record import Reader, Record, Row, fact, rows, several, taken, word
from parlour.kernel.content import DataError, read_flag, read_integer, read_list, read_text, shown

Ids: TypeAlias = tuple[str, ...]

COLOURS: Final[Ids] = ("red", "violet", "blue", "green", "yellow")
SECTORS: Final[Ids] = ("seminary", "bank", "residence", "carriage-house", "inn", "park", "hospital")
CARDS: Final[Ids] = (*SECTORS, "notre-dame", "confidant")
BILLS: Final[Ids] = ("gold", "cube", "rat", "prestige")
BACKS: Final[Ids] = ("brown", "a", "b", "c")
SETS: Final[Ids] = ("base", "new-persons")
LETTERS: Final[Ids] = ("a", "b", "c")

RATS_MIN: Final[int] = 0
RATS_MAX: Final[int] = 3
CORNERS: Final[int] = 8
CORNER_MARKETS: Final[int] = 4
MARKET: Final[str] = "M"
BARE: Final[str] = "b"

# Rats on the six browns and the three base greys of a letter together.
RATS_SUMS: Final[tuple[tuple[str, int], ...]] = (("a", 12), ("b", 13), ("c", 12))

STATUSES: Final[Ids] = ("sourced", "derived", "reconstructed", "convention")
_RATS_STATUSES: Final[Ids] = ("derived", "sourced", "reconstructed")
_PAGE_STATUSES: Final[Ids] = ("named", "within-named-range", "estimated")
_EXTRAS: Final[Ids] = ("gold", "cube", "rat", "none")
_PLAYER_COUNTS: Final[tuple[int, ...]] = (2, 3, 4, 5)
# How many persons each set has per back.
_PERSONS: Final[tuple[tuple[str, str, int], ...]] = (
    ("brown", "base", 6),
    ("brown", "new-persons", 0),
    *[(letter, each, count) for letter in LETTERS for each, count in (("base", 3), ("new-persons", 6))],
)

T = TypeVar("T")


# Reading values


def _read_natural(value: object, path: str) -> int:
    number = read_integer(value, path)
    if number < 0:
        raise DataError("negative-number", {"path": path, "value": shown(number)})
    return number


def read_rats(value: object, path: str) -> int:
    rats = read_integer(value, path)
    if rats < RATS_MIN or rats > RATS_MAX:
        params: dict[str, str | int] = {"path": path, "value": shown(rats), "min": RATS_MIN, "max": RATS_MAX}
        raise DataError("rats-out-of-range", params)
    return rats


def _bad_pair(pair: tuple[int, int], path: str) -> DataError:
    return DataError("bad-corner-pair", {"path": path, "value": f"{pair[0]}-{pair[1]}"})


def _read_pair(value: object, path: str) -> tuple[int, int]:
    """Two different corners of the octagon."""
    items = read_list(value, path)
    if len(items) != 2:
        raise DataError("wrong-length", {"path": path, "length": len(items), "expected": 2})
    pair = (_read_natural(items[0], path), _read_natural(items[1], path))
    if max(pair) >= CORNERS or pair[0] == pair[1]:
        raise _bad_pair(pair, path)
    return pair


def _read_side(value: object, path: str) -> tuple[int, int]:
    """Two neighbouring corners."""
    side = _read_pair(value, path)
    if (side[1] - side[0]) % CORNERS not in (1, CORNERS - 1):
        raise _bad_pair(side, path)
    return side


def _read_shared(value: object, path: str) -> tuple[tuple[int, int], ...]:
    """Pairs of corners, none of them twice."""
    pairs = several(_read_pair)(value, path)
    used: set[int] = set()
    for pair in pairs:
        if not used.isdisjoint(pair):
            raise _bad_pair(pair, path)
        used.update(pair)
    return pairs


def read_corners(value: object, path: str) -> str:
    """A letter per corner, with four markets."""
    if not isinstance(value, str):
        raise DataError("not-a-text", {"path": path, "value": shown(value)})
    if len(value) != CORNERS:
        raise DataError("bad-corner-pattern", {"path": path, "value": shown(value), "reason": "length"})
    if set(value) - {MARKET, BARE}:
        raise DataError("bad-corner-pattern", {"path": path, "value": value, "reason": "letter"})
    if value.count(MARKET) != CORNER_MARKETS:
        raise DataError("bad-corner-pattern", {"path": path, "value": value, "reason": "market-count"})
    return value


def _canonical(expected: Ids) -> Reader[Ids]:
    """A list of ids that the rules index by position, so it must be exactly the expected one."""

    def read(value: object, path: str) -> Ids:
        if several(read_text)(value, path) != expected:
            raise DataError("not-canonical", {"path": path})
        return expected

    return read


# Records


class Section(Record):
    """A rulebook section and the page it begins on."""

    id: str = fact(read_text)
    page: int = fact(_read_natural)
    page_status: str = fact(word(_PAGE_STATUSES))


class Person(Record):
    id: str = fact(read_text)
    back: str = fact(word(BACKS))
    set: str = fact(word(SETS))
    rats: int = fact(read_rats)
    status: str = fact(word(_RATS_STATUSES), key="rats_status")
    source: str = fact(read_text, key="rats_source")
    section: str = fact(read_text)


class BillKind(Record):
    """One kind of bill: its prestige and what comes with it (gold, cube, rat or none)."""

    id: str = fact(read_text)
    prestige: int = fact(_read_natural)
    extra: str = fact(word(_EXTRAS))


class Provenance(Record):
    """Where a component value comes from; ``page`` is a rulebook page, 0 when it has none."""

    path: str
    status: str = fact(word(STATUSES))
    page: int = fact(_read_natural)
    source: str = fact(read_text)


def _so_far(row: Row) -> list[Provenance]:
    found: list[Provenance] = row.fields.setdefault("provenance", [])
    return found


def _provenance(row: Row, _name: str) -> tuple[Provenance, ...]:
    """Where all that was read before comes from."""
    return tuple(_so_far(row))


def _sourced(read: Reader[T], found: list[Provenance], **given: int) -> Reader[T]:
    """A table of a value and its provenance, of which some may be *given*."""

    def read_entry(value: object, path: str) -> T:
        entry = Row(value, path)
        found.append(Provenance.of(entry, path=path, **given))
        result = entry.take("value", lambda inner, _path: read(inner, path))
        entry.done()
        return result

    return read_entry


def _component(read: Reader[T], **given: int) -> Callable[[Row, str], T]:
    return lambda row, name: row.take(name, _sourced(read, _so_far(row), **given))


_count: Final = _component(_read_natural)


def _bills(row: Row, name: str) -> tuple[BillKind, ...]:
    def read(value: object, path: str) -> BillKind:
        entry = Row(value, path)
        bill = BillKind.of(entry)
        named = f"{row.path}.{name}.{bill.id}"
        entry.above = f"{named}."
        _so_far(row).append(Provenance.of(entry, path=named))
        entry.done()
        return bill

    bills = row.take(name, rows(read))
    if tuple([bill.id for bill in bills]) != BILLS:
        raise DataError("not-canonical", {"path": f"{row.path}.{name}"})
    return bills


def _cathedral(row: Row, name: str) -> tuple[tuple[int, int], ...]:
    def read(value: object, path: str) -> tuple[tuple[int, int], ...]:
        table = Row(value, path)
        prestige = _sourced(_read_natural, _so_far(row))
        values = tuple([(players, table.take(str(players), prestige)) for players in _PLAYER_COUNTS])
        table.done()
        return values

    return row.take(name, read)


class Components(Record):
    colours: tuple[str, ...] = taken(_component(_canonical(COLOURS)))
    sectors: tuple[str, ...] = taken(_component(_canonical(SECTORS)))
    cards: tuple[str, ...] = taken(_component(_canonical(CARDS)))
    bills: tuple[BillKind, ...] = taken(_bills)
    cubes_per_colour: int = taken(_count)
    starting_cubes: int = taken(_count)
    gold: int = taken(_count)
    starting_gold: int = taken(_count)
    track: int = taken(_count)
    hand: int = taken(_count)
    periods: int = taken(_count)
    turns_per_period: int = taken(_count)
    greys_per_period: int = taken(_count)
    browns_shown: int = taken(_count)
    greys_shown: int = taken(_count)
    plague_loss: int = taken(_count)
    donations: tuple[int, ...] = taken(_component(several(_read_natural)))
    cathedral: tuple[tuple[int, int], ...] = taken(_cathedral)
    provenance: tuple[Provenance, ...] = taken(_provenance)


class BoardPattern(Record):
    """The octagonal borough: a letter per corner (M or b) and how neighbouring boroughs meet.

    ``shared`` pairs a corner of a borough with the corner of the next borough clockwise at the same crossing.
    No page of the rulebook tells of it.
    """

    corners: str = taken(_component(read_corners, page=0))
    cathedral_road: bool = taken(_component(read_flag, page=0))
    cathedral_side: tuple[int, int] = taken(_component(_read_side, page=0))
    shared: tuple[tuple[int, int], ...] = taken(_component(_read_shared, page=0))
    provenance: tuple[Provenance, ...] = taken(_provenance)

    def check(self, path: str) -> None:
        """No crossing of two boroughs has a market from each."""
        for this, following in self.shared:
            if self.corners[this] == MARKET and self.corners[following] == MARKET:
                params: dict[str, str | int] = {"path": f"{path}.corners", "value": self.corners}
                raise DataError("bad-corner-pattern", {**params, "reason": "markets-collide"})


class Correction(Record):
    """One corrected value, such as ``rats.fool`` or ``board.corners``."""

    path: str
    value: int | str | bool


L = TypeVar("L", Person, Section)


def _listed(key: str, record: type[L]) -> Reader[tuple[L, ...]]:
    """A table of one list, whose records have an id each."""

    def read(value: object, path: str) -> tuple[L, ...]:
        row = Row(value, path)
        found = row.take(key, rows(record.read))
        row.done()
        ids = [each.id for each in found]
        for index, each in enumerate(ids):
            if each in ids[:index]:
                raise DataError("duplicate-id", {"path": f"{path}.{key}.{index}", "id": each})
        return found

    return read


class Dataset(Record):
    persons: tuple[Person, ...] = fact(_listed("person", Person))
    components: Components = fact(Components.read)
    board: BoardPattern = fact(BoardPattern.read)
    sections: tuple[Section, ...] = fact(_listed("section", Section), key="rulebook")
    corrections: tuple[Correction, ...]
    hash: str

    def check(self, path: str) -> None:
        """Every section is in the rulebook, and there are as many persons as in the box."""
        known = frozenset([section.id for section in self.sections])
        for index, person in enumerate(self.persons):
            if person.section not in known:
                place = f"persons.person.{index}"
                raise DataError("unknown-section", {"path": place, "section": shown(person.section)})
        counted = Counter([(person.back, person.set) for person in self.persons])
        for back, set_id, expected in _PERSONS:
            count = counted[back, set_id]
            if count != expected:
                params: dict[str, str | int] = {"back": back, "set": set_id, "count": count}
                raise DataError("person-count", {**params, "expected": expected})
