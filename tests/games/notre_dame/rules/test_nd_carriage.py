"""The carriage and the bills of exchange: page 5 and rulings 13 to 18."""

import pytest

from tests.games.notre_dame.table import Table, laid, table

# From the centre of the red borough, with three boroughs: its own corners, violet A and blue B.
ONE_STEP = ["blue-b", "red-a", "red-b", "red-c", "red-centre", "red-d", "violet-a"]


def drive(strength: int = 1, players: int = 3, **row: object) -> Table:
    """Red has played a carriage house that now holds *strength* cubes."""
    cubes = {"carriage-house": strength - 1}
    t = table(players, red={"hand": ["red-carriage-house"], "cubes": cubes, **row})
    t.play("red", "play red-carriage-house")
    return t


def test_p5_carriage_moves_up_to_its_strength() -> None:
    t = drive(1)
    assert sorted(text.split()[1] for text in t.offers("red", "drive")) == ONE_STEP
    assert t.refuses("red", "drive violet-centre") == ("market-out-of-reach", "carriage-house")
    t = drive(2)
    assert "drive violet-centre" in t.offers("red")
    assert "drive violet-b" not in t.offers("red")
    t = drive(3)
    assert "drive violet-b" in t.offers("red")


def test_p5_carriage_need_not_use_all_steps_nor_move_at_all() -> None:
    t = drive(4)
    t.play("red", "drive red-a")
    assert t.seat("red").carriage == "red-a"
    t = drive(4)
    t.play("red", "drive red-centre")
    assert t.seat("red").carriage == "red-centre"
    assert t.seat("red").prestige == 0


def test_p5_carriage_stops_on_markets_of_this_game_only() -> None:
    t = drive(5)
    assert t.refuses("red", "drive yellow-a") == ("market-not-in-play", "setup")
    assert t.refuses("red", "collect yellow-a") == ("market-not-in-play", "setup")
    assert t.refuses("red", "decline") == ("not-an-answer", "carriage-house")


def test_p5_carriage_drives_through_the_idle_boroughs_of_two_players() -> None:
    t = drive(1, players=2)
    t.play("red", "collect blue-a")
    assert (t.seat("red").bills, t.seat("red").gold) == (["blue-gold"], 4)


def test_p5_carriage_moves_on_from_where_it_stopped() -> None:
    t = drive(1, carriage="violet-c")
    assert sorted(text.split()[1] for text in t.offers("red", "drive")) == [
        "violet-b",
        "violet-c",
        "violet-centre",
        "violet-d",
    ]


@pytest.mark.parametrize(
    ("bill", "prestige", "gold", "supply", "rat"),
    [("gold", 1, 4, 3, 5), ("cube", 2, 3, 4, 5), ("rat", 3, 3, 3, 4), ("prestige", 4, 3, 3, 5)],
)
def test_p5_bill_bonus(bill: str, prestige: int, gold: int, supply: int, rat: int) -> None:
    t = drive(rat=5)
    market = "red-" + "abcd"[("gold", "cube", "rat", "prestige").index(bill)]
    t.play("red", f"collect {market}")
    red = t.seat("red")
    assert (red.prestige, red.gold, red.supply, red.rat) == (prestige, gold, supply, rat)
    assert red.bills == [f"red-{bill}"]
    assert red.carriage == market
    assert t.bill_at(market) is None


def test_p5_bill_bonus_lies_where_chance_put_it() -> None:
    t = table(
        red={"hand": ["red-carriage-house"]},
        bills=laid(("red", "violet", "blue"), violet="prestige rat cube gold"),
    )
    t.play("red", "play red-carriage-house", "collect violet-a")
    assert (t.seat("red").prestige, t.seat("red").bills) == (4, ["violet-prestige"])


def test_p5_bill_of_the_rat_moves_it_back_without_a_question() -> None:
    t = drive(rat=5)
    asked = t.asked
    t.play("red", "collect red-c")
    assert t.seat("red").rat == 4
    # No answer is due: the turn goes on with somebody else.
    assert t.asked != asked


def test_p5_bill_of_the_rat_at_zero_still_gives_its_points() -> None:
    t = drive(rat=0)
    t.play("red", "collect red-c")
    assert (t.seat("red").prestige, t.seat("red").rat) == (3, 0)


def test_p5_bill_of_the_cube_without_cubes_still_gives_its_points() -> None:
    t = table(red={"hand": ["red-carriage-house"], "supply": 1, "cubes": {"bank": 13}})
    t.play("red", "play red-carriage-house", "collect red-b")
    assert (t.seat("red").prestige, t.seat("red").supply) == (2, 0)


def test_p5_bill_ruling_14_taking_is_optional() -> None:
    t = drive()
    t.play("red", "drive red-d")
    assert t.bill_at("red-d") == "red-prestige"
    assert (t.seat("red").bills, t.seat("red").prestige) == ([], 0)


def test_p5_bill_ruling_14_only_where_the_carriage_stops() -> None:
    t = drive(2)
    t.play("red", "collect red-c")
    assert t.seat("red").bills == ["red-rat"]
    assert [t.bill_at(f"red-{corner}") for corner in "abd"] == ["red-gold", "red-cube", "red-prestige"]


def test_p5_bill_must_be_there() -> None:
    t = drive(bills=["red-gold"])
    assert t.refuses("red", "collect red-a") == ("no-bill-there", "bills")
    assert t.refuses("red", "collect red-centre") == ("no-bill-there", "bills")


@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, ["red", "violet", "blue", "green"]),
        (3, ["red", "violet", "blue"]),
        (4, ["red", "violet", "blue", "green"]),
        (5, ["red", "violet", "blue", "green", "yellow"]),
    ],
)
def test_p5_bills_ruling_16_a_set_has_every_colour_on_the_board(players: int, colours: list[str]) -> None:
    all_but_one = [f"{colour}-gold" for colour in colours[:-1]]
    t = drive(6, players, bills=all_but_one)
    assert t.offers("red", "collect") == [f"collect {colours[-1]}-{corner}" for corner in "abcd"]
    t = drive(6, players, bills=[f"{colour}-gold" for colour in colours])
    assert {text.split()[1].split("-")[0] for text in t.offers("red", "collect")} == set(colours)


def test_p5_bills_the_third_of_a_colour_needs_two_full_sets() -> None:
    held = ["red-gold", "red-cube", "violet-gold", "violet-cube", "blue-gold"]
    t = drive(1, bills=held)
    assert t.refuses("red", "collect red-c") == ("bill-colour-ahead", "bills")
    assert t.offers("red", "collect") == ["collect blue-b"]
    t = drive(1, bills=[*held, "blue-rat"])
    t.play("red", "collect red-c")
    assert t.seat("red").prestige == 3


def test_p5_bills_an_exhausted_colour_no_longer_matters() -> None:
    held = ["red-gold", "violet-gold"]
    for last, allowed in ((["blue-prestige"], True), ([], False)):
        t = table(
            red={"hand": ["red-carriage-house"], "bills": held},
            violet={"bills": ["blue-gold", "blue-cube", "blue-rat"]},
            blue={"bills": last},
        )
        t.play("red", "play red-carriage-house")
        if allowed:
            t.play("red", "collect red-b")
            assert t.seat("red").bills == ["red-gold", "red-cube", "violet-gold"]
        else:
            assert t.refuses("red", "collect red-b") == ("bill-colour-ahead", "bills")


def test_p5_bills_the_only_colour_left_is_free() -> None:
    t = table(
        red={"hand": ["red-carriage-house"], "bills": ["red-gold", "red-cube"]},
        violet={"bills": ["blue-gold", "blue-cube", "blue-rat", "blue-prestige"]},
        blue={"bills": ["violet-gold", "violet-cube", "violet-rat", "violet-prestige"]},
    )
    t.play("red", "play red-carriage-house", "collect red-c")
    assert t.seat("red").bills == ["red-gold", "red-cube", "red-rat"]


def test_p5_bills_ruling_15_taking_the_last_one_exhausts_its_colour() -> None:
    t = table(
        red={"hand": ["red-carriage-house", "violet-carriage-house"], "bills": ["violet-rat", "blue-gold"]},
        violet={"bills": ["red-gold", "red-cube", "red-rat"]},
    )
    t.play("red", "play red-carriage-house")
    assert t.offers("red", "collect") == ["collect red-d"]
    t.play("red", "collect red-d")
    t.pass_to("red")
    t.play("red", "play violet-carriage-house")
    assert {text.split()[1].split("-")[0] for text in t.offers("red", "collect")} == {"violet", "blue"}


def test_p5_bills_each_player_keeps_a_count_of_his_own() -> None:
    t = table(red={"hand": ["red-carriage-house"]}, violet={"bills": ["red-gold"]})
    t.play("red", "play red-carriage-house", "collect red-b")
    assert t.seat("red").bills == ["red-cube"]
    assert t.seat("violet").bills == ["red-gold"]


def test_p5_bill_ruling_18_the_bill_underfoot_needs_a_real_move() -> None:
    t = drive(1, carriage="red-d")
    assert t.refuses("red", "collect red-d") == ("carriage-did-not-move", "carriage-house")
    t.play("red", "drive red-d")
    assert t.bill_at("red-d") == "red-prestige"


def test_p5_bill_ruling_18_out_and_back_takes_two_steps() -> None:
    t = drive(2, carriage="red-d")
    t.play("red", "collect red-d")
    assert (t.seat("red").carriage, t.seat("red").prestige) == ("red-d", 4)
