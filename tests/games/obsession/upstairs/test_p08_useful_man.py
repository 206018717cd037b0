"""Upstairs, Downstairs p. 8, the five abilities of the useful man."""

import pytest

from tests.games.obsession.table import Table, described
from tests.games.obsession.upstairs.household import (
    ALL,
    BASE,
    COUNTESS,
    DIANA,
    EARL,
    MARKET,
    UPSTAIRS,
    VISCOUNT,
    gained,
    howard,
)

RULE = "useful-man"
WITHOUT_HIM = [each for each in ALL if each != "useful-man"]
NOT_THERE = ("servant-not-available", RULE)


# 1. The village fair


def fair(study: str = "private-study", /, **row: object) -> Table:
    """Round 3 is that of a fair; the Howards are about to begin their turn."""
    t = howard(estate=[study], top={"round": 3, "step": "turn", "market": MARKET}, **row)
    t.play("howard", "entertain")
    return t


@pytest.mark.parametrize(
    ("study", "without", "with_him"), [("private-study", 0, 200), ("private-study/back", 300, 500)]
)
def test_p08_useful_man_at_the_fair_200_pounds_more(study: str, without: int, with_him: int) -> None:
    t = fair(study)
    assert (t.asked, t.question) == (["howard"], "use-fair")
    t.play("howard", "decline")
    assert t.seat("howard").pounds == without
    assert "useful-man" in t.seat("howard").available
    t = fair(study)
    t.play("howard", "assist")
    assert t.seat("howard").pounds == with_him


def test_p08_useful_man_at_the_fair_he_is_placed_in_step_2_before_the_activity() -> None:
    t = fair()
    t.play("howard", "assist")
    assert t.question == "host-activity"
    board = t.seat("howard")
    assert "useful-man" not in board.available
    # He lies on the Private Study until the board is cleared.
    t.play("howard", f"host bowling-green {EARL} {VISCOUNT} staff footman")
    t.finish("howard")
    assert board.expended == ["footman", "useful-man"]


def test_p08_useful_man_at_the_fair_he_is_not_there_for_anything_else_in_that_turn() -> None:
    t = howard(
        level=2,
        pounds=600,
        estate=["drawing-room"],
        top={"round": 3, "step": "turn", "market": MARKET},
    )
    t.play("howard", "entertain", "assist")
    eased = f"host drawing-room {EARL} {COUNTESS}=dismiss {DIANA} staff housekeeper extra useful-man"
    assert t.refuses("howard", eased) == ("servant-not-available", "provide-service")
    assert t.refuses("howard", "sweep") == NOT_THERE
    assert t.refuses("howard", "fetch stable") == NOT_THERE
    t.play("howard", f"host bowling-green {EARL} {VISCOUNT} staff footman")
    assert t.refuses("howard", "buy breakfast-room 2 useful-man") == NOT_THERE


def test_p08_useful_man_at_the_fair_also_when_passing() -> None:
    t = howard(
        top={"round": 3, "step": "turn", "market": MARKET}, available=WITHOUT_HIM, expended=["useful-man"]
    )
    t.play("howard", "pass")
    # Passing has brought him back before step 2.
    assert t.question == "use-fair"
    t.play("howard", "assist")
    assert t.seat("howard").pounds == 200
    t.play("howard", "rents")
    t.finish("howard")
    assert t.seat("howard").expended == ["useful-man"]


@pytest.mark.parametrize("number", [2, 6, 7])
def test_p08_useful_man_only_in_the_round_of_a_fair(number: int) -> None:
    t = howard(top={"round": number, "step": "turn"})
    t.play("howard", "entertain")
    t.let_chance()
    assert t.question == "host-activity"
    assert t.seat("howard").pounds == 0


def test_p08_useful_man_at_the_fair_nobody_is_asked_who_has_none() -> None:
    t = fair(available=WITHOUT_HIM)
    assert t.question == "host-activity"
    t = fair(available=WITHOUT_HIM, expended=["useful-man"], level=1)
    assert t.question == "host-activity"
    t = fair(available=WITHOUT_HIM, **{"vp-cards": ["refresh-service"]})
    assert t.question == "host-activity"


# 2. A purchase


def market(*tiles: str, pounds: int = 1000, **row: object) -> Table:
    """Step 7 without reputation to borrow on."""
    here = list(tiles) or MARKET
    return howard(pounds=pounds, level=1, top={"step": "market", "market": here}, **row)


def test_p08_useful_man_on_a_tile_of_the_market_100_pounds_less() -> None:
    t = market()
    t.play("howard", "buy breakfast-room 2")
    assert t.seat("howard").pounds == 1000 - 400
    t = market()
    t.play("howard", "buy breakfast-room 2 useful-man")
    assert t.seat("howard").pounds == 1000 - 300
    assert "useful-man" not in t.seat("howard").available
    t.finish("howard")
    assert t.seat("howard").expended == ["useful-man"]


def test_p08_useful_man_makes_a_tile_affordable() -> None:
    t = market(pounds=300)
    assert t.refuses("howard", "buy breakfast-room 2") == ("too-expensive", "builders-market")
    t.play("howard", "buy breakfast-room 2 useful-man")
    assert t.seat("howard").pounds == 0


def test_p08_useful_man_the_price_never_becomes_nothing() -> None:
    # The Stable on the first space costs 100.
    t = market("stable", *MARKET[1:], pounds=100)
    words = "buy stable 1 useful-man"
    assert t.refuses("howard", words) == ("no-cheaper", "builders-market")
    t.play("howard", "buy stable 1")
    assert t.seat("howard").pounds == 0


def test_p08_useful_man_one_purchase_only() -> None:
    # The builders' holiday of round 11 allows several purchases.
    t = howard(pounds=2000, level=1, top={"round": 11, "step": "market", "market": MARKET})
    t.play("howard", "buy breakfast-room 2 useful-man")
    assert t.refuses("howard", "buy main-library 3 useful-man") == NOT_THERE
    t.play("howard", "buy main-library 3")
    assert t.seat("howard").pounds == 2000 - 300 - 500


def test_p08_useful_man_must_be_available_for_a_purchase() -> None:
    t = market(available=WITHOUT_HIM, quarters=["useful-man"])
    assert t.refuses("howard", "buy breakfast-room 2 useful-man") == NOT_THERE
    t = market(available=WITHOUT_HIM)
    assert t.refuses("howard", "buy breakfast-room 2 useful-man") == NOT_THERE


@pytest.mark.parametrize(("tile", "price"), [("carriage-house", 300), ("barn", 100)])
def test_p08_useful_man_ruling_26_on_any_purchase_one_from_a_reserve_too(tile: str, price: int) -> None:
    here = {"round": 6, "step": "market", "market": MARKET, "reserve": [tile]}
    t = howard(pounds=1000, level=1, top=here)
    t.play("howard", f"buy {tile} reserve useful-man")
    assert t.seat("howard").pounds == 1000 - price


# 3. The rating of a tile


def test_p08_useful_man_lowers_the_rating_of_a_tile_by_one_for_the_turn() -> None:
    t = howard(level=2, estate=["drawing-room"])
    words = f"host drawing-room {EARL} {COUNTESS}=dismiss {DIANA} staff housekeeper"
    assert t.refuses("howard", words) == ("tile-above-reputation", "host-activity")
    assert gained(t, "howard", f"{words} extra useful-man") == (200, 2)
    assert "useful-man" not in t.seat("howard").available


def test_p08_useful_man_two_ratings_above_are_too_many() -> None:
    t = howard(level=1, estate=["drawing-room"])
    words = f"host drawing-room {EARL} {COUNTESS}=dismiss {DIANA} staff housekeeper extra useful-man"
    assert t.refuses("howard", words) == ("tile-above-reputation", "host-activity")
    assert t.told("howard", words) == {"tile": "drawing-room", "rating": 3, "level": 2}


def test_p08_useful_man_the_rating_of_guests_stays() -> None:
    t = howard(level=2, estate=["drawing-room"], hand=["hon-albert-plantagenet"])
    words = (
        f"host drawing-room {EARL} {DIANA} hon-albert-plantagenet staff housekeeper,valet extra useful-man"
    )
    assert t.refuses("howard", words) == ("guest-above-reputation", "invite-guests")


def test_p08_useful_man_with_the_cook_tile_and_guests_may_be_of_a_higher_rating() -> None:
    t = howard(level=2, estate=["drawing-room"], hand=["clarence-lord-archer"])
    words = f"host drawing-room {EARL} {DIANA} clarence-lord-archer staff butler,housekeeper"
    assert not t.allows("howard", f"{words} extra useful-man")
    assert not t.allows("howard", f"{words} extra cook")
    # The Drawing Room 2, Lady Diana's admirer 2, the cook 1.
    assert gained(t, "howard", f"{words} extra cook,useful-man") == (700, 5)


def test_p08_useful_man_on_either_side_of_a_tile_whose_rating_can_be_seen() -> None:
    t = howard(level=2, estate=["drawing-room/back", "private-study/back"])
    words = f"host drawing-room {EARL} {VISCOUNT} {COUNTESS}=dismiss {DIANA} staff housekeeper"
    assert not t.allows("howard", words)
    assert t.allows("howard", f"{words} extra useful-man")
    # A tile that is no longer played has none.
    words = f"host private-study {EARL} {VISCOUNT} staff butler extra useful-man"
    assert t.refuses("howard", words) == ("no-activity-here", "host-activity")


def test_p08_useful_man_is_not_wasted_on_a_tile_that_needs_no_help() -> None:
    t = howard(level=3, estate=["drawing-room"])
    words = f"host drawing-room {EARL} {COUNTESS}=dismiss {DIANA} staff housekeeper extra useful-man"
    assert t.refuses("howard", words) == ("rating-needs-no-help", RULE)


def test_p08_useful_man_in_the_next_turn_the_rating_is_as_printed() -> None:
    t = howard(level=2, estate=["drawing-room"], top={"round": 1})
    t.play(
        "howard", f"host drawing-room {EARL} {COUNTESS}=dismiss {DIANA} staff housekeeper extra useful-man"
    )
    t.finish("howard")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("howard", "pass", "rents")
    t.finish("howard")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("howard", "entertain", "decline")
    assert t.seat("howard").reputation == (2, 3)
    words = f"host drawing-room {EARL} {VISCOUNT} {COUNTESS}=dismiss {DIANA} staff housekeeper"
    assert t.refuses("howard", words) == ("tile-above-reputation", "host-activity")
    assert t.told("howard", words) == {"tile": "drawing-room", "rating": 3, "level": 2}
    # He has been refreshed, and may help again.
    assert t.allows("howard", f"{words} extra useful-man")


# 4. A new market, once in the game


def test_p08_useful_man_leaves_the_game_for_a_new_market() -> None:
    t = market()
    t.play("howard", "sweep")
    assert t.events("market-refreshed") == [{"event": "market-refreshed", "seat": 0}]
    t.let_chance()
    assert t.market != MARKET
    assert len(t.market) == 6
    board = t.seat("howard")
    assert "useful-man" not in [*board.available, *board.quarters, *board.expended]
    assert t.for_hire.count("useful-man") == 1  # two for two players: one was with the Howards
    assert t.view("york").plain()["left-the-game"] == ["useful-man"]


def test_p08_useful_man_the_new_market_costs_nothing_and_is_not_the_paid_one() -> None:
    t = howard(level=3, pounds=500, top={"step": "market", "market": MARKET})
    t.play("howard", "sweep")
    t.let_chance()
    assert (t.seat("howard").steps, t.seat("howard").pounds) == (10, 500)
    t.play("howard", "refresh")
    t.let_chance()
    assert t.seat("howard").steps == 6


@pytest.mark.parametrize("step", ["turn", "check", "host", "market", "pass-favour"])
def test_p08_useful_man_may_leave_at_any_time_of_the_own_turn(step: str) -> None:
    estate = ["servants-hall"] if step == "check" else []
    t = howard(pounds=900, estate=estate, top={"step": step, "market": MARKET})
    question = t.question
    assert {"sweep", "fetch stable"} <= set(t.offers("howard"))
    t.play("howard", "sweep")
    t.let_chance()
    assert (t.asked, t.question) == (["howard"], question)


def test_p08_useful_man_never_leaves_in_the_turn_of_another_player() -> None:
    t = howard(top={"step": "turn", "to-move": "york"})
    assert t.asked == ["york"]
    assert t.refuses("york", "sweep") == NOT_THERE


def test_p08_useful_man_must_be_available_to_leave() -> None:
    for row in ({"quarters": ["useful-man"]}, {"expended": ["useful-man"]}, {}):
        t = howard(available=WITHOUT_HIM, top={"market": MARKET}, **row)
        assert t.refuses("howard", "sweep") == NOT_THERE
        assert t.refuses("howard", "fetch stable") == NOT_THERE


def test_p08_useful_man_who_leaves_before_the_fair_is_of_no_use_there() -> None:
    t = fair("private-study/back")
    t.play("howard", "sweep")
    t.let_chance()
    assert t.refuses("howard", "assist") == NOT_THERE
    t.play("howard", "decline")
    assert t.seat("howard").pounds == 300


def test_p08_useful_man_cannot_leave_when_all_turns_are_over() -> None:
    row = {"vp-cards": ["pounds-300"]}
    t = howard(top={"round": 16, "step": "window", "market": MARKET}, **row)
    assert t.question == "last-favours"
    for words in ("sweep", "fetch stable"):
        assert t.refuses("howard", words) == ("turn-is-over", RULE)


# 5. A tile of the bag, once in the game


def test_p08_useful_man_leaves_the_game_for_a_tile_of_the_bag() -> None:
    t = market()
    bag = t.in_bag("tennis-court"), t.in_bag("great-hall")
    t.play("howard", "fetch great-hall")
    # The tile at 300 goes back into the bag, five slide to the left, the new one lies at 800.
    assert t.market == [*MARKET[1:], "great-hall"]
    assert (t.in_bag("tennis-court"), t.in_bag("great-hall")) == (bag[0] + 1, bag[1] - 1)
    board = t.seat("howard")
    assert "useful-man" not in [*board.available, *board.quarters, *board.expended]
    assert t.events("useful-man-leaves") == [{"event": "useful-man-leaves", "seat": 0}]
    assert t.events("tile-fetched") == [{"event": "tile-fetched", "seat": -1, "tile": "great-hall"}]


def test_p08_useful_man_the_fetched_tile_may_be_bought_as_usual() -> None:
    t = market(pounds=1100)
    t.play("howard", "fetch great-hall", "buy great-hall 6")
    assert t.seat("howard").pounds == 0
    assert t.seat("howard").estate[-1] == "great-hall"


@pytest.mark.parametrize("monument", ["sculpture-garden", "trophy-room", "wine-cellar"])
def test_p08_useful_man_fetches_no_monument(monument: str) -> None:
    t = howard(
        top={
            "step": "market",
            "market": MARKET,
            "monuments": ["sculpture-garden", "trophy-room", "wine-cellar"],
        }
    )
    assert t.in_bag(monument) == 1
    assert t.refuses("howard", f"fetch {monument}") == ("tile-not-in-bag", RULE)


def test_p08_useful_man_fetches_only_what_is_in_the_bag() -> None:
    t = market()
    for tile in ("private-study", "garden-maze", "lionheart-suite"):
        assert t.allows("howard", f"fetch {tile}") == (tile == "lionheart-suite")


def test_p08_useful_man_ruling_26_a_stack_goes_back_as_a_whole() -> None:
    t = howard(top={"step": "market", "market": ["tennis-court*2", *MARKET[1:]]})
    bag = t.in_bag("tennis-court")
    t.play("howard", "fetch great-hall")
    assert t.market == [*MARKET[1:], "great-hall"]
    assert t.in_bag("tennis-court") == bag + 2


def test_p08_useful_man_ruling_26_a_fetched_duplicate_joins_its_stack() -> None:
    t = market()
    t.play("howard", "fetch drawing-room")
    assert t.market == [*MARKET[:3], "drawing-room*2", *MARKET[4:]]


def test_p08_useful_man_ruling_26_a_reserve_does_not_claim_the_fetched_tile() -> None:
    # In round 9 both reserves are open.
    t = howard(top={"round": 10, "step": "market", "market": MARKET}, pounds=800)
    t.play("howard", "fetch barn")
    assert (t.market[5], t.reserve) == ("barn", [])


def test_p08_useful_man_after_purchases_nothing_goes_back_and_the_tile_still_lies_at_800() -> None:
    # The builders' holiday: two tiles are gone, and their spaces are filled when the turn is over.
    t = howard(pounds=3000, top={"round": 11, "step": "market", "market": MARKET})
    t.play("howard", "buy breakfast-room 2", "buy main-library 3")
    bag = t.in_bag("tennis-court")
    t.play("howard", "fetch great-hall")
    assert t.in_bag("tennis-court") == bag
    assert t.market == ["tennis-court", "drawing-room", "music-room", "north-library", "-", "great-hall"]
    assert "buy great-hall 6" in t.offers("howard")
    t.play("howard", "done")
    t.let_chance()
    assert t.market[:5] == ["tennis-court", "drawing-room", "music-room", "north-library", "great-hall"]


def test_p08_useful_man_may_leave_in_step_7_even_if_nothing_can_be_bought_yet() -> None:
    t = market(*[*MARKET[1:], "great-hall"], pounds=100)
    assert t.question == "buy-tile"
    assert t.offers("howard", "buy") == []
    t.play("howard", "fetch stable")
    t.play("howard", "done")
    t = market(*[*MARKET[1:], "great-hall"], pounds=100, available=WITHOUT_HIM)
    assert t.question != "buy-tile"


def test_p08_useful_man_is_gone_for_good() -> None:
    t = howard(
        top={"step": "turn", "market": MARKET}, estate=["butlers-room"], available=[*BASE, "useful-man"]
    )
    t.play("howard", "sweep")
    t.let_chance()
    t.play("howard", "pass", "host butlers-room staff butler")
    assert t.refuses("howard", "hire useful-man")[0] == "hire-another-number"
    assert t.refuses("howard", "hire footman useful-man") == ("useful-man-is-gone", "hiring-servants")
    assert not [words for words in t.offers("howard") if "useful-man" in words]


def test_p08_useful_man_is_gone_for_the_family_that_spent_him_whatever_its_seat() -> None:
    row = {"available": [*BASE, "useful-man"], "estate": ["butlers-room"], "level": 3, "pounds": 0}
    told = {"round": 2, "step": "turn", "market": MARKET, "first": "york", "york": row}
    t = described(told, ("howard", "york"), modules=UPSTAIRS)
    t.play("york", "sweep")
    t.let_chance()
    t.play("york", "pass", "host butlers-room staff butler")
    assert t.refuses("york", "hire footman useful-man") == ("useful-man-is-gone", "hiring-servants")


def test_p08_useful_man_may_still_leave_after_the_purchase_of_the_turn() -> None:
    t = howard(top={"step": "market", "market": MARKET}, pounds=2000)
    t.play("howard", next(offer for offer in t.offers("howard", "buy") if "useful-man" not in offer))
    assert t.question == "buy-tile", "any moment of the turn will do"
    assert t.offers("howard", "buy") == []
    assert "sweep" in t.offers("howard")
    assert t.offers("howard", "fetch") != []
