"""PettingZoo's and Gymnasium's own checks, OpenSpiel's ways through a game, and batches."""

import random
import warnings

import numpy as np
import pytest

from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.research.aec import ParlourEnv, env
from parlour.research.batch import Batch
from parlour.research.gym import SeatEnv
from parlour.sim.proof.tables import some_tables, varied_setup

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the checks bring pygame's and others' deprecations
    from pettingzoo.test import api_test, seed_test

GAMES = ("notre-dame", "obsession")


def made(setup: Setup) -> ParlourEnv:
    return env(setup.game, len(setup.seats), modules=setup.modules, options=setup.options)


def modes() -> list[Setup]:
    found: list[Setup] = []
    for name, number in (("notre-dame", 4), ("obsession", 9)):
        game = find_game(name)
        every = some_tables(game, 40)
        found += [varied_setup(game, *each, 0) for each in every[:: -(-len(every) // number)]]
    return found


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of those whose game is over
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # masks go with it
@pytest.mark.parametrize(
    "setup", modes(), ids=lambda each: f"{each.game}-{len(each.seats)}-{'+'.join(each.modules)}"
)
def test_pettingzoo_finds_the_api_and_the_seeds_kept(
    setup: Setup, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(made(setup), num_cycles=25)
    seed_test(lambda: made(setup), num_cycles=15)
    assert "Passed" in capsys.readouterr().out


def test_an_environment_is_played_to_its_end() -> None:
    table = env("notre-dame", 3, reward="margin", render_mode="ansi")
    table.reset(seed=4)
    rng = random.Random(4)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        total[agent] += reward
        if ended:
            table.step(None)
            continue
        assert agent in str(table.render())
        table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert max(total.values()) >= 0 > min(total.values())
    assert not table.agents


def test_what_is_not_offered_is_refused() -> None:
    table = env("notre-dame", 2)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    barred = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(Invalid, match="part-not-offered"):
        table.step(barred)
    assert (table.observe(table.agent_selection)["observation"] == seen["observation"]).all()
    with pytest.raises(Invalid, match="unknown-reward"):
        env("notre-dame", 2, reward="glory")
    with pytest.raises(Invalid, match="too-many-seats"):
        env("notre-dame", 6)
    with pytest.raises(Invalid, match="unknown-game"):
        env("chess", 2)


@pytest.mark.parametrize(
    ("game", "opponents"), [("notre-dame", ("steward", "random")), ("obsession", ("random",))]
)
def test_a_seat_learns_against_bots(game: str, opponents: tuple[str, ...]) -> None:
    table = SeatEnv(game, 3, opponents)
    told: list[list[float]] = []
    for _ in range(2):  # the same seed, the same game
        rng = random.Random(6)
        seen, info = table.reset(seed=6)
        rewards: list[float] = []
        ended = False
        while not ended:
            assert table.observation_space.contains(seen)
            assert (table.action_masks() == info["action_mask"]).all()
            seen, reward, ended, _, info = table.step(
                rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            )
            rewards.append(float(reward))
        told.append(rewards)
    assert told[0] == told[1]
    assert told[0][-1] != 0
    assert not any(told[0][:-1])


def test_seats_and_opponents_have_to_fit() -> None:
    for more, code in (
        ({"opponents": ("random",) * 4}, "bots-do-not-fit"),
        ({"seat": 3}, "no-such-seat-here"),
        ({"opponents": ("nobody",)}, "unknown-bot"),
    ):
        with pytest.raises(Invalid, match=code):
            SeatEnv("notre-dame", 3, **more)


def test_a_batch_comes_to_the_same_in_any_number_of_processes() -> None:
    sums: list[int] = []
    for workers in (1, 2):
        with Batch("notre-dame", 2, games=4, workers=workers, seed=9) as batch:
            seen = batch.seen()
            total = 0
            for step in range(220):
                chosen = [int(np.flatnonzero(mask)[step % int(mask.sum())]) for mask in seen.masks]
                seen = batch.step(chosen)
                total += int(seen.observations.sum()) + 7 * int(seen.ended.sum()) + int(seen.seats.sum())
            with pytest.raises(Invalid, match="part-not-offered"):
                batch.step([-1] * 4)
            sums.append(total)
    assert sums[0] == sums[1]
    with pytest.raises(Invalid, match="workers-do-not-fit"):
        Batch("notre-dame", 2, games=1, workers=2)


def test_openspiel_walks_through_the_games() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import parlour.research.spiel  # noqa: F401  # registers the games

    for told, seats in (
        ("parlour_notre_dame(players=3,modules=new-persons)", 3),
        ("parlour_obsession(players=1,modules=solitaire,options=opponent:eden)", 1),
    ):
        game = pyspiel.load_game(told)
        state = game.new_initial_state()
        rng = random.Random(2)
        for step in range(100_000):
            if state.is_terminal():
                break
            action = 0 if state.is_chance_node() else rng.choice(state.legal_actions())
            if step % 40 == 20:
                copy = state.clone()
                assert copy.legal_actions() == state.legal_actions()
                copy.apply_action(action)
                if not state.is_chance_node():
                    assert len(state.observation_tensor(0)) == game.make_py_observer().tensor.size
            state.apply_action(action)
        assert state.is_terminal()
        assert len(state.returns()) == seats
