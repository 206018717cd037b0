"""The worked examples of pages 4 to 7, one by one; the numbers are those printed there."""

import pytest

from tests.games.notre_dame.table import laid, table

FOUR = ("red", "violet", "blue", "green")


def test_p4_seminary_example_three_cubes_then_four() -> None:
    t = table(red={"hand": ["red-seminary", "violet-seminary"], "cubes": {"seminary": 2}})
    t.play("red", "play red-seminary")
    assert t.seat("red").cubes == {"seminary": 3}
    assert t.seat("red").supply == 4 - 1 + 3
    assert t.seat("red").general == 8 - 3
    t.pass_to("red")
    t.play("red", "play violet-seminary")
    assert t.seat("red").supply == 6 - 1 + 4


def test_p4_bank_as_much_gold_as_cubes_with_the_new_one() -> None:
    t = table(red={"hand": ["red-bank", "violet-bank"], "cubes": {"bank": 2}, "gold": 1})
    t.play("red", "play red-bank")
    assert t.seat("red").gold == 1 + 3
    assert t.city.treasury == 25 - 1 - 3 - 3 - 3
    t.pass_to("red")
    t.play("red", "play violet-bank")
    assert t.seat("red").gold == 4 + 4


def test_p4_residence_as_many_points_as_cubes_with_the_new_one() -> None:
    t = table(red={"hand": ["red-residence"], "cubes": {"residence": 3}})
    t.play("red", "play red-residence")
    assert t.seat("red").prestige == 4
    assert t.seat("red").supply == 3


def test_p5_bills_example_the_fourth_colour_is_due() -> None:
    held = ["violet-gold", "green-prestige", "red-gold"]
    t = table(
        4,
        first="blue",
        blue={
            "hand": ["blue-carriage-house", "violet-carriage-house"],
            "cubes": {"carriage-house": 4},  # five steps reach the whole board
            "bills": held,
        },
    )
    t.play("blue", "play blue-carriage-house")
    assert t.offers("blue", "collect") == [f"collect blue-{corner}" for corner in "abcd"]
    for market in ("violet-b", "green-a", "red-d"):
        assert t.refuses("blue", f"collect {market}") == ("bill-colour-ahead", "bills")
    t.play("blue", "collect blue-a")
    t.pass_to("blue")
    t.play("blue", "play violet-carriage-house")
    colours = {text.split()[1].split("-")[0] for text in t.offers("blue", "collect")}
    assert colours == set(FOUR)
    t.play("blue", "collect blue-b")
    assert t.seat("blue").bills == ["red-gold", "violet-gold", "blue-gold", "blue-cube", "green-prestige"]


YELLOW = ("yellow", "red", "blue", "green")


def test_p5_carriage_example_1_first_step_takes_a_red_bill() -> None:
    t = table(
        4,
        options={"colours": ",".join(YELLOW)},
        yellow={"hand": ["yellow-carriage-house"]},
        bills=laid(YELLOW, red="cube gold rat prestige"),
    )
    t.play("yellow", "play yellow-carriage-house", "collect red-a")
    assert t.seat("yellow").prestige == 2
    assert t.seat("yellow").supply == 4 - 1 + 1
    assert t.seat("yellow").cubes == {"carriage-house": 1}
    assert t.seat("yellow").bills == ["red-cube"]
    assert t.seat("yellow").carriage == "red-a"


def test_p5_carriage_example_1_second_cube_two_steps_and_no_second_red() -> None:
    t = table(
        4,
        options={"colours": ",".join(YELLOW)},
        yellow={
            "hand": ["yellow-carriage-house"],
            "cubes": {"carriage-house": 1},
            "carriage": "red-a",
            "bills": ["red-cube"],
        },
        bills=laid(YELLOW, taken=("red-cube",), red="cube gold rat prestige"),
    )
    t.play("yellow", "play yellow-carriage-house")
    red_bills = [
        text for text in t.offers("yellow", "drive") if text in ("drive red-b", "drive red-c", "drive red-d")
    ]
    assert red_bills, "a red bill is within two steps"
    for text in red_bills:
        assert t.refuses("yellow", text.replace("drive", "collect")) == ("bill-colour-ahead", "bills")
    assert {text.split()[1].split("-")[0] for text in t.offers("yellow", "collect")} == {
        "yellow",
        "blue",
        "green",
    }
    t.play("yellow", "collect yellow-d")
    assert t.seat("yellow").carriage == "yellow-d"
    assert t.seat("yellow").prestige == 4


@pytest.mark.parametrize(
    ("held", "may_take_red"),
    [
        (["red-cube"], False),
        (["red-cube", "yellow-gold"], False),
        (["red-cube", "yellow-gold", "blue-gold"], False),
        (["red-cube", "yellow-gold", "blue-gold", "green-gold"], True),
    ],
)
def test_p5_carriage_example_1_red_again_after_the_three_others(held: list[str], may_take_red: bool) -> None:
    t = table(
        4,
        options={"colours": ",".join(YELLOW)},
        yellow={"hand": ["yellow-carriage-house"], "carriage": "red-centre", "bills": held},
    )
    t.play("yellow", "play yellow-carriage-house")
    if may_take_red:
        t.play("yellow", "collect red-a")
        assert "red-gold" in t.seat("yellow").bills
    else:
        assert t.refuses("yellow", "collect red-a") == ("bill-colour-ahead", "bills")


def test_p5_carriage_example_2_other_carriages_and_bare_markets_are_no_obstacle() -> None:
    def green_drives(market: str) -> str:
        t = table(
            4,
            first="green",
            green={"hand": ["green-carriage-house"]},
            red={"carriage": "green-b", "bills": ["green-rat"]},
        )
        t.play("green", "play green-carriage-house")
        assert "collect green-a" in t.offers("green")
        t.play("green", f"drive {market}")
        return t.seat("green").carriage

    assert green_drives("green-b") == "green-b"  # red's carriage stands there
    assert green_drives("green-c") == "green-c"  # its bill is gone


def test_p5_inn_example_second_cube_one_bonus() -> None:
    t = table(red={"hand": ["red-inn"], "cubes": {"inn": 1}, "rat": 4})
    t.play("red", "play red-inn")
    assert t.offers("red") == ["take gold", "take cube", "take rat", "decline"]
    t.play("red", "take gold")
    assert t.seat("red").gold == 3 + 1
    assert t.asked == ["violet"]


@pytest.mark.parametrize(
    ("first", "second", "gold", "cubes"),
    [("cube", "cube", 0, 2), ("gold", "gold", 2, 0), ("cube", "gold", 1, 1), ("gold", "cube", 1, 1)],
)
def test_p5_inn_example_third_cube_two_bonuses(first: str, second: str, gold: int, cubes: int) -> None:
    t = table(red={"hand": ["red-inn"], "cubes": {"inn": 2}})
    t.play("red", "play red-inn", f"take {first}", f"take {second}")
    assert t.seat("red").gold == 3 + gold
    assert t.seat("red").supply == 4 - 1 + cubes
    assert t.asked == ["violet"]


def test_p5_confidant_example_third_piece_of_the_bank() -> None:
    t = table(red={"hand": ["red-confidant"], "cubes": {"bank": 2}})
    t.play("red", "play red-confidant", "send bank")
    assert t.seat("red").gold == 3 + 3
    assert t.seat("red").confidant == "bank"
    assert t.seat("red").cubes == {"bank": 2}
    assert t.seat("red").supply == 4


def test_p6_park_example_1_second_cube_moves_the_rat_back() -> None:
    t = table(red={"hand": ["red-park"], "cubes": {"park": 1}, "rat": 4})
    t.play("red", "play red-park")
    assert (t.seat("red").rat, t.seat("red").prestige) == (3, 0)
    assert t.seat("red").cubes == {"park": 2}


def test_p6_park_example_2_residence_of_three_gives_four() -> None:
    t = table(red={"hand": ["red-residence"], "cubes": {"park": 2, "residence": 2}})
    t.play("red", "play red-residence")
    assert t.seat("red").prestige == 3 + 1


def test_p6_park_example_3_two_gold_for_notre_dame_give_five() -> None:
    t = table(red={"hand": ["red-notre-dame"], "cubes": {"park": 5}})
    t.play("red", "play red-notre-dame", "donate 2")
    assert t.seat("red").prestige == 3 + 2
    assert t.seat("red").gold == 1


def test_p6_park_example_4_two_cubes_worth_six_give_nine() -> None:
    t = table(
        4,
        turn=9,
        phase="end",
        red={"cubes": {"park": 6}, "notre-dame": 2},
        blue={"notre-dame": 1},  # ten points over three cubes: three each
    )
    assert t.question == ""
    assert t.seat("red").prestige == 6 + 3
    assert t.seat("blue").prestige == 3


def test_p7_notre_dame_scoring_example_ten_points_over_three_cubes() -> None:
    t = table(4, turn=3, phase="end", green={"notre-dame": 2}, blue={"notre-dame": 1})
    assert [t.seat(colour).prestige for colour in FOUR] == [0, 0, 3, 6]
    assert [t.seat(colour).cathedral for colour in FOUR] == [0, 0, 0, 0]
    assert [t.seat(colour).general for colour in FOUR] == [10, 10, 10, 10]


def test_p7_empty_supply_example_a_cube_of_the_hospital_goes_to_notre_dame() -> None:
    t = table(red={"hand": ["red-notre-dame"], "supply": 0, "cubes": {"hospital": 1, "bank": 1}})
    t.play("red", "play red-notre-dame")
    assert t.offers("red") == ["from bank", "from hospital"]
    t.play("red", "from hospital")
    assert t.question == "make-donation"
    t.play("red", "donate 1")
    assert t.seat("red").cathedral == 1
    assert t.seat("red").cubes == {"bank": 1}
    assert (t.seat("red").gold, t.seat("red").prestige) == (2, 1)


def test_p7_plague_example_three_rats() -> None:
    t = table(
        phase="plague",
        persons=["barmaid", "minstrel", "soldier"],
        rats={"barmaid": 2, "minstrel": 0, "soldier": 1},
        red={"rat": 3},  # Luc
        violet={"rat": 4, "cubes": {"hospital": 2}},  # Stéphanie
        blue={"rat": 5, "cubes": {"hospital": 3}, "confidant": "hospital"},  # Claire
    )
    assert [t.seat(colour).rat for colour in ("red", "violet", "blue")] == [6, 5, 4]


def test_p8_plague_example_seven_rats() -> None:
    t = table(
        turn=2,
        phase="plague",
        persons=["fool", "monk", "bishop"],
        rats={"fool": 3, "monk": 1, "bishop": 3},
        red={"rat": 5, "prestige": 6, "cubes": {"hospital": 2, "bank": 3}},  # Stéphanie
        violet={"rat": 4, "prestige": 6, "cubes": {"hospital": 1, "bank": 3}, "confidant": "hospital"},  # Léo
    )
    stephanie, leo = t.seat("red"), t.seat("violet")
    assert (stephanie.rat, stephanie.prestige) == (9, 4)
    assert stephanie.cubes == {"hospital": 2, "bank": 2}
    assert stephanie.general == 14 - 4 - 4
    assert (leo.rat, leo.prestige) == (9, 6)
    assert leo.cubes == {"hospital": 1, "bank": 3}
