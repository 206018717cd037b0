"""Builders' Market Reserve: when the reserves open, what goes there, what it costs (rulings 16 and 17)."""

import pytest

from tests.games.obsession.table import Row, Table, described, table

RULE = "builders-market"
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
SERVICE = ("brushing-room", "barn", "butlers-pantry", "servants-quarters", "servants-hall")
LOW = ("stable", "fenced-paddock", "croquet-lawn")
MONUMENTS = ["sculpture-garden", "trophy-room", "wine-cellar"]


def after_courtship(number: int, market: list[str], modules: tuple[str, ...] = (), **told: object) -> Table:
    """A tied courtship is over and both objectives are given up: the season ends."""
    here = {"round": number, "step": "courtship", "market": market, "monuments": MONUMENTS}
    t = described({**here, **told}, modules=modules)
    t.chance("card pounds-300", "card pounds-500")
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    return t


def at_market(number: int, market: list[str], row: Row | None = None, **told: object) -> Table:
    here = {"round": number, "step": "market", "market": market, "monuments": MONUMENTS}
    return described({**here, "ponsonby": {"pounds": 5000, **(row or {})}, **told})


# Opening


def test_service_tile_reserve_opens_after_the_first_courtship_and_takes_its_tiles() -> None:
    market = ["barn*2", "stable", "servants-hall", "wine-cellar", "drawing-room", "brushing-room"]
    t = after_courtship(4, market)
    assert t.events("reserve-opened") == [{"event": "reserve-opened", "seat": -1, "reserve": "service"}]
    assert t.reserve == ["brushing-room", "barn", "barn", "servants-hall"]
    # A monument never goes there, also one of the category SERVICE.
    assert t.market == ["stable", "wine-cellar", "drawing-room"]
    t.chance("tile gallery", "tile butlers-pantry", "tile croquet-lawn")
    assert t.reserve == ["brushing-room", "barn", "barn", "butlers-pantry", "servants-hall"]
    t.chance("tile stable", "tile breakfast-room")
    # Only the new tiles are sorted.
    assert t.market == [
        "stable*2",
        "wine-cellar",
        "drawing-room",
        "croquet-lawn",
        "breakfast-room",
        "gallery",
    ]
    assert [(event["tile"], event["where"]) for event in t.events("tile-drawn")] == [
        ("gallery", "market"),
        ("butlers-pantry", "reserve"),
        ("croquet-lawn", "market"),
        ("stable", "stack"),
        ("breakfast-room", "market"),
    ]
    assert t.offers("chance", "theme")
    assert t.county.reserves_open == 1


def test_prestige_rating_1_tile_reserve_opens_after_the_second_courtship() -> None:
    market = ["fenced-paddock*2", "stable*3", "croquet-lawn", "drawing-room", "tennis-court", "trophy-room"]
    t = after_courtship(8, market, reserve=["barn"])
    assert t.events("reserve-opened") == [{"event": "reserve-opened", "seat": -1, "reserve": "pr1"}]
    assert sorted(t.reserve) == sorted(
        ["barn", "fenced-paddock", "fenced-paddock", "stable", "stable", "stable", "croquet-lawn"]
    )
    assert t.market == ["drawing-room", "tennis-court", "trophy-room"]
    t.chance("tile servants-quarters", "tile croquet-lawn", "tile gallery", "tile breakfast-room")
    t.chance("tile english-garden")
    assert t.market == [
        "drawing-room",
        "tennis-court",
        "trophy-room",
        "english-garden",
        "breakfast-room",
        "gallery",
    ]
    assert t.reserve.count("croquet-lawn") == 2
    assert "servants-quarters" in t.reserve
    assert t.county.reserves_open == 2


@pytest.mark.parametrize(
    ("number", "modules", "opened"),
    [
        (4, (), ["service"]),
        (8, (), ["pr1"]),
        (12, (), []),
        (16, (), []),
        (5, ("extended",), ["service"]),
        (10, ("extended",), ["pr1"]),
        (15, ("extended",), []),
        (20, ("extended",), []),
    ],
)
def test_reserves_open_after_the_first_and_the_second_courtship_only(
    number: int, modules: tuple[str, ...], opened: list[str]
) -> None:
    themes = ["essentials", "service", "estate", "prestige"][: -(-number // (5 if modules else 4))]
    t = after_courtship(number, LATE, modules, themes=themes)
    assert [event["reserve"] for event in t.events("reserve-opened")] == opened
    assert t.market == LATE


# What is drawn afterwards


@pytest.mark.parametrize(
    ("number", "to_reserve", "to_market"),
    [
        (3, (), (*SERVICE, *LOW, "south-lawn", "trophy-room")),
        (6, SERVICE, (*LOW, "south-lawn", "wine-cellar", "heritage-guest-suite")),
        (
            10,
            (*SERVICE, *LOW),
            (
                "south-lawn",
                "wine-cellar",
                "trophy-room",
                "sculpture-garden",
                "heritage-guest-suite",
                "statuary",
            ),
        ),
        (14, (*SERVICE, *LOW), ("north-library", "wine-cellar")),
    ],
)
def test_tiles_drawn_later_go_to_an_open_reserve(
    number: int, to_reserve: tuple[str, ...], to_market: tuple[str, ...]
) -> None:
    for tile in to_reserve:
        t = at_market(number, LATE)
        t.play("ponsonby", "buy gallery 6")
        t.chance(f"tile {tile}")
        assert (t.reserve, t.market) == ([tile], LATE[:5])
        assert t.events("tile-drawn")[-1]["where"] == "reserve"
        t.chance("tile french-garden")
        assert t.market == [*LATE[:5], "french-garden"]
    for tile in to_market:
        t = at_market(number, LATE)
        t.play("ponsonby", "buy gallery 6")
        t.chance(f"tile {tile}")
        assert (t.reserve, t.market) == ([], [*LATE[:5], tile])


# Buying from a reserve


@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("brushing-room", 100),
        ("barn", 200),
        ("servants-quarters", 400),
        ("butlers-pantry", 400),
        ("servants-hall", 500),
        ("stable", 100),
        ("fenced-paddock", 100),
        ("croquet-lawn", 200),
    ],
)
def test_ruling_16_a_reserve_tile_costs_300_pounds_and_its_modifier(tile: str, price: int) -> None:
    words = f"buy {tile} reserve"
    t = at_market(10, LATE, {"pounds": price - 100, "position": 3}, reserve=[tile])
    assert t.refuses("ponsonby", words) == ("too-expensive", RULE)
    assert t.told("ponsonby", words) == {"tile": tile, "price": price, "pounds": price - 100}
    t = at_market(10, LATE, {"pounds": price}, reserve=[tile])
    t.play("ponsonby", words)
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").estate[-1]) == (0, tile)
    assert t.events("tile-bought") == [{"event": "tile-bought", "seat": 0, "tile": tile, "price": price}]
    # The market is untouched: nothing slides, nothing is drawn.
    assert (t.market, t.reserve, t.asked) == (LATE, [], ["york"])


def test_ruling_16_the_price_of_each_reserve_is_a_fact_that_can_be_corrected() -> None:
    corrections = {"reserves": {"service": {"price": 400}, "pr1": {"price": 700}}}
    t = table(
        corrections=corrections,
        round=11,
        step="market",
        market=LATE,
        reserve=["barn", "croquet-lawn"],
        ponsonby={"pounds": 1000},
    )
    t.play("ponsonby", "buy barn reserve")
    assert t.seat("ponsonby").pounds == 700
    t.play("ponsonby", "buy croquet-lawn reserve")
    assert t.seat("ponsonby").pounds == 100


def test_a_purchase_from_a_reserve_is_the_one_purchase_of_the_turn() -> None:
    t = at_market(10, LATE, {"vp-cards": ["pounds-300"]}, reserve=["barn", "stable"])
    t.play("ponsonby", "buy barn reserve")
    assert t.refuses("ponsonby", "buy stable reserve") == ("one-purchase-a-turn", RULE)
    assert t.refuses("ponsonby", "buy gallery 6") == ("one-purchase-a-turn", RULE)


def test_a_tile_owned_already_is_not_sold_from_a_reserve_either() -> None:
    t = at_market(10, LATE, {"estate": ["barn"]}, reserve=["barn"])
    assert t.refuses("ponsonby", "buy barn reserve") == ("tile-owned-already", RULE)


def test_the_reserve_is_named_when_buying_from_it() -> None:
    t = at_market(10, LATE, reserve=["barn"])
    assert t.refuses("ponsonby", "buy barn 1") == ("tile-not-on-offer", RULE)
    assert t.refuses("ponsonby", "buy gallery reserve") == ("tile-not-on-offer", RULE)


def test_reserve_tiles_are_offered_once_whatever_their_number() -> None:
    t = at_market(10, LATE, reserve=["barn", "barn", "stable"])
    assert t.offers("ponsonby", "buy")[6:] == ["buy barn reserve", "buy stable reserve"]
    t.play("ponsonby", "buy barn reserve")
    assert t.reserve == ["barn", "stable"]


def test_builders_holiday_several_tiles_from_both_reserves() -> None:
    t = at_market(11, LATE, reserve=["barn", "barn", "stable", "croquet-lawn", "butlers-pantry"])
    t.play(
        "ponsonby", "buy barn reserve", "buy stable reserve", "buy gallery 6", "buy butlers-pantry reserve"
    )
    assert t.refuses("ponsonby", "buy barn reserve") == ("tile-owned-already", RULE)
    # 200 + 100 + 1000 + 400
    assert t.seat("ponsonby").pounds == 3300
    assert t.reserve == ["barn", "croquet-lawn"]
    assert t.seat("ponsonby").expended == ["underbutler"]
    t.play("ponsonby", "done")
    t.chance("tile north-library")
    assert t.market == [*LATE[:5], "north-library"]


# A refresh leaves the reserves alone


def test_refresh_does_not_touch_the_reserves_and_uses_them() -> None:
    t = at_market(10, LATE, {"level": 2}, reserve=["barn", "stable"])
    t.play("ponsonby", "refresh")
    assert t.reserve == ["barn", "stable"]
    t.draws("statuary", "barn", "croquet-lawn", "smoking-room", "french-garden")
    assert t.draws("great-hall", "music-room", "north-library") == [
        "north-library",
        "music-room",
        "french-garden",
        "smoking-room",
        "statuary",
        "great-hall",
    ]
    assert sorted(t.reserve) == ["barn", "barn", "croquet-lawn", "stable"]


def test_before_they_open_nothing_is_sold_from_a_reserve() -> None:
    t = at_market(3, LATE)
    assert t.refuses("ponsonby", "buy barn reserve") == ("tile-not-on-offer", RULE)
    assert t.county.reserves_open == 0
