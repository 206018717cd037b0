"""The steward makes the choices that anyone who knows the game would make."""

import random
from collections.abc import Mapping

import pytest

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Setup

GAME = find_game("notre-dame")
FOUR = Setup("notre-dame", ("a", "b", "c", "d"))
FOUR_NEW = Setup("notre-dame", ("a", "b", "c", "d"), ("new-persons",))
RED = 0


def _position(overrides: Mapping[str, object], red: Mapping[str, object], setup: Setup = FOUR) -> State:
    return GAME.position(setup, {**overrides, "seats": {"red": red}})


def _answer(state: State, seat: int = RED) -> str:
    bot = find_bot("steward", "notre-dame")
    return bot.choose(GAME, GAME.view(state, seat), random.Random(7)).text


def _answers_of_red(state: State) -> list[str]:
    """All that red answers until it has no question left in this turn; the others answer at random."""
    rng = random.Random(7)
    told: list[str] = []
    while state.agenda and to_move(state)[0] >= 0 and legal(state, to_move(state)[0]).kind != "keep-card":
        seat = to_move(state)[0]
        if seat == RED:
            told.append(_answer(state))
            apply(state, RED, GAME.parse(told[-1]))
        else:
            apply(state, seat, legal(state, seat).sample(rng))
    return told


def test_the_doctor_is_bribed_when_the_plague_would_strike() -> None:
    position = {"turn": 3, "phase": "bribe", "persons": ["minstrel", "doctor", "bishop"]}
    red = {"rat": 6, "gold": 2, "prestige": 10, "cubes": {"bank": 2, "residence": 2, "park": 1}}
    assert _answer(_position(position, red)) == "bribe doctor"


def test_the_doctor_is_left_alone_when_there_is_no_danger() -> None:
    position = {"turn": 9, "phase": "bribe", "persons": ["moneylender", "doctor", "carpenter"]}
    red = {"rat": 0, "gold": 1, "prestige": 10, "cubes": {"bank": 1, "residence": 2, "park": 1}}
    assert _answer(_position(position, red)) == "bribe carpenter"


LAST_CARD = {
    "turn": 9,
    "phase": "play",
    "round": 2,
    "first": "red",
    "persons": ["monk", "moneylender", "mayor"],
}


def test_one_gold_is_kept_from_the_donation_for_a_mayor_who_pays_more() -> None:
    red = {
        "gold": 3,
        "supply": 2,
        "cubes": {"bank": 3, "residence": 3, "park": 3},
        "hand": ["red-notre-dame"],
    }
    answers = _answers_of_red(_position(LAST_CARD, red))
    assert answers == ["play red-notre-dame", "donate 2", "bribe mayor"]


def test_all_gold_that_is_left_goes_to_the_cathedral_in_the_last_turn() -> None:
    red = {"gold": 4, "supply": 2, "cubes": {"park": 1}, "hand": ["red-notre-dame"]}
    answers = _answers_of_red(_position(LAST_CARD, red))
    assert answers[:2] == ["play red-notre-dame", "donate 3"]


@pytest.mark.parametrize("rat", [6, 7])
def test_the_hospital_is_played_when_rats_are_many(rat: int) -> None:
    position = {
        "turn": 4,
        "phase": "play",
        "first": "red",
        "persons": ["fool", "monk", "lawyer"],
    }
    red = {
        "rat": rat,
        "gold": 3,
        "supply": 3,
        "prestige": 12,
        "cubes": {"bank": 1, "park": 2, "hospital": 1},
        "hand": ["red-hospital", "green-carriage-house", "blue-inn"],
    }
    answers = _answers_of_red(_position(position, red))
    assert "play red-hospital" in answers


def test_gold_that_buys_nothing_more_is_spent_on_a_bribe_in_the_last_turn() -> None:
    position = {"turn": 9, "phase": "bribe", "persons": ["minstrel", "monk", "carpenter"]}
    red = {"gold": 5, "cubes": {"bank": 1}}
    assert _answer(_position(position, red)) in ("bribe monk", "bribe carpenter")


def test_the_richest_bill_in_reach_is_taken_in_the_last_turn() -> None:
    position = {"turn": 9, "phase": "play", "round": 2, "first": "red"}
    red = {"supply": 1, "hand": ["red-carriage-house"]}
    answers = _answers_of_red(_position(position, red))
    # The bill of four prestige lies on corner d, one step from the centre.
    assert answers[:2] == ["play red-carriage-house", "collect red-d"]


def test_the_patron_gets_no_gold_for_a_rat_at_the_start_of_the_track() -> None:
    position = {"turn": 5, "phase": "bribe", "persons": ["monk", "moneylender", "patron"]}
    state = _position(position, {"rat": 0, "gold": 4}, FOUR_NEW)
    apply(state, RED, GAME.parse("bribe patron"))
    assert _answer(state) == "give 0"


def test_the_plague_takes_a_cube_from_where_it_is_missed_least() -> None:
    position = {"turn": 8, "phase": "plague", "persons": ["fool", "monk", "lady-in-waiting"]}
    red = {"rat": 9, "prestige": 20, "supply": 1, "cubes": {"bank": 2, "park": 2}}
    state = _position(position, red)
    assert legal(state, RED).kind == "remove-cube"
    assert _answer(state) == "remove bank"


def test_the_gypsies_do_not_get_the_park() -> None:
    position = {"turn": 4, "phase": "bribe", "persons": ["monk", "moneylender", "gypsies"]}
    red = {"gold": 3, "cubes": {"park": 6, "residence": 1}}
    state = _position(position, red, FOUR_NEW)
    apply(state, RED, GAME.parse("bribe gypsies"))
    assert "park" not in _answer(state)


def test_in_the_last_turn_the_cathedral_is_kept_and_the_seminary_passed_on() -> None:
    gone = ["bank", "residence", "carriage-house", "park", "hospital", "confidant"]
    position = {"turn": 9, "phase": "draft", "played": [f"red-{kind}" for kind in gone]}
    state = _position(position, {"supply": 3, "gold": 3, "prestige": 20})
    rng = random.Random(3)
    while to_move(state)[0] < 0:
        apply(state, -1, legal(state, -1).sample(rng))
    assert _answer(state) == "keep red-notre-dame"
