"""The search at the root: how the mind's own comparison and the worlds that were played are weighed."""

import pytest

from parlour.ai.search.root import POINTS, Tally, _better_half, _score
from parlour.kernel.action import Action
from parlour.kernel.beyond.mind import Candidate
from tools.training.averaging import mean


class Plain(Action):
    """An answer that nobody looks into."""


def _tally(prior: float, *gains: float) -> Tally:
    tally = Tally(Candidate(Plain("plain"), prior))
    for gain in gains:
        tally.count(10.0 + gain, 0.5, 10.0)
    return tally


def test_without_a_world_the_minds_own_comparison_counts() -> None:
    first = _tally(0.7)
    assert _score(first, first, 2.0) == 0.0
    assert _score(_tally(0.7 / 2.718281828), first, 2.0) == pytest.approx(-POINTS)


def test_worlds_are_believed_the_more_there_are_and_the_less_they_differ() -> None:
    first = _tally(0.5)
    few = _score(_tally(0.5, *[3.0] * 4), first, 2.0)
    many = _score(_tally(0.5, *[3.0] * 100), first, 2.0)
    wild = _score(_tally(0.5, *[33.0, -27.0] * 50), first, 2.0)
    assert 0.0 < few < many < 3.0
    assert wild < many
    assert _score(_tally(0.5, *[3.0] * 4), first, 10.0) > few, "who doubts the mind believes worlds sooner"
    assert _score(_tally(0.1, *[3.0] * 4), first, 2.0) < few


def test_the_first_candidate_stays_for_all_are_compared_with_it() -> None:
    tallies = [_tally(0.2), *[_tally(0.2, *[gain] * 50) for gain in (1.0, 4.0, 2.0, 3.0)]]
    half = _better_half(tallies, 2.0)
    assert half == [tallies[0], tallies[2], tallies[4]]
    assert _better_half(half, 2.0) == [tallies[0], tallies[2]]


def test_what_a_tally_says_is_the_mean_of_its_worlds() -> None:
    line = _tally(0.4, 1.0, 3.0).line()
    assert (line.visits, line.lead, line.chance, line.prior) == (2, 12.0, 0.5, 0.4)


def test_the_mean_of_weights_is_taken_number_by_number() -> None:
    early = {"2": {"parts": [[1.0, 2.0]], "spread": [4.0]}}
    late = {"2": {"parts": [[3.0, 2.0]], "spread": [2.0]}, "5-6": {"parts": [[5.0, 5.0]], "spread": [1.0]}}
    assert mean([early]) is early
    assert mean([early, late]) == {
        "2": {"parts": [[2.0, 2.0]], "spread": [3.0]},
        "5-6": {"parts": [[5.0, 5.0]], "spread": [1.0]},
    }
