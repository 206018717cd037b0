"""After the end everything is open (Notre Dame, ruling 43a): in what is told, and in earlier positions."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from parlour.ai.random_bot import RandomBot
from parlour.games import find_game
from parlour.kernel.game import Setup
from parlour.kernel.log import GameLog
from parlour.sim.play.runner import play_game
from tests.server.web_client import at_table, bearer, web


def whole_game(name: str, short: int = 0) -> GameLog:
    """A game at random, or its beginning: without the last answers."""
    game = find_game(name)
    setup = Setup(name, ("anna", "ben"))
    log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
    play_game(game, setup, [RandomBot(), RandomBot()], 3, log=log)
    found = GameLog(setup, log.rules, log.data)
    for entry in log.entries[: len(log.entries) - short]:
        found.record(entry.seat, entry.act)
    return found


def brought(client: TestClient, log: GameLog) -> tuple[str, str]:
    """The table of a log, and the secret of its spectators."""
    answer = client.post("/api/imports", json={"log": log.dump()})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"]["id"], made["watch"]


def told(client: TestClient, table: str, secret: str, what: str, **asked: int) -> Any:
    answer = client.get(f"/api/tables/{table}/{what}", params=asked, headers=bearer(secret))
    assert answer.status_code == 200, answer.text
    return answer.json()


def gains(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each["event"] for each in events if each["event"]["event"] == "prestige-gained"]


def test_p4_ruling_43a_the_amounts_of_all_gains_are_open_after_the_end() -> None:
    with web() as client:
        table, watch = brought(client, whole_game("notre-dame", short=1))
        found = gains(told(client, table, watch, "history")["events"])
        assert found
        assert all("amount" not in event for event in found), "hidden from spectators while the game goes on"
        table, watch = brought(client, whole_game("notre-dame"))
        history = told(client, table, watch, "history")
        found = gains(history["events"])
        assert found
        assert all("amount" in event for event in found)
        # Whoever opens the table then is told the last gains openly, too.
        with at_table(client, table, watch) as spectator:
            assert spectator.position["over"]
            assert all("amount" in event for event in gains(spectator.position["events"]))


def test_p4_ruling_43a_prestige_is_open_in_earlier_positions_after_the_end() -> None:
    log = whole_game("notre-dame")
    at = len(log.entries) // 2
    with web() as client:
        for short, is_open in ((1, False), (0, True)):
            table, watch = brought(client, whole_game("notre-dame", short))
            position = told(client, table, watch, "position", ply=at)
            assert not position["over"]
            prestige = [seat["prestige"] for seat in position["view"]["seats"]]
            assert [value is not None for value in prestige] == [is_open] * 2
        gain = next(
            each["ply"]
            for each in told(client, table, watch, "history")["events"]
            if each["event"]["event"] == "prestige-gained"
        )
        (event,) = gains(told(client, table, watch, "position", ply=gain + 1)["events"])[:1]
        assert event["amount"] > 0


@pytest.mark.parametrize(("short", "is_open"), [(1, False), (0, True)])
def test_in_obsession_cards_in_front_of_the_seats_are_open_after_the_end(short: int, is_open: bool) -> None:
    log = whole_game("obsession", short)
    with web() as client:
        table, watch = brought(client, log)
        view = told(client, table, watch, "position", ply=len(log.entries) // 2)["view"]
        assert all(("objectives" in seat) == is_open for seat in view["seats"])


@pytest.mark.parametrize("name", ["notre-dame", "obsession"])
def test_how_the_score_came_about_is_told_after_the_end_and_not_before(name: str) -> None:
    with web() as client:
        table, watch = brought(client, whole_game(name, short=1))
        before = told(client, table, watch, "history")
        assert before["turns"], "where turns begin is no secret"
        assert (before["rounds"], before["changes"], before["portions"], before["ending"]) == (
            [],
            [],
            [],
            None,
        )
        assert not any(each.get("opened") for each in before["events"])
        table, watch = brought(client, whole_game(name))
        after = told(client, table, watch, "history")
        totals = [sheet["total"] for sheet in told(client, table, watch, "position")["scores"]]
        assert after["changes"][-1]["totals"] == after["rounds"][-1]["totals"] == totals
        assert [
            sum([each["points"] for each in after["portions"] if each["seat"] == seat])
            for seat in range(len(totals))
        ] == totals
        assert any(each.get("opened") for each in after["events"])
        assert after["ending"]["sort"] == "told"


def test_turns_are_marked_where_they_begin() -> None:
    with web() as client:
        table, watch = brought(client, whole_game("obsession"))
        history = told(client, table, watch, "history")
        marks = [(each["label"], each["seat"]) for each in history["turns"] if each["seat"] >= 0]
        assert marks[:4] in ([(1, 0), (1, 1), (2, 0), (2, 1)], [(1, 1), (1, 0), (2, 1), (2, 0)])
        first = next(each for each in history["turns"] if each["seat"] >= 0)
        view = told(client, table, watch, "position", ply=first["ply"])["view"]
        assert view["active"] == first["seat"]
        aids = told(client, table, watch, "aids", ply=first["ply"])
        assert aids["ply"] == first["ply"]
        assert aids["seat"] is None
