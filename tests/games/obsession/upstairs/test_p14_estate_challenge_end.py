"""Upstairs, Downstairs p. 14: how the Estate Challenge ends, and how its result is counted."""

import pytest

from tests.games.obsession.names import SCORE_SHEET
from tests.games.obsession.table import HEIR, LORD, Row, Table, described, table

CHALLENGE = ("estate-challenge",)
LONG = ("estate-challenge", "extended")
ROSES = [
    "private-study/back", "breakfast-room/back", "main-library/back",
    "butlers-room/back", "barn", "brushing-room",
    "main-gazebo/back", "fenced-paddock/back", "english-garden/back",
    "front-parlour/back", "drawing-room/back", "music-room/back",
    "bowling-green/back", "stable/back", "croquet-lawn/back",
]  # fmt: skip
"""A complete tableau of the standard game: five columns of three, all roses up."""
FOURTH = [
    "north-library/back",
    "servants-quarters",
    "french-garden/back",
    "gallery/back",
    "tennis-court/back",
]


def ending(
    estate: list[str],
    modules: tuple[str, ...] = CHALLENGE,
    number: int = 8,
    **row: object,
) -> Table:
    """The last answers of a turn: nothing is bought, and the thief finds nothing."""
    told = {"round": number, "step": "market", "ponsonby": {"pounds": 100, "estate": estate, **row}}
    t = described(told, ("ponsonby",), modules=modules)
    while t.question == "buy-tile":
        t.play("ponsonby", "done")
    if t.question:
        t.chance("roll 20")
    return t


def swapped(old: str, new: str) -> list[str]:
    assert old in ROSES
    return [new if tile == old else tile for tile in ROSES]


def at_the_end_of(step: str, row: Row, *answers: str) -> Table:
    """Round 8 from one of its steps: Ponsonby gives these answers, and the opponent rolls."""
    told = {"round": 8, "step": step, "ponsonby": row}
    t = described(told, ("ponsonby",), modules=CHALLENGE)
    t.play("ponsonby", *answers)
    t.chance("roll 20")
    return t


# The first condition: the top of reputation


@pytest.mark.parametrize(("modules", "top"), [(CHALLENGE, 7), (LONG, 9)])
def test_end_1_the_top_level_of_reputation(modules: tuple[str, ...], top: int) -> None:
    t = ending([], modules, level=top)
    assert t.question == ""
    assert t.events("top-reached") == [{"event": "top-reached", "seat": 0, "level": top}]
    assert ending([], modules, level=top - 1, position=5).question == "choose-turn"


def test_end_1_it_is_tested_at_the_end_of_the_turn() -> None:
    # What was reached and spent again does not count (ruling 30).
    t = at_the_end_of("market", {"pounds": 100, "level": 7}, "borrow", "done")
    assert t.question == "choose-turn"


def test_end_1_also_in_a_turn_of_passing() -> None:
    assert at_the_end_of("pass-favour", {"pounds": 0, "level": 7}, "rents", "done").question == ""


# The second condition: a complete tableau


def test_end_2_five_columns_of_three_with_all_roses() -> None:
    t = ending(ROSES)
    assert t.question == ""
    assert t.events("tableau-complete") == [{"event": "tableau-complete", "seat": 0}]
    assert len(t.events("game-over")) == 1


def test_end_2_the_long_game_wants_columns_of_four() -> None:
    assert ending(ROSES, LONG).question == "choose-turn"
    assert ending([*ROSES, *FOURTH], LONG).question == ""


@pytest.mark.parametrize("missing", [tile for tile in ROSES if not tile.startswith(
    ("private", "butlers", "main-gazebo", "front", "bowling")
)])  # fmt: skip
def test_end_2_no_column_may_be_short(missing: str) -> None:
    assert ending([tile for tile in ROSES if tile != missing]).question == "choose-turn"


@pytest.mark.parametrize("tile", [tile for tile in ROSES if tile.endswith("/back")])
def test_end_2_every_tile_that_flips_must_show_its_rose(tile: str) -> None:
    assert ending(swapped(tile, tile.removesuffix("/back"))).question == "choose-turn"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("barn", "wine-cellar"),
        ("stable/back", "trophy-room"),
        ("breakfast-room/back", "imported-marble-floor"),
        ("english-garden/back", "sculpture-garden"),
        ("music-room/back", "manor-gargoyles"),
        ("brushing-room", "housekeepers-office"),
        ("brushing-room", "servants-hall"),
        ("breakfast-room/back", "heritage-guest-suite"),
    ],
)
def test_end_2_monuments_and_service_tiles_are_never_flipped(old: str, new: str) -> None:
    assert ending(swapped(old, new), available=["butler"]).question == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("barn", "renovated-kitchen"),
        ("breakfast-room/back", "parish-church"),
        ("english-garden/back", "queens-suite"),
        ("music-room/back", "lionheart-suite"),
    ],
)
def test_end_2_a_kitchen_a_church_and_suites_must_be_flipped(old: str, new: str) -> None:
    assert ending(swapped(old, new)).question == "choose-turn"
    assert ending(swapped(old, f"{new}/back")).question == ""


def test_end_2_with_the_turn_that_turns_the_last_tile() -> None:
    row = {"pounds": 0, "estate": swapped("bowling-green/back", "bowling-green")}
    t = table(("ponsonby",), modules=CHALLENGE, round=8, ponsonby=row)
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman", "done")
    t.chance("roll 20")
    assert t.question == ""


def bought_last(missing: str, words: str) -> Table:
    """The tile that was missing from the estate is bought, and the round ends."""
    estate = [tile for tile in ROSES if tile != missing]
    return at_the_end_of("market", {"pounds": 500, "estate": estate}, words, "done")


def test_end_2_a_tile_bought_last_must_be_played_first() -> None:
    t = bought_last("stable/back", "buy stable 2")
    assert t.question == "choose-turn"


def test_end_2_a_service_tile_bought_last_completes_it_at_once() -> None:
    t = bought_last("barn", "buy barn 1")
    assert t.question == ""


# Past the last space of the track


@pytest.mark.parametrize("modules", [CHALLENGE, LONG])
@pytest.mark.parametrize("number", [19, 20, 21, 40, 59])
def test_end_play_goes_on_past_the_last_space_of_the_track(modules: tuple[str, ...], number: int) -> None:
    t = ending([], modules, number)
    assert (t.question, t.county.round) == ("choose-turn", number)
    assert t.events("round-begins")[-1]["round"] == number + 1
    if number >= 20:
        assert t.events("round-begins")[-1]["round-event"] == "none"
    assert t.events("game-over") == []


@pytest.mark.parametrize("number", [20, 21, 33])
def test_end_past_the_last_space_by_the_same_two_conditions(number: int) -> None:
    assert ending([], number=number, level=7).question == ""
    assert ending(ROSES, number=number).question == ""


def test_end_past_the_last_space_no_round_has_an_event_and_nothing_is_cheaper() -> None:
    # Round 6 is a builders' holiday, for instance; round 26 is not.
    for number in range(21, 41):
        told = {"round": number, "step": "market", "ponsonby": {"pounds": 900}}
        t = described(told, ("ponsonby",), modules=CHALLENGE)
        assert "buy stable 2" in t.offers("ponsonby")
        assert t.county.rules.season.event_in(number - 1) == "none"
        t.play("ponsonby", "buy stable 2")
        assert t.events("tile-bought")[0]["price"] == 200


def test_end_past_the_last_space_turns_are_as_before() -> None:
    t = ending([], number=24)
    t.play("ponsonby", "pass", "rents")
    assert t.question == "buy-tile"
    t.play("ponsonby", "done")
    t.chance("roll 20")
    assert (t.question, t.county.round) == ("choose-turn", 25)


def test_end_ruling_52_the_last_round_is_the_sixtieth() -> None:
    # The target is out of reach by thousands of points, and a game has to end.
    t = ending([], number=60)
    assert t.question == ""
    assert dict(t.scores()[0].terms)["round"] == -5880


# The modifier of the round


def modifier(number: int, modules: tuple[str, ...] = CHALLENGE) -> int:
    t = ending([], modules, number, level=9 if modules == LONG else 7)
    assert t.question == ""
    line = t.scores()[0]
    assert line.total == sum([value for _, value in line.terms])
    return dict(line.terms)["round"]


@pytest.mark.parametrize(
    ("number", "points"),
    [
        (12, 0),
        (13, -5),
        (14, -15),
        (15, -30),
        (16, -50),
        (17, -75),
        (11, 5),
        (10, 15),
        (9, 30),
        (8, 50),
        (20, -180),
        (21, -225),
        (30, -855),
    ],
)
def test_score_modifier_examples_and_their_neighbours(number: int, points: int) -> None:
    assert modifier(number) == points


@pytest.mark.parametrize(("number", "points"), [(15, 0), (16, -5), (17, -15), (14, 5), (13, 15)])
def test_score_modifier_in_the_long_game(number: int, points: int) -> None:
    assert modifier(number, LONG) == points


def test_score_the_sheet_of_the_game_and_the_modifier() -> None:
    t = ending(ROSES, number=12)
    assert [name for name, _ in t.scores()[0].terms] == [*SCORE_SHEET, "round"]


# The target


def even(points: int, options: dict[str, str] | None = None, **told: object) -> Table:
    """Ponsonby lacks so many points to the target of 65 (an opponent's card) in round 12."""
    rest: dict[str, object] = {"level": 7, "estate": ["main-gazebo/back"], "objectives": []}
    given = {"target": "fairfax", **(options or {})}
    for pounds in range(0, 8000, 200):
        told_row = {"round": 12, "step": "market", "ponsonby": {**rest, "pounds": pounds}, **told}
        t = described(told_row, ("ponsonby",), modules=CHALLENGE, options=given)
        if t.scores()[0].total == 65 - points:
            return t
    raise AssertionError(t.scores())


def test_target_must_be_beaten() -> None:
    assert [line.rank for line in even(-1).scores()] == [1, 2]
    assert [line.rank for line in even(0).scores()] == [2, 1]
    assert [line.rank for line in even(1).scores()] == [2, 1]


def test_target_expert_the_monuments_stolen_count_for_it() -> None:
    stolen = ["trophy-room", "wine-cellar", "stable"]
    for option, target in (("counted", 132 + 4 + 5), ("ignored", 132)):
        t = table(("ponsonby",), modules=CHALLENGE, options={"stolen-monuments": option}, removed=stolen)
        assert t.scores()[1].total == target


def test_target_expert_grows_with_the_theft() -> None:
    told = {"round": 2, "step": "market", "ponsonby": {"pounds": 0}}
    t = described(told, ("ponsonby",), modules=LONG, options={"stolen-monuments": "counted"})
    assert t.scores()[1].total == 188
    t.chance("roll 18")
    assert t.scores()[1].total == 188 + 6


def test_target_of_an_opponents_card_with_the_monuments_stolen() -> None:
    t = even(0, {"stolen-monuments": "counted"})
    assert t.scores()[1].total == 65
    options = {"target": "eden", "stolen-monuments": "counted"}
    t = table(("ponsonby",), modules=CHALLENGE, options=options, removed=["sculpture-garden"])
    assert t.scores()[1].total == 95 + 10


def test_target_monuments_given_up_are_not_stolen() -> None:
    options = {"stolen-monuments": "counted"}
    t = table(("ponsonby",), modules=CHALLENGE, options=options, scrapped=["sculpture-garden"])
    assert t.scores()[1].total == 132
