"""Solitaire: the twelve opponents, their length, base score and chart in every courtship (ruling 23)."""

import pytest

from tests.games.obsession.table import Row, Table, described, table

CHARLES = "charles-fairchild-esq"
ELIZABETH = "miss-elizabeth-fairchild"
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "music-room"]
CATEGORIES = ("essentials", "service", "estate", "prestige", "sporting")
BARE = {"essentials": 3, "service": 0, "estate": 1, "prestige": 1, "sporting": 0}
# Level, rounds, base score; chart by season: essentials, service, estate, prestige, sporting
# fmt: off
CARDS = {
    "fairfax": ("beginner", 16, 65,
                ((3, 0, 1, 1, 1), (3, 1, 1, 1, 3), (3, 1, 2, 2, 5), (3, 1, 2, 2, 7))),
    "fitzherbert": ("beginner", 16, 70,
                    ((3, 0, 2, 1, 1), (3, 0, 4, 1, 1), (3, 1, 6, 2, 2), (3, 1, 8, 2, 2))),
    "stanhope": ("beginner", 16, 75,
                 ((3, 0, 2, 1, 1), (4, 1, 2, 2, 1), (6, 1, 2, 2, 2), (8, 2, 3, 3, 2))),
    "villiers": ("beginner", 20, 105,
                 ((3, 1, 1, 1, 1), (3, 3, 2, 1, 2), (4, 4, 2, 2, 5), (4, 5, 3, 3, 7))),
    "hanover": ("intermediate", 16, 78,
                ((3, 0, 2, 2, 1), (4, 1, 2, 4, 1), (5, 1, 2, 7, 2), (6, 2, 3, 9, 2))),
    "gladstone": ("intermediate", 16, 82,
                  ((3, 1, 2, 1, 1), (5, 2, 2, 2, 1), (7, 4, 2, 3, 2), (10, 5, 3, 3, 2))),
    "grosvenor": ("intermediate", 16, 87,
                  ((3, 0, 2, 1, 1), (3, 0, 5, 2, 2), (3, 1, 9, 2, 3), (4, 2, 11, 3, 4))),
    "orange": ("intermediate", 20, 120,
               ((3, 0, 2, 1, 2), (3, 1, 4, 2, 5), (4, 2, 6, 2, 8), (5, 2, 9, 3, 11))),
    "eden": ("expert", 16, 95,
             ((3, 0, 2, 3, 1), (3, 2, 2, 3, 1), (3, 2, 2, 11, 5), (5, 2, 2, 14, 5))),
    "seymour": ("expert", 16, 102,
                ((3, 0, 3, 2, 1), (3, 1, 7, 2, 3), (4, 1, 10, 3, 6), (5, 2, 13, 4, 7))),
    "tudor": ("expert", 20, 132,
              ((3, 0, 2, 3, 1), (6, 1, 3, 6, 2), (9, 2, 4, 10, 2), (12, 3, 5, 14, 3))),
    "plantagenet": ("expert", 20, 140,
                    ((4, 1, 3, 3, 2), (6, 2, 5, 6, 3), (8, 3, 9, 10, 5), (10, 4, 12, 15, 7))),
}
# fmt: on
EVERY = pytest.mark.parametrize("opponent", CARDS)


def alone(opponent: str = "fairfax", **told: object) -> Table:
    """York against an opponent."""
    return described(told, ("york",), options={"opponent": opponent})


def courtship(opponent: str, season: int, *themes: str, row: Row | None = None) -> Table:
    """The courtship of a season, with the last theme just revealed."""
    length = CARDS[opponent][1] // 4
    t = alone(
        opponent,
        round=season * length,
        step="courtship",
        themes=list(themes[:-1]),
        market=LATE,
        york=row or {},
    )
    drawn = [card for card in t.offers("chance") if card.startswith(f"theme {themes[-1]}")]
    t.chance(drawn[0])
    return t


def totals(t: Table) -> object:
    (event,) = t.events("courtship-held")
    return event["totals"]


# The cards


def test_solitaire_twelve_cards_four_of_each_level() -> None:
    levels = [card[0] for card in CARDS.values()]
    assert [levels.count(level) for level in ("beginner", "intermediate", "expert")] == [4, 4, 4]


@EVERY
def test_solitaire_length_and_base_score(opponent: str) -> None:
    level, rounds, base, chart = CARDS[opponent]
    t = alone(opponent)
    assert t.county.rules.season.rounds == rounds
    assert [line.total for line in t.scores()] == [26, base]
    assert t.scores()[1].terms == (("base-score", base), ("courtship", 0), ("fairchild", 0))
    assert t.scores()[1].seat == -1
    told = t.view("york").plain()["opponent"]
    assert isinstance(told, dict)
    assert (told["name"], told["level"], told["base-score"]) == (opponent, level, base)
    assert told["chart"] == [list(row) for row in chart]


@EVERY
def test_solitaire_the_row_of_the_season_is_compared_for_the_theme(opponent: str) -> None:
    chart = CARDS[opponent][3]
    for season in (1, 2, 3):
        for at, theme in enumerate(CATEGORIES):
            earlier = [name for name in CATEGORIES if name != theme][: season - 1]
            t = courtship(opponent, season, *earlier, theme)
            assert totals(t) == (str(BARE[theme]), str(chart[season - 1][at]))


@EVERY
def test_solitaire_final_courtship_the_last_row_is_summed_over_all_themes(opponent: str) -> None:
    last = dict(zip(CATEGORIES, CARDS[opponent][3][3], strict=True))
    for themes in (
        ("essentials", "service", "estate", "prestige"),
        ("sporting", "prestige", "sporting", "estate"),
        ("service", "essentials", "service", "essentials"),
    ):
        t = courtship(opponent, 4, *themes)
        own = sum(BARE[theme] for theme in themes)
        assert totals(t) == (str(own), str(sum(last[theme] for theme in themes)))


def test_solitaire_example_eden_in_season_2_prestige_is_worth_3() -> None:
    """PL: to win, at least four points are needed."""
    t = courtship("eden", 2, "estate", "prestige", row={"estate": ["gallery"]})
    assert totals(t) == ("3", "3")
    # A tie: a card for each, and no Fairchild.
    t.chance("card pounds-300", "card pounds-500")
    assert t.seat("york").vp_cards == ["pounds-300"]
    t = courtship("eden", 2, "estate", "prestige", row={"estate": ["statuary"]})
    assert totals(t) == ("4", "3")
    assert (t.question, t.asked) == ("choose-fairchild", ["york"])
    t = courtship("eden", 2, "estate", "prestige", row={"estate": ["drawing-room"]})
    assert totals(t) == ("2", "3")
    assert t.asked == ["chance"]


# Winning, losing, tying


def test_solitaire_courtship_closed_the_theme_comes_on_the_courtship_space() -> None:
    t = alone(round=1, step="round")
    assert t.question == "choose-turn"
    assert t.county.themes == ()
    t = alone(round=3, step="market", market=LATE)
    t.chance("roll 16")
    assert t.county.round == 3
    assert len(t.offers("chance", "theme")) == 10
    assert t.refuses("chance", "card pounds-300") == ("not-an-answer", "theme-cards")
    t.chance("theme estate")
    assert t.events("theme-revealed") == [{"event": "theme-revealed", "seat": -1, "category": "estate"}]
    assert len(t.events("courtship-held")) == 1


def test_solitaire_courtship_won_a_fairchild_and_a_card() -> None:
    t = courtship("eden", 1, "service", row={"estate": ["barn"]})
    assert t.offers("york") == [f"court {CHARLES}", f"court {ELIZABETH}"]
    t.play("york", f"court {ELIZABETH}")
    t.chance("card pounds-300")
    assert ELIZABETH in t.seat("york").hand
    assert (t.seat("york").vp_cards, t.county.opponent_vp) == (["pounds-300"], ())
    assert t.question == "discard-objective"


def test_solitaire_courtship_lost_the_opponent_takes_a_card_nobody_sees() -> None:
    t = courtship("eden", 3, "estate", "service", "prestige")
    t.chance("card pounds-300")
    assert t.seat("york").vp_cards == []
    assert len(t.county.opponent_vp) == 1
    assert t.events("opponent-takes-card") == [{"event": "opponent-takes-card", "seat": -1}]
    assert t.events("card-drawn") == []
    told = t.view("york").plain()["opponent"]
    assert isinstance(told, dict)
    assert (told["vp-card-count"], told["vp-cards"], told["fairchild"]) == (1, None, False)
    # No Fairchild before the end.
    assert t.county.opponent_fairchild == -1
    assert t.scores()[1].terms == (("base-score", 95), ("courtship", 3), ("fairchild", 0))


def test_solitaire_courtship_tied_both_take_a_card() -> None:
    t = courtship("fairfax", 1, "prestige")
    assert totals(t) == ("1", "1")
    t.chance("card pounds-300")
    t.chance("card recall-guest")
    assert t.seat("york").vp_cards == ["pounds-300"]
    assert t.scores()[1].total == 65 + 5
    assert t.question == "discard-objective"
    assert not {CHARLES, ELIZABETH} & t.seat("york").hand


def test_solitaire_final_courtship_lost_the_opponent_has_the_fairchild_too() -> None:
    t = courtship("eden", 4, "estate", "service", "prestige", "sporting")
    t.chance("card recall-guest")
    assert t.county.opponent_fairchild >= 0
    assert t.scores()[1].terms == (("base-score", 95), ("courtship", 5), ("fairchild", 8))
    assert t.scores()[1].total == 108
    told = t.view("york").plain()["opponent"]
    assert isinstance(told, dict)
    assert told["fairchild"] is True


def test_solitaire_final_courtship_won_the_opponent_has_nothing() -> None:
    row = {"estate": ["barn", "brushing-room", "wine-cellar", "servants-quarters"]}
    t = table(
        ("york",),
        options={"opponent": "eden"},
        round=16,
        step="courtship",
        themes=["service", "estate", "sporting"],
        market=LATE,
        monuments=["sculpture-garden", "trophy-room", "wine-cellar"],
        york=row,
    )
    t.chance("theme service-b")
    # 9 + 1 + 0 + 9 against 2 + 2 + 5 + 2
    assert totals(t) == ("19", "11")
    t.play("york", f"court {CHARLES}")
    t.chance("card pounds-300")
    assert t.county.opponent_fairchild == -1
    assert t.scores()[1].total == 95


def test_ruling_23_final_courtship_tied_a_card_each_and_no_fairchild() -> None:
    # Eden's last row: estate 2, service 2, sporting 5, prestige 14
    row = {
        "estate": ["english-garden", "barn", "tennis-court/back", "stable/back", "bowling-green/back"],
        "level": 7,
    }
    t = courtship("eden", 4, "estate", "service", "sporting", "sporting", row=row)
    assert totals(t) == ("14", "14")
    t.chance("card pounds-300", "card recall-guest")
    assert not {CHARLES, ELIZABETH} & t.seat("york").hand
    assert t.county.opponent_fairchild == -1
    assert t.scores()[1].terms == (("base-score", 95), ("courtship", 5), ("fairchild", 0))


def test_solitaire_the_fairchild_returns_before_the_next_courtship() -> None:
    t = alone("eden", round=8, step="courtship", themes=["estate"], market=LATE, york={"discard": [CHARLES]})
    assert CHARLES not in t.seat("york").discard


# The end


def test_solitaire_at_the_end_the_opponents_cards_are_shown() -> None:
    t = alone("eden", round=16, step="window", opponent_vp_cards=["pounds-300", "recall-guest-b"])
    assert t.question == ""
    told = t.view("york").plain()["opponent"]
    assert isinstance(told, dict)
    assert told["vp-cards"] == ["pounds-300", "recall-guest-b"]
    assert t.scores()[1].terms == (("base-score", 95), ("courtship", 8), ("fairchild", 0))


@pytest.mark.parametrize(
    ("pounds", "total", "ranks"), [(7600, 64, [2, 1]), (7800, 65, [1, 2]), (8000, 66, [1, 2])]
)
def test_solitaire_the_player_wins_all_ties(pounds: int, total: int, ranks: list[int]) -> None:
    t = alone("fairfax", round=16, step="window", york={"pounds": pounds, "objectives": []})
    assert [line.total for line in t.scores()] == [total, 65]
    assert [line.rank for line in t.scores()] == ranks
