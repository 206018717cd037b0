"""Corrections are worked into the data once: the same ones find the same data set and ruleset again."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.obsession.content.dataset import KEPT, load_dataset, parse_dataset, shipped_tables
from parlour.games.obsession.game import OBSESSION
from parlour.kernel.content import DataError, corrections_text
from parlour.kernel.game import Setup

CORRECTED: dict[str, Any] = {
    "tiles": {"great-hall": {"price_mod": 200}},
    "gentry": {"anne-hawkins": {"favours": [{"kind": "pounds", "amount": 300}]}},
}
TURNED: dict[str, Any] = {"gentry": CORRECTED["gentry"], "tiles": CORRECTED["tiles"]}
SEATS = ("a", "b")


def _price(hundreds: int) -> dict[str, object]:
    return {"tiles": {"dining-room": {"price_mod": 100 * hundreds}}}


def test_the_same_corrections_in_any_order_find_the_same_data_set() -> None:
    assert load_dataset(TURNED) is load_dataset(CORRECTED)
    assert load_dataset(CORRECTED) == parse_dataset(shipped_tables(), CORRECTED)
    assert OBSESSION.facts(TURNED) is OBSESSION.facts(CORRECTED)


def test_tables_with_the_same_corrections_share_a_ruleset_whoever_sits_there() -> None:
    first = OBSESSION.start(Setup("obsession", SEATS, (), {}, CORRECTED))
    other = OBSESSION.start(Setup("obsession", ("c", "d"), (), {}, TURNED))
    assert other.rules is first.rules
    assert first.rules.data.hash == OBSESSION.facts(CORRECTED).hash
    longer = OBSESSION.start(Setup("obsession", SEATS, ("extended",), {}, CORRECTED))
    assert longer.rules is not first.rules


def test_the_data_does_not_follow_a_table_that_is_changed_later() -> None:
    given = _price(1)
    data = load_dataset(given)
    given["tiles"] = {"dining-room": {"price_mod": 300}}
    assert load_dataset(_price(1)) is data
    assert load_dataset(given).hash != data.hash


def test_few_corrections_are_kept_however_many_come() -> None:
    first = load_dataset(_price(-4))
    rules = OBSESSION.start(Setup("obsession", SEATS, (), {}, _price(-4))).rules
    for hundreds in range(-3, KEPT - 3):
        OBSESSION.start(Setup("obsession", SEATS, (), {}, _price(hundreds)))
    assert load_dataset(_price(-4)) is not first
    assert OBSESSION.start(Setup("obsession", SEATS, (), {}, _price(-4))).rules is not rules
    assert load_dataset(_price(-4)) == first


def test_a_flood_of_corrections_leaves_the_rules_of_other_tables_alone() -> None:
    plain = OBSESSION.start(Setup("obsession", SEATS)).rules
    for hundreds in range(-4, KEPT - 4):
        OBSESSION.start(Setup("obsession", SEATS, (), {}, _price(hundreds)))
    assert OBSESSION.start(Setup("obsession", SEATS)).rules is plain


@pytest.mark.parametrize(
    "odd",
    [
        {"tiles": {"great-hall": {"price_mod": None}}},
        {"tiles": {"great-hall": {"price_mod": 0.5}}},
        {"tiles": {"great-hall": {"price_mod": 10**100}}},
        {"tiles": {1: {"price_mod": 100}}},
        {"tiles": {"great-hall": {"favours": "x" * 300_000}}},
    ],
    ids=["nothing", "half", "endless", "number", "long"],
)
def test_what_is_no_plain_data_is_not_kept_and_its_fault_is_told(odd: dict[str, Any]) -> None:
    assert corrections_text(odd) == ""
    with pytest.raises(DataError):
        load_dataset(odd)
    with pytest.raises(DataError):
        OBSESSION.start(Setup("obsession", SEATS, (), {}, odd))
    with pytest.raises(DataError):
        OBSESSION.facts(odd)


def test_tables_within_tables_without_end_are_refused_and_not_followed() -> None:
    deep: dict[str, Any] = {}
    for _ in range(5_000):
        deep = {"tiles": deep}
    assert corrections_text(deep) == ""
    with pytest.raises(DataError):
        load_dataset(deep)


def test_a_truth_is_not_a_number() -> None:
    assert corrections_text({"a": True}) != corrections_text({"a": 1}) != corrections_text({"a": "1"})
