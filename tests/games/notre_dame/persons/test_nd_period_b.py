"""The nine grey persons of period B, pages 10 and 11."""

import random

import pytest

from parlour.games.notre_dame.content.records import SECTORS
from parlour.kernel.engine import legal
from parlour.kernel.errors import Invalid
from tests.games.notre_dame.table import GAME, bribed, meeting, points_for


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({"cubes": {"bank": 2, "inn": 1}}, 2),
        ({"cubes": {"bank": 2, "inn": 5, "residence": 3}}, 6),
        ({"cubes": {"bank": 1}, "confidant": "bank"}, 2),
        ({"cubes": {"bank": 2}, "notre-dame": 4}, 2),
    ],
)
def test_p10_guild_master_two_points_for_each_sector_with_two(row: dict[str, object], points: int) -> None:
    assert points_for("guild-master", row) == points


@pytest.mark.parametrize(("rat", "points"), [(4, 5), (0, 9), (8, 1)])
def test_p10_beggar_king_example_a_point_for_each_space_ahead(rat: int, points: int) -> None:
    t = meeting("beggar-king", red={"rat": rat})
    t.play("red", "bribe beggar-king")
    assert (t.seat("red").prestige, t.seat("red").rat) == (points, rat)


ALL_BILLS = ["red-gold", "red-cube", "violet-rat", "violet-prestige", "blue-gold", "blue-cube"]


@pytest.mark.parametrize(("count", "points"), [(2, 3), (3, 3), (4, 6), (5, 6), (6, 9)])
def test_p10_lawyer_example_three_points_for_each_pair_of_bills(count: int, points: int) -> None:
    t = meeting("lawyer", red={"bills": ALL_BILLS[:count]})
    t.play("red", "bribe lawyer")
    assert t.seat("red").prestige == points
    assert len(t.seat("red").bills) == count


def test_p10_lawyer_and_p11_coachman_count_own_bills_only() -> None:
    t = meeting("lawyer", red={"bills": ["blue-gold"]}, violet={"bills": ["red-gold"]})
    t.play("red", "bribe lawyer")
    assert t.seat("red").prestige == 0
    t = meeting("coachman", red={"bills": ["blue-gold"]}, violet={"bills": ["red-gold"]})
    t.play("red", "bribe coachman", "cash gold")
    assert (t.seat("red").prestige, t.seat("red").gold) == (1, 3)


def test_p11_spy_two_points_and_a_look_at_the_greys() -> None:
    t = meeting("spy", greys=["gypsies", "patron", "mayor", "guard", "actress"])
    t.play("red", "bribe spy")
    assert t.asked == ["chance"]
    assert len(t.offers("chance")) == 2 * 6  # the letters stay in their order
    assert t.refuses("chance", "look mayor guard actress gypsies patron") == (
        "impossible-outcome",
        "new-period-b-persons",
    )
    assert t.refuses("chance", "look gypsies patron") == ("impossible-outcome", "new-period-b-persons")
    assert t.refuses("chance", "begin red") == ("not-an-answer", "new-period-b-persons")
    t.chance("look patron gypsies actress mayor guard")
    assert t.seat("red").prestige == 2
    assert t.asked == ["violet"]


def test_p11_spy_two_spies_see_the_same_order() -> None:
    t = meeting("spy", greys=["gypsies", "patron", "mayor", "guard", "actress"])
    t.play("red", "bribe spy")
    t.chance("look patron gypsies actress mayor guard")
    t.play("violet", "bribe spy")
    assert t.offers("chance") == ["look patron gypsies actress mayor guard"]


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("withdraw bank:1", 1),
        ("withdraw bank:3 inn:1", 4),
        ("withdraw notre-dame:2", 2),
        ("withdraw bank:3 inn:1 notre-dame:2", 6),
        ("withdraw nothing", 0),
    ],
)
def test_p11_gypsies_two_points_for_each_cube_returned(words: str, count: int) -> None:
    t = meeting("gypsies", red={"cubes": {"bank": 3, "inn": 1}, "notre-dame": 2, "confidant": "bank"})
    t.play("red", "bribe gypsies", words)
    red = t.seat("red")
    assert red.prestige == 2 * count
    assert red.general == 4 + count
    assert sum(red.cubes.values()) + red.cathedral == 6 - count
    assert red.confidant == "bank"
    assert red.supply == 4


def test_p11_gypsies_refusals() -> None:
    t = bribed("gypsies", {"cubes": {"bank": 1}, "confidant": "inn"})
    assert t.refuses("red", "withdraw bank:2") == ("too-few-cubes-there", "new-period-b-persons")
    assert t.refuses("red", "withdraw inn:1") == ("too-few-cubes-there", "new-period-b-persons")
    assert t.refuses("red", "withdraw notre-dame:1") == ("too-few-cubes-there", "new-period-b-persons")
    assert t.refuses("red", "decline") == ("not-an-answer", "new-period-b-persons")
    with pytest.raises(Invalid):
        GAME.parse("withdraw confidant:1")


def test_p11_gypsies_every_answer_can_be_drawn() -> None:
    t = meeting("gypsies", red={"cubes": {"bank": 1}, "notre-dame": 1})
    t.play("red", "bribe gypsies")
    rng = random.Random(5)
    drawn = {legal(t.city, 0).sample(rng).text for _ in range(200)}
    assert drawn == set(t.offers("red"))
    assert len(drawn) == 4


COLLECTED = ["red-prestige", "violet-prestige", "red-cube", "blue-cube", "green-gold"]


@pytest.mark.parametrize(
    ("kind", "prestige", "cubes", "gold"), [("prestige", 8, 0, 0), ("cube", 4, 2, 0), ("gold", 1, 0, 1)]
)
def test_p11_coachman_example_one_of_three_kinds(kind: str, prestige: int, cubes: int, gold: int) -> None:
    t = meeting("coachman", 4, red={"bills": COLLECTED})
    t.play("red", "bribe coachman")
    assert t.offers("red") == ["cash gold", "cash cube", "cash prestige", "decline"]
    t.play("red", f"cash {kind}")
    red = t.seat("red")
    assert (red.prestige, red.supply, red.gold) == (prestige, 4 + cubes, 2 + gold)
    assert len(red.bills) == 5
    assert t.asked == ["violet"]


def test_p11_coachman_the_rat_goes_back_for_each_bill() -> None:
    t = meeting("coachman", red={"bills": ["red-rat", "blue-rat"], "rat": 5})
    t.play("red", "bribe coachman", "cash rat")
    assert (t.seat("red").prestige, t.seat("red").rat) == (6, 3)


def test_p11_coachman_refusals() -> None:
    t = meeting("coachman", red={"bills": ["red-gold"]})
    t.play("red", "bribe coachman")
    assert t.refuses("red", "cash prestige") == ("no-bill-of-that-kind", "new-period-b-persons")
    assert t.refuses("red", "take gold") == ("not-an-answer", "new-period-b-persons")
    t.play("red", "decline")
    assert (t.seat("red").prestige, t.seat("red").gold) == (0, 2)


@pytest.mark.parametrize("bare", [1, 2, 4])
def test_p11_merchant_ruling_42_a_coin_for_each_bare_market_but_the_centre(bare: int) -> None:
    gone = ["red-gold", "red-cube", "red-rat", "red-prestige"][:bare]
    t = meeting("merchant", violet={"bills": gone}, blue={"bills": ["blue-gold"]})
    t.play("red", "bribe merchant")
    assert t.seat("red").gold == 2 + bare


@pytest.mark.parametrize(("gold", "rat", "after"), [(0, 5, 5), (1, 5, 4), (3, 5, 2), (4, 2, 0)])
def test_p11_patron_a_space_for_each_coin(gold: int, rat: int, after: int) -> None:
    t = meeting("patron", red={"gold": 5, "rat": rat})
    t.play("red", "bribe patron", f"give {gold}")
    assert (t.seat("red").gold, t.seat("red").rat) == (4 - gold, after)
    assert t.city.treasury == 25 - 6 - (4 - gold)


def test_p11_patron_no_more_than_one_has_left() -> None:
    t = meeting("patron", red={"gold": 3, "rat": 8})
    t.play("red", "bribe patron")
    assert t.offers("red") == ["give 0", "give 1", "give 2"]
    assert t.refuses("red", "give 3") == ("not-enough-gold", "new-period-b-persons")
    assert t.refuses("red", "decline") == ("not-an-answer", "new-period-b-persons")


def test_p11_patron_all_the_gold_there_is() -> None:
    t = meeting("patron", red={"gold": 25, "rat": 9}, violet={"gold": 0}, blue={"gold": 0})
    t.play("red", "bribe patron")
    assert t.offers("red") == [f"give {gold}" for gold in range(25)]
    t.play("red", "give 24")
    assert (t.seat("red").gold, t.seat("red").rat, t.city.treasury) == (0, 0, 25)


def test_p11_butcher_a_cube_on_every_empty_sector_without_action() -> None:
    t = meeting("butcher", red={"cubes": {"bank": 2}, "confidant": "inn", "rat": 5})
    t.play("red", "bribe butcher")
    red = t.seat("red")
    empty = [sector for sector in SECTORS if sector not in ("bank", "inn")]
    assert red.cubes == {"bank": 2, **dict.fromkeys(empty, 1)}
    assert (red.supply, red.general) == (4, 3)
    assert (red.gold, red.prestige, red.rat, red.carriage) == (2, 0, 5, "red-centre")
    assert t.asked == ["violet"]


def test_p11_butcher_just_enough_cubes_leave_no_choice() -> None:
    t = meeting("butcher", red={"supply": 5, "cubes": {"bank": 3}})
    assert t.seat("red").general == 6
    t.play("red", "bribe butcher")
    assert t.seat("red").cubes == {**dict.fromkeys(SECTORS, 1), "bank": 3}
    assert t.asked == ["violet"]


def test_p11_butcher_ruling_37_with_too_few_cubes_the_owner_chooses() -> None:
    t = meeting("butcher", red={"supply": 4, "cubes": {"bank": 7}, "confidant": "inn", "notre-dame": 1})
    t.play("red", "bribe butcher")
    assert t.refuses("red", "found bank") == ("sector-not-empty", "new-period-b-persons")
    assert t.refuses("red", "found inn") == ("sector-not-empty", "new-period-b-persons")
    assert t.refuses("red", "decline") == ("not-an-answer", "new-period-b-persons")
    t.play("red", "found residence")
    assert t.refuses("red", "found residence") == ("sector-not-empty", "new-period-b-persons")
    t.play("red", "found park")
    assert t.seat("red").cubes == {"bank": 7, "residence": 1, "park": 1}
    assert (t.seat("red").general, t.seat("red").prestige) == (0, 0)
    assert t.asked == ["violet"]
