"""Answers in parts: every way leads to a legal answer, every answer has a way, only views are seen."""

import random
from collections.abc import Iterator

import pytest

from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.study import END, Step, fork, parts_of
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup
from parlour.research.session import OVER, Session, Words, table
from parlour.sim.proof.tables import some_tables, varied_setup
from tests.toys.moths.game import MOTHS

GAMES = ("notre-dame", "obsession")
FEW = 150
"""Ways followed to their ends at one position."""


def tables(game: str, number: int) -> list[Setup]:
    found = find_game(game)
    return [varied_setup(found, *each, index) for index, each in enumerate(some_tables(found, number))]


def step_of(game: Game, state: State, seat: int) -> Step:
    step = game.study.steps(state, seat)
    if step is not None:
        return step
    return fork([(parts_of(answer.text, game.study.splits), answer) for answer in legal(state, seat)])


def ends(step: Step, found: list[Action]) -> Iterator[Action]:
    """Every answer below a place, one after the other."""
    if step.answer is not None:
        yield step.answer
        return
    for part in step.parts:
        yield from ends(step.take(part), found)


@pytest.mark.parametrize("game", GAMES)
def test_every_way_ends_in_a_legal_answer_and_every_word_has_a_number(game: str) -> None:
    found = find_game(game)
    known = set(found.study.words)
    assert len(known) == len(found.study.words)
    for index, setup in enumerate(tables(game, 14 if game == "obsession" else 6)):
        rng = random.Random(index)
        state = found.start(setup)
        while (question := open_question(state)) is not None:
            seat = to_move(state)[0]
            if seat == CHANCE:
                apply(state, seat, question.sample(state, seat, rng))
                continue
            step = step_of(found, state, seat)
            while step.answer is None:
                assert len(step.parts) > 1
                assert len(set(step.parts)) == len(step.parts)
                assert set(step.parts) <= known
                step = step.take(rng.choice(step.parts))
            apply(state, seat, step.answer)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_answer_has_a_way(game: str) -> None:
    found = find_game(game)
    modules = ((), ("new-persons",)) if game == "notre-dame" else ((), ("extended",))
    for index, some in enumerate(modules):
        rng = random.Random(index)
        state = found.start(Setup(game, ("a", "b"), some))
        looked = 0
        while (question := open_question(state)) is not None and looked < 60:
            seat = to_move(state)[0]
            answer = question.sample(state, seat, rng)
            if seat != CHANCE and looked % 3 == 0:
                # Copies of one card go by one name: answers are alike when they are told by the same parts.
                told = {parts_of(each.text, found.study.splits) for each in legal(state, seat)}
                if len(told) <= FEW:
                    ways = list(ends(step_of(found, state, seat), []))
                    assert {parts_of(each.text, found.study.splits) for each in ways} == told
            looked += seat != CHANCE
            apply(state, seat, answer)


def test_guests_are_named_in_any_order_and_the_tile_first() -> None:
    found = find_game("obsession")
    words = Words(found)
    session = Session(words, table("obsession", 2), 5)
    while session.question != "host-activity":
        session.choose(session.numbers()[0])
    orders: set[tuple[str, ...]] = set()
    for seed in range(40):
        rng = random.Random(seed)
        copy = session.clone()
        said: list[str] = []
        while copy.question == "host-activity" and copy.plies == session.plies:
            number = rng.choice(copy.numbers())
            said.append(words.words[number])
            copy.choose(number)
        orders.add(tuple(said[:3]))
    assert len({tuple(sorted(each)) for each in orders}) < len(orders)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_it_observes(game: str) -> None:
    found = find_game(game)
    words = Words(found)
    for index, setup in enumerate(tables(game, 5)):
        rng = random.Random(index)
        session = Session(words, setup, index)
        for at in range(80):
            if session.seat == OVER:
                break
            if at % 8 == 0:
                seat = session.seat
                view = found.view(session.state, seat)
                dealt = found.determinize(view, rng)
                assert found.study.observe(found.view(dealt, seat)) == found.study.observe(view)
                here, there = step_of(found, session.state, seat), step_of(found, dealt, seat)
                assert sorted(here.parts) == sorted(there.parts)
            session.choose(rng.choice(session.numbers()))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_as_long_as_its_layout_and_tells_the_parts_so_far(game: str) -> None:
    found = find_game(game)
    words = Words(found)
    session = Session(words, table(game, 4), "a")
    names = [part.name for part in found.study.layout]
    assert len(set(names)) == len(names)
    told = False
    while session.seat != OVER:
        assert len(session.observation(session.seat)) == words.length
        assert sum(session.mask(session.seat)) == len(session.parts)
        so_far = session.observation(session.seat)[words.observed :]
        assert sum(so_far) == len(session.so_far)
        told = told or bool(session.so_far)
        session.choose(session.numbers()[-1])
    assert told


def test_a_part_that_is_not_offered_changes_nothing() -> None:
    words = Words(find_game("notre-dame"))
    session = Session(words, table("notre-dame", 2), 1)
    before = session.observation(session.seat), session.parts
    barred = next(number for number in range(words.count) if number not in session.numbers())
    for number in (-1, words.count, barred):
        with pytest.raises(Invalid) as refused:
            session.choose(number)
        assert refused.value.code == "part-not-offered"
    assert (session.observation(session.seat), session.parts) == before
    while session.seat != OVER:
        session.choose(session.numbers()[0])
    with pytest.raises(Invalid, match="session-over"):
        session.choose(0)


def test_places_add_up_to_nothing_and_a_player_alone_wins_or_loses() -> None:
    for setup in (table("notre-dame", 3), table("obsession", 4, ("teams",)), table("obsession", 2)):
        session = Session(Words(find_game(setup.game)), setup, 3)
        rng = random.Random(3)
        while session.seat != OVER:
            session.choose(rng.choice(session.numbers()))
        rewards = session.rewards("win")
        assert abs(sum(rewards)) < 1e-9
        assert max(rewards) > 0 > min(rewards)
        points = session.rewards("points")
        best = max(range(len(points)), key=points.__getitem__)
        assert session.rewards("margin")[best] == points[best] - max(points[:best] + points[best + 1 :])
    alone = table("obsession", 1, ("solitaire",), {"opponent": "eden"})
    session = Session(Words(find_game("obsession")), alone, 3)
    while session.seat != OVER:
        session.choose(session.numbers()[0])
    assert session.rewards("win") in ((1.0,), (-1.0,))


def test_a_copy_goes_its_own_way() -> None:
    session = Session(Words(find_game("obsession")), table("obsession", 3), 8)
    rng = random.Random(2)
    while session.seat != OVER:
        copy = session.clone()
        assert (copy.parts, copy.so_far) == (session.parts, session.so_far)
        choice = rng.choice(session.numbers())
        session.choose(choice)
        before = copy.observation(copy.seat)
        assert copy.observation(copy.seat) == before
        copy.choose(choice)
        assert (copy.seat, copy.parts) == (session.seat, session.parts)
        if session.plies > 120:
            break


def test_words_are_told_without_signs_and_alike_ends_are_one() -> None:
    pair = [(("a", "b"), Action("a b")), (("a", "b"), Action("a b2"))]
    assert fork(list(pair)).answer == pair[0][1]
    longer = fork([(("a",), Action("a")), (("a", "b"), Action("a b"))])
    assert longer.parts == (END, "b")
    assert longer.take(END).answer == Action("a")


def test_a_game_that_says_nothing_of_its_answers_is_no_environment() -> None:
    with pytest.raises(Invalid, match="game-not-studied"):
        Words(MOTHS)
