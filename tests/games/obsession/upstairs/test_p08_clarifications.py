"""Upstairs, Downstairs p. 8, clarifications: when extra servants are placed, help for the fair, taking back.

In our game an activity or a purchase is composed as a whole and committed at once: nobody is placed before
that. So placing the useful man and taking him back means that a plan is refused or given up.
"""

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from tests.games.obsession.table import Table
from tests.games.obsession.upstairs.household import (
    ALL,
    COUNTESS,
    DIANA,
    EARL,
    MARKET,
    VISCOUNT,
    gained,
    howard,
)

WITHOUT_HIM = [each for each in ALL if each != "useful-man"]
DRAWING = f"host drawing-room {EARL} {COUNTESS}=dismiss {DIANA} staff housekeeper extra useful-man"
GREEN = f"host bowling-green {EARL} {VISCOUNT} staff footman"


# When extra servants are placed


def test_p08_clarification_the_useful_man_is_placed_in_steps_2_3_and_7() -> None:
    # Step 2: the fair.
    t = howard(top={"round": 3, "step": "turn"})
    t.play("howard", "entertain", "assist")
    assert t.question == "host-activity"
    # Step 3: the rating of a tile.
    t = howard(level=2, estate=["drawing-room"])
    t.play("howard", DRAWING)
    assert "useful-man" not in t.seat("howard").available
    # Step 7: a purchase.
    t = howard(pounds=500, top={"market": MARKET})
    t.play("howard", GREEN, "buy breakfast-room 2 useful-man")
    assert "useful-man" not in t.seat("howard").available


def test_p08_clarification_extra_servants_of_one_turn_may_be_placed_at_different_moments() -> None:
    t = howard(pounds=0, top={"round": 3, "step": "turn", "market": MARKET})
    t.play("howard", "entertain", "assist")
    words = f"{GREEN} extra cook,hall-boy@{EARL}"
    # 200 of the tile, 200 and 100 of the family, 100 of the hall boy; a step each of Viscount and cook.
    assert gained(t, "howard", words) == (600, 2)
    t.finish("howard")
    assert t.seat("howard").expended == ["footman", "cook", "hall-boy", "useful-man"]


def test_p08_clarification_mandatory_servants_are_provided_by_those_who_are_not_placed_yet() -> None:
    # The useful man at the fair, the hall boy on the Carriage House: both are gone when service is provided.
    t = howard(level=4, hand=["clarence-lord-archer"], estate=["carriage-house"])
    words = f"host main-gazebo {EARL} {VISCOUNT} clarence-lord-archer staff footman,hall-boy"
    assert t.refuses("howard", f"{words} carriage hall-boy+1") == ("servant-not-available", "provide-service")


def test_p08_clarification_stand_ins_among_mandatory_servants_are_as_before() -> None:
    # The housekeeper serves as a lady's maid when none is available, with or without extra servants.
    t = howard(
        hand=["lady-marianne-turner"],
        available=[each for each in ALL if each != "ladys-maid"],
        expended=["ladys-maid"],
    )
    words = f"host main-gazebo {EARL} lady-marianne-turner staff housekeeper,footman"
    extra = " extra cook,head-housemaid@lady-marianne-turner=prestige"
    assert t.allows("howard", words)
    assert t.allows("howard", words + extra)
    t = howard(hand=["lady-marianne-turner"])
    for each in (words, words + extra):
        assert t.refuses("howard", each) == ("stand-in-not-needed", "provide-service")


# Special actions and the fair


def resting_at_the_fair(**row: object) -> Table:
    t = howard(
        available=WITHOUT_HIM,
        expended=["useful-man"],
        top={"round": 3, "step": "turn", "market": MARKET},
        **row,
    )
    t.play("howard", "entertain")
    return t


def test_p08_clarification_service_help_fetches_the_useful_man_for_the_fair() -> None:
    t = resting_at_the_fair(level=2)
    # The rotation of step 1 has brought him to the Servants' Quarters.
    assert t.seat("howard").quarters == ["useful-man"]
    assert t.question == "use-fair"
    assert t.refuses("howard", "assist") == ("servant-not-available", "useful-man")
    t.play("howard", "help useful-man", "assist")
    assert (t.seat("howard").pounds, t.seat("howard").steps) == (200, 5 - 3)
    assert t.question == "host-activity"


def test_p08_clarification_service_help_before_the_turn_begins_does_as_well() -> None:
    t = howard(available=WITHOUT_HIM, quarters=["useful-man"], top={"round": 3, "step": "turn"})
    t.play("howard", "help useful-man", "entertain", "assist")
    assert t.seat("howard").pounds == 200


def test_p08_clarification_the_help_may_be_left_alone() -> None:
    t = resting_at_the_fair(level=2)
    t.play("howard", "decline")
    assert (t.seat("howard").pounds, t.seat("howard").steps) == (0, 5)
    assert t.question == "host-activity"


def test_p08_clarification_a_card_that_refreshes_service_does_as_well() -> None:
    t = resting_at_the_fair(level=1, **{"vp-cards": ["refresh-service"]})
    assert t.question == "use-fair"
    t.play("howard", "use refresh-service", "assist")
    assert t.seat("howard").pounds == 200


# Placed and taken back


def test_p08_clarification_a_purchase_given_up_leaves_the_useful_man_available() -> None:
    t = howard(pounds=500, level=1, top={"step": "market", "market": MARKET})
    before = GAME.encode(t.county)
    assert t.allows("howard", "buy breakfast-room 2 useful-man")
    assert GAME.encode(t.county) == before
    t.play("howard", "done")
    t.let_chance()
    assert "useful-man" in t.seat("howard").available
    assert t.seat("howard").expended == []


def test_p08_clarification_a_purchase_that_cannot_be_paid_leaves_him_available() -> None:
    t = howard(pounds=200, level=1, top={"step": "market", "market": MARKET})
    assert t.refuses("howard", "buy breakfast-room 2 useful-man") == ("too-expensive", "builders-market")
    t.play("howard", "buy tennis-court 1 useful-man")
    assert t.seat("howard").pounds == 0


def test_p08_clarification_an_activity_given_up_leaves_him_available_for_a_purchase() -> None:
    t = howard(level=2, pounds=0, estate=["drawing-room"], top={"market": MARKET})
    assert t.allows("howard", DRAWING)
    t.play("howard", GREEN)
    t.play("howard", "buy main-library 3 useful-man")
    assert t.seat("howard").pounds == 500 - 400


def test_p08_clarification_an_activity_refused_leaves_him_available() -> None:
    t = howard(level=1, estate=["drawing-room"])
    assert t.refuses("howard", DRAWING) == ("tile-above-reputation", "host-activity")
    assert "useful-man" in t.seat("howard").available


@pytest.mark.parametrize("words", ["borrow", "help footman"])
def test_p08_clarification_special_actions_in_between_commit_nothing(words: str) -> None:
    t = howard(level=2, estate=["drawing-room"], quarters=["footman"], available=[*ALL])
    t.play("howard", words)
    assert "useful-man" in t.seat("howard").available
    assert t.allows("howard", DRAWING)
