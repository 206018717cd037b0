"""The soak tool: it goes on where it stopped, and tells what is wrong."""

import json
from pathlib import Path

import pytest

from parlour.games.notre_dame.game import NOTRE_DAME, NotreDame
from parlour.kernel.agenda import State
from parlour.kernel.engine import legal
from parlour.kernel.errors import RulesBug
from parlour.sim.proof.steered import close_tables, kinds_with
from tools import soak


def run(tmp_path: Path, *arguments: str, game: str = "notre-dame") -> int:
    which = ["--game", game] if game else []
    return soak.main(["--workers", "1", "--state", str(tmp_path / "soak.json"), *which, *arguments])


def test_a_soak_tells_what_it_did_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "CHUNK", 2)
    assert run(tmp_path, "--from", "2", "--to", "6") == 0
    first = capsys.readouterr().out.splitlines()
    assert first[-1].startswith("soak: notre-dame: games 2 to 5: 4 played, ")
    assert "80 close looks" in first[-1]
    assert " 0 faults" in first[-1]
    assert run(tmp_path, "--from", "0", "--to", "6") == 0
    second = capsys.readouterr().out
    assert "4 games were done before" in second
    assert "games 0 to 5: 6 played" in second.splitlines()[-1]
    assert run(tmp_path, "--from", "4", "--to", "6", "--again") == 0
    assert "done before" not in capsys.readouterr().out


def test_without_a_name_all_games_are_soaked_and_each_has_its_own_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "--to", "2", game="") == 0
    told = [line for line in capsys.readouterr().out.splitlines() if " played, " in line]
    assert [line.split(":")[1].strip() for line in told] == ["notre-dame", "obsession"]
    assert "274 tables" in told[1]
    assert run(tmp_path, "--to", "2", game="obsession") == 0
    assert "obsession: 2 games were done before" in capsys.readouterr().out
    assert run(tmp_path, "--to", "2", "--again", game="obsession") == 0
    assert "done before" not in capsys.readouterr().out
    assert run(tmp_path, "--to", "2") == 0
    assert "notre-dame: 2 games were done before" in capsys.readouterr().out, "the other game stays done"


def test_another_engine_starts_from_the_beginning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(tmp_path, "--to", "1") == 0
    monkeypatch.setattr(soak, "engine_mark", lambda: "another")
    assert run(tmp_path, "--to", "1") == 0
    assert "done before" not in capsys.readouterr().out
    assert json.loads((tmp_path / "soak.json").read_text(encoding="utf-8"))["engine"] == "another"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"engine": "x"}'])
def test_a_broken_state_file_is_like_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "soak.json"
    path.write_text(text, encoding="utf-8")
    assert soak.load_done(path, "x") == {}
    assert soak.load_done(tmp_path / "none.json", "x") == {}


def test_a_fault_is_told_with_its_game_and_is_not_taken_for_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = NotreDame.check

    def failing(self: NotreDame, state: State) -> None:
        honest(self, state)
        if legal(state, 1).kind == "play-card":
            raise RulesBug("planted")

    with monkeypatch.context() as patched:
        patched.setattr(NotreDame, "check", failing)
        assert run(tmp_path, "--to", "2") == 1
        told = capsys.readouterr().out
        assert "game 0 (2 seats, [], {}): ply " in told
        assert "RulesBug: planted" in told
        assert "2 faults" in told.splitlines()[-1]
    assert run(tmp_path, "--to", "2") == 0
    assert "done before" not in capsys.readouterr().out


def test_views_alone_can_be_soaked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (
        sum(len(kinds_with(NOTRE_DAME, modules, seats)) for seats, modules in close_tables(NOTRE_DAME)) == 136
    )
    monkeypatch.setattr(soak, "close_tables", lambda game: close_tables(game)[-1:])
    assert run(tmp_path, "--law", "1") == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("soak: notre-dame: 21 cells, ")
    assert ", 0 faults, " in told[-1]
    assert any("found-sectors, 5 seats, ['new-persons']: 2 positions, 0 faults" in line for line in told)
    assert run(tmp_path, "--law", "1", game="obsession") == 0
    told = capsys.readouterr().out.splitlines()
    assert " cells, " in told[-1]
    assert ", 0 faults, " in told[-1]


@pytest.mark.parametrize("arguments", [["--from", "5", "--to", "5"], ["--from", "-1"], ["--workers", "0"]])
def test_a_range_without_games_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(arguments)
    assert "the range must hold a game" in capsys.readouterr().err
