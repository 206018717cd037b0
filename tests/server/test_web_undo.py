"""Taking back, in tiers: free until something is revealed or another acts, then by consent."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from parlour.kernel.engine import legal
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables import taking_back
from parlour.server.tables.hub import Hub
from parlour.server.tables.keeping import now
from parlour.server.wire import http_protocol as http
from tests.server.web_client import LOCAL, ME, OPEN, RANDOM, Message, Player, at_table, make, seated, web


def _until_answer(player: Player, action: str) -> None:
    """Play on until an answer can be given."""
    while player.await_turn() and action not in player.choices():
        player.give(player.choices()[0])


def test_free_while_nothing_is_revealed() -> None:
    with web() as client, seated(client, make(client, "obsession", ME, practice=False)) as player:
        _until_answer(player, "entertain")
        ply, view = player.position["ply"], player.position["view"]
        player.give("entertain")
        assert player.position["undo"]["tier"] == "free"
        assert player.answered("undo", seat=0)["type"] == "acked"
        while player.position["ply"] != ply:
            player.receive()
        assert player.position["view"] == view


def test_by_consent_once_another_has_acted_and_refused_by_one() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, RANDOM)
        name = made["table"]["id"]
        claim = {"seat": 1, "name": "Ben", "invitation": made["invitations"]["1"]}
        token = client.post(f"/api/tables/{name}/claims", json=claim).json()["token"]
        with at_table(client, name, made["token"]) as ann, at_table(client, name, token) as ben:
            ann.await_turn()
            start = ann.position["ply"]
            ann.submit(ann.choices()[0])
            ben.await_turn()
            ben.submit(ben.choices()[0])
            while ann.position["undo"]["tier"] != "ask":
                ann.receive()
            ann.answered("undo", seat=0)
            while ben.position["undo"]["asked_by"] != 0:
                ben.receive()
            assert ben.position["undo"]["waiting"] == [1]
            ben.answered("answer-undo", seat=1, agree=False)
            while ann.position["undo"]["asked_by"] is not None:
                ann.receive()
            ann.answered("undo", seat=0)
            while ben.position["undo"]["asked_by"] != 0:
                ben.receive()
            ben.answered("answer-undo", seat=1, agree=True)
            while ann.position["ply"] > start:
                ann.receive()
            assert ann.position["ply"] == start
            assert ann.position["epoch"] == 1


def test_anything_in_practice_and_the_dice_fall_the_same_way() -> None:
    with web() as client, seated(client, make(client, "obsession", ME, RANDOM)) as player:
        assert player.table["practice"]
        player.play(random.Random(1), most=9)
        player.await_turn()
        ply = player.position["ply"]
        choice = player.choices()[0]
        player.give(choice)
        player.await_turn()
        after = player.position["view"]
        player.answered("undo", seat=0)
        while player.position["ply"] != ply:
            player.receive()
        player.submit(choice)
        while player.position["ply"] <= ply or player.position["offer"] is None:
            player.receive()
        assert player.position["view"] == after


def test_nothing_to_take_back_is_an_error() -> None:
    with web() as client, seated(client, make(client, "obsession", ME)) as player:
        assert player.answered("undo", seat=0)["code"] == "nothing-to-undo"
        assert player.answered("answer-undo", seat=0, agree=True)["code"] == "no-undo-asked"


def test_after_taking_back_an_answer_to_the_old_position_is_stale() -> None:
    with web() as client, seated(client, make(client, "obsession", ME)) as player:
        _until_answer(player, "entertain")
        old = dict(player.position)
        player.give("entertain")
        player.answered("undo", seat=0)
        while player.position["epoch"] == old["epoch"]:
            player.receive()
        told = player.submit("entertain", ply=old["ply"], epoch=old["epoch"])
        assert told["code"] == "stale-ply"


def test_hot_seat_one_secret_holds_several_seats() -> None:
    with web() as client, seated(client, make(client, "notre-dame", ME, LOCAL, RANDOM)) as player:
        assert player.held == [0, 1]
        player.send("look", seat=1)
        while player.position["seat"] != 1:
            player.receive()
        assert player.position["view"]["viewer"] == 1


@contextmanager
def two_people(client: TestClient, *more: Message, **wish: Any) -> Iterator[tuple[Player, Player]]:
    """Ann and Ben, each with a secret of his own."""
    made = make(client, "notre-dame", ME, OPEN, *more, **wish)
    name = made["table"]["id"]
    claim = {"seat": 1, "name": "Ben", "invitation": made["invitations"]["1"]}
    token = client.post(f"/api/tables/{name}/claims", json=claim).json()["token"]
    with at_table(client, name, made["token"]) as ann, at_table(client, name, token) as ben:
        yield ann, ben


def _told(player: Player) -> Message:
    """The position as it is now."""
    player.answered("ping")
    return player.position


def test_the_last_to_choose_in_the_draft_has_seen_cards_and_must_ask() -> None:
    with web() as client, two_people(client) as (ann, ben):
        ann.give(ann.choices()[0])
        assert _told(ann)["undo"]["tier"] == "free", "Ben has not answered yet, and has seen nothing"
        ben.await_turn()
        ben.give(ben.choices()[0])
        assert _told(ben)["undo"]["tier"] == "ask", "Ben has seen the cards that were passed to him"
        ply = ben.position["ply"]
        ben.answered("undo", seat=1)
        assert _told(ben)["ply"] == ply
        assert ben.position["undo"]["waiting"] == [0]


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    for practice in (True, False):
        wish: Message = {"practice": practice}
        with (
            web() as client,
            seated(client, make(client, "notre-dame", ME, RANDOM, RANDOM, **wish)) as player,
        ):
            player.play(random.Random(1))
            assert player.position["over"]
            assert player.position["undo"]["tier"] == "none"
            assert player.answered("undo", seat=0)["code"] == "undo-after-end"


def test_with_nobody_to_ask_a_reveal_stays() -> None:
    wish: Message = {"practice": False}
    with web() as client, seated(client, make(client, "notre-dame", ME, RANDOM, RANDOM, **wish)) as player:
        player.await_turn()
        player.give(player.choices()[0])
        player.await_turn()
        assert player.position["undo"]["tier"] == "none"
        assert player.answered("undo", seat=0)["code"] == "nothing-to-undo"


def test_who_is_away_is_asked_and_no_bot_agrees_for_him() -> None:
    with web() as client, two_people(client, RANDOM) as (ann, ben):
        ann.await_turn()
        ann.give(ann.choices()[0])
        ben.await_turn()
        ben.give(ben.choices()[0])
        ben.answered("leave", seat=1, bot="random")
        ply = _told(ann)["ply"]
        ann.answered("undo", seat=0)
        while ann.position["undo"]["asked_by"] != 0:
            ann.receive()
        assert ann.position["undo"]["waiting"] == [1]
        assert _told(ann)["ply"] >= ply, "nothing was taken back"
        ben.answered("answer-undo", seat=1, agree=True)
        while ann.position["epoch"] == 0:
            ann.receive()
        assert ann.position["ply"] < ply


def test_a_request_outlives_the_server(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with web(file) as client:
        made = make(client, "notre-dame", ME, OPEN)
        name = made["table"]["id"]
        claim = {"seat": 1, "name": "Ben", "invitation": made["invitations"]["1"]}
        token = client.post(f"/api/tables/{name}/claims", json=claim).json()["token"]
        with at_table(client, name, made["token"]) as ann, at_table(client, name, token) as ben:
            for player in (ann, ben):
                player.await_turn()
                player.give(player.choices()[0])
            ben.answered("undo", seat=1)
    with web(file) as client, at_table(client, name, made["token"]) as ann:
        assert _told(ann)["undo"]["asked_by"] == 1
        ann.answered("answer-undo", seat=0, agree=True)
        while ann.position["epoch"] == 0:
            ann.receive()


def _away_for(hours: int, silence: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Ann asks while Ben is away, and so many hours pass: the ply before, and the ply after."""

    async def scene() -> tuple[int, int]:
        hub = Hub(SqliteStore(":memory:"), 1)
        await hub.open()
        people = [http.SeatWish("me", "A"), http.SeatWish("local", "B")]
        wish = http.NewTable("notre-dame", people, seed="away", practice=False, consent_after=silence)
        table = await hub.get((await hub.make(wish)).table.id)
        rng = random.Random(1)
        for number in range(2):
            live = table.live
            seat = live.waiting()[0]
            await table.submit(seat, live.ply, -1, legal(live.state, seat).sample(rng).text, f"k{number}")
        asking = table.live.last.seat if table.live.last is not None else 0
        table.row = table.row.with_seat(replace(table.row.seats[1 - asking], away=True, bot="random"))
        ply = table.ply
        assert not await table.undo(asking, "u")
        later = now() + hours * 3600 * 1000
        monkeypatch.setattr(taking_back, "now", lambda: later)
        monkeypatch.setattr(table, "think", lambda: None)
        await table.begin()
        reached = table.ply
        await hub.close()
        return ply, reached

    return asyncio.run(scene())


def test_silence_means_consent_only_where_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = _away_for(25, 24, monkeypatch)
    assert after == before - 1
    before, after = _away_for(23, 24, monkeypatch)
    assert after >= before
    before, after = _away_for(10_000, 0, monkeypatch)
    assert after >= before


def test_the_hours_of_silence_are_bounded() -> None:
    with web() as client:
        wish = {"game": "notre-dame", "seats": [ME, OPEN], "consent_after": 721}
        assert client.post("/api/tables", json=wish).json()["code"] == "bad-consent-time"
        assert make(client, "notre-dame", ME, OPEN, consent_after=24)["table"]["consent_after"] == 24


def test_answering_anew_withdraws_the_request() -> None:
    with web() as client, two_people(client) as (ann, ben):
        ann.give(ann.choices()[0])
        ben.await_turn()
        ben.give(ben.choices()[0])
        ben.answered("undo", seat=1)
        assert _told(ben)["undo"]["asked_by"] == 1
        ben.await_turn()
        ben.give(ben.choices()[0])
        assert _told(ben)["undo"]["asked_by"] is None
