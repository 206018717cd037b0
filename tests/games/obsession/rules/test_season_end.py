"""The end of a season: objectives given up, and the last window for card favours (rulings 7 and 21)."""

import pytest

from tests.games.obsession.table import Row, Table, described, table

RULE = "objective-cards"
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
"""No reserve takes anything out of this market."""


def season_ends(number: int = 4, told: Row | None = None, **more: object) -> Table:
    """A tied courtship is over: objectives are to be given up."""
    t = described({"round": number, "step": "courtship", "market": LATE, **(told or {}), **more})
    t.chance("card pounds-300", "card pounds-500")
    return t


TWO_EACH: dict[str, object] = {
    "ponsonby": {"objectives": ["room-statuary", "misc-wealth"]},
    "york": {"objectives": ["room-great-hall", "group-salon"]},
}


# Objectives


def test_end_of_season_everybody_gives_up_one_objective_at_the_same_time() -> None:
    t = season_ends(told=TWO_EACH)
    assert (t.question, t.asked) == ("discard-objective", ["ponsonby", "york"])
    assert t.offers("ponsonby") == ["discard room-statuary", "discard misc-wealth"]
    t.play("york", "discard group-salon")
    # York has answered, nothing has happened yet.
    assert t.asked == ["ponsonby"]
    assert t.seat("york").objectives == ["room-great-hall", "group-salon"]
    assert t.refuses("york", "discard room-great-hall") == ("not-your-turn", "table")
    t.play("ponsonby", "discard room-statuary")
    assert t.seat("york").objectives == ["room-great-hall"]
    assert t.seat("ponsonby").objectives == ["misc-wealth"]
    assert t.county.round == 4
    assert t.offers("chance", "theme")


def test_end_of_season_only_an_objective_one_holds() -> None:
    t = season_ends(told=TWO_EACH)
    assert t.refuses("ponsonby", "discard group-salon") == ("objective-not-held", RULE)
    assert t.told("ponsonby", "discard group-salon") == {"objective": "group-salon"}
    assert t.refuses("ponsonby", "done") == ("not-an-answer", RULE)
    assert t.told("ponsonby", "done") == {"action": "done", "question": "discard-objective"}


def test_end_of_season_objectives_are_shuffled_under_the_deck() -> None:
    t = season_ends(told=TWO_EACH)
    before = t.county.objective_deck.size()
    t.play("ponsonby", "discard room-statuary")
    t.play("york", "discard group-salon")
    deck = t.county.objective_deck
    assert deck.size() == before + 2
    top, bottom = deck.strata
    assert (top.fixed, bottom.fixed) == (False, False)
    # Nobody knows the order of the two, not even of the own one.
    assert (len(bottom.cards), bottom.known) == (2, 1)


def test_end_of_season_nobody_sees_what_the_others_give_up() -> None:
    t = season_ends(told=TWO_EACH)
    t.play("ponsonby", "discard room-statuary")
    t.play("york", "discard group-salon")
    assert t.events("objective-given-up", "ponsonby") == [
        {"event": "objective-given-up", "seat": 0, "objective": "room-statuary"},
        {"event": "objective-given-up", "seat": 1},
    ]
    assert t.events("objective-given-up", "york") == [
        {"event": "objective-given-up", "seat": 0},
        {"event": "objective-given-up", "seat": 1, "objective": "group-salon"},
    ]


def test_end_of_season_who_has_no_objective_gives_up_none() -> None:
    t = season_ends(ponsonby={"objectives": []}, york={"objectives": ["group-salon"]})
    assert t.asked == ["york"]
    t.play("york", "discard group-salon")
    assert [t.seat(family).objectives for family in ("ponsonby", "york")] == [[], []]
    assert [event["seat"] for event in t.events("objective-given-up")] == [1]


def test_end_of_season_without_any_objective_nobody_is_asked() -> None:
    t = season_ends(ponsonby={"objectives": []}, york={"objectives": []})
    assert t.offers("chance", "theme")


@pytest.mark.parametrize("number", [4, 8, 12, 16])
def test_end_of_season_after_each_of_the_four_courtships(number: int) -> None:
    themes = ["essentials", "service", "estate", "prestige"][: number // 4]
    t = season_ends(number, themes=themes)
    assert t.question == "discard-objective"
    assert [len(t.county.objectives[seat]) for seat in (0, 1)] == [5 if number == 4 else 8 - number // 4] * 2
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    assert [len(t.county.objectives[seat]) for seat in (0, 1)] == [4 if number == 4 else 7 - number // 4] * 2
    # The season they were given up in marks the part of the deck they lie in.
    assert t.county.objective_deck.strata[-1].known == number // 4
    assert [[label for _, label in t.county.given_up[seat]] for seat in (0, 1)] == [[number // 4]] * 2


@pytest.mark.parametrize(("number", "held"), [(5, 4), (10, 5), (15, 4), (20, 5)])
def test_end_of_season_what_is_held_in_extended_play(number: int, held: int) -> None:
    """Four dealt, two more in rounds 7 and 18, one given up after each courtship."""
    themes = ["essentials", "service", "estate", "prestige"][: number // 5]
    t = table(modules=("extended",), round=number, step="courtship", market=LATE, themes=themes)
    t.chance("card pounds-300", "card pounds-500")
    assert [len(mine) for mine in t.county.objectives] == [held, held]
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    assert [len(mine) for mine in t.county.objectives] == [held - 1, held - 1]


# The last window

WINDOW: dict[str, object] = {"round": 16, "step": "window"}


def window(**rows: object) -> Table:
    return described({**WINDOW, **rows})


def test_ruling_7_last_window_in_turn_order_for_those_with_cards() -> None:
    seats = ("asquith", "cavendish", "ponsonby", "york")
    t = table(
        seats,
        round=16,
        step="window",
        first="ponsonby",
        asquith={"vp-cards": ["pounds-300"]},
        ponsonby={"vp-cards": ["pounds-500"]},
        york={"vp-cards": ["reputation-2", "reputation-3"]},
    )
    order = []
    while t.question:
        assert t.question == "last-favours"
        order += t.asked
        t.play(t.asked[0], "done")
    assert order == ["ponsonby", "york", "asquith"]
    assert t.events("game-over") == [{"event": "game-over", "seat": -1}]


def test_ruling_7_last_window_without_cards_the_game_is_over() -> None:
    t = window()
    assert (t.question, t.asked) == ("", [])
    assert t.refuses("ponsonby", "done") == ("game-over", "table")


def test_ruling_7_last_window_comes_after_the_last_objective_was_given_up() -> None:
    themes = ["essentials", "service", "estate", "prestige"]
    t = season_ends(16, themes=themes)
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    # No more theme, no reserve, no pawn: both have drawn a card in the tie.
    assert (t.question, t.asked) == ("last-favours", ["ponsonby"])
    assert t.events("pawn-passed") == []
    t.play("ponsonby", "use pounds-300")
    assert t.seat("ponsonby").pounds == 600
    assert t.asked == ["york"]


def test_ruling_7_last_window_one_card_after_the_other() -> None:
    t = window(ponsonby={"vp-cards": ["pounds-300", "pounds-500", "reputation-2"], "pounds": 0})
    t.play("ponsonby", "use pounds-500")
    assert t.asked == ["ponsonby"]
    t.play("ponsonby", "use pounds-300")
    assert (t.asked, t.seat("ponsonby").pounds) == (["ponsonby"], 800)
    t.play("ponsonby", "use reputation-2")
    # The last card is gone, so there is nothing left to ask.
    assert (t.asked, t.seat("ponsonby").reputation) == ([], (1, 3))


@pytest.mark.parametrize("kind", ["unlimited-purchases", "refresh-market", "refresh-service"])
def test_ruling_7_last_window_no_purchase_or_refresh_favours(kind: str) -> None:
    t = window(ponsonby={"vp-cards": [kind]})
    assert t.offers("ponsonby") == ["done"]
    assert t.refuses("ponsonby", f"use {kind}") == ("too-late-for-favour", "victory-point-cards")
    assert t.told("ponsonby", f"use {kind}") == {"card": kind}


def test_ruling_7_last_window_the_favours_that_are_left() -> None:
    cards = [
        "reputation-2",
        "reputation-3",
        "pounds-300",
        "pounds-500",
        "prestige-invite",
        "objective-draw",
        "unlimited-purchases",
        "refresh-service",
        "refresh-market",
        "hire-servant",
        "recall-guest",
    ]
    t = window(ponsonby={"vp-cards": cards, "discard": ["john-ambrose-esq", "lady-margaret-carlow"]})
    assert t.offers("ponsonby") == [
        "done",
        "use reputation-2",
        "use reputation-3",
        "use pounds-300",
        "use pounds-500",
        "use prestige-invite",
        "use objective-draw",
        "use hire-servant valet",
        "use hire-servant ladys-maid",
        "use hire-servant footman",
        "use recall-guest john-ambrose-esq",
    ]


@pytest.mark.parametrize("words", ["borrow", "refresh", "help valet"])
def test_ruling_7_last_window_no_special_actions(words: str) -> None:
    t = window(
        ponsonby={
            "vp-cards": ["pounds-300"],
            "level": 7,
            "available": ["butler", "housekeeper", "ladys-maid", "footman"],
            "quarters": ["valet"],
        }
    )
    assert t.refuses("ponsonby", words) == ("turn-is-over", "special-actions")
    assert t.refuses("ponsonby", "pass") == ("not-an-answer", "victory-point-cards")
    assert t.told("ponsonby", "pass") == {"action": "pass", "question": "last-favours"}


def test_ruling_7_last_window_an_invitation_and_an_objective_still_count() -> None:
    t = window(
        ponsonby={
            "vp-cards": ["prestige-invite", "objective-draw"],
            "objectives": ["guests-prestige"],
            "level": 7,
        }
    )
    assert t.seat("ponsonby").score["objectives"] == 0
    t.play("ponsonby", "use prestige-invite")
    t.chance("guest richard-duke-of-langford")
    assert t.seat("ponsonby").score["objectives"] == 1
    t.play("ponsonby", "use objective-draw")
    t.chance("objectives misc-max-reputation misc-wealth")
    # Only its owner sees what was drawn, also now that nobody's turn it is.
    assert t.view("ponsonby").drawn != ()
    assert t.view("york").drawn == ()
    t.play("ponsonby", "hold misc-max-reputation")
    assert t.seat("ponsonby").score["objectives"] == 1 + 7
    assert t.question == ""


def test_ruling_7_last_window_is_not_there_before_the_end() -> None:
    t = season_ends(12, themes=["essentials", "service", "estate"])
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    assert t.offers("chance", "theme")
    t = season_ends(4)
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    t.chance("theme prestige")
    assert t.question == "choose-turn"
