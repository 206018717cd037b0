"""Phase 5, the plague: page 7 and rulings 29 to 34."""

import pytest

from tests.games.notre_dame.table import Table, described, meeting


def plague(value: int, first: str = "red", **rows: object) -> Table:
    """Phase 5 of a turn whose persons show *value* rats."""
    rats = {"barmaid": min(value, 3), "minstrel": min(max(value - 3, 0), 3), "soldier": max(value - 6, 0)}
    told = {"phase": "plague", "persons": list(rats), "first": first, **rows}
    return described(told, rats=rats)


@pytest.mark.parametrize(
    ("rat", "value", "hospital", "confidant", "after"),
    [
        (0, 0, 0, "none", 0),
        (0, 9, 0, "none", 9),
        (2, 4, 0, "none", 6),
        (2, 4, 1, "none", 5),
        (2, 4, 0, "hospital", 5),
        (2, 4, 4, "none", 2),
        (5, 1, 3, "hospital", 2),
        (2, 0, 3, "none", 0),
        (0, 2, 5, "none", 0),
        (9, 0, 0, "none", 9),
    ],
)
def test_p7_plague_ruling_29_rats_less_the_hospital(
    rat: int, value: int, hospital: int, confidant: str, after: int
) -> None:
    red = {"rat": rat, "prestige": 5, "cubes": {"hospital": hospital}, "confidant": confidant}
    t = plague(value, red=red)
    assert (t.seat("red").rat, t.seat("red").prestige) == (after, 5)
    assert t.seat("red").cubes.get("hospital", 0) == hospital


def test_p7_plague_ruling_34_reaches_everybody() -> None:
    t = plague(3, red={"rat": 0}, violet={"rat": 1}, blue={"rat": 2})
    assert [t.seat(colour).rat for colour in ("red", "violet", "blue")] == [3, 4, 5]


@pytest.mark.parametrize(
    ("rat", "value", "prestige", "cubes"),
    [(6, 3, 8, 3), (6, 4, 6, 2), (9, 1, 6, 2), (9, 9, 6, 2)],
)
def test_p7_plague_ruling_30_past_the_ninth_space(rat: int, value: int, prestige: int, cubes: int) -> None:
    t = plague(value, red={"rat": rat, "prestige": 8, "cubes": {"bank": 3}})
    red = t.seat("red")
    assert (red.rat, red.prestige, red.cubes) == (9, prestige, {"bank": cubes})
    assert red.general == 14 - 4 - cubes  # a lost cube is in the general supply


@pytest.mark.parametrize(("prestige", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_p7_plague_ruling_32_no_less_than_zero_prestige(prestige: int, left: int) -> None:
    t = plague(5, red={"rat": 9, "prestige": prestige})
    assert t.seat("red").prestige == left


def test_p7_plague_the_fullest_sector_loses_the_cube() -> None:
    t = plague(5, red={"rat": 9, "cubes": {"bank": 2, "inn": 3, "park": 1}})
    assert t.seat("red").cubes == {"bank": 2, "inn": 2, "park": 1}
    assert t.asked == ["chance"]


def test_p7_plague_ruling_31_the_confidant_counts_but_stays() -> None:
    t = plague(5, red={"rat": 9, "cubes": {"bank": 2, "inn": 2}, "confidant": "bank"})
    assert t.seat("red").cubes == {"bank": 1, "inn": 2}
    assert t.seat("red").confidant == "bank"


def test_p7_plague_ruling_31_ties_are_the_owners_choice() -> None:
    t = plague(5, red={"rat": 9, "prestige": 4, "cubes": {"bank": 2, "inn": 2, "park": 1}})
    assert (t.asked, t.question) == (["red"], "remove-cube")
    assert t.offers("red") == ["remove bank", "remove inn"]
    assert t.refuses("red", "remove park") == ("sector-not-fullest", "plague")
    assert t.refuses("red", "remove residence") == ("no-cube-there", "plague")
    assert t.refuses("red", "decline") == ("not-an-answer", "plague")
    t.play("red", "remove inn")
    assert t.seat("red").cubes == {"bank": 2, "inn": 1, "park": 1}
    assert t.seat("red").prestige == 2


def test_p7_plague_ruling_31_ties_with_the_confidant_are_ties() -> None:
    t = plague(5, red={"rat": 9, "cubes": {"bank": 1, "inn": 2}, "confidant": "bank"})
    t.play("red", "remove bank")
    assert t.seat("red").cubes == {"inn": 2}


def test_p7_plague_ruling_32_a_tied_sector_with_the_confidant_alone() -> None:
    t = plague(5, red={"rat": 9, "cubes": {"bank": 1}, "confidant": "inn"})
    assert t.seat("red").cubes == {}
    t = plague(5, red={"rat": 9, "cubes": {"bank": 1, "park": 1}, "confidant": "inn"})
    assert t.refuses("red", "remove inn") == ("no-cube-there", "plague")
    t.play("red", "remove park")
    assert (t.seat("red").cubes, t.seat("red").confidant) == ({"bank": 1}, "inn")


def test_p7_plague_ruling_32_only_the_confidant_nothing_is_removed() -> None:
    t = plague(5, red={"rat": 9, "prestige": 5, "confidant": "inn"})
    assert t.asked == ["chance"]
    assert (t.seat("red").prestige, t.seat("red").confidant, t.seat("red").general) == (3, "inn", 10)


def test_p7_plague_ruling_32_an_empty_borough_loses_prestige_only() -> None:
    t = plague(5, red={"rat": 9, "prestige": 5})
    assert t.asked == ["chance"]
    assert (t.seat("red").prestige, t.seat("red").general, t.seat("red").supply) == (3, 10, 4)


def test_p7_plague_ruling_31_notre_dame_is_not_part_of_the_borough() -> None:
    t = plague(5, red={"rat": 9, "cubes": {"bank": 1}, "notre-dame": 5})
    assert (t.seat("red").cubes, t.seat("red").cathedral) == ({}, 5)


def test_p7_plague_goes_round_from_the_first_player() -> None:
    tied = {"rat": 9, "cubes": {"bank": 1, "inn": 1}}
    t = plague(5, first="violet", red=dict(tied), violet=dict(tied), blue=dict(tied))
    order = []
    for _ in range(3):
        order += t.asked
        t.play(t.asked[0], "remove bank")
    assert order == ["violet", "blue", "red"]
    assert t.asked == ["chance"]


def test_p7_plague_ruling_33_the_doctor_works_for_the_briber_and_this_turn_only() -> None:
    t = meeting(
        "doctor",
        rats={"doctor": 2, "barmaid": 3, "soldier": 1},
        red={"rat": 7, "prestige": 9},
        violet={"rat": 7, "prestige": 9},
        blue={"rat": 1},
    )
    t.play("red", "bribe doctor")
    t.end_turn()
    assert (t.seat("red").rat, t.seat("red").prestige) == (7, 9)
    assert (t.seat("violet").rat, t.seat("violet").prestige) == (9, 7)
    assert t.seat("blue").rat == 7
    t.chance("reveal moneylender fool night-watchman")
    assert [row.healed for row in t.view(None).rows] == [False, False, False]
