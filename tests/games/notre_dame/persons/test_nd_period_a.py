"""The nine grey persons of period A, pages 10 and 11."""

import pytest

from parlour.games.notre_dame.content.records import SECTORS
from tests.games.notre_dame.sectors import ASKED_BY, RAT, after_use, answer_for_three, holdings
from tests.games.notre_dame.table import bribed, meeting, points_for

FULL = dict.fromkeys(SECTORS, 1)


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({"cubes": {"bank": 2, "inn": 1}}, 3),
        ({"cubes": {"bank": 2}, "confidant": "inn"}, 3),
        ({"cubes": {"bank": 2}, "notre-dame": 3}, 5),
        ({"notre-dame": 1}, 1),
        ({"confidant": "seminary"}, 1),
        ({"confidant": "bank"}, 1),
    ],
)
def test_p10_soldier_a_point_for_each_piece_on_the_board(row: dict[str, object], points: int) -> None:
    assert points_for("soldier", row) == points


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({}, 7),
        ({"notre-dame": 4}, 7),
        ({"cubes": {"bank": 5}}, 6),
        ({"cubes": {"bank": 1}, "confidant": "inn"}, 5),
        ({"cubes": {**FULL, "residence": 0}}, 1),
    ],
)
def test_p10_night_watchman_a_point_for_each_empty_sector(row: dict[str, object], points: int) -> None:
    # Park pairs would add to it, but no row above has two pieces there.
    assert points_for("night-watchman", row) == points


@pytest.mark.parametrize("sector", SECTORS)
def test_p10_bishop_a_cube_on_an_empty_sector_which_is_used(sector: str) -> None:
    t = meeting("bishop", red={"supply": 0, "rat": RAT})
    t.play("red", "bribe bishop")
    assert t.offers("red") == [*[f"found {each}" for each in SECTORS], "decline"]
    t.play("red", f"found {sector}")
    red = t.seat("red")
    assert red.cubes == {sector: 1}
    assert holdings(red) == after_use(sector, 1, supply=0, gold=2)  # the cube came from the general supply
    assert red.general == (12 if sector == "seminary" else 13)
    assert t.question == ASKED_BY.get(sector, "bribe-person")


def test_p10_bishop_only_empty_sectors() -> None:
    t = bribed("bishop", {"cubes": {"bank": 1}, "confidant": "inn"})
    assert t.refuses("red", "found bank") == ("sector-not-empty", "period-a-persons")
    assert t.refuses("red", "found inn") == ("sector-not-empty", "period-a-persons")
    assert t.refuses("red", "work bank") == ("not-an-answer", "period-a-persons")
    t.play("red", "decline")
    assert t.seat("red").cubes == {"bank": 1}


def test_p10_bishop_the_last_cube_of_the_general_supply_will_do() -> None:
    t = meeting("bishop", red={"supply": 13})
    assert t.seat("red").general == 1
    t.play("red", "bribe bishop", "found bank")
    assert (t.seat("red").cubes, t.seat("red").general) == ({"bank": 1}, 0)


@pytest.mark.parametrize("prestige", [1, 17])
def test_p11_administrator_doubles_the_points(prestige: int) -> None:
    t = meeting("administrator", red={"prestige": prestige}, violet={"prestige": 5})
    t.play("red", "bribe administrator")
    assert t.seat("red").prestige == 2 * prestige
    assert t.seat("violet").prestige == 5


def test_p11_nurse_a_cube_to_the_hospital_and_the_rat_back() -> None:
    t = meeting("nurse", red={"rat": 5, "cubes": {"hospital": 1}})
    t.play("red", "bribe nurse")
    red = t.seat("red")
    assert (red.cubes, red.rat, red.supply, red.general) == ({"hospital": 2}, 4, 4, 8)


def test_p11_nurse_ruling_37_without_a_cube_the_rat_still_goes_back() -> None:
    t = meeting("nurse", red={"rat": 5, "supply": 14})
    t.play("red", "bribe nurse")
    assert (t.seat("red").cubes, t.seat("red").rat) == ({}, 4)


def test_p11_nurse_at_zero_the_cube_still_comes() -> None:
    t = meeting("nurse", red={"rat": 0})
    t.play("red", "bribe nurse")
    assert (t.seat("red").cubes, t.seat("red").rat) == ({"hospital": 1}, 0)


def test_p11_scholar_the_action_of_the_third_card() -> None:
    t = meeting("scholar", red={"hand": ["red-bank"], "cubes": {"bank": 1}})
    t.play("red", "bribe scholar")
    assert t.offers("red") == ["play red-bank", "decline"]
    t.play("red", "play red-bank")
    red = t.seat("red")
    assert red.gold == 3 - 1 + 2
    assert (red.cubes, red.supply, red.hand) == ({"bank": 2}, 3, [])
    assert t.asked == ["violet"]


def test_p11_scholar_third_cards_wait_for_phase_4_to_end() -> None:
    t = meeting("scholar", blue={"hand": ["blue-residence"]})
    assert [len(t.seat(colour).hand) for colour in ("red", "violet", "blue")] == [1, 1, 1]
    t.pass_to("blue")
    t.play("blue", "bribe scholar", "play blue-residence")
    assert t.seat("blue").prestige == 1
    assert [t.seat(colour).hand for colour in ("red", "violet", "blue")] == [[], [], []]


def test_p11_scholar_may_send_the_confidant_or_donate() -> None:
    t = meeting("scholar", red={"hand": ["red-confidant"]})
    t.play("red", "bribe scholar", "play red-confidant", "send residence")
    assert (t.seat("red").confidant, t.seat("red").prestige) == ("residence", 1)
    t = meeting("scholar", red={"hand": ["red-notre-dame"]})
    t.play("red", "bribe scholar", "play red-notre-dame", "donate 2")
    assert (t.seat("red").cathedral, t.seat("red").gold, t.seat("red").prestige) == (1, 0, 3)


def test_p11_scholar_ruling_38_the_cube_rules_are_the_normal_ones() -> None:
    t = meeting("scholar", red={"hand": ["red-bank"], "supply": 0, "cubes": {"park": 2}})
    t.play("red", "bribe scholar", "play red-bank", "from park")
    assert t.seat("red").cubes == {"bank": 1, "park": 1}


def test_p11_scholar_refusals() -> None:
    t = meeting("scholar", red={"hand": ["red-bank"], "played": ["violet-inn", "blue-park"]})
    t.play("red", "bribe scholar")
    assert t.refuses("red", "play violet-inn") == ("card-not-in-hand", "phase-3")
    assert t.refuses("red", "forgo red-bank") == ("not-an-answer", "new-period-a-persons")
    t.play("red", "decline")
    assert (t.seat("red").gold, t.seat("red").cubes) == (2, {})


def test_p11_scholar_refuses_a_card_that_cannot_be_used() -> None:
    t = meeting("scholar", red={"hand": ["red-notre-dame"], "gold": 1})
    t.play("red", "bribe scholar")
    assert t.refuses("red", "play red-notre-dame") == ("no-gold-to-donate", "notre-dame")
    t = meeting("scholar", red={"hand": ["red-bank"], "supply": 0})
    t.play("red", "bribe scholar")
    assert t.refuses("red", "play red-bank") == ("no-cube-to-place", "empty-supply")


def test_p11_priest_a_cube_to_notre_dame_and_nothing_else() -> None:
    t = meeting("priest", red={"notre-dame": 1})
    t.play("red", "bribe priest")
    red = t.seat("red")
    assert (red.cathedral, red.general, red.supply) == (2, 8, 4)
    assert (red.prestige, red.gold) == (0, 2)
    assert t.asked == ["violet"]


@pytest.mark.parametrize("sector", SECTORS)
def test_p11_procurator_a_sector_as_it_stands(sector: str) -> None:
    t = meeting("procurator", red={"cubes": {sector: 2}, "confidant": sector, "rat": RAT})
    t.play("red", "bribe procurator")
    assert t.offers("red") == [f"work {sector}", "decline"]
    t.play("red", f"work {sector}")
    red = t.seat("red")
    assert (red.cubes, red.confidant) == ({sector: 2}, sector)  # nothing is placed
    assert holdings(red) == after_use(sector, 3, supply=4, gold=2)
    answer_for_three(t, sector, "take gold", "take cube")
    assert t.asked == ["violet"]


def test_p11_procurator_ruling_40_not_an_empty_sector() -> None:
    t = meeting("procurator", red={"cubes": {"bank": 1}})
    t.play("red", "bribe procurator")
    assert t.refuses("red", "work residence") == ("sector-empty", "new-period-a-persons")
    assert t.refuses("red", "found residence") == ("not-an-answer", "new-period-a-persons")
    t.play("red", "decline")
    assert t.seat("red").gold == 2


@pytest.mark.parametrize(("counts", "points"), [("own", 6), ("all", 15)])
def test_p11_bell_ringer_ruling_41_three_points_for_each_cube(counts: str, points: int) -> None:
    t = meeting(
        "bell-ringer", options={"bell-ringer": counts}, red={"notre-dame": 2}, violet={"notre-dame": 3}
    )
    t.play("red", "bribe bell-ringer")
    assert t.seat("red").prestige == points
    assert (t.seat("red").cathedral, t.seat("violet").cathedral) == (2, 3)


def test_p11_bell_ringer_ruling_41_own_cubes_by_default() -> None:
    t = meeting("bell-ringer", violet={"notre-dame": 3})
    t.play("red", "bribe bell-ringer")
    assert t.seat("red").prestige == 0
