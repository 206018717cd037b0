"""Upstairs, Downstairs p. 14: the thief of the Estate Challenge, who never spoils a column."""

import pytest

from parlour.games.obsession.modes.estate_challenge import RollForTheft
from parlour.games.obsession.words.catalogue import TILES
from parlour.games.obsession.words.draws import ROLL
from parlour.kernel.engine import legal, open_question
from tests.games.obsession.table import Table, described

CHALLENGE = ("estate-challenge",)
LONG = ("estate-challenge", "extended")
RULE = "estate-challenge"
MARKERS = {
    1: "brushing-room", 2: "barn",
    3: "stable", 4: "croquet-lawn", 5: "tennis-court",
    6: "breakfast-room", 7: "heritage-guest-suite", 8: "main-library",
    9: "fenced-paddock", 10: "english-garden", 11: "gabled-conservatory",
    12: "drawing-room", 13: "music-room", 14: "smoking-room",
    15: "trophy-room", 16: "wine-cellar", 17: "imported-marble-floor", 18: "manor-gargoyles",
}  # fmt: skip
"""The tiles that the numbers of the markers name while the stacks are untouched."""


def rolling(
    estate: list[str] | None = None,
    removed: list[str] | None = None,
    modules: tuple[str, ...] = CHALLENGE,
    number: int = 2,
) -> Table:
    """Step 7 is over: nothing could be bought, and the thief rolls."""
    row = {"pounds": 0, "level": 1, "estate": estate or []}
    told = {"round": number, "step": "market", "removed": removed or [], "ponsonby": row}
    t = described(told, ("ponsonby",), modules=modules)
    assert (t.question, t.asked) == ("chance", ["chance"])
    return t


def stolen(t: Table) -> list[str]:
    return [TILES[tile] for tile in t.county.removed]


def stack(t: Table, space: int) -> list[str]:
    return [TILES[tile] for tile in t.county.piles[space - 1]]


# The roll


def test_theft_after_step_7_with_a_die_of_twenty() -> None:
    t = rolling()
    assert t.offers("chance") == [f"roll {pips}" for pips in range(1, 21)]
    die = open_question(t.county)
    assert isinstance(die, RollForTheft)
    assert {weight for _, weight in die.outcomes(t.county)} == {1}, "every number is as likely as another"
    assert t.refuses("chance", "tile barn") == ("not-an-answer", RULE)
    refusal = legal(t.county, -1).why(ROLL[0])
    assert refusal is not None
    assert refusal.reason == "impossible-outcome"


def test_theft_in_every_turn_also_after_passing() -> None:
    told = {"round": 2, "step": "pass-favour", "ponsonby": {"pounds": 0}}
    t = described(told, ("ponsonby",), modules=CHALLENGE)
    t.play("ponsonby", "rents", "done")
    t.chance("roll 3")
    assert stolen(t) == ["stable"]
    assert (t.question, t.county.round) == ("choose-turn", 2)


def test_theft_before_the_board_is_cleared_and_the_pawn_advances() -> None:
    t = rolling()
    assert t.county.round == 1
    t.chance("roll 1")
    assert t.county.round == 2


@pytest.mark.parametrize("pips", MARKERS)
def test_theft_the_tile_that_each_number_names(pips: int) -> None:
    t = rolling()
    t.chance(f"roll {pips}")
    assert stolen(t) == [MARKERS[pips]]
    assert all(MARKERS[pips] not in stack(t, space) for space in range(1, 7))
    assert t.events("thief-rolls") == [
        {"event": "thief-rolls", "seat": -1, "pips": pips, "what": "tile", "tile": MARKERS[pips]}
    ]


@pytest.mark.parametrize("pips", [19, 20])
def test_theft_two_numbers_name_nothing(pips: int) -> None:
    t = rolling()
    t.chance(f"roll {pips}")
    assert stolen(t) == []
    assert t.events("thief-rolls") == [{"event": "thief-rolls", "seat": -1, "pips": pips, "what": "nothing"}]


def test_theft_example_1_a_6_takes_the_top_essentials_tile() -> None:
    t = rolling()
    t.chance("roll 6")
    assert stack(t, 3)[0] == "heritage-guest-suite"
    assert stolen(t) == ["breakfast-room"]


def test_theft_example_2_a_13_takes_the_second_prestige_tile() -> None:
    t = rolling()
    t.chance("roll 13")
    assert stack(t, 5) == ["drawing-room", "smoking-room", "gallery", "statuary", "lionheart-suite"]


OWNED, GONE = ["drawing-room", "gallery"], ["music-room", "smoking-room", "statuary"]


def test_theft_example_2_with_a_single_prestige_tile_the_place_is_empty() -> None:
    t = rolling(OWNED, GONE)
    assert stack(t, 5) == ["lionheart-suite"]
    t.chance("roll 13")
    assert stack(t, 5) == ["lionheart-suite"]
    assert len(stolen(t)) == 3


def test_theft_the_single_tile_of_a_stack_may_be_taken_where_the_column_is_full() -> None:
    t = rolling(OWNED, GONE)
    t.chance("roll 12")
    assert stack(t, 5) == []
    t = rolling(OWNED, [*GONE, "lionheart-suite"])
    t.chance("roll 12")
    assert len(stolen(t)) == 4


def test_theft_counts_from_the_top_of_what_is_left() -> None:
    t = rolling(["stable"], ["croquet-lawn"])
    t.chance("roll 4")
    assert "hillside-kennel" in stolen(t)


# The column can always be filled


SERVICE = ["brushing-room", "housekeepers-office", "servants-quarters", "butlers-pantry", "carriage-house"]


def test_never_blocks_example_long_game_two_service_tiles_and_two_left() -> None:
    # The Butler's Room and the barn; two tiles are wanted, and two are there.
    t = rolling(["barn"], SERVICE, LONG)
    assert stack(t, 1) == ["renovated-kitchen", "servants-hall"]
    for pips in (1, 2):
        t = rolling(["barn"], SERVICE, LONG)
        t.chance(f"roll {pips}")
        assert stack(t, 1) == ["renovated-kitchen", "servants-hall"]
        assert t.events("thief-rolls")[0]["what"] == "nothing"


def test_never_blocks_example_with_one_tile_more_the_thief_takes_it() -> None:
    t = rolling(["barn"], SERVICE[:4], LONG)
    assert len(stack(t, 1)) == 3
    t.chance("roll 1")
    assert stack(t, 1) == ["renovated-kitchen", "servants-hall"]


def test_never_blocks_in_the_standard_game_one_tile_less_is_wanted() -> None:
    t = rolling(["barn"], SERVICE)
    t.chance("roll 1")
    assert stack(t, 1) == ["servants-hall"]
    t = rolling(["barn"], [*SERVICE, "renovated-kitchen"])
    t.chance("roll 1")
    assert stack(t, 1) == ["servants-hall"]


@pytest.mark.parametrize(
    ("removed", "space", "pips"),
    [
        (["stable", "croquet-lawn", "tennis-court", "hillside-kennel"], 2, 3),
        (["breakfast-room", "heritage-guest-suite", "main-library", "parish-church", "north-library"], 3, 6),
        (["fenced-paddock", "english-garden", "gabled-conservatory"], 4, 9),
        (["drawing-room", "music-room", "smoking-room", "gallery"], 5, 12),
    ],
)
def test_never_blocks_any_other_column(removed: list[str], space: int, pips: int) -> None:
    # One start tile each: two are wanted in the standard game.
    t = rolling(removed=removed)
    assert len(stack(t, space)) == 2
    t.chance(f"roll {pips}")
    assert len(stack(t, space)) == 2
    t = rolling(removed=removed[1:])
    t.chance(f"roll {pips}")
    assert len(stack(t, space)) == 2


def test_never_blocks_a_monument_helps_its_column() -> None:
    removed = ["fenced-paddock", "english-garden", "gabled-conservatory"]
    t = rolling(["sculpture-garden"], removed)
    t.chance("roll 9")
    assert stack(t, 4) == ["queens-suite"]


NO_ESTATE = ["fenced-paddock", "english-garden", "gabled-conservatory", "french-garden"]


@pytest.mark.parametrize(("modules", "missing"), [(CHALLENGE, 1), (LONG, 2)])
def test_never_blocks_a_monument_that_its_column_needs_is_safe(
    modules: tuple[str, ...], missing: int
) -> None:
    # The stack is one tile short: only with the Sculpture Garden could the column be filled.
    estate = ["queens-suite"] if missing == 1 else ["queens-suite", "french-garden"]
    removed = [tile for tile in NO_ESTATE if tile not in estate]
    monuments = ["trophy-room", "wine-cellar", "imported-marble-floor", "manor-gargoyles"]
    t = rolling(estate, [*removed, *monuments], modules)
    assert (stack(t, 4), stack(t, 6)) == ([], ["sculpture-garden"])
    t.chance("roll 15")
    assert stack(t, 6) == ["sculpture-garden"]
    assert t.events("thief-rolls")[0]["what"] == "nothing"


def test_never_blocks_a_monument_that_its_column_can_do_without_is_taken() -> None:
    monuments = ["trophy-room", "wine-cellar", "imported-marble-floor", "manor-gargoyles"]
    t = rolling(["queens-suite"], [*NO_ESTATE[:3], *monuments])
    assert stack(t, 4) == ["french-garden"]
    t.chance("roll 15")
    assert stack(t, 6) == []


def test_never_blocks_a_monument_is_judged_by_its_own_column() -> None:
    # The estate column needs its monument; the Trophy Room belongs to another one.
    t = rolling(["queens-suite"], NO_ESTATE)
    t.chance("roll 15")
    assert stack(t, 6) == ["wine-cellar", "imported-marble-floor", "manor-gargoyles", "sculpture-garden"]


def test_never_blocks_a_stack_suffices_without_its_monument() -> None:
    # The example counts the tiles of the stack; the Sculpture Garden is still to be had and changes nothing.
    t = rolling(removed=NO_ESTATE[:3])
    assert "sculpture-garden" in stack(t, 6)
    t.chance("roll 9")
    assert len(stack(t, 4)) == 2


def test_never_blocks_monuments_are_stolen_to_the_last() -> None:
    removed = ["trophy-room", "wine-cellar", "imported-marble-floor", "manor-gargoyles"]
    t = rolling(removed=removed)
    t.chance("roll 15")
    assert stack(t, 6) == []
