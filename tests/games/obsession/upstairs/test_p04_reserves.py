"""Upstairs, Downstairs p. 4: the reserves of the Builders' Market, with the tiles of the expansion."""

import pytest

from tests.games.obsession.table import Table, described
from tests.games.obsession.upstairs.household import UPSTAIRS

LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
SEATS = ("howard", "york")
NEW_SERVICE = ["carriage-house", "renovated-kitchen", "housekeepers-office"]


def after_courtship(number: int, market: list[str], *modules: str, **told: object) -> Table:
    """A tied courtship is over and both objectives are given up: the season ends."""
    monuments = ["sculpture-garden", "trophy-room", "wine-cellar"]
    here = {"round": number, "step": "courtship", "market": market, "monuments": monuments}
    t = described({**here, **told}, SEATS, modules=(*UPSTAIRS, *modules))
    t.chance("card pounds-300", "card pounds-500")
    for family in SEATS:
        t.play(family, t.offers(family)[0])
    return t


def at_market(number: int, market: list[str], **told: object) -> Table:
    here = {"round": number, "step": "market", "market": market, "howard": {"pounds": 5000, "level": 1}}
    return described({**here, **told}, SEATS, modules=UPSTAIRS)


# The reserve of service tiles


def test_p04_after_the_first_courtship_service_tiles_go_to_their_reserve() -> None:
    market = [*NEW_SERVICE, "barn", "babbling-brook", "parish-church"]
    t = after_courtship(4, market)
    assert t.events("reserve-opened") == [{"event": "reserve-opened", "seat": -1, "reserve": "service"}]
    assert sorted(t.reserve) == sorted([*NEW_SERVICE, "barn"])
    # Brook and church are no service tiles.
    assert t.market == ["babbling-brook", "parish-church"]


def test_p04_the_spaces_are_filled_and_service_tiles_drawn_go_to_the_reserve() -> None:
    t = after_courtship(4, ["barn", *LATE[:5]])
    t.chance("tile carriage-house")
    assert (t.market, "carriage-house" in t.reserve) == (LATE[:5], True)
    t.chance("tile gallery")
    assert t.market == LATE


@pytest.mark.parametrize("tile", NEW_SERVICE)
def test_p04_for_the_rest_of_the_game_service_tiles_drawn_go_there(tile: str) -> None:
    t = at_market(6, LATE[:5])
    t.play("howard", "done")
    t.chance(f"tile {tile}")
    assert (t.reserve, t.market) == ([tile], LATE[:5])
    t.chance("tile english-garden")
    # Duplicates are stacked while the market is filled.
    assert t.market == ["english-garden*2", *LATE[1:5]]
    t.chance("tile gallery")
    assert t.market == ["english-garden*2", *LATE[1:]]


def test_p04_before_the_first_courtship_they_lie_in_the_market() -> None:
    t = at_market(2, LATE[:5])
    t.play("howard", "done")
    t.chance("tile carriage-house")
    assert (t.reserve, "carriage-house" in t.market) == ([], True)


# The reserve of rating 1


def test_p04_after_the_second_courtship_tiles_of_rating_1_go_to_their_reserve() -> None:
    market = ["stable*2", "fenced-paddock", "croquet-lawn", "babbling-brook", "stocked-lake", "gallery"]
    t = after_courtship(8, market, reserve=["carriage-house"])
    assert t.events("reserve-opened") == [{"event": "reserve-opened", "seat": -1, "reserve": "pr1"}]
    assert sorted(t.reserve) == ["carriage-house", "croquet-lawn", "fenced-paddock", "stable", "stable"]
    assert t.market == ["babbling-brook", "stocked-lake", "gallery"]
    t.chance("tile croquet-lawn", "tile renovated-kitchen")
    assert t.reserve.count("croquet-lawn") == 2
    assert t.market == ["babbling-brook", "stocked-lake", "gallery"]


@pytest.mark.parametrize(("number", "opened"), [(12, []), (8, ["pr1"]), (4, ["service"])])
def test_p04_the_reserves_open_twice_in_a_game(number: int, opened: list[str]) -> None:
    t = after_courtship(number, LATE)
    assert [event["reserve"] for event in t.events("reserve-opened")] == opened


# Looking and buying


def test_p04_the_reserves_are_open_to_all_at_any_time() -> None:
    t = at_market(10, LATE, reserve=["carriage-house", "stable"])
    for viewer in ("howard", "york", None):
        assert t.view(viewer).plain()["reserve"] == ["carriage-house", "stable"]


@pytest.mark.parametrize(
    ("tile", "price"),
    [("carriage-house", 400), ("renovated-kitchen", 500), ("housekeepers-office", 300), ("stable", 100)],
)
def test_p04_tiles_may_be_bought_from_the_reserves(tile: str, price: int) -> None:
    t = at_market(10, LATE, reserve=[tile])
    t.play("howard", f"buy {tile} reserve")
    assert t.seat("howard").pounds == 5000 - price
    assert t.reserve == []


def test_p04_several_from_both_reserves_on_the_builders_holiday() -> None:
    t = at_market(11, LATE, reserve=["carriage-house", "renovated-kitchen", "stable"])
    for tile in ("carriage-house", "renovated-kitchen", "stable"):
        t.play("howard", f"buy {tile} reserve")
    assert t.seat("howard").estate[5:] == ["carriage-house", "renovated-kitchen", "stable"]


def test_p04_one_only_in_other_rounds() -> None:
    row = {"pounds": 5000, "level": 1, "vp-cards": ["pounds-300"]}
    t = at_market(10, LATE, reserve=["carriage-house", "stable"], howard=row)
    t.play("howard", "buy carriage-house reserve")
    assert t.refuses("howard", "buy stable reserve") == ("one-purchase-a-turn", "builders-market")


# One may go on without them


def test_p04_note_the_reserves_are_optional() -> None:
    t = after_courtship(4, ["barn", *LATE[:5]], "first-edition-no-reserves")
    assert t.events("reserve-opened") == []
    assert (t.reserve, t.market) == ([], ["barn", *LATE[:5]])
