"""End Game Scoring: the seven categories, the examples of the rulebooks, tie-breaks and shared victory."""

from collections.abc import Mapping

import pytest

from tests.games.obsession.table import Row, Table, described

CHARLES = "charles-fairchild-esq"
STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
MONUMENTS = ["sculpture-garden", "trophy-room", "wine-cellar"]


def over(
    seats: tuple[str, ...] = ("ponsonby", "york"),
    modules: tuple[str, ...] = (),
    corrections: Row | None = None,
    rows: Mapping[str, Row] | None = None,
    **more: Row,
) -> Table:
    """The last courtship is over, and nobody holds a card whose favour could still be taken."""
    number = 20 if "extended" in modules else 16
    given = {**(rows or {}), **more}
    told = {name: {"objectives": [], **given.get(name, {})} for name in seats}
    monuments = [*MONUMENTS, "manor-gargoyles", "garden-maze"][: {2: 3, 3: 4, 4: 5}[len(seats)]]
    t = described(
        {"round": number, "step": "window", "monuments": monuments, **told},
        seats,
        modules=modules,
        corrections=corrections,
    )
    while t.question == "last-favours":
        t.play(t.asked[0], "done")
    assert t.question == ""
    return t


def score(row: Row, family: str = "ponsonby", corrections: Row | None = None) -> dict[str, int]:
    other = "york" if family != "york" else "ponsonby"
    return over((family, other), rows={family: row}, corrections=corrections).seat(family).score


# 1. Improvement tiles


def test_scoring_1_example_thirteen_tiles_for_24_points() -> None:
    """The figure's numbers cannot be read; the values that fit its sum are set here."""
    organiser = {
        "private-study/back": 0,
        "butlers-room/back": 1,
        "main-gazebo/back": 2,
        "front-parlour/back": 2,
        "bowling-green/back": 1,
        "north-library": 0,
        "brushing-room": 1,
        "barn": 2,
        "fenced-paddock": 1,
        "gabled-conservatory/back": 4,
        "green-room/back": 2,
        "lionheart-suite/back": 6,
        "tennis-court/back": 2,
    }
    assert len(organiser) == 13
    assert sum(organiser.values()) == 24
    corrections = {
        "tiles": {
            word.partition("/")[0]: {"back" if "/" in word else "front": {"vp": vp}}
            for word, vp in organiser.items()
        }
    }
    assert score({"estate": list(organiser)}, corrections=corrections)["tiles"] == 24


@pytest.mark.parametrize(
    ("tiles", "vp"),
    [
        # Start tiles as they lie: 3 + 0 + 1 + 1 + 0, and with the rose 0 + 1 + 2 + 2 + 1
        ([], 5),
        (["private-study/back"], 2),
        (["private-study/back", "butlers-room/back", "main-gazebo/back", "front-parlour/back",
          "bowling-green/back"], 6),
        (["sculpture-garden"], 15),
        (["sculpture-garden", "trophy-room", "wine-cellar"], 24),
        (["great-hall"], 3),
        (["great-hall/back"], 11),
        (["stable", "croquet-lawn", "hillside-kennel"], 1),
        (["barn", "brushing-room", "butlers-pantry", "servants-quarters", "servants-hall"], 9),
        (["queens-suite", "lionheart-suite", "heritage-guest-suite"], 10),
        (["queens-suite/back", "lionheart-suite/back", "heritage-guest-suite"], 18),
        (["green-room", "south-lawn/back"], 8),
    ],
)  # fmt: skip
def test_scoring_1_all_tiles_count_as_they_lie_monuments_included(tiles: list[str], vp: int) -> None:
    assert score({"estate": tiles})["tiles"] == vp


TILE_POINTS = {
    # front, back
    "brushing-room": (1, 1), "barn": (2, 2), "butlers-pantry": (0, 0), "servants-quarters": (1, 1),
    "servants-hall": (0, 0), "breakfast-room": (-1, 2), "main-library": (0, 3), "north-library": (0, 3),
    "dining-room": (-1, 5), "great-hall": (-2, 6), "drawing-room": (1, 4), "music-room": (2, 5),
    "smoking-room": (2, 5), "gallery": (2, 5), "statuary": (3, 6), "fenced-paddock": (1, 3),
    "english-garden": (1, 3), "gabled-conservatory": (1, 4), "french-garden": (3, 6), "stable": (-1, 2),
    "croquet-lawn": (-1, 2), "tennis-court": (0, 2), "hillside-kennel": (-2, 4), "billiards-room": (-1, 5),
    "heritage-guest-suite": (2, 2), "queens-suite": (1, 5), "lionheart-suite": (2, 6), "green-room": (1, 2),
    "south-lawn": (1, 2),
}  # fmt: skip


def test_scoring_1_both_sides_of_every_tile() -> None:
    fronts, backs = zip(*TILE_POINTS.values(), strict=True)
    assert score({"estate": list(TILE_POINTS)})["tiles"] == 5 + sum(fronts)
    assert score({"estate": [f"{name}/back" for name in TILE_POINTS]})["tiles"] == 5 + sum(backs)


# 2. Gentry


def test_scoring_2_example_eight_for_the_family_and_thirteen_for_five_guests() -> None:
    """Which five guests the figure shows is lost; their points are set so that they make thirteen."""
    guests = {
        "richard-duke-of-langford": 6,
        "mary-countess-coventry": 5,
        "peter-viscount-townshend": 3,
        "hon-albert-plantagenet": 2,
        "anne-hawkins": -3,
    }
    corrections = {"gentry": {name: {"vp": vp} for name, vp in guests.items()}}
    row: Row = {
        "hand": [*list(guests)[:3], "john-ambrose-esq", "lady-sarah-lewis"],
        "discard": list(guests)[3:],
    }
    assert sum(guests.values()) == 13
    assert score(row, corrections=corrections)["gentry"] == 21


@pytest.mark.parametrize(("family", "vp"), [("asquith", 9), ("cavendish", 8), ("ponsonby", 8), ("york", 8)])
def test_scoring_2_a_family_is_worth_eight_points_and_the_asquiths_nine(family: str, vp: int) -> None:
    assert score({}, family)["gentry"] == vp


@pytest.mark.parametrize(
    ("hand", "discard", "vp"),
    [
        (["miss-florence-oliver"], [], 4),
        ([], ["miss-florence-oliver"], 4),
        ([], ["theodore-earl-of-ponsonby", "lady-margaret-carlow"], 8),
        (["agnes-marchioness-of-easton"], ["istvan-count-hoyos"], 16),
        ([CHARLES], [], 16),
        (["miss-elizabeth-fairchild"], [], 16),
    ],
)
def test_scoring_2_hand_and_discard_pile_positive_and_negative(
    hand: list[str], discard: list[str], vp: int
) -> None:
    assert score({"hand": hand, "discard": discard})["gentry"] == vp


# 3. Objectives


def test_scoring_3_example_19_points_for_two_of_three_objectives() -> None:
    row = {
        "level": 7,
        "estate": ["north-library", "gabled-conservatory/back"],
        "available": [*STAFF, "ladys-maid"],
        "objectives": ["misc-max-reputation", "group-naturalist", "servants-three-ladys-maids"],
    }
    assert score(row)["objectives"] == 19


# 4. Reputation


@pytest.mark.parametrize("position", [1, 3, 5])
@pytest.mark.parametrize(
    ("modules", "table_of_points"),
    [((), (1, 3, 6, 10, 15, 21, 28)), (("extended",), (1, 3, 6, 10, 15, 21, 28, 36, 45))],
    ids=["standard", "extended"],
)
def test_scoring_4_points_for_the_level_of_reputation(
    modules: tuple[str, ...], table_of_points: tuple[int, ...], position: int
) -> None:
    for level, vp in enumerate(table_of_points, 1):
        t = over(modules=modules, ponsonby={"level": level, "position": position})
        assert t.seat("ponsonby").score["reputation"] == vp


# 5. Service


@pytest.mark.parametrize(
    ("family", "more", "vp"),
    [
        ("ponsonby", [], 10),
        ("york", ["footman"], 12),
        ("ponsonby", ["underbutler"], 12),
        ("ponsonby", ["valet", "valet", "ladys-maid", "footman", "underbutler"], 20),
    ],
)
def test_scoring_5_two_points_for_every_servant(family: str, more: list[str], vp: int) -> None:
    assert score({"available": [*STAFF, *more]}, family)["service"] == vp


def test_scoring_5_wherever_they_stand() -> None:
    row = {
        "available": ["butler"],
        "quarters": ["housekeeper", "valet"],
        "expended": ["footman", "ladys-maid"],
    }
    assert score(row)["service"] == 10


# 6. Wealth


@pytest.mark.parametrize(
    ("pounds", "vp"),
    [(0, 0), (100, 0), (200, 1), (300, 1), (400, 2), (500, 2), (600, 3), (1500, 7), (19900, 99)],
)
def test_scoring_6_a_point_for_every_200_pounds_rounded_down(pounds: int, vp: int) -> None:
    assert score({"pounds": pounds})["wealth"] == vp


# 7. Courtship


def test_scoring_7_example_nine_points_for_two_cards_kept() -> None:
    assert score({"vp-cards": ["reputation-3", "refresh-market"]})["courtship"] == 9


# The sheet


def test_scoring_all_seven_categories_and_their_sum() -> None:
    row = {
        "estate": ["sculpture-garden", "barn"],
        "hand": ["john-lord-brooks"],
        "objectives": ["misc-monuments", "misc-wealth"],
        "level": 4,
        "position": 3,
        "pounds": 700,
        "vp-cards": ["pounds-300"],
    }
    t = over(ponsonby=row)
    line = t.scores()[0]
    assert line.terms == (
        ("tiles", 17),
        ("gentry", 11),
        ("objectives", 3),
        ("reputation", 10),
        ("service", 10),
        ("wealth", 3),
        ("courtship", 3),
    )
    assert (line.seat, line.total, line.rank) == (0, 57, 1)
    other = t.scores()[1]
    assert other.terms == (
        ("tiles", 5),
        ("gentry", 8),
        ("objectives", 0),
        ("reputation", 1),
        ("service", 12),
        ("wealth", 0),
        ("courtship", 0),
    )
    assert (other.seat, other.total, other.rank) == (1, 26, 2)


def ranks(t: Table) -> list[int]:
    return [line.rank for line in t.scores()]


def totals(t: Table) -> list[int]:
    return [line.total for line in t.scores()]


FOUR = ("asquith", "cavendish", "ponsonby", "york")
# Asquith, Cavendish, Ponsonby and York start with 25, 24, 25 and 26 points: family, servants, tiles, level,
# and a point for Ponsonby's 300 pounds.


def test_scoring_highest_total_wins() -> None:
    t = over(FOUR, cavendish={"pounds": 1000})
    assert totals(t) == [25, 29, 25, 26]
    assert ranks(t) == [3, 1, 3, 2]


def test_scoring_a_fairchild_is_not_needed_to_win() -> None:
    t = over(FOUR, asquith={"hand": [CHARLES]}, york={"pounds": 4000})
    assert totals(t) == [33, 24, 25, 46]
    assert ranks(t) == [2, 4, 3, 1]


def test_scoring_tie_the_fairchild_decides_before_reputation() -> None:
    t = over(ponsonby={"hand": [CHARLES], "pounds": 0}, york={"level": 3, "pounds": 200, "position": 5})
    assert totals(t) == [32, 32]
    assert ranks(t) == [1, 2]


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_scoring_tie_the_fairchild_in_hand_or_discard_pile(pile: str) -> None:
    t = over(ponsonby={pile: [CHARLES], "pounds": 0}, york={"level": 3, "pounds": 200, "position": 5})
    assert ranks(t) == [1, 2]


@pytest.mark.parametrize(
    ("ponsonby", "york", "expected"),
    [
        ((2, 4), (2, 3), [1, 2]),
        ((2, 3), (2, 4), [2, 1]),
        ((2, 4), (2, 4), [1, 1]),
    ],
)
def test_scoring_tie_then_the_highest_reputation_then_shared_victory(
    ponsonby: tuple[int, int], york: tuple[int, int], expected: list[int]
) -> None:
    t = over(
        ponsonby={"level": ponsonby[0], "position": ponsonby[1], "pounds": 400},
        york={"level": york[0], "position": york[1], "pounds": 0},
    )
    assert totals(t) == [28, 28]
    assert ranks(t) == expected


def test_scoring_tie_the_level_counts_before_the_position() -> None:
    # Level 2 is worth two points more than level 1.
    t = over(ponsonby={"level": 2, "position": 1, "pounds": 0}, york={"level": 1, "position": 5, "pounds": 0})
    assert totals(t) == [26, 26]
    assert ranks(t) == [1, 2]


def test_scoring_shared_victory_leaves_no_second_place() -> None:
    t = over(FOUR, asquith={"pounds": 1000}, ponsonby={"pounds": 1200})
    assert totals(t) == [30, 24, 30, 26]
    # Nobody has the Fairchild, and both stand on level 1, position 1.
    assert ranks(t) == [1, 4, 1, 3]
