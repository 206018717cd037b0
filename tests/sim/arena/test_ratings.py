"""Ratings: known values of the scale of Elo, the anchor, and intervals."""

import math
import random

import pytest

from parlour.games import find_game
from parlour.sim.arena.plan import make_plan
from parlour.sim.arena.playing import Played
from parlour.sim.arena.ratings import Meeting, rate
from parlour.sim.arena.report import make_report
from parlour.sim.arena.schedule import bout, total_games

MANY = 1_000_000
"""So many games that the one drawn besides does not show."""


@pytest.mark.parametrize(
    ("share", "points"), [(0.5, 0.0), (0.64, 99.95), (0.75, 190.85), (10 / 11, 400.0), (0.99, 798.25)]
)
def test_a_share_is_as_many_points_as_elo_says(share: float, points: float) -> None:
    first, second = rate(2, [Meeting(0, 1, 1, MANY, share * MANY)], anchor=1)
    assert second == (1500.0, 1500.0, 1500.0)
    assert first.value - 1500 == pytest.approx(points, abs=0.05)


def test_one_among_several_is_as_strong_as_they_are_when_it_wins_an_even_share() -> None:
    even, _ = rate(2, [Meeting(0, 1, 3, MANY, MANY / 4)], anchor=1)
    assert even.value == pytest.approx(1500, abs=0.05)
    # Ten times as strong as each of three others: 10 / 13 of the games.
    strong, _ = rate(2, [Meeting(0, 1, 3, MANY, MANY * 10 / 13)], anchor=1)
    assert strong.value == pytest.approx(1900, abs=0.05)


def test_the_interval_is_that_of_a_binomial_share() -> None:
    games, share = 10_000, 0.6
    found, _ = rate(2, [Meeting(0, 1, 1, games, share * games)], anchor=1)
    error = 1 / math.sqrt(games * share * (1 - share))  # of the logarithm of the odds
    assert found.most - found.value == pytest.approx(1.96 * error * 400 / math.log(10), rel=0.001)
    assert found.value - found.least == pytest.approx(found.most - found.value)


def test_who_won_every_game_is_strong_but_not_infinitely_so() -> None:
    found, _ = rate(2, [Meeting(0, 1, 1, 100, 100.0)], anchor=1)
    assert 2300 < found.value < 2500
    assert math.isfinite(found.most)


def test_strengths_are_found_again_from_games_played_by_them() -> None:
    strengths = [0.0, 0.8, -0.5, 1.5]
    rng = random.Random(3)
    meetings = []
    for first in range(4):
        for second in range(first + 1, 4):
            chance = 1 / (1 + math.exp(strengths[second] - strengths[first]))
            won = sum([rng.random() < chance for _ in range(2000)])
            meetings.append(Meeting(first, second, 1, 2000, won))
    for rating, strength in zip(rate(4, meetings, anchor=0), strengths, strict=True):
        assert rating.value == pytest.approx(1500 + strength * 400 / math.log(10), abs=25)


def test_the_steward_is_the_anchor_wherever_it_stands() -> None:
    plan = make_plan(find_game("notre-dame"), ["random", "novice", "steward"], 2)
    games = []
    for number in range(total_games(plan, 4)):
        own = bout(plan, number).side
        games.append(Played(number, (2 - own, 1 + own), (1 + own, 2 - own)))  # the contestant always wins
    ratings = make_report(plan, games).ratings
    assert ratings[2] == (1500.0, 1500.0, 1500.0)
    assert ratings[0].value > ratings[1].value > 1500
