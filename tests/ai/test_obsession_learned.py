"""The learned worth of Obsession: what is counted, how it is learned, what a search remembers."""

import itertools
import random

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.mind.learned import (
    CHANCES,
    GROUPS,
    SHAPES,
    SIZE,
    TURNS,
    LearnedAppraiser,
    Worths,
    group_of,
    halfway,
    learned,
    read,
    steward_parts,
    steward_spread,
)
from parlour.games.obsession.mind.mind import MIND, ObsessionMind
from parlour.games.obsession.mind.outlook import before_the_turn
from parlour.games.obsession.mind.signs import AMOUNTS, PLACES, Signs
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Setup
from tools.training.obsession import LARGE, VARIANTS, fit, play
from tools.training.regression import Sums, unfolded

SETUPS = [
    Setup("obsession", ("a", "b")),
    Setup("obsession", ("a", "b", "c", "d"), ("teams",)),
    Setup("obsession", ("a", "b", "c"), ("extended",)),
    Setup("obsession", ("a",), (), {"opponent": "hanover"}),
    Setup("obsession", ("a",) * 6, LARGE[6]),
]


def _rounds(setup: Setup) -> list[County]:
    """The first position of every round of a game."""
    state = GAME.start(setup)
    rng = random.Random(11)
    found: list[County] = []
    while (question := open_question(state)) is not None:
        if state.round > len(found) - 1:
            found.append(state.clone())
        seat = to_move(state)[0]
        action = question.sample(state, seat, rng) if seat == CHANCE else MIND.quick(state, seat, rng)
        apply(state, seat, action)
    return found


def test_sums_unfold_into_one_weight_for_each_factor() -> None:
    """What a column is worth is three, and two more for each unit of time."""
    rng = random.Random(3)
    found: list[tuple[list[float], Sums]] = []
    for time in range(3):
        sums = Sums(2)
        for _ in range(20):
            values = [1.0, rng.gauss(0, 1)]
            sums.add([0, 1], values, 3 * values[1] + 2 * time * values[1] - time)
        found.append(([1.0, float(time)], sums))
    whole = unfolded(found)
    assert whole.rows == 60
    assert whole.solve(1e-9, [0.0] * 4) == pytest.approx([0.0, 3.0, -1.0, 2.0], abs=1e-6)
    assert whole.error([0.0, 3.0, -1.0, 2.0]) == pytest.approx(0.0, abs=1e-6)
    held = whole.solve(1e9, [1.0] * 4, [1.0, 1.0, 1e-18, 1.0])
    assert held[0] == pytest.approx(1.0)
    assert held[2] != pytest.approx(1.0)


def test_who_chooses_also_looks_at_what_a_rival_does_not_win() -> None:
    county = GAME.start(SETUPS[0])
    worths = Worths(steward_parts(), [steward_spread(turns) for turns in range(TURNS + 1)])
    calm, keen = worths.row(8, 1), worths.row(8, 1, 0.5)
    assert [at for at, (one, other) in enumerate(zip(calm, keen, strict=True)) if one != other] == list(
        CHANCES
    )
    assert (
        LearnedAppraiser(county, 0, {"2": worths}).row
        != LearnedAppraiser(county, 0, {"2": worths}, None, 0.0).row
    )


def test_what_is_half_learned_lies_between() -> None:
    worths = Worths([[part + 2.0 for part in row] for row in steward_parts()], [1.0] * (TURNS + 1))
    half = halfway({"2": worths}, 0.5)["2"]
    assert half.parts == [[pytest.approx(part + 1.0) for part in row] for row in steward_parts()]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join([str(len(setup.seats)), *setup.modules]))
def test_with_the_weights_of_the_steward_a_position_is_worth_what_the_steward_says(setup: Setup) -> None:
    worths = Worths(steward_parts(), [steward_spread(turns) for turns in range(TURNS + 1)])
    for county in _rounds(setup):
        ahead = before_the_turn(county)
        for seat in range(county.rules.seats):
            steward = Appraiser(ahead, seat, WEIGHTS)
            appraiser = LearnedAppraiser(ahead, seat, {group_of(ahead.rules): worths}, None, 0.0)
            assert appraiser.worth(ahead) == pytest.approx(steward.worth(ahead))
            assert appraiser.labour() == pytest.approx(steward.labour())
            assert LearnedAppraiser(ahead, seat, {}).worth(ahead) == steward.worth(ahead)
            places = Signs(ahead, seat).places(ahead)
            assert places == sorted(set(places))
            assert 0 <= places[0] <= places[-1] < PLACES
            assert len(Signs(ahead, seat).amounts(ahead)) == AMOUNTS


def test_signs_count_by_kind_and_never_by_card() -> None:
    """Two guests of the same rating, sort, favours and service are one and the same to what is learned."""
    county = GAME.start(SETUPS[0])
    gentry = county.rules.data.gentry
    twins = [
        (one, other)
        for one in county.rules.people.in_play
        for other in county.rules.people.in_play
        if one < other
        and (gentry[one].kind, gentry[one].pr, gentry[one].favours, gentry[one].service)
        == (gentry[other].kind, gentry[other].pr, gentry[other].favours, gentry[other].service)
    ]
    assert twins
    for one, other in twins:
        county.hand[0] = 1 << one
        first = Signs(county, 0).amounts(county)
        county.hand[0] = 1 << other
        assert Signs(county, 0).amounts(county) == first


def test_the_learned_worths_are_whole() -> None:
    found = learned()
    assert set(found) <= set(GROUPS)
    for worths in found.values():
        assert [len(part) for part in worths.parts] == [SIZE] * SHAPES
        assert len(worths.spread) == TURNS + 1
        assert min(worths.spread) > 0


def test_tables_are_learned_by_their_size_and_races_and_games_alone_are_not() -> None:
    groups = [group_of(GAME.start(setup).rules) for setup in SETUPS]
    assert groups == ["2", "teams", "3-4", "", "5-6"]
    assert group_of(GAME.start(Setup("obsession", ("a", "b"), ("duel",))).rules) == ""
    assert group_of(GAME.start(Setup("obsession", ("a",), ("estate-challenge",))).rules) == ""


def test_training_is_repeated_by_its_seed_and_does_not_depend_on_how_games_are_shared_out() -> None:
    whole = play(2, range(2), "seed", None)
    parts = play(2, range(1), "seed", None)
    for key, sums in play(2, range(1, 2), "seed", None).items():
        if key in parts:
            parts[key].merge(sums)
        else:
            parts[key] = sums
    assert sorted(whole) == sorted(parts)
    for key, sums in whole.items():
        assert sums.size == SIZE
        assert sums.rows == parts[key].rows
        assert list(sums.answers) == pytest.approx(list(parts[key].answers))
    plain, explained = fit({key: whole[key] for key in whole if key.startswith("2:1:")}, 30.0)
    assert list(read(plain)) == ["2"], "where nobody played the steward's worths stand"
    assert read(plain)["2"].parts != steward_parts()
    assert explained


@pytest.mark.parametrize("modules", VARIANTS[3:], ids="-".join)
def test_every_variant_that_is_learned_from_can_be_played(modules: tuple[str, ...]) -> None:
    for seats in (2, 3, 4):
        GAME.start(Setup("obsession", ("a",) * seats, modules))


def test_a_search_remembers_plans_and_prices_but_answers_lawfully_in_every_world() -> None:
    playout = ObsessionMind({}).playout()
    for number in range(3):
        state = GAME.start(SETUPS[number])
        rng = random.Random(number)
        for _ in range(150):
            question = open_question(state)
            if question is None:
                break
            seat = to_move(state)[0]
            if seat == CHANCE:
                action = question.sample(state, seat, rng)
            else:
                action = playout.answer(state, seat, rng)
                assert action in legal(state, seat), str(action)
            apply(state, seat, action)


def test_a_position_is_judged_after_a_courtship_and_not_before_it() -> None:
    rounds = _rounds(SETUPS[0])
    stages = [MIND.stage(county) for county in rounds]
    courts = rounds[0].rules.season.courts
    for before, after in itertools.pairwise(rounds):
        step = 0 if courts[after.round] else 1
        assert MIND.stage(after) == MIND.stage(before) + step
    assert stages[-1] == sum([not each for each in courts[: len(rounds)]])
