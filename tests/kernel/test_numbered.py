"""Answers by number, and the luck of a playout: the same games as by lists, number for number."""

from __future__ import annotations

import itertools
import random

import pytest

from parlour.games import OWN
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, Chooser, Numbered, State, Together, advance, rounds
from parlour.kernel.chance import Chance, shuffle
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, Setup


class Fixed(random.Random):
    """Rolls what it is told."""

    def __init__(self, roll: float) -> None:
        super().__init__(0)
        self._told = roll

    def random(self) -> float:
        return self._told


def test_a_shuffle_is_that_of_the_standard_library() -> None:
    for size in (0, 1, 2, 4, 9, 33):
        mine, its = list(range(size)), list(range(size))
        one, other = random.Random(size), random.Random(size)
        shuffle(mine, one)
        other.shuffle(its)
        assert (mine, one.getstate()) == (its, other.getstate())


def test_an_only_answer_is_no_decision_and_takes_no_random_number() -> None:
    rng = random.Random(1)
    before = rng.getstate()
    chooser = Chooser(rng)
    assert (chooser.below(1), chooser.decisions) == (0, 0)
    assert rng.getstate() == before
    assert chooser.below(2) in (0, 1)
    assert chooser.decisions == 1


def test_a_round_asks_clockwise_from_the_first() -> None:
    item = Numbered[State]()
    entries = rounds(item)[3][1]
    assert [seat for _, seat in reversed(entries)] == [1, 2, 0]


def test_a_numbered_question_says_what_it_lacks() -> None:
    question = Numbered[State]()
    with pytest.raises(RulesBug, match="does not count"):
        question.how_many(State(), 0)
    with pytest.raises(RulesBug, match="does not number"):
        question.nth(State(), 0, 0)


@pytest.mark.parametrize("game", OWN, ids=[game.meta.id for game in OWN])
def test_a_playout_picks_every_answer_by_its_number(game: Game) -> None:
    """`pick` and `sample` are `options` at the number rolled; `is_forced` says when there is one."""
    modules = ("new-persons",) if game.meta.id == "notre-dame" else ()
    rng = random.Random(11)
    state = game.start(Setup(game.meta.id, ("a", "b", "c"), modules))
    while seats := to_move(state):
        question = open_question(state)
        assert question is not None
        seat = seats[0]
        if seat != CHANCE and not question.lazy and not isinstance(question, Chance):
            options = question.options(state, seat)
            for number, option in enumerate(options):
                fixed = Fixed((number + 0.5) / len(options))
                chooser = Chooser(fixed)
                assert question.pick(state, seat, chooser) == option
                assert chooser.decisions == (len(options) > 1)
                assert question.sample(state, seat, fixed) == option
            assert question.is_forced(state, seat) == (len(options) == 1)
        apply(state, seat, question.sample(state, seat, rng))


def played(game: Game, state: State, roll: float) -> tuple[dict[str, object], Chooser]:
    """The state when a playout has answered its open question, and what it counted."""
    copy = state.clone()
    chooser = Chooser(Fixed(roll))
    question = open_question(copy)
    assert question is not None
    _, owner = copy.agenda.pop()
    question.play(copy, owner, chooser)
    advance(copy)
    return game.encode(copy), chooser


def applied(game: Game, state: State, seat: int, *answers: Action) -> dict[str, object]:
    """The state when *answers* came through the door, from *seat* and those that are to move then."""
    copy = state.clone()
    for answer in answers:
        apply(copy, seat, answer)
        seat = next(iter(to_move(copy)), CHANCE)
    return game.encode(copy)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", OWN, ids=[game.meta.id for game in OWN])
def test_a_playout_comes_to_what_the_door_lets_in(game: Game, seed: int) -> None:
    """`play` may answer and act in one, but to the effect of an answer that is applied."""
    modules = ("new-persons",) if game.meta.id == "notre-dame" else ()
    rng = random.Random(seed)
    state = game.start(Setup(game.meta.id, ("a", "b", "c"), modules))
    for _ in range(400):
        if not (seats := to_move(state)):
            break
        question = open_question(state)
        assert question is not None
        roll = rng.random()
        if isinstance(question, Chance):
            if question.kind == "chance" and game.meta.id == "notre-dame":
                outcomes = list(itertools.islice(question.iterate(state, CHANCE), 1000))
                if len(outcomes) < 1000:
                    found, chooser = played(game, state, roll)
                    assert found in [applied(game, state, CHANCE, outcome) for outcome in outcomes]
                    assert (chooser.plies, chooser.decisions) == (1, 0)
        elif not question.lazy:
            lists = [question.options(state, seat) for seat in seats]
            answers = [options[int(roll * len(options))] for options in lists]
            found, chooser = played(game, state, roll)
            assert found == applied(game, state, seats[0], *answers)
            assert chooser.plies == len(seats)
            assert chooser.decisions == len([options for options in lists if len(options) > 1])
            assert isinstance(question, Together) == (state.agenda[-1][1] == TABLE)
        apply(state, seats[0], question.sample(state, seats[0], rng))
