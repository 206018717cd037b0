"""The Builders' Market, rules 5 and 6: refilling, stacks, the Builders' Holiday, refreshing (ruling 17)."""

from collections import Counter

import pytest

from parlour.games.obsession.words.catalogue import TILES
from tests.games.obsession.table import Row, Table, described

SIX = ["stable", "barn", "breakfast-room", "main-library", "drawing-room", "gabled-conservatory"]
ALL = {
    "brushing-room": 2, "barn": 2, "butlers-pantry": 2, "servants-quarters": 2, "servants-hall": 2,
    "breakfast-room": 3, "main-library": 2, "north-library": 2, "dining-room": 1, "great-hall": 1,
    "drawing-room": 3, "music-room": 3, "smoking-room": 1, "gallery": 1, "statuary": 1, "fenced-paddock": 3,
    "english-garden": 3, "gabled-conservatory": 2, "french-garden": 2, "stable": 3, "croquet-lawn": 3,
    "tennis-court": 3, "hillside-kennel": 1, "billiards-room": 1, "heritage-guest-suite": 1,
    "queens-suite": 1, "lionheart-suite": 1, "green-room": 1, "south-lawn": 1,
    "sculpture-garden": 1, "trophy-room": 1, "wine-cellar": 1,
}  # fmt: skip
"""A game for two with these three monuments."""


def at_market(
    market: list[str] | None = None,
    number: int = 2,
    row: Row | None = None,
    modules: tuple[str, ...] = (),
    **told: object,
) -> Table:
    """Ponsonby with plenty of money in step 7 of a round."""
    here = {
        "round": number,
        "step": "market",
        "market": market or SIX,
        "monuments": ["sculpture-garden", "trophy-room", "wine-cellar"],
        "ponsonby": {"pounds": 5000, **(row or {})},
    }
    return described({**here, **told}, modules=modules)


def bag(t: Table) -> dict[str, int]:
    return {TILES[tile]: copies for tile, copies in enumerate(t.county.bag) if copies}


def whole(t: Table) -> Counter[str]:
    """Every tile that is not a start tile, wherever it lies."""
    found = Counter(bag(t))
    for tile, copies in zip(t.county.market, t.county.stacks, strict=True):
        found[TILES[tile]] += copies
    found.update(t.reserve)
    for family in ("ponsonby", "york"):
        found.update([name.removesuffix("/back") for name in t.seat(family).estate[5:]])
    return found


# Rule 5


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_rule_5_the_others_slide_left_and_the_new_tile_comes_to_the_right(space: int) -> None:
    t = at_market()
    t.play("ponsonby", f"buy {SIX[space - 1]} {space}")
    rest = [*SIX[: space - 1], *SIX[space:]]
    assert t.market == rest
    # Lower than all the others, and yet on the right.
    t.chance("tile brushing-room")
    assert t.market == [*rest, "brushing-room"]
    assert t.asked == ["york"]
    assert t.events("tile-drawn") == [
        {"event": "tile-drawn", "seat": -1, "tile": "brushing-room", "where": "market"}
    ]
    assert t.events("market-filled") == [
        {"event": "market-filled", "seat": -1, "tiles": (*rest, "brushing-room")}
    ]


def test_rule_5_any_tile_may_come_now() -> None:
    t = at_market()
    t.play("ponsonby", "buy stable 1")
    expected = {name: copies - (1 if name in SIX else 0) for name, copies in ALL.items()}
    assert bag(t) == expected
    assert t.offers("chance") == [f"tile {TILES[tile]}" for tile, copies in enumerate(t.county.bag) if copies]
    assert t.refuses("chance", "tile garden-maze") == ("impossible-outcome", "builders-market")
    t.chance("tile sculpture-garden")
    assert t.market[-1] == "sculpture-garden"
    assert t.in_bag("sculpture-garden") == 0


def test_rule_5_nothing_is_drawn_when_nothing_was_bought() -> None:
    t = at_market()
    t.play("ponsonby", "done")
    assert (t.market, t.asked) == (SIX, ["york"])
    assert t.events("market-filled") == []


# Rule 6


def test_rule_6_a_duplicate_is_stacked_and_another_tile_drawn() -> None:
    t = at_market()
    t.play("ponsonby", "buy stable 1")
    t.chance("tile drawing-room")
    assert t.market == ["barn", "breakfast-room", "main-library", "drawing-room*2", "gabled-conservatory"]
    t.chance("tile drawing-room", "tile barn", "tile tennis-court")
    assert t.market == [
        "barn*2",
        "breakfast-room",
        "main-library",
        "drawing-room*3",
        "gabled-conservatory",
        "tennis-court",
    ]
    assert [event["where"] for event in t.events("tile-drawn")] == ["stack", "stack", "stack", "market"]
    assert t.asked == ["york"]


def test_rule_6_one_of_a_stack_leaves_the_other_where_it_lies() -> None:
    t = at_market(["stable*3", *SIX[1:]])
    t.play("ponsonby", "buy stable 1")
    assert t.market == ["stable*2", *SIX[1:]]
    # No space is open, so nothing is drawn.
    assert t.asked == ["york"]
    assert t.seat("ponsonby").pounds == 4900


def test_rule_6_the_next_player_may_buy_the_other_one() -> None:
    t = at_market(["stable*2", *SIX[1:]], york={"pounds": 100})
    t.play("ponsonby", "buy stable 1")
    t.play("york", "pass", "rents", "buy stable 1")
    assert t.market == SIX[1:]
    assert t.seat("york").estate[-1] == "stable"


def short_of_tiles(left: dict[str, int]) -> Table:
    """A market of six, and only a few tiles in the bag."""
    t = at_market(row={"level": 2})
    for tile, name in enumerate(TILES):
        gone = t.county.bag[tile] - left.get(name, 0)
        t.county.removed += (tile,) * gone
        t.county.bag[tile] -= gone
    return t


def test_rule_6_spaces_stay_open_only_when_no_tile_is_left() -> None:
    t = short_of_tiles({"gallery": 1})
    t.play("ponsonby", "buy stable 1")
    assert t.offers("chance") == ["tile gallery"]
    t = short_of_tiles({})
    t.play("ponsonby", "buy stable 1")
    assert (t.market, t.asked) == (SIX[1:], ["york"])


# Builders' Holiday


@pytest.mark.parametrize(("modules", "number"), [((), 11), (("extended",), 13)], ids=["standard", "extended"])
def test_builders_holiday_as_many_purchases_as_money_allows(modules: tuple[str, ...], number: int) -> None:
    # The reserves are open by then: no tile of rating 1 and no service tile lies in the market.
    market = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
    t = at_market(market, number, modules=modules)
    t.play("ponsonby", "buy breakfast-room 2")
    # Nothing slides between the purchases, so prices stay.
    assert t.market == [market[0], "-", *market[2:]]
    assert t.refuses("ponsonby", "buy breakfast-room 2") == ("tile-not-on-offer", "builders-market")
    assert t.refuses("ponsonby", "buy tennis-court 2") == ("tile-not-on-offer", "builders-market")
    assert t.offers("ponsonby", "buy") == [
        "buy english-garden 1",
        "buy tennis-court 3",
        "buy drawing-room 4",
        "buy main-library 5",
        "buy gallery 6",
    ]
    t.play("ponsonby", "buy gallery 6", "buy english-garden 1", "done")
    # 400 + (800 + 200) + (300 - 100)
    assert t.seat("ponsonby").pounds == 5000 - 1600
    assert t.county.bought == 3
    left = ["tennis-court", "drawing-room", "main-library"]
    assert t.market == left
    # Only the three new ones are sorted: 8, 25, 32; on the left 9, 18, 19.
    new = ["breakfast-room", "french-garden", "statuary"]
    assert t.draws(*reversed(new)) == [*left, *new]
    assert t.asked == ["york"]
    assert whole(t) == ALL


def test_builders_holiday_the_new_tiles_do_not_mix_with_the_old_ones() -> None:
    market = ["statuary", "gallery", "music-room", "drawing-room", "tennis-court", "english-garden"]
    t = at_market(market, 11)
    t.play("ponsonby", "buy tennis-court 5", "buy music-room 3", "done")
    assert t.market == ["statuary", "gallery", "drawing-room", "english-garden"]
    assert t.draws("south-lawn", "drawing-room", "breakfast-room") == [
        "statuary",
        "gallery",
        "drawing-room*2",
        "english-garden",
        "breakfast-room",
        "south-lawn",
    ]


@pytest.mark.parametrize(
    ("modules", "holiday", "rounds"),
    [((), 11, 16), (("extended",), 13, 20)],
    ids=["standard", "extended"],
)
def test_builders_holiday_in_its_round_only(modules: tuple[str, ...], holiday: int, rounds: int) -> None:
    market = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
    season = rounds // 4
    for number in range(1, rounds + 1):
        if number % season == 0:
            continue
        t = at_market(market, number, {"vp-cards": ["reputation-2"]}, modules)
        t.play("ponsonby", "buy english-garden 1")
        assert bool(t.offers("ponsonby", "buy")) is (number == holiday)
        if number == holiday:
            assert t.county.unlimited
            t.play("ponsonby", "done")
            t.let_chance()
            # Every player has the holiday.
            assert (t.asked, t.county.unlimited) == (["york"], True)
        else:
            assert t.refuses("ponsonby", "buy tennis-court 3") == ("one-purchase-a-turn", "builders-market")
            assert not t.county.unlimited


def test_builders_holiday_no_duplicates_even_then() -> None:
    market = ["english-garden*2", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
    t = at_market(market, 11)
    t.play("ponsonby", "buy english-garden 1")
    assert t.market[0] == "english-garden"
    assert t.refuses("ponsonby", "buy english-garden 1") == ("tile-owned-already", "builders-market")


# How to Refresh the Market


def test_refresh_all_six_new_tiles_are_sorted_and_the_old_ones_go_back_afterwards() -> None:
    t = at_market(["stable*2", *SIX[1:]], row={"level": 2})
    t.play("ponsonby", "refresh")
    assert t.market == []
    assert t.events("market-refreshed") == [{"event": "market-refreshed", "seat": 0}]
    # The old tiles are set aside: stables 1 of 3 in the bag, barns 1 of 2.
    assert sorted([TILES[tile] for tile in t.county.set_aside]) == sorted([*SIX, "stable"])
    assert [t.in_bag(name) for name in SIX] == [1, 1, 2, 1, 2, 1]
    t.chance("tile sculpture-garden", "tile croquet-lawn", "tile statuary", "tile stable", "tile barn")
    assert t.refuses("chance", "tile barn") == ("impossible-outcome", "builders-market")
    t.chance("tile gallery")
    # 2, 4, 5, 30, 32, 45
    assert t.market == ["stable", "barn", "croquet-lawn", "gallery", "statuary", "sculpture-garden"]
    assert t.county.set_aside == ()
    assert [t.in_bag(name) for name in SIX] == [2, 1, 3, 2, 3, 2]
    assert whole(t) == ALL
    # Level 2 is five steps, four were paid, and the turn goes on.
    assert t.seat("ponsonby").reputation == (1, 2)
    assert (t.question, t.asked) == ("buy-tile", ["ponsonby"])


def test_refresh_duplicates_are_stacked() -> None:
    t = at_market(row={"level": 2})
    t.play("ponsonby", "refresh")
    t.chance("tile tennis-court", "tile stable", "tile tennis-court", "tile stable")
    assert t.market == ["tennis-court*2", "stable*2"]
    t.chance("tile gallery", "tile barn", "tile music-room", "tile music-room", "tile statuary")
    assert t.market == ["stable*2", "barn", "tennis-court*2", "music-room*2", "gallery", "statuary"]


def test_refresh_is_not_done_again_however_odd_the_new_tiles_are() -> None:
    t = at_market(row={"level": 2})
    t.play("ponsonby", "refresh")
    t.chance(
        "tile tennis-court", "tile tennis-court", "tile stable", "tile stable", "tile gallery", "tile barn"
    )
    t.chance("tile music-room", "tile music-room", "tile statuary")
    # Three sets of duplicates: before the game everybody would be asked about them.
    assert (t.question, t.asked) == ("buy-tile", ["ponsonby"])
    assert "redraw" not in t.offers("ponsonby")


def test_refresh_between_purchases_of_a_holiday_takes_what_is_left() -> None:
    market = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
    t = at_market(market, 11, {"level": 2})
    t.play("ponsonby", "buy breakfast-room 2", "refresh")
    assert sorted([TILES[tile] for tile in t.county.set_aside]) == sorted([*market[:1], *market[2:]])
    t.draws("statuary", "breakfast-room", "smoking-room", "french-garden", "south-lawn")
    assert t.draws("music-room") == [
        "breakfast-room",
        "south-lawn",
        "music-room",
        "french-garden",
        "smoking-room",
        "statuary",
    ]
    assert whole(t) == ALL


def test_refresh_ruling_17_when_the_bag_runs_short_the_tiles_set_aside_return_early() -> None:
    t = short_of_tiles({"gallery": 1, "statuary": 1, "tennis-court": 2})
    t.play("ponsonby", "refresh")
    t.chance("tile statuary", "tile tennis-court", "tile gallery")
    assert t.offers("chance") == ["tile tennis-court"]
    t.chance("tile tennis-court")
    # Three spaces are full, the bag is empty: the old six come back into it.
    assert t.market == ["statuary", "tennis-court*2", "gallery"]
    assert t.county.set_aside == ()
    assert bag(t) == dict.fromkeys(SIX, 1)
    t.chance("tile main-library", "tile stable", "tile barn")
    assert t.market == ["stable", "barn", "tennis-court*2", "main-library", "gallery", "statuary"]
    assert bag(t) == {"breakfast-room": 1, "drawing-room": 1, "gabled-conservatory": 1}
    assert (t.question, t.asked) == ("buy-tile", ["ponsonby"])


def test_refresh_ruling_17_with_an_empty_bag_the_old_tiles_come_again() -> None:
    t = short_of_tiles({})
    t.play("ponsonby", "refresh")
    assert sorted(t.offers("chance")) == sorted([f"tile {name}" for name in SIX])
    for name in reversed(SIX):
        t.chance(f"tile {name}")
    # 2, 4, 8, 18, 19, 20
    assert t.market == [
        "stable",
        "barn",
        "breakfast-room",
        "drawing-room",
        "main-library",
        "gabled-conservatory",
    ]
    assert bag(t) == {}
