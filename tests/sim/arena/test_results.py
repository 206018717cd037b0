"""The results file: in the order of the schedule, taken up wherever it was cut off, never mixed."""

import json
from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.sim.arena.plan import make_plan
from parlour.sim.arena.results import load_results, plan_of
from parlour.sim.arena.tournament import play_tournament

NOTRE_DAME = find_game("notre-dame")
PLAN = make_plan(
    NOTRE_DAME, ["random", "novice"], 2, ["new-persons"], {"inn": "3"}, {"rats": {"fool": 2}}, "r"
)
GAMES = 4


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("whole") / "run.jsonl"
    play_tournament(PLAN, GAMES, path=path)
    return path.read_bytes()


def test_a_file_holds_the_plan_and_a_line_for_each_game_and_no_time_of_day(whole: bytes) -> None:
    header, *lines = [json.loads(line) for line in whole.splitlines()]
    assert header == json.loads(json.dumps(PLAN.header()))
    assert [line["game"] for line in lines] == list(range(GAMES))
    assert {*lines[0]} == {"game", "seed", "seats", "scores", "ranks", "plies", "decisions", "state"}


def test_a_file_tells_its_plan_again(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(whole)
    header, games = load_results(path)
    assert plan_of(path, header, NOTRE_DAME, []) == PLAN
    assert [game.number for game in games] == list(range(GAMES))


def test_the_way_of_a_plan_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    plan = make_plan(NOTRE_DAME, ["random", "novice"], 3, is_one_way=True)
    path.write_text(json.dumps(plan.header()) + "\n", encoding="utf-8")
    header, _ = load_results(path)
    assert plan_of(path, header, NOTRE_DAME, []) == plan


def test_a_run_goes_on_wherever_it_was_cut_off(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    ends = [at for at, byte in enumerate(whole) if byte == ord("\n")]
    middle = (ends[2] + ends[3]) // 2
    for cut in (0, 10, ends[0], ends[0] + 1, ends[2], ends[2] + 1, middle, len(whole)):
        path.write_bytes(whole[:cut])
        report = play_tournament(PLAN, GAMES, path=path)
        assert path.read_bytes() == whole, cut
        assert report.games == GAMES


def test_games_that_are_there_are_not_played_again(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(whole.replace(b'"plies":', b'"plies":1'))  # a mark that no game would leave
    marked = path.read_bytes()
    told: list[tuple[int, int]] = []
    play_tournament(PLAN, GAMES + 2, path=path, progress=lambda done, total: told.append((done, total)))
    assert path.read_bytes().startswith(marked)
    assert told == [(GAMES + 1, GAMES + 2), (GAMES + 2, GAMES + 2)]
    fewer = play_tournament(PLAN, 2, path=path)
    assert fewer.games == 2, "games beyond those asked for stay in the file and are not counted"


@pytest.mark.parametrize(
    ("key", "other"),
    [
        ("players", make_plan(NOTRE_DAME, ["novice", "random"], 2, ["new-persons"], {"inn": "3"}, seed="r")),
        ("seed", make_plan(NOTRE_DAME, ["random", "novice"], 2, ["new-persons"], {"inn": "3"}, seed="q")),
        ("modules", make_plan(NOTRE_DAME, ["random", "novice"], 2, [], {"inn": "3"}, seed="r")),
        ("options", make_plan(NOTRE_DAME, ["random", "novice"], 2, ["new-persons"], {}, seed="r")),
        ("seats", make_plan(NOTRE_DAME, ["random", "novice"], 3, ["new-persons"], {"inn": "3"}, seed="r")),
    ],
)
def test_a_file_of_another_plan_is_refused_and_left_as_it_is(key: str, other: object, tmp_path: Path) -> None:
    mine = make_plan(NOTRE_DAME, ["random", "novice"], 2, ["new-persons"], {"inn": "3"}, seed="r")
    path = tmp_path / "run.jsonl"
    play_tournament(mine, 2, path=path)
    before = path.read_bytes()
    with pytest.raises(Invalid) as told:
        play_tournament(other, 2, path=path)  # type: ignore[arg-type]  # a plan, as above
    assert (told.value.code, told.value.params["key"]) == ("other-results", key)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("at", "line"),
    [
        (1, b"{}"),
        (1, b"[]"),
        (2, b"nonsense"),
        (2, b'{"game":1,"scores":[1,2],"ranks":[2,1],"plies":3,"decisions":2,"state":"x"}'),
        (2, b'{"game":0,"scores":[1],"ranks":[2,1],"plies":3,"decisions":2,"state":"x"}'),
        (2, b'{"game":0,"scores":["1",2],"ranks":[2,1],"plies":3,"decisions":2,"state":"x"}'),
        (2, b'{"game":0,"scores":[1,2],"ranks":[2,1],"plies":-3,"decisions":2,"state":"x"}'),
        (3, b""),
    ],
)
def test_a_damaged_line_is_named_and_nothing_is_written_over(
    at: int, line: bytes, whole: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "run.jsonl"
    lines = whole.splitlines()
    lines[at - 1] = line
    path.write_bytes(b"\n".join(lines) + b"\n")
    before = path.read_bytes()
    for use in (lambda: load_results(path), lambda: play_tournament(PLAN, GAMES, path=path)):
        with pytest.raises(Invalid) as told:
            use()
        assert (told.value.code, told.value.params["line"]) == ("bad-results-line", at)
    assert path.read_bytes() == before


def test_somebodys_other_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann", encoding="utf-8")
    with pytest.raises(Invalid, match="bad-results-line"):
        play_tournament(PLAN, GAMES, path=path)
    assert path.read_text(encoding="utf-8") == "Dear Ann"
    with pytest.raises(Invalid, match="cannot-write"):
        play_tournament(PLAN, GAMES, path=tmp_path)
    with pytest.raises(Invalid, match="no-such-file"):
        load_results(tmp_path / "nothing.jsonl")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "obsession"}, "other-game"),
        ({"rules": "0"}, "other-rules-version"),
        ({"data": "0"}, "other-data-set"),
        ({"seats": "2"}, "bad-results-line"),
        ({"players": [1, 2]}, "bad-results-line"),
        ({"players": ["random", "tests.sim.arena.own_bots:Blunt"]}, "own-bot-not-named"),
    ],
)
def test_a_header_that_cannot_be_played_here_is_refused(
    change: dict[str, object], code: str, tmp_path: Path
) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(json.dumps({**PLAN.header(), **change}) + "\n", encoding="utf-8")
    header, _ = load_results(path)
    with pytest.raises(Invalid) as told:
        plan_of(path, header, NOTRE_DAME, ["random"])
    assert told.value.code == code
