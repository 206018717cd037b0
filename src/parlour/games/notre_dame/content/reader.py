"""Reader of the content tables: checks every value and key, and makes the records."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from parlour.games.notre_dame.content.records import (
    BACKS,
    BARE,
    BILLS,
    CARDS,
    COLOURS,
    CORNER_MARKETS,
    CORNERS,
    LETTERS,
    MARKET,
    RATS_MAX,
    RATS_MIN,
    SECTORS,
    SETS,
    BillKind,
    BoardPattern,
    Components,
    Person,
    Provenance,
    Section,
)
from parlour.kernel.content import DataError, read_integer, read_list, read_table, read_text, read_word, shown

PACKAGE: Final[str] = "parlour.games.notre_dame.content"
TABLES: Final[tuple[str, ...]] = ("persons", "components", "board", "rulebook")
RATS_STATUSES: Final[tuple[str, ...]] = ("derived", "sourced", "reconstructed")
STATUSES: Final[tuple[str, ...]] = ("sourced", "derived", "reconstructed", "convention")
PAGE_STATUSES: Final[tuple[str, ...]] = ("named", "within-named-range", "estimated")
_EXTRAS: Final[tuple[str, ...]] = ("gold", "cube", "rat", "none")
_COUNTS: Final[tuple[str, ...]] = (
    "cubes_per_colour",
    "starting_cubes",
    "gold",
    "starting_gold",
    "track",
    "hand",
    "periods",
    "turns_per_period",
    "greys_per_period",
    "browns_shown",
    "greys_shown",
    "plague_loss",
)
_PLAYER_COUNTS: Final[tuple[int, ...]] = (2, 3, 4, 5)
# How many persons each set has per back: browns, then greys of one letter.
_BROWNS: Final[int] = 6
_BASE_GREYS: Final[int] = 3
_NEW_GREYS: Final[int] = 6


# Reading values out of parsed tables


def check_keys(table: dict[str, object], wanted: tuple[str, ...], path: str) -> None:
    for key in table:
        if key not in wanted:
            raise DataError("unknown-key", {"path": path, "key": shown(key)})
    for key in wanted:
        if key not in table:
            raise DataError("missing-key", {"path": path, "key": key})


def _read_natural(value: object, path: str) -> int:
    number = read_integer(value, path)
    if number < 0:
        raise DataError("negative-number", {"path": path, "value": shown(number)})
    return number


def read_boolean(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise DataError("not-a-boolean", {"path": path, "value": shown(value)})
    return value


def read_rats(value: object, path: str) -> int:
    rats = read_integer(value, path)
    if rats < RATS_MIN or rats > RATS_MAX:
        params: dict[str, str | int] = {"path": path, "value": shown(rats), "min": RATS_MIN, "max": RATS_MAX}
        raise DataError("rats-out-of-range", params)
    return rats


def _read_pair(value: object, path: str) -> tuple[int, int]:
    """Two different corners of the octagon."""
    items = read_list(value, path)
    if len(items) != 2:
        raise DataError("wrong-length", {"path": path, "length": len(items), "expected": 2})
    first = _read_natural(items[0], path)
    second = _read_natural(items[1], path)
    if first >= CORNERS or second >= CORNERS or first == second:
        raise DataError("bad-corner-pair", {"path": path, "value": f"{first}-{second}"})
    return first, second


def read_corners(value: object, shared: tuple[tuple[int, int], ...], path: str) -> str:
    """A letter per corner; four markets, and no crossing of two boroughs with a market from each."""
    if not isinstance(value, str):
        raise DataError("not-a-text", {"path": path, "value": shown(value)})
    if len(value) != CORNERS:
        raise DataError("bad-corner-pattern", {"path": path, "value": shown(value), "reason": "length"})
    for letter in value:
        if letter != MARKET and letter != BARE:
            raise DataError("bad-corner-pattern", {"path": path, "value": value, "reason": "letter"})
    if value.count(MARKET) != CORNER_MARKETS:
        raise DataError("bad-corner-pattern", {"path": path, "value": value, "reason": "market-count"})
    for this, following in shared:
        if value[this] == MARKET and value[following] == MARKET:
            raise DataError("bad-corner-pattern", {"path": path, "value": value, "reason": "markets-collide"})
    return value


# The shipped tables


def shipped_tables() -> dict[str, object]:
    """A fresh parse of the four content files, by name."""
    folder = resources.files(PACKAGE)
    tables: dict[str, object] = {}
    for name in TABLES:
        text = folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")
        tables[name] = tomllib.loads(text)
    return tables


def read_sections(value: object) -> tuple[Section, ...]:
    table = read_table(value, "rulebook")
    check_keys(table, ("section",), "rulebook")
    sections: list[Section] = []
    seen: set[str] = set()
    for index, item in enumerate(read_list(table["section"], "rulebook.section")):
        path = f"rulebook.section.{index}"
        entry = read_table(item, path)
        check_keys(entry, ("id", "page", "page_status"), path)
        section_id = read_text(entry["id"], f"{path}.id")
        if section_id in seen:
            raise DataError("duplicate-id", {"path": path, "id": section_id})
        seen.add(section_id)
        page = _read_natural(entry["page"], f"{path}.page")
        status = read_word(entry["page_status"], PAGE_STATUSES, f"{path}.page_status")
        sections.append(Section(section_id, page, status))
    return tuple(sections)


def read_persons(value: object, sections: tuple[Section, ...]) -> tuple[Person, ...]:
    table = read_table(value, "persons")
    check_keys(table, ("person",), "persons")
    section_ids = tuple(section.id for section in sections)
    persons: list[Person] = []
    seen: set[str] = set()
    for index, item in enumerate(read_list(table["person"], "persons.person")):
        path = f"persons.person.{index}"
        entry = read_table(item, path)
        check_keys(entry, ("id", "back", "set", "rats", "rats_status", "rats_source", "section"), path)
        person_id = read_text(entry["id"], f"{path}.id")
        if person_id in seen:
            raise DataError("duplicate-id", {"path": path, "id": person_id})
        seen.add(person_id)
        section = read_text(entry["section"], f"{path}.section")
        if section not in section_ids:
            raise DataError("unknown-section", {"path": path, "section": shown(section)})
        persons.append(
            Person(
                person_id,
                read_word(entry["back"], BACKS, f"{path}.back"),
                read_word(entry["set"], SETS, f"{path}.set"),
                read_rats(entry["rats"], f"{path}.rats"),
                read_word(entry["rats_status"], RATS_STATUSES, f"{path}.rats_status"),
                read_text(entry["rats_source"], f"{path}.rats_source"),
                section,
            )
        )
    result = tuple(persons)
    _check_person_count(result, "brown", "base", _BROWNS)
    _check_person_count(result, "brown", "new-persons", 0)
    for letter in LETTERS:
        _check_person_count(result, letter, "base", _BASE_GREYS)
        _check_person_count(result, letter, "new-persons", _NEW_GREYS)
    return result


def _check_person_count(persons: tuple[Person, ...], back: str, set_id: str, expected: int) -> None:
    count = 0
    for person in persons:
        if person.back == back and person.set == set_id:
            count += 1
    if count != expected:
        raise DataError("person-count", {"back": back, "set": set_id, "count": count, "expected": expected})


def _provenance(entry: dict[str, object], path: str, paged: bool) -> Provenance:
    page = _read_natural(entry["page"], f"{path}.page") if paged else 0
    return Provenance(
        path,
        read_word(entry["status"], STATUSES, f"{path}.status"),
        page,
        read_text(entry["source"], f"{path}.source"),
    )


def _component(table: dict[str, object], name: str, found: list[Provenance]) -> object:
    path = f"components.{name}"
    entry = read_table(table[name], path)
    check_keys(entry, ("value", "status", "page", "source"), path)
    found.append(_provenance(entry, path, True))
    return entry["value"]


def _canonical(
    table: dict[str, object], name: str, expected: tuple[str, ...], found: list[Provenance]
) -> tuple[str, ...]:
    """A list of ids that the rules index by position, so it must be exactly the expected one."""
    path = f"components.{name}"
    ids = tuple(read_text(item, path) for item in read_list(_component(table, name, found), path))
    if ids != expected:
        raise DataError("not-canonical", {"path": path})
    return ids


def _read_bills(value: object, found: list[Provenance]) -> tuple[BillKind, ...]:
    bills: list[BillKind] = []
    for index, item in enumerate(read_list(value, "components.bills")):
        path = f"components.bills.{index}"
        entry = read_table(item, path)
        check_keys(entry, ("id", "prestige", "extra", "status", "page", "source"), path)
        bill_id = read_text(entry["id"], f"{path}.id")
        found.append(_provenance(entry, f"components.bills.{bill_id}", True))
        prestige = _read_natural(entry["prestige"], f"{path}.prestige")
        bills.append(BillKind(bill_id, prestige, read_word(entry["extra"], _EXTRAS, f"{path}.extra")))
    if tuple(bill.id for bill in bills) != BILLS:
        raise DataError("not-canonical", {"path": "components.bills"})
    return tuple(bills)


def _read_cathedral(value: object, found: list[Provenance]) -> tuple[tuple[int, int], ...]:
    table = read_table(value, "components.cathedral")
    check_keys(table, tuple(str(players) for players in _PLAYER_COUNTS), "components.cathedral")
    values: list[tuple[int, int]] = []
    for players in _PLAYER_COUNTS:
        path = f"components.cathedral.{players}"
        entry = read_table(table[str(players)], path)
        check_keys(entry, ("value", "status", "page", "source"), path)
        found.append(_provenance(entry, path, True))
        values.append((players, _read_natural(entry["value"], path)))
    return tuple(values)


def read_components(value: object) -> Components:
    table = read_table(value, "components")
    check_keys(
        table, ("colours", "sectors", "cards", "bills", *_COUNTS, "donations", "cathedral"), "components"
    )
    found: list[Provenance] = []
    colours = _canonical(table, "colours", COLOURS, found)
    sectors = _canonical(table, "sectors", SECTORS, found)
    cards = _canonical(table, "cards", CARDS, found)
    bills = _read_bills(table["bills"], found)
    counts: dict[str, int] = {}
    for name in _COUNTS:
        counts[name] = _read_natural(_component(table, name, found), f"components.{name}")
    gifts = read_list(_component(table, "donations", found), "components.donations")
    donations = tuple(_read_natural(item, "components.donations") for item in gifts)
    cathedral = _read_cathedral(table["cathedral"], found)
    return Components(
        colours=colours,
        sectors=sectors,
        cards=cards,
        bills=bills,
        cubes_per_colour=counts["cubes_per_colour"],
        starting_cubes=counts["starting_cubes"],
        gold=counts["gold"],
        starting_gold=counts["starting_gold"],
        track=counts["track"],
        hand=counts["hand"],
        periods=counts["periods"],
        turns_per_period=counts["turns_per_period"],
        greys_per_period=counts["greys_per_period"],
        browns_shown=counts["browns_shown"],
        greys_shown=counts["greys_shown"],
        plague_loss=counts["plague_loss"],
        donations=donations,
        cathedral=cathedral,
        provenance=tuple(found),
    )


def read_board(value: object) -> BoardPattern:
    table = read_table(value, "board")
    names = ("corners", "cathedral_road", "cathedral_side", "shared")
    check_keys(table, names, "board")
    values: dict[str, object] = {}
    found: list[Provenance] = []
    for name in names:
        path = f"board.{name}"
        entry = read_table(table[name], path)
        check_keys(entry, ("value", "status", "source"), path)
        found.append(_provenance(entry, path, False))
        values[name] = entry["value"]
    shared: list[tuple[int, int]] = []
    used: set[int] = set()
    for item in read_list(values["shared"], "board.shared"):
        pair = _read_pair(item, "board.shared")
        if pair[0] in used or pair[1] in used:
            raise DataError("bad-corner-pair", {"path": "board.shared", "value": f"{pair[0]}-{pair[1]}"})
        used.add(pair[0])
        used.add(pair[1])
        shared.append(pair)
    joins = tuple(shared)
    side = _read_pair(values["cathedral_side"], "board.cathedral_side")
    if (side[1] - side[0]) % CORNERS not in (1, CORNERS - 1):
        raise DataError("bad-corner-pair", {"path": "board.cathedral_side", "value": f"{side[0]}-{side[1]}"})
    return BoardPattern(
        corners=read_corners(values["corners"], joins, "board.corners"),
        cathedral_road=read_boolean(values["cathedral_road"], "board.cathedral_road"),
        cathedral_side=side,
        shared=joins,
        provenance=tuple(found),
    )
