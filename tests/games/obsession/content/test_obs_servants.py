"""Servants, pools for hire, stand-ins and extra abilities."""

from collections import Counter

import pytest

from tests.games.obsession.components import BOOK, SERVANTS

NEW_STAFF = ("cook", "hall-boy", "head-housemaid", "useful-man")
POOLS = {(pool.mode, pool.players): dict(pool.servants) for pool in BOOK.pools}
STAND_INS = {stand_in.id: stand_in for stand_in in BOOK.stand_ins}


def test_pieces_in_the_boxes() -> None:
    assert {servant.id: (servant.count_base, servant.count_ud) for servant in BOOK.servants} == {
        "butler": (4, 2),
        "housekeeper": (4, 2),
        "underbutler": (2, 0),
        "valet": (8, 3),
        "ladys-maid": (8, 3),
        "footman": (13, 4),
        "cook": (0, 6),
        "hall-boy": (0, 5),
        "head-housemaid": (0, 5),
        "useful-man": (0, 5),
    }


def test_pools_for_hire() -> None:
    assert set(POOLS) == {(mode, players) for mode in ("base", "ud") for players in range(1, 7)}
    assert POOLS["base", 2] == {"underbutler": 2, "footman": 4, "valet": 2, "ladys-maid": 2}
    assert POOLS["base", 4]["footman"] == 8
    assert POOLS["ud", 1]["underbutler"] == 1
    assert all(POOLS["ud", 5][servant] == 5 for servant in NEW_STAFF)


@pytest.mark.parametrize(("mode", "players"), sorted(POOLS))
def test_starting_staff_and_pool_never_exceed_the_pieces(mode: str, players: int) -> None:
    used = Counter(POOLS[mode, players])
    for servant_id in BOOK.start.servants:
        used[servant_id] += players
    used["footman"] += 1  # York
    if mode == "ud":
        used["cook"] += 1  # Howard
    for servant_id, count in used.items():
        servant = SERVANTS[servant_id]
        second_box = servant.count_ud if mode == "ud" or players > 4 else 0
        assert count <= servant.count_base + second_box


def test_stand_ins() -> None:
    assert STAND_INS["housekeeper-for-ladys-maid"].condition == "none_available"
    assert STAND_INS["footman-for-valet"].requires_tile == "brushing-room"
    assert "hall-boy" in STAND_INS["underbutler-for-male"].stands_for
    assert "useful-man" not in STAND_INS["underbutler-for-male"].stands_for
    assert STAND_INS["hall-boy-for-butler"].place == ("guest",)
    assert STAND_INS["head-housemaid-for-housekeeper"].place == ("guest",)


def test_one_of_each_new_servant_who_is_never_recruited() -> None:
    assert {servant.id for servant in BOOK.servants if servant.set == "ud"} == set(NEW_STAFF)
    assert all(SERVANTS[name].limit == 1 and not SERVANTS[name].recruitable for name in NEW_STAFF)


def test_every_servant_is_worth_two_points() -> None:
    assert {servant.vp for servant in BOOK.servants} == {2}


def test_extra_abilities_of_the_new_staff() -> None:
    assert Counter(extra.servant for extra in BOOK.extras) == {
        "cook": 2,
        "hall-boy": 1,
        "head-housemaid": 1,
        "useful-man": 5,
    }


def test_the_draft_row_has_one_of_each_small_servant() -> None:
    assert sorted(BOOK.servant_draft.row) == sorted([*NEW_STAFF, "valet", "ladys-maid", "footman"])
    assert BOOK.servant_draft.copies_each == 1


def test_hiring() -> None:
    hire = BOOK.hire
    assert (hire.tile, hire.take, hire.recruit_take, hire.recruit_side) == ("butlers-room", 2, 1, "back")
    assert set(hire.recruit_types) == {servant.id for servant in BOOK.servants if servant.recruitable}
