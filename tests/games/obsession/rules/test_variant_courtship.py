"""Variations #1 Jane Austen and #4 Charles Dickens: when the theme of a season is revealed."""

import pytest

from parlour.games.obsession.words.draws import ROLL
from parlour.kernel.engine import legal
from tests.games.obsession.table import Table, described

LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "music-room"]


def at_round(module: str, number: int, extended: bool = False, **told: object) -> Table:
    """A round about to begin."""
    modules = ("extended", module) if extended else (module,)
    return described({"round": number, "step": "round", "market": LATE, **told}, modules=modules)


def pass_turns(t: Table, rounds: int = 1) -> None:
    """Everybody passes for some rounds."""
    for _ in range(rounds):
        t.pass_round()


# Jane Austen


@pytest.mark.parametrize(("extended", "length"), [(False, 4), (True, 5)])
def test_jane_austen_the_theme_is_revealed_on_the_courtship_space(extended: bool, length: int) -> None:
    t = at_round("jane-austen", 1, extended)
    # No theme at the start of the season.
    assert (t.question, t.county.themes) == ("choose-turn", ())
    for _ in range(length - 1):
        assert t.county.themes == ()
        pass_turns(t)
    assert t.county.round == length - 1
    assert len(t.offers("chance", "theme")) == 10
    t.chance("theme prestige")
    # Scoring proceeds immediately.
    assert [event["categories"] for event in t.events("courtship-held")] == [("prestige",)]
    t.chance("card pounds-300", "card pounds-500")
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    # And the next season begins without one.
    assert (t.question, t.county.round) == ("choose-turn", length)
    assert len(t.county.themes) == 1


@pytest.mark.parametrize("number", range(1, 17))
def test_jane_austen_never_in_another_round(number: int) -> None:
    t = at_round("jane-austen", number)
    assert bool(t.offers("chance", "theme")) is (number % 4 == 0)
    assert len(t.county.themes) == (number - 1) // 4


def test_jane_austen_earlier_themes_count_in_the_final_courtship() -> None:
    t = at_round(
        "jane-austen", 16, themes=["estate", "estate", "service"], ponsonby={"estate": ["french-garden"]}
    )
    t.chance("theme sporting")
    assert t.events("courtship-held")[0]["totals"] == ("8", "2")
    assert t.events("courtship-held")[0]["categories"] == ("estate", "estate", "service", "sporting")


# Charles Dickens

STANDARD = {1: 1, 5: 1, 6: 2, 10: 2, 11: 3, 15: 3, 16: 4, 20: 4}
EXTENDED = {1: 1, 4: 1, 5: 2, 8: 2, 9: 3, 12: 3, 13: 4, 16: 4, 17: 5, 20: 5}


def roll(extended: bool, pips: int, season: int = 0) -> Table:
    """A season begins with the roll of the die."""
    length = 5 if extended else 4
    t = at_round("charles-dickens", season * length + 1, extended)
    assert t.offers("chance") == [f"roll {number}" for number in range(1, 21)]
    t.chance(f"roll {pips}")
    return t


@pytest.mark.parametrize(
    ("extended", "pips", "place"),
    [
        *[(False, pips, place) for pips, place in STANDARD.items()],
        *[(True, pips, place) for pips, place in EXTENDED.items()],
    ],
)
@pytest.mark.parametrize("season", [0, 2])
def test_charles_dickens_the_roll_names_the_round_of_the_season(
    extended: bool, pips: int, place: int, season: int
) -> None:
    t = roll(extended, pips, season)
    length = 5 if extended else 4
    number = season * length + place
    assert t.events("theme-round-set") == [
        {"event": "theme-round-set", "seat": -1, "pips": pips, "round": number}
    ]
    shown = len(t.county.themes)
    assert shown == season
    if place == 1:
        # At once, as in an open courtship.
        assert t.offers("chance", "theme")
    else:
        assert t.question == "choose-turn"
        assert t.county.theme_round == number - 1
        told = t.view("york").plain()
        assert told["theme-round"] == number
        pass_turns(t, place - 1)
        assert t.county.round == number - 1
        assert len(t.county.themes) == shown
    assert t.offers("chance", "theme")
    t.chance(t.offers("chance", "theme")[0])
    assert len(t.county.themes) == shown + 1
    # It is revealed at the beginning of that round; only courtship comes after it on the last space.
    assert t.question == ("choose-turn" if place < length else "chance")
    assert t.county.theme_round == -1
    assert t.view("york").plain()["theme-round"] is None


@pytest.mark.parametrize("pips", [1, 8, 12])
def test_charles_dickens_courtship_is_resolved_on_the_courtship_space_only(pips: int) -> None:
    t = roll(False, pips)
    for _ in range(3):
        if t.asked == ["chance"]:
            t.chance("theme prestige")
        assert t.events("courtship-held") == []
        pass_turns(t)
    assert t.county.round == 3
    assert [event["categories"] for event in t.events("courtship-held")] == [("prestige",)]
    assert len(t.county.themes) == 1


def test_charles_dickens_on_the_last_space_it_is_a_closed_courtship() -> None:
    t = roll(False, 16)
    pass_turns(t, 3)
    assert t.events("courtship-held") == []
    t.chance("theme service")
    assert [event["categories"] for event in t.events("courtship-held")] == [("service",)]


def test_charles_dickens_every_season_has_its_roll() -> None:
    t = roll(False, 20)
    pass_turns(t, 3)
    t.chance("theme service", "card pounds-300", "card pounds-500")
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    assert t.county.round == 4
    assert t.offers("chance", "roll") == [f"roll {number}" for number in range(1, 21)]


def test_charles_dickens_only_the_die_answers() -> None:
    t = at_round("charles-dickens", 1)
    assert t.refuses("chance", "theme estate") == ("not-an-answer", "theme-cards")
    refusal = legal(t.county, -1).why(ROLL[0])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("impossible-outcome", "theme-cards")


@pytest.mark.parametrize("number", [2, 3, 4, 6, 11, 16])
def test_charles_dickens_no_roll_within_a_season(number: int) -> None:
    t = at_round(
        "charles-dickens", number, themes=["estate", "service", "prestige", "sporting"][: -(-number // 4)]
    )
    assert t.offers("chance", "roll") == []
