"""Central Play Area Setup, 8: the first Builders' Market, drawing it again, and Intensive Service."""

from collections import Counter

import pytest

from tests.games.obsession import chances
from tests.games.obsession.table import Table, new_game

QUALIFYING = {
    # Prestige rating 1
    "fenced-paddock": 3,
    "stable": 3,
    "croquet-lawn": 3,
    # 2
    "breakfast-room": 3,
    "english-garden": 3,
    "tennis-court": 3,
    "heritage-guest-suite": 1,
    # 3
    "main-library": 2,
    "drawing-room": 3,
    "gabled-conservatory": 2,
    "green-room": 1,
    "south-lawn": 1,
    # Four of the service tiles
    "brushing-room": 2,
    "barn": 2,
    "butlers-pantry": 2,
    "servants-quarters": 2,
}
EXCLUDED = (
    "north-library",
    "music-room",
    "french-garden",
    "dining-room",
    "smoking-room",
    "gallery",
    "statuary",
    "hillside-kennel",
    "billiards-room",
    "great-hall",
    "queens-suite",
    "lionheart-suite",
    "servants-hall",
    "sculpture-garden",
    "trophy-room",
    "wine-cellar",
)
PLAIN = ("stable", "english-garden", "breakfast-room", "barn", "main-library", "drawing-room")


def before_market(
    first_market: str = "ask-if-odd",
    modules: tuple[str, ...] = (),
    seats: tuple[str, ...] = ("ponsonby", "york"),
    **options: str,
) -> Table:
    """A game about to draw its first market, Sculpture Garden, Trophy Room and Wine Cellar in the bag."""
    given = {
        "first": "0",
        "first-market": first_market,
        "monuments": "sculpture-garden,trophy-room,wine-cellar",
        **{name.replace("_", "-"): value for name, value in options.items()},
    }
    t = new_game(seats, modules=modules, options=given)
    while t.offers("chance")[0].split()[0] in ("starters", "objectives"):
        t.chance(t.offers("chance")[0])
    t.county.sink = []
    return t


def weights(t: Table) -> dict[str, int]:
    """Every tile that may come next, with its chances."""
    return {outcome.split()[1]: weight for outcome, weight in chances.weights(t).items()}


def sampled(t: Table) -> dict[str, int]:
    """The same, from the generator: one draw for each tile that could be drawn."""
    return Counter([outcome.split()[1] for outcome in chances.drawn(t)])


# Which tiles, and where


def test_central_setup_8_only_qualifying_tiles_are_drawn() -> None:
    t = before_market()
    assert weights(t) == QUALIFYING
    assert sampled(t) == QUALIFYING
    for tile in EXCLUDED:
        assert t.in_bag(tile) >= 1
        assert t.refuses("chance", f"tile {tile}") == ("impossible-outcome", "builders-market")
    assert t.refuses("chance", "tile main-gazebo") == ("impossible-outcome", "builders-market")
    assert t.refuses("chance", "roll 1") == ("not-an-answer", "builders-market")


def test_central_setup_8_each_draw_takes_a_tile_out_of_the_bag() -> None:
    t = before_market()
    t.draws("heritage-guest-suite", "stable")
    expected = {**QUALIFYING, "stable": 2}
    del expected["heritage-guest-suite"]
    assert weights(t) == expected
    assert sampled(t) == expected
    assert t.refuses("chance", "tile heritage-guest-suite") == ("impossible-outcome", "builders-market")


def test_central_setup_8_six_tiles_in_the_order_of_their_sorting_numbers() -> None:
    t = before_market()
    t.draws("drawing-room", "main-library", "barn", "breakfast-room", "stable")
    # Until the spaces are full they lie as they came.
    assert t.market == ["drawing-room", "main-library", "barn", "breakfast-room", "stable"]
    t.draws("english-garden")
    # 2, 4, 7, 8, 18, 19
    assert t.market == ["stable", "barn", "english-garden", "breakfast-room", "drawing-room", "main-library"]
    assert t.offers("chance", "theme")
    assert [(event["tile"], event["where"]) for event in t.events("tile-drawn")] == [
        ("drawing-room", "market"),
        ("main-library", "market"),
        ("barn", "market"),
        ("breakfast-room", "market"),
        ("stable", "market"),
        ("english-garden", "market"),
    ]
    assert t.events("market-filled") == [
        {
            "event": "market-filled",
            "seat": -1,
            "tiles": (
                "stable",
                "barn",
                "english-garden",
                "breakfast-room",
                "drawing-room",
                "main-library",
            ),
        }
    ]


def test_central_setup_8_all_sixteen_kinds_in_order() -> None:
    order = [
        "brushing-room",
        "stable",
        "fenced-paddock",
        "barn",
        "croquet-lawn",
        "english-garden",
        "breakfast-room",
        "tennis-court",
        "heritage-guest-suite",
        "servants-quarters",
        "butlers-pantry",
        "south-lawn",
        "green-room",
        "drawing-room",
        "main-library",
        "gabled-conservatory",
    ]
    for at in range(0, 11, 5):
        t = before_market("keep")
        t.draws(*reversed(order[at : at + 6]))
        assert t.market == order[at : at + 6]


def test_central_setup_8_a_duplicate_is_stacked_and_six_spaces_are_filled_all_the_same() -> None:
    t = before_market()
    t.draws("stable", "english-garden", "stable", "breakfast-room", "breakfast-room", "barn", "main-library")
    assert t.market == ["stable*2", "english-garden", "breakfast-room*2", "barn", "main-library"]
    assert t.offers("chance", "tile")
    t.draws("stable", "drawing-room")
    assert t.market == [
        "stable*3",
        "barn",
        "english-garden",
        "breakfast-room*2",
        "drawing-room",
        "main-library",
    ]
    assert [event["where"] for event in t.events("tile-drawn")] == [
        "market",
        "market",
        "stack",
        "market",
        "stack",
        "market",
        "market",
        "stack",
        "market",
    ]
    assert t.in_bag("stable") == 0
    assert t.in_bag("breakfast-room") == 1


def test_central_setup_8_the_game_begins_after_the_market() -> None:
    t = before_market()
    t.draws(*PLAIN)
    t.chance("theme estate")
    assert (t.question, t.asked) == ("choose-turn", ["ponsonby"])
    assert t.events("round-begins") == [
        {"event": "round-begins", "seat": 0, "round": 1, "round-event": "start"}
    ]


# Undesirable Market Population


def ask(t: Table, *tiles: str) -> bool:
    """Draw the first market; whether the table is asked about it."""
    t.draws(*tiles)
    return t.question == "agree-market"


@pytest.mark.parametrize(("option", "asked"), [("ask", True), ("ask-if-odd", False), ("keep", False)])
def test_undesirable_market_population_an_ordinary_market(option: str, asked: bool) -> None:
    assert ask(before_market(option), *PLAIN) is asked


@pytest.mark.parametrize(("option", "asked"), [("ask", True), ("ask-if-odd", True), ("keep", False)])
def test_undesirable_market_population_three_sets_of_duplicates(option: str, asked: bool) -> None:
    doubled = ("stable", "english-garden", "breakfast-room")
    assert ask(before_market(option), *doubled, *PLAIN) is asked


def test_undesirable_market_population_is_asked_about_by_default() -> None:
    t = new_game(options={"first": "0", "monuments": "sculpture-garden,trophy-room,wine-cellar"})
    while t.offers("chance")[0].split()[0] in ("starters", "objectives"):
        t.chance(t.offers("chance")[0])
    assert ask(t, "stable", "english-garden", "breakfast-room", *PLAIN)


@pytest.mark.parametrize(
    ("tiles", "odd"),
    [
        # Two stacks, three stacks, one of them of three
        (("stable", "stable", "barn", "barn", "tennis-court", "main-library", "drawing-room",
          "green-room"), 0),
        (("stable", "stable", "stable", "barn", "barn", "tennis-court", "main-library", "drawing-room",
          "green-room"), 0),
        (("stable", "stable", "barn", "barn", "tennis-court", "tennis-court", "main-library", "drawing-room",
          "green-room"), 1),
        # Three of a category, and four
        (("stable", "croquet-lawn", "tennis-court", "barn", "main-library", "drawing-room"), 0),
        (("stable", "croquet-lawn", "tennis-court", "south-lawn", "main-library", "drawing-room"), 1),
        # Four of a rating, and five
        (("south-lawn", "green-room", "drawing-room", "main-library", "stable", "barn"), 0),
        (("south-lawn", "green-room", "drawing-room", "main-library", "gabled-conservatory", "barn"), 1),
    ],
    ids=["two-stacks", "stack-of-three", "three-stacks", "three-sporting", "four-sporting",
         "four-of-rating-3", "five-of-rating-3"],
)  # fmt: skip
def test_undesirable_market_population_what_is_odd(tiles: tuple[str, ...], odd: int) -> None:
    assert ask(before_market(), *tiles) is bool(odd)


def test_undesirable_market_population_all_agree_and_it_is_drawn_again() -> None:
    t = before_market("ask")
    doubled = ("stable", "english-garden", "breakfast-room", "barn", "main-library", "stable", "drawing-room")
    t.draws(*doubled)
    assert t.asked == ["ponsonby", "york"]
    assert t.offers("york") == ["accept", "redraw"]
    assert t.refuses("ponsonby", "pass") == ("not-an-answer", "central-setup")
    t.play("york", "redraw")
    assert t.asked == ["ponsonby"]
    assert t.market != []
    t.play("ponsonby", "redraw")
    assert t.market == []
    # Everything is back in the bag, and the same tiles qualify.
    assert weights(t) == QUALIFYING
    assert t.events("market-agreed") == [{"event": "market-agreed", "seat": -1, "redrawn": "yes"}]
    t.draws("croquet-lawn", "tennis-court", "south-lawn", "stable", "stable", "barn", "barn")
    assert t.market == ["croquet-lawn", "tennis-court", "south-lawn", "stable*2", "barn*2"]
    t.draws("green-room")
    assert t.market == ["stable*2", "barn*2", "croquet-lawn", "tennis-court", "south-lawn", "green-room"]
    # Once only, however odd it is now.
    assert t.offers("chance", "theme")


def test_undesirable_market_population_one_voice_against_keeps_it() -> None:
    for answers in (("accept", "redraw", "redraw"), ("redraw", "redraw", "accept"), ("accept",) * 3):
        t = before_market(
            "ask",
            seats=("ponsonby", "york", "asquith"),
            monuments="sculpture-garden,trophy-room,wine-cellar,garden-maze",
        )
        t.draws(*PLAIN)
        market = t.market
        for family, answer in zip(("ponsonby", "york", "asquith"), answers, strict=True):
            t.play(family, answer)
        assert t.market == market
        assert t.events("market-agreed") == [{"event": "market-agreed", "seat": -1, "redrawn": "no"}]
        assert t.offers("chance", "theme")


# Intensive Service


def test_intensive_service_pantry_barn_and_brushing_room_and_three_more_tiles() -> None:
    t = before_market(modules=("intensive-service",))
    assert t.market == ["brushing-room", "barn", "butlers-pantry"]
    assert [t.in_bag(tile) for tile in ("brushing-room", "barn", "butlers-pantry")] == [1, 1, 1]
    t.draws("drawing-room", "stable", "barn", "main-library")
    assert t.market == ["brushing-room", "stable", "barn*2", "butlers-pantry", "drawing-room", "main-library"]
    assert t.offers("chance", "theme")


def test_intensive_service_any_three_named_by_the_table() -> None:
    t = before_market(
        modules=("intensive-service-any",), service_tiles="servants-quarters,brushing-room,barn"
    )
    assert t.market == ["brushing-room", "barn", "servants-quarters"]
    assert t.draws("stable", "main-library", "drawing-room") == [
        "brushing-room",
        "stable",
        "barn",
        "servants-quarters",
        "drawing-room",
        "main-library",
    ]


def test_intensive_service_any_three_chosen_by_chance() -> None:
    t = before_market(modules=("intensive-service-any",))
    assert t.market == []
    assert t.offers("chance") == [
        "service brushing-room barn butlers-pantry",
        "service brushing-room barn servants-quarters",
        "service brushing-room butlers-pantry servants-quarters",
        "service barn butlers-pantry servants-quarters",
    ]
    for bad in (
        "service barn butlers-pantry",
        "service barn butlers-pantry servants-hall",
        "service barn barn butlers-pantry",
        "service brushing-room barn butlers-pantry servants-quarters",
    ):
        assert t.refuses("chance", bad) == ("impossible-outcome", "central-setup")
    assert t.refuses("chance", "monuments barn butlers-pantry brushing-room") == (
        "not-an-answer",
        "central-setup",
    )
    assert t.refuses("chance", "tile barn") == ("not-an-answer", "central-setup")
    t.chance("service barn butlers-pantry servants-quarters")
    assert t.market == ["barn", "butlers-pantry", "servants-quarters"]
    assert t.in_bag("barn") == 1
    assert t.draws("stable", "main-library", "drawing-room") == [
        "stable",
        "barn",
        "servants-quarters",
        "butlers-pantry",
        "drawing-room",
        "main-library",
    ]


def test_intensive_service_four_tiles_and_two_more() -> None:
    t = before_market(modules=("intensive-service-four",))
    assert t.offers("chance") == ["service brushing-room barn butlers-pantry servants-quarters"]
    t.chance("service brushing-room barn butlers-pantry servants-quarters")
    assert t.draws("stable", "main-library") == [
        "brushing-room",
        "stable",
        "barn",
        "servants-quarters",
        "butlers-pantry",
        "main-library",
    ]
    t = before_market(
        modules=("intensive-service-four",),
        service_tiles="barn,butlers-pantry,servants-quarters,brushing-room",
    )
    assert t.market == ["brushing-room", "barn", "butlers-pantry", "servants-quarters"]


def test_intensive_service_service_tiles_asked_for_are_not_odd() -> None:
    t = before_market(modules=("intensive-service-four",))
    t.chance("service brushing-room barn butlers-pantry servants-quarters")
    assert not ask(t, "stable", "main-library")
    # Other reasons still hold.
    t = before_market(modules=("intensive-service-four",))
    t.chance("service brushing-room barn butlers-pantry servants-quarters")
    assert ask(t, "brushing-room", "barn", "stable", "stable", "main-library")


def test_intensive_service_the_tiles_come_again_when_the_market_is_drawn_again() -> None:
    t = before_market("ask", modules=("intensive-service",))
    t.draws("stable", "main-library", "drawing-room")
    t.play("ponsonby", "redraw")
    t.play("york", "redraw")
    assert t.market == ["brushing-room", "barn", "butlers-pantry"]
    assert [t.in_bag(tile) for tile in ("brushing-room", "barn", "butlers-pantry", "stable")] == [1, 1, 1, 3]
