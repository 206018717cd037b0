"""Buy from the Builders' Market, rules 1 to 7: prices, one purchase, no duplicates, the Butler's Pantry."""

import pytest

from tests.games.obsession.names import START_TILES
from tests.games.obsession.table import Row, Table, described, table

SIX = ["stable", "barn", "breakfast-room", "main-library", "drawing-room", "gabled-conservatory"]
RULE = "builders-market"


def at_market(
    market: list[str] | None = None,
    pounds: int = 2000,
    row: Row | None = None,
    corrections: Row | None = None,
    **told: object,
) -> Table:
    """Ponsonby in step 7 of round 2, without reputation unless *row* gives some."""
    board = {"pounds": pounds, **(row or {})}
    here = {"round": 2, "step": "market", "market": market or SIX, "ponsonby": board}
    return described({**here, **told}, corrections=corrections)


# Rule 3: prices

PRICES = {
    # Modifiers of the tiles
    "brushing-room": -200,
    "barn": -100,
    "butlers-pantry": 100,
    "servants-quarters": 100,
    "servants-hall": 200,
    "breakfast-room": 0,
    "main-library": 0,
    "north-library": 100,
    "dining-room": 200,
    "great-hall": 300,
    "drawing-room": 0,
    "music-room": 100,
    "smoking-room": 200,
    "gallery": 200,
    "statuary": 300,
    "fenced-paddock": -200,
    "english-garden": -100,
    "gabled-conservatory": 0,
    "french-garden": 100,
    "stable": -200,
    "croquet-lawn": -100,
    "tennis-court": 0,
    "hillside-kennel": 200,
    "billiards-room": 200,
    "heritage-guest-suite": 0,
    "queens-suite": 200,
    "lionheart-suite": 300,
    "green-room": 100,
    "south-lawn": 0,
    "trophy-room": 100,
    "wine-cellar": 100,
    "imported-marble-floor": 200,
    "manor-gargoyles": 200,
    "sculpture-garden": 300,
}
FILLERS = ["tennis-court", "gabled-conservatory", "main-library", "drawing-room", "south-lawn"]


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_rule_3_every_space_has_its_price(space: int) -> None:
    tiles = ["breakfast-room", "tennis-court", "main-library", "drawing-room", "south-lawn"]
    market = [*tiles[: space - 1], "gabled-conservatory", *tiles[space - 1 :]]
    price = 200 + 100 * space
    buy = f"buy gabled-conservatory {space}"
    t = at_market(market, price - 100, {"position": 3})
    assert t.refuses("ponsonby", buy) == ("too-expensive", RULE)
    assert t.told("ponsonby", buy) == {"tile": "gabled-conservatory", "price": price, "pounds": price - 100}
    t = at_market(market, price)
    t.play("ponsonby", buy)
    assert t.seat("ponsonby").pounds == 0
    assert t.events("tile-bought") == [
        {"event": "tile-bought", "seat": 0, "tile": "gabled-conservatory", "price": price}
    ]


@pytest.mark.parametrize("tile", PRICES)
def test_rule_3_the_modifier_of_a_tile_changes_its_price(tile: str) -> None:
    fillers = [name for name in [*FILLERS, "breakfast-room"] if name != tile][:5]
    # A game for two has three monuments, so the five are tried three at a time.
    monuments = list(PRICES)[-5:-2] if tile in list(PRICES)[-5:-2] else list(PRICES)[-3:]
    t = at_market([*fillers[:3], tile, *fillers[3:]], 1000, monuments=monuments)
    t.play("ponsonby", f"buy {tile} 4")
    assert t.seat("ponsonby").pounds == 1000 - 600 - PRICES[tile]
    assert t.seat("ponsonby").estate[-1] == tile


def test_rule_3_no_tile_costs_less_than_a_hundred() -> None:
    t = at_market(["stable", *SIX[1:]], 100)
    t.play("ponsonby", "buy stable 1")
    assert t.seat("ponsonby").pounds == 0
    cheaper = {"tiles": {"stable": {"price_mod": -300}}}
    assert at_market(["stable", *SIX[1:]], 0, corrections=cheaper).question == "choose-turn"
    t = at_market(["stable", *SIX[1:]], 100, corrections=cheaper)
    t.play("ponsonby", "buy stable 1")
    assert t.seat("ponsonby").pounds == 0


def test_rule_3_the_list_shows_what_the_purse_allows() -> None:
    # 300-200, 400-100, 500, 600, 700, 800
    for pounds, spaces in [(100, 1), (200, 1), (300, 2), (500, 3), (600, 4), (700, 5), (800, 6)]:
        t = at_market(pounds=pounds)
        bought = [f"buy {tile} {at + 1}" for at, tile in enumerate(SIX[:spaces])]
        assert t.offers("ponsonby", "buy") == bought
        assert t.offers("ponsonby")[0] == "done"


# Rule 7: rating does not limit


def test_rule_7_reputation_does_not_limit_purchases() -> None:
    t = at_market([*SIX[:5], "great-hall"], 1100)
    assert t.seat("ponsonby").reputation == (1, 1)
    t.play("ponsonby", "buy great-hall 6")
    assert t.seat("ponsonby").estate[-1] == "great-hall"


# Rule 1: one purchase a turn


def test_rule_1_one_purchase_a_turn() -> None:
    t = at_market(row={"vp-cards": ["pounds-300"]})
    t.play("ponsonby", "buy stable 1")
    # The card keeps the question open; a second tile is refused all the same.
    assert (t.question, t.asked) == ("buy-tile", ["ponsonby"])
    assert t.offers("ponsonby", "buy") == []
    assert t.refuses("ponsonby", "buy barn 2") == ("one-purchase-a-turn", RULE)
    assert t.county.bought == 1
    t.play("ponsonby", "done")
    t.chance("tile croquet-lawn")
    assert t.asked == ["york"]
    assert t.county.bought == 0


def test_rule_1_without_a_card_the_turn_goes_on_by_itself() -> None:
    t = at_market()
    t.play("ponsonby", "buy stable 1")
    assert t.asked == ["chance"]


def test_buying_is_optional() -> None:
    t = at_market()
    t.play("ponsonby", "done")
    assert t.asked == ["york"]
    assert (t.market, t.seat("ponsonby").pounds) == (SIX, 2000)


@pytest.mark.parametrize(
    ("pounds", "level", "position", "asked"),
    [
        (0, 1, 1, False),
        (100, 1, 1, False),  # the cheapest costs 200
        (200, 1, 1, True),
        (0, 1, 2, False),
        (100, 1, 2, False),
        (0, 1, 3, True),  # a loan for two steps, which may come at any moment of the turn
        (100, 1, 3, True),
        (0, 1, 5, True),
    ],
)
def test_buying_is_asked_about_only_if_something_could_be_bought_or_borrowed(
    pounds: int, level: int, position: int, asked: bool
) -> None:
    market = ["english-garden", "tennis-court", "main-library", "drawing-room", "south-lawn", "green-room"]
    t = at_market(market, pounds, row={"level": level, "position": position})
    assert (t.question == "buy-tile") is asked


def test_special_actions_a_loan_may_still_be_taken_after_the_activity() -> None:
    dear = ["sculpture-garden", "great-hall", "statuary", "lionheart-suite", "gallery", "smoking-room"]
    t = at_market(dear, 100, row={"position": 4})
    t.play("ponsonby", "borrow")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").reputation) == (200, (1, 2))
    assert t.refuses("ponsonby", "borrow") == ("reputation-cannot-pay", "special-actions")


def test_buying_is_not_asked_about_when_everything_affordable_is_owned() -> None:
    t = at_market(pounds=300, row={"estate": ["stable", "barn"]})
    assert t.question == "choose-turn"
    assert at_market(pounds=300, row={"estate": ["stable"]}).question == "buy-tile"


# Rule 2: no duplicates


@pytest.mark.parametrize("side", ["", "/back"])
def test_rule_2_a_tile_owned_already_is_not_sold_again(side: str) -> None:
    t = at_market(row={"estate": [f"drawing-room{side}"]})
    assert t.refuses("ponsonby", "buy drawing-room 5") == ("tile-owned-already", RULE)
    assert t.told("ponsonby", "buy drawing-room 5") == {"tile": "drawing-room"}
    t.play("ponsonby", "buy main-library 4")


def test_rule_2_others_may_own_the_same_tile() -> None:
    t = at_market(york={"estate": ["drawing-room"]})
    t.play("ponsonby", "buy drawing-room 5")
    assert t.seat("ponsonby").estate[-1] == "drawing-room"


# Rule 4: the tile comes front side up, at the end of the estate


def test_rule_4_a_new_tile_lies_front_side_up_and_counts_at_once() -> None:
    t = at_market(row={"estate": ["barn"]})
    t.play("ponsonby", "buy breakfast-room 3")
    assert t.seat("ponsonby").estate == [*START_TILES, "barn", "breakfast-room"]
    # 3 + 0 + 1 + 1 + 0, 2 for the Barn, -1 for the Breakfast Room
    assert t.seat("ponsonby").score["tiles"] == 6


@pytest.mark.parametrize("tile", ["green-room", "south-lawn"])
def test_rule_4_a_hybrid_tile_lies_front_side_up_too(tile: str) -> None:
    t = at_market([*SIX[:5], tile])
    t.play("ponsonby", f"buy {tile} 6")
    assert t.seat("ponsonby").estate[-1] == tile


# What is on offer


@pytest.mark.parametrize(
    "words",
    [
        "buy stable 2",
        "buy croquet-lawn 1",
        "buy stable reserve",
        "buy brushing-room reserve",
        "buy main-gazebo 3",
        "buy great-hall 6",
    ],
)
def test_only_what_lies_on_a_space_is_sold(words: str) -> None:
    t = at_market()
    assert t.refuses("ponsonby", words) == ("tile-not-on-offer", RULE)
    assert t.told("ponsonby", words) == {"tile": words.split()[1]}


def test_only_what_lies_on_a_space_is_sold_also_when_the_market_is_short() -> None:
    t = at_market(SIX[:3])
    assert t.refuses("ponsonby", "buy main-library 4") == ("tile-not-on-offer", RULE)
    assert t.offers("ponsonby", "buy") == ["buy stable 1", "buy barn 2", "buy breakfast-room 3"]


def test_step_7_takes_purchases_and_special_actions_only() -> None:
    t = at_market()
    assert t.refuses("ponsonby", "pass") == ("not-an-answer", RULE)
    assert t.told("ponsonby", "pass") == {"action": "pass", "question": "buy-tile"}
    assert t.refuses("york", "buy stable 1") == ("not-your-turn", "table")


# Butler's Pantry


def test_butlers_pantry_brings_the_underbutler_into_expended_service() -> None:
    t = at_market(["butlers-pantry", *SIX[1:]])
    t.play("ponsonby", "buy butlers-pantry 1")
    assert t.seat("ponsonby").pounds == 1600
    assert t.seat("ponsonby").expended == ["underbutler"]
    assert t.for_hire.count("underbutler") == 1
    assert t.events("servants-hired") == [
        {"event": "servants-hired", "seat": 0, "servants": ("underbutler",)}
    ]


def test_butlers_pantry_without_an_underbutler_left_is_just_a_tile() -> None:
    staff = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
    # A family has one underbutler at most: both are gone when each of two others has one.
    taken = {"available": [*staff, "underbutler"]}
    t = table(
        ("ponsonby", "york", "asquith"),
        round=2,
        step="market",
        market=["butlers-pantry", *SIX[1:]],
        ponsonby={"pounds": 2000},
        york=taken,
        asquith=taken,
    )
    assert "underbutler" not in t.for_hire
    t.play("ponsonby", "buy butlers-pantry 1")
    assert (t.seat("ponsonby").expended, t.seat("ponsonby").available) == ([], staff)
    assert t.seat("ponsonby").estate[-1] == "butlers-pantry"
    assert t.events("servants-hired") == []


def test_no_other_tile_brings_a_servant() -> None:
    t = at_market(["brushing-room", *SIX[1:]])
    t.play("ponsonby", "buy brushing-room 1")
    assert t.seat("ponsonby").expended == []
    assert t.for_hire.count("underbutler") == 2
