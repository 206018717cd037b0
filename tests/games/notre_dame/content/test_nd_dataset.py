"""Component data: what is shipped, what is reconstructed, and what a corrections table may change."""

import copy
import json
from collections.abc import Callable
from itertools import combinations

import pytest

from parlour.games.notre_dame.content.dataset import (
    all_facts,
    cathedral_value,
    corrections_table,
    load_dataset,
    parse_dataset,
    period_rats,
    person_index,
    reconstructed_values,
    shipped_tables,
    validate_corrections,
    warnings,
)
from parlour.games.notre_dame.content.records import BILLS, CARDS, COLOURS, SECTORS, Dataset, Person
from parlour.kernel.content import DataError

SHIPPED = load_dataset()
RATS = {
    "barmaid": 1, "minstrel": 1, "moneylender": 1, "fool": 3, "monk": 0, "doctor": 2,
    "soldier": 1, "night-watchman": 0, "bishop": 3,
    "administrator": 2, "nurse": 3, "scholar": 1, "priest": 1, "procurator": 2, "bell-ringer": 1,
    "guild-master": 2, "beggar-king": 1, "lawyer": 2,
    "spy": 1, "gypsies": 2, "coachman": 3, "merchant": 1, "patron": 2, "butcher": 2,
    "lady-in-waiting": 0, "mayor": 3, "carpenter": 1,
    "innkeeper": 3, "guard": 1, "councillor": 2, "mistress": 1, "actress": 1, "gravedigger": 2,
}  # fmt: skip


def group(dataset: Dataset, back: str, set_id: str) -> list[Person]:
    return [person for person in dataset.persons if person.back == back and person.set == set_id]


def turns(letter: str) -> list[tuple[frozenset[str], str, int]]:
    """Every turn of a period in the base game: the two browns, the grey, the rats."""
    return [
        (frozenset((one.id, two.id)), grey.id, one.rats + two.rats + grey.rats)
        for one, two in combinations(group(SHIPPED, "brown", "base"), 2)
        for grey in group(SHIPPED, letter, "base")
    ]


# Persons


def test_persons_in_canonical_order_with_their_rats() -> None:
    assert [(person.id, person.rats) for person in SHIPPED.persons] == list(RATS.items())
    for index, person in enumerate(SHIPPED.persons):
        assert person_index(SHIPPED, person.id) == index
    with pytest.raises(DataError):
        person_index(SHIPPED, "cook")


def test_person_counts() -> None:
    assert len(SHIPPED.persons) == 33
    assert len(group(SHIPPED, "brown", "base")) == 6
    for letter in "abc":
        assert len(group(SHIPPED, letter, "base")) == 3
        assert len(group(SHIPPED, letter, "new-persons")) == 6


def test_rats_are_between_none_and_three() -> None:
    assert {person.rats for person in SHIPPED.persons} == {0, 1, 2, 3}


@pytest.mark.parametrize(("letter", "total"), [("a", 12), ("b", 13), ("c", 12)])
def test_period_sums(letter: str, total: int) -> None:
    assert period_rats(SHIPPED, letter) == total
    browns = sum(person.rats for person in group(SHIPPED, "brown", "base"))
    assert browns + sum(person.rats for person in group(SHIPPED, letter, "base")) == total


def test_example_of_three_rats_can_be_followed_by_seven() -> None:
    # Rulebook page 7: a plague of 2 + 0 + 1, and the turn right after it is worth 7.
    rats = {person.id: person.rats for person in SHIPPED.persons}
    followed = [
        (first, second)
        for letter in "abc"
        for first in turns(letter)
        for second in turns(letter)
        if sorted([*(rats[brown] for brown in first[0]), rats[first[1]]]) == [0, 1, 2]
        and second[2] == 7
        and not first[0] & second[0]
        and first[1] != second[1]
    ]
    assert followed


def test_example_of_the_doctor_is_possible() -> None:
    # Rulebook page 9: with the doctor on display the plague is 2 + 3 + 1.
    rats = {person.id: person.rats for person in SHIPPED.persons}
    assert any(
        "doctor" in browns and sorted([*(rats[brown] for brown in browns), rats[grey]]) == [1, 2, 3]
        for letter in "abc"
        for browns, grey, _ in turns(letter)
    )


def test_doctor_turns_range_from_two_to_eight_and_a_first_turn_can_be_six() -> None:
    with_doctor = [rats for letter in "abc" for browns, _, rats in turns(letter) if "doctor" in browns]
    assert (min(with_doctor), max(with_doctor)) == (2, 8)
    assert 6 in [rats for _, _, rats in turns("a")]


def test_every_person_names_a_section() -> None:
    pages = {section.id: section.page for section in SHIPPED.sections}
    for person in SHIPPED.persons:
        expected = "brown-persons" if person.back == "brown" else f"period-{person.back}-persons"
        assert person.section == ("new-" if person.set == "new-persons" else "") + expected
        assert person.section in pages


# Components and sections


def test_components() -> None:
    parts = SHIPPED.components
    assert parts.colours == COLOURS == ("red", "violet", "blue", "green", "yellow")
    assert parts.sectors == SECTORS
    assert len(SECTORS) == 7
    assert parts.cards == CARDS == (*SECTORS, "notre-dame", "confidant")
    assert tuple(bill.id for bill in parts.bills) == BILLS
    assert [bill.prestige for bill in parts.bills] == [1, 2, 3, 4]
    assert [bill.extra for bill in parts.bills] == ["gold", "cube", "rat", "none"]
    assert (parts.cubes_per_colour, parts.starting_cubes) == (14, 4)
    assert (parts.gold, parts.starting_gold) == (25, 3)
    assert (parts.track, parts.hand, parts.plague_loss) == (9, 3, 2)
    assert (parts.periods, parts.turns_per_period) == (3, 3)
    assert (parts.greys_per_period, parts.browns_shown, parts.greys_shown) == (3, 2, 1)
    assert parts.donations == (1, 3, 6)


def test_a_period_uses_up_each_pile() -> None:
    parts = SHIPPED.components
    assert parts.hand * parts.turns_per_period == len(parts.cards)
    assert parts.browns_shown * parts.turns_per_period == len(group(SHIPPED, "brown", "base"))
    assert parts.greys_shown * parts.turns_per_period == parts.greys_per_period


def test_cathedral_values() -> None:
    assert [cathedral_value(SHIPPED.components, players) for players in (2, 3, 4, 5)] == [6, 8, 10, 12]
    with pytest.raises(DataError) as caught:
        cathedral_value(SHIPPED.components, 6)
    assert caught.value.code == "player-count"


def test_sections_named_by_the_rulebook() -> None:
    named = {section.id: section.page for section in SHIPPED.sections if section.page_status == "named"}
    assert named == {"setup": 2, "notre-dame-scoring": 6, "plague": 7, "two-players": 8, "persons": 9}
    pages = [section.page for section in SHIPPED.sections]
    assert len(pages) == 34
    assert pages == sorted(pages)


# What is reconstructed


def test_reconstructed_values() -> None:
    found = reconstructed_values(SHIPPED)
    paths = [entry.path for entry in found]
    solid = {"doctor", "administrator", "scholar", "spy", "gypsies", "coachman"}
    solid |= {"innkeeper", "guard", "councillor"}
    assert paths == [
        *(f"rats.{person_id}" for person_id in RATS if person_id not in solid),
        "board.corners",
        "board.cathedral_road",
    ]
    assert {entry.status for entry in found} == {"reconstructed"}
    assert all(entry.source for entry in found)
    values = {entry.path: entry.value for entry in found}
    assert values["rats.fool"] == 3
    assert values["board.corners"] == "MbMbMbMb"
    assert values["board.cathedral_road"] is True


def test_a_corrected_value_is_no_longer_reconstructed() -> None:
    dataset = load_dataset({"rats": {"fool": 3}, "board": {"cathedral_road": True}})
    paths = [entry.path for entry in reconstructed_values(dataset)]
    assert "rats.fool" not in paths
    assert "board.cathedral_road" not in paths
    assert "board.corners" in paths
    assert dataset.persons[person_index(dataset, "fool")].status == "corrected"
    assert dataset.hash == SHIPPED.hash  # the same facts


# Corrections


def test_shipped_data_is_read_once_and_has_no_warnings() -> None:
    assert load_dataset() is SHIPPED
    assert SHIPPED.corrections == ()
    assert warnings(SHIPPED) == ()
    assert len(SHIPPED.hash) == 16
    assert load_dataset({}) == SHIPPED
    assert load_dataset({"rats": {}, "board": {}}) == SHIPPED


def test_corrections_apply() -> None:
    table = {"rats": {"monk": 3, "fool": 0}, "board": {"corners": "MbbMMbbM", "cathedral_road": False}}
    dataset = load_dataset(table)
    assert dataset.persons[person_index(dataset, "fool")].rats == 0
    assert dataset.persons[person_index(dataset, "monk")].rats == 3
    assert dataset.board.corners == "MbbMMbbM"
    assert dataset.board.cathedral_road is False
    assert dataset.hash != SHIPPED.hash
    paths = ["board.cathedral_road", "board.corners", "rats.fool", "rats.monk"]
    assert [entry.path for entry in dataset.corrections] == paths
    assert validate_corrections(table) == dataset.corrections
    assert corrections_table(dataset) == table
    assert load_dataset(corrections_table(dataset)) == dataset
    assert warnings(dataset) == ()
    assert parse_dataset(shipped_tables()) == SHIPPED  # the shipped data is untouched


def test_corrections_may_break_the_sums() -> None:
    dataset = load_dataset({"rats": {"bishop": 2}})
    assert [(entry.code, dict(entry.params)) for entry in warnings(dataset)] == [
        ("rats-sum", {"letter": "a", "sum": 11, "expected": 12})
    ]
    assert load_dataset({"rats": {"priest": 0}}).hash != SHIPPED.hash
    assert warnings(load_dataset({"rats": {"priest": 0}})) == ()  # not a base person


def test_a_bare_shared_crossing_is_a_warning() -> None:
    dataset = load_dataset({"board": {"corners": "bbMbMMMb"}})
    assert [(entry.code, dict(entry.params)) for entry in warnings(dataset)] == [
        ("bare-crossing", {"corner": 1, "next_corner": 0})
    ]


@pytest.mark.parametrize(
    ("table", "code", "params"),
    [
        ([], "not-a-table", {"path": "corrections"}),
        ({"cards": {}}, "unknown-key", {"path": "corrections", "key": "cards"}),
        ({1: {}}, "unknown-key", {"path": "corrections", "key": "1"}),
        ({"rats": 3}, "not-a-table", {"path": "rats"}),
        ({"rats": {"cook": 1}}, "unknown-person", {"path": "rats", "person": "cook"}),
        ({"rats": {"fool": 4}}, "rats-out-of-range", {"path": "rats.fool", "value": "4", "min": 0, "max": 3}),
        (
            {"rats": {"fool": -1}},
            "rats-out-of-range",
            {"path": "rats.fool", "value": "-1", "min": 0, "max": 3},
        ),
        ({"rats": {"fool": True}}, "not-an-integer", {"path": "rats.fool", "value": "True"}),
        ({"rats": {"fool": 1.0}}, "not-an-integer", {"path": "rats.fool", "value": "1.0"}),
        ({"rats": {"fool": "2"}}, "not-an-integer", {"path": "rats.fool", "value": "2"}),
        ({"board": "M"}, "not-a-table", {"path": "board"}),
        ({"board": {"road": True}}, "unknown-key", {"path": "board", "key": "road"}),
        ({"board": {"shared": [[1, 0]]}}, "unknown-key", {"path": "board", "key": "shared"}),
        ({"board": {"cathedral_road": 1}}, "not-a-boolean", {"path": "board.cathedral_road", "value": "1"}),
        ({"board": {"corners": 5}}, "not-a-text", {"path": "board.corners", "value": "5"}),
    ],
)
def test_unusable_corrections(table: object, code: str, params: dict[str, object]) -> None:
    with pytest.raises(DataError) as caught:
        validate_corrections(table)
    assert caught.value.code == code
    assert caught.value.params == params
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("corners", "reason"),
    [
        ("", "length"),
        ("MbMbMbM", "length"),
        ("MbMbMbMbb", "length"),
        ("MbMbMbMB", "letter"),
        ("mbmbmbmb", "letter"),
        ("MbMbMbbb", "market-count"),
        ("MbMbMMMb", "market-count"),
        ("MMbbMbMb", "markets-collide"),  # v1 meets v0 of the next borough
        ("bbMbMbMM", "markets-collide"),  # v2 meets v7 of the next borough
    ],
)
def test_unusable_corner_patterns(corners: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        load_dataset({"board": {"corners": corners}})
    assert caught.value.code == "bad-corner-pattern"
    assert caught.value.params == {"path": "board.corners", "value": corners, "reason": reason}


def test_long_values_are_clipped_in_errors() -> None:
    with pytest.raises(DataError) as caught:
        load_dataset({"rats": {"x" * 5000: 1}})
    assert len(str(caught.value.params["person"])) <= 60


# The hash


def edited(change: Callable[[dict[str, object]], None]) -> Dataset:
    tables = copy.deepcopy(shipped_tables())
    change(tables)
    return parse_dataset(tables)


def at(value: object, *path: str | int) -> dict[str, object]:
    """The table at a path inside parsed tables."""
    for step in path:
        if isinstance(step, int):
            assert isinstance(value, list)
            value = value[step]
        else:
            assert isinstance(value, dict)
            value = value[step]
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("persons", "person", 0), "rats_source", "elsewhere"),
        (("persons", "person", 0), "rats_status", "sourced"),
        (("components", "gold"), "page", 9),
        (("components", "bills", 0), "source", "elsewhere"),
        (("board", "corners"), "status", "sourced"),
        (("rulebook", "section", 0), "page", 2),
    ],
)
def test_hash_ignores_provenance(path: tuple[str | int, ...], key: str, value: object) -> None:
    dataset = edited(lambda tables: at(tables, *path).update({key: value}))
    assert dataset != SHIPPED
    assert dataset.hash == SHIPPED.hash


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("persons", "person", 0), "rats", 2),
        (("persons", "person", 0), "id", "wench"),
        (("components", "gold"), "value", 24),
        (("components", "donations"), "value", [1, 3, 5]),
        (("components", "cathedral", "3"), "value", 9),
        (("components", "bills", 0), "prestige", 2),
        (("components", "bills", 0), "extra", "none"),
        (("board", "corners"), "value", "MbbMMbbM"),
        (("board", "cathedral_road"), "value", False),
    ],
)
def test_hash_follows_the_facts(path: tuple[str | int, ...], key: str, value: object) -> None:
    assert edited(lambda tables: at(tables, *path).update({key: value})).hash != SHIPPED.hash


def test_hash_is_the_same_by_correction_or_by_edit() -> None:
    by_edit = edited(lambda tables: at(tables, "persons", "person", 3).update(rats=2))
    assert by_edit.hash == load_dataset({"rats": {"fool": 2}}).hash


# Validation of the content files


@pytest.mark.parametrize(
    ("path", "key", "value", "code"),
    [
        ((), "extra", {}, "unknown-key"),
        ((), "persons", [], "not-a-table"),
        (("persons",), "extra", 1, "unknown-key"),
        (("persons",), "person", {}, "not-a-list"),
        (("persons",), "person", [], "person-count"),
        (("persons", "person", 0), "colour", "brown", "unknown-key"),
        (("persons", "person", 0), "id", "fool", "duplicate-id"),
        (("persons", "person", 0), "id", "", "not-a-text"),
        (("persons", "person", 0), "back", "d", "unknown-value"),
        (("persons", "person", 0), "back", "a", "person-count"),
        (("persons", "person", 0), "set", "new-persons", "person-count"),
        (("persons", "person", 0), "rats", 4, "rats-out-of-range"),
        (("persons", "person", 0), "rats", True, "not-an-integer"),
        (("persons", "person", 0), "rats_status", "guessed", "unknown-value"),
        (("persons", "person", 0), "section", "cooks", "unknown-section"),
        (("components",), "silver", {}, "unknown-key"),
        (("components", "gold"), "note", "x", "unknown-key"),
        (("components", "gold"), "value", -1, "negative-number"),
        (("components", "gold"), "value", "25", "not-an-integer"),
        (("components", "colours"), "value", ["red"], "not-canonical"),
        (("components", "bills", 0), "id", "silver", "not-canonical"),
        (("components", "bills", 0), "extra", "silver", "unknown-value"),
        (("components", "cathedral"), "6", {}, "unknown-key"),
        (("board",), "north", {}, "unknown-key"),
        (("board", "corners"), "value", "MbMb", "bad-corner-pattern"),
        (("board", "cathedral_road"), "value", 1, "not-a-boolean"),
        (("board", "cathedral_side"), "value", [0], "wrong-length"),
        (("board", "cathedral_side"), "value", [0, 8], "bad-corner-pair"),
        (("board", "cathedral_side"), "value", [0, 2], "bad-corner-pair"),
        (("board", "shared"), "value", [[1, 0], [0, 7]], "bad-corner-pair"),
        (("rulebook", "section", 0), "page_status", "seen", "unknown-value"),
        (("rulebook", "section", 0), "id", "setup", "duplicate-id"),
    ],
)
def test_content_is_checked(path: tuple[str | int, ...], key: str, value: object, code: str) -> None:
    with pytest.raises(DataError) as caught:
        edited(lambda tables: at(tables, *path).update({key: value}))
    assert caught.value.code == code


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("persons", "person", 0),
        ("components",),
        ("components", "gold"),
        ("components", "bills", 0),
        ("components", "cathedral"),
        ("board",),
        ("board", "corners"),
        ("rulebook", "section", 0),
    ],
)
def test_no_key_may_be_missing(path: tuple[str | int, ...]) -> None:
    for key in at(shipped_tables(), *path):
        tables = copy.deepcopy(shipped_tables())
        del at(tables, *path)[key]
        with pytest.raises(DataError) as caught:
            parse_dataset(tables)
        assert caught.value.code == "missing-key"


def test_parse_takes_corrections() -> None:
    assert parse_dataset(shipped_tables(), {"rats": {"fool": 2}}) == load_dataset({"rats": {"fool": 2}})


# The listing


def test_facts_are_plain_and_complete() -> None:
    dataset = load_dataset({"rats": {"fool": 2}})
    listing = all_facts(dataset)
    assert listing.hash == dataset.hash
    values = [fact.value for fact in listing.entries]
    assert json.loads(json.dumps(values)) == values
    paths = [fact.path for fact in listing.entries]
    assert paths[: len(RATS)] == [f"rats.{person}" for person in RATS]
    assert len(paths) == len(RATS) + 3 + 4 + 12 + 1 + 4 + 4
    assert len(set(paths)) == len(paths)
    by_path = {fact.path: fact for fact in listing.entries}
    assert (by_path["rats.fool"].value, by_path["rats.fool"].status) == (2, "corrected")
    reconstructed = [fact.path for fact in listing.entries if fact.status == "reconstructed"]
    assert reconstructed == [entry.path for entry in reconstructed_values(dataset)]
    assert [code for code, _ in listing.warnings] == ["rats-sum"] * 3
