"""After a free take-back nobody knows more than before: every question of both games, in re-dealt worlds."""

import random
from collections.abc import Iterator

import pytest

from parlour.games import games
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Game, Setup
from parlour.sim.play.revealing import GLANCE, reveals
from parlour.sim.proof.steered import close_tables
from tools.take_backs import gains, kinds_at, random_game, steered

GAMES: dict[str, Game] = {game.meta.id: game for game in games()}
PER_KIND = 3
"""Positions for each kind of question; `make takebacks` looks at the rest."""


def cells(game: Game) -> Iterator[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """Tables, the small ones first, each with the kinds of question that none before it knows."""
    left = set(game.meta.question_kinds)
    for seats, modules in sorted(close_tables(game)):
        kinds = tuple([kind for kind in kinds_at(game, seats, modules) if kind in left])
        if kinds:
            left -= set(kinds)
            yield seats, modules, kinds
    assert not left, "every kind of question is looked at"


CELLS = [
    pytest.param(name, *cell, id=f"{name}-{cell[0]}-{'+'.join(cell[1]) or 'base'}")
    for name, game in GAMES.items()
    for cell in cells(game)
]


@pytest.mark.parametrize(("name", "seats", "modules", "kinds"), CELLS)
def test_a_free_take_back_tells_nobody_anything(
    name: str, seats: int, modules: tuple[str, ...], kinds: tuple[str, ...]
) -> None:
    assert steered((name, seats, modules, kinds, PER_KIND)).gains == []


@pytest.mark.parametrize("name", GAMES)
def test_random_games_hold_to_it_too(name: str) -> None:
    found = random_game((name, 2))
    assert found.gains == []
    assert found.free.total() > 0


def draft(seats: int) -> State:
    """Notre Dame at the first question of its draft."""
    rng = random.Random(5)
    state = NOTRE_DAME.start(Setup("notre-dame", tuple([f"s{at}" for at in range(seats)])))
    while to_move(state) == (CHANCE,):
        apply(state, CHANCE, legal(state, CHANCE).sample(rng))
    question = open_question(state)
    assert question is not None
    assert question.kind == "keep-card"
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_to_choose_in_the_draft_sees_what_is_passed_and_the_others_do_not(seats: int) -> None:
    rng = random.Random(1)
    state = draft(seats)
    for seat in range(seats):
        action = legal(state, seat).sample(rng)
        last = seat == seats - 1
        assert reveals(NOTRE_DAME, state, seat, action, seats) is last
        assert reveals(NOTRE_DAME, state, seat, action, seats, GLANCE) is last
        assert bool(gains(NOTRE_DAME, state, seat, action, seats, rng)) is last, "the old rule called it free"
        apply(state, seat, action)


def test_a_card_that_is_played_has_been_seen_by_the_others() -> None:
    rng = random.Random(2)
    state = draft(3)
    while (question := open_question(state)) is not None and question.kind != "play-card":
        seat = to_move(state)[0]
        apply(state, seat, legal(state, seat).sample(rng))
    seat = to_move(state)[0]
    action = legal(state, seat).sample(rng)
    assert reveals(NOTRE_DAME, state, seat, action, 3)
