"""The sequential test: its figures by hand, how often it errs, and that it looks at fixed places only."""

import math
import random

import pytest

from parlour.kernel.errors import Invalid
from parlour.sim.arena.sequential import BATCH, BOUND, Sequential, TwoShares, decide, read_test

TEST = TwoShares(0.5, 0.6)


def test_the_likelihood_ratio_is_that_of_wald() -> None:
    verdict = decide(TEST, [[1.0]] * 6 + [[0.0]] * 4)
    assert verdict.answer == "open"
    assert verdict.groups == 10
    assert verdict.ratio == pytest.approx(6 * math.log(0.6 / 0.5) + 4 * math.log(0.4 / 0.5))
    assert pytest.approx(math.log(19)) == BOUND


def test_a_shared_place_counts_in_part() -> None:
    verdict = decide(TEST, [[0.5]] * 10)
    assert verdict.ratio == pytest.approx(5 * math.log(0.6 / 0.5) + 5 * math.log(0.4 / 0.5))


def test_there_is_an_answer_only_where_a_batch_ends() -> None:
    running = Sequential(TwoShares(0.1, 0.9))
    # Two wins would do; but nobody looks before the batch is full, however many workers play.
    assert [running.add([1.0]) for _ in range(BATCH)] == [False] * (BATCH - 1) + [True]
    assert running.verdict.groups == BATCH
    assert running.verdict.answer == "high"
    assert decide(TwoShares(0.1, 0.9), [[0.0]] * 50).answer == "low"
    assert decide(TwoShares(0.1, 0.9), [[1.0]] * (BATCH - 1)).answer == "open"


def test_games_of_a_group_that_end_alike_count_as_fewer() -> None:
    rng = random.Random(1)
    alone = [[float(rng.random() < 0.6)] for _ in range(100)]
    doubled = [[share, share] for [share] in alone]
    once, twice = decide(TwoShares(0.59, 0.61), alone), decide(TwoShares(0.59, 0.61), doubled)
    assert twice.ratio == pytest.approx(once.ratio, rel=0.05, abs=1e-9), "the second of each says nothing new"


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "high"), (0.6, "low")])
def test_it_errs_in_one_case_of_twenty_at_most(share: float, wrong: str) -> None:
    rng = random.Random(f"errs:{share}")
    answers = []
    for _ in range(400):
        groups = ([float(rng.random() < share), float(rng.random() < share)] for _ in range(2000))
        answers.append(decide(TEST, groups).answer)
    assert answers.count("open") == 0
    assert answers.count(wrong) / len(answers) <= 0.065, "5 %, and what 400 cases may be off"


@pytest.mark.parametrize(
    "text", ["", "0.5", "0.5:", "a:b", "0.6:0.5", "0.5:0.5", "0:0.5", "0.5:1", "nan:0.5"]
)
def test_a_test_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as told:
        read_test(text)
    assert told.value.code == "bad-test"


def test_a_test_is_two_shares() -> None:
    assert read_test("0.5:0.65") == TwoShares(0.5, 0.65)
