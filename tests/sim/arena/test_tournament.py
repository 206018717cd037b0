"""Whole tournaments: repeatable, decided early, alone and in teams, and not harmed by what breaks."""

from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.sim.arena.plan import make_plan
from parlour.sim.arena.playing import Played
from parlour.sim.arena.results import load_results
from parlour.sim.arena.sequential import BATCH, TwoShares
from parlour.sim.arena.tournament import drawn_by_lot, play_again, play_tournament, repeatable
from parlour.sim.scale.where import Where
from tests.sim.arena.own_bots import MARK

NOTRE_DAME = find_game("notre-dame")
OBSESSION = find_game("obsession")
OWN = "tests.sim.arena.own_bots"


def test_any_game_of_a_file_comes_again_from_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    plan = make_plan(NOTRE_DAME, ["master?simulations=1", "novice"], 2)
    play_tournament(plan, 2, path=path)
    _, kept = load_results(path)
    assert [each.is_same for each in play_again(plan, kept)] == [True, True]
    changed = Played(0, (1, 2), (2, 1), kept[0].plies, kept[0].decisions, kept[0].state)
    again = play_again(plan, [changed])[0]
    assert not again.is_same
    assert again.found == kept[0]


def test_games_are_drawn_by_lot_from_those_that_repeat() -> None:
    plan = make_plan(NOTRE_DAME, ["random", "novice", f"{OWN}:Hasty"], 2)
    games = [Played(number) for number in range(12)]
    fixed = repeatable(plan, games)
    assert [game.number for game in fixed] == [0, 1, 6, 7], "only random and novice do without the clock"
    drawn = drawn_by_lot(games, 5, "a")
    assert len({game.number for game in drawn}) == 5
    assert drawn == drawn_by_lot(games, 5, "a")
    assert drawn != drawn_by_lot(games, 5, "b")
    assert drawn_by_lot(games, 99, "a") == games


def test_a_test_stops_at_the_same_place_for_any_number_of_workers(tmp_path: Path) -> None:
    plan = make_plan(NOTRE_DAME, ["novice", "random"], 2)
    files, reports = [], []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.jsonl"
        report = play_tournament(plan, 100, test=TwoShares(0.2, 0.8), path=path, where=Where(workers))
        reports.append(report.plain())
        files.append(path.read_bytes())
    assert report.verdict is not None
    assert (report.verdict.answer, report.verdict.groups) == ("high", BATCH)
    assert report.games == 2 * BATCH
    assert reports[0] == reports[1]
    assert files[0] == files[1]
    assert len(files[0].splitlines()) == 1 + 2 * BATCH, "what was played ahead is not kept"
    again = play_tournament(plan, 100, test=TwoShares(0.2, 0.8), path=tmp_path / "1.jsonl")
    assert again.plain() == reports[0], "decided by what is there"


def test_a_test_is_about_one_pair() -> None:
    three = make_plan(NOTRE_DAME, ["novice", "random", "steward"], 2)
    with pytest.raises(Invalid, match="test-needs-one-pair"):
        play_tournament(three, 2, test=TwoShares(0.4, 0.6))
    with pytest.raises(Invalid, match="no-games"):
        play_tournament(three, 0)


def test_a_killed_process_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "killed"
    monkeypatch.setenv(MARK, str(mark))
    plan = make_plan(NOTRE_DAME, [f"{OWN}:Fatal", "random"], 2)
    play_tournament(plan, 4, path=tmp_path / "harmed.jsonl", where=Where(2))
    assert mark.exists(), "it did happen"
    play_tournament(plan, 4, path=tmp_path / "whole.jsonl")
    assert (tmp_path / "harmed.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_player_that_breaks_its_games_is_told_and_the_others_are_rated(tmp_path: Path) -> None:
    plan = make_plan(NOTRE_DAME, ["random", "novice", f"{OWN}:Broken"], 2)
    report = play_tournament(plan, 2, path=tmp_path / "run.jsonl")
    assert {each.error for each in report.errors} == {"RuntimeError: planted"}
    assert len(report.errors) == 4
    assert [(row.contestant, row.against, row.games) for row in report.rows] == [(0, 1, 2)]
    _, kept = load_results(tmp_path / "run.jsonl")
    assert [bool(game.error) for game in kept] == [False, False, True, True, True, True]
    assert play_again(plan, kept[2:3])[0].is_same, "it breaks in the same way"


def test_alone_against_an_opponent_players_are_rated_beside_it() -> None:
    plan = make_plan(OBSESSION, ["random", f"{OWN}:Blunt"], 1, options={"opponent": "eden"})
    report = play_tournament(plan, 2)
    assert [(row.games, row.share) for row in report.rows] == [(2, 0.0), (2, 0.0)]
    assert all(row.margin < 0 for row in report.rows)
    assert len(report.ratings) == 3
    assert report.name(2) == "opponent"
    assert report.ratings[2].value > report.ratings[0].value == 1500.0, (
        "without a steward the first is the anchor"
    )


def test_a_team_wins_as_one() -> None:
    plan = make_plan(OBSESSION, ["random", f"{OWN}:Blunt"], 4, ["teams"])
    report = play_tournament(plan, 2)
    assert report.errors == ()
    assert report.even == 0.5
    (row,) = report.rows
    assert row.games == 2
    assert 1 <= row.mean_rank <= 2
