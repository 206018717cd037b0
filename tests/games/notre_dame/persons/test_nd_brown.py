"""The six browns, page 9."""

import pytest

from parlour.games.notre_dame.content.records import SECTORS
from parlour.kernel.errors import Invalid
from tests.games.notre_dame.sectors import ASKED_BY, RAT, after_use, holdings
from tests.games.notre_dame.table import GAME, bribed, meeting


@pytest.mark.parametrize(
    ("bonus", "gold", "supply", "rat"), [("gold", 3, 4, 5), ("cube", 2, 5, 5), ("rat", 2, 4, 4)]
)
def test_p9_barmaid_three_points_and_a_bonus(bonus: str, gold: int, supply: int, rat: int) -> None:
    t = meeting("barmaid", red={"rat": 5})
    t.play("red", "bribe barmaid")
    assert t.offers("red") == ["take gold", "take cube", "take rat", "decline"]
    t.play("red", f"take {bonus}")
    red = t.seat("red")
    assert (red.prestige, red.gold, red.supply, red.rat) == (3, gold, supply, rat)
    assert t.asked == ["violet"]


def test_p9_barmaid_bonus_refused_or_declined() -> None:
    t = meeting("barmaid", red={"supply": 14, "rat": 0})
    t.play("red", "bribe barmaid")
    assert t.refuses("red", "take rat") == ("rat-at-zero", "brown-persons")
    assert t.refuses("red", "take cube") == ("no-cube-in-general-supply", "brown-persons")
    assert t.refuses("red", "pass") == ("not-an-answer", "brown-persons")
    t.play("red", "decline")
    assert (t.seat("red").prestige, t.seat("red").gold) == (3, 2)


@pytest.mark.parametrize(
    ("load", "bank", "residence", "confidant"),
    [
        ("1", 2, 1, "bank"),
        ("2", 1, 2, "bank"),
        ("3", 0, 3, "bank"),
        ("0 confidant", 3, 0, "residence"),
        ("1 confidant", 2, 1, "residence"),
        ("2 confidant", 1, 2, "residence"),
    ],
)
def test_p9_minstrel_one_to_three_pieces_without_action(
    load: str, bank: int, residence: int, confidant: str
) -> None:
    t = meeting("minstrel", red={"cubes": {"bank": 3}, "confidant": "bank"})
    t.play("red", "bribe minstrel", f"shift bank residence {load}")
    red = t.seat("red")
    assert (red.cubes.get("bank", 0), red.cubes.get("residence", 0)) == (bank, residence)
    assert red.confidant == confidant
    assert (red.prestige, red.gold) == (0, 2)
    assert t.asked == ["violet"]


def test_p9_minstrel_takes_three_of_a_larger_number() -> None:
    t = meeting("minstrel", red={"cubes": {"bank": 5}})
    t.play("red", "bribe minstrel")
    assert t.offers("red")[:3] == [f"shift bank seminary {count}" for count in (1, 2, 3)]
    t.play("red", "shift bank seminary 3")
    assert t.seat("red").cubes == {"bank": 2, "seminary": 3}


def test_p9_minstrel_refusals() -> None:
    t = meeting("minstrel", red={"cubes": {"bank": 2, "inn": 1}, "confidant": "inn", "notre-dame": 2})
    t.play("red", "bribe minstrel")
    assert t.refuses("red", "shift bank park 3") == ("too-few-cubes-there", "brown-persons")
    assert t.refuses("red", "shift park bank 1") == ("too-few-cubes-there", "brown-persons")
    assert t.refuses("red", "shift bank park 1 confidant") == ("confidant-not-there", "brown-persons")
    assert t.refuses("red", "relocate bank park cube") == ("not-an-answer", "brown-persons")
    t.play("red", "decline")
    assert t.seat("red").cubes == {"bank": 2, "inn": 1}


@pytest.mark.parametrize(
    "words",
    [
        "shift bank park 4",
        "shift bank park 3 confidant",
        "shift bank park 0",
        "shift bank bank 1",
        "shift bank notre-dame 1",
        "shift notre-dame bank 1",
    ],
)
def test_p9_minstrel_no_more_than_three_and_never_notre_dame(words: str) -> None:
    with pytest.raises(Invalid):
        GAME.parse(words)


def test_p9_moneylender_two_gold_and_a_point() -> None:
    t = meeting("moneylender")
    t.play("red", "bribe moneylender")
    assert (t.seat("red").gold, t.seat("red").prestige) == (3 - 1 + 2, 1)


def test_p9_fool_example_third_cube_of_the_carriage_house() -> None:
    t = meeting("fool", red={"cubes": {"bank": 1, "carriage-house": 2}, "carriage": "red-centre"})
    t.play("red", "bribe fool", "relocate bank carriage-house cube")
    assert t.seat("red").cubes == {"carriage-house": 3}
    assert "drive violet-b" in t.offers("red")  # three steps away
    t.play("red", "collect violet-b")
    assert t.seat("red").bills == ["violet-cube"]
    assert t.seat("red").prestige == 2


@pytest.mark.parametrize("target", [sector for sector in SECTORS if sector != "bank"])
@pytest.mark.parametrize("piece", ["cube", "confidant"])
def test_p9_fool_the_new_sector_is_used(target: str, piece: str) -> None:
    t = meeting("fool", red={"cubes": {"bank": 1, target: 1}, "confidant": "bank", "rat": RAT})
    t.play("red", "bribe fool", f"relocate bank {target} {piece}")
    red = t.seat("red")
    assert red.cubes.get("bank", 0) == (0 if piece == "cube" else 1)
    assert red.cubes[target] == (2 if piece == "cube" else 1)
    assert red.confidant == ("bank" if piece == "cube" else target)
    assert holdings(red) == after_use(target, 2, supply=4, gold=2)
    assert t.question == ASKED_BY.get(target, "bribe-person")


def test_p9_fool_back_to_the_bank() -> None:
    t = meeting("fool", red={"cubes": {"bank": 2, "inn": 1}})
    t.play("red", "bribe fool", "relocate inn bank cube")
    assert t.seat("red").gold == 2 + 3


def test_p9_fool_moves_a_confidant_who_stands_alone() -> None:
    t = meeting("fool", red={"cubes": {"bank": 2}, "confidant": "inn"})
    t.play("red", "bribe fool", "relocate inn bank confidant")
    assert (t.seat("red").confidant, t.seat("red").gold) == ("bank", 2 + 3)


def test_p9_fool_refusals() -> None:
    t = bribed("fool", {"cubes": {"bank": 1}, "confidant": "inn"})
    assert t.refuses("red", "relocate inn bank cube") == ("too-few-cubes-there", "brown-persons")
    assert t.refuses("red", "relocate bank inn confidant") == ("confidant-not-there", "brown-persons")
    assert t.refuses("red", "shift bank inn 1") == ("not-an-answer", "brown-persons")
    with pytest.raises(Invalid):
        GAME.parse("relocate bank notre-dame cube")
    t.play("red", "decline")
    assert t.seat("red").cubes == {"bank": 1}


@pytest.mark.parametrize(("general", "gained"), [(10, 2), (2, 2), (1, 1), (0, 0)])
def test_p9_monk_two_cubes_and_a_point(general: int, gained: int) -> None:
    t = meeting("monk", red={"supply": 4, "cubes": {"bank": 10 - general}})
    t.play("red", "bribe monk")
    assert t.seat("red").supply == 4 + gained
    assert t.seat("red").prestige == 1


DOCTOR_RATS = {"barmaid": 3, "doctor": 2, "soldier": 1}
"""Two, three and one: six in all."""


def test_p9_doctor_example_the_hospital_drives_the_rat_back() -> None:
    t = meeting(
        "doctor",
        rats=DOCTOR_RATS,
        red={"rat": 7, "prestige": 5, "cubes": {"hospital": 1}, "confidant": "hospital"},
    )
    t.play("red", "bribe doctor")
    assert t.seat("red").rat == 7  # he works in phase 5
    t.end_turn()
    assert (t.seat("red").rat, t.seat("red").prestige) == (5, 5)


def test_p9_doctor_example_without_him() -> None:
    t = meeting(
        "doctor",
        rats=DOCTOR_RATS,
        red={"rat": 7, "prestige": 5, "cubes": {"hospital": 1}, "confidant": "hospital"},
    )
    t.end_turn()
    assert (t.seat("red").rat, t.seat("red").prestige) == (9, 3)
    assert t.seat("red").cubes == {}


def test_p9_doctor_without_a_hospital_the_rat_stays() -> None:
    t = meeting("doctor", rats=DOCTOR_RATS, red={"rat": 7})
    t.play("red", "bribe doctor")
    t.end_turn()
    assert t.seat("red").rat == 7
