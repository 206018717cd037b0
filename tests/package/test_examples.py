"""Every example runs, with small numbers; and a player from there plays as part of a package of its own."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from examples import house_rules, replay_analysis, thousand_games
from parlour import GameLog, Setup, find_bot, find_game, play_game
from tests.package.packages import ROOT, asked, built, environment_with, ran
from tests.processes import told_by

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "somebody-s-players"
version = "1"

[project.entry-points."parlour.bots"]
eager = "somebody:Eager"
steward = "somebody:Eager"

[project.entry-points."parlour.games"]
house-notre-dame = "house_rules:GAME"

[tool.hatch.build.targets.wheel]
only-include = ["somebody.py", "house_rules.py"]
"""


def test_every_example_is_tried_here_and_told_of() -> None:
    tried = {"first_bot", "house_rules", "replay_analysis", "thousand_games", "walk_through"}
    assert {path.stem for path in (ROOT / "examples").glob("*.py")} == tried
    readme = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert all(f"[{name}.py]({name}.py)" in readme for name in tried)


def test_the_first_bot_beats_chance() -> None:
    game = find_game("notre-dame")
    eager, blind = (
        find_bot("examples.first_bot:Eager?worlds=2", "notre-dame"),
        find_bot("random", "notre-dame"),
    )
    result = play_game(game, Setup("notre-dame", ("eager", "random")), [eager, blind], "1")
    assert result.winner == 0


def test_the_statistic_tells_of_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    thousand_games.main(["--games", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 games, ")
    assert [line.partition(":")[0] for line in lines[1:]] == ["seat 1", "seat 2", "seat 3"]
    low, high = thousand_games.interval(500, 1000)
    assert low < 0.5 < high


def test_the_analysis_finds_what_moved_the_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("notre-dame")
    setup = Setup("notre-dame", ("steward", "random"))
    log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
    bots = [find_bot(name, "notre-dame") for name in setup.seats]
    result = play_game(game, setup, bots, "3", log=log)
    (tmp_path / "game.jsonl").write_text(log.dump(), encoding="utf-8")
    replay_analysis.main([str(tmp_path / "game.jsonl")])
    assert f"steward: {result.scores[0]} points" in capsys.readouterr().out
    gains = [step.gains for step in replay_analysis.steps(log)]
    begun = [line.total for line in game.scores(game.start(setup))]
    assert tuple(begun[at] + sum(each[at] for each in gains) for at in (0, 1)) == result.scores


def test_the_house_rule_takes_the_plague_out_and_nothing_else() -> None:
    printed, calm = (
        house_rules.rules_for(Setup("house-notre-dame", ("a", "b"), modules))
        for modules in ((), ("no-plague",))
    )
    left = [step for step in printed.steps if type(step).__name__ != "Plague"]
    assert list(calm.steps) == left
    assert len(left) == len(printed.steps) - 1
    bots = [find_bot("random", "notre-dame")] * 2
    play_game(house_rules.GAME, Setup("house-notre-dame", ("a", "b"), ("no-plague",)), bots, "1", check=True)


def test_the_house_game_is_found_by_its_name() -> None:
    source = "import json, parlour; print(json.dumps({'games': [each.meta.id for each in parlour.games()]}))"
    told = told_by("-c", source, path=ROOT, PARLOUR_GAMES="examples.house_rules:GAME")
    assert told["games"] == ["notre-dame", "obsession", "house-notre-dame"]


def test_the_walk_through_ends_with_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("examples.walk_through", run_name="__main__")
    assert capsys.readouterr().out.splitlines()[-1] == "the same game: True"


def test_a_player_and_a_game_of_a_package_of_their_own_play(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / "pyproject.toml").write_text(PROJECT)
    for name, there in (("somebody.py", "first_bot.py"), ("house_rules.py", "house_rules.py")):
        (project / name).write_text((ROOT / "examples" / there).read_text(encoding="utf-8"))
    (ours,) = built(ROOT, tmp_path / "ours")
    (theirs,) = built(project, tmp_path / "theirs")
    scripts = environment_with(tmp_path / "venv", ours, theirs)
    simulate = ("simulate", "house-notre-dame", "--seats", "eager?worlds=1,random", "--games", "1", "--json")
    report = asked(scripts / "parlour", *simulate, cwd=tmp_path)
    assert report["errors"] == []
    assert [seat["name"] for seat in report["seats"]] == ["eager?worlds=1", "random"]
    # A package adds players: it cannot take the place of a level. Nor does a page get at them.
    source = (
        "import parlour; from parlour.ai.registry import find_bot\n"
        "game = parlour.games()[0]\n"
        "print(type(parlour.find_bot('steward', 'notre-dame')).__name__, parlour.bots(game)[-1])\n"
        "try: find_bot('eager', 'notre-dame')\n"
        "except parlour.Invalid as error: print(error.code)"
    )
    assert ran(scripts / "python", "-c", source, cwd=tmp_path).split() == [
        "NotreDameSteward",
        "eager",
        "unknown-bot",
    ]
