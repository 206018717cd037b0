"""Whatever it is asked, the steward answers lawfully, and from nothing but what its seat may know."""

import random
from typing import Any

import pytest

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.engine import legal, to_move
from parlour.kernel.game import Setup
from parlour.sim.play.runner import play_game
from parlour.sim.proof.steered import kinds_with
from tests.positions import kept_positions

GAME = find_game("notre-dame")
NEW = ("new-persons",)
EACH = 10
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


TABLES: list[tuple[int, tuple[str, ...], dict[str, str], dict[str, Any]]] = [
    (2, (), {}, {}),
    (3, NEW, {"inn": "4", "scores": "open"}, {}),
    (4, NEW, {"bell-ringer": "all"}, {"rats": {"fool": 0, "monk": 3, "doctor": 1}}),
    (5, (), {"colours": "blue,green,red,yellow,violet"}, {"board": {"corners": "MbbMMbbM"}}),
    (2, NEW, {"first": "1"}, {"rats": {"barmaid": 3, "mayor": 0}, "board": {"cathedral_road": False}}),
]


@pytest.mark.parametrize(("seats", "modules", "options", "corrections"), TABLES)
def test_whole_games_are_played_with_any_table_and_data_set(
    seats: int, modules: tuple[str, ...], options: dict[str, str], corrections: dict[str, Any]
) -> None:
    setup = Setup("notre-dame", ("steward",) * seats, modules, options, corrections)
    bots = [find_bot("steward", "notre-dame") for _ in range(seats)]
    result = play_game(GAME, setup, bots, "any-table", check=True)
    assert min(result.scores) >= 15


def test_the_same_seed_gives_the_same_game() -> None:
    setup = Setup("notre-dame", ("steward", "steward", "steward"), NEW)
    bots = [find_bot("steward", "notre-dame") for _ in range(3)]
    again = [find_bot("steward", "notre-dame") for _ in range(3)]
    assert play_game(GAME, setup, bots, 5).scores == play_game(GAME, setup, again, 5).scores
