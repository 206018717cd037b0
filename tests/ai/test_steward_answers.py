"""Whatever it is asked, the steward answers lawfully, and from nothing but what its seat may know."""

import random

import pytest

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.engine import legal, to_move
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import kinds_with
from tests.ai.whole_games import named, scores_of
from tests.positions import kept_positions

GAME = find_game("notre-dame")
NEW = ("new-persons",)
EACH = 6
"""Positions of each kind of question at each size of table."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_kind_of_question_is_answered_lawfully_and_from_the_view_alone(seats: int) -> None:
    bot = find_bot("steward", "notre-dame")
    kinds = [kind for kind in kinds_with(GAME, NEW) if kind != "chance"]
    found = kept_positions(GAME, seats, NEW, EACH, kinds)
    for kind in kinds:
        assert len(found[kind]) >= EACH
        for number, position in enumerate(found[kind]):
            state = position.state
            seat = to_move(state)[-1]
            view = GAME.view(state, seat)
            answer = bot.choose(GAME, view, random.Random(number))
            assert answer in legal(state, seat), (kind, str(answer))
            # Another state that looks the same to the seat: hidden cards lie elsewhere.
            twin = GAME.determinize(view, random.Random(f"twin:{number}"))
            assert bot.choose(GAME, GAME.view(twin, seat), random.Random(number)) == answer, kind


ALL = ("steward",) * 5
TABLES = [
    Setup("notre-dame", ALL[:2]),
    Setup("notre-dame", ALL[:3], NEW, {"inn": "4", "scores": "open"}),
    Setup("notre-dame", ALL[:4], NEW, {"bell-ringer": "all"}, {"rats": {"fool": 0, "monk": 3, "doctor": 1}}),
    Setup(
        "notre-dame",
        ALL,
        (),
        {"colours": "blue,green,red,yellow,violet"},
        {"board": {"corners": "MbbMMbbM"}},
    ),
    Setup(
        "notre-dame",
        ALL[:2],
        NEW,
        {"first": "1"},
        {"rats": {"barmaid": 3, "mayor": 0}, "board": {"cathedral_road": False}},
    ),
]


@pytest.mark.parametrize("setup", TABLES, ids=named)
def test_whole_games_are_played_with_any_table_and_data_set(setup: Setup) -> None:
    assert min(scores_of(GAME, setup, "any-table", check=True)) >= 15


def test_the_same_seed_gives_the_same_game() -> None:
    setup = Setup("notre-dame", ("steward", "steward", "steward"), NEW)
    assert scores_of(GAME, setup, 5) == scores_of(GAME, setup, 5)
