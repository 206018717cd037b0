"""Variations #2 Emily Bronte and #3 Queen Victoria: a market that changes by itself (ruling 21)."""

import pytest

from parlour.games.obsession.words.catalogue import TILES
from tests.games.obsession.table import Table, table

LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "music-room"]
FRESH = ("statuary", "great-hall", "south-lawn", "french-garden", "smoking-room", "north-library")
SORTED = ["south-lawn", "north-library", "french-garden", "smoking-room", "statuary", "great-hall"]
THEMES = ["essentials", "service", "estate", "prestige"]


def aside(t: Table) -> list[str]:
    return [TILES[tile] for tile in t.county.set_aside]


def season_over(number: int, module: str, market: list[str], *more: str) -> Table:
    """A tied courtship, and the objectives given up."""
    length = 5 if "extended" in more else 4
    themes = [] if "jane-austen" in more else THEMES[: number // length]
    t = table(modules=(module, *more), round=number, step="courtship", market=market, themes=themes)
    if "jane-austen" in more:
        t.chance(f"theme {THEMES[number // length - 1]}")
    t.chance("card pounds-300", "card pounds-500")
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    return t


def last_turn_over(number: int, market: list[str], reserve: list[str] | None = None) -> Table:
    """York, last in a round, cannot buy anything: the turn is over."""
    return table(
        modules=("queen-victoria",),
        round=number,
        step="market",
        to_move="york",
        market=market,
        york={"pounds": 0},
        reserve=reserve or [],
    )


# Emily Bronte


@pytest.mark.parametrize("number", [4, 8, 12])
def test_emily_bronte_a_new_market_after_each_of_the_first_three_courtships(number: int) -> None:
    t = season_over(number, "emily-bronte", LATE)
    assert (t.market, sorted(aside(t))) == ([], sorted(LATE))
    t.chance(*[f"tile {tile}" for tile in FRESH])
    assert t.market == SORTED
    assert t.county.set_aside == ()
    assert t.county.round == number
    assert t.offers("chance", "theme")


def test_emily_bronte_not_after_the_final_courtship() -> None:
    t = season_over(16, "emily-bronte", LATE)
    assert (t.question, t.market) == ("last-favours", LATE)
    assert t.events("market-refreshed") == []


@pytest.mark.parametrize(("number", "renewed"), [(5, True), (10, True), (15, True), (20, False)])
def test_emily_bronte_in_extended_play(number: int, renewed: bool) -> None:
    t = season_over(number, "emily-bronte", LATE, "extended")
    assert (t.market == []) is renewed


def test_emily_bronte_not_in_an_ordinary_round() -> None:
    t = table(
        modules=("emily-bronte",), round=2, step="market", to_move="york", market=LATE, york={"pounds": 0}
    )
    assert (t.question, t.county.round, t.market) == ("choose-turn", 2, LATE)


def test_ruling_21_emily_bronte_the_reserve_opens_first_and_is_never_affected() -> None:
    t = season_over(4, "emily-bronte", ["barn*2", *LATE[1:]])
    # First the reserve takes its tiles and the market is refilled, then everything else is renewed.
    assert t.reserve == ["barn", "barn"]
    t.chance("tile gallery")
    assert sorted(aside(t)) == sorted([*LATE[1:], "gallery"])
    t.chance(
        "tile statuary", "tile brushing-room", "tile great-hall", "tile south-lawn", "tile french-garden"
    )
    t.chance("tile smoking-room", "tile north-library")
    assert t.market == SORTED
    assert t.reserve == ["brushing-room", "barn", "barn"]


# Queen Victoria


def test_queen_victoria_the_cheapest_tile_leaves_at_the_end_of_every_round() -> None:
    t = last_turn_over(2, LATE)
    # Set aside, not yet in the bag: it cannot come again at once.
    assert (t.market, aside(t)) == (LATE[1:], ["english-garden"])
    assert t.in_bag("english-garden") == 2
    t.chance("tile stable")
    assert t.market == [*LATE[1:], "stable"]
    assert (aside(t), t.in_bag("english-garden")) == ([], 3)
    assert (t.question, t.county.round) == ("choose-turn", 2)
    assert t.asked == ["ponsonby"]


def test_queen_victoria_what_is_told() -> None:
    t = table(
        modules=("queen-victoria",), round=2, step="turn", to_move="york", market=LATE, york={"pounds": 0}
    )
    t.play("york", "pass", "rents")
    if t.question == "buy-tile":
        t.play("york", "done")
    assert t.events("market-moved") == [{"event": "market-moved", "seat": -1, "tile": "english-garden"}]
    # Before the pawn of the round is advanced.
    assert t.county.round == 1
    t.chance("tile stable")
    assert t.county.round == 2


def test_queen_victoria_not_within_a_round() -> None:
    t = table(modules=("queen-victoria",), round=2, step="market", market=LATE, ponsonby={"pounds": 0})
    assert (t.asked, t.market) == (["york"], LATE)


def test_queen_victoria_a_stack_leaves_whole_and_returns_after_the_draw() -> None:
    t = last_turn_over(2, ["english-garden*2", *LATE[1:]])
    assert aside(t) == ["english-garden", "english-garden"]
    assert t.in_bag("english-garden") == 1
    t.chance("tile english-garden")
    assert t.market == [*LATE[1:], "english-garden"]
    assert t.in_bag("english-garden") == 2


def test_queen_victoria_a_duplicate_is_stacked_and_another_tile_drawn() -> None:
    t = last_turn_over(2, LATE)
    t.chance("tile drawing-room", "tile stable")
    assert t.market == [
        "breakfast-room",
        "tennis-court",
        "drawing-room*2",
        "main-library",
        "music-room",
        "stable",
    ]


def test_queen_victoria_the_reserve_is_used_but_not_affected() -> None:
    t = last_turn_over(10, LATE, reserve=["barn"])
    t.chance("tile croquet-lawn", "tile brushing-room", "tile statuary")
    assert t.market == [*LATE[1:], "statuary"]
    assert t.reserve == ["brushing-room", "barn", "croquet-lawn"]


@pytest.mark.parametrize("number", [4, 8, 12, 16])
def test_ruling_21_queen_victoria_also_after_courtship_squares(number: int) -> None:
    t = season_over(number, "queen-victoria", LATE)
    assert (t.market, aside(t)) == (LATE[1:], ["english-garden"])
    t.chance("tile statuary")
    assert t.market == [*LATE[1:], "statuary"]
    assert t.question == ("last-favours" if number == 16 else "chance")


def test_queen_victoria_and_emily_bronte_first_the_new_market_then_its_cheapest_tile() -> None:
    t = season_over(8, "queen-victoria", LATE, "emily-bronte")
    t.chance(*[f"tile {tile}" for tile in FRESH])
    assert (t.market, aside(t)) == (SORTED[1:], ["south-lawn"])
    t.chance("tile gallery")
    assert t.market == [*SORTED[1:], "gallery"]


def test_bronte_and_dickens_seasonal_market_with_a_variable_courtship() -> None:
    """The combination the glossary names."""
    t = season_over(4, "emily-bronte", LATE, "charles-dickens")
    t.chance(*[f"tile {tile}" for tile in FRESH])
    assert t.offers("chance", "roll")
    t.chance("roll 3")
    assert t.offers("chance", "theme")


def test_austen_bronte_and_victoria_together() -> None:
    t = season_over(4, "queen-victoria", LATE, "emily-bronte", "jane-austen")
    t.chance(*[f"tile {tile}" for tile in FRESH], "tile gallery")
    assert (t.question, t.county.round) == ("choose-turn", 4)
    assert len(t.county.themes) == 1


def empty_bag() -> Table:
    """With Queen Victoria, York is the last of the round to play, and no tile is left to draw."""
    t = table(
        modules=("queen-victoria",), round=2, step="turn", to_move="york", market=LATE, york={"pounds": 0}
    )
    for tile, copies in enumerate(t.county.bag):
        t.county.removed += (tile,) * copies
        t.county.bag[tile] = 0
    return t


def test_queen_victoria_with_an_empty_bag_the_cheapest_tile_comes_again_as_the_dearest() -> None:
    t = empty_bag()
    t.play("york", "pass", "rents")
    if t.question == "buy-tile":
        t.play("york", "done")
    assert t.events("market-moved") == [{"event": "market-moved", "seat": -1, "tile": "english-garden"}]
    assert t.offers("chance") == ["tile english-garden"]
    t.chance("tile english-garden")
    assert t.market == [*LATE[1:], "english-garden"]


def test_queen_victoria_an_empty_market_has_nothing_to_move() -> None:
    t = empty_bag()
    t.county.removed += t.county.market
    t.county.market, t.county.stacks = (), ()
    t.play("york", "pass", "rents")
    assert (t.county.round, t.market) == (2, [])
    assert t.events("market-moved") == []
