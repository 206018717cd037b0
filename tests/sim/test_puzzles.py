"""Puzzles: what is shipped can be played and is clear, and nothing hidden changes what is best."""

import random
from datetime import date, timedelta
from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.kernel.engine import legal, to_move, why_not
from parlour.kernel.errors import Invalid
from parlour.sim.puzzles.compare import compared
from parlour.sim.puzzles.maker import MARGIN, SOLVER, SURELY, Job, find
from parlour.sim.puzzles.shelf import (
    Puzzle,
    numbered,
    of_the_day,
    packed,
    position,
    puzzles,
    read_line,
    verdict,
    view_of,
)
from tests.cli.terminal_driver import run

NOTRE_DAME = find_game("notre-dame")


def some(count: int) -> list[Puzzle]:
    return random.Random(5).sample(puzzles("notre-dame"), count)


def test_there_are_three_hundred_of_many_themes_and_difficulties() -> None:
    every = puzzles("notre-dame")
    assert len(every) >= 300
    assert len({each.line() for each in every}) == len(every)
    assert len({each.theme for each in every}) >= 5
    assert {each.difficulty for each in every} == {1, 2, 3}
    for each in every:
        assert each.margin >= MARGIN
        assert all(one.behind - one.error >= SURELY - 0.02 for one in each.solutions[1:])  # rounded
        assert read_line(each.line()) == each


def test_positions_are_there_and_all_answers_are_lawful() -> None:
    for each in some(25):
        state = position(each, NOTRE_DAME)
        assert to_move(state)[0] == each.seat or each.seat in to_move(state)
        assert legal(state, each.seat).kind == each.theme
        for one in each.solutions:
            assert why_not(state, each.seat, NOTRE_DAME.parse(one.text)) is None


def test_nothing_hidden_changes_what_is_best() -> None:
    mind = NOTRE_DAME.ways()[SOLVER].mind
    for each in some(4):
        view = view_of(each, NOTRE_DAME)
        dealt = NOTRE_DAME.determinize(view, random.Random(1))
        assert NOTRE_DAME.view(dealt, each.seat) == view
        answers = [NOTRE_DAME.parse(one.text) for one in each.solutions[:2]]
        here = compared(NOTRE_DAME, mind, view, answers, 6, 1, "a")
        there = compared(NOTRE_DAME, mind, NOTRE_DAME.view(dealt, each.seat), answers, 6, 1, "a")
        assert [tuple(one) for one in here] == [tuple(one) for one in there]
        assert here[0].action == answers[0]


def test_the_same_seed_makes_the_same_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.sim.puzzles.maker.VERIFY", 10)
    monkeypatch.setattr("parlour.sim.puzzles.maker.EACH", 1)
    job = Job("notre-dame", 2, (), "x:0", 4, 40)
    made = find(job)
    assert made == find(job)
    assert packed(made) == packed(made)


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    count = len(puzzles("notre-dame"))
    # A cycle begins where the number of the day is a multiple.
    first = date.fromordinal(date(2026, 1, 1).toordinal() // count * count)
    days = [of_the_day("notre-dame", first + timedelta(days=at)) for at in range(count)]
    assert sorted(days) == list(range(count))
    assert days != sorted(days)


def test_answers_are_judged() -> None:
    each = numbered("notre-dame", 1)
    best = NOTRE_DAME.parse(each.solutions[0].text)
    assert verdict(each, best) == each.solutions[0]
    assert verdict(each, NOTRE_DAME.parse("withdraw nothing")) is None
    with pytest.raises(Invalid, match="no-such-puzzle"):
        numbered("notre-dame", 0)
    with pytest.raises(Invalid, match="no-such-puzzle"):
        numbered("notre-dame", 100_000)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_terminal_shows_a_puzzle_and_tells_what_is_best(lang: str) -> None:
    each = numbered("notre-dame", 7)
    asked = ("puzzle", "notre-dame", "--number", "7", "--lang", lang)
    right = run(*asked, "--answer", each.solutions[0].text)
    wrong = run(*asked, "--answer", each.solutions[1].text)
    assert right.code == wrong.code == 0
    assert right.out != wrong.out
    assert "±" in right.out


def test_what_is_no_answer_is_refused() -> None:
    assert run("puzzle", "notre-dame", "--number", "7", "--answer", "dance").code == 2
    assert "[bad-day]" in run("puzzle", "notre-dame", "--day", "tomorrow").err
    assert '"answers"' in run("puzzle", "notre-dame", "--day", "2026-05-31", "--json").out
