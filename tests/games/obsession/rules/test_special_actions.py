"""Special Actions: borrow, help, refresh; at any moment of the own turn, if reputation pays (ruling 6)."""

from collections.abc import Callable

import pytest

from tests.games.obsession.table import HEIR, LORD, Table, table

SPECIAL = "special-actions"
MARKET = ["stable", "croquet-lawn", "tennis-court", "breakfast-room", "main-library", "drawing-room"]


def family(**row: object) -> dict[str, object]:
    """Ponsonby with servants in all places."""
    told = {
        "level": 2,
        "position": 1,
        "pounds": 100,
        "available": ["butler", "footman"],
        "quarters": ["valet", "valet", "ladys-maid"],
        "expended": ["housekeeper"],
        "estate": ["servants-hall"],
    }
    return {**told, **{name.replace("_", "-"): value for name, value in row.items()}}


def choosing_turn(**row: object) -> Table:
    return table(step="turn", market=MARKET, ponsonby=family(**row))


def in_the_hall(**row: object) -> Table:
    return table(step="check", market=MARKET, ponsonby=family(**row))


def at_step_3(**row: object) -> Table:
    return table(market=MARKET, ponsonby=family(**row))


def when_passing(**row: object) -> Table:
    return table(step="pass-favour", market=MARKET, ponsonby=family(**row))


def in_the_market(**row: object) -> Table:
    return table(step="market", market=MARKET, ponsonby=family(**row))


Moment = Callable[..., Table]
MOMENTS = [
    pytest.param(choosing_turn, "choose-turn", id="choose-turn"),
    pytest.param(in_the_hall, "use-hall", id="use-hall"),
    pytest.param(at_step_3, "host-activity", id="host-activity"),
    pytest.param(when_passing, "pass-favour", id="pass-favour"),
    pytest.param(in_the_market, "buy-tile", id="buy-tile"),
]


@pytest.mark.parametrize(("moment", "question"), MOMENTS)
def test_special_actions_are_offered_at_any_moment_of_the_own_turn(moment: Moment, question: str) -> None:
    t = moment()
    assert t.question == question
    assert t.offers("ponsonby")[-4:] == ["borrow", "help valet", "help ladys-maid", "refresh"]


@pytest.mark.parametrize(("moment", "question"), MOMENTS)
def test_special_actions_the_question_stays_open(moment: Moment, question: str) -> None:
    t = moment(level=4)
    t.play("ponsonby", "borrow", "help valet", "refresh")
    t.let_chance()
    assert (t.asked, t.question) == (["ponsonby"], question)
    assert t.seat("ponsonby").steps == 15 - 2 - 3 - 4


@pytest.mark.parametrize(("moment", "question"), MOMENTS)
@pytest.mark.parametrize(
    ("words", "cost"), [("borrow", 2), ("help valet", 3), ("help ladys-maid", 3), ("refresh", 4)]
)
def test_special_actions_the_whole_cost_must_be_payable(
    moment: Moment, question: str, words: str, cost: int
) -> None:
    t = moment(level=1, position=cost, pounds=500)
    assert t.question == question
    assert t.refuses("ponsonby", words) == ("reputation-cannot-pay", SPECIAL)
    assert t.told("ponsonby", words) == {"cost": cost, "steps": cost - 1}
    t = moment(level=1, position=cost + 1, pounds=500)
    t.play("ponsonby", words)
    t.let_chance()
    assert t.seat("ponsonby").steps == 0


def test_special_actions_are_not_for_the_others() -> None:
    t = choosing_turn()
    for words in ("borrow", "refresh", "help valet"):
        assert t.refuses("york", words) == ("not-your-turn", "table")


# Borrow pounds


def test_borrow_100_pounds_for_two_reputation() -> None:
    t = at_step_3()
    t.play("ponsonby", "borrow")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").reputation) == (200, (1, 4))
    assert t.events("pounds-changed") == [
        {"event": "pounds-changed", "seat": 0, "pounds": 100, "source": "loan"}
    ]
    (told,) = t.events("reputation-changed")
    assert (told["steps"], told["source"]) == (-2, "loan")


def test_borrow_as_often_as_reputation_is_available() -> None:
    t = at_step_3(level=2, position=2)
    t.play("ponsonby", "borrow", "borrow", "borrow")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (400, 0)
    assert t.refuses("ponsonby", "borrow") == ("reputation-cannot-pay", SPECIAL)


def test_borrow_to_buy() -> None:
    t = in_the_market(pounds=0)
    assert t.offers("ponsonby", "buy") == []
    t.play("ponsonby", "borrow", "buy stable 1")
    assert t.seat("ponsonby").estate[-1] == "stable"
    assert t.seat("ponsonby").pounds == 0


# Service help


def test_service_help_moves_one_servant_from_the_quarters_for_three_reputation() -> None:
    t = at_step_3()
    t.play("ponsonby", "help valet")
    board = t.seat("ponsonby")
    assert board.available == ["butler", "valet", "footman"]
    assert board.quarters == ["valet", "ladys-maid"]
    assert board.reputation == (1, 3)
    assert t.events("service-helped") == [{"event": "service-helped", "seat": 0, "servants": ("valet",)}]
    (told,) = t.events("reputation-changed")
    assert (told["steps"], told["source"]) == (-3, "service-help")


def test_service_help_as_often_as_desired() -> None:
    t = at_step_3(level=3)
    t.play("ponsonby", "help valet", "help valet", "help ladys-maid")
    assert t.seat("ponsonby").quarters == []
    assert t.seat("ponsonby").steps == 10 - 9


@pytest.mark.parametrize("servant", ["footman", "housekeeper", "butler", "underbutler"])
def test_service_help_only_from_the_quarters(servant: str) -> None:
    t = at_step_3()
    assert t.refuses("ponsonby", f"help {servant}") == ("servant-not-resting", SPECIAL)
    assert t.told("ponsonby", f"help {servant}") == {"servant": servant}


def test_service_help_lets_a_servant_work() -> None:
    t = at_step_3(available=["butler"], quarters=["footman"])
    words = f"host bowling-green {LORD} {HEIR} staff footman"
    assert t.refuses("ponsonby", words) == ("servant-not-available", "provide-service")
    t.play("ponsonby", "help footman", words)
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["housekeeper", "footman"]


# Refresh the Builders' Market


def test_refresh_costs_four_reputation_and_brings_six_new_tiles() -> None:
    t = in_the_market()
    t.play("ponsonby", "refresh")
    assert t.seat("ponsonby").reputation == (1, 2)
    (told,) = t.events("reputation-changed")
    assert (told["steps"], told["source"]) == (-4, "market-refresh")
    assert t.asked == ["chance"]
    assert t.market == []
    t.let_chance()
    assert len(t.market) == 6
    assert t.question == "buy-tile"


@pytest.mark.parametrize(("moment", "question"), MOMENTS)
def test_refresh_once_a_turn(moment: Moment, question: str) -> None:
    t = moment(level=4)
    t.play("ponsonby", "refresh")
    t.let_chance()
    assert t.question == question
    assert t.refuses("ponsonby", "refresh") == ("refreshed-already", SPECIAL)
    assert t.told("ponsonby", "refresh") == {}


def test_refresh_again_in_the_next_turn() -> None:
    t = table(step="turn", ponsonby={"level": 4, "pounds": 0}, york={"pounds": 0, "level": 1})
    t.play("ponsonby", "refresh")
    t.let_chance()
    t.play("ponsonby", "pass", "rents")
    t.finish("ponsonby")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("ponsonby", "refresh")


def test_refresh_only_while_one_may_still_buy() -> None:
    t = in_the_market(level=4, pounds=1000, vp_cards=["pounds-300"])
    t.play("ponsonby", "buy stable 1")
    # The victory point card keeps the question open; the one purchase is made.
    assert t.question == "buy-tile"
    assert t.refuses("ponsonby", "refresh") == ("refresh-without-purchase", SPECIAL)
    assert t.told("ponsonby", "refresh") == {}
    assert t.refuses("ponsonby", "buy croquet-lawn 2") == ("one-purchase-a-turn", "builders-market")
    assert t.allows("ponsonby", "borrow")


def test_refresh_after_a_purchase_when_more_may_be_bought() -> None:
    t = table(round=11, step="market", market=MARKET, ponsonby=family(level=4, pounds=1000))
    t.play("ponsonby", "buy stable 1", "refresh")
    t.let_chance()
    assert t.seat("ponsonby").steps == 11
    assert len(t.market) == 6


def test_refresh_in_an_earlier_step_leaves_the_purchase_for_later() -> None:
    t = at_step_3(level=4, pounds=800)
    t.play("ponsonby", "refresh")
    t.let_chance()
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")
    t.let_chance()
    assert t.question == "buy-tile"
    assert t.offers("ponsonby", "buy") != []


# Whether the market is visited at all


@pytest.mark.parametrize(
    ("row", "asked"),
    [
        ({"level": 1, "position": 1, "pounds": 0}, False),
        ({"level": 1, "position": 1, "pounds": 100}, True),
        ({"level": 1, "position": 2, "pounds": 0}, False),
        ({"level": 1, "position": 3, "pounds": 0}, True),
        ({"level": 1, "position": 1, "pounds": 100, "estate": ["stable"]}, False),
        ({"level": 1, "position": 3, "pounds": 0, "estate": ["stable"]}, True),
        ({"level": 1, "position": 2, "pounds": 0, "estate": ["stable"]}, False),
        ({"level": 1, "position": 1, "pounds": 0, "vp-cards": ["pounds-300"]}, True),
    ],
    ids=["poor", "rich", "step-short", "loan", "owned", "mere-loan", "no-loan", "card"],
)
def test_market_is_visited_if_anything_could_be_bought_or_borrowed(
    row: dict[str, object], asked: bool
) -> None:
    t = table(step="market", market=MARKET, ponsonby=row)
    assert (t.question == "buy-tile") is asked
    assert t.asked == (["ponsonby"] if asked else ["york"])
