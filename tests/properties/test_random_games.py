"""Random games of every sort, checked at every ply; `make soak` plays the other thousands."""

import random
from collections import Counter

import pytest

from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.sim.checks import Checker
from parlour.sim.trial import DEEP_PLIES, Trial, run_trial, spread, strata, trial_setup

GAMES = 300
CHUNKS = 25
CHECKER = Checker(NOTRE_DAME)


def trials(chunk: int) -> list[Trial]:
    return [
        run_trial(CHECKER, trial_setup(NOTRE_DAME, index), f"trial:{index}")
        for index in range(chunk, GAMES, CHUNKS)
    ]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_law(chunk: int) -> None:
    for trial in trials(chunk):
        assert trial.faults == (), f"{trial.seed} {trial.setup}"
        assert trial.plies >= 9 * (2 + 5 * len(trial.setup.seats)), "nine turns, each with all its phases"
        assert len(trial.deep) == DEEP_PLIES
        assert set(trial.deep) == set(trial.kinds), "a close look at every kind of question that was asked"


def test_the_games_cover_every_table() -> None:
    setups = [trial_setup(NOTRE_DAME, index) for index in range(GAMES)]
    tables = Counter((len(setup.seats), setup.modules) for setup in setups)
    assert set(tables) == set(strata(NOTRE_DAME))
    assert len(tables) == 8
    assert min(tables.values()) >= GAMES // 8
    for option in NOTRE_DAME.meta.options:
        values = {setup.options.get(option.id, option.default) for setup in setups}
        assert values >= set(option.choices)
        assert len(values) > 1, option.id
    for seats, modules in tables:
        plain = [s for s in setups if len(s.seats) == seats and s.modules == modules and not s.options]
        assert len(plain) >= 10, "and plenty of games with the options as they come"


def test_close_looks_are_spread_over_the_kinds() -> None:
    kinds = ["play"] * 500 + ["rare"] + ["bribe"] * 100
    looks = spread(kinds, 20, random.Random(0))
    assert looks == sorted(set(looks))
    assert Counter(kinds[ply] for ply in looks) == {"play": 9, "bribe": 10, "rare": 1}
    assert spread(kinds[:3], 20, random.Random(0)) == [0, 1, 2]
