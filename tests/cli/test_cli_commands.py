"""The other commands: catalogue, simulation, replay, scenarios, facts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli.home import corrections_for
from parlour.kernel import engine
from parlour.kernel.codec import canonical, digest
from tests.cli.terminal_driver import run

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_LANG", "en")


@pytest.fixture
def log_file(tmp_path: Path) -> Path:
    done = run("simulate", "notre-dame", "--seats", "random,random,random", "--games", "1", "--seed", "5",
               "--module", "new-persons", "--log-dir", str(tmp_path / "logs"))  # fmt: skip
    assert done.code == 0, done.err
    (file,) = (tmp_path / "logs").glob("*.jsonl")
    return file


def test_version_tells_the_engine_and_the_rules_of_each_game() -> None:
    told = json.loads(run("version", "--json").out)
    assert told["engine"] == ("python" if engine.__file__.endswith(".py") else "compiled")
    assert set(told["rules"]) == {"notre-dame", "obsession"}
    words = run("version").out
    assert f"Obsession: rules version {told['rules']['obsession']}" in words


def test_games_lists_modules_and_options() -> None:
    game, other = json.loads(run("games", "--json").out)
    assert other["id"] == "obsession"
    assert other["seats"] == [1, 6]
    assert game["id"] == "notre-dame"
    assert game["seats"] == [2, 5]
    assert [module["id"] for module in game["modules"]] == ["base", "new-persons"]
    assert {option["id"] for option in game["options"]} == {
        "inn",
        "scores",
        "bell-ringer",
        "colours",
        "first",
    }
    told = run("games").out
    for word in ("--module new-persons", "--option inn=3", "Stefan Feld", "steward"):
        assert word in told


def test_simulate_reports_games_plies_decisions_wins_and_scores() -> None:
    done = run("simulate", "notre-dame", "--seats", "random,random", "--games", "4", "--check", "--json")
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert report["games"] == 4
    assert report["errors"] == []
    assert report["plies"] > report["decisions"] > 100
    assert {"seconds", "decisions_per_second"} <= set(report)
    assert len(report["seats"]) == 2
    for seat in report["seats"]:
        assert seat["score"]["min"] <= seat["score"]["mean"] <= seat["score"]["max"]
    assert sum(seat["wins"] for seat in report["seats"]) + report["shared"] == 4


def test_simulate_is_the_same_for_any_number_of_workers() -> None:
    args = ("simulate", "notre-dame", "--seats", "random,random", "--games", "6", "--seed", "9", "--json")
    one, two = json.loads(run(*args).out), json.loads(run(*args, "--workers", "2").out)
    for changing in ("seconds", "decisions_per_second"):
        del one[changing], two[changing]
    assert one == two


def test_simulate_refuses_people() -> None:
    done = run("simulate", "notre-dame", "--seats", "you,random")
    assert done.code == 2
    assert "[needs-a-person]" in done.err


def test_replay_verifies_and_prints_the_result(log_file: Path) -> None:
    done = run("replay", str(log_file), "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["over"] is True
    assert len(told["scores"]) == 3
    assert told["position"]["seats"][0]["prestige"] == told["scores"][0]["total"]
    assert told["state"] == json.loads(run("replay", str(log_file), "--json").out)["state"]
    plain = run("replay", str(log_file))
    assert plain.code == 0
    assert str(told["plies"]) in plain.out


def test_replay_shows_one_seat_only_what_it_may_see(log_file: Path) -> None:
    told = json.loads(run("replay", str(log_file), "--at", "60", "--view", "1", "--json").out)
    assert told["ply"] == 60
    assert told["over"] is False
    assert "state" not in told, "a digest of the whole state would be a leak"
    prestige = [seat["prestige"] for seat in told["position"]["seats"]]
    assert [points is None for points in prestige] == [True, False, True]
    assert "hand" in told["position"]
    assert "hand" not in told["position"]["seats"][0]
    spectator = json.loads(run("replay", str(log_file), "--at", "60", "--view", "spectator", "--json").out)
    assert spectator["position"]["hand"] == []


@pytest.mark.parametrize(("flag", "value", "code"), [
    ("--at", "99999", "bad-ply"), ("--at", "-1", "bad-ply"), ("--at", "x", "bad-ply"),
    ("--view", "3", "bad-seat"), ("--view", "red", "bad-seat"),
])  # fmt: skip
def test_replay_refuses_bad_numbers(log_file: Path, flag: str, value: str, code: str) -> None:
    done = run("replay", str(log_file), flag, value)
    assert done.code == 2
    assert f"[{code}]" in done.err


@pytest.mark.parametrize("line", [1, 2, 40])
def test_a_tampered_log_is_refused_with_the_first_bad_line(log_file: Path, line: int) -> None:
    lines = log_file.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = lines[line - 1].replace('"hash":"', '"hash":"0', 1)
    lines[-1] = "{}"
    log_file.write_text("\n".join(lines), encoding="utf-8")
    done = run("replay", str(log_file))
    assert done.code == 2
    assert f" {line}" in done.err
    assert "[bad-log-line]" in done.err


def test_a_log_with_a_rewritten_move_is_refused_even_when_rechained(log_file: Path) -> None:
    lines = [json.loads(line) for line in log_file.read_text(encoding="utf-8").splitlines()]
    lines[30]["act"] = "pass" if lines[30]["act"] != "pass" else "decline"
    chain = ""
    for line in lines:
        del line["hash"]
        chain = digest([chain, line])
        line["hash"] = chain
    log_file.write_text("\n".join(canonical(line) for line in lines), encoding="utf-8")
    done = run("replay", str(log_file))
    assert done.code == 2
    assert "[refused-entry]" in done.err


def test_check_runs_every_shipped_scenario() -> None:
    files = sorted((ROOT / "scenarios").rglob("*.toml"))
    assert len(files) >= 8
    done = run("check", *map(str, files))
    assert done.code == 0, done.out + done.err
    assert len(done.out.splitlines()) == len(files)


def test_check_tells_what_failed(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        'game = "notre-dame"\nseats = ["red", "blue"]\n[position]\nturn = 2\n'
        '[[steps]]\nexpect = { "seats.red.gold" = 9 }\n'
        '[[steps]]\nrefused = "red: bribe fool"\nreason = "no-gold-to-bribe"\n',
        encoding="utf-8",
    )
    done = run("check", str(file))
    assert done.code == 1
    assert "seats.red.gold" in done.out
    assert "9" in done.out
    assert "not-an-answer" in done.out


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("seats = [", "bad-toml"),
        ('seats = ["red", "blue"]', "bad-scenario"),
        ('seats = ["red", "blue"]\nturn = 3\nsteps = [{do = "red: pass"}]', "bad-scenario"),
        ('seats = ["red", "pink"]\nsteps = [{do = "red: pass"}]', "unknown-colour"),
        ('seats = ["red", "blue"]\nsteps = [{do = "green: pass"}]', "bad-scenario"),
        ('seats = ["red", "blue"]\nsteps = [{do = "red: fly away"}]', "unknown-verb"),
        ('seats = ["red", "blue"]\nsteps = [{expect = {"seats.red.wings" = 2}}]', "bad-scenario"),
        ('seats = ["red", "blue"]\nposition = {turn = 12}\nsteps = [{over = true}]', "bad-position"),
        ('seats = ["red", "blue"]\n[position.seats.red]\ngold = 40\n[[steps]]\nover = true', "bad-position"),
        (
            'seats = ["red", "blue"]\n[position.seats.red]\nsupply = 15\n[[steps]]\nover = true',
            "bad-position",
        ),
    ],
)
def test_check_refuses_what_it_cannot_read(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(f'game = "notre-dame"\n{text}', encoding="utf-8")
    done = run("check", str(file))
    assert done.code == 2
    assert f"[{code}]" in done.err


def test_a_scenario_without_its_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text('seats = ["red", "blue"]\nsteps = [{over = false}]', encoding="utf-8")
    done = run("check", str(file))
    assert (done.code, "[bad-scenario]" in done.err) == (2, True)


def test_data_lists_reconstructed_values() -> None:
    every = json.loads(run("data", "--json").out)
    some = json.loads(run("data", "--reconstructed", "--json").out)
    assert len(every["facts"]) > len(some["facts"]) > 20
    assert {fact["status"] for fact in some["facts"]} == {"reconstructed"}
    assert "rats.fool" in {fact["path"] for fact in some["facts"]}
    assert "rats.fool" in run("data", "--reconstructed").out


def test_data_override_is_used_from_then_on_and_an_empty_file_takes_it_back(tmp_path: Path) -> None:
    before = json.loads(run("data", "--json").out)["data"]
    file = tmp_path / "mine.toml"
    file.write_text("[rats]\nfool = 2\nmonk = 1\n[board]\ncathedral_road = false\n", encoding="utf-8")
    done = run("data", "override", str(file))
    assert done.code == 0, done.err
    assert "rats.fool: 3 -> 2" in done.out
    after = json.loads(run("data", "--json").out)
    assert after["data"] != before
    assert after["corrections"] == {"rats": {"fool": 2, "monk": 1}, "board": {"cathedral_road": False}}
    logs = tmp_path / "logs"
    run("simulate", "notre-dame", "--seats", "random,random", "--games", "1", "--log-dir", str(logs))
    (log,) = logs.glob("*.jsonl")
    header = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    assert header["data"] == after["data"]
    file.write_text("", encoding="utf-8")
    assert run("data", "override", str(file)).code == 0
    assert corrections_for("notre-dame") == {}
    assert json.loads(run("data", "--json").out)["data"] == before
    assert run("replay", str(log)).code == 0, "the log carries its own corrections"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[rats]\nfool = 9\n", "rats-out-of-range"),
        ("[rats]\njoker = 1\n", "unknown-person"),
        ("[cats]\nfool = 1\n", "unknown-key"),
        ("rats = 3\n", "not-a-table"),
        ('game = "chess"\n', "unknown-game"),
        ("[rats\n", "bad-toml"),
    ],
)
def test_data_override_refuses_nonsense_and_keeps_what_was_in_force(
    tmp_path: Path, text: str, code: str
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    done = run("data", "override", str(file))
    assert done.code == 2
    assert f"[{code}]" in done.err
    assert corrections_for("notre-dame") == {}
