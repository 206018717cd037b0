"""A review depends on what the seat saw, adds up to the margin, and can be stopped."""

import random

import pytest

from parlour.ai.random_bot import RandomBot
from parlour.coach.ledger import DECISION, SORTS, totals
from parlour.coach.review import Effort, Reviewer, review_of
from parlour.coach.story import told
from parlour.coach.verdict import DECISIVE, FINE, GRADES, INACCURACY, MISTAKE, TURNING, grade
from parlour.coach.worlds import Worlds
from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.sim.play.live_game import LiveGame
from tests.coach.games import finished

LITTLE = Effort(6, 2, 1, 1, None)
GAMES = [("notre-dame", 2, "a"), ("notre-dame", 3, "b"), ("obsession", 2, "c")]


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_decisions_and_luck_add_up_to_the_final_margin(name: str, seats: int, seed: str) -> None:
    live = finished(name, seats, seed)
    seat = seats - 1
    found = review_of(live.game, live.setup, live.entries, seat, LITTLE)
    lines = live.game.scores(live.state)
    margin = lines[seat].total - max(line.total for line in lines if line.seat != seat)
    assert found.whole
    assert found.final == margin
    assert sum(row.points for row in found.ledger) == pytest.approx(margin)
    assert sum(found.totals.values()) == pytest.approx(margin)
    assert {row.sort for row in found.ledger} <= set(SORTS)
    lost = sum(row.points for row in found.ledger if row.sort == DECISION)
    assert lost == pytest.approx(-sum(each.lost for each in found.verdicts))
    assert found.graph[-1].lead == margin
    assert len(found.accuracy) == (3 if name == "notre-dame" else 4), "by period or season"
    assert len(found.lessons) <= 3
    assert {each.grade for each in found.verdicts} <= set(GRADES)


def test_the_same_simulations_give_the_same_review() -> None:
    live = finished("notre-dame", 2, "a")
    first = review_of(live.game, live.setup, live.entries, 0, LITTLE)
    assert review_of(live.game, live.setup, live.entries, 0, LITTLE) == first


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_no_line_of_a_review_changes_when_hidden_cards_are_dealt_anew(
    name: str, seats: int, seed: str
) -> None:
    """Everything is worked out from sights; here each one is replaced by that of another world."""
    live = finished(name, seats, seed)
    game = live.game
    reviewer = Reviewer(game, live.setup, live.entries, 0, LITTLE)
    worlds = Worlds(game)
    for view in reviewer.story.sights[5:-1:40]:
        again = game.view(game.determinize(view, random.Random(9)), 0)
        assert worlds.glance(again, 3) == worlds.glance(view, 3)
        assert worlds.expect(again, 2) == worlds.expect(view, 2)


def test_a_review_that_is_stopped_tells_what_it_has_found() -> None:
    live = finished("notre-dame", 2, "a")
    reviewer = Reviewer(live.game, live.setup, live.entries, 0, LITTLE)
    for progress in reviewer.steps():
        if progress.done == 20:
            reviewer.stop()
    found = reviewer.review()
    assert not found.whole
    assert sum(row.points for row in found.ledger) == pytest.approx(found.final)


def test_a_budget_of_no_time_still_adds_up() -> None:
    live = finished("notre-dame", 2, "a")
    found = review_of(live.game, live.setup, live.entries, 1, LITTLE._replace(seconds=0.0))
    assert not found.whole
    assert sum(found.totals.values()) == pytest.approx(found.final)


def test_only_finished_games_are_reviewed() -> None:
    live = finished("notre-dame", 2, "a")
    with pytest.raises(Invalid, match="game-not-over"):
        review_of(live.game, live.setup, live.entries[:-3], 0, LITTLE)
    with pytest.raises(Invalid, match="bad-seat"):
        review_of(live.game, live.setup, live.entries, 2, LITTLE)


def test_alone_the_margin_is_that_over_the_opponent_of_the_game() -> None:
    game = find_game("obsession")
    live = LiveGame(game, Setup("obsession", ("anna",), (), {"opponent": "eden"}), "solo", {0: RandomBot()})
    while not live.is_over():
        live.step()
    own, opponent = sorted(game.scores(live.state), key=lambda line: -line.seat)
    story = told(game, live.setup, live.entries, 0)
    assert story.final == own.total - opponent.total
    assert story.won == (own.rank == 1)


def test_grades_grow_with_what_was_given_away() -> None:
    assert grade(0.0, 0.0, 0.0, 0.5) == FINE
    assert grade(3.0, 0.2, 4.0, 0.5) == FINE, "a loss within its own error is none"
    assert grade(0.8, 0.0, 0.1, 0.9) == INACCURACY
    assert grade(2.5, 0.05, 0.1, 0.9) == MISTAKE
    assert grade(2.5, 0.1, 0.1, 0.55) == TURNING, "the favourite no more"
    assert grade(1.0, DECISIVE, 0.1, 0.9) == TURNING


def test_what_rounding_leaves_over_is_put_with_the_outlook() -> None:
    assert sum(totals((), 7.0).values()) == 7.0
