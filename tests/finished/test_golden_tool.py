"""The tool that writes the golden games: the same files every time, none over a silent change of rules."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.obsession.game import OBSESSION
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import load
from parlour.sim.proof.finished import account
from tools import golden

TABLES = (
    ("2-seats", Setup("notre-dame", ("a", "b"))),
    ("inn=4", Setup("notre-dame", ("a", "b", "c"), (), {"inn": "4"})),
    ("new-persons", Setup("notre-dame", ("a", "b"), ("new-persons",))),
    ("scores=open", Setup("notre-dame", ("a", "b"), (), {"scores": "open"})),
)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games of Notre Dame are enough, whatever they ask."""

    def planned(game: Game) -> Iterator[tuple[str, Setup]]:
        yield from TABLES

    monkeypatch.setattr(golden, "planned", planned)
    monkeypatch.setattr(golden, "BOTS", (("random",),))
    monkeypatch.setattr(NOTRE_DAME, "meta", replace(NOTRE_DAME.meta, question_kinds=("play-card",)))


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.rglob("*.json*")}


def write(folder: Path) -> int:
    return golden.main(["--folder", str(folder), "--game", "notre-dame"])


def tampered(folder: Path, **changes: object) -> Path:
    """The first game with another account."""
    path = min((folder / "notre-dame").glob("*.json"))
    told = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**told, **changes}), encoding="utf-8")
    return path


@pytest.mark.usefixtures("few")
def test_the_same_files_are_written_every_time(tmp_path: Path) -> None:
    assert write(tmp_path / "one") == 0
    assert write(tmp_path / "two") == 0
    there = files(tmp_path / "one")
    assert there == files(tmp_path / "two")
    names = ["00-2-seats", "01-inn-4", "02-new-persons", "03-scores-open"]
    assert sorted(there) == sorted([name + end for name in names for end in (".json", ".jsonl")])
    assert any(entry.undo is not None for entry in load(there["03-scores-open.jsonl"]).entries)
    spare = tmp_path / "one" / "notre-dame" / "99-of-long-ago.json"
    spare.write_text("{}", encoding="utf-8")
    assert write(tmp_path / "one") == 0
    assert files(tmp_path / "one") == there, "what is not written any more goes"


@pytest.mark.usefixtures("few")
def test_nothing_is_written_while_games_of_this_version_come_to_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path)
    tampered(tmp_path, final="0" * 32)
    before = files(tmp_path)
    assert write(tmp_path) == 1
    assert "old games replay differently: raise rules_version (notre-dame/00-2-seats: final)" in (
        capsys.readouterr().err
    )
    assert files(tmp_path) == before
    monkeypatch.setattr(NOTRE_DAME, "meta", replace(NOTRE_DAME.meta, rules_version="2"))
    assert write(tmp_path) == 0
    assert {told["rules"] for _, _, told in golden.kept(tmp_path, "notre-dame")} == {"2"}


@pytest.mark.usefixtures("few")
def test_views_may_change_under_the_same_version(tmp_path: Path) -> None:
    write(tmp_path)
    before = files(tmp_path)
    tampered(tmp_path, views=["0 0 0"])
    assert write(tmp_path) == 0
    assert files(tmp_path) == before


@pytest.mark.usefixtures("few")
def test_a_question_nobody_asked_is_steered_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NOTRE_DAME, "meta", replace(NOTRE_DAME.meta, question_kinds=("found-sectors",)))
    assert write(tmp_path) == 0
    text = (tmp_path / "notre-dame" / "04-found-sectors.jsonl").read_text(encoding="utf-8")
    assert "found-sectors" in account(NOTRE_DAME, load(text)).kinds


def test_a_thing_without_a_table_is_an_error() -> None:
    with pytest.raises(RulesBug, match="no table of notre-dame has inn=5"):
        golden._table_for(NOTRE_DAME, [(2, ())], "inn=5")


def test_an_unfinished_game_has_no_account() -> None:
    log = golden.played(NOTRE_DAME, 0, "x", TABLES[0][1]).log
    del log.entries[-1]
    with pytest.raises(RulesBug, match="does not end"):
        account(NOTRE_DAME, log)
    assert golden.replayed(NOTRE_DAME, log.dump()) == {"error": "a finished game does not end any more"}


# The verdict

KEPT: dict[str, Any] = {
    "rules": "1",
    "plies": 20,
    "final": "f",
    "scores": [1],
    "views": ["a b", "a c", "a d"],
}


def verdict(found: dict[str, Any], now: str = "1", changelog: str = "", **kept: object) -> list[str]:
    game = type(OBSESSION)()
    game.meta = replace(OBSESSION.meta, rules_version=now)
    return golden.problems(game, {"07-x": {**KEPT, **kept}}, {"07-x": {**KEPT, **kept, **found}}, changelog)


@pytest.mark.parametrize(
    ("found", "what"),
    [
        ({"final": "g"}, "final"),
        ({"scores": [2], "plies": 21}, "plies, scores"),
        ({"views": ["a b", "b c", "a d"], "final": "g"}, "final, the views of ply 10"),
        ({"error": "refused-entry (ply=3)"}, "refused-entry (ply=3)"),
        ({"views": ["a b", "a c", "d d"]},
         "the views of ply 20; if only a view was meant to change, run `make golden`"),
    ],
)  # fmt: skip
def test_changed_rules_without_a_raised_version(found: dict[str, Any], what: str) -> None:
    told = f"old games replay differently: raise rules_version (obsession/07-x: {what})"
    assert verdict(found) == [told]


def test_a_raised_version_needs_the_changelog_and_new_games() -> None:
    unannounced = "CHANGELOG.md has no line with the words “rules_version of Obsession is now 4”"
    stale = (
        "the golden games of obsession are of rules version 3, and the rules of version 4: run `make golden`"
    )
    line = "- rules_version of Obsession is now 4: lent servants help at a fair.\n"
    refused = {"error": "other-rules-version (rules=3, known=4)"}
    assert verdict(refused, now="4", rules="3") == [stale, unannounced]
    assert verdict(refused, now="4", rules="3", changelog=line) == [stale]
    assert verdict({}, now="4", rules="4") == [unannounced]
    assert verdict({}, now="4", rules="4", changelog=line.replace("4", "41")) == [unannounced]
    assert verdict({}, now="4", rules="4", changelog=line) == []


def test_other_facts_are_no_other_rules() -> None:
    told = "obsession/07-x was played with other facts, and is refused for that: run `make golden`"
    assert verdict({"error": "other-data-set (data=a, found=b)"}) == [told]
