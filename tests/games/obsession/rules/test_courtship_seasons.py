"""Courtship: the 1st Three Courtship Events (rulings 20 and 21)."""

from typing import Any

import pytest

from tests.games.obsession.table import Row, Table, described, table

CHARLES = "charles-fairchild-esq"
ELIZABETH = "miss-elizabeth-fairchild"
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "music-room"]
RULE = "courtship"


def courtship(
    theme: str, number: int = 4, seats: tuple[str, ...] = ("ponsonby", "york"), **told: object
) -> Table:
    """A courtship of the first three seasons about to be held."""
    earlier = ["sporting", "sporting"][: number // 4 - 1]
    here = {"round": number, "step": "courtship", "themes": [*earlier, theme], "market": LATE}
    return described({**here, **told}, seats)


def held(t: Table) -> list[dict[str, object]]:
    """What was told of a courtship."""
    return [{key: event[key] for key in ("totals", "categories")} for event in t.events("courtship-held")]


def after_turns(
    theme: str, number: int = 4, seats: tuple[str, ...] = ("ponsonby", "york"), **told: object
) -> Table:
    """The same, told from the last turn of the season on, so that what is told can be read."""
    earlier = ["sporting", "sporting"][: number // 4 - 1]
    here = {"round": number - 1, "step": "turn", "to_move": seats[-1], "themes": [*earlier, theme]}
    t = described({**here, "market": LATE, **told}, seats)
    pass_turn(t, seats[-1])
    return t


def pass_turn(t: Table, family: str) -> None:
    """Pass for the rents, and buy nothing."""
    t.play(family, "pass", "rents")
    if (t.question, t.asked) == ("buy-tile", [family]):
        t.play(family, "done")


# Totals

FULL = {
    # One tile of every column with the rose, one without
    "estate": [
        "north-library",
        "dining-room/back",
        "barn",
        "servants-quarters",
        "english-garden",
        "french-garden/back",
        "drawing-room",
        "gallery/back",
        "stable",
        "billiards-room/back",
    ]
}
TOTALS = {
    # 3 + 0 + 5; 0 + 2 + 1; 1 + 1 + 6; 1 + 1 + 5; 0 - 1 + 5
    "essentials": 8,
    "service": 3,
    "estate": 8,
    "prestige": 7,
    "sporting": 4,
}


@pytest.mark.parametrize("theme", TOTALS)
def test_courtship_points_of_all_tiles_in_the_column_of_the_theme(theme: str) -> None:
    t = after_turns(theme, ponsonby=FULL)
    bare = {"essentials": 3, "service": 0, "estate": 1, "prestige": 1, "sporting": 0}
    assert held(t) == [{"totals": (str(TOTALS[theme]), str(bare[theme])), "categories": (theme,)}]
    assert t.asked == ["ponsonby"]


def test_courtship_example_two_prestige_tiles_for_three_points() -> None:
    """The figure is lost: a Front Parlour with the rose (2) and a new Drawing Room (1) fit its text."""
    t = after_turns("prestige", ponsonby={"estate": ["front-parlour/back", "drawing-room"]})
    assert held(t) == [{"totals": ("3", "1"), "categories": ("prestige",)}]


def test_courtship_hybrid_tiles_count_in_the_category_they_show() -> None:
    for side, essentials, prestige in [("", 1, 0), ("/back", 0, 2)]:
        row = {"estate": [f"green-room{side}"]}
        assert held(after_turns("essentials", ponsonby=row))[0]["totals"] == (str(3 + essentials), "3")
        assert held(after_turns("prestige", ponsonby=row))[0]["totals"] == (str(1 + prestige), "1")


def test_courtship_suites_and_monuments_count() -> None:
    row = {"estate": ["queens-suite/back", "sculpture-garden"]}
    t = after_turns("estate", ponsonby=row, monuments=["sculpture-garden", "trophy-room", "wine-cellar"])
    assert held(t)[0]["totals"] == ("16", "1")


def test_courtship_only_the_theme_of_the_season_counts() -> None:
    t = after_turns(
        "prestige", 12, ponsonby={"estate": ["billiards-room/back"]}, york={"estate": ["gallery"]}
    )
    assert held(t) == [{"totals": ("1", "3"), "categories": ("prestige",)}]
    assert t.asked == ["york"]


# The winner


@pytest.mark.parametrize("choice", [CHARLES, ELIZABETH])
@pytest.mark.parametrize("number", [4, 8, 12])
def test_courtship_the_winner_takes_a_fairchild_of_choice_and_a_vp_card(number: int, choice: str) -> None:
    t = courtship("prestige", number, york={"estate": ["gallery"]})
    assert t.offers_at("choose-fairchild", "york") == [f"court {CHARLES}", f"court {ELIZABETH}"]
    t.play("york", f"court {choice}")
    assert choice in t.seat("york").hand
    assert t.events("fairchild-visits") == [{"event": "fairchild-visits", "seat": 1, "gentry": choice}]
    assert t.asked == ["chance"]
    t.chance("card hire-servant")
    assert t.seat("york").vp_cards == ["hire-servant"]
    assert t.seat("ponsonby").vp_cards == []
    assert not {CHARLES, ELIZABETH} & t.seat("ponsonby").hand
    assert t.question == "discard-objective"


def test_courtship_only_a_fairchild_may_be_chosen() -> None:
    t = courtship("prestige", york={"estate": ["gallery"]})
    assert t.refuses("york", "court john-ambrose-esq") == ("not-a-fairchild", RULE)
    assert t.told("york", "court john-ambrose-esq") == {"guest": "john-ambrose-esq"}
    assert t.refuses("york", "done") == ("not-an-answer", RULE)
    assert t.told("york", "done") == {"action": "done", "question": "choose-fairchild"}
    assert t.refuses("ponsonby", f"court {CHARLES}") == ("not-your-turn", "table")


def test_courtship_the_card_drawn_is_the_winners_secret() -> None:
    t = courtship("prestige", york={"estate": ["gallery"]})
    t.play("york", f"court {CHARLES}")
    assert t.refuses("chance", "guest john-ambrose-esq") == ("not-an-answer", "victory-point-cards")
    t.chance("card hire-servant-b")
    assert t.events("card-drawn", "york") == [{"event": "card-drawn", "seat": 1, "vp-card": "hire-servant-b"}]
    assert t.events("card-drawn", "ponsonby") == [{"event": "card-drawn", "seat": 1}]
    assert t.county.vp_deck.size() == 29


def test_courtship_any_of_the_thirty_cards_may_come() -> None:
    t = courtship("prestige", york={"estate": ["gallery"], "vp-cards": ["pounds-500-b"]})
    t.play("york", f"court {CHARLES}")
    copies = {
        "reputation-2": 3, "reputation-3": 3, "pounds-300": 3, "pounds-500": 2, "prestige-invite": 3,
        "objective-draw": 3, "unlimited-purchases": 3, "refresh-service": 3, "refresh-market": 3,
        "hire-servant": 2, "recall-guest": 2,
    }  # fmt: skip
    every = {
        f"card {kind}{suffix}" for kind, number in copies.items() for suffix in ("", "-b", "-c")[:number]
    }
    assert set(t.offers("chance")) == every - {"card pounds-500-b"}
    assert t.refuses("chance", "card pounds-500-b") == ("impossible-outcome", "victory-point-cards")
    assert t.refuses("chance", "card pounds-500-c") == ("impossible-outcome", "victory-point-cards")


def test_courtship_the_vp_deck_may_be_empty() -> None:
    kinds = ("reputation-2", "reputation-3", "pounds-300", "prestige-invite", "objective-draw",
             "unlimited-purchases", "refresh-service", "refresh-market")  # fmt: skip
    cards = [kind + suffix for kind in kinds for suffix in ("", "-b", "-c")]
    cards += [
        kind + suffix for kind in ("pounds-500", "hire-servant", "recall-guest") for suffix in ("", "-b")
    ]
    t = courtship("prestige", ponsonby={"vp-cards": cards}, york={"estate": ["gallery"]})
    t.play("york", f"court {CHARLES}")
    assert t.question == "discard-objective"
    assert t.seat("york").vp_cards == []


# Ties


def test_courtship_tie_each_leader_takes_a_card_and_nobody_is_visited() -> None:
    seats = ("asquith", "cavendish", "ponsonby", "york")
    t = after_turns(
        "prestige",
        seats=seats,
        asquith={"estate": ["gallery"]},
        ponsonby={"estate": ["smoking-room"]},
        york={"estate": ["drawing-room"]},
    )
    assert held(t) == [{"totals": ("3", "1", "3", "2"), "categories": ("prestige",)}]
    assert t.events("courtship-tied") == [{"event": "courtship-tied", "seat": -1, "seats": ("0", "2")}]
    t.chance("card pounds-300", "card pounds-500")
    assert [t.seat(family).vp_cards for family in seats] == [["pounds-300"], [], ["pounds-500"], []]
    assert t.events("fairchild-visits") == []
    assert t.question == "discard-objective"


def test_courtship_tie_the_cards_are_taken_in_the_order_of_the_seats_whoever_begins() -> None:
    seats = ("asquith", "cavendish", "ponsonby", "york")
    estates: dict[str, Any] = {"asquith": {"estate": ["gallery"]}, "ponsonby": {"estate": ["smoking-room"]}}
    for first in seats:
        t = courtship("prestige", seats=seats, first=first, **estates)
        t.chance("card pounds-300", "card pounds-500")
        assert [t.seat(family).vp_cards for family in seats] == [["pounds-300"], [], ["pounds-500"], []]


def test_courtship_tie_reputation_does_not_break_it_before_the_end() -> None:
    t = courtship("prestige", ponsonby={"level": 5})
    assert t.asked == ["chance"]
    t.chance("card pounds-300", "card pounds-500")
    assert [len(t.seat(family).vp_cards) for family in ("ponsonby", "york")] == [1, 1]


def test_ruling_20_a_tie_at_zero_is_a_tie() -> None:
    t = after_turns("sporting")
    assert held(t) == [{"totals": ("0", "0"), "categories": ("sporting",)}]
    t.chance("card pounds-300", "card pounds-500")
    assert t.question == "discard-objective"


def test_ruling_20_totals_may_be_negative_and_zero_may_win() -> None:
    minus = {"estate": ["stable", "hillside-kennel"]}
    t = after_turns("sporting", york=minus)
    assert held(t)[0]["totals"] == ("0", "-3")
    assert t.asked == ["ponsonby"]
    t = after_turns("sporting", ponsonby={"estate": ["stable"]}, york=minus)
    assert held(t)[0]["totals"] == ("-1", "-3")
    assert (t.question, t.asked) == ("choose-fairchild", ["ponsonby"])


def test_ruling_20_a_tie_of_negative_totals_is_a_tie() -> None:
    row = {"estate": ["stable"]}
    t = after_turns("sporting", ponsonby=row, york={"estate": ["croquet-lawn"]})
    assert held(t)[0]["totals"] == ("-1", "-1")
    assert t.asked == ["chance"]


# The visit ends


@pytest.mark.parametrize("pile", ["hand", "discard"])
@pytest.mark.parametrize("guest", [CHARLES, ELIZABETH])
def test_courtship_the_first_thing_is_to_return_the_fairchild(guest: str, pile: str) -> None:
    row: Row = {pile: [guest]}
    t = table(
        round=7, step="turn", to_move="york", themes=["sporting", "prestige"], market=LATE, ponsonby=row
    )
    assert guest in t.seat("ponsonby").hand | t.seat("ponsonby").discard
    pass_turn(t, "york")
    assert not {CHARLES, ELIZABETH} & (t.seat("ponsonby").hand | t.seat("ponsonby").discard)
    # Others keep what they have.
    assert len(t.seat("ponsonby").hand | t.seat("ponsonby").discard) == 4


def test_courtship_the_same_fairchild_may_be_chosen_again() -> None:
    t = courtship("prestige", 8, ponsonby={"discard": [CHARLES], "estate": ["gallery"]})
    assert CHARLES not in t.seat("ponsonby").discard
    t.play("ponsonby", f"court {CHARLES}")
    # Into the active hand, wherever the card was before.
    assert CHARLES in t.seat("ponsonby").hand


def test_courtship_the_fairchild_stays_through_the_season() -> None:
    t = table(round=5, step="turn", ponsonby={"hand": [CHARLES]}, market=LATE)
    for _ in range(2):
        t.pass_round()
        assert CHARLES in t.seat("ponsonby").hand
    assert t.county.round == 6


# A courtship round is nothing but a courtship


def test_courtship_event_no_service_no_monuments_no_gossip_no_purchase() -> None:
    row = {
        "estate": ["sculpture-garden", "servants-hall", "private-study/back", "gallery"],
        "level": 3,
        "position": 2,
        "pounds": 1000,
        "available": ["butler"],
        "quarters": ["valet"],
        "expended": ["footman", "housekeeper", "ladys-maid"],
    }
    t = table(
        round=4,
        step="round",
        themes=["prestige"],
        market=LATE,
        ponsonby=row,
    )
    t.play("ponsonby", f"court {CHARLES}")
    t.chance("card pounds-300")
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    board = t.seat("ponsonby")
    assert (board.reputation, board.pounds) == ((3, 2), 1000)
    assert (board.available, board.quarters) == (["butler"], ["valet"])
    assert board.expended == ["housekeeper", "ladys-maid", "footman"]
    assert t.events("turn-begins") == []
    assert t.events("reputation-changed") == []
