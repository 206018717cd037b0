"""Upstairs, Downstairs p. 14: buying in the Estate Challenge, columns, tiles given up, and no new market."""

import pytest

from parlour.games.obsession.words.catalogue import TILES
from tests.games.obsession.table import HEIR, LORD, Table, table

CHALLENGE = ("estate-challenge",)
LONG = ("estate-challenge", "extended")
RULE = "estate-challenge"
MARKET = "builders-market"


def market(
    number: int = 2, modules: tuple[str, ...] = CHALLENGE, *, step: str = "market", **row: object
) -> Table:
    """Step 7 of Ponsonby's turn."""
    t = table(("ponsonby",), modules=modules, round=number, step=step, ponsonby={"pounds": 3000, **row})
    assert t.asked == ["ponsonby"]
    return t


def stack(t: Table, space: int) -> list[str]:
    return [TILES[tile] for tile in t.county.piles[space - 1]]


# Prices


PRICES = {
    1: {"brushing-room": 100, "barn": 200, "servants-hall": 500},
    2: {"stable": 200, "tennis-court": 400},
    3: {"breakfast-room": 500, "great-hall": 800},
    4: {"queens-suite": 800},
    5: {"drawing-room": 700, "lionheart-suite": 1000},
    6: {"trophy-room": 900, "sculpture-garden": 1100},
}
"""Of some tiles, by their stacks."""


@pytest.mark.parametrize(
    ("tile", "space", "price"),
    [(tile, space, price) for space, prices in PRICES.items() for tile, price in prices.items()],
)
def test_step_7_the_price_is_that_of_the_stack_and_the_tiles_own(tile: str, space: int, price: int) -> None:
    t = market()
    t.play("ponsonby", f"buy {tile} {space}")
    assert t.seat("ponsonby").pounds == 3000 - price
    assert tile in t.seat("ponsonby").estate
    assert tile not in stack(t, space)


def test_step_7_any_tile_of_a_stack_may_be_bought() -> None:
    t = market()
    offers = t.offers("ponsonby", "buy")
    assert len(offers) == 37
    t.play("ponsonby", "buy stocked-lake 2")
    assert stack(t, 2) == ["stable", "croquet-lawn", "tennis-court", "hillside-kennel", "billiards-room"]


def test_step_7_only_from_its_own_stack_and_for_its_price() -> None:
    t = market(pounds=400)
    assert t.refuses("ponsonby", "buy stable 1") == ("tile-not-on-offer", MARKET)
    assert t.refuses("ponsonby", "buy drawing-room 5") == ("too-expensive", MARKET)
    assert t.refuses("ponsonby", "buy south-lawn 2") == ("tile-not-on-offer", MARKET)


def test_step_7_as_many_tiles_as_one_can_pay_for() -> None:
    t = market()
    t.play("ponsonby", "buy stable 2", "buy brushing-room 1", "buy drawing-room 5", "buy great-hall 3")
    assert t.seat("ponsonby").pounds == 3000 - 200 - 100 - 700 - 800
    assert t.question == "buy-tile"
    t.play("ponsonby", "done")
    assert t.question == "chance"


def test_step_7_also_after_passing() -> None:
    t = market(step="pass-favour")
    t.play("ponsonby", "rents", "buy stable 2", "buy croquet-lawn 2")
    assert t.seat("ponsonby").pounds == 3200 - 200 - 300


@pytest.mark.parametrize(("number", "price"), [(5, 700), (6, 600), (7, 700), (11, 600), (16, 600), (12, 700)])
def test_builders_holidays_every_tile_is_100_pounds_cheaper(number: int, price: int) -> None:
    t = market(number)
    t.play("ponsonby", "buy drawing-room 5", "buy music-room 5")
    assert t.seat("ponsonby").pounds == 3000 - price - (price + 100)


def test_builders_holidays_nothing_becomes_free() -> None:
    t = market(6)
    t.play("ponsonby", "buy brushing-room 1")
    assert t.seat("ponsonby").pounds == 2900


# Columns


SERVICE = ["brushing-room", "barn"]


def test_columns_no_fourth_service_tile_in_the_standard_game() -> None:
    t = market(estate=SERVICE)
    assert t.refuses("ponsonby", "buy servants-quarters 1") == ("column-full", RULE)
    assert not [offer for offer in t.offers("ponsonby", "buy") if offer.endswith(" 1")]
    t.play("ponsonby", "buy stable 2")


def test_columns_no_fifth_service_tile_in_the_long_game() -> None:
    t = market(modules=LONG, estate=SERVICE)
    t.play("ponsonby", "buy servants-quarters 1")
    assert t.refuses("ponsonby", "buy carriage-house 1") == ("column-full", RULE)


@pytest.mark.parametrize(
    ("estate", "monument"),
    [
        (SERVICE, "wine-cellar"),
        (["stable", "croquet-lawn"], "trophy-room"),
        (["breakfast-room", "main-library"], "imported-marble-floor"),
        (["fenced-paddock", "english-garden"], "sculpture-garden"),
        (["drawing-room", "music-room"], "manor-gargoyles"),
    ],
)
def test_columns_a_monument_belongs_to_one(estate: list[str], monument: str) -> None:
    t = market(estate=estate)
    assert t.refuses("ponsonby", f"buy {monument} 6") == ("column-full", RULE)
    others = [offer for offer in t.offers("ponsonby", "buy") if offer.endswith(" 6")]
    assert len(others) == 4


def test_columns_a_tile_given_up_makes_room_and_leaves_the_game() -> None:
    t = market(estate=SERVICE)
    t.play("ponsonby", "scrap brushing-room")
    assert "brushing-room" not in t.seat("ponsonby").estate
    assert "brushing-room" not in stack(t, 1)
    assert t.refuses("ponsonby", "buy brushing-room 1") == ("tile-not-on-offer", MARKET)
    t.play("ponsonby", "buy servants-quarters 1")
    assert t.refuses("ponsonby", "buy carriage-house 1") == ("column-full", RULE)
    told = t.view("ponsonby").plain()["challenge"]
    assert isinstance(told, dict)
    assert told["scrapped"] == ["brushing-room"]


def test_columns_a_tile_is_given_up_before_the_purchase_only() -> None:
    t = market(estate=SERVICE)
    assert t.offers("ponsonby", "scrap") == ["scrap butlers-room", "scrap brushing-room", "scrap barn"]
    assert t.refuses("ponsonby", "scrap main-gazebo") == ("column-not-full", RULE)
    assert t.refuses("ponsonby", "scrap stable") == ("tile-not-yours", RULE)
    t = market(step="turn", estate=SERVICE)
    assert t.refuses("ponsonby", "scrap barn")[0] == "not-an-answer"


def test_columns_a_start_tile_may_be_given_up() -> None:
    t = market(estate=["drawing-room", "music-room"])
    t.play("ponsonby", "scrap front-parlour", "buy gallery 5")
    assert t.seat("ponsonby").estate[-3:] == ["drawing-room", "music-room", "gallery"]
    assert "front-parlour" not in t.seat("ponsonby").estate


def test_columns_the_tile_of_this_turns_activity_stays() -> None:
    t = table(
        ("ponsonby",),
        modules=CHALLENGE,
        round=2,
        ponsonby={"pounds": 3000, "estate": ["stable", "croquet-lawn"]},
    )
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")
    assert t.question == "buy-tile"
    assert t.refuses("ponsonby", "scrap bowling-green") == ("tile-in-use", RULE)
    assert "scrap bowling-green" not in t.offers("ponsonby")


def test_columns_no_tiles_are_given_up_elsewhere() -> None:
    t = table(step="market", ponsonby={"pounds": 900, "estate": ["barn"]})
    assert t.refuses("ponsonby", "scrap barn")[0] == "not-in-this-game"


def test_columns_what_a_tile_granted_is_lost_the_footman_is_no_valet_any_more() -> None:
    staff = ["butler", "housekeeper", "footman", "footman"]
    words = f"host main-gazebo {LORD} zachary-ell-esq staff footman,footman"
    row = {"estate": SERVICE, "available": staff, "hand": ["zachary-ell-esq"]}
    assert table(("ponsonby",), modules=CHALLENGE, round=2, ponsonby=row).allows("ponsonby", words)
    t = market(estate=SERVICE, available=staff, hand=["zachary-ell-esq"])
    t.play("ponsonby", "scrap brushing-room", "done")
    t.chance("roll 20")
    t.play("ponsonby", "entertain")
    assert t.refuses("ponsonby", words) == ("stand-in-needs-tile", "provide-service")


def test_columns_with_the_pantry_goes_its_underbutler() -> None:
    t = market()
    t.play("ponsonby", "buy butlers-pantry 1", "buy barn 1")
    assert "underbutler" in t.seat("ponsonby").expended
    t.play("ponsonby", "scrap butlers-pantry")
    assert "underbutler" not in t.seat("ponsonby").expended
    assert "underbutler" in t.for_hire


@pytest.mark.parametrize("place", ["available", "quarters", "expended"])
def test_columns_the_underbutler_goes_from_wherever_he_is(place: str) -> None:
    areas = {"available": ["butler"], "quarters": ["valet"], "expended": ["footman"]}
    areas[place] = [*areas[place], "underbutler"]
    t = market(
        estate=["butlers-pantry", "barn"],
        available=areas["available"],
        quarters=areas["quarters"],
        expended=areas["expended"],
    )
    t.play("ponsonby", "scrap butlers-pantry")
    board = t.seat("ponsonby")
    assert "underbutler" not in [*board.available, *board.quarters, *board.expended]
    assert "underbutler" in t.for_hire
    assert t.events("tile-scrapped") == [{"event": "tile-scrapped", "seat": 0, "tile": "butlers-pantry"}]


def test_columns_the_underbutler_goes_from_his_work_too() -> None:
    t = market(step="host", estate=["butlers-pantry", "barn"], available=["underbutler"])
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff underbutler", "scrap butlers-pantry")
    assert "underbutler" in t.for_hire
    t.play("ponsonby", "done")
    t.chance("roll 20")
    assert t.seat("ponsonby").expended == []


# The market is never refreshed


def test_ruling_30_no_refresh_for_reputation() -> None:
    t = market(level=3)
    assert t.refuses("ponsonby", "refresh") == ("market-is-stacked", RULE)


def test_ruling_30_no_refresh_by_a_card() -> None:
    row = {"vp-cards": ["refresh-market"]}
    t = table(("ponsonby",), modules=CHALLENGE, round=2, step="turn", ponsonby=row)
    assert t.refuses("ponsonby", "use refresh-market") == ("market-is-stacked", RULE)


def test_ruling_30_no_refresh_and_no_fetching_by_the_useful_man() -> None:
    t = market(available=["useful-man"])
    for words in ("sweep", "fetch statuary"):
        assert t.refuses("ponsonby", words) == ("market-is-stacked", RULE)


def test_ruling_30_no_refresh_when_passing_but_rents_or_hiring() -> None:
    t = market(step="pass-favour")
    assert t.refuses("ponsonby", "renew") == ("market-is-stacked", RULE)
    offers = [offer.split()[0] for offer in t.offers("ponsonby")]
    assert "rents" in offers
    assert "host butlers-room staff butler" in t.offers("ponsonby")
    t.play("ponsonby", "host butlers-room staff butler", "hire valet footman")
    assert t.seat("ponsonby").expended == ["valet", "footman"]


def test_ruling_30_the_useful_man_still_bargains() -> None:
    t = market(available=["useful-man"])
    t.play("ponsonby", "buy drawing-room 5 useful-man")
    assert t.seat("ponsonby").pounds == 3000 - 600


# Exceptions of the solitaire game


def test_exceptions_nobody_is_recruited() -> None:
    t = market(step="host", estate=["butlers-room/back"])
    words = "host butlers-room=recruit staff butler"
    assert t.refuses("ponsonby", words) == ("no-recruiting-alone", "solitaire")


def test_exceptions_gossips_attack_nobody() -> None:
    t = market(step="host", hand=["charles-hobart-esq"])
    t.play("ponsonby", f"host bowling-green {LORD} charles-hobart-esq staff valet,footman")
    t.let_chance()
    assert t.question == "buy-tile"


def test_exceptions_the_servants_hall_gives_one_reputation() -> None:
    t = market(step="check", estate=["servants-hall"])
    assert t.question == "use-hall"
    t.play("ponsonby", "gossip footman")
    assert t.seat("ponsonby").steps == 1
