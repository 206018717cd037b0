"""A seeded game ends in the same position in every process, interpreted or compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("fingerprint.py")
FAST = ROOT / "build" / "fast"


def run(hash_seed: str, path: Path | None) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = hash_seed
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    return run("1", None)


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    """The first time this compiles the engine, about a minute; the build waits for another one to end."""
    built = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "build_fast.py"), "--opt", "0"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return run("3", FAST)


def test_the_plain_engine_is_interpreted(interpreted: dict[str, Any]) -> None:
    assert {Path(file).suffix for file in interpreted["files"]} == {".py"}
    games = interpreted["games"]
    assert len(games) >= 40
    assert len({final for _, final, *_ in games}) == len(games), "every game ends in its own way"
    assert all(faults == [] for *_, faults in interpreted["checked"])


def test_another_process_plays_the_same_games(interpreted: dict[str, Any]) -> None:
    other = run("2", None)
    assert other["games"] == interpreted["games"]
    assert other["checked"] == interpreted["checked"]


@pytest.mark.slow
def test_the_compiled_engine_plays_the_same_games(
    interpreted: dict[str, Any], compiled: dict[str, Any]
) -> None:
    for file in compiled["files"]:
        assert Path(file).suffix in {".so", ".pyd"}
        assert Path(file).is_relative_to(FAST)
    assert compiled["games"] == interpreted["games"]
    assert compiled["checked"] == interpreted["checked"]
