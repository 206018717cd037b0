"""Upstairs, Downstairs p. 15: the Duel, Tableau Obsession for two with reputation up to level 11."""

import pytest

from tests.games.obsession.table import Table, described, misfit, new_game
from tests.games.obsession.upstairs.opening import ready

DUEL = ("duel",)
TWO = ("ponsonby", "york")


def turn_ends(level: int) -> Table:
    told = {"round": 9, "step": "pass-favour", "ponsonby": {"level": level, "pounds": 0}}
    t = described(told, TWO, modules=DUEL)
    t.play("ponsonby", "rents", "done")
    t.let_chance()
    return t


def test_duel_is_for_two() -> None:
    assert misfit(("a", "b", "c"), DUEL) == ("duel-needs-two", {"seats": 3})


def test_duel_is_a_tableau_game() -> None:
    t = new_game(TWO, modules=DUEL, options={"first": "0"})
    assert {
        "tableau",
        "milestones",
        "starter-draft",
        "low-monuments",
        "queen-victoria",
        "ud-servants",
    } <= set(t.county.rules.modules)
    t = ready(TWO, DUEL)
    assert [t.seat(family).objectives for family in TWO] == [[], []]
    assert t.county.rules.season.rounds == 20


def test_duel_levels_go_to_eleven() -> None:
    t = described({"ponsonby": {"level": 11, "position": 5}}, TWO, modules=DUEL)
    assert t.county.rules.reputation.max_level == 11
    assert t.county.rules.reputation.max_steps == t.seat("ponsonby").steps == 54


@pytest.mark.parametrize(("level", "points"), [(1, 1), (7, 28), (8, 36), (9, 45), (10, 55), (11, 66)])
def test_duel_points_for_reputation(level: int, points: int) -> None:
    t = described({"ponsonby": {"level": level}}, TWO, modules=DUEL)
    assert t.seat("ponsonby").score["reputation"] == points


@pytest.mark.parametrize("level", [9, 10])
def test_duel_goes_on_beyond_level_nine(level: int) -> None:
    assert (turn_ends(level).question, turn_ends(level).asked) == ("choose-turn", ["york"])


def test_duel_ends_at_once_with_level_eleven() -> None:
    t = turn_ends(11)
    assert t.question == ""
    assert t.events("top-reached") == [{"event": "top-reached", "seat": 0, "level": 11}]


def test_duel_the_top_level_is_no_option_here() -> None:
    told = {"option": "tableau-top", "module": "duel"}
    assert misfit(("a", "b"), DUEL, tableau_top="7") == ("option-not-with", told)


def test_duel_the_objective_of_the_highest_reputation_is_level_eleven() -> None:
    for level, points in ((10, 0), (11, 7)):
        row = {"level": level, "objectives": ["misc-max-reputation"]}
        t = described({"ponsonby": row}, TWO, modules=DUEL)
        assert t.seat("ponsonby").score["objectives"] == points
