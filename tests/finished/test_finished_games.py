"""Golden games: finished long ago, they come to the same today, interpreted and compiled.

`make golden` writes the games anew; what it writes and when it refuses is in `test_golden_tool`.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.games import find_game, games
from parlour.kernel.agenda import CHANCE
from parlour.kernel.errors import Invalid
from parlour.kernel.log import Entry, GameLog, check_version, load, play_everything, state_hash
from tests.cli.terminal_driver import run
from tests.processes import FAST, build_fast, told_by
from tests.server.web_client import web
from tools.golden import FEWEST, FOLDER, ROOT, accounts, kept, problems, shown, wanted

GAMES = [game.meta.id for game in games()]
OLDER = FOLDER / "older" / "obsession-1.jsonl"
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def logs(name: str) -> dict[str, GameLog]:
    return {stem: load(text) for stem, text, _ in kept(FOLDER, name)}


def told(name: str) -> dict[str, dict[str, Any]]:
    return {stem: account for stem, _, account in kept(FOLDER, name)}


def _chances(entries: list[Entry]) -> int:
    return sum([1 for entry in entries if entry.seat == CHANCE])


# What is there


def test_there_are_many() -> None:
    assert sum([len(told(name)) for name in GAMES]) >= 60
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__") == [
        *GAMES,
        "older",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_module_number_of_seats_and_value_of_an_option_occurs(name: str) -> None:
    game = find_game(name)
    there = logs(name).values()
    assert len(there) >= FEWEST[name]
    assert set(wanted(game)) - set().union(*[shown(game, log.setup) for log in there]) == set()


@pytest.mark.parametrize("name", GAMES)
def test_both_bots_take_backs_and_corrections_occur(name: str) -> None:
    tables = [tuple(account["bots"]) for account in told(name).values()]
    assert {"random", "steward"} == {bot for bots in tables for bot in bots}
    assert any(set(bots) == {"random", "steward"} for bots in tables)
    there = logs(name).values()
    undone = [log for log in there if any(entry.undo is not None for entry in log.entries)]
    assert len(undone) >= 5
    assert any(log.ply() < len(log.entries) - 10 for log in undone), "some took more than an answer back"
    assert any(_chances(log.entries) > _chances(log.folded()) for log in undone), "chance was asked again"
    assert len({json.dumps(log.setup.corrections, sort_keys=True) for log in there}) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_log_is_written_as_it_was_read(name: str) -> None:
    for stem, text, _ in kept(FOLDER, name):
        assert load(text).dump() == text, stem


@pytest.mark.parametrize("name", GAMES)
def test_what_was_taken_back_was_played_by_the_rules_too(name: str) -> None:
    game = find_game(name)
    for stem, text, kept_account in kept(FOLDER, name):
        log = load(text)
        if log.rules == game.meta.rules_version and log.ply() < len(log.entries):
            everything = play_everything(game, log)
            assert everything.fault is None, stem
            assert state_hash(game, everything.state) == kept_account["final"], stem


# They come to the same


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_plain_engine_replays_them_as_they_were(name: str) -> None:
    """Every kind of question is asked in some of them."""
    game = find_game(name)
    found: dict[str, dict[str, Any]] = accounts(game, FOLDER)
    wrong = problems(game, told(name), found, CHANGELOG)
    assert not wrong, "\n".join(wrong)
    kinds = {kind for again in found.values() for kind in again["kinds"]}
    assert set(game.meta.question_kinds) <= kinds


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    """Accounts by the compiled engine; the build waits for another one to end."""
    build_fast()
    return told_by("-m", "tools.golden", "--replay", path=FAST)


@pytest.mark.slow
def test_the_compiled_engine_replays_them_as_they_were(compiled: dict[str, Any]) -> None:
    engine = Path(compiled["engine"])
    assert engine.suffix in {".so", ".pyd"}
    assert engine.is_relative_to(FAST)
    for name in GAMES:
        wrong = problems(find_game(name), told(name), compiled["accounts"][name], CHANGELOG)
        assert not wrong, "\n".join(wrong)


# A game of an older version


def test_a_game_of_an_older_version_is_refused_before_anything_is_played() -> None:
    log = load(OLDER.read_text(encoding="utf-8"))
    game = find_game("obsession")
    with pytest.raises(Invalid) as refused:
        check_version(game, log.setup, log.rules, log.data)
    assert refused.value.code == "other-rules-version"
    assert refused.value.params == {"rules": "1", "known": game.meta.rules_version}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The Parlour it was played with can still open it"),
        ("fr", "Le Parlour avec lequel elle a été jouée sait encore l’ouvrir"),
        ("pl", "Parlour, w którym ją rozegrano, nadal ją otworzy"),
    ],
)
def test_replay_says_which_versions_and_what_to_do(
    language: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    monkeypatch.setenv("PARLOUR_LANG", language)
    done = run("replay", str(OLDER))
    assert done.code == 2
    told = " ".join(done.err.split())
    assert words in told
    known = find_game("obsession").meta.rules_version
    assert told.index(" 1 ") < told.index(f" {known}"), "first the version of the file, then the one here"


def test_repair_does_not_cut_a_game_of_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    target = tmp_path / "mended.jsonl"
    done = run("repair", "--log", str(OLDER), "--to", str(target))
    assert done.code == 2
    assert "[other-rules-version]" in done.err
    assert not target.exists()


def test_the_server_imports_no_game_of_an_older_version() -> None:
    with web() as client:
        text = OLDER.read_text(encoding="utf-8")
        refused = client.post("/api/imports", json={"log": text})
        assert refused.status_code == 409
        assert refused.json()["code"] == "other-rules-version"
        assert client.post("/api/verify", json={"log": text}).json()["code"] == "other-rules-version"
