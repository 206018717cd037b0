"""The server plays levels: a specification that would run somebody's code, or set a budget, is refused."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.kernel.game import Setup
from parlour.sim.play.live_game import LiveGame
from tests.server.web_client import ME, make, seated, web

SENT = ("watched_bots:Bot", "tests.sim.arena.own_bots:Blunt", "master?simulations=1000000")


@pytest.fixture(autouse=True)
def _watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "watched_bots.py").write_text("class Bot: pass\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_no_seat_is_given_to_a_specification() -> None:
    with web() as client:
        for sent in SENT:
            seats = [ME, {"kind": "bot", "bot": sent}]
            answer = client.post("/api/tables", json={"game": "notre-dame", "seats": seats})
            assert answer.status_code == 422
            assert answer.json()["code"] == "unknown-bot"
    assert "watched_bots" not in sys.modules


def test_nobody_hands_over_to_a_specification() -> None:
    with web() as client, seated(client, make(client, "obsession", ME)) as player:
        for sent in SENT:
            answer = player.answered("leave", seat=0, bot=sent)
            assert (answer["type"], answer["code"]) == ("failed", "unknown-bot")
        assert not player.table["seats"][0]["away"]
    assert "watched_bots" not in sys.modules


def test_a_specification_in_a_file_is_a_stand_in_at_the_table() -> None:
    live = LiveGame(find_game("notre-dame"), Setup("notre-dame", ("Ann", "Ben")), "bots")
    with web() as client:
        for sent in SENT:
            log = replace(live.log(), bots=("", sent))
            seats = client.post("/api/imports", json={"log": log.dump()}).json()["table"]["seats"]
            assert [seat["bot"] for seat in seats] == ["", "steward"]
    assert "watched_bots" not in sys.modules
