"""The lobby without accounts: tables, invitations, spectators, files, rematches, and who is refused."""

import random
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.game import Setup
from parlour.server.door.secret_words import hash_of
from parlour.server.store.backup import backup_to, restore_from
from parlour.server.store.sqlite_file import connect
from parlour.server.tables import thinking
from parlour.server.tables.thinking import choose
from parlour.server.workers.pool import Pool
from parlour.sim.play.live_game import LiveGame
from tests.server.web_client import ME, OPEN, RANDOM, STEWARD, at_table, bearer, make, seated, web

ROOT = Path(__file__).resolve().parents[2]


def test_the_catalogue_tells_all_that_a_lobby_needs() -> None:
    with web() as client:
        games = {game["id"]: game for game in client.get("/api/games").json()}
        assert set(games) == {"notre-dame", "obsession"}
        assert games["obsession"]["least"] == 1
        assert {"random", "steward"} <= set(games["notre-dame"]["bots"])
        assert any(section["id"] for section in games["notre-dame"]["sections"])
        for game in games:
            assert client.get(f"/api/games/{game}/components").json()
            facts = client.get(f"/api/games/{game}/facts").json()
            assert facts["hash"] == games[game]["data"]
            assert {entry["status"] for entry in facts["entries"]} >= {"reconstructed"}
        assert client.get("/api/games/obsession/names/fr").json()["tile"]
        assert client.get("/api/games/obsession/names/xx").status_code == 404
        for game in ("notre-dame", "obsession"):
            files = client.get(f"/api/games/{game}/texts/pl").json()
            assert any(f"game-{game} = " in text for text in files)
            assert any("-question-" in text for text in files)
            grammar = client.get(f"/api/games/{game}/grammar").json()
            assert {"prefix", "sorts", "seatsIn"} <= set(grammar)
        assert client.get("/api/games/obsession/texts/xx").status_code == 404
        assert client.get("/api/games/chess/texts/en").status_code == 404
        assert client.get("/api/games/chess/grammar").status_code == 404
        assert client.get("/api/games/chess/facts").status_code == 404


def test_a_board_is_told_of_components_without_names_and_origins() -> None:
    with web() as client:
        made = make(client, "obsession", ME, RANDOM)
        address = f"/api/tables/{made['table']['id']}/components"
        whole, brief = client.get(address).json(), client.get(f"{address}/brief").json()
    assert set(brief) == set(whole)
    for rows, told in zip(whole["tiles"], brief["tiles"], strict=True):
        assert set(rows) - set(told) == {"name", "origin"}
        assert told == {key: rows[key] for key in told}


def test_a_setup_is_checked_and_what_is_wrong_is_said() -> None:
    with web() as client:
        fine = client.post("/api/setups", json={"game": "obsession", "seats": 2}).json()
        assert fine["problem"] is None
        wrong = {"game": "obsession", "seats": 2, "modules": ["solitaire"]}
        problem = client.post("/api/setups", json=wrong).json()["problem"]
        assert problem == {"code": "module-needs-one-seat", "params": {"module": "solitaire", "seats": 2}}
        assert client.post("/api/tables", json={**wrong, "seats": [ME, RANDOM]}).status_code == 422


def test_a_setup_is_settled_with_all_that_a_mode_brings_along() -> None:
    with web() as client:
        tableau = {"game": "obsession", "seats": 3, "modules": ["tableau"], "options": {"tableau-top": "7"}}
        told = client.post("/api/setups", json=tableau).json()
        assert told["problem"] is None
        assert {"tableau", "ud-servants", "milestones", "low-monuments"} <= set(told["modules"])
        assert (told["options"]["tableau-top"], told["options"]["milestone-cards"]) == ("7", "random")


def test_the_catalogue_says_what_goes_with_what() -> None:
    with web() as client:
        game = next(each for each in client.get("/api/games").json() if each["id"] == "obsession")
        modules = {each["id"]: each for each in game["modules"]}
        options = {each["id"]: each for each in game["options"]}
        assert {name for name, each in modules.items() if each["brings"]} == {
            "tableau",
            "duel",
            "estate-challenge",
        }
        assert {name for name, each in modules.items() if each["by_itself"]} == {"solitaire", "guest-limit"}
        assert modules["dynamic-opponent"]["alone"]
        assert options["tableau-top"]["only_with"] == ["tableau"]
        assert options["tableau-top"]["not_with"] == ["duel"]
        assert options["promo-guests"]["only_with"] == options["promo-guests"]["not_with"] == []


def test_a_setup_tells_who_plays_with_whom() -> None:
    with web() as client:
        wish = {"game": "obsession", "seats": 4, "modules": ["teams"]}
        assert client.post("/api/setups", json=wish).json()["partners"] == [2, 3, 0, 1]
        alone = {"game": "notre-dame", "seats": 3}
        assert client.post("/api/setups", json=alone).json()["partners"] == [-1, -1, -1]


@pytest.mark.parametrize(
    ("seats", "modules", "options", "code"),
    [
        (3, ["duel"], {}, "duel-needs-two"),
        (5, ["teams"], {}, "teams-need-four-or-six"),
        (1, ["tableau"], {}, "tableau-needs-rivals"),
        (2, ["estate-challenge"], {}, "module-needs-one-seat"),
        (5, [], {}, "too-few-families"),
        (6, ["ud-servants", "ud-guests", "howard"], {}, "too-few-families"),
        (5, ["ud-servants", "howard"], {}, "more-guests-needed"),
        (3, ["howard"], {}, "howard-needs-servants"),
        (3, ["public-objectives"], {}, "module-requires"),
        (2, ["tableau", "extended"], {}, "module-excludes"),
        (3, [], {"target": "fairfax"}, "option-only-with"),
        (3, ["low-monuments"], {"monuments": "random"}, "option-not-with"),
        (3, [], {"promo-guests": "nobody"}, "unknown-promo-guest"),
    ],
)
def test_what_does_not_go_together_is_told_before_the_table_is_made(
    seats: int, modules: list[str], options: dict[str, str], code: str
) -> None:
    wish = {"game": "obsession", "seats": seats, "modules": modules, "options": options}
    with web() as client:
        assert client.post("/api/setups", json=wish).json()["problem"]["code"] == code
        made = client.post("/api/tables", json={**wish, "seats": [ME, *[RANDOM] * (seats - 1)]})
        assert (made.status_code, made.json()["code"]) == (422, code)


SIX = ["ud-servants", "howard", "ud-guests", "ud-tiles", "wessex"]


@pytest.mark.parametrize(
    ("seats", "modules"),
    [(1, []), (1, ["estate-challenge"]), (2, ["duel"]), (4, ["teams"]), (5, SIX), (6, [*SIX, "teams"])],
)
def test_a_table_of_every_size_and_mode_can_be_made_and_begun(seats: int, modules: list[str]) -> None:
    with web() as client:
        made = make(client, "obsession", ME, *[RANDOM] * (seats - 1), modules=modules)
        with seated(client, made) as player:
            assert player.await_turn()
            assert len(player.position["view"]["seats"]) == seats
            assert player.give(player.choices()[0])["type"] == "acked"


def test_an_invitation_opens_one_seat_once() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, OPEN)
        name = made["table"]["id"]
        path = f"/api/tables/{name}/claims"
        right = {"seat": 1, "name": "Ben", "invitation": made["invitations"]["1"]}
        assert client.post(path, json={**right, "invitation": ""}).status_code == 403
        assert client.post(path, json={**right, "invitation": made["invitations"]["2"]}).status_code == 403
        assert client.post(path, json={**right, "name": " \t"}).json()["code"] == "no-name"
        claimed = client.post(path, json=right).json()
        assert claimed["held"] == [1]
        assert client.post(path, json=right).status_code == 409
        assert client.post(path, json={**right, "seat": 9}).status_code == 422


def test_an_invitation_that_was_used_still_lets_one_watch() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN)
        name = made["table"]["id"]
        secret = made["invitations"]["1"]
        assert client.post(
            f"/api/tables/{name}/claims", json={"seat": 1, "name": "Ben", "invitation": secret}
        ).is_success
        with at_table(client, name, secret) as watcher:
            assert watcher.held == []
        path = f"/api/tables/{name}/position"
        assert client.get(f"{path}?seat=null", headers=bearer(secret)).json()["seat"] is None
        assert client.get(f"{path}?seat=1", headers=bearer(secret)).status_code == 403
        assert client.get(f"{path}?seat=null", headers=bearer("wrong")).status_code == 403


def test_public_tables_are_listed_while_a_seat_is_open() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, RANDOM, public=True, title="Saturday")
        hidden = make(client, "notre-dame", ME, OPEN, RANDOM)
        listed = [table["id"] for table in client.get("/api/tables").json()]
        assert made["table"]["id"] in listed
        assert hidden["table"]["id"] not in listed
        path = f"/api/tables/{made['table']['id']}/claims"
        assert client.post(path, json={"seat": 1, "name": "Cleo"}).status_code == 200
        assert client.get("/api/tables").json() == []


def test_my_tables_say_where_it_is_my_turn() -> None:
    with web() as client:
        made = make(client, "obsession", ME)
        name = made["table"]["id"]
        (mine,) = client.post("/api/mine", json={"tables": {name: made["token"], "gone": "x"}}).json()
        assert mine["table"]["id"] == name
        assert mine["my_turn"]
        assert client.post("/api/mine", json={"tables": {name: "wrong"}}).json() == []


def test_a_table_that_is_over_says_how_it_ended() -> None:
    file = next((ROOT / "tests/finished/notre-dame").glob("*2-seats.jsonl"))
    with web() as client:
        made = client.post("/api/imports", json={"log": file.read_text(encoding="utf-8")}).json()
        name = made["table"]["id"]
        (mine,) = client.post("/api/mine", json={"tables": {name: made["token"]}}).json()
        scores = client.get(f"/api/tables/{name}/position?seat=null", headers=bearer(made["token"])).json()[
            "scores"
        ]
        assert mine["places"] == [{key: line[key] for key in ("seat", "total", "rank")} for line in scores]
        assert len(mine["places"]) == 2
        open_table = make(client, "notre-dame", ME, RANDOM)
        (open_one,) = client.post(
            "/api/mine", json={"tables": {open_table["table"]["id"]: open_table["token"]}}
        ).json()
        assert open_one["places"] == []


def test_secrets_are_kept_as_hashes_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with web(file) as client:
        made = make(client, "notre-dame", ME, OPEN, RANDOM)
    dump = "\n".join(connect(str(file)).iterdump())
    for secret in (made["token"], made["watch"], made["invitations"]["1"]):
        assert secret not in dump
        assert hash_of(secret) in dump


def test_a_file_is_exported_imported_and_verified(tmp_path: Path) -> None:
    with web() as client:
        made = make(client, "obsession", ME, RANDOM)
        name = made["table"]["id"]
        with seated(client, made) as player:
            player.play(random.Random(8), most=12)
        text = client.get(f"/api/tables/{name}/log", headers=bearer(made["token"])).text
        assert client.get(f"/api/tables/{name}/log").status_code == 403
        again = client.post("/api/imports", json={"log": text}).json()
        assert again["held"] == [0]
        assert [(seat["kind"], seat["bot"]) for seat in again["table"]["seats"]] == [
            ("person", ""),
            ("bot", "random"),
        ]
        with seated(client, again) as player:
            assert player.position["ply"] == client.get(f"/api/tables/{name}").json()["ply"]
            assert player.table["practice"]
            assert player.position["offer"] is not None
            player.give(player.choices()[0])
            assert player.await_turn(), "the bot goes on playing"
        broken = text.replace('"by":0', '"by":1', 1)
        assert client.post("/api/verify", json={"log": broken}).json()["code"] == "bad-log-line"
        assert client.post("/api/imports", json={"log": "nonsense"}).status_code == 422


def test_a_file_of_bots_alone_can_be_watched_by_whoever_brings_it() -> None:
    bots = {seat: find_bot("random", "notre-dame") for seat in range(2)}
    live = LiveGame(find_game("notre-dame"), Setup("notre-dame", ("random", "steward")), "bots", bots)
    for _ in range(40):
        live.step()
    with web() as client:
        made = client.post("/api/imports", json={"log": live.log().dump()}).json()
        assert made["held"] == []
        assert [seat["bot"] for seat in made["table"]["seats"]] == ["random", "steward"]
        with seated(client, made) as player:
            assert player.position["seat"] is None


@pytest.mark.parametrize(
    ("bots", "kinds"), [(["", "steward"], "pb"), (["", "forgotten"], "pb"), (["", ""], "pp")]
)
def test_the_header_of_a_file_says_who_is_a_bot_whatever_the_seats_are_called(
    bots: list[str], kinds: str
) -> None:
    live = LiveGame(find_game("notre-dame"), Setup("notre-dame", ("Ann", "random")), "bots")
    log = replace(live.log(), bots=tuple(bots))
    with web() as client:
        seats = client.post("/api/imports", json={"log": log.dump()}).json()["table"]["seats"]
        assert "".join([seat["kind"][0] for seat in seats]) == kinds
        assert seats[1]["bot"] == ("steward" if kinds == "pb" else "")


def test_a_game_of_several_people_cannot_be_exported_before_its_end() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, RANDOM)
        answer = client.get(f"/api/tables/{made['table']['id']}/log", headers=bearer(made["token"]))
        assert (answer.status_code, answer.json()["code"]) == (403, "game-not-over")


def test_a_rematch_keeps_the_seats_and_is_made_once() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM)
        path = f"/api/tables/{made['table']['id']}/rematch"
        assert client.post(path, headers=bearer("wrong")).status_code == 403
        assert client.post(path).status_code == 401
        early = client.post(path, headers=bearer(made["token"]))
        assert (early.status_code, early.json()["code"]) == (409, "rematch-too-early")
        with seated(client, made) as player:
            player.play(random.Random(1))
        first = client.post(path, headers=bearer(made["token"])).json()["id"]
        assert client.post(path, headers=bearer(made["token"])).json()["id"] == first
        with at_table(client, first, made["token"]) as player:
            assert player.held == [0]
        assert client.get(f"/api/tables/{made['table']['id']}").json()["rematch"] == first


def test_a_bot_takes_over_and_gives_the_seat_back() -> None:
    with web() as client, seated(client, make(client, "obsession", ME)) as player:
        player.await_turn()
        ply = player.position["ply"]
        player.answered("leave", seat=0, bot="random")
        while player.position["ply"] <= ply:
            player.receive()
        player.answered("return", seat=0)
        player.answered("ping")
        while player.table["seats"][0]["away"]:
            player.receive()
        assert player.position["over"] or player.choices() is not None


def test_who_leaves_to_a_thinking_bot_can_come_back_in_the_middle() -> None:
    with web() as client, seated(client, make(client, "notre-dame", ME, STEWARD, STEWARD)) as player:
        player.await_turn()
        player.answered("leave", seat=0)
        told = player.submit("keep red-park")
        assert told["code"] == "seat-is-away"
        player.answered("return", seat=0)
        while player.position["offer"] is None and not player.position["over"]:
            player.receive()
        assert player.position["over"] or player.give(player.choices()[0])["type"] == "acked"


@pytest.mark.parametrize("bot", ["random", "steward"])
def test_a_stand_in_takes_its_time_so_that_one_can_come_back(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_thought = threading.Event()
    quickly = choose

    async def slowly(pool: Pool, name: str, live: LiveGame, seat: int, bot: str, awaited: bool) -> str:
        words = await quickly(pool, name, live, seat, bot, awaited)
        has_thought.set()
        return words

    monkeypatch.setattr(thinking, "choose", slowly)
    monkeypatch.setattr(thinking, "STAND_IN_PAUSE", 3600.0)
    with web() as client, seated(client, make(client, "notre-dame", ME, RANDOM, RANDOM)) as player:
        player.await_turn()
        ply = player.position["ply"]
        player.answered("leave", seat=0, bot=bot)
        assert has_thought.wait(60), "the stand-in knows its answer, and keeps it to itself for a while"
        for _ in range(5):
            player.answered("ping")
        player.answered("return", seat=0)
        while player.table["seats"][0]["away"] or player.position["offer"] is None:
            player.receive()
        assert player.position["ply"] == ply
        assert player.give(player.choices()[0])["type"] == "acked"


def test_what_is_said_reaches_everybody_and_is_kept() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM, public=True)
        name = made["table"]["id"]
        with at_table(client, name, made["token"]) as ann, at_table(client, name) as spectator:
            assert ann.answered("say", seat=0, phrase="good-luck")["type"] == "acked"
            assert spectator.until("said")["line"]["phrase"] == "good-luck"
            assert ann.answered("say", seat=0, text="  ")["code"] == "nothing-said"
            assert ann.answered("say", seat=0, text="x" * 501)["code"] == "too-long"
            assert spectator.answered("say", seat=0, text="hello")["code"] == "not-your-seat"
        with client.websocket_connect(f"/ws/{name}") as socket:
            socket.send_json({"type": "hello"})
            assert [line["phrase"] for line in socket.receive_json()["chat"]] == ["good-luck"]


def test_too_many_requests_are_told_when_to_come_back() -> None:
    with web(rate=0.02) as client:
        answers = [client.get("/api/games") for _ in range(21)]
        late = answers[-1]
        assert late.status_code == 429
        assert int(late.headers["Retry-After"]) >= 1
        assert late.json()["code"] == "too-many-requests"


@pytest.mark.parametrize("seats", [0, 7, 12])
def test_a_number_of_seats_that_the_game_has_not_is_told(seats: int) -> None:
    with web() as client:
        answer = client.post("/api/setups", json={"game": "obsession", "seats": seats})
        assert answer.json()["problem"]["code"] in ("too-many-seats", "too-few-seats")


@pytest.mark.parametrize("seats", [-1, 13, 2**31, 10**15, 10**40])
def test_no_number_of_seats_is_too_much_for_the_check(seats: int) -> None:
    with web() as client:
        answer = client.post("/api/setups", json={"game": "obsession", "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


@pytest.mark.parametrize(
    "path", ["/index.html%00", "/" + "a" * 9000, "/assets/" + "b" * 300, "/../../etc/passwd"]
)
def test_odd_paths_lead_nowhere(path: str) -> None:
    with web() as client:
        assert client.get(path).status_code in (200, 404)


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing", "/", "/api/tables/none"])
def test_every_answer_forbids_foreign_scripts_and_frames(path: str) -> None:
    with web() as client:
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-json"),
        (b"{", 400, "bad-json"),
        (b'{"game": 3}', 422, "bad-message"),
        (b'{"game": "chess", "seats": []}', 422, "unknown-game"),
        (b'{"game": "obsession", "seats": [], "more": 1}', 422, "bad-message"),
        (b'{"game": "obsession", "seats": [{"kind": "cat"}]}', 422, "bad-seat-kind"),
        (b"[" * 100_000, 413, "too-long-body"),
        (b'{"corrections": {"a": ' + b"[" * 50_000, 400, "bad-json"),
    ],
    ids=["nothing", "half", "type", "game", "field", "seat", "long", "deep"],
)
def test_bad_bodies_are_answered_with_a_code(body: bytes, status: int, code: str) -> None:
    with web() as client:
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_backup_brings_every_table_back(tmp_path: Path) -> None:
    file, copy, other = (str(tmp_path / name) for name in ("a.sqlite", "b.sqlite", "c.sqlite"))
    with web(file) as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM)
        with seated(client, made) as player:
            player.play(random.Random(1), most=10)
            player.await_turn()
            view = player.position["view"]
            assert backup_to(file, copy).startswith("1 tables")
    restore_from(copy, other, force=False)
    with web(other) as client, seated(client, made) as player:
        assert player.position["view"] == view
