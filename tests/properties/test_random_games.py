"""Random games of every sort, checked at every ply; `make soak` plays the other thousands."""

import functools
import itertools
import random
from collections import Counter

import pytest

from parlour.games import games
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.obsession.game import OBSESSION
from parlour.kernel.game import Game, Setup
from parlour.sim.proof.checks import Checker
from parlour.sim.proof.tables import (
    Table,
    combinations,
    is_accepted,
    is_table,
    some_tables,
    strata,
    trial_setup,
    varied_setup,
    with_options,
)
from parlour.sim.proof.trial import DEEP_PLIES, Trial, run_trial, spread
from tests.positions import DEPTH

GAMES: dict[str, Game] = {game.meta.id: game for game in games()}
TABLES = 36
"""So many tables of all there are; `make soak` sits down at every one."""
TRIALS = {name: (36 if game.trials.company else 40) * DEPTH for name, game in GAMES.items()}
CHUNKS = 12
RARE: dict[str, dict[Table, int]] = {name: {} for name in GAMES}
RARE["obsession"] = {
    (3, ("tableau",)): 40,
    (1, ("ud-servants",)): 80,
    (1, ("ud-servants", "estate-challenge")): 400,
}
"""Tables, so many at most, for the tops of a tableau, for opponents who want servants, and for targets."""


@functools.cache
def checker(name: str) -> Checker:
    return Checker(GAMES[name])


@functools.cache
def tables(name: str) -> tuple[Table, ...]:
    return tuple(some_tables(GAMES[name], TABLES))


def setups(name: str, number: int) -> list[Setup]:
    return [trial_setup(GAMES[name], index, tables(name)) for index in range(number)]


def trials(name: str, chunk: int) -> list[Trial]:
    return [
        run_trial(checker(name), trial_setup(GAMES[name], index, tables(name)), f"trial:{index}")
        for index in range(chunk, TRIALS[name], CHUNKS)
    ]


def fewest_plies(setup: Setup) -> int:
    """Notre Dame has nine turns with all their phases; in Obsession everybody has four turns a season."""
    seats = len(setup.seats)
    fewest = {"notre-dame": 9 * (2 + 5 * seats), "obsession": 4 * 3 * 2 * seats}
    return fewest.get(setup.game, seats)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_every_law(name: str, chunk: int) -> None:
    for trial in trials(name, chunk):
        assert trial.faults == (), f"{trial.seed} {trial.setup}"
        assert trial.plies >= fewest_plies(trial.setup)
        assert len(trial.deep) == min(DEEP_PLIES, trial.plies)
        assert set(trial.deep) == set(trial.kinds), "a close look at every kind of question that was asked"


@pytest.mark.parametrize("name", GAMES)
def test_the_games_cover_every_table(name: str) -> None:
    seen = Counter((len(setup.seats), setup.modules) for setup in setups(name, TRIALS[name]))
    assert set(seen) == set(tables(name))
    assert min(seen.values()) >= TRIALS[name] // len(tables(name))


def test_the_tables_of_notre_dame_are_four_with_and_four_without_its_module() -> None:
    assert len(tables("notre-dame")) == 8
    for seats, modules in tables("notre-dame"):
        some = [varied_setup(NOTRE_DAME, seats, modules, index) for index in range(10)]
        assert sum(not setup.options for setup in some) >= 5, "plenty of games with the options as they come"


def test_the_tables_of_obsession_have_every_variant_alone_and_a_hundred_combinations() -> None:
    alone = {modules for _, modules in strata(OBSESSION)}
    named = {module.id for module in OBSESSION.meta.modules} - {"base"}
    assert {name for modules in alone for name in modules} == named
    assert {seats for seats, _ in strata(OBSESSION)} == {1, 2, 3, 4, 5, 6}
    assert (1, ("jane-austen",)) not in strata(OBSESSION), "alone the theme is always revealed late"
    together = combinations(OBSESSION)
    assert len(set(together)) == 100
    assert {seats for seats, _ in together} == {1, 2, 3, 4, 5, 6}
    assert all(len(modules) > 1 for _, modules in together)


@pytest.mark.parametrize("name", GAMES)
def test_a_few_tables_have_every_module_and_every_number_of_seats(name: str) -> None:
    game = GAMES[name]
    few = tables(name)
    assert len(few) == len(set(few)) <= TABLES
    named = {module.id for module in game.meta.modules} - {game.meta.base}
    assert {module for _, modules in few for module in modules} >= named
    assert {seats for seats, _ in few} == set(range(game.meta.min_seats, game.meta.max_seats + 1))


@pytest.mark.parametrize("name", GAMES)
def test_the_options_vary_and_every_table_is_accepted(name: str) -> None:
    game = GAMES[name]
    unseen = {option.id: set(option.choices) for option in game.meta.options}
    seen: dict[str, set[str]] = {option.id: set() for option in game.meta.options}
    some = (trial_setup(game, index, tables(name)) for index in range(8 * len(tables(name))))
    rare = (varied_setup(game, *table, index) for table, most in RARE[name].items() for index in range(most))
    for number, setup in enumerate(itertools.chain(some, rare)):
        if number >= TRIALS[name] and not any(unseen.values()):
            break
        assert is_accepted(game, setup)
        for option in game.meta.options:
            value = setup.options.get(option.id, option.default)
            seen[option.id].add(value)
            unseen[option.id].discard(value)
    assert {name: values for name, values in unseen.items() if values} == {}
    assert min(map(len, seen.values())) > 1


def test_a_table_that_makes_no_sense_is_none() -> None:
    assert not is_table(OBSESSION, 3, ("solitaire",))
    assert not is_table(OBSESSION, 2, ("jane-austen", "charles-dickens"))
    assert is_table(OBSESSION, 1, ("extended",)), "with an opponent who plays the long game"
    lone = varied_setup(OBSESSION, 1, ("extended",), 0)
    assert not is_accepted(OBSESSION, with_options(lone, {"opponent": "fairfax"}))


def test_every_opponent_of_the_solitaire_game_comes_at_plain_tables_and_at_varied_ones() -> None:
    for parity in (0, 1):
        some = [varied_setup(OBSESSION, 1, (), index) for index in range(parity, 48, 2)]
        assert len({setup.options["opponent"] for setup in some}) == 12
    served = [varied_setup(OBSESSION, 1, ("ud-servants",), index) for index in range(72)]
    assert len({setup.options["opponent"] for setup in served}) == 18, (
        "some want the servants of the expansion"
    )


def test_close_looks_are_spread_over_the_kinds() -> None:
    kinds = ["play"] * 500 + ["rare"] + ["bribe"] * 100
    looks = spread(kinds, 20, random.Random(0))
    assert looks == sorted(set(looks))
    assert Counter(kinds[ply] for ply in looks) == {"play": 9, "bribe": 10, "rare": 1}
    assert spread(kinds[:3], 20, random.Random(0)) == [0, 1, 2]


def test_close_looks_are_spread_over_the_forms_of_a_kind() -> None:
    kinds = ["chance"] * 600
    forms = ["draw"] * 500 + ["roll"] + ["deal"] * 99
    looks = spread(kinds, 9, random.Random(0), forms)
    assert Counter(forms[ply] for ply in looks) == {"draw": 4, "deal": 4, "roll": 1}
