"""The mind of Obsession and the levels that search with it: lawful, from the view alone, repeatable."""

import random

import pytest

from parlour.ai.levels import Butler, Master
from parlour.ai.registry import bots_of, find_bot
from parlour.ai.search.root import RootSearch
from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.mind.mind import MIND
from parlour.games.obsession.steward.steward import ObsessionSteward
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import close_tables, kinds_with
from tests.positions import kept_positions

SIMULATIONS = 4
BUTLER = GAME.ways()["butler"]
MASTER = GAME.ways()["master"]
ENDS = [
    Setup("obsession", ("a", "b")),
    Setup("obsession", ("a",), (), {"opponent": "hanover"}),
    Setup("obsession", ("a",), ("estate-challenge",)),
    Setup("obsession", ("a", "b", "c", "d"), ("teams",)),
]


def _played_on(setup: Setup, plies: int) -> State:
    state = GAME.start(setup)
    rng = random.Random(7)
    for _ in range(plies):
        question = open_question(state)
        if question is None:
            break
        seat = to_move(state)[0]
        if seat == CHANCE:
            action = question.sample(state, seat, rng)
        else:
            action = MIND.quick(state, seat, rng)
            assert action in legal(state, seat), str(action)
        apply(state, seat, action)
    return state


def _choice(most: int = 400) -> State:
    """A position in which several activities are worth a look."""
    for plies in range(60, most):
        state = _played_on(ENDS[0], plies)
        question = open_question(state)
        if question is not None and question.kind == "host-activity":
            return state
    raise AssertionError("nobody entertains")


@pytest.mark.parametrize(("seats", "modules"), close_tables(GAME))
def test_every_kind_of_question_is_answered_lawfully_and_from_the_view_alone(
    seats: int, modules: tuple[str, ...]
) -> None:
    bot = Butler(BUTLER, SIMULATIONS)
    kinds = [kind for kind in kinds_with(GAME, modules, seats) if kind != "chance"]
    for number, cell in enumerate(kept_positions(GAME, seats, modules, 1, kinds).values()):
        state = cell[0].state
        seat = to_move(state)[-1]
        view = GAME.view(state, seat)
        thought = bot.think(GAME, view, random.Random(number))
        assert thought.answer in legal(state, seat), str(thought.answer)
        assert all(line.action in legal(state, seat) for line in thought.lines)
        assert sum(line.prior for line in thought.lines) == pytest.approx(1)
        assert thought.simulations <= SIMULATIONS
        assert MIND.quick(state, seat, random.Random(number)) in legal(state, seat)
        twin = GAME.determinize(view, random.Random(f"twin:{number}"))
        assert bot.choose(GAME, GAME.view(twin, seat), random.Random(number)) == thought.answer


@pytest.mark.parametrize("setup", ENDS, ids=lambda setup: "-".join([str(len(setup.seats)), *setup.modules]))
def test_at_the_end_the_values_are_those_of_the_score_sheet(setup: Setup) -> None:
    state = _played_on(setup, 100_000)
    assert MIND.values(state) == tuple(line.total for line in GAME.scores(state))
    assert len(MIND.sides(state)) == len(MIND.values(state))
    assert MIND.spread(state) > 0


def test_partners_win_together_and_an_opponent_stands_alone() -> None:
    assert MIND.sides(GAME.start(ENDS[3])) == (0, 1, 0, 1)
    assert MIND.sides(GAME.start(ENDS[1])) == (0, 1)


def test_the_same_dice_and_simulations_give_the_same_thought() -> None:
    state = _choice()
    view = GAME.view(state, to_move(state)[0])
    thoughts = [Master(MASTER, 12).think(GAME, view, random.Random(3)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert sum(line.visits for line in thoughts[0].lines) == thoughts[0].simulations > 0


def test_the_stewards_answer_comes_first_and_is_given_when_there_is_no_time() -> None:
    state = _choice()
    seat = to_move(state)[0]
    view = GAME.view(state, seat)
    steward = ObsessionSteward().choose(GAME, view, random.Random(5))
    thought = RootSearch(GAME, MIND, 1).think(view, random.Random(5), None, 0.0)
    assert thought.answer == thought.lines[0].action == steward
    assert thought.simulations == 0


def test_nothing_is_begun_after_the_deadline() -> None:
    state = _choice()
    view = GAME.view(state, to_move(state)[0])
    ticks = 0

    def clock() -> float:
        nonlocal ticks
        ticks += 1
        return float(ticks)

    RootSearch(GAME, MIND, 1, clock).think(view, random.Random(1), None, 200.0)
    assert 200 <= ticks <= 203


def test_the_levels_come_after_the_steward() -> None:
    assert bots_of("obsession")[-3:] == ("steward", "butler", "master")
    assert isinstance(find_bot("master", "obsession"), Master)
