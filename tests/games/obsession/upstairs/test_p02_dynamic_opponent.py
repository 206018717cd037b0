"""Upstairs, Downstairs p. 2: six further solitaire opponents, and the optional card of a dynamic one."""

import pytest

from parlour.games.obsession.words.catalogue import OPPONENTS, TILES
from tests.games.obsession.table import Table, described, misfit, new_game, table

DYNAMIC = ("dynamic-opponent",)
MONUMENTS = ["sculpture-garden", "trophy-room", "wine-cellar"]
ESSENTIAL = ["stable", "barn", "breakfast-room", "main-library", "drawing-room", "gallery"]
"""York shows most in essentials, the private study: the breakfast room is the first such tile."""
SPORTY = ["stable/back", "croquet-lawn/back"]
ADDED = OPPONENTS[12:]


# The six opponents


def test_opponents_six_more() -> None:
    assert ADDED == ("poldark", "trevanion", "basset", "warleggan", "godolphin", "penrose")


@pytest.mark.parametrize("name", ADDED)
def test_opponents_the_new_ones_need_the_servants(name: str) -> None:
    assert misfit(("a",), (), opponent=name) == (
        "opponent-needs-servants",
        {"opponent": name, "module": "ud-servants"},
    )
    t = new_game(("york",), modules=("ud-servants",), options={"opponent": name})
    assert t.question == "draft-servant"


@pytest.mark.parametrize(
    ("name", "rounds", "base"),
    [
        ("poldark", 16, 76),
        ("trevanion", 20, 112),
        ("basset", 16, 90),
        ("warleggan", 20, 128),
        ("godolphin", 16, 106),
        ("penrose", 20, 146),
    ],
)
def test_opponents_the_card_fixes_length_and_score(name: str, rounds: int, base: int) -> None:
    t = table(("york",), modules=("ud-servants",), options={"opponent": name})
    assert t.county.rules.season.rounds == rounds
    assert t.scores()[1].terms[0] == ("base-score", base)


def test_opponents_they_follow_the_rules_of_the_base_game() -> None:
    told = {"round": 2, "step": "market", "market": ESSENTIAL, "monuments": MONUMENTS, "york": {"pounds": 0}}
    t = described(told, ("york",), modules=("ud-servants",), options={"opponent": "poldark"})
    t.chance("roll 5")
    assert [TILES[tile] for tile in t.county.removed] == ["barn"]


def test_opponents_a_courtship_against_the_chart() -> None:
    told = {"round": 5, "step": "courtship", "york": {"estate": []}}
    t = described(told, ("york",), modules=("ud-servants",), options={"opponent": "penrose"})
    # The study shows 3, Penrose 4.
    t.chance("theme essentials")
    assert t.events("courtship-held")[0]["totals"] == ("3", "4")


# The dynamic card: where it belongs


def test_dynamic_alone_only() -> None:
    assert misfit(("a", "b"), DYNAMIC) == (
        "module-needs-one-seat",
        {"module": "dynamic-opponent", "seats": 2},
    )
    assert misfit(("a",), ("dynamic-opponent", "estate-challenge"))[0] == "module-requires"


def test_dynamic_is_optional_and_fits_every_opponent() -> None:
    for name in ("fairfax", "eden"):
        t = table(("york",), modules=DYNAMIC, options={"opponent": name})
        assert t.county.rules.table.dynamic
    assert not table(("york",)).county.rules.table.dynamic


# The rows of the card


def rolling(
    market: list[str], estate: list[str] | None = None, *, idle: bool = False, number: int = 2
) -> Table:
    """York's turn is over, and the opponent rolls."""
    told = {
        "round": number,
        "step": "market",
        "market": market,
        "monuments": MONUMENTS,
        "idle": idle,
        "york": {"pounds": 0, "estate": estate or []},
    }
    t = described(told, ("york",), modules=DYNAMIC)
    assert t.asked == ["chance"]
    return t


def taken(t: Table, pips: int) -> tuple[list[str], object]:
    t.chance(f"roll {pips}")
    return [TILES[tile] for tile in t.county.removed], t.events("opponent-aims")[0]["aim"]


@pytest.mark.parametrize("pips", [1, 6])
def test_dynamic_1_to_6_the_category_where_the_player_shows_most(pips: int) -> None:
    assert taken(rolling(ESSENTIAL), pips) == (["breakfast-room"], "strongest-category")
    assert taken(rolling(ESSENTIAL, SPORTY), pips) == (["stable"], "strongest-category")


def test_dynamic_1_to_6_the_furthest_left_of_the_category() -> None:
    market = ["stable", "main-library", "breakfast-room", "barn", "drawing-room", "gallery"]
    assert taken(rolling(market), 3) == (["main-library"], "strongest-category")


def test_dynamic_1_to_6_a_monument_where_the_market_has_none_of_it() -> None:
    market = ["stable", "barn", "english-garden", "trophy-room", "sculpture-garden", "gallery"]
    assert taken(rolling(market), 3) == (["trophy-room"], "monument")


def test_dynamic_1_to_6_of_equal_categories_the_one_with_more_tiles() -> None:
    # Sporting shows 3 like essentials, with three tiles against one.
    estate = ["stable/back", "tennis-court", "bowling-green/back"]
    t = rolling(
        ["barn", "breakfast-room", "croquet-lawn", "english-garden", "drawing-room", "gallery"], estate
    )
    assert taken(t, 1) == (["croquet-lawn"], "strongest-category")


def test_dynamic_1_to_6_nothing_at_all_is_no_purchase() -> None:
    t = rolling(["stable", "barn", "english-garden", "tennis-court", "drawing-room", "gallery"])
    assert taken(t, 1) == ([], "monument")
    assert t.county.opponent_idle


@pytest.mark.parametrize("pips", [7, 10])
@pytest.mark.parametrize(
    ("space", "monument"),
    [(3, "trophy-room"), (2, "sculpture-garden")],
    ids=["800 pounds against 700", "of equals the leftmost"],
)
def test_dynamic_7_to_10_the_cheapest_monument(space: int, monument: str, pips: int) -> None:
    """The Trophy Room costs 700 pounds on the fourth space; the other is 100 dearer on the third."""
    market = ["stable", "breakfast-room", "trophy-room", "drawing-room", "gallery"]
    market.insert(space - 1, "sculpture-garden")
    assert taken(rolling(market), pips) == ([monument], "monument")


@pytest.mark.parametrize("pips", [7, 10])
def test_dynamic_7_to_10_the_best_tile_where_there_is_no_monument(pips: int) -> None:
    assert taken(rolling(ESSENTIAL), pips) == (["barn"], "best-tile")


@pytest.mark.parametrize("pips", [11, 13])
def test_dynamic_11_to_13_the_closest_race_that_the_player_leads(pips: int) -> None:
    estate = ["private-study", "main-library/back", "barn", "fenced-paddock"]
    # Fairfax shows 3, 0, 1, 1, 1; York leads by 3, 2, 1 and 0, and is behind in sport.
    market = ["stable", "breakfast-room", "english-garden", "drawing-room", "brushing-room", "gallery"]
    assert taken(rolling(market, estate), pips) == (["drawing-room"], "contested-category")


def test_dynamic_11_to_13_the_best_tile_where_the_market_has_none_of_it() -> None:
    estate = ["private-study", "main-library/back", "barn", "fenced-paddock"]
    market = ["stable", "breakfast-room", "english-garden", "croquet-lawn", "brushing-room", "tennis-court"]
    assert taken(rolling(market, estate), 12) == (["english-garden"], "best-tile")


@pytest.mark.parametrize("pips", [14, 15])
def test_dynamic_14_and_15_the_tile_with_most_points(pips: int) -> None:
    market = ["stable", "barn", "gallery", "statuary", "smoking-room", "drawing-room"]
    assert taken(rolling(market), pips) == (["statuary"], "best-tile")
    # Of equals the one furthest left.
    market = ["stable", "gallery", "barn", "smoking-room", "breakfast-room", "drawing-room"]
    assert taken(rolling(market), pips) == (["gallery"], "best-tile")


@pytest.mark.parametrize("pips", [16, 18])
def test_dynamic_16_to_18_nothing(pips: int) -> None:
    t = rolling(ESSENTIAL)
    assert taken(t, pips) == ([], "none")
    assert (t.market, t.county.opponent_idle) == (ESSENTIAL, True)


@pytest.mark.parametrize("pips", [19, 20])
def test_dynamic_19_and_20_a_new_market(pips: int) -> None:
    t = rolling(ESSENTIAL)
    assert taken(t, pips) == ([], "refresh")
    assert sorted([TILES[tile] for tile in t.county.set_aside]) == sorted(ESSENTIAL)
    assert t.county.opponent_idle


def test_dynamic_both_tiles_of_a_stack_leave_the_game_and_the_market_is_filled() -> None:
    t = rolling(["stable", "barn", "breakfast-room*2", "main-library", "drawing-room", "gallery"])
    assert taken(t, 1) == (["breakfast-room", "breakfast-room"], "strongest-category")
    t.chance("tile statuary")
    assert t.market == ["stable", "barn", "main-library", "drawing-room", "gallery", "statuary"]


def test_dynamic_less_five_after_no_purchase() -> None:
    t = rolling(ESSENTIAL, idle=True)
    t.chance("roll 18")
    event = t.events("opponent-aims")[0]
    assert (event["pips"], event["modified"], event["aim"]) == (18, 13, "contested-category")
    assert event["seat"] == -1, "nobody at the table aims"
    assert not t.county.opponent_idle


# What it learns


def courting(round_number: int, estate: list[str], theme: str) -> Table:
    told = {"round": round_number, "step": "courtship", "york": {"estate": estate}}
    t = described(told, ("york",), modules=DYNAMIC)
    t.chance(f"theme {theme}")
    return t


def test_dynamic_a_courtship_lost_makes_it_stronger_where_the_player_is_strongest() -> None:
    t = courting(4, SPORTY, "sporting")
    # York showed 4 against 1.
    assert t.county.escalation == (0, 0, 0, 0, 1)
    opponent = t.view("york").plain()["opponent"]
    assert isinstance(opponent, dict)
    assert opponent["escalation"] == [0, 0, 0, 0, 1]


def test_dynamic_the_addition_counts_in_the_next_courtship() -> None:
    told = {"round": 8, "step": "courtship", "york": {"estate": ["stable/back", "croquet-lawn"]}}
    t = described(told, ("york",), modules=DYNAMIC)
    t.county.escalation = (0, 0, 0, 0, 2)
    t.chance("theme sporting")
    # Fairfax shows 3 in the second season, and two learnt since.
    assert t.events("courtship-held")[0]["totals"] == ("1", "5")


def test_dynamic_nothing_is_learnt_from_a_tie_or_a_win() -> None:
    assert courting(4, [], "essentials").county.escalation == ()
    assert courting(4, [], "sporting").county.escalation == ()


def test_dynamic_it_learns_up_to_three_in_a_category() -> None:
    told = {"round": 12, "step": "courtship", "york": {"estate": [*SPORTY, "billiards-room/back"]}}
    t = described(told, ("york",), modules=DYNAMIC)
    t.county.escalation = (0, 0, 0, 0, 3)
    t.chance("theme sporting")
    assert t.events("courtship-held")[0]["totals"] == ("9", "8")
    assert t.county.escalation == (0, 0, 0, 0, 3)


def test_dynamic_other_opponents_learn_nothing() -> None:
    told = {"round": 4, "step": "courtship", "york": {"estate": SPORTY}}
    t = described(told, ("york",))
    t.chance("theme sporting")
    assert t.county.escalation == ()
