"""The example for learners: what it learns plays, in the environments and as a player of the arena."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from parlour.games import find_game
from parlour.kernel.game import Setup
from parlour.sim.play.runner import simulate

SOURCE = Path(__file__).resolve().parents[2] / "examples" / "research" / "linear_policy.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The example, in a folder of its own, as a module that players are named by."""
    spec = importlib.util.spec_from_file_location("linear_policy", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "linear_policy", module)
    spec.loader.exec_module(module)
    monkeypatch.chdir(tmp_path)
    return module


def test_choices_that_led_to_more_become_likelier(example: ModuleType) -> None:
    shown = example.features(np.array([[0, 3]], np.uint8))
    weights = np.zeros((3, 2), np.float32)
    mask = np.ones((1, 2), np.int8)
    push = -example.chances(weights, shown, mask)[0]
    push[1] += 1
    slope = example.slope_of([(0, shown[0], push)], np.array([30.0, -30.0], np.float32))
    better = example.chances(weights + slope, shown, mask)[0]
    assert better[1] > 0.5 > better[0]
    assert example.chances(weights, shown, np.array([[1, 0]]))[0].tolist() == [1.0, 0.0]


def test_what_was_learned_plays_in_the_arena(example: ModuleType) -> None:
    weights = example.learn("notre-dame", 2, seconds=0, games=2)
    np.save(example.weights_file("notre-dame"), weights)
    assert 0 <= example.share("notre-dame", 2, weights, 1) <= 1
    names = ("linear_policy:LinearBot", "random")
    report = simulate(find_game("notre-dame"), Setup("notre-dame", names), names, 1)
    assert not report.errors
