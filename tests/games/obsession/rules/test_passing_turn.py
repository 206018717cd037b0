"""Passing: servants and gentry come back, step 2, then rents or a new market, then buying (ruling 18)."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

RULE = "passing"
MARKET = ["stable", "croquet-lawn", "tennis-court", "breakfast-room", "main-library", "drawing-room"]


def tired(**row: object) -> Table:
    """Ponsonby has servants in all places and most of the family in the discard pile."""
    told = {
        "level": 1,
        "position": 2,
        "pounds": 100,
        "available": ["butler"],
        "quarters": ["valet"],
        "expended": ["housekeeper", "footman"],
        "discard": [LORD, LADY, "miss-anne-harlow"],
    }
    return table(step="turn", market=MARKET, ponsonby={**told, **row}, york={"pounds": 0})


def test_passing_all_servants_go_to_available_service() -> None:
    t = tired()
    t.play("ponsonby", "pass")
    board = t.seat("ponsonby")
    assert board.available == ["butler", "housekeeper", "valet", "footman"]
    assert (board.quarters, board.expended) == ([], [])
    assert t.events("service-refreshed") == [{"event": "service-refreshed", "seat": 0}]
    assert t.events("player-passed") == [{"event": "player-passed", "seat": 0}]


def test_passing_the_discard_pile_goes_back_into_the_hand() -> None:
    t = tired()
    t.play("ponsonby", "pass")
    assert t.seat("ponsonby").hand == {LORD, LADY, HEIR, DAUGHTER, "miss-anne-harlow"}
    assert t.seat("ponsonby").discard == set()


def test_passing_leaves_the_others_alone() -> None:
    t = table(
        step="turn",
        york={
            "available": ["butler"],
            "expended": ["footman"],
            "discard": ["george-viscount-york"],
            "pounds": 300,
        },
    )
    t.play("ponsonby", "pass", "rents")
    board = t.seat("york")
    assert (board.available, board.expended) == (["butler"], ["footman"])
    assert board.discard == {"george-viscount-york"}
    assert board.pounds == 300


def test_passing_the_choice_is_between_rents_and_a_new_market() -> None:
    t = tired(position=1)
    t.play("ponsonby", "pass")
    assert t.offers_at("pass-favour", "ponsonby") == ["rents", "renew"]
    assert t.view("york").plain()["passing"] is True


def test_passing_rents_are_200_pounds() -> None:
    t = tired()
    t.play("ponsonby", "pass", "rents")
    assert t.seat("ponsonby").pounds == 300
    assert t.events("pounds-changed") == [
        {"event": "pounds-changed", "seat": 0, "pounds": 200, "source": "rents"}
    ]
    assert t.market == MARKET


def test_passing_a_new_market_instead_costs_no_reputation() -> None:
    t = tired()
    t.play("ponsonby", "pass", "renew")
    assert t.asked == ["chance"]
    t.let_chance()
    board = t.seat("ponsonby")
    assert (board.pounds, board.reputation) == (100, (1, 2))
    assert t.events("market-refreshed") == [{"event": "market-refreshed", "seat": 0}]
    assert t.market != MARKET
    assert len(t.market) == 6


def test_passing_the_free_refresh_is_not_the_one_that_is_paid_for() -> None:
    t = tired(level=3)
    t.play("ponsonby", "pass", "renew")
    t.let_chance()
    assert "refresh" in t.offers("ponsonby")
    t.play("ponsonby", "refresh")
    t.let_chance()
    assert t.seat("ponsonby").steps == 11 - 4
    assert t.refuses("ponsonby", "refresh") == ("refreshed-already", "special-actions")


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        ("pass", "not-an-answer", {"action": "pass", "question": "pass-favour"}),
        ("done", "not-an-answer", {"action": "done", "question": "pass-favour"}),
        (f"host bowling-green {LORD} {HEIR} staff footman", "no-activity-when-passing", {}),
        ("host butlers-room staff butler", "no-activity-when-passing", {}),
    ],
)
def test_passing_refusals(words: str, reason: str, told: dict[str, str | int]) -> None:
    t = tired()
    t.play("ponsonby", "pass")
    assert t.refuses("ponsonby", words) == (reason, RULE)
    assert t.told("ponsonby", words) == told


def test_passing_a_tile_may_be_bought_afterwards() -> None:
    t = tired()
    t.play("ponsonby", "pass", "rents")
    assert t.question == "buy-tile"
    # The stable costs 300 less 200, the croquet lawn 400 less 100.
    assert t.offers("ponsonby", "buy") == ["buy stable 1", "buy croquet-lawn 2"]
    t.play("ponsonby", "buy croquet-lawn 2")
    assert t.seat("ponsonby").pounds == 0
    assert t.seat("ponsonby").estate[5] == "croquet-lawn"


def test_passing_one_may_buy_nothing() -> None:
    t = tired()
    t.play("ponsonby", "pass", "rents", "done")
    t.let_chance()
    assert t.asked == ["york"]
    assert t.seat("ponsonby").pounds == 300


def test_passing_nothing_is_asked_when_nothing_could_be_bought() -> None:
    t = table(
        step="turn",
        market=["tennis-court", "breakfast-room", "main-library", "drawing-room", "music-room", "gallery"],
        ponsonby={"level": 1, "pounds": 0},
    )
    t.play("ponsonby", "pass", "rents")
    # The cheapest is 300 and there are 200.
    assert t.asked == ["york"]


def test_passing_a_loan_could_pay_for_a_tile() -> None:
    market = ["tennis-court", "breakfast-room", "main-library", "drawing-room", "music-room", "gallery"]
    for position, question in ((2, ""), (3, "buy-tile")):
        t = table(step="turn", market=market, ponsonby={"level": 1, "position": position, "pounds": 0})
        t.play("ponsonby", "pass", "rents")
        assert (t.question if t.asked == ["ponsonby"] else "") == question


def test_passing_servants_and_gentry_are_ready_for_the_next_turn() -> None:
    t = tired(pounds=0)
    t.play("ponsonby", "pass", "rents")
    t.finish("ponsonby")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("ponsonby", "entertain")
    assert t.seat("ponsonby").available == ["butler", "housekeeper", "valet", "footman"]
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")


def test_passing_the_fair_and_monuments_count() -> None:
    t = table(
        round=3,
        step="turn",
        ponsonby={"level": 1, "pounds": 0, "estate": ["private-study/back", "sculpture-garden"]},
    )
    t.play("ponsonby", "pass")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (300, 3)


def test_passing_objectives_are_drawn() -> None:
    t = table(round=6, step="turn", ponsonby={"objectives": ["room-great-hall"]})
    t.play("ponsonby", "pass")
    t.let_chance()
    assert len(t.seat("ponsonby").objectives) == 3
    assert t.question == "pass-favour"


def test_passing_servants_come_back_before_the_hall_is_used() -> None:
    t = tired(estate=["servants-hall"])
    t.play("ponsonby", "pass")
    assert t.offers("ponsonby", "gossip") == [
        "gossip butler 1",
        "gossip housekeeper 1",
        "gossip valet 1",
        "gossip footman 1",
    ]


def test_passing_the_builders_holiday_allows_any_number_of_purchases() -> None:
    for number, more in ((11, True), (10, False)):
        t = table(
            round=number,
            step="turn",
            market=["music-room", "gallery", "statuary", "north-library", "french-garden", "drawing-room"],
            ponsonby={"level": 1, "pounds": 2000},
        )
        t.play("ponsonby", "pass", "rents", "buy music-room 1")
        assert (t.question == "buy-tile") is more
        if more:
            t.play("ponsonby", "buy drawing-room 6")
            assert t.seat("ponsonby").pounds == 2200 - 400 - 800


# Nothing can be hosted


def stuck(**row: object) -> Table:
    told = {"level": 1, "position": 1, "pounds": 0, "expended": ["butler", "footman"], "discard": [LORD]}
    return table(market=MARKET, ponsonby={**told, **row})


def test_passing_late_when_nothing_at_all_can_be_hosted() -> None:
    t = stuck()
    assert t.question == "host-activity"
    assert t.offers("ponsonby") == ["pass"]
    t.play("ponsonby", "pass")
    board = t.seat("ponsonby")
    assert board.available == ["butler", "footman"]
    assert LORD in board.hand
    assert t.offers("ponsonby") == ["rents", "renew"]
    t.play("ponsonby", "rents")
    assert t.seat("ponsonby").pounds == 200


def test_passing_late_does_not_repeat_step_2() -> None:
    t = table(
        round=3,
        step="turn",
        ponsonby={
            "level": 1,
            "pounds": 0,
            "expended": ["valet"],
            "estate": ["private-study/back", "sculpture-garden"],
        },
    )
    t.play("ponsonby", "entertain", "pass")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (300, 3)
    assert t.question == "pass-favour"


@pytest.mark.parametrize(
    "row",
    [
        {"available": ["butler"], "expended": ["footman"]},
        {"quarters": ["butler"], "expended": ["footman"], "position": 4},
        {"available": ["footman"], "expended": ["butler"]},
    ],
    ids=["butlers-room", "service-help", "gazebo"],
)
def test_passing_late_is_refused_while_something_can_be_hosted(row: dict[str, object]) -> None:
    t = stuck(**row)
    assert t.refuses("ponsonby", "pass") == ("pass-comes-first", RULE)


def test_passing_late_with_help_that_cannot_be_paid() -> None:
    t = stuck(quarters=["butler"], expended=["footman"], position=3)
    assert t.offers("ponsonby") == ["pass", "borrow"]
    t.play("ponsonby", "pass")


# Hiring when passing, by variant


def test_hire_when_passing_the_butler_is_refreshed_and_may_hire() -> None:
    t = table(
        modules=("hire-when-passing",),
        step="turn",
        ponsonby={"level": 1, "pounds": 0, "expended": ["butler"], "available": ["footman"]},
        york={"pounds": 0},
    )
    t.play("ponsonby", "pass")
    assert t.offers("ponsonby") == ["rents", "renew", "host butlers-room staff butler"]
    t.play("ponsonby", "host butlers-room staff butler", "hire valet footman")
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert board.expended == ["butler", "valet", "footman"]
    assert board.available == ["footman"]
    assert board.pounds == 0
    assert "butlers-room/back" in board.estate
    assert t.asked == ["york"]


def test_hire_when_passing_with_the_rose_recruiting_too() -> None:
    t = table(
        modules=("hire-when-passing",), step="pass", ponsonby={"level": 1, "estate": ["butlers-room/back"]}
    )
    assert t.offers("ponsonby", "host") == [
        "host butlers-room=hire staff butler",
        "host butlers-room=recruit staff butler",
    ]


@pytest.mark.parametrize(
    ("words", "reason", "rule"),
    [
        (f"host bowling-green {LORD} {HEIR} staff footman", "only-hiring-when-passing", RULE),
        ("host butlers-room staff footman", "wrong-staff", "provide-service"),
        ("host butlers-room=hire staff butler", "no-such-choice", "invite-guests"),
    ],
)
def test_hire_when_passing_refusals(words: str, reason: str, rule: str) -> None:
    t = table(modules=("hire-when-passing",), step="pass", ponsonby={"level": 1})
    assert t.refuses("ponsonby", words) == (reason, rule)


def test_hire_when_passing_rents_are_still_an_answer() -> None:
    t = table(modules=("hire-when-passing",), step="pass", ponsonby={"level": 1, "pounds": 0})
    t.play("ponsonby", "rents")
    assert t.seat("ponsonby").pounds == 200
