"""Upstairs, Downstairs p. 12, teams: the partner's useful man at a village fair and at a purchase.

In one's turn any servant who is available may be borrowed, and these are the useful man's other services.
"""

import pytest

from parlour.games.obsession.aids.board import board_aids
from parlour.games.obsession.game import OBSESSION
from parlour.kernel.errors import Invalid
from tests.games.obsession.table import HEIR, LORD, Table, described, table
from tests.games.obsession.upstairs.household import BASE, MARKET

FOUR = ("ponsonby", "york", "asquith", "cavendish")
SERVED = ("teams", "ud-servants")
RULE = "team-play"
LENT = "buy breakfast-room 2 borrow useful-man"
SEND = "assist borrow useful-man"


def shopping(asquith: dict[str, object], modules: tuple[str, ...] = SERVED, **row: object) -> Table:
    """Step 7 of Ponsonby, whose partner Asquith may have a useful man; the breakfast room costs 400."""
    own = {"available": list(BASE), "pounds": 300, "level": 1, **row}
    told = {"round": 2, "step": "market", "market": MARKET, "ponsonby": own, "asquith": asquith}
    return described(told, FOUR, modules=modules)


def going(asquith: dict[str, object], step: str = "turn", **row: object) -> Table:
    """The village fair of round 3, at the beginning of Ponsonby's turn."""
    own = {"available": list(BASE), "pounds": 0, "level": 1, **row}
    told = {"round": 3, "step": step, "market": MARKET, "ponsonby": own, "asquith": asquith}
    return described(told, FOUR, modules=SERVED)


# A purchase


def test_purchase_the_partners_useful_man_takes_100_pounds_off() -> None:
    t = shopping({"available": ["useful-man", "footman"]})
    assert t.refuses("ponsonby", "buy breakfast-room 2")[0] == "too-expensive"
    t.play("ponsonby", LENT)
    assert (t.question, t.asked) == ("consent", ["asquith"])
    t.play("asquith", "consent")
    assert t.events("tile-bought")[0]["price"] == 300
    assert t.events("servants-lent") == [{"event": "servants-lent", "seat": 2, "servants": ("useful-man",)}]
    assert t.seat("ponsonby").pounds == 0
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["useful-man"]
    assert t.seat("ponsonby").expended == []


def test_purchase_nothing_is_bought_without_the_partners_consent() -> None:
    t = shopping({"available": ["useful-man"]}, pounds=400)
    t.play("ponsonby", LENT)
    t.play("asquith", "deny")
    assert (t.question, t.asked) == ("buy-tile", ["ponsonby"])
    assert t.seat("asquith").available == ["useful-man"]
    assert t.seat("ponsonby").pounds == 400
    assert t.refuses("ponsonby", LENT) == ("partner-declined", RULE)
    assert LENT not in t.offers("ponsonby")
    # For another tile he may be asked for again, and this one can be had at its price.
    assert t.allows("ponsonby", "buy main-library 3 borrow useful-man")
    t.play("ponsonby", "buy breakfast-room 2")


def test_purchase_with_either_useful_man_but_never_with_both() -> None:
    t = shopping({"available": ["useful-man"]}, available=[*BASE, "useful-man"])
    offers = [words for words in t.offers("ponsonby") if words.startswith("buy breakfast-room")]
    assert offers == ["buy breakfast-room 2 useful-man", LENT]
    with pytest.raises(Invalid):
        OBSESSION.parse("buy breakfast-room 2 useful-man borrow useful-man")
    t.play("ponsonby", LENT)
    t.play("asquith", "consent")
    assert "useful-man" in t.seat("ponsonby").available


def test_purchase_both_useful_men_for_two_tiles_on_a_builders_holiday() -> None:
    own = {"available": [*BASE, "useful-man"], "pounds": 1000, "level": 1}
    told = {"round": 11, "step": "market", "ponsonby": own, "asquith": {"available": ["useful-man"]}}
    late = ["gabled-conservatory", "music-room", "french-garden", "smoking-room", "gallery", "statuary"]
    t = described({**told, "market": late}, FOUR, modules=SERVED)
    first = next(words for words in t.offers("ponsonby", "buy") if words.endswith(" borrow useful-man"))
    t.play("ponsonby", first)
    t.play("asquith", "consent")
    assert not any("borrow" in words for words in t.offers("ponsonby", "buy"))
    second = next(words for words in t.offers("ponsonby", "buy") if words.endswith(" useful-man"))
    t.play("ponsonby", second)
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["useful-man"]
    assert t.seat("ponsonby").expended == ["useful-man"]


def test_purchase_a_resting_one_is_fetched_with_the_partners_reputation() -> None:
    t = shopping({"quarters": ["useful-man"], "level": 2})
    t.play("ponsonby", LENT)
    told = board_aids(OBSESSION.view(t.county, 2))["consent"]
    assert isinstance(told, dict)
    assert (told["servants"], told["help"], told["steps"]) == (["useful-man"], ["useful-man"], 3)
    assert told["lending"]["action"] == LENT
    t.play("asquith", "consent")
    assert t.seat("asquith").steps == 2


@pytest.mark.parametrize(
    ("asquith", "reason"),
    [
        ({"available": ["footman"]}, "partner-lacks-servant"),
        ({"available": [], "expended": ["useful-man"]}, "partner-lacks-servant"),
        ({"available": [], "quarters": ["useful-man"], "level": 1}, "partner-cannot-pay"),
    ],
)
def test_purchase_only_with_a_useful_man_who_is_available(asquith: dict[str, object], reason: str) -> None:
    t = shopping(asquith, pounds=500)
    assert t.refuses("ponsonby", LENT) == (reason, RULE)
    assert not any("borrow" in words for words in t.offers("ponsonby", "buy"))


def test_purchase_he_is_not_borrowed_where_he_changes_nothing() -> None:
    told = {
        "round": 2,
        "step": "market",
        "market": ["stable", *MARKET[1:]],
        "ponsonby": {"available": list(BASE), "pounds": 400},
        "asquith": {"available": ["useful-man"]},
    }
    t = described(told, FOUR, modules=SERVED)
    assert t.refuses("ponsonby", "buy stable 1 borrow useful-man") == ("no-cheaper", "builders-market")


def test_purchase_no_partner_without_teams() -> None:
    t = table(FOUR, modules=("ud-servants",), step="market", market=MARKET, ponsonby={"pounds": 500})
    assert t.refuses("ponsonby", LENT) == ("no-partner", RULE)


def test_purchase_also_in_a_turn_of_passing() -> None:
    told = {
        "round": 2,
        "step": "pass-favour",
        "market": MARKET,
        "ponsonby": {"available": list(BASE), "pounds": 100, "level": 1},
        "asquith": {"available": ["useful-man"]},
    }
    t = described(told, FOUR, modules=SERVED)
    t.play("ponsonby", "rents", LENT)
    t.play("asquith", "consent")
    assert "breakfast-room" in t.seat("ponsonby").estate


def test_purchase_the_market_is_visited_for_what_he_makes_payable() -> None:
    t = described(
        {
            "round": 2,
            "market": MARKET,
            "ponsonby": {"available": list(BASE), "pounds": 0, "level": 1},
            "asquith": {"available": ["useful-man"]},
        },
        FOUR,
        modules=SERVED,
    )
    # 200 and 100 pounds of lord and heir, and nothing but the tennis court at 300 less 100.
    t.county.asked = True
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman")
    t.let_chance()
    while t.question != "buy-tile":
        t.play(t.asked[0], t.offers(t.asked[0])[0])
        t.let_chance()
    assert "buy tennis-court 1 borrow useful-man" in t.offers("ponsonby")


def test_borrowed_he_never_leaves_the_game() -> None:
    # He must be given back: the two services that take him out of the game are his own family's.
    t = shopping({"available": ["useful-man"]})
    assert t.refuses("ponsonby", "sweep") == ("servant-not-available", "useful-man")
    assert t.refuses("ponsonby", "fetch stable") == ("servant-not-available", "useful-man")


# A village fair


def test_fair_the_partners_useful_man_brings_200_pounds() -> None:
    t = going({"available": ["useful-man", "footman"]})
    t.play("ponsonby", "entertain")
    assert t.question == "use-fair"
    assert [words for words in t.offers("ponsonby") if words.startswith(("decline", "assist"))] == [
        "decline",
        SEND,
    ]
    t.play("ponsonby", SEND)
    assert t.asked == ["asquith"]
    t.play("asquith", "consent")
    assert t.seat("ponsonby").pounds == 200
    assert t.question == "host-activity"
    assert t.seat("asquith").available == ["footman"]
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman")
    t.let_chance()
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["useful-man"]


def test_fair_a_partner_may_decline() -> None:
    t = going({"available": ["useful-man"]})
    t.play("ponsonby", "entertain", SEND)
    t.play("asquith", "deny")
    assert (t.question, t.asked) == ("use-fair", ["ponsonby"])
    assert t.refuses("ponsonby", SEND) == ("partner-declined", RULE)
    t.play("ponsonby", "decline")
    assert t.seat("ponsonby").pounds == 0
    assert t.seat("asquith").available == ["useful-man"]


def test_fair_one_useful_man_of_two() -> None:
    t = going({"available": ["useful-man"]}, available=[*BASE, "useful-man"])
    t.play("ponsonby", "entertain", SEND)
    t.play("asquith", "consent")
    # He is not doubled: the question is answered, and the own one stays for something else.
    assert t.question == "host-activity"
    assert t.seat("ponsonby").pounds == 200
    assert "useful-man" in t.seat("ponsonby").available


def test_fair_the_own_one_after_a_refusal() -> None:
    t = going({"available": ["useful-man"]}, available=[*BASE, "useful-man"])
    t.play("ponsonby", "entertain", SEND)
    t.play("asquith", "deny")
    t.play("ponsonby", "assist")
    assert t.seat("ponsonby").pounds == 200


def test_fair_also_in_a_turn_of_passing() -> None:
    t = going({"available": ["useful-man"]})
    t.play("ponsonby", "pass", SEND)
    t.play("asquith", "consent")
    assert t.seat("ponsonby").pounds == 200
    t.play("ponsonby", "rents")
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["useful-man"]


def test_fair_nobody_is_asked_where_no_useful_man_could_come() -> None:
    rows: list[dict[str, object]] = [{"available": ["footman"]}, {"quarters": ["useful-man"], "level": 1}]
    for asquith in rows:
        t = going(asquith)
        t.play("ponsonby", "entertain")
        assert t.question == "host-activity"


def test_fair_rivals_lend_nobody() -> None:
    told = {"round": 3, "step": "turn", "york": {"available": ["useful-man"]}, "asquith": {"available": []}}
    t = described({**told, "ponsonby": {"available": list(BASE)}}, FOUR, modules=SERVED)
    t.play("ponsonby", "entertain")
    assert t.question == "host-activity"
