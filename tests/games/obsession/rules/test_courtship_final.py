"""Courtship: the Final Courtship Event and its tie-breaks (ruling 20)."""

import pytest

from tests.games.obsession.table import Row, Table, described, table

CHARLES = "charles-fairchild-esq"
ELIZABETH = "miss-elizabeth-fairchild"
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "music-room"]


def final(themes: list[str], seats: tuple[str, ...] = ("ponsonby", "york"), **told: object) -> Table:
    """The last turn before the final courtship is passed; courtship is held."""
    here = {"round": 15, "step": "turn", "to_move": seats[-1], "themes": themes, "market": LATE}
    t = described({**here, **told}, seats)
    t.play(seats[-1], "pass", "rents")
    if (t.question, t.asked) == ("buy-tile", [seats[-1]]):
        t.play(seats[-1], "done")
    return t


def totals(t: Table) -> object:
    (event,) = t.events("courtship-held")
    return event["totals"]


# A family with 3 + 5, 0 + 2, 1 + 3, 1 + 2 and 0 - 1 points in its columns
ESTATE: Row = {"estate": ["dining-room/back", "barn", "french-garden", "gallery", "stable"]}
COLUMNS = {"essentials": 8, "service": 2, "estate": 4, "prestige": 3, "sporting": -1}
BARE = {"essentials": 3, "service": 0, "estate": 1, "prestige": 1, "sporting": 0}


@pytest.mark.parametrize(
    ("themes", "own", "other"),
    [
        (["essentials", "service", "estate", "prestige"], 17, 5),
        (["service", "estate", "prestige", "sporting"], 8, 2),
        # A theme shown twice counts twice
        (["essentials", "essentials", "service", "estate"], 22, 7),
        (["estate", "sporting", "estate", "service"], 9, 2),
        # The example of the rulebooks: the outdoors, gardens, riding
        (["estate", "sporting", "sporting", "service"], 4, 1),
        (["prestige", "estate", "prestige", "estate"], 14, 4),
    ],
)
def test_final_courtship_all_four_themes_are_summed(themes: list[str], own: int, other: int) -> None:
    assert own == sum(COLUMNS[theme] for theme in themes)
    assert other == sum(BARE[theme] for theme in themes)
    t = final(themes, ponsonby=ESTATE)
    assert t.events("courtship-held") == [
        {
            "event": "courtship-held",
            "seat": -1,
            "totals": (str(own), str(other)),
            "categories": tuple(themes),
        }
    ]
    assert (t.question, t.asked) == ("choose-fairchild", ["ponsonby"])


def test_final_courtship_a_doubled_theme_may_turn_it() -> None:
    prestige: Row = {"estate": ["statuary/back"]}  # 6 + 1
    estate: Row = {"estate": ["french-garden/back", "english-garden"]}  # 6 + 1 + 1
    single = ["prestige", "estate", "service", "sporting"]
    doubled = ["prestige", "estate", "service", "prestige"]
    t = final(single, ponsonby=prestige, york=estate)
    assert totals(t) == ("8", "9")
    assert t.asked == ["york"]
    t = final(doubled, ponsonby=prestige, york=estate)
    assert totals(t) == ("15", "10")
    assert t.asked == ["ponsonby"]


def test_final_courtship_the_fairchild_is_kept_for_scoring() -> None:
    t = final(["essentials", "service", "estate", "prestige"], ponsonby=ESTATE, york={"discard": [CHARLES]})
    # The visit of the season before has ended.
    assert CHARLES not in t.seat("york").discard | t.seat("york").hand
    assert t.seat("ponsonby").score["gentry"] == 8
    t.play("ponsonby", f"court {ELIZABETH}")
    t.chance("card refresh-market")
    assert t.seat("ponsonby").score["gentry"] == 16
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    t.play("ponsonby", "done")
    assert t.question == ""
    assert t.seat("ponsonby").score["gentry"] == 16
    assert t.seat("ponsonby").score["courtship"] == 5


def test_final_courtship_the_card_won_may_be_used_before_scoring() -> None:
    t = final(["essentials", "service", "estate", "prestige"], ponsonby={**ESTATE, "pounds": 0})
    t.play("ponsonby", f"court {ELIZABETH}")
    t.chance("card pounds-500")
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    assert t.asked == ["ponsonby"]
    t.play("ponsonby", "use pounds-500")
    assert t.seat("ponsonby").score["wealth"] == 2
    assert t.seat("ponsonby").score["courtship"] == 0


FOUR_THEMES = ["essentials", "service", "estate", "prestige"]


@pytest.mark.parametrize(
    ("ponsonby", "york", "winner"),
    [
        ((3, 1), (2, 5), "ponsonby"),  # the level first
        ((2, 5), (3, 1), "york"),
        ((3, 4), (3, 3), "ponsonby"),  # then the position
        ((3, 2), (3, 3), "york"),
    ],
)
def test_final_courtship_tie_the_highest_reputation_wins_alone(
    ponsonby: tuple[int, int], york: tuple[int, int], winner: str
) -> None:
    t = final(
        FOUR_THEMES,
        ponsonby={"level": ponsonby[0], "position": ponsonby[1]},
        york={"level": york[0], "position": york[1]},
    )
    assert totals(t) == ("5", "5")
    assert (t.question, t.asked) == ("choose-fairchild", [winner])
    t.play(winner, f"court {CHARLES}")
    t.chance("card pounds-300")
    loser = "york" if winner == "ponsonby" else "ponsonby"
    assert (len(t.seat(winner).vp_cards), len(t.seat(loser).vp_cards)) == (1, 0)
    assert t.events("courtship-tied") == []
    assert t.question == "discard-objective"


def test_final_courtship_the_reputation_of_the_others_does_not_matter() -> None:
    seats = ("asquith", "cavendish", "ponsonby", "york")
    t = final(
        FOUR_THEMES,
        seats,
        asquith={"estate": ["gallery"], "level": 2},
        cavendish={"level": 7, "position": 5},
        ponsonby={"estate": ["smoking-room"], "level": 3},
    )
    assert totals(t) == ("7", "5", "7", "5")
    assert t.asked == ["ponsonby"]


def test_final_courtship_reputation_only_breaks_ties() -> None:
    t = final(FOUR_THEMES, ponsonby={"level": 7}, york={"estate": ["gallery"], "level": 1})
    assert t.asked == ["york"]


def test_final_courtship_still_tied_all_of_them_draw_and_no_fairchild() -> None:
    seats = ("asquith", "cavendish", "ponsonby", "york")
    t = final(
        FOUR_THEMES,
        seats,
        asquith={"level": 3, "position": 2},
        cavendish={"level": 3, "position": 1},
        ponsonby={"level": 3, "position": 2},
        york={"level": 2, "position": 2},
    )
    assert totals(t) == ("5", "5", "5", "5")
    assert t.events("courtship-tied") == [{"event": "courtship-tied", "seat": -1, "seats": ("0", "2")}]
    t.chance("card pounds-300", "card pounds-500")
    assert [len(t.seat(family).vp_cards) for family in seats] == [1, 0, 1, 0]
    assert t.question == "discard-objective"
    for family in seats:
        assert not {CHARLES, ELIZABETH} & t.seat(family).hand


def test_final_courtship_in_round_20_of_extended_play() -> None:
    t = table(
        modules=("extended",),
        round=15,
        step="courtship",
        themes=["sporting", "sporting", "prestige"],
        market=LATE,
        ponsonby=ESTATE,
        york={"estate": ["smoking-room", "drawing-room"]},
    )
    # Round 15 is an ordinary courtship there: prestige alone, 3 against 4.
    assert t.asked == ["york"]
    t = table(
        modules=("extended",),
        round=20,
        step="courtship",
        market=LATE,
        ponsonby=ESTATE,
        themes=["sporting", "estate", "service", "prestige"],
        york={"estate": ["smoking-room", "drawing-room"]},
    )
    # -1 + 4 + 2 + 3 against 0 + 1 + 0 + 4
    assert t.asked == ["ponsonby"]
