"""At the end of a game a hint is held against a solver that looks through everything."""

import pytest

from tests.coach.endings import endings, held


@pytest.mark.parametrize("name", ["notre-dame", "obsession"])
def test_the_hint_is_the_solved_answer_at_the_end(name: str) -> None:
    """A few small positions; `bench/endgames.py` looks at a hundred of each game."""
    losses: list[float] = []
    for game, state, seat in endings(name, 2, "ending 0", "novice"):
        if len(losses) < 2:
            told = held(game, state, seat, 400, 2, 60, 8)
            losses += [] if told is None else [told[1]]
    assert sum(losses) <= 0.4 * len(losses)
