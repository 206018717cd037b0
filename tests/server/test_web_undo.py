"""Taking back, in tiers: free until something is revealed or another acts, then by consent."""

import random

from tests.server.web_client import LOCAL, ME, OPEN, RANDOM, Player, at_table, make, seated, web


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
