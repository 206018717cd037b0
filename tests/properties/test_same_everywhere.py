"""A seeded game ends in the same position in every process, interpreted or compiled."""

from pathlib import Path
from typing import Any

import pytest

from tests.processes import FAST, build_fast, told_by

SCRIPT = Path(__file__).with_name("fingerprint.py")


def run(hash_seed: str, path: Path | None, *arguments: str) -> dict[str, Any]:
    return told_by(str(SCRIPT), *arguments, path=path, PYTHONHASHSEED=hash_seed)


def compiled() -> dict[str, Any]:
    build_fast()
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
