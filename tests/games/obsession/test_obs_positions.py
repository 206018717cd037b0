"""Described positions: an exact bag, the servants for hire, reserves open or shut (docs/scenarios.md)."""

import random
from typing import Any

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.sim.proof.checks import Checker
from tests.games.obsession.table import Table, described, new_game, table

SIX = ["barn", "brushing-room", "dining-room", "great-hall", "gallery", "statuary"]
ALONE = ("ponsonby",)


def refusal(
    told: dict[str, object], seats: tuple[str, ...] = ("ponsonby", "york"), modules: tuple[str, ...] = ()
) -> tuple[str, object, object]:
    with pytest.raises(Invalid) as caught:
        described(told, seats, modules=modules)
    return caught.value.code, caught.value.params["key"], caught.value.params["why"]


def revealed(t: Table) -> dict[str, Any]:
    return GAME.reveal(t.county)


# The bag


def test_a_described_bag_holds_exactly_that() -> None:
    t = table(bag={"stable": 2, "music-room": 1}, market=SIX)
    told = GAME.reveal(t.county)
    assert told["bag"] == {"music-room": 1, "stable": 2}
    assert t.market == SIX
    assert table().in_bag("tennis-court") > 0
    assert t.in_bag("tennis-court") == 0
    GAME.check(t.county)


def test_tiles_out_of_the_game_never_come_back() -> None:
    t = table(step="market", bag={"stable": 1}, market=SIX, ponsonby={"pounds": 2000})
    t.play("ponsonby", "buy barn 1")
    t.let_chance()
    assert set(t.market) == {*SIX, "stable"} - {"barn"}
    assert GAME.reveal(t.county)["bag"] == {}


def test_an_empty_bag_and_a_market_by_itself() -> None:
    t = table(bag={})
    assert GAME.reveal(t.county)["bag"] == {}
    assert t.market == table().market


def test_the_market_is_laid_out_of_what_is_not_in_the_bag() -> None:
    first = table().market[0]
    copies = table().in_bag(first) + 1
    assert first not in table(bag={first: copies}).market


def test_the_order_of_the_bag_stays_unknown_and_views_hold() -> None:
    t = table(bag={"stable": 2, "music-room": 1}, for_hire=["valet"], reserves_open=1)
    for number in range(6):
        assert Checker(GAME).faults(t.county, t.setup, random.Random(number)) == []


@pytest.mark.parametrize(
    ("told", "key", "why"),
    [
        ({"bag": ["stable"]}, "position.bag", "not-a-table"),
        ({"bag": {"the-moon": 1}}, "position.bag", "the-moon"),
        ({"bag": {"stable": 9}}, "bag.stable", "out-of-range"),
        ({"bag": {"stable": -1}}, "bag.stable", "out-of-range"),
        ({"bag": {"stable": True}}, "bag.stable", "not-a-number"),
        ({"bag": {"great-hall": 1}, "market": SIX}, "market", "great-hall"),
        ({"bag": {"great-hall": 1}, "york": {"estate": ["great-hall"]}}, "bag.great-hall", "out-of-range"),
    ],
)
def test_a_bag_that_cannot_be_is_refused(told: dict[str, object], key: str, why: str) -> None:
    assert refusal(told) == ("bad-position", key, why)


def test_alone_tiles_leave_the_game_with_the_opponent_only() -> None:
    assert refusal({"bag": {}}, ALONE) == ("bad-position", "bag", "left-over")
    bag = revealed(table(ALONE))["bag"]
    taken = min(bag)
    bag[taken] -= 1
    assert refusal({"bag": bag}, ALONE) == ("bad-position", "bag", "left-over")
    t = described({"bag": bag, "removed": [taken]}, ALONE)
    assert revealed(t)["opponent"]["removed"] == [taken]


def test_an_estate_challenge_has_no_bag_and_no_reserves() -> None:
    challenge = ("estate-challenge",)
    told = GAME.reveal(table(ALONE, modules=challenge).county)
    assert (told["bag"], told["reserves-open"]) == ({}, 0)
    described({"bag": {}, "reserves-open": 0}, ALONE, modules=challenge)
    assert refusal({"bag": {"stable": 1}}, ALONE, challenge) == ("bad-position", "bag.stable", "out-of-range")
    refused = refusal({"reserves-open": 1}, ALONE, challenge)
    assert refused == ("bad-position", "position.reserves-open", "out-of-range")


# Servants for hire


def test_described_servants_for_hire_are_all_there_are() -> None:
    t = table(step="pass", modules=("hire-when-passing",), for_hire=["valet", "footman"])
    assert t.for_hire == ["valet", "footman"]
    told = revealed(t)
    assert told["left-the-game"].count("footman") == table().for_hire.count("footman") - 1
    assert table(for_hire=[]).for_hire == []


def test_servants_of_the_families_are_not_for_hire() -> None:
    t = table(for_hire=["valet"], york={"available": ["valet", "butler", "housekeeper"]})
    assert t.for_hire == ["valet"]
    there = {"available": ["butler", "valet", "valet"]}
    assert refusal({"for_hire": ["valet"] * 2, "york": there}) == ("bad-position", "for-hire", "valet")


@pytest.mark.parametrize(
    ("told", "key", "why"),
    [
        ({"for_hire": "valet"}, "position.for-hire", "not-a-list"),
        ({"for_hire": ["gardener"]}, "position.for-hire", "gardener"),
        ({"for_hire": ["cook"]}, "for-hire", "cook"),
        ({"for_hire": ["valet"] * 3}, "for-hire", "valet"),
        ({"for_hire": ["valet"] * 64}, "for-hire", "more-than-there-are"),
        ({"york": {"quarters": ["footman"] * 64}}, "quarters", "more-than-there-are"),
    ],
)
def test_servants_that_cannot_be_for_hire_are_refused(told: dict[str, object], key: str, why: str) -> None:
    assert refusal(told) == ("bad-position", key, why)


# Reserves


def test_reserves_are_open_or_shut_as_described() -> None:
    reserved = "servants-hall"
    assert table(round=1).county.reserves_open == 0
    assert table(round=13).county.reserves_open == 2
    early = table(round=1, reserves_open=1, reserve=[reserved])
    assert early.reserve == [reserved]
    assert table(round=13, reserves_open=0).county.reserves_open == 0
    shut = refusal({"round": 13, "reserves_open": 0, "reserve": [reserved]})
    assert shut == ("bad-position", "position", "a tile in a closed reserve")


def test_a_tile_drawn_goes_to_a_reserve_that_is_described_as_open() -> None:
    for opened, place in ((0, "market"), (1, "reserve")):
        t = table(step="market", bag={"servants-hall": 1}, market=SIX, reserves_open=opened,
                  ponsonby={"pounds": 2000})  # fmt: skip
        t.play("ponsonby", "buy barn 1")
        t.let_chance()
        assert ("servants-hall" in t.market, "servants-hall" in t.reserve) == (
            place == "market",
            place == "reserve",
        )


@pytest.mark.parametrize("number", [-1, 3])
def test_there_are_two_reserves(number: int) -> None:
    assert refusal({"reserves_open": number}) == ("bad-position", "position.reserves-open", "out-of-range")


def test_without_reserves_none_is_open() -> None:
    modules = ("first-edition-no-reserves",)
    assert table(round=13, modules=modules, reserves_open=0).county.reserves_open == 0
    refused = refusal({"reserves_open": 1}, modules=modules)
    assert refused == ("bad-position", "position.reserves-open", "out-of-range")


# Told and read


@pytest.mark.parametrize("modules", [(), ("ud-servants", "ud-tiles"), ("tableau",)])
def test_what_a_position_tells_of_them_can_be_read_again(modules: tuple[str, ...]) -> None:
    """In the same words: the centre of a game that was played becomes the centre of a described one."""
    t = new_game(modules=modules, options={"first": "0"})
    rng = random.Random(4)
    for _ in range(90):
        t.answer_anyhow(rng)
    told = revealed(t)
    seats = Setup("obsession", ("ponsonby", "york"), modules, t.setup.options)
    there = {"monuments": told["monuments"], "reserves-open": told["reserves-open"], "bag": told["bag"]}
    assert told["bag"]
    described_bag = GAME.reveal(GAME.position(seats, {**there, "market": []}))
    assert {key: described_bag[key] for key in there} == there
    hired = GAME.reveal(GAME.position(seats, {"for-hire": told["for-hire"][:3]}))
    assert hired["for-hire"] == told["for-hire"][:3]
    again = GAME.position(seats, {"for-hire": hired["for-hire"]})
    assert GAME.reveal(again) == hired
