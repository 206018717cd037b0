"""The coach of a server: hints where allowed, reviews in the background, branches of other worlds."""

import time
from typing import Any

from tests.server.test_web_after_end import brought, whole_game
from tests.server.web_client import LOCAL, ME, OPEN, RANDOM, bearer, make, web


def test_a_hint_at_a_practice_table_names_answers_that_are_on_offer() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM, seed="hint", practice=True)
        table, secret = made["table"]["id"], bearer(made["token"])
        position: Any = {"offer": None}
        while position["offer"] is None:
            time.sleep(0.05)
            position = client.get(f"/api/tables/{table}/position", params={"seat": 0}, headers=secret).json()
        hint = client.get(f"/api/tables/{table}/hint", params={"seat": 0}, headers=secret)
        assert hint.status_code == 200, hint.text
        told = hint.json()
        offered = {each["action"] for each in position["offer"]["choices"]}
        assert {each["choice"]["action"] for each in told["pair"]} <= offered
        assert 0 <= told["best"] < len(told["pair"])
        again = client.get(f"/api/tables/{table}/hint", params={"seat": 0}, headers=secret)
        assert again.json() == told
        foreign = client.get(f"/api/tables/{table}/hint", params={"seat": 0})
        assert foreign.status_code == 403


def test_there_are_no_hints_at_a_table_that_is_not_for_practice() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN)
        assert not made["table"]["practice"]
        secret = bearer(made["token"])
        answer = client.get(f"/api/tables/{made['table']['id']}/hint", params={"seat": 0}, headers=secret)
        assert (answer.status_code, answer.json()["code"]) == (422, "hints-off")
        wish = {"seat": 0, "ply": 0, "seed": "a", "entries": []}
        answer = client.post(f"/api/tables/{made['table']['id']}/branch", json=wish, headers=secret)
        assert (answer.status_code, answer.json()["code"]) == (422, "hints-off")


def test_a_finished_game_is_reviewed_in_the_background_and_the_review_can_be_stopped() -> None:
    with web() as client:
        table, watch = brought(client, whole_game("notre-dame"))
        secret = bearer(watch)

        def ask(**wish: Any) -> Any:
            answer = client.post(f"/api/tables/{table}/review", json={"of": 1, **wish}, headers=secret)
            assert answer.status_code == 200, answer.text
            return answer.json()

        first = ask()
        assert first["running"]
        assert first["review"] is None
        while (state := ask())["review"] is None:
            assert state["running"]
            time.sleep(0.05)
        while (state := ask(stop=True))["running"]:
            time.sleep(0.05)
        review = state["review"]
        assert abs(sum(points for _, points in review["totals"]) - review["final"]) < 0.001
        assert review["graph"][-1]["lead"] == review["final"]
        wrong = client.post(f"/api/tables/{table}/review", json={"of": 7}, headers=secret)
        assert wrong.status_code in (404, 422)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM)
        path, secret = f"/api/tables/{made['table']['id']}/review", bearer(made["token"])
        answer = client.post(path, json={"of": 0}, headers=secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")


def test_a_branch_is_played_on_in_another_world_and_changes_nothing() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, LOCAL, seed="what if", practice=True)
        table, secret = made["table"]["id"], bearer(made["token"])
        path = f"/api/tables/{table}/branch"
        wish = {"seat": 0, "ply": made["table"]["ply"], "seed": "one", "entries": []}
        begun = client.post(path, json=wish, headers=secret)
        assert begun.status_code == 200, begun.text
        state = begun.json()
        assert state["answers"]
        assert not state["over"]
        action = state["answers"][0]["action"]
        on = client.post(path, json={**wish, "entries": state["entries"], "action": action}, headers=secret)
        assert on.status_code == 200, on.text
        assert {"seat": 0, "act": action} in on.json()["entries"]
        assert len(on.json()["entries"]) > len(state["entries"])
        same = client.post(path, json={**wish, "entries": state["entries"], "action": action}, headers=secret)
        assert same.json() == on.json()
        bad = client.post(
            path, json={**wish, "entries": state["entries"], "action": "keep nothing"}, headers=secret
        )
        assert bad.status_code == 422
        assert client.get(f"/api/tables/{table}", headers=secret).json()["ply"] == made["table"]["ply"]
        assert client.post(path, json=wish).status_code == 401
