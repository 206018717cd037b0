"""What the drawn board is told is what the rules would say."""

from __future__ import annotations

import json

import pytest

from parlour.games.obsession.aids.board import OPPONENT, board_aids, service, turns_ahead
from parlour.games.obsession.aids.forecast import courtship_columns, opponent_standing, standings
from parlour.games.obsession.aids.reasons import is_rotated, prices
from parlour.games.obsession.content.words import CATEGORIES, SERVANTS
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.scoring.courtship import category_vp
from parlour.games.obsession.scoring.score_sheet import terms
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import OBJECTIVES, TILES
from parlour.kernel.game import Setup
from tests.games.obsession.moments import ALONE, STANDARD, moments

SETUPS = (
    STANDARD,
    Setup("obsession", ("a", "b", "c"), ("extended", "first-edition-objectives"), {}),
    ALONE,
)


@pytest.mark.parametrize("setup", SETUPS, ids=("two", "extended", "alone"))
def test_everything_is_json_and_true(setup: Setup) -> None:
    for state, seat, view in moments(setup, 5):
        told = board_aids(view)
        json.dumps(told)
        assert [(each["tile"], each["space"], each["price"]) for each in told["prices"]] == [
            (TILES[tile], space, price) for tile, space, price in prices(view)
        ]
        for each in told["prices"]:
            assert max(each["base"] + each["change"], state.rules.market.least_price) == each["price"]
            assert (each["reserve"] is None) == (each["space"] != 0)
        columns = told["columns"]
        for each_seat, row in enumerate(columns):
            assert list(row.values()) == [category_vp(state, each_seat, at) for at in range(len(CATEGORIES))]
        mine = [each for each in told["objectives"] if each["seat"] == seat]
        assert [each["objective"] for each in mine] == [OBJECTIVES[card] for card in state.objectives[seat]]
        assert sum([each["vp"] or 0 for each in mine]) == dict(terms(state, seat))["objectives"]


@pytest.mark.parametrize("setup", SETUPS, ids=("two", "extended", "alone"))
def test_the_race_has_the_totals_and_who_leads(setup: Setup) -> None:
    for state, _, view in moments(setup, 6):
        race = board_aids(view)["courtship"]
        assert race is not None
        totals = standings(view)
        assert race["totals"] == totals
        leaders = race["leaders"]
        if not courtship_columns(view):
            assert leaders == []
            continue
        shown = dict(enumerate(totals))
        if state.rules.table.solo:
            shown[OPPONENT] = opponent_standing(view)
        assert leaders
        assert all(shown[leader] == max(shown.values()) for leader in leaders)
        if not race["last"]:
            assert len(leaders) == list(shown.values()).count(max(shown.values()))
        elif not state.rules.table.solo:
            assert len({state.steps[leader] for leader in leaders}) == 1


@pytest.mark.parametrize("setup", SETUPS, ids=("two", "extended", "alone"))
def test_the_track_has_every_round_and_theme(setup: Setup) -> None:
    for state, _, view in moments(setup, 7):
        told = board_aids(view)
        rounds = told["rounds"]
        assert [each["event"] for each in rounds] == list(state.rules.season.events)
        assert [each["round"] for each in rounds] == list(range(1, state.rules.season.rounds + 1))
        for season in told["seasons"]:
            assert state.rules.season.events[season["courtship"] - 1] == "courtship"
        known = [season["theme"] for season in told["seasons"] if season["theme"] is not None]
        assert len(known) == len(state.themes)


def test_no_turn_is_taken_in_a_round_of_courtship() -> None:
    rules = OBSESSION.start(SETUPS[0]).rules
    assert [at + 1 for at in turns_ahead(rules, 1)] == [2, 3, 5]
    assert [at + 1 for at in turns_ahead(rules, rules.season.rounds - 2)] == [15]
    assert turns_ahead(rules, rules.season.rounds - 1) == []


def test_servants_come_back_as_the_board_says() -> None:
    """Nobody is used: what is forecast for the next turn is available at it."""
    for state, seat, view in moments(SETUPS[0], 8):
        if view.active != seat or not is_rotated(view, seat):
            continue
        ahead = service(view, seat)
        rows = ahead["rows"]
        free = state.available[seat]
        if ahead["rounds"]:
            assert {row["servant"]: row["free"][0] for row in rows} == {
                SERVANTS[each]: crowds.count(free, each) for each in crowds.types(state.household(seat))
            }
        for row in rows:
            assert list(row["free"]) == sorted(row["free"])
            assert all(count <= row["total"] for count in row["free"])


def test_what_others_hold_is_not_told() -> None:
    for _state, seat, view in moments(SETUPS[1], 9):
        for each in board_aids(view)["objectives"]:
            assert each["seat"] in (seat, None)
            if each["seat"] is None:
                assert each["vp"] is None


def test_a_spectator_is_told_what_lies_open() -> None:
    state = OBSESSION.start(SETUPS[0])
    told = board_aids(OBSESSION.view(state, None))
    assert told["service"] is None
    assert told["objectives"] == []
    assert told["opponent"] is None


def test_alone_the_card_of_the_opponent_is_told() -> None:
    for _, _, view in moments(SETUPS[2], 10):
        opponent = board_aids(view)["opponent"]
        assert opponent is not None
        assert opponent["columns"] == list(view.rules.data.solo_rules.columns)
        assert opponent["modifier"] == (-5 if view.opponent_idle else 0)
