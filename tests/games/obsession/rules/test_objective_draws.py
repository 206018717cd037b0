"""Objective Cards: draws of which some are kept, the fate of the rest, a deck that runs out (ruling 7)."""

import pytest

from parlour.games.obsession.words.catalogue import OBJECTIVES
from tests.games.obsession.names import OBJECTIVES as EVERY
from tests.games.obsession.table import Table, table

RULE = "objective-cards"


def drawing(left: int = 28) -> Table:
    """Ponsonby holds a card for an objective draw; so many objectives are in the deck."""
    return table(
        round=2,
        step="turn",
        ponsonby={"vp-cards": ["objective-draw"], "objectives": ["misc-monuments"]},
        york={"objectives": EVERY[: 29 - left]},
    )


def test_vp_card_objective_draw_two_are_drawn_and_one_is_kept() -> None:
    t = drawing()
    t.play("ponsonby", "use objective-draw")
    assert t.refuses("chance", "objectives misc-wealth") == ("impossible-outcome", RULE)
    assert t.refuses("chance", "objectives misc-wealth misc-monuments") == ("impossible-outcome", RULE)
    assert t.refuses("chance", "card pounds-300") == ("not-an-answer", RULE)
    t.chance("objectives group-salon misc-wealth")
    assert t.offers_at("keep-objectives", "ponsonby") == ["hold group-salon", "hold misc-wealth"]
    assert t.refuses("ponsonby", "hold misc-monuments") == ("objective-not-held", RULE)
    assert t.told("ponsonby", "hold misc-monuments") == {"objective": "misc-monuments"}
    for both in (
        "hold group-salon misc-wealth",
        "hold misc-wealth group-salon",
        "hold misc-wealth misc-wealth",
    ):
        assert t.refuses("ponsonby", both) == ("keep-another-number", RULE)
        assert t.told("ponsonby", both) == {"keep": 1}
    assert t.refuses("ponsonby", "done") == ("not-an-answer", RULE)
    assert t.told("ponsonby", "done") == {"action": "done", "question": "keep-objectives"}
    assert t.seat("ponsonby").objectives == ["misc-monuments"]
    t.play("ponsonby", "hold misc-wealth")
    assert t.seat("ponsonby").objectives == ["misc-wealth", "misc-monuments"]
    assert (t.question, t.asked) == ("choose-turn", ["ponsonby"])
    assert t.county.drawn == ()


def test_vp_card_objective_draw_the_other_goes_under_the_deck() -> None:
    t = drawing()
    t.play("ponsonby", "use objective-draw")
    t.chance("objectives group-salon misc-wealth")
    t.play("ponsonby", "hold misc-wealth")
    bottom = t.county.objective_deck.strata[-1]
    assert [OBJECTIVES[card] for card in bottom.cards] == ["group-salon"]
    assert (bottom.fixed, bottom.known) == (True, 1)
    assert t.county.objective_deck.size() == 27


def test_vp_card_objective_draw_is_secret_but_for_its_number() -> None:
    t = drawing()
    t.play("ponsonby", "use objective-draw")
    t.chance("objectives group-salon misc-wealth")
    t.play("ponsonby", "hold misc-wealth")
    assert t.events("objectives-drawn", "ponsonby") == [
        {"event": "objectives-drawn", "seat": 0, "count": 2, "objectives": ("group-salon", "misc-wealth")}
    ]
    assert t.events("objectives-kept", "ponsonby") == [
        {"event": "objectives-kept", "seat": 0, "count": 1, "objectives": ("misc-wealth",)}
    ]
    assert t.events("objectives-drawn", "york") == [{"event": "objectives-drawn", "seat": 0, "count": 2}]
    assert t.events("objectives-kept", "york") == [{"event": "objectives-kept", "seat": 0, "count": 1}]


def test_ruling_7_one_objective_left_is_taken_without_a_choice() -> None:
    t = drawing(1)
    t.play("ponsonby", "use objective-draw")
    assert t.offers("chance") == ["objectives misc-wealth"]
    t.chance("objectives misc-wealth")
    assert t.seat("ponsonby").objectives == ["misc-wealth", "misc-monuments"]
    assert t.question == "choose-turn"


def test_ruling_7_two_objectives_left_are_enough_for_a_choice() -> None:
    t = drawing(2)
    t.play("ponsonby", "use objective-draw")
    t.chance("objectives misc-max-reputation misc-wealth")
    t.play("ponsonby", "hold misc-max-reputation")
    assert t.county.objective_deck.size() == 1


def test_ruling_7_an_empty_deck_gives_nothing() -> None:
    t = drawing(0)
    t.play("ponsonby", "use objective-draw")
    assert (t.question, t.asked) == ("choose-turn", ["ponsonby"])
    assert t.seat("ponsonby").objectives == ["misc-monuments"]
    assert t.seat("ponsonby").vp_cards == []


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_ruling_7_the_round_track_gives_what_is_there(left: int, drawn: int) -> None:
    t = table(round=6, step="turn", ponsonby={"objectives": []}, york={"objectives": EVERY[: 30 - left]})
    t.play("ponsonby", "pass")
    t.let_chance()
    assert len(t.seat("ponsonby").objectives) == drawn
    assert t.question == "pass-favour"


def test_objectives_given_up_come_last_and_in_any_order() -> None:
    t = table(
        round=8,
        step="courtship",
        market=[
            "english-garden",
            "breakfast-room",
            "tennis-court",
            "drawing-room",
            "main-library",
            "gallery",
        ],
        themes=["prestige", "sporting"],
        ponsonby={"objectives": EVERY[:14]},
        york={"objectives": EVERY[15:], "vp-cards": ["objective-draw"]},
    )
    # One objective is left in the deck; two are given up.
    t.chance("card pounds-300", "card pounds-500")
    t.play("ponsonby", "discard room-great-hall")
    t.play("york", "discard misc-monuments")
    t.chance("theme estate")
    t.play("york", "use objective-draw")
    assert t.offers("chance") == [
        "objectives category-prestige room-great-hall",
        "objectives category-prestige misc-monuments",
    ]


def test_main_library_one_objective_and_it_is_kept() -> None:
    row = {"estate": ["main-library"], "level": 3, "objectives": ["misc-wealth"]}
    t = table(round=2, ponsonby=row, york={"objectives": []})
    t.play(
        "ponsonby",
        "host main-library theodore-earl-of-ponsonby edward-viscount-dorchester staff footman",
    )
    assert len(t.offers("chance")) == 29
    assert t.refuses("chance", "objectives group-salon misc-monuments") == ("impossible-outcome", RULE)
    t.chance("objectives misc-monuments")
    # An additional scoring objective: nothing is given up for it.
    assert t.seat("ponsonby").objectives == ["misc-wealth", "misc-monuments"]
