"""Playing a dealt world on, as everybody would at once, up to where the mind can judge it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.mind import Mind, Playout
from parlour.kernel.engine import apply, open_question, to_move


def play_on(state: State, mind: Mind, playout: Playout, limit: int, rng: random.Random) -> None:
    """Play until a stage is reached, or the game is over."""
    while mind.stage(state) < limit:
        question = open_question(state)
        if question is None:
            return
        seat = to_move(state)[0]
        if seat == CHANCE:
            apply(state, seat, question.sample(state, seat, rng))
        else:
            apply(state, seat, playout.answer(state, seat, rng))


def lead_of(values: Sequence[float], sides: Sequence[int], seat: int) -> float:
    """How far the side of a seat is ahead of the best of the others."""
    return values[seat] - max(
        [value for at, value in enumerate(values) if sides[at] != sides[seat]], default=0.0
    )
