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


def run(hash_seed: str, path: Path | None, *arguments: str) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = hash_seed
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


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


@pytest.mark.slow
def test_every_process_and_the_compiled_engine_play_the_same_games() -> None:
    """One test, so that the games are played once in each way, however the tests are shared out."""
    plain = run("1", None)
    assert {Path(file).suffix for file in plain["files"]} == {".py"}
    games = plain["games"]
    assert len(games) >= 30
    assert len({final for _, final, *_ in games}) == len(games), "every game ends in its own way"
    assert all(faults == [] for *_, faults in plain["checked"])
    fast = compiled()
    for file in fast["files"]:
        assert Path(file).suffix in {".so", ".pyd"}
        assert Path(file).is_relative_to(FAST)
    assert fast["games"] == games
    assert fast["checked"] == plain["checked"]
    assert run("2", None, "--games-only")["games"] == games
