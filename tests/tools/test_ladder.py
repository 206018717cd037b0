"""The ladder: rows that hold together, games that are gone on with and repeat, and what counts as reached."""

from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.sim.arena.tournament import play_tournament
from tools import ladder
from tools.ladder import LADDERS, Rung

QUICK = Rung("steward over novice", "steward", "novice", games=20, share=0.65)


@pytest.mark.parametrize("game", sorted(LADDERS))
def test_every_row_can_be_played_and_repeats_from_its_seeds(game: str) -> None:
    rungs = LADDERS[game]()
    assert len({ladder.file_of(game, rung) for rung in rungs}) == len(rungs)
    for rung in rungs:
        plan = rung.plan(game)
        assert not plan.timed, "a row by the clock would not repeat"
        assert len(plan.players) == (1 if plan.is_alone else 2)
        assert rung.test is None or rung.share < rung.test.high < 1
    names = " ".join(rung.player for rung in rungs)
    assert all(level in names for level in ("steward", "butler", "master"))


def test_a_row_stops_when_its_test_is_decided_is_told_and_repeats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    monkeypatch.setitem(ladder.LADDERS, "notre-dame", lambda: [QUICK])
    assert ladder.main(["notre-dame"]) == 0
    told = capsys.readouterr().out
    assert "| steward over novice | `steward` | `novice` | 2 | 20 | 100.0 %" in told
    kept = ladder.file_of("notre-dame", QUICK).read_bytes()
    assert ladder.main(["notre-dame"]) == 0, "nothing is played twice"
    assert ladder.file_of("notre-dame", QUICK).read_bytes() == kept
    assert (tmp_path / "notre-dame" / "ladder.md").read_text() == capsys.readouterr().out
    assert ladder.main(["notre-dame", "--verify", "2"]) == 0
    assert capsys.readouterr().out == "steward over novice: 2 of 2 the same\n"
    assert ladder.main(["notre-dame", "--table"]) == 0
    assert "100.0 %" in capsys.readouterr().out


def test_a_goal_is_reached_missed_or_open() -> None:
    assert find_game("notre-dame").meta.id == "notre-dame"
    few = Rung("few", "steward", "random", games=4, is_above=True)
    report = play_tournament(few.plan("notre-dame"), 4)
    assert few.is_met(report) is True
    assert Rung("more", "steward", "random", games=400, is_above=True).is_met(report) is None
    assert Rung("twice", "steward", "random", games=4, times=2.0).is_met(report) is True
    assert Rung("thrice", "steward", "random", games=4, times=3.0).is_met(report) is False
    assert Rung("none", "steward", "random", games=4).is_met(report) is None
    assert Rung("share", "steward", "random", games=4, share=0.65).is_met(report) is True
    assert few.goal() == "interval above even"
