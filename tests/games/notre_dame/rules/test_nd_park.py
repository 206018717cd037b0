"""The park adds to every gain of prestige: page 6 and rulings 24 to 26."""

import pytest

from tests.games.notre_dame.table import meeting, table


@pytest.mark.parametrize(("cubes", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_p6_park_one_point_for_each_pair(cubes: int, bonus: int) -> None:
    t = table(red={"hand": ["red-residence"], "cubes": {"park": cubes}})
    t.play("red", "play red-residence")
    assert t.seat("red").prestige == 1 + bonus


def test_p6_park_ruling_23_the_confidant_makes_up_a_pair() -> None:
    t = table(red={"hand": ["red-residence"], "cubes": {"park": 1}, "confidant": "park"})
    t.play("red", "play red-residence")
    assert t.seat("red").prestige == 1 + 1


def test_p6_park_works_for_its_owner_only() -> None:
    t = table(red={"hand": ["red-residence"]}, violet={"cubes": {"park": 4}})
    t.play("red", "play red-residence")
    assert t.seat("red").prestige == 1


def test_p6_park_ruling_24_adds_to_a_bill() -> None:
    t = table(red={"hand": ["red-carriage-house"], "cubes": {"park": 2}})
    t.play("red", "play red-carriage-house", "collect red-d")
    assert t.seat("red").prestige == 4 + 1


@pytest.mark.parametrize(("gold", "points"), [(1, 1), (2, 3), (3, 6)])
def test_p6_park_ruling_24_adds_to_a_donation(gold: int, points: int) -> None:
    t = table(red={"hand": ["red-notre-dame"], "cubes": {"park": 2}})
    t.play("red", "play red-notre-dame", f"donate {gold}")
    assert t.seat("red").prestige == points + 1


@pytest.mark.parametrize(("person", "points"), [("moneylender", 1), ("monk", 1), ("barmaid", 3)])
def test_p6_park_ruling_24_adds_to_a_bribe(person: str, points: int) -> None:
    t = meeting(person, red={"cubes": {"park": 4}})
    t.play("red", f"bribe {person}")
    assert t.seat("red").prestige == points + 2


def test_p6_park_ruling_24_adds_to_the_scoring_of_notre_dame() -> None:
    t = table(turn=3, phase="end", red={"notre-dame": 1, "cubes": {"park": 2}})
    assert t.seat("red").prestige == 8 + 1


def test_p6_park_ruling_25_once_per_gain_whatever_its_size() -> None:
    t = meeting("soldier", red={"cubes": {"park": 2, "bank": 4}, "notre-dame": 2})
    t.play("red", "bribe soldier")
    assert t.seat("red").prestige == 8 + 1


def test_p6_park_ruling_25_each_gain_anew() -> None:
    t = table(red={"hand": ["red-residence", "violet-residence"], "cubes": {"park": 2}})
    t.play("red", "play red-residence")
    t.pass_to("red")
    t.play("red", "play violet-residence")
    assert t.seat("red").prestige == (1 + 1) + (2 + 1)


def test_p6_park_ruling_26_nothing_on_a_gain_of_nothing() -> None:
    t = meeting("lawyer", red={"cubes": {"park": 4}, "bills": ["red-gold"]})
    t.play("red", "bribe lawyer")
    assert t.seat("red").prestige == 0


def test_p6_park_ruling_26_nothing_when_notre_dame_is_too_crowded() -> None:
    t = table(2, turn=3, phase="end", red={"notre-dame": 4, "cubes": {"park": 4}}, violet={"notre-dame": 3})
    assert (t.seat("red").prestige, t.seat("violet").prestige) == (0, 0)
    assert (t.seat("red").general, t.seat("violet").general) == (6, 10)


def test_p6_park_ruling_26_nothing_on_other_gains() -> None:
    t = table(red={"hand": ["red-bank"], "cubes": {"park": 4}})
    t.play("red", "play red-bank")
    assert t.seat("red").prestige == 0


def test_p6_park_ruling_26_nothing_on_a_loss() -> None:
    t = table(
        phase="plague",
        persons=["barmaid", "minstrel", "soldier"],
        red={"rat": 9, "prestige": 5, "cubes": {"park": 4}},
    )
    assert t.seat("red").prestige == 5 - 2


def test_p6_park_ruling_26_counts_as_it_stands_when_the_gain_happens() -> None:
    t = meeting("fool", red={"cubes": {"park": 2}})
    t.play("red", "bribe fool", "relocate park residence cube")
    assert t.seat("red").prestige == 1
    t = meeting("fool", red={"cubes": {"park": 3}})
    t.play("red", "bribe fool", "relocate park residence cube")
    assert t.seat("red").prestige == 1 + 1


def test_p6_park_ruling_26_the_administrator_is_one_gain() -> None:
    t = meeting("administrator", red={"prestige": 10, "cubes": {"park": 4}})
    t.play("red", "bribe administrator")
    assert t.seat("red").prestige == 10 + 10 + 2


def test_p6_park_ruling_26_the_coachman_is_one_gain() -> None:
    t = meeting("coachman", red={"bills": ["red-prestige", "violet-prestige"], "cubes": {"park": 2}})
    t.play("red", "bribe coachman", "cash prestige")
    assert t.seat("red").prestige == 8 + 1


@pytest.mark.parametrize(
    ("withdrawn", "points"),
    [
        ("bank:1", 2 + 2),  # four stay in the park
        ("park:1", 2 + 1),  # three stay
        ("park:3", 6 + 0),  # one stays
        ("bank:2 park:2", 8 + 1),
    ],
)
def test_p6_park_ruling_26_the_gypsies_clear_the_park_first(withdrawn: str, points: int) -> None:
    t = meeting("gypsies", red={"cubes": {"park": 4, "bank": 2}})
    t.play("red", "bribe gypsies", f"withdraw {withdrawn}")
    assert t.seat("red").prestige == points
