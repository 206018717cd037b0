"""`parlour arena` at the command line: tables, JSON, pictures, games played again, and refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli import progress
from tests.cli.terminal_driver import run

ROUND = ("arena", "notre-dame", "--player", "novice", "--player", "random", "--games", "2")
OWN = "tests.sim.arena.own_bots"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_LANG", "en")


@pytest.fixture
def results(tmp_path: Path) -> Path:
    path = tmp_path / "run.jsonl"
    done = run(*ROUND, "--seed", "s", "--results", str(path))
    assert done.code == 0, done.err
    return path


def test_a_tournament_is_told_in_tables() -> None:
    done = run(*ROUND)
    assert (done.code, done.err) == (0, "")
    for word in ("novice", "random", "Share", "Mean rank", "Mean margin", "Rating", "1500", "2 games"):
        assert word in done.out
    assert "Times an even share" not in done.out


def test_with_more_seats_a_share_stands_beside_an_even_one() -> None:
    done = run(*ROUND, "--seats", "3", "--module", "new-persons", "--option", "inn=3")
    assert done.code == 0, done.err
    assert "Times" in done.out
    assert "× " in done.out
    assert "a share of 33.3 %" in done.out
    assert "6 games" in done.out
    assert "3 games" in run(*ROUND, "--seats", "3", "--one-way").out


def test_a_tournament_is_told_as_json_and_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "run.svg"
    done = run(*ROUND, "--test", "0.1:0.9", "--plot", str(picture), "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["plan"]["players"] == ["novice", "random"]
    assert told["games"] == 2
    assert {"share", "share-95", "times-even", "rank-mean", "margin-mean", "margin-95"} <= set(
        told["matches"][0]
    )
    assert [each["player"] for each in told["ratings"]] == ["novice", "random"]
    assert told["test"]["answer"] == "open"
    assert picture.read_text(encoding="utf-8").startswith("<?xml")


def test_players_who_think_by_the_clock_are_marked() -> None:
    done = run(*ROUND, "--player", f"{OWN}:Hasty")
    assert done.code == 0, done.err
    assert f"Not reproducible, because the clock decides how long they think: {OWN}:Hasty." in done.out


def test_games_of_a_file_are_played_again(results: Path) -> None:
    again = ("arena", "notre-dame", "--results", str(results))
    one = run(*again, "--replay", "1")
    assert one.code == 0, one.err
    assert "Game 1, played again, comes to the same" in one.out
    every = json.loads(run(*again, "--verify", "10", "--json").out)
    assert [(each["game"], each["same"]) for each in every] == [(0, True), (1, True)]
    lines = results.read_text(encoding="utf-8").splitlines()
    plain = json.loads(lines[2])
    lines[2] = json.dumps({**plain, "state": "0" * 32})
    results.write_text("\n".join(lines) + "\n", encoding="utf-8")
    changed = run(*again, "--verify", "2")
    assert changed.code == 1
    assert "Game 0, played again, comes to the same" in changed.out
    assert "(00000000)" in changed.out
    assert "Played again: 2; the same: 1." in changed.out


def test_a_game_by_the_clock_is_not_played_again(tmp_path: Path) -> None:
    path = str(tmp_path / "run.jsonl")
    hasty = ("--player", f"{OWN}:Hasty")
    played = run("arena", "notre-dame", "--player", "random", *hasty, "--games", "2", "--results", path)
    assert played.code == 0, played.err
    one = run("arena", "notre-dame", "--results", path, *hasty, "--replay", "0")
    assert (one.code, "[game-not-repeatable]" in one.err) == (2, True)
    none = run("arena", "notre-dame", "--results", path, *hasty, "--verify", "3")
    assert (none.code, "[nothing-to-repeat]" in none.err) == (2, True)


def test_games_that_break_off_are_told_and_the_command_fails() -> None:
    done = run("arena", "notre-dame", "--player", "random", "--player", f"{OWN}:Broken", "--games", "2")
    assert done.code == 1
    assert "RuntimeError: planted" in done.out
    assert "2 errors" in done.out


BAD = [
    ("too-few-players", ("--player", "random")),
    ("duplicate-player", ("--player", "random", "--player", "random")),
    ("unknown-bot", ("--player", "random", "--player", "nobody")),
    ("unknown-bot-parameter", ("--player", "random", "--player", "master?speed=2")),
    ("bad-bot-parameter", ("--player", "random", "--player", "master?simulations=x")),
    ("bot-without-parameters", ("--player", "steward", "--player", "random?luck=7")),
    ("no-budget", ("--player", "random", "--player", "master?simulations=0")),
    ("unknown-bot-module", ("--player", "random", "--player", "no_such_module:Bot")),
    ("unknown-bot-class", ("--player", "random", "--player", f"{OWN}:Nobody")),
    ("bot-not-made", ("--player", "random", "--player", f"{OWN}:Choosy?depth=9")),
    ("bad-test", ("--player", "random", "--player", "novice", "--test", "0.6")),
    ("test-needs-one-pair", (*ROUND[2:], "--player", "steward", "--test", "0.5:0.6")),
    ("workers-or-dask", (*ROUND[2:], "--workers", "2", "--dask", "tcp://127.0.0.1:1")),
    ("dask-not-reachable", (*ROUND[2:], "--dask", "nowhere://")),
    ("bad-plot-file", (*ROUND[2:], "--plot", "run.gif")),
    ("too-many-seats", (*ROUND[2:], "--seats", "6")),
    ("unknown-module", (*ROUND[2:], "--module", "no-such")),
    ("bad-option-form", (*ROUND[2:], "--option", "inn")),
    ("replay-needs-results", ("--replay", "0")),
    ("no-such-file", ("--replay", "0", "--results", "no-such.jsonl")),
    ("bad-arguments", (*ROUND[2:], "--games", "0")),
]
KNOWN_BY_CLICK = {"bad-arguments"}
"""What the library under the commands refuses is told in its words."""


@pytest.mark.parametrize(("code", "arguments"), BAD, ids=[code for code, _ in BAD])
def test_bad_input_is_one_clear_line_in_each_language(
    code: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: set[str] = set()
    for language in ("en", "fr", "pl"):
        monkeypatch.setenv("PARLOUR_LANG", language)
        done = run("arena", "notre-dame", *arguments)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("parlour: ")
        assert done.err.endswith(f" [{code}]\n")
        assert done.err.count("\n") == 1
        assert "{" not in done.err, "a parameter of the text is missing"
        told.add(done.err)
    assert len(told) == (1 if code in KNOWN_BY_CLICK else 3)


def test_what_is_wrong_with_a_file_is_told(results: Path) -> None:
    other = run(*ROUND, "--seed", "another", "--results", str(results))
    assert (other.code, "[other-results]" in other.err) == (2, True)
    assert "“seed”" in other.err
    none = run("arena", "notre-dame", "--results", str(results), "--replay", "7")
    assert (none.code, "[no-such-game-number]" in none.err) == (2, True)
    game = run("arena", "obsession", "--results", str(results), "--replay", "0")
    assert (game.code, "[other-game]" in game.err) == (2, True)
    results.write_text(results.read_text(encoding="utf-8") + "{}\n", encoding="utf-8")
    line = run("arena", "notre-dame", "--results", str(results), "--replay", "0")
    assert (line.code, "[bad-results-line]" in line.err) == (2, True)


def test_a_file_alone_runs_nobodys_code(tmp_path: Path) -> None:
    path = str(tmp_path / "run.jsonl")
    own = ("--player", f"{OWN}:Blunt?skip=1")
    assert run("arena", "notre-dame", "--player", "random", *own, "--games", "2", "--results", path).code == 0
    refused = run("arena", "notre-dame", "--results", path, "--replay", "0")
    assert (refused.code, "[own-bot-not-named]" in refused.err) == (2, True)
    assert run("arena", "notre-dame", "--results", path, "--replay", "0", *own).code == 0


def test_a_long_run_tells_now_and_then_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    done = run(*ROUND)
    assert done.err.splitlines() == ["notre-dame: 1 / 2", "notre-dame: 2 / 2"]
