"""Games over the socket: the same engine, one door, nothing twice, nothing stale, nothing of others."""

import json
import random
from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.kernel.log import load, replay
from tests.server.web_client import (
    LOCAL,
    ME,
    OPEN,
    RANDOM,
    STEWARD,
    Message,
    at_table,
    bearer,
    make,
    seated,
    web,
)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("notre-dame", [ME, RANDOM, RANDOM]),
        ("notre-dame", [RANDOM, ME, RANDOM, RANDOM, RANDOM]),
        ("obsession", [ME, RANDOM]),
        ("obsession", [ME]),
    ],
)
def test_a_whole_game_over_the_socket_is_the_game_of_its_file(game: str, seats: list[Message]) -> None:
    with web() as client:
        made = make(client, game, *seats)
        with seated(client, made) as player:
            player.play(random.Random(5))
            scores = player.position["scores"]
        assert scores
        text = client.get(f"/api/tables/{made['table']['id']}/log", headers=bearer(made["token"])).text
        log = load(text)
        state = replay(find_game(game), log)
        assert [line.total for line in find_game(game).scores(state)] == [line["total"] for line in scores]
        verified = client.post("/api/verify", json={"log": text}).json()
        assert verified["over"]
        assert verified["plies"] == log.ply()


def test_stewards_think_in_a_worker_and_play_on() -> None:
    with web() as client:
        made = make(client, "obsession", ME, STEWARD, seed="a seed")
        with seated(client, made) as player:
            assert player.play(random.Random(1), most=8) == 8
            player.await_turn()
            assert player.position["ply"] > 20


@pytest.mark.parametrize("pause", [0, 0.001])
def test_bots_that_are_looked_on_show_one_answer_after_the_other(pause: float) -> None:
    with web(bot_pause=pause) as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM, RANDOM, seed="a seed")
        with seated(client, made) as player:
            player.play(random.Random(1), most=8)
            player.await_turn()
            positions = [frame for frame in map(json.loads, player.frames) if frame["type"] == "position"]
    acts = ("card-played", "card-forgone", "bribed", "passed")
    shown = [
        sum(told["event"]["event"] in acts and told["event"]["seat"] > 0 for told in each["events"])
        for each in positions
    ]
    assert sum(shown) > 3
    assert (max(shown) > 1) == (pause == 0)


def test_an_answer_sent_again_is_acknowledged_again_and_given_once() -> None:
    with web() as client, seated(client, make(client, "obsession", ME)) as player:
        player.await_turn()
        action = player.choices()[0]
        place = dict(player.position)
        first = player.submit(action, id="once")
        again = player.submit(action, id="once", ply=place["ply"])
        assert first["type"] == again["type"] == "acked"
        assert first["ply"] == again["ply"]
        player.reach(first["ply"])
        assert player.position["ply"] == first["ply"]


def test_an_answer_to_an_old_position_changes_nothing() -> None:
    with web() as client, seated(client, make(client, "obsession", ME)) as player:
        player.await_turn()
        action = player.choices()[0]
        old = player.position["ply"]
        player.give(action)
        here = player.position["ply"]
        told = player.submit(action, ply=old)
        assert (told["type"], told["code"]) == ("failed", "stale-ply")
        player.until("position")  # a stale answer brings the position that stands
        assert player.position["ply"] == here


def test_a_simultaneous_answer_is_not_stale_when_others_were_faster() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, LOCAL, RANDOM)
        with seated(client, made) as player:
            player.await_turn()
            assert player.position["offer"]["kind"] == "keep-card"
            ply = player.position["ply"]
            player.submit(player.choices()[0])
            player.answered("ping")
            player.send("look", seat=1)
            while player.position["seat"] != 1:
                player.receive()
            assert player.submit(player.choices()[0], ply=ply)["type"] == "acked"


def test_a_refusal_names_the_reason_and_the_rule() -> None:
    with web() as client, seated(client, make(client, "notre-dame", ME, RANDOM, RANDOM)) as player:
        player.await_turn()
        told = player.submit("keep red-park" if "keep red-park" not in player.choices() else "keep blue-park")
        assert told["type"] == "refused"
        assert told["why"]["reason"]
        assert told["why"]["rule"]


@pytest.mark.parametrize("words", ["", "host", "keep", "sing a song", "x" * 2000, "keep \x00"])
def test_words_that_are_no_answer_are_refused_with_a_code(words: str) -> None:
    with web() as client, seated(client, make(client, "notre-dame", ME, RANDOM, RANDOM)) as player:
        player.await_turn()
        ply = player.position["ply"]
        assert player.submit(words)["type"] == "failed"
        player.answered("ping")
        assert client.get(f"/api/tables/{player.table['id']}").json()["ply"] == ply


def test_nobody_answers_for_a_seat_of_another() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, RANDOM)
        name = made["table"]["id"]
        claim = {"seat": 1, "name": "Ben", "invitation": made["invitations"]["1"]}
        other = client.post(f"/api/tables/{name}/claims", json=claim).json()
        with at_table(client, name, other["token"]) as ben:
            assert ben.held == [1]
            ben.await_turn()
            told = ben.submit(ben.choices()[0], seat=0)
            assert (told["type"], told["code"]) == ("failed", "not-your-seat")
            told = ben.answered("look", seat=0)
            assert told["code"] == "not-your-seat"


def test_a_private_table_is_closed_to_strangers_and_open_to_spectators_with_the_link() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM)
        name = made["table"]["id"]
        with client.websocket_connect(f"/ws/{name}") as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["code"] == "wrong-secret"
        with at_table(client, name, made["watch"]) as spectator:
            assert spectator.held == []
            assert spectator.position["seat"] is None
            assert spectator.position["offer"] is None
            assert spectator.position["view"]["hand"] == []
        assert client.get(f"/api/tables/{name}/history").status_code == 403
        watching = client.get(f"/api/tables/{name}/history", headers=bearer(made["watch"]))
        assert watching.status_code == 200
        assert (
            client.get(f"/api/tables/{name}/history?seat=0", headers=bearer(made["watch"])).status_code == 403
        )


def test_a_game_goes_on_after_the_server_was_started_anew(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with web(file) as client:
        made = make(client, "obsession", ME, RANDOM)
        with seated(client, made) as player:
            player.play(random.Random(2), most=30)
            player.await_turn()
            before = player.position
    with web(file) as client, seated(client, made) as player:
        player.await_turn()
        for name in ("ply", "view", "offer", "waiting", "undo"):
            assert player.position[name] == before[name], name
        player.play(random.Random(3))
        assert player.position["over"]


def test_earlier_positions_are_shown_as_they_were() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM)
        path = f"/api/tables/{made['table']['id']}/position"
        with seated(client, made) as player:
            seen = {}
            for _ in range(6):
                player.await_turn()
                seen[player.position["ply"]] = player.position["view"]
                player.play(random.Random(4), most=1)
            for ply, view in seen.items():
                then = client.get(f"{path}?seat=0&ply={ply}", headers=bearer(made["token"])).json()
                assert then["view"] == view
                assert then["offer"] is None
        for query in ("ply=100000", "ply=-1", "ply=x"):
            told = client.get(f"{path}?seat=0&{query}", headers=bearer(made["token"]))
            assert told.status_code == 422, query


def test_a_preview_tells_what_is_certain_and_changes_nothing() -> None:
    with web() as client, seated(client, make(client, "obsession", ME, seed="p")) as player:
        while player.await_turn() and player.position["offer"]["kind"] != "host-activity":
            choices = player.choices()
            player.give("entertain" if "entertain" in choices else choices[0])
        ply = player.position["ply"]
        action = player.position["offer"]["examples"][0]
        told = player.answered("preview", seat=0, action=action)
        assert told["why"] is None
        assert told["events"]
        assert told["before"] != told["after"]
        assert player.answered("preview", seat=0, action="pass")["type"] in ("previewed", "failed")
        stage = player.answered("compose", seat=0, chosen=[])["stage"]
        assert stage["parts"]
        aids = player.answered("aids", seat=0)
        assert aids["found"]
        why = player.answered("why", seat=0, name="butler")
        assert why["found"][0]["sort"] == "servant"
        player.answered("ping")
        assert player.position["ply"] == ply
