"""A small sample of what `tools/strength.py` measures of Obsession."""

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from tools.strength import SHARES, Match, Outcome, odd_shares, play


def _outcome(terms: dict[str, float]) -> Outcome:
    return Outcome(1, 1, 0, 100.0, 0.0, [0.001, 0.003], terms)


def test_shares_out_of_proportion_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert odd_shares(_outcome(dict(SHARES))) == []
    assert odd_shares(_outcome({**SHARES, "wealth": 30.0})) == ["wealth"]
    assert "wealth 2.4 % (2.4)" in capsys.readouterr().out


def test_times_are_told_as_mean_percentile_and_most() -> None:
    assert _outcome({}).milliseconds() == pytest.approx((2.0, 3.0, 3.0))
    outcome = play(GAME, Match("obsession", 2, (), 1, 1, 95.0, 100.0), 1, 1)
    assert len(outcome.times) > 20


@pytest.mark.slow
def test_the_steward_beats_random_play_and_a_beginner() -> None:
    assert play(GAME, Match("obsession", 2, (), 1, 6, 95.0, 100.0), 6, 1).wins == 6
    assert play(GAME, Match("obsession", 1, (), 1, 6, 50.1, 100.0, "stanhope"), 6, 1).wins >= 4


@pytest.mark.slow
def test_stewards_score_like_people() -> None:
    outcome = play(GAME, Match("obsession", 4, (), 4, 5, 85.0, 130.0, shares=True), 5, 1)
    assert 85.0 <= outcome.mean <= 135.0
