"""Upstairs, Downstairs p. 14: the Grand Ball of the Estate Challenge, in step 2 of the fifth round."""

import pytest

from tests.games.obsession.table import LORD, Table, table

CHALLENGE = ("estate-challenge", "ud-guests")
TOP = ["hon-albert-plantagenet", "lady-elinor-palmer", "count-dmitry-konstantinov"]
FAVOURITE = "hon-albert-plantagenet"


def dancing(number: int = 5, **row: object) -> Table:
    return table(
        ("ponsonby",),
        modules=CHALLENGE,
        round=number,
        step="turn",
        prestige_top=TOP,
        ponsonby={"level": 3, "expended": ["footman"], "available": ["valet", "butler"], **row},
    )


def test_grand_ball_three_prestige_guests_are_looked_at_and_one_is_kept() -> None:
    t = dancing()
    t.play("ponsonby", "entertain")
    assert len(t.events("grand-ball")) == 1
    t.let_chance()
    assert (t.question, t.asked) == ("keep-guests", ["ponsonby"])
    assert t.refuses("ponsonby", f"keep {TOP[0]} {TOP[1]}")[0] == "keep-another-number"
    t.play("ponsonby", f"keep {FAVOURITE}")
    assert FAVOURITE in t.seat("ponsonby").hand
    assert t.prestige_deck[-2:] == TOP[1:]


def test_grand_ball_after_the_rotation_and_before_the_activity() -> None:
    t = dancing()
    t.play("ponsonby", "entertain")
    t.let_chance()
    # Step 1 is done.
    assert t.seat("ponsonby").quarters == ["footman"]
    t.play("ponsonby", f"keep {FAVOURITE}")
    assert t.question == "host-activity"


def test_grand_ball_the_guest_may_be_invited_in_the_same_turn() -> None:
    t = dancing(available=["valet", "footman"], expended=[])
    t.play("ponsonby", "entertain")
    t.let_chance()
    t.play("ponsonby", f"keep {FAVOURITE}")
    t.play("ponsonby", f"host bowling-green {LORD} {FAVOURITE} staff valet,footman")
    assert t.seat("ponsonby").steps == 13


def test_grand_ball_also_for_a_player_who_passes() -> None:
    t = dancing()
    t.play("ponsonby", "pass")
    t.let_chance()
    t.play("ponsonby", f"keep {FAVOURITE}")
    assert t.question == "pass-favour"


@pytest.mark.parametrize("number", [1, 4, 6, 10, 20])
def test_grand_ball_in_no_other_round(number: int) -> None:
    t = dancing(number)
    t.play("ponsonby", "entertain")
    assert t.question != "chance"
    assert t.events("grand-ball") == []
