"""The mind of Notre Dame: what it holds positions to be worth, and how it learns that."""

import random
from operator import mul

import pytest

from parlour.games.notre_dame.game import NOTRE_DAME as GAME
from parlour.games.notre_dame.mind.mind import NotreDameMind
from parlour.games.notre_dame.mind.prospects import Moment, Prospects
from parlour.games.notre_dame.mind.signs import PAIRED, PAIRS, SIGNS, bills_in_all, paired, signs
from parlour.games.notre_dame.mind.weights import SEATS, TURNS, learned, of_steward, read
from parlour.games.notre_dame.steward.plan import is_plague_due
from parlour.games.notre_dame.steward.traits import TRAITS
from parlour.games.notre_dame.steward.value import Appraiser
from parlour.games.notre_dame.steward.weights import WEIGHTS
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.game import Setup
from tools.training.notre_dame import fit, play
from tools.training.regression import Sums


@pytest.mark.parametrize("seats", SEATS)
def test_within_a_turn_the_butler_values_positions_as_the_steward_does(seats: int) -> None:
    prospects = Prospects(of_steward())
    state = GAME.start(Setup("notre-dame", ("x",) * seats))
    rng = random.Random(seats)
    compared = 0
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        if seat != CHANCE and state.display and compared < 60:
            outlook = prospects.outlook(state)
            for each in range(seats):
                mine = prospects.worth(state, Moment(state, each, outlook))
                steward = Appraiser(state, each, WEIGHTS, is_plague_due(state, each)).worth(state)
                assert mine == pytest.approx(steward)
                compared += 1
        apply(state, seat, question.sample(state, seat, rng))
    assert compared >= 60


@pytest.mark.parametrize("modules", [(), ("new-persons",)])
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_looked_up_is_the_sum_of_traits_and_signs(seats: int, modules: tuple[str, ...]) -> None:
    state = GAME.start(Setup("notre-dame", ("x",) * seats, modules))
    rng = random.Random(seats)
    worths = (learned(), of_steward())
    minds = [Prospects(each) for each in worths]
    compared = 0
    while (question := open_question(state)) is not None:
        city = state.clone()
        city.gold[0] = rng.randrange(60)  # few are ever so rich
        for known, prospects in zip(worths, minds, strict=True):
            outlook = prospects.outlook(city)
            left = outlook.turns_left
            for seat in range(seats if left else 0):
                prestige, rat, pieces, share = prospects.settled(city, Moment(city, seat, outlook))
                found = prospects.described(city, seat, prestige, rat, pieces, share, outlook)
                expected = sum(map(mul, found, known[seats].traits[left]))
                if known[seats].signs:
                    expected += sum([known[seats].signs[left][at] for at in signs(city, seat, rat, pieces)])
                if known[seats].pairs:
                    counts = paired(city, seat, rat, pieces, bills_in_all(city, seat))
                    products = [counts[at] * counts[to] for at in range(PAIRED) for to in range(at)]
                    expected += sum(map(mul, products, known[seats].pairs[left]))
                told = prospects.to_come(city, seat, prestige, rat, pieces, share, outlook)
                assert told == pytest.approx(expected)
                compared += 1
        apply(state, to_move(state)[0], question.sample(state, to_move(state)[0], rng))
    assert compared > 500


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_thought_before_changes_no_answer(seats: int) -> None:
    """A search asks the same in hundreds of worlds: what is remembered must be what would be found anew."""
    knowing = NotreDameMind(Prospects(learned()))
    state = GAME.start(Setup("notre-dame", ("x",) * seats, ("new-persons",) if seats % 2 else ()))
    rng = random.Random(seats)
    compared = 0
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        if seat != CHANCE:
            for number in range(3):  # worlds that differ in what is hidden, asked for one after the other
                world = GAME.determinize(GAME.view(state, seat), random.Random(number))
                fresh = NotreDameMind(Prospects(learned()))
                assert knowing.candidates(world, seat, 12, rng) == fresh.candidates(world, seat, 12, rng)
                compared += 1
        apply(state, seat, question.sample(state, seat, rng))
    assert compared > 60 * seats


def test_at_the_end_the_values_are_the_score_sheet_and_its_tie_break() -> None:
    mind = NotreDameMind(Prospects(learned()))
    for seats in SEATS:
        state = GAME.start(Setup("notre-dame", ("x",) * seats))
        rng = random.Random(seats)
        while (question := open_question(state)) is not None:
            apply(state, to_move(state)[0], question.sample(state, to_move(state)[0], rng))
        for line, value in zip(GAME.scores(state), mind.values(state), strict=True):
            assert value == pytest.approx(line.total + 0.01 * line.tie_break)


def test_the_learned_worths_are_whole() -> None:
    found = learned()
    assert sorted(found) == list(SEATS)
    for worths in found.values():
        assert [len(row) for row in worths.traits] == [len(TRAITS)] * (TURNS + 1)
        assert [len(row) for row in worths.signs] == [SIGNS] * (TURNS + 1)
        assert [len(row) for row in worths.pairs] in ([], [PAIRS] * (TURNS + 1))
        assert len(worths.spread) == TURNS + 1
        assert min(worths.spread) > 0


def test_signs_name_each_place_once_and_within_bounds() -> None:
    state = GAME.start(Setup("notre-dame", ("x",) * 3))
    rng = random.Random(4)
    while (question := open_question(state)) is not None:
        for seat in range(3):
            found = signs(state, seat, state.rat[seat], state.cubes[seat * 7 : seat * 7 + 7])
            assert len(set(found)) == len(found)
            assert 0 <= min(found) <= max(found) < SIGNS
        apply(state, to_move(state)[0], question.sample(state, to_move(state)[0], rng))


def test_training_is_repeated_by_its_seed_and_does_not_depend_on_how_games_are_shared_out() -> None:
    whole = play(2, range(4), "seed", None)
    parts = play(2, range(2), "seed", None)
    for key, sums in play(2, range(2, 4), "seed", None).items():
        if key in parts:
            parts[key].merge(sums)
        else:
            parts[key] = sums
    assert sorted(whole) == sorted(parts)
    for key, sums in whole.items():
        assert sums.rows == parts[key].rows
        assert list(sums.answers) == pytest.approx(list(parts[key].answers))
    plain, explained = fit(whole, 30.0)
    assert read(plain)[2].traits[1] != [0.0] * len(TRAITS)
    assert explained


def test_the_regression_finds_the_weights_that_made_the_rows() -> None:
    rng = random.Random(2)
    true = [3.0, -1.5, 0.5, 2.0]
    sums = Sums(4)
    other = Sums(4)
    for number in range(400):
        values = [rng.gauss(0, 1) for _ in true]
        target = sum([a * b for a, b in zip(values, true, strict=True)])
        (sums if number % 2 else other).add([0, 1, 2, 3], values, target)
    sums.merge(other)
    none = [0.0] * 4
    assert sums.solve(1e-9, none) == pytest.approx(true, abs=1e-6)
    assert sums.error(sums.solve(1e-9, none)) == pytest.approx(0.0, abs=1e-6)
    assert sums.error(none) == pytest.approx(sums.squared / 400)
    guess = [1.0, 1.0, 1.0, 1.0]
    assert sums.solve(1e-9, guess) == pytest.approx(true, abs=1e-6)
    assert sums.solve(1e9, guess) == pytest.approx(guess, abs=1e-3), "few rows leave the first guess alone"
