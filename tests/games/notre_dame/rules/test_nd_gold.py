"""Gold that the supply does not have: page 4 and rulings 11 and 12."""

import pytest

from tests.games.notre_dame.table import meeting, table


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((2, 11, 9), (5, 11, 9)),  # three in the supply
        ((2, 11, 11), (5, 10, 10)),  # one in the supply, then violet before blue
        ((2, 14, 9), (5, 11, 9)),  # violet stays the richest
        ((2, 11, 12), (5, 10, 10)),  # blue, then violet before blue, then blue
        ((2, 12, 11), (5, 10, 10)),  # violet, violet before blue, then blue
        ((20, 3, 2), (23, 1, 1)),  # the taker is richer than both and does not pay
        ((24, 1, 0), (25, 0, 0)),  # only one coin is left elsewhere
        ((25, 0, 0), (25, 0, 0)),
    ],
)
def test_p4_bank_the_richest_other_pays_coin_by_coin(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    t = table(
        red={"gold": before[0], "hand": ["red-bank"], "cubes": {"bank": 2}},
        violet={"gold": before[1]},
        blue={"gold": before[2]},
    )
    t.play("red", "play red-bank")
    assert (t.seat("red").gold, t.seat("violet").gold, t.seat("blue").gold) == after
    assert t.city.treasury == 25 - sum(after)


def test_p4_bank_ruling_12_ties_go_clockwise_from_the_taker() -> None:
    t = table(
        4,
        first="blue",
        blue={"hand": ["blue-bank"], "gold": 1},
        green={"gold": 4},
        red={"gold": 10},
        violet={"gold": 10},
    )
    t.play("blue", "play blue-bank")
    assert [t.seat(colour).gold for colour in ("red", "violet", "blue", "green")] == [9, 10, 2, 4]


VIOLET = {"gold": 12}
BLUE = {"gold": 10}


def test_p4_ruling_12_also_at_the_inn() -> None:
    t = table(red={"hand": ["red-inn"], "gold": 3}, violet=VIOLET, blue=BLUE)
    t.play("red", "play red-inn", "take gold")
    assert (t.seat("red").gold, t.seat("violet").gold) == (4, 11)


def test_p4_inn_the_last_coin_can_be_taken() -> None:
    t = table(red={"hand": ["red-inn"], "gold": 24}, violet={"gold": 0}, blue={"gold": 0})
    t.play("red", "play red-inn", "take gold")
    assert (t.seat("red").gold, t.city.treasury) == (25, 0)


def test_p4_ruling_12_the_first_seat_pays_like_any_other() -> None:
    t = table(first="blue", red={"gold": 22}, violet={"gold": 0}, blue={"hand": ["blue-inn"], "gold": 3})
    t.play("blue", "play blue-inn", "take gold")
    assert (t.seat("red").gold, t.seat("blue").gold) == (21, 4)


def test_p4_ruling_12_also_for_a_bill() -> None:
    t = table(red={"hand": ["red-carriage-house"], "gold": 3}, violet=VIOLET, blue=BLUE)
    t.play("red", "play red-carriage-house", "collect red-a")
    assert (t.seat("red").gold, t.seat("violet").gold) == (4, 11)
    assert t.seat("red").prestige == 1


def test_p4_ruling_12_also_for_the_moneylender_after_the_bribe_is_paid() -> None:
    t = meeting("moneylender", red={"gold": 3}, violet=VIOLET, blue=BLUE)
    t.play("red", "bribe moneylender")
    # His own coin comes back from the supply, the other one from violet.
    assert (t.seat("red").gold, t.seat("violet").gold, t.seat("blue").gold) == (4, 11, 10)
    assert t.city.treasury == 0


def test_p4_ruling_12_also_for_the_merchant() -> None:
    bare = {"bills": ["red-gold", "red-cube", "red-rat", "red-prestige"]}
    t = meeting("merchant", red={"gold": 3}, violet={"gold": 12, **bare}, blue={"gold": 10})
    t.play("red", "bribe merchant")
    # Four coins: his own, two of violet, and the third of violet because she comes before blue.
    assert (t.seat("red").gold, t.seat("violet").gold, t.seat("blue").gold) == (6, 9, 10)
