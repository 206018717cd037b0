"""A third game is a folder: through the public door alone it comes into the catalogue and to every table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.games import VARIABLE
from tests.browser.harness import ME, RANDOM, WIDE, Clicker, Visitor, chromium, running_server

ROOT = Path(__file__).resolve().parents[2]
SCORED = {"en": "Moonlight", "fr": "Clair de lune", "pl": "Blask księżyca"}
MOTHS = "tests.toys.moths.game:MOTHS"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A shell in which the game is known."""
    return {**os.environ, VARIABLE: MOTHS, "PYTHONPATH": str(ROOT), "PARLOUR_HOME": str(tmp_path)}


def parlour(environment: dict[str, str], *words: str, said: str = "") -> str:
    """What the command says."""
    done = subprocess.run(
        [sys.executable, "-c", "from parlour.cli.main import main; main()", *words],
        env=environment,
        cwd=ROOT,
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_and_simulated(environment: dict[str, str]) -> None:
    assert "Moths" in parlour(environment, "games")
    told = json.loads(
        parlour(environment, "simulate", "moths", "--seats", "random,random", "--games", "20", "--json")
    )
    assert told["games"] == 20


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_it_is_played_at_the_terminal_and_replayed(
    environment: dict[str, str], tmp_path: Path, lang: str
) -> None:
    seats = ("--seats", "you,random,random", "--lang", lang, "--seed", "7")
    screen = parlour(environment, "play", "moths", *seats, said="1\n" * 4)
    assert "mo-" not in screen, "everything has words"
    kept = next(tmp_path.rglob("*.jsonl"))
    again = parlour({**environment, "PARLOUR_LANG": lang}, "replay", str(kept))
    assert "mo-" not in again
    assert SCORED[lang] in screen
    assert SCORED[lang] in again


def test_every_law_holds_for_it(environment: dict[str, str]) -> None:
    laws = ("test_random_games.py", "test_view_law.py", "test_taking_back.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "moths"]
    done = subprocess.run(
        [*command, *[str(ROOT / "tests" / "properties" / law) for law in laws]],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert done.stdout.count(".") >= 30, "all of them ran"


def test_it_is_played_in_the_browser_on_the_generic_board(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (VARIABLE, "PYTHONPATH"):
        monkeypatch.setenv(name, environment[name])
    with running_server(tmp_path) as server, chromium() as browser:
        catalogue = {game["id"]: game for game in json.loads(server.get("/api/games"))}
        assert catalogue["moths"]["bots"] == ["random"]
        for lang in ("en", "pl"):
            visitor = Visitor(browser, server, WIDE, lang)
            made = server.make("moths", ME, RANDOM, RANDOM, seed="3")
            page = visitor.sit(made)
            Clicker(page).play()
            page.wait_for_selector(".tb-end")
            visitor.screenshot(f"moths-{lang}")
            assert "mo-" not in page.inner_text("body")
            assert visitor.axe() == []
            assert visitor.faults == []


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ("tests.toys.moths.game:META", "not-a-game"),
        ("nowhere:GAME", "not-a-game"),
        (f"{MOTHS},{MOTHS}", "game-known"),
    ],
)
def test_what_is_no_game_is_refused(environment: dict[str, str], named: str, code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from parlour.cli.main import main; main()", "games"],
        env={**environment, VARIABLE: named},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert f"[{code}]" in done.stderr
    assert len(done.stderr.splitlines()) == 1
