"""The nine grey persons of period C, pages 10 and 12."""

import pytest

from parlour.games.notre_dame.content.records import SECTORS
from parlour.kernel.errors import Invalid
from tests.games.notre_dame.sectors import RAT, after_use, answer_for_three, holdings
from tests.games.notre_dame.table import GAME, meeting, points_for


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({"cubes": {"bank": 3, "inn": 2}}, 3),
        ({"cubes": {"bank": 2, "inn": 2}, "confidant": "inn"}, 3),
        ({"cubes": {"bank": 2}, "notre-dame": 5}, 2),
        ({"confidant": "inn"}, 1),
        ({"cubes": {"seminary": 4, "bank": 2}}, 4),
        ({"cubes": {"bank": 2, "hospital": 4}}, 4),
    ],
)
def test_p10_lady_in_waiting_a_point_for_each_piece_in_the_fullest_sector(
    row: dict[str, object], points: int
) -> None:
    assert points_for("lady-in-waiting", row) == points


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({"cubes": {"bank": 3, "inn": 2}}, 3),
        ({"cubes": {"bank": 3, "inn": 4}}, 6),
        ({"cubes": {"bank": 2}, "confidant": "bank"}, 3),
        ({"cubes": {"bank": 3}, "notre-dame": 3}, 3),
    ],
)
def test_p10_mayor_three_points_for_each_sector_with_three(row: dict[str, object], points: int) -> None:
    assert points_for("mayor", row) == points


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({"cubes": {"bank": 3, "inn": 1}}, 2),
        ({"cubes": {"bank": 3}, "confidant": "inn"}, 2),
        ({"cubes": {"bank": 3}, "confidant": "bank"}, 1),
        ({"cubes": {"bank": 1}, "notre-dame": 3}, 1),
        ({"cubes": dict.fromkeys(SECTORS, 1)}, 7),
    ],
)
def test_p10_carpenter_a_point_for_each_sector_in_use(row: dict[str, object], points: int) -> None:
    assert points_for("carpenter", row) == points


@pytest.mark.parametrize(("cubes", "confidant", "points"), [(3, "bank", 6), (2, "inn", 6), (0, "inn", 2)])
def test_p12_innkeeper_two_points_for_each_piece_in_the_inn(cubes: int, confidant: str, points: int) -> None:
    t = meeting("innkeeper", red={"cubes": {"inn": cubes}, "confidant": confidant})
    t.play("red", "bribe innkeeper")
    assert t.seat("red").prestige == points


@pytest.mark.parametrize(("general", "points"), [(5, 6), (2, 3), (3, 3), (10, 15)])
def test_p12_guard_example_three_points_for_each_pair_in_the_general_supply(
    general: int, points: int
) -> None:
    t = meeting("guard", red={"supply": 4, "cubes": {"bank": 10 - general}})
    t.play("red", "bribe guard")
    assert (t.seat("red").prestige, t.seat("red").general) == (points, general)


COUNCIL = ["moneylender", "monk", "councillor"]


def test_p12_councillor_two_more_persons() -> None:
    t = meeting("councillor", red={"gold": 3}, persons=COUNCIL)
    t.play("red", "bribe councillor")
    assert t.question == "bribe-again"
    assert t.offers("red") == ["pass", "bribe moneylender", "bribe monk"]
    t.play("red", "bribe monk", "bribe moneylender")
    assert (t.seat("red").gold, t.seat("red").supply, t.seat("red").prestige) == (2, 6, 2)
    assert t.asked == ["violet"]


def test_p12_councillor_the_same_person_twice() -> None:
    t = meeting("councillor", red={"gold": 3}, persons=COUNCIL)
    t.play("red", "bribe councillor", "bribe monk", "bribe monk")
    assert (t.seat("red").gold, t.seat("red").supply, t.seat("red").prestige) == (0, 8, 2)
    assert t.asked == ["violet"]


def test_p12_councillor_a_power_is_carried_out_before_the_next_bribe() -> None:
    t = meeting("councillor", red={"gold": 2}, persons=COUNCIL)
    t.play("red", "bribe councillor", "bribe moneylender")
    assert t.seat("red").gold == 2
    t.play("red", "bribe moneylender")
    assert (t.seat("red").gold, t.seat("red").prestige) == (3, 2)


def test_p12_councillor_never_himself_again() -> None:
    t = meeting("councillor", persons=COUNCIL)
    t.play("red", "bribe councillor")
    assert t.refuses("red", "bribe councillor") == ("councillor-not-again", "new-period-c-persons")
    assert t.refuses("red", "bribe doctor") == ("person-not-on-display", "phase-4")
    assert t.refuses("red", "decline") == ("not-an-answer", "phase-4")


def test_p12_councillor_each_bribe_costs_a_coin() -> None:
    t = meeting("councillor", red={"gold": 2}, persons=COUNCIL)
    t.play("red", "bribe councillor", "bribe monk")
    assert (t.seat("red").gold, t.seat("red").supply) == (0, 6)
    assert t.asked == ["violet"]  # nothing left to pay with


def test_p12_councillor_extra_bribes_are_voluntary() -> None:
    t = meeting("councillor", persons=COUNCIL)
    t.play("red", "bribe councillor", "pass")
    assert (t.seat("red").gold, t.seat("red").prestige) == (2, 0)
    assert t.asked == ["violet"]


def test_p12_councillor_others_bribe_as_usual() -> None:
    t = meeting("councillor", persons=COUNCIL)
    t.play("red", "bribe councillor", "bribe monk", "bribe monk")
    t.play("violet", "bribe councillor", "bribe moneylender", "pass")
    t.play("blue", "bribe monk")
    assert [t.seat(colour).prestige for colour in ("red", "violet", "blue")] == [2, 1, 1]


@pytest.mark.parametrize("sector", SECTORS)
def test_p12_mistress_a_cube_where_the_confidant_is_and_its_action(sector: str) -> None:
    t = meeting("mistress", red={"supply": 0, "cubes": {sector: 1}, "confidant": sector, "rat": RAT})
    t.play("red", "bribe mistress")
    red = t.seat("red")
    assert red.cubes == {sector: 2}
    assert holdings(red) == after_use(sector, 3, supply=0, gold=2)
    assert red.general == (9 if sector == "seminary" else 12)
    answer_for_three(t, sector, "take gold", "take gold")
    assert t.asked == ["violet"]


def test_p12_actress_everything_moves_and_the_new_sector_is_used() -> None:
    t = meeting("actress", red={"cubes": {"inn": 3, "residence": 1}, "confidant": "inn"})
    t.play("red", "bribe actress", "rehouse inn residence")
    red = t.seat("red")
    assert (red.cubes, red.confidant) == ({"residence": 4}, "residence")
    assert red.prestige == 5
    assert t.asked == ["violet"]


def test_p12_actress_leaves_a_confidant_elsewhere_alone() -> None:
    t = meeting("actress", red={"cubes": {"inn": 3}, "confidant": "bank"})
    t.play("red", "bribe actress", "rehouse inn bank")
    assert (t.seat("red").cubes, t.seat("red").confidant) == ({"bank": 3}, "bank")
    assert t.seat("red").gold == 2 + 4


def test_p12_actress_may_move_the_confidant_alone() -> None:
    t = meeting("actress", red={"cubes": {"bank": 1}, "confidant": "park"})
    t.play("red", "bribe actress", "rehouse park bank")
    assert (t.seat("red").cubes, t.seat("red").confidant) == ({"bank": 1}, "bank")
    assert t.seat("red").gold == 2 + 2


def test_p12_actress_refusals() -> None:
    t = meeting("actress", red={"cubes": {"bank": 1}, "notre-dame": 1})
    t.play("red", "bribe actress")
    assert t.refuses("red", "rehouse inn bank") == ("sector-empty", "new-period-c-persons")
    assert t.refuses("red", "relocate bank inn cube") == ("not-an-answer", "new-period-c-persons")
    for words in ("rehouse bank bank", "rehouse bank notre-dame", "rehouse notre-dame bank"):
        with pytest.raises(Invalid):
            GAME.parse(words)
    t.play("red", "decline")
    assert t.seat("red").cubes == {"bank": 1}


def test_p12_gravedigger_ruling_43_the_rats_of_the_turn() -> None:
    t = meeting(
        "gravedigger",
        rats={"barmaid": 3, "minstrel": 2, "gravedigger": 2},
        red={"cubes": {"hospital": 4}},  # the hospital does not lower it
    )
    t.play("red", "bribe gravedigger")
    assert t.seat("red").prestige == 7


def test_p12_gravedigger_ruling_43_the_doctor_does_not_lower_it() -> None:
    t = meeting(
        "gravedigger",
        persons=["barmaid", "doctor", "gravedigger"],
        rats={"barmaid": 3, "doctor": 2, "gravedigger": 1},
        red={"doctor": True},
    )
    t.play("red", "bribe gravedigger")
    assert t.seat("red").prestige == 6
