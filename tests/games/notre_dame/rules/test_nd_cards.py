"""The nine action cards, pages 3 to 7: what they do, when they do nothing, when they are refused."""

import pytest

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.words.actions import KINDS
from parlour.kernel.errors import Invalid
from tests.games.notre_dame.sectors import ASKED_BY, RAT, after_use, holdings
from tests.games.notre_dame.table import GAME, table

PLACING = (*SECTORS, "notre-dame")


@pytest.mark.parametrize("kind", KINDS)
def test_p3_and_p7_any_card_may_be_played_without_its_action(kind: str) -> None:
    t = table(red={"hand": [f"red-{kind}"], "rat": 5})
    t.play("red", f"forgo red-{kind}")
    red = t.seat("red")
    assert red.shown == [f"red-{kind}"]
    assert f"red-{kind}" not in red.hand
    assert (red.gold, red.prestige, red.rat, red.supply, red.general) == (3, 0, 5, 4, 10)
    assert (red.cubes, red.cathedral, red.confidant) == ({}, 0, None)
    assert t.asked == ["violet"]


@pytest.mark.parametrize("kind", PLACING)
def test_p3_a_cube_of_the_supply_goes_to_the_place_of_the_card(kind: str) -> None:
    t = table(red={"hand": [f"red-{kind}"]})
    t.play("red", f"play red-{kind}")
    red = t.seat("red")
    # Only the first seminary cube brings a cube back at once.
    assert red.supply == (4 if kind == "seminary" else 3)
    assert red.cubes.get(kind, 0) == (0 if kind == "notre-dame" else 1)
    assert red.cathedral == (1 if kind == "notre-dame" else 0)
    assert red.shown == [f"red-{kind}"]


def test_p3_a_card_must_be_in_hand() -> None:
    t = table(red={"hand": ["red-bank"]})
    assert t.refuses("red", "play red-inn") == ("card-not-in-hand", "phase-3")
    assert t.refuses("red", "forgo red-inn") == ("card-not-in-hand", "phase-3")


def test_p3_a_card_of_another_colour_works_in_the_own_borough() -> None:
    t = table(red={"hand": ["blue-bank"]})
    t.play("red", "play blue-bank")
    assert t.seat("red").cubes == {"bank": 1}
    assert t.seat("blue").cubes == {}
    assert t.seat("red").gold == 4


def test_p3_two_rounds_clockwise_from_the_first_player() -> None:
    t = table(first="violet")
    order = []
    for _ in range(6):
        order += t.asked
        t.play(t.asked[0], t.offers(t.asked[0], "forgo")[0])
    assert order == ["violet", "blue", "red"] * 2
    assert t.question == "bribe-person"
    assert [len(t.seat(colour).hand) for colour in ("red", "violet", "blue")] == [1, 1, 1]


def test_p3_nobody_plays_out_of_turn() -> None:
    t = table(violet={"hand": ["violet-bank"]})
    assert t.refuses("violet", "play violet-bank") == ("not-your-turn", "table")


# The empty supply, page 7


@pytest.mark.parametrize("kind", PLACING)
def test_p7_empty_supply_no_cube_on_the_board_no_action(kind: str) -> None:
    t = table(red={"hand": [f"red-{kind}"], "supply": 0, "confidant": "inn"})
    assert t.refuses("red", f"play red-{kind}") == ("no-cube-to-place", "empty-supply")
    t.play("red", f"forgo red-{kind}")
    assert t.seat("red").general == 14


@pytest.mark.parametrize("kind", SECTORS)
def test_p7_empty_supply_the_cube_must_come_from_another_place(kind: str) -> None:
    t = table(red={"hand": [f"red-{kind}"], "supply": 0, "cubes": {kind: 2}})
    assert t.refuses("red", f"play red-{kind}") == ("no-cube-to-place", "empty-supply")


def test_p7_empty_supply_a_cube_on_notre_dame_cannot_serve_notre_dame() -> None:
    t = table(red={"hand": ["red-notre-dame"], "supply": 0, "notre-dame": 2})
    assert t.refuses("red", "play red-notre-dame") == ("no-cube-to-place", "empty-supply")


def test_p7_empty_supply_the_source_is_chosen_and_counts_are_taken_afterwards() -> None:
    t = table(red={"hand": ["red-bank"], "supply": 0, "cubes": {"bank": 1, "park": 2}, "notre-dame": 1})
    t.play("red", "play red-bank")
    assert t.question == "move-cube"
    assert t.offers("red") == ["from park", "from notre-dame"]
    assert t.refuses("red", "from bank") == ("cube-must-change-place", "empty-supply")
    assert t.refuses("red", "from inn") == ("no-cube-there", "empty-supply")
    assert t.refuses("red", "decline") == ("not-an-answer", "empty-supply")
    t.play("red", "from notre-dame")
    assert t.seat("red").cathedral == 0
    assert t.seat("red").cubes == {"bank": 2, "park": 2}
    assert t.seat("red").gold == 3 + 2


def test_p7_empty_supply_a_single_cube_on_notre_dame_is_enough() -> None:
    t = table(red={"hand": ["red-bank"], "supply": 0, "notre-dame": 1})
    t.play("red", "play red-bank", "from notre-dame")
    assert (t.seat("red").cubes, t.seat("red").cathedral) == ({"bank": 1}, 0)


def test_p7_empty_supply_never_the_confidant_never_the_general_supply() -> None:
    t = table(red={"hand": ["red-bank"], "supply": 0, "cubes": {"inn": 1}, "confidant": "park"})
    t.play("red", "play red-bank")
    assert t.offers("red") == ["from inn"]
    assert t.refuses("red", "from park") == ("no-cube-there", "empty-supply")
    t.play("red", "from inn")
    assert t.seat("red").general == 13


def test_p7_empty_supply_only_when_it_is_empty() -> None:
    t = table(red={"hand": ["red-bank"], "supply": 1, "cubes": {"inn": 1}})
    t.play("red", "play red-bank")
    assert t.seat("red").cubes == {"bank": 1, "inn": 1}
    assert t.asked == ["violet"]


# Card by card


@pytest.mark.parametrize(("general", "gained"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_p4_seminary_takes_what_the_general_supply_still_has(general: int, gained: int) -> None:
    rest = 14 - general - 1 - 2
    t = table(red={"hand": ["red-seminary"], "supply": 1, "cubes": {"seminary": 2, "bank": rest}})
    assert t.seat("red").general == general
    t.play("red", "play red-seminary")
    assert t.seat("red").supply == gained
    assert t.seat("red").general == general - gained
    assert t.seat("red").cubes["seminary"] == 3


def test_p4_seminary_of_one_colour_leaves_the_cubes_of_others_alone() -> None:
    t = table(red={"hand": ["red-seminary"], "supply": 1, "cubes": {"seminary": 2, "bank": 11}})
    t.play("red", "play red-seminary")
    assert t.seat("violet").general == 10


def test_p4_bank_without_any_gold_elsewhere_gives_nothing() -> None:
    t = table(red={"hand": ["red-bank"], "gold": 25}, violet={"gold": 0}, blue={"gold": 0})
    t.play("red", "play red-bank")
    assert t.seat("red").gold == 25
    assert t.seat("red").cubes == {"bank": 1}


@pytest.mark.parametrize("kind", ["park", "hospital"])
@pytest.mark.parametrize("there", [0, 3])
def test_p6_park_and_hospital_one_space_whatever_they_hold(kind: str, there: int) -> None:
    t = table(red={"hand": [f"red-{kind}"], "cubes": {kind: there}, "rat": 6})
    t.play("red", f"play red-{kind}")
    assert t.seat("red").rat == 5
    assert t.seat("red").prestige == 0


@pytest.mark.parametrize("kind", ["park", "hospital"])
def test_p6_park_and_hospital_never_below_zero(kind: str) -> None:
    t = table(red={"hand": [f"red-{kind}"], "rat": 0})
    t.play("red", f"play red-{kind}")
    assert t.seat("red").rat == 0
    assert t.seat("red").cubes == {kind: 1}


# The inn


@pytest.mark.parametrize("there", [0, 1])
def test_p5_inn_first_and_second_cube_one_bonus(there: int) -> None:
    t = table(red={"hand": ["red-inn"], "cubes": {"inn": there}, "rat": 2})
    t.play("red", "play red-inn", "take rat")
    assert t.seat("red").rat == 1
    assert t.asked == ["violet"]


@pytest.mark.parametrize(("threshold", "bonuses"), [("3", 2), ("4", 1)])
def test_p5_inn_ruling_21_the_threshold_is_an_option(threshold: str, bonuses: int) -> None:
    t = table(options={"inn": threshold}, red={"hand": ["red-inn"], "cubes": {"inn": 2}})
    t.play("red", "play red-inn", *["take gold"] * bonuses)
    assert t.seat("red").gold == 3 + bonuses
    assert t.asked == ["violet"]


def test_p5_inn_ruling_21_four_pieces_always_give_two_bonuses() -> None:
    t = table(options={"inn": "4"}, red={"hand": ["red-inn"], "cubes": {"inn": 3}})
    t.play("red", "play red-inn", "take gold", "take cube")
    assert (t.seat("red").gold, t.seat("red").supply) == (4, 4)


def test_p5_inn_ruling_20_the_confidant_counts_for_the_threshold() -> None:
    t = table(red={"hand": ["red-inn"], "cubes": {"inn": 1}, "confidant": "inn"})
    t.play("red", "play red-inn", "take gold", "take gold")
    assert t.seat("red").gold == 5


def test_p5_inn_no_step_back_at_zero() -> None:
    t = table(red={"hand": ["red-inn"], "cubes": {"inn": 2}, "rat": 1})
    t.play("red", "play red-inn", "take rat")
    assert t.refuses("red", "take rat") == ("rat-at-zero", "inn")
    t.play("red", "decline")
    assert t.asked == ["violet"]


def test_p5_inn_no_cube_when_the_general_supply_is_empty() -> None:
    t = table(red={"hand": ["red-inn"], "supply": 4, "cubes": {"bank": 10}})
    t.play("red", "play red-inn")
    assert t.refuses("red", "take cube") == ("no-cube-in-general-supply", "inn")


def test_p5_inn_no_gold_when_there_is_none_left() -> None:
    t = table(red={"hand": ["red-inn"], "gold": 25}, violet={"gold": 0}, blue={"gold": 0})
    t.play("red", "play red-inn")
    assert t.refuses("red", "take gold") == ("no-gold-left", "bank")
    assert t.offers("red") == ["take cube", "decline"]


@pytest.mark.parametrize(
    ("left", "row", "violet_gold"),
    [
        ("cube", {"gold": 25, "supply": 1, "cubes": {"bank": 12}}, 0),
        ("rat", {"gold": 25, "supply": 1, "cubes": {"bank": 13}, "rat": 1}, 0),
        ("gold", {"gold": 24, "supply": 1, "cubes": {"bank": 13}}, 1),
    ],
)
def test_p5_inn_the_last_cube_space_or_coin(left: str, row: dict[str, object], violet_gold: int) -> None:
    t = table(red={"hand": ["red-inn"], **row}, violet={"gold": violet_gold}, blue={"gold": 0})
    t.play("red", "play red-inn")
    assert t.offers("red") == [f"take {left}", "decline"]
    t.play("red", f"take {left}")
    assert (t.seat("red").general, t.seat("red").rat, t.seat("red").gold) == (0, 0, 25)


def test_p5_inn_nothing_to_be_had_nothing_is_asked() -> None:
    t = table(
        red={"hand": ["red-inn"], "gold": 25, "supply": 1, "cubes": {"bank": 13}},
        violet={"gold": 0},
        blue={"gold": 0},
    )
    t.play("red", "play red-inn")
    assert t.asked == ["violet"]
    assert t.seat("red").cubes == {"bank": 13, "inn": 1}


def test_p5_inn_a_bonus_may_be_declined() -> None:
    t = table(red={"hand": ["red-inn"]})
    t.play("red", "play red-inn")
    assert t.refuses("red", "pass") == ("not-an-answer", "inn")
    t.play("red", "decline")
    assert (t.seat("red").gold, t.seat("red").supply) == (3, 3)


# The confidant


@pytest.mark.parametrize("sector", SECTORS)
def test_p5_confidant_first_use_any_sector_and_no_cube(sector: str) -> None:
    t = table(red={"hand": ["red-confidant"], "supply": 0, "rat": RAT})
    t.play("red", "play red-confidant")
    assert t.offers("red") == [f"send {each}" for each in SECTORS]
    t.play("red", f"send {sector}")
    red = t.seat("red")
    assert red.confidant == sector
    assert red.cubes == {}
    assert holdings(red) == after_use(sector, 1, supply=0, gold=3)
    assert t.question == ASKED_BY.get(sector, "play-card")


def test_p5_confidant_later_uses_go_elsewhere() -> None:
    t = table(red={"hand": ["red-confidant"], "confidant": "bank", "cubes": {"residence": 1}})
    t.play("red", "play red-confidant")
    assert t.refuses("red", "send bank") == ("confidant-already-there", "confidant")
    assert t.refuses("red", "decline") == ("not-an-answer", "confidant")
    t.play("red", "send residence")
    assert t.seat("red").prestige == 2
    assert t.seat("red").confidant == "residence"


def test_p5_confidant_never_goes_to_notre_dame() -> None:
    with pytest.raises(Invalid):
        GAME.parse("send notre-dame")


def test_p5_confidant_in_the_hospital_at_zero_only_stands_there() -> None:
    t = table(red={"hand": ["red-confidant"]})
    t.play("red", "play red-confidant", "send hospital")
    assert (t.seat("red").rat, t.seat("red").confidant) == (0, "hospital")
    assert t.asked == ["violet"]


@pytest.mark.parametrize("kind", ["seminary", "bank", "residence"])
def test_p5_confidant_ruling_23_counts_as_a_cube_where_he_stands(kind: str) -> None:
    t = table(red={"hand": [f"red-{kind}"], "cubes": {kind: 1}, "confidant": kind})
    t.play("red", f"play red-{kind}")
    red = t.seat("red")
    gained = {"seminary": red.supply - 3, "bank": red.gold - 3, "residence": red.prestige}
    assert gained[kind] == 3


def test_p5_confidant_ruling_23_lengthens_the_drive() -> None:
    t = table(red={"hand": ["red-carriage-house"], "confidant": "carriage-house"})
    t.play("red", "play red-carriage-house")
    assert "drive violet-centre" in t.offers("red")  # two steps away
