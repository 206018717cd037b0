"""The data set: provenance, content files, joins, corrections and hash."""

import copy
import json
import re
from importlib import resources
from typing import Any

import pytest

from parlour.games.obsession import content
from parlour.games.obsession.content.dataset import (
    DataError,
    all_facts,
    corrections_table,
    load_dataset,
    parse_dataset,
    reconstructed_values,
    shipped_tables,
    validate_corrections,
    warnings,
)
from parlour.games.obsession.content.facts import records
from parlour.games.obsession.content.tables import FILES
from parlour.kernel.errors import Invalid

SHIPPED = load_dataset()
GREAT_HALL = {"tiles": {"great-hall": {"price_mod": 200, "front": {"vp": 5}}}}


# Content files


def test_every_content_file_is_read() -> None:
    folder = resources.files(content)
    files = {item.name[:-5] for item in folder.iterdir() if item.name.endswith(".toml")}
    assert files == {*FILES, "rulebook"}  # the sections that refusals cite are not component facts


@pytest.mark.parametrize("name", FILES)
def test_content_files_hold_no_addresses_or_machine_paths(name: str) -> None:
    text = resources.files(content).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    assert not re.search(r"https?:|www\.|\.com\b|\.txt\b|\.pdf\b|/[a-z]+/|\\\\|~/", text)


def test_ids_are_kebab_case() -> None:
    for path, record in records(SHIPPED):
        record_id = getattr(record, "id", "none")
        assert re.fullmatch(r"[a-z0-9]+([-_][a-z0-9]+)*", record_id), path


def test_names_are_given_in_three_languages() -> None:
    for path, record in records(SHIPPED):
        name = getattr(record, "name", None)
        if name is not None:
            assert all((name.en, name.fr, name.pl)), path


# Provenance


def test_sources_are_short_locators() -> None:
    for path, record in records(SHIPPED):
        assert 0 < len(record.origin.source) < 120, path
        assert "/" not in record.origin.source, path


def test_status_of_a_guest_follows_from_its_marks() -> None:
    for card in SHIPPED.gentry:
        origin = card.origin
        if origin.reconstructed:
            assert origin.status == "reconstructed"
        else:
            assert origin.status in (("derived",) if origin.derived else ("derived", "sourced"))


def test_reconstructed_values_are_listed_with_path_and_value() -> None:
    found = {item.path: item.value for item in reconstructed_values(SHIPPED)}
    assert found["tiles.great-hall.front.vp"] == shipped_tile("great-hall").front.vp
    assert found["gentry.anne-hawkins.favours.pounds"] == 400
    assert found["tracks.standard.events.6"] == "objective_draw"
    assert "opponents.eden.chart" not in found
    assert "opponents.tudor.chart" in found


def shipped_tile(tile_id: str) -> Any:
    return next(tile for tile in SHIPPED.tiles if tile.id == tile_id)


def test_facts_list_every_reconstructed_value_and_every_record() -> None:
    facts = all_facts(SHIPPED)
    assert facts.hash == SHIPPED.hash
    assert facts.warnings == ()
    paths = [fact.path for fact in facts.entries]
    assert len(paths) == len(set(paths))
    marked = {fact.path for fact in facts.entries if fact.status == "reconstructed"}
    assert marked == {item.path for item in reconstructed_values(SHIPPED)}
    for path, _ in records(SHIPPED):
        assert any(p == path or p.startswith(f"{path}.") for p in paths), path
    assert json.loads(json.dumps([fact.value for fact in facts.entries]))


# Broken content


def _broken(change: str) -> dict[str, Any]:
    tables: dict[str, Any] = copy.deepcopy(shipped_tables())
    if change == "unknown-table":
        tables["spells"] = []
    elif change == "missing-table":
        del tables["tiles"]
    elif change == "duplicate-id":
        tables["tiles"].append(tables["tiles"][0])
    elif change == "unknown-key":
        tables["gentry"][0]["height"] = 3
    elif change == "missing-key":
        del tables["gentry"][0]["vp"]
    elif change == "unknown-reference":
        tables["stacks"][0]["tiles"][0] = "stables"
    elif change == "unknown-mark":
        tables["tiles"][0]["reconstructed"].append("front.colour")
    return tables


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("unknown-table", "unknown-key"),
        ("missing-table", "missing-key"),
        ("duplicate-id", "duplicate-id"),
        ("unknown-key", "unknown-key"),
        ("missing-key", "missing-key"),
        ("unknown-reference", "unknown-reference"),
        ("unknown-mark", "unknown-mark"),
    ],
)
def test_broken_content_is_refused(change: str, code: str) -> None:
    with pytest.raises(DataError) as refused:
        parse_dataset(_broken(change))
    assert refused.value.code == code


# Corrections


def test_corrections_replace_values_and_their_provenance() -> None:
    dataset = load_dataset(GREAT_HALL)
    tile = next(tile for tile in dataset.tiles if tile.id == "great-hall")
    assert (tile.price_mod, tile.front.vp) == (200, 5)
    assert tile.back == shipped_tile("great-hall").back
    assert tile.origin.corrected == ("front.vp", "price_mod")
    assert not {"front.vp", "price_mod"} & set(tile.origin.reconstructed)
    assert "back.vp" in tile.origin.reconstructed
    corrected = {fact.path: fact.value for fact in all_facts(dataset).entries if fact.status == "corrected"}
    assert corrected == {"tiles.great-hall.front.vp": 5, "tiles.great-hall.price_mod": 200}


def test_corrections_can_be_saved_and_loaded_again() -> None:
    given = {
        **GREAT_HALL,
        "tracks": {"standard": {"events": {"6": "none"}}},
        "price_rule": {"minimum": 0},
        "objectives": {"misc-wealth": {"condition": {"amount": 1000}, "score": {"kind": "flat", "vp": 8}}},
        "opponents": {"fairfax": {"mode": "extended"}},
    }
    dataset = load_dataset(given)
    assert corrections_table(dataset) == given
    assert load_dataset(corrections_table(dataset)) == dataset
    assert validate_corrections(given) == dataset.corrections


def test_a_list_is_corrected_as_a_whole() -> None:
    favours = [{"kind": "pounds", "amount": 300}, {"kind": "reputation", "amount": -2}]
    dataset = load_dataset({"gentry": {"anne-hawkins": {"favours": favours}}})
    card = next(card for card in dataset.gentry if card.id == "anne-hawkins")
    assert [(favour.kind, favour.amount) for favour in card.favours] == [("pounds", 300), ("reputation", -2)]
    assert card.origin.reconstructed == ("service",)
    assert card.origin.derived == ()


def test_corrections_do_not_touch_the_shipped_data() -> None:
    before = load_dataset()
    load_dataset(GREAT_HALL)
    assert load_dataset() is before
    assert parse_dataset(shipped_tables()) == before


@pytest.mark.parametrize(
    ("corrections", "code"),
    [
        ([], "not-a-table"),
        ({"spells": {}}, "unknown-key"),
        ({"tiles": 3}, "not-a-table"),
        ({"tiles": {"ballroom": {"pr": 1}}}, "unknown-entry"),
        ({"tiles": {"great-hall": {"colour": "red"}}}, "unknown-key"),
        ({"tiles": {"great-hall": {"id": "hall"}}}, "fixed-value"),
        ({"tiles": {"great-hall": {"kind": "suite"}}}, "fixed-value"),
        ({"tiles": {"great-hall": {"source": "me"}}}, "fixed-value"),
        ({"tiles": {"great-hall": {"front": {"mode": "passive"}}}}, "fixed-value"),
        ({"tiles": {"great-hall": {"front": 3}}}, "not-a-table"),
        ({"tiles": {"great-hall": {"pr": 9}}}, "out-of-range"),
        ({"tiles": {"great-hall": {"pr": True}}}, "not-an-integer"),
        ({"tiles": {"great-hall": {"pr": "6"}}}, "not-an-integer"),
        ({"tiles": {"great-hall": {"price_mod": 150}}}, "not-in-hundreds"),
        ({"tiles": {"great-hall": {"category": "sport"}}}, "unknown-value"),
        ({"tiles": {"great-hall": {"initial_market": 1}}}, "not-a-boolean"),
        ({"tiles": {"great-hall": {"name": {"en": ""}}}}, "not-a-text"),
        ({"gentry": {"anne-hawkins": {"service": "valet"}}}, "not-a-list"),
        ({"gentry": {"anne-hawkins": {"favours": [{"kind": "pounds", "amount": 0}]}}}, "empty-favour"),
        ({"gentry": {"anne-hawkins": {"favours": [{"kind": "casual", "amount": 1, "x": 1}]}}}, "unknown-key"),
        ({"roles": {"lady": {"favours": [{"kind": "look_casual", "look": 2, "keep": 2}]}}}, "keep-too-many"),
        ({"gentry": {"anne-hawkins": {"trait": "villain"}}}, "unknown-reference"),
        ({"objectives": {"room-statuary": {"condition": {"tiles": ["ballroom"]}}}}, "unknown-reference"),
        ({"objectives": {"room-statuary": {"condition": {"kind": "own_tiles"}}}}, "condition-without-tiles"),
        ({"opponents": {"fairfax": {"chart": [[1, 2, 3, 4, 5]]}}}, "wrong-length"),
        ({"tracks": {"standard": {"events": {"17": "none"}}}}, "unknown-key"),
        ({"tracks": {"standard": {"max_level": 8}}}, "reputation-table-length"),
        ({"bag_monuments": {"2": {"total": 4}}}, "monument-total"),
        ({"start": {"pounds": 50}}, "not-in-hundreds"),
    ],
)  # fmt: skip
def test_unusable_corrections_are_refused(corrections: Any, code: str) -> None:
    with pytest.raises(DataError) as refused:
        validate_corrections(corrections)
    assert refused.value.code == code
    assert isinstance(refused.value, Invalid)


# Warnings


def test_shipped_data_raises_no_warning() -> None:
    assert warnings(SHIPPED) == ()


def test_odd_corrections_are_allowed_with_a_warning() -> None:
    chart = [[9, 0, 1, 1, 1], [3, 1, 1, 1, 3], [3, 1, 2, 2, 5], [3, 1, 2, 2, 7]]
    dataset = load_dataset(
        {
            "tiles": {"great-hall": {"copies": 2}},
            "vp_cards": {"pounds-300": {"copies": 2}},
            "gentry": {"maud-dowager-countess-of-asquith": {"vp": 2}},
            "opponents": {"fairfax": {"chart": chart}},
        }
    )
    found = [(warning.code, warning.params[0][1]) for warning in warnings(dataset)]
    assert found == [
        ("component-count", "tiles"),
        ("component-count", "vp-cards"),
        ("unlike-role", "maud-dowager-countess-of-asquith"),
        ("falling-chart", "fairfax"),
    ]
    assert [code for code, _ in all_facts(dataset).warnings] == [code for code, _ in found]


# Hash


def test_hash_is_sixteen_hex_digits_and_stable() -> None:
    assert re.fullmatch(r"[0-9a-f]{16}", SHIPPED.hash)
    assert parse_dataset(shipped_tables()).hash == SHIPPED.hash


@pytest.mark.parametrize(
    "corrections",
    [
        GREAT_HALL,
        {"gentry": {"anne-hawkins": {"vp": -2}}},
        {"tracks": {"standard": {"events": {"6": "none"}}}},
        {"opponents": {"tudor": {"base_score": 133}}},
        {"price_rule": {"minimum": 0}},
    ],
)
def test_hash_follows_what_the_rules_use(corrections: dict[str, object]) -> None:
    assert load_dataset(corrections).hash != SHIPPED.hash


def test_hash_ignores_names_and_provenance() -> None:
    renamed = load_dataset({"tiles": {"great-hall": {"name": {"fr": "Grande salle"}}}})
    assert renamed.hash == SHIPPED.hash
    confirmed = load_dataset({"tiles": {"great-hall": {"tsn": shipped_tile("great-hall").tsn}}})
    assert confirmed.hash == SHIPPED.hash
    assert confirmed != SHIPPED
