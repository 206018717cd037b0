"""Step 6.2, reputation: the wheel, penalties, the lowest and the highest place, the admirer bonus."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, described, table

HAWKINS = "anne-hawkins"
"""An American heiress: 400 pounds, and two reputation lost."""
PLANTAGENET, HOLT, HAWKE = "hon-albert-plantagenet", "alice-dowager-countess-holt", "sir-william-hawke"
KENT = "alistair-marquess-of-kent"
CHARLES, ELIZABETH = "charles-fairchild-esq", "miss-elizabeth-fairchild"
STAFF = ["butler", "housekeeper", "valet", "valet", "ladys-maid", "footman"]


def standing(level: int, position: int, *hand: str, **row: object) -> Table:
    told = {"level": level, "position": position, "pounds": 0, "available": STAFF, "hand": list(hand)}
    return table(ponsonby={**told, **row})


def changes(t: Table) -> list[tuple[object, ...]]:
    return [
        (told["steps"], told["moved"], told["level"], told["position"])
        for told in t.events("reputation-changed")
    ]


def test_reputation_wheel_example_level_3_position_3_and_5_more() -> None:
    t = standing(3, 3, PLANTAGENET, estate=["front-parlour/back"])
    t.play("ponsonby", f"host front-parlour {LORD} {PLANTAGENET} staff housekeeper,valet")
    assert t.seat("ponsonby").reputation == (4, 3)
    assert changes(t) == [(5, 5, 4, 3)]


@pytest.mark.parametrize(
    ("start", "after"),
    [((1, 1), (1, 3)), ((1, 3), (1, 5)), ((1, 4), (2, 1)), ((1, 5), (2, 2)), ((6, 5), (7, 2))],
)
def test_reputation_wheel_position_5_is_followed_by_position_1_of_the_next_level(
    start: tuple[int, int], after: tuple[int, int]
) -> None:
    t = standing(*start)
    t.play("ponsonby", f"host front-parlour {LADY}=dismiss {DAUGHTER} staff housekeeper")
    assert t.seat("ponsonby").reputation == after


@pytest.mark.parametrize(
    ("modules", "start", "after", "moved"),
    [
        ((), (7, 3), (7, 5), 2),
        ((), (7, 4), (7, 5), 1),
        ((), (7, 5), (7, 5), 0),
        (("extended",), (7, 5), (8, 2), 2),
        (("extended",), (9, 4), (9, 5), 1),
    ],
)
def test_reputation_is_lost_beyond_position_5_of_the_top_level(
    modules: tuple[str, ...], start: tuple[int, int], after: tuple[int, int], moved: int
) -> None:
    t = table(modules=modules, ponsonby={"level": start[0], "position": start[1]})
    t.play("ponsonby", f"host front-parlour {LADY}=dismiss {DAUGHTER} staff housekeeper")
    assert t.seat("ponsonby").reputation == after
    assert changes(t) == [(2, moved, *after)]


# Penalties


def test_penalty_example_a_partial_one_with_miss_hawkins_at_level_1_position_2() -> None:
    t = standing(1, 2, HAWKINS)
    t.play("ponsonby", f"host main-gazebo {LORD} {HAWKINS} staff ladys-maid,footman")
    assert t.seat("ponsonby").reputation == (1, 1)
    assert t.seat("ponsonby").pounds == 600
    assert changes(t) == [(-2, -1, 1, 1)]


@pytest.mark.parametrize(
    ("start", "after"), [((1, 3), (1, 1)), ((1, 4), (1, 2)), ((2, 1), (1, 4)), ((2, 2), (1, 5))]
)
def test_penalty_moves_back_and_down_a_level(start: tuple[int, int], after: tuple[int, int]) -> None:
    t = standing(*start, HAWKINS)
    t.play("ponsonby", f"host main-gazebo {LORD} {HAWKINS} staff ladys-maid,footman")
    assert t.seat("ponsonby").reputation == after


def test_penalty_a_family_without_reputation_pays_none() -> None:
    t = standing(1, 1, HAWKINS)
    t.play("ponsonby", f"host main-gazebo {LORD} {HAWKINS} staff ladys-maid,footman")
    assert t.seat("ponsonby").reputation == (1, 1)
    assert t.seat("ponsonby").pounds == 600
    assert changes(t) == []


@pytest.mark.parametrize(("position", "after"), [(1, 3), (2, 2), (3, 3)])
def test_penalty_and_gains_are_netted_but_a_family_without_reputation_keeps_its_gains(
    position: int, after: int
) -> None:
    # Whist on the back 2, the heir 1, Miss Hawkins -2 (ruling 4).
    t = standing(1, position, HAWKINS, estate=["front-parlour/back"])
    t.play("ponsonby", f"host front-parlour {HEIR} {HAWKINS} staff housekeeper,ladys-maid")
    assert t.seat("ponsonby").steps == after


def test_penalty_what_counts_is_the_reputation_when_step_3_begins() -> None:
    words = f"host front-parlour {HEIR} {HAWKINS} staff housekeeper,ladys-maid"
    row = {
        "level": 1,
        "position": 3,
        "available": ["housekeeper", "ladys-maid"],
        "estate": ["front-parlour/back"],
        "hand": [HAWKINS],
    }
    t = table(ponsonby=row)
    t.play("ponsonby", "borrow", words)
    assert t.seat("ponsonby").steps == 1
    t = table(step="turn", ponsonby=row)
    t.play("ponsonby", "borrow", "entertain", words)
    assert t.seat("ponsonby").steps == 3


def test_penalties_of_several_guests_add_up() -> None:
    t = standing(3, 1, HAWKINS, "walter-tuttle-esq")
    t.play("ponsonby", f"host main-gazebo {HAWKINS} walter-tuttle-esq staff valet,ladys-maid,footman")
    assert t.seat("ponsonby").steps == 10 - 3
    assert changes(t) == [(-3, -3, 2, 3)]


# The admirer bonus


@pytest.mark.parametrize(
    ("guest", "service", "gain"),
    [
        (PLANTAGENET, "valet,footman", 3 + 2),
        (CHARLES, "valet,footman", 3 + 2),
        (KENT, "valet,footman", 5 + 2),
        (ELIZABETH, "ladys-maid,footman", 2),
        ("lady-elizabeth-hastings", "ladys-maid,footman", 1),
        ("theodore-lodge-esq", "valet,footman", 2),
        ("colonel-walter-dalrymple", "valet,footman", 2),
        (HEIR, "footman", 1),
        (LORD, "footman", 0),
    ],
)
def test_admirer_bonus_two_more_with_a_male_prestige_guest(guest: str, service: str, gain: int) -> None:
    t = standing(5, 1, *([] if guest in (HEIR, LORD) else [guest]))
    t.play("ponsonby", f"host main-gazebo {DAUGHTER} {guest} staff {service}")
    assert t.seat("ponsonby").steps == 20 + gain


def test_admirer_bonus_is_taken_once_however_many_admire_her() -> None:
    t = standing(5, 1, PLANTAGENET, KENT, estate=["english-garden"])
    t.play("ponsonby", f"host english-garden {DAUGHTER} {KENT} {PLANTAGENET} staff valet,valet,footman")
    assert t.seat("ponsonby").steps == 20 + 3 + 5 + 2


def test_admirer_bonus_needs_the_young_lady() -> None:
    t = standing(5, 1, PLANTAGENET)
    t.play("ponsonby", f"host main-gazebo {LADY}=dismiss {PLANTAGENET} staff valet,footman")
    assert t.seat("ponsonby").steps == 20 + 3


@pytest.mark.parametrize(
    ("family", "daughter"),
    [
        ("asquith", "lady-eleanor-chesterton"),
        ("cavendish", "lady-tara-cavendish"),
        ("ponsonby", DAUGHTER),
        ("york", "hon-marianne-waters"),
    ],
)
def test_admirer_bonus_the_young_lady_of_every_family_has_it(family: str, daughter: str) -> None:
    other = "york" if family != "york" else "asquith"
    row = {"level": 3, "available": ["valet", "footman"], "hand": [PLANTAGENET]}
    t = described({family: row}, (family, other))
    t.play(family, f"host main-gazebo {daughter} {PLANTAGENET} staff valet,footman")
    assert t.seat(family).steps == 10 + 5


def test_fairchild_example_charles_and_a_young_lady_five_elizabeth_and_an_heir_three() -> None:
    t = standing(2, 1, CHARLES)
    t.play("ponsonby", f"host main-gazebo {DAUGHTER} {CHARLES} staff valet,footman")
    assert t.seat("ponsonby").steps == 5 + 5
    t = standing(2, 1, ELIZABETH)
    t.play("ponsonby", f"host main-gazebo {HEIR} {ELIZABETH} staff ladys-maid,footman")
    assert t.seat("ponsonby").steps == 5 + 3
