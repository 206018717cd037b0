"""Notre Dame: donations and scoring, page 6 and rulings 27 and 28."""

import pytest

from parlour.kernel.errors import Invalid
from tests.games.notre_dame.table import GAME, described, table

COLOURS = ("red", "violet", "blue", "green", "yellow")


@pytest.mark.parametrize(("gold", "points"), [(1, 1), (2, 3), (3, 6)])
def test_p6_notre_dame_donation(gold: int, points: int) -> None:
    t = table(red={"hand": ["red-notre-dame"], "gold": 3})
    t.play("red", "play red-notre-dame", f"donate {gold}")
    assert (t.seat("red").prestige, t.seat("red").gold) == (points, 3 - gold)
    assert (t.seat("red").cathedral, t.seat("red").supply) == (1, 3)
    assert t.city.treasury == 16 + gold


def test_p6_notre_dame_donation_no_more_than_one_has() -> None:
    t = table(red={"hand": ["red-notre-dame"], "gold": 2})
    t.play("red", "play red-notre-dame")
    assert t.offers("red") == ["donate 1", "donate 2"]
    assert t.refuses("red", "donate 3") == ("not-enough-gold", "notre-dame")
    assert t.refuses("red", "decline") == ("not-an-answer", "notre-dame")


def test_p6_notre_dame_donation_no_more_than_three() -> None:
    t = table(red={"hand": ["red-notre-dame"], "gold": 7})
    t.play("red", "play red-notre-dame")
    assert t.offers("red") == ["donate 1", "donate 2", "donate 3"]
    with pytest.raises(Invalid):
        GAME.parse("donate 4")


def test_p6_notre_dame_without_a_donation_no_cube() -> None:
    t = table(red={"hand": ["red-notre-dame"], "gold": 0})
    assert t.refuses("red", "play red-notre-dame") == ("no-gold-to-donate", "notre-dame")
    t.play("red", "forgo red-notre-dame")
    assert (t.seat("red").cathedral, t.seat("red").supply, t.seat("red").prestige) == (0, 4, 0)


def test_p6_notre_dame_several_cards_in_one_turn() -> None:
    t = table(red={"hand": ["red-notre-dame", "blue-notre-dame"], "gold": 4})
    t.play("red", "play red-notre-dame", "donate 3")
    t.pass_to("red")
    t.play("red", "play blue-notre-dame", "donate 1")
    assert (t.seat("red").cathedral, t.seat("red").prestige, t.seat("red").gold) == (2, 7, 0)


@pytest.mark.parametrize(("players", "value"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_p6_scoring_value_by_player_count(players: int, value: int) -> None:
    t = table(players, turn=3, phase="end", red={"notre-dame": 1})
    assert t.seat("red").prestige == value


@pytest.mark.parametrize(
    ("players", "cubes", "points"),
    [
        (2, (1, 1), (3, 3)),
        (2, (3, 1), (3, 1)),
        (2, (4, 2), (4, 2)),
        (3, (1, 1, 1), (2, 2, 2)),
        (3, (3, 0, 0), (6, 0, 0)),
        (3, (5, 3, 0), (5, 3, 0)),
        (3, (5, 3, 1), (0, 0, 0)),
        (4, (0, 0, 1, 2), (0, 0, 3, 6)),
        (5, (2, 1, 1, 1, 0), (4, 2, 2, 2, 0)),
        (5, (1, 0, 0, 0, 4), (2, 0, 0, 0, 8)),
    ],
)
def test_p6_scoring_ruling_28_rounded_down_per_cube(
    players: int, cubes: tuple[int, ...], points: tuple[int, ...]
) -> None:
    rows = {colour: {"notre-dame": count} for colour, count in zip(COLOURS, cubes, strict=False)}
    t = described({"turn": 6, "phase": "end", **rows}, players)
    assert tuple(t.seat(colour).prestige for colour in COLOURS[:players]) == points
    assert [t.seat(colour).cathedral for colour in COLOURS[:players]] == [0] * players
    assert [t.seat(colour).general for colour in COLOURS[:players]] == [10] * players


@pytest.mark.parametrize("turn", range(1, 10))
def test_p6_scoring_after_the_third_sixth_and_ninth_turn(turn: int) -> None:
    t = table(turn=turn, phase="end", red={"notre-dame": 2})
    scored = turn in (3, 6, 9)
    assert t.seat("red").prestige == (8 if scored else 0)
    assert t.seat("red").cathedral == (0 if scored else 2)


def test_p6_scoring_an_empty_cathedral_pays_nobody() -> None:
    t = table(turn=3, phase="end", red={"prestige": 4})
    assert [t.seat(colour).prestige for colour in COLOURS[:3]] == [4, 0, 0]


def test_p4_scoring_comes_after_the_plague_of_the_turn() -> None:
    t = table(
        turn=3,
        phase="plague",
        persons=["barmaid", "minstrel", "soldier"],
        red={"rat": 9, "prestige": 0, "notre-dame": 1},
    )
    assert t.seat("red").rat == 9
    assert t.seat("red").prestige == 8  # nothing to lose yet when the plague struck
