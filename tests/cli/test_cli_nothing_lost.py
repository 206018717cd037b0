"""Nothing typed at the table is lost, and odd input ends in a line of text, never in a crash."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.console import Console

from parlour.ai.registry import find_bot
from parlour.cli.arguments import language
from parlour.cli.home import corrections_file, kept_games
from parlour.cli.render import Renderer
from parlour.cli.terminal import LeaveTable, TerminalTable
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.codec import canonical, digest
from parlour.kernel.game import Setup
from parlour.kernel.log import load
from parlour.sim.play.live_game import LiveGame
from tests.cli.terminal_driver import any_number, listed, run, script

PLAY = ("play", "notre-dame", "--seats", "you,random", "--seed", "7", "--option", "first=0")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_LANG", "en")


def _kept() -> list[Path]:
    return sorted(kept_games().glob("*.jsonl"))


def test_a_finished_game_is_kept_and_replays() -> None:
    done = run(*PLAY, answer=any_number(2))
    assert done.code == 0
    (file,) = _kept()
    assert str(file) in done.out.replace("\n", "")
    told = json.loads(run("replay", str(file), "--json").out)
    assert told["over"] is True


def test_every_answer_is_on_disk_before_the_next_question() -> None:
    plies: list[int] = []

    def answer(_: str) -> str | None:
        (file,) = _kept()
        plies.append(sum(entry.seat == 0 for entry in load(file.read_text(encoding="utf-8")).entries))
        return "1" if len(plies) < 6 else None

    run(*PLAY, answer=answer)
    assert plies == [0, 1, 2, 3, 4, 5]


def test_a_second_game_leaves_the_first_alone() -> None:
    run(*PLAY, answer=script("1", "1", "quit"))
    (first,) = _kept()
    before = first.read_text(encoding="utf-8")
    run(*PLAY, answer=script("quit"))
    assert len(_kept()) == 2
    assert first.read_text(encoding="utf-8") == before


def test_load_without_a_name_takes_up_the_game_played_last() -> None:
    seen: list[list[tuple[str, str]]] = []

    def first(screen: str) -> str | None:
        seen.append(listed(screen))
        return "1" if len(seen) < 5 else None

    run(*PLAY, answer=first)

    def second(screen: str) -> str | None:
        seen.append(listed(screen))
        return "load" if len(seen) == 6 else None

    run(*PLAY, answer=second)
    assert seen[-1] == seen[4]


@pytest.mark.parametrize(
    ("seats", "code"), [("random,random", "nobody-plays"), ("you,random", "game-is-over")]
)
def test_load_refuses_a_game_that_nobody_can_go_on_with(tmp_path: Path, seats: str, code: str) -> None:
    if seats == "you,random":
        run(*PLAY, answer=any_number(3))
        (file,) = _kept()
    else:
        run("simulate", "notre-dame", "--seats", seats, "--games", "1", "--log-dir", str(tmp_path / "logs"))
        (file,) = (tmp_path / "logs").glob("*.jsonl")
    done = run(*PLAY, answer=script(f"load {file}", "1", "quit"))
    assert f"[{code}]" in done.out
    assert done.code == 0


@pytest.mark.parametrize("name", [".", "/", "a\0b", "~nobody-of-this-name/x"])
def test_save_with_an_impossible_name_is_told(name: str) -> None:
    done = run(*PLAY, answer=script(f"save {name}", f"load {name}", "quit"))
    assert done.code == 0
    assert "[cannot-" in done.out or "[would-overwrite]" in done.out


def test_save_does_not_write_over_something_that_is_no_game(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear friend", encoding="utf-8")
    done = run(*PLAY, answer=script(f"save {file}", f"save {tmp_path}", "quit"))
    assert done.out.count("[would-overwrite]") == 2
    assert file.read_text(encoding="utf-8") == "dear friend"
    assert not list(tmp_path.glob("*.part"))


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_HOME", str(blocked))
    monkeypatch.chdir(tmp_path)
    done = run(*PLAY, answer=script("1", "quit"))
    assert done.code == 0
    assert "[cannot-write]" in done.out
    assert len(list(tmp_path.glob("notre-dame-*.jsonl"))) == 1, "kept in the folder one stands in"


def test_two_people_both_hear_what_happened() -> None:
    texts = Texts("en", strict=True)
    names = texts.seat_names(("you", "you"))
    curtains = [texts.text("ui-curtain", name=name) for name in names]

    def answer(screen: str) -> str | None:
        if screen.count(curtains[1]) >= 2:
            return None
        return "" if screen.rstrip().endswith(tuple(curtains)) else "1"

    done = run(
        "play", "notre-dame", "--seats", "you,you", "--seed", "1", "--option", "first=0", answer=answer
    )
    parts = done.out.split(curtains[1])
    assert "You draw" in parts[0]
    assert "You draw" in parts[1], "the second player is told her own cards"
    assert "Period A, round 1" in parts[1]


def test_quit_at_the_curtain_leaves() -> None:
    done = run("play", "notre-dame", "--seats", "you,you", answer=script("quit"))
    assert done.code == 0
    assert len(_kept()) == 1


def test_the_dice_fall_the_same_after_load_and_undo(tmp_path: Path) -> None:
    file = tmp_path / "s.jsonl"
    run(*PLAY, answer=script(*["1"] * 7, f"save {file}", "quit"))
    after: list[list[str]] = []
    for seed in ("A", "B"):
        copy = tmp_path / f"{seed}.jsonl"
        args = ("play", "notre-dame", "--seats", "you,random", "--seed", seed)
        run(*args, answer=script(f"load {file}", *["undo"] * 6, *["1"] * 6, f"save {copy}", "quit"))
        entries = load(copy.read_text(encoding="utf-8")).folded()
        after.append([entry.act for entry in entries if entry.seat < 0])
    shorter = min(map(len, after))
    assert shorter > 7
    assert after[0][:shorter] == after[1][:shorter]


def test_a_long_list_still_shows_the_way_out() -> None:
    game = find_game("notre-dame")
    setup = Setup("notre-dame", ("you", "random"), options={"colours": "red,blue"})
    live = LiveGame(game, setup, "seed", {1: find_bot("random", "notre-dame")})
    cubes = {"seminary": 3, "bank": 3, "inn": 3, "park": 3}
    red = {"cubes": cubes, "supply": 1}
    described = {"phase": "bribe", "persons": ["minstrel", "monk", "soldier"], "seats": {"red": red}}
    live.state = game.position(setup, described)
    live.submit(0, game.parse("bribe minstrel"))
    texts = Texts("en", strict=True)
    screen = io.StringIO()
    console = Console(file=screen, width=120)
    table = TerminalTable(live, Renderer(console, texts, texts.seat_names(setup.seats)), lambda _: {})
    with patch.object(sys, "stdin", io.StringIO("quit\n")), pytest.raises(LeaveTable):
        table._ask(0)
    choices = listed(screen.getvalue())
    assert len(choices) == 60
    assert choices[-1][1] == "decline"


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "fr_FR"}, "pl"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language(None) == expected


def test_errors_speak_the_language_asked_for() -> None:
    done = run("play", "chess", "--lang", "fr")
    assert (
        Texts("fr", strict=True).text("error-unknown-game", game="chess", known="notre-dame, obsession")
        in done.err
    )
    assert "[bad-arguments]" in run("simulate", "notre-dame", "--seats", "random,random", "--games", "0").err


def test_broken_corrections_are_replaced_by_override(tmp_path: Path) -> None:
    corrections_file("notre-dame").parent.mkdir(parents=True)
    corrections_file("notre-dame").write_text("[rats\n", encoding="utf-8")
    assert "[bad-toml]" in run("data", "--json").err
    empty = tmp_path / "empty.toml"
    empty.write_text("", encoding="utf-8")
    assert run("data", "override", str(empty)).code == 0
    assert run("data", "--json").code == 0


def _rechained(lines: list[dict[str, object]]) -> str:
    chain = ""
    written: list[str] = []
    for line in lines:
        line.pop("hash", None)
        chain = digest([chain, line])
        written.append(canonical({**line, "hash": chain}))
    return "\n".join(written) + "\n"


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (0, {"format": True}),
        (3, {"by": 10**30}),
        (3, {"by": 2}),
        (3, {"ply": True}),
        (3, {"ply": 2.0}),
        (3, {"act": "x" * 5000}),
        (3, {"more": 1}),
    ],
)
def test_a_log_with_a_strange_line_is_refused(tmp_path: Path, line: int, change: dict[str, object]) -> None:
    run("simulate", "notre-dame", "--seats", "random,random", "--games", "1", "--log-dir", str(tmp_path))
    (file,) = tmp_path.glob("*.jsonl")
    lines = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    lines[line].update(change)
    file.write_text(_rechained(lines), encoding="utf-8")
    done = run("replay", str(file))
    assert done.code == 2
    assert "[bad-log-line]" in done.err
    assert f" {line + 1}" in done.err


def test_a_log_with_a_key_told_twice_is_refused(tmp_path: Path) -> None:
    run("simulate", "notre-dame", "--seats", "random,random", "--games", "1", "--log-dir", str(tmp_path))
    (file,) = tmp_path.glob("*.jsonl")
    text = file.read_text(encoding="utf-8").replace('{"act":', '{"act":"pass","act":', 1)
    file.write_text(text, encoding="utf-8")
    assert "[bad-log-line]" in run("replay", str(file)).err


def test_seat_names_cannot_play_tricks_on_the_screen(tmp_path: Path) -> None:
    run("simulate", "notre-dame", "--seats", "random,random", "--games", "1", "--log-dir", str(tmp_path))
    (file,) = tmp_path.glob("*.jsonl")
    lines = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    lines[0]["seats"] = ["[/b][red]ann", "\x1b[31mbob"]
    file.write_text(_rechained(lines), encoding="utf-8")
    done = run("replay", str(file))
    assert done.code == 0
    assert "[/b][red]ann" in done.out
    assert "\x1b" not in done.out


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 5000, f"turn = {'9' * 5000}", "\x00", 'seats = ["red", "blue"]\nsteps = [{}]',
     'seats = ["red", "blue"]\nsteps = [{reason = "x"}]', 'seats = ["red", "blue"]\nsteps = [{view = "red"}]',
     'seats = ["red", "blue"]\nsteps = [{refused = "red: pass"}]',
     'seats = ["red", "blue"]\noptions = {colours = "blue,red"}\nsteps = [{over = false}]',
     'seats = ["red", "blue"]\nposition = {phase = "begin", persons = ["fool"]}\nsteps = [{over = false}]',
     'seats = ["red", "blue"]\nposition = {phase = "draft", round = 2}\nsteps = [{over = false}]',
     'seats = ["red", "blue"]\nposition = {phase = "plague", to-move = "red"}\nsteps = [{over = false}]',
     'seats = ["red", "blue"]\nposition = {seats = {red = {doctor = true}}}\nsteps = [{over = false}]',
     'seats = ["red", "blue"]\nposition.seats.red.bills = ["red-rat", "red-rat"]\nsteps = [{over = true}]',
     'seats = ["red", "blue"]\nposition = {turn = 5, greys-known-to = ["green"]}\nsteps = [{over = false}]'],
)  # fmt: skip
def test_a_strange_scenario_is_refused_with_a_code(tmp_path: Path, text: str) -> None:
    file = tmp_path / "strange.toml"
    file.write_text(f'game = "notre-dame"\n{text}', encoding="utf-8")
    done = run("check", str(file))
    assert done.code == 2
    assert done.err.rstrip().endswith("]")


@pytest.mark.parametrize(
    "wrong", ["over = 0", 'expect = {"turn" = true}', 'expect = {"seats.red.gold" = 3.0}']
)
def test_expectations_do_not_confuse_numbers_with_truth(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        f'game = "notre-dame"\nseats = ["red", "blue"]\nposition = {{}}\n[[steps]]\n{wrong}\n',
        encoding="utf-8",
    )
    assert run("check", str(file)).code == 1
