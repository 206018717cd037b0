"""Upstairs, Downstairs p. 12, teams, money: the partner is asked for a gift, once a turn."""

import pytest

from parlour.games.obsession.game import OBSESSION
from parlour.kernel.errors import Invalid
from tests.games.obsession.table import Row, Table, described, table

FOUR = ("ponsonby", "york", "asquith", "cavendish")
TEAMS = ("teams",)
RULE = "team-play"
MARKET = ["stable", "barn", "breakfast-room", "main-library", "drawing-room", "gallery"]


def asking(step: str = "turn", **asquith: object) -> Table:
    """Ponsonby's turn; the Asquiths are the partners."""
    return described(
        {
            "round": 2,
            "step": step,
            "market": MARKET,
            "ponsonby": {"pounds": 100, "level": 1},
            "asquith": {"pounds": 500, "level": 1, **asquith},
        },
        FOUR,
        modules=TEAMS,
    )


def purses(t: Table) -> tuple[int, int]:
    return t.seat("ponsonby").pounds, t.seat("asquith").pounds


@pytest.mark.parametrize(("pounds", "left"), [(100, (200, 400)), (200, (300, 300))])
def test_money_the_partner_gives_100_or_200(pounds: int, left: tuple[int, int]) -> None:
    t = asking()
    t.play("ponsonby", f"ask {pounds}")
    assert (t.question, t.asked) == ("consent", ["asquith"])
    assert t.events("partner-asked") == [{"event": "partner-asked", "seat": 0, "pounds": pounds}]
    assert t.offers("asquith") == ["consent", "deny"]
    assert purses(t) == (100, 500)
    t.play("asquith", "consent")
    assert purses(t) == left
    assert (t.question, t.asked) == ("choose-turn", ["ponsonby"])


def test_money_no_other_sums() -> None:
    assert asking().offers("ponsonby", "ask") == ["ask 100", "ask 200"]
    for words in ("ask 0", "ask 50", "ask 300"):
        with pytest.raises(Invalid):
            OBSESSION.parse(words)


def test_money_the_partner_may_refuse() -> None:
    t = asking()
    t.play("ponsonby", "ask 200")
    assert t.refuses("asquith", "done") == ("not-an-answer", RULE)
    t.play("asquith", "deny")
    assert purses(t) == (100, 500)
    assert t.events("partner-declines") == [{"event": "partner-declines", "seat": 2}]
    assert (t.question, t.asked) == ("choose-turn", ["ponsonby"])


@pytest.mark.parametrize("answer", ["consent", "deny"])
def test_money_one_request_a_turn_whatever_the_answer(answer: str) -> None:
    t = asking()
    t.play("ponsonby", "ask 100")
    t.play("asquith", answer)
    assert t.offers("ponsonby", "ask") == []
    assert t.refuses("ponsonby", "ask 100") == ("asked-already", RULE)


def test_money_again_in_the_next_turn_and_by_the_other_partner() -> None:
    t = asking()
    t.play("ponsonby", "ask 100")
    t.play("asquith", "consent")
    for family in ("ponsonby", "york"):
        t.play(family, "pass", "rents")
        t.finish(family)
    assert t.asked == ["asquith"]
    t.play("asquith", "ask 200")
    assert t.asked == ["ponsonby"]
    t.play("ponsonby", "consent")
    # The hundred, and the rents that Ponsonby took.
    assert purses(t) == (200, 600)


def test_money_it_is_a_gift_and_not_paid_back() -> None:
    t = asking()
    t.play("ponsonby", "ask 200")
    t.play("asquith", "consent")
    t.pass_round()
    # Rents for both, and nothing else changes hands.
    assert purses(t) == (500, 500)


def test_money_only_the_partner_is_asked_and_only_in_the_own_turn() -> None:
    t = asking()
    for rival in ("york", "cavendish", "asquith"):
        assert t.offers(rival) == []
    t.play("ponsonby", "ask 100")
    assert t.asked == ["asquith"]


@pytest.mark.parametrize("step", ["turn", "host", "market", "pass-favour"])
def test_money_at_any_moment_of_the_own_turn(step: str) -> None:
    t = asking(step)
    t.play("ponsonby", "ask 200")
    t.play("asquith", "consent")
    assert purses(t) == (300, 300)
    assert t.asked == ["ponsonby"]


def penniless(partner: Row) -> Table:
    """Ponsonby comes to the market and can neither buy nor borrow."""
    ponsonby = {"pounds": 0, "level": 1}
    told = {"round": 2, "step": "market", "market": MARKET, "ponsonby": ponsonby, "asquith": partner}
    return described(told, FOUR, modules=TEAMS)


def test_money_can_pay_for_a_tile_at_once() -> None:
    # Without the gift Ponsonby could neither buy nor borrow: the question is put all the same.
    t = penniless({"pounds": 500})
    assert (t.question, t.asked) == ("buy-tile", ["ponsonby"])
    assert t.refuses("ponsonby", "buy stable 1")[0] == "too-expensive"
    t.play("ponsonby", "ask 100")
    t.play("asquith", "consent")
    t.play("ponsonby", "buy stable 1")
    assert purses(t) == (0, 400)


@pytest.mark.parametrize(
    ("pounds", "sum_asked", "steps"),
    [(0, 100, 2), (0, 200, 4), (100, 200, 2), (100, 100, 0), (200, 200, 0)],
)
def test_money_the_partner_may_borrow_to_give(pounds: int, sum_asked: int, steps: int) -> None:
    t = asking(pounds=pounds, level=2)
    t.play("ponsonby", f"ask {sum_asked}")
    t.play("asquith", "consent")
    assert t.seat("asquith").steps == 5 - steps
    assert purses(t) == (100 + sum_asked, max(pounds - sum_asked, 0))
    loans = [event for event in t.events("reputation-changed") if event["source"] == "loan"]
    assert [event["seat"] for event in loans] == ([2] if steps else [])


def test_money_a_partner_who_can_neither_pay_nor_borrow_is_not_asked() -> None:
    t = asking(pounds=0, level=1, position=3)
    assert t.offers("ponsonby", "ask") == ["ask 100"]
    assert t.refuses("ponsonby", "ask 200") == ("partner-cannot-pay", RULE)
    assert t.told("ponsonby", "ask 200") == {"cost": 4, "steps": 2}


def test_money_the_market_is_passed_by_when_nobody_could_pay() -> None:
    t = penniless({"pounds": 0, "level": 1})
    assert (t.question, t.asked) == ("choose-turn", ["york"])


def test_money_not_in_the_last_window() -> None:
    t = table(FOUR, modules=TEAMS, round=16, step="window", ponsonby={"vp-cards": ["pounds-300"]})
    assert t.question == "last-favours"
    assert t.refuses("ponsonby", "ask 100") == ("turn-is-over", RULE)


def test_money_no_gifts_without_teams() -> None:
    t = table(FOUR, round=2, step="turn", asquith={"pounds": 500})
    assert t.refuses("ponsonby", "ask 100")[0] == "not-in-this-game"
