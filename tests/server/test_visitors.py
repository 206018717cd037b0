"""Who is let in: by the name the server is called, by the page that calls, by what a body is, by number."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Receive, Scope, Send

from parlour.server.app import make_app
from parlour.server.door.visitors import Names, Visitors, name_in
from parlour.server.store.sqlite import SqliteStore
from tests.server.web_client import ME, RANDOM, bearer, make, web

WISH = {"game": "obsession", "seats": 2}


@pytest.mark.parametrize(
    ("bound", "allowed", "host", "served"),
    [
        ("127.0.0.1", [], "127.0.0.1:8000", True),
        ("127.0.0.1", [], "localhost:5173", True),
        ("127.0.0.1", [], "LOCALHOST.", True),
        ("127.0.0.1", [], "[::1]:8000", True),
        ("127.0.0.1", [], "127.0.0.2", True),
        ("127.0.0.1", [], "evil.example", False),
        ("127.0.0.1", [], "localhost.evil.example", False),
        ("127.0.0.1", [], "192.0.2.7:8000", False),
        ("127.0.0.1", [], "", False),
        ("127.0.0.1", [], "localhost:80x", False),
        ("192.0.2.7", [], "192.0.2.7:8000", True),
        ("192.0.2.7", [], "192.0.2.8:8000", False),
        ("0.0.0.0", [], "192.0.2.7:8000", True),
        ("::", [], "[2001:db8::7]:8000", True),
        ("0.0.0.0", [], "evil.example", False),
        ("0.0.0.0", ["table.example"], "Table.Example:8000", True),
        ("0.0.0.0", ["*"], "evil.example", True),
    ],
)
def test_a_server_answers_to_its_names_only(bound: str, allowed: list[str], host: str, served: bool) -> None:
    assert Names(bound, allowed).has(host) is served


@pytest.mark.parametrize(
    ("allowed", "origin", "host", "own"),
    [
        ([], "http://127.0.0.1:8000", "127.0.0.1:8000", True),
        (
            [],
            "http://localhost:5173",
            "127.0.0.1:8000",
            True,
        ),  # in development
        ([], "http://192.0.2.7:8000", "192.0.2.7:8000", True),
        ([], "http://192.0.2.8", "192.0.2.7:8000", False),
        ([], "http://evil.example", "127.0.0.1:8000", False),
        ([], "http://localhost.evil.example", "127.0.0.1:8000", False),
        ([], "null", "127.0.0.1:8000", False),
        ([], "file://", "127.0.0.1:8000", False),
        ([], "chrome-extension://127.0.0.1", "127.0.0.1:8000", False),
        (["table.example"], "https://table.example", "127.0.0.1:8000", True),
        (["*"], "https://table.example", "table.example", True),
        (["*"], "https://evil.example", "table.example", False),
    ],
)
def test_pages_of_others_are_told_from_our_own(allowed: list[str], origin: str, host: str, own: bool) -> None:
    assert Names("0.0.0.0", allowed).is_own_page(origin, host) is own


def test_a_name_is_read_without_its_port() -> None:
    assert [name_in(each) for each in ("a:1", "[::1]:1", "[::1", "a:b", "A.")] == ["a", "::1", "", "", "a"]


def test_a_foreign_name_is_refused_everywhere() -> None:
    with web() as client:
        for path in ("/", "/api/health", "/api/games", "/api/nothing"):
            answer = client.get(path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")


def test_a_foreign_page_cannot_post_and_a_program_can() -> None:
    foreign = {"Origin": "http://evil.example"}
    with web() as client:
        answer = client.post("/api/setups", json=WISH, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        assert client.post("/api/setups", json=WISH, headers={"Origin": "null"}).status_code == 403
        assert (
            client.post("/api/setups", json=WISH, headers={"Origin": "http://testserver"}).status_code == 200
        )
        assert client.post("/api/setups", json=WISH).status_code == 200
        assert client.get("/api/games", headers=foreign).status_code == 200


def test_a_foreign_page_cannot_open_a_socket() -> None:
    with web() as client:
        table = make(client, "notre-dame", ME, RANDOM)["table"]["id"]
        with (
            pytest.raises(WebSocketDenialResponse) as refused,
            client.websocket_connect(f"/ws/{table}", headers={"Origin": "http://evil.example"}),
        ):
            pass
        assert (refused.value.status_code, refused.value.json()["code"]) == (403, "wrong-origin")
        with client.websocket_connect(f"/ws/{table}", headers={"Origin": "http://testserver"}) as socket:
            socket.send_text('{"type":"hello"}')
            assert "wrong-secret" in socket.receive_text()


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 200),
        ("application/json; charset=utf-8", 200),
        ('Application/JSON; charset="UTF-8"', 200),
        ("application/json; charset=latin-1", 415),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("", 415),
    ],
)
def test_a_body_says_that_it_is_json(kind: str, status: int) -> None:
    body = b'{"game": "obsession", "seats": 2}'
    with web() as client:
        answer = client.post("/api/setups", content=body, headers={"Content-Type": kind} if kind else {})
        assert answer.status_code == status
        assert status == 200 or answer.json()["code"] == "wrong-content-type"


def test_a_request_without_a_body_needs_no_type() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM)
        path = f"/api/tables/{made['table']['id']}/rematch"
        assert client.post(path, headers=bearer(made["token"])).status_code in (201, 409)


@pytest.mark.parametrize(
    ("method", "path", "allow"),
    [
        ("POST", "/api/games", "GET, HEAD"),
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("GET", "/api/verify", "POST"),
        ("TRACE", "/api/health", "GET, HEAD"),
        ("OPTIONS", "/api/imports", "POST"),
        ("POST", "/", "GET, HEAD"),
    ],
)
def test_another_method_is_told_which_there_are(method: str, path: str, allow: str) -> None:
    with web() as client:
        answer = client.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")
        assert answer.headers["Allow"] == allow
        assert client.request(method, "/api/nothing").status_code == 404


def test_a_request_carries_only_so_many_secrets() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM)
        path = f"/api/tables/{made['table']['id']}/position"
        assert client.get(path, headers=bearer(f"{'x,' * 15}{made['token']}")).status_code == 200
        answer = client.get(path, headers=bearer(f"{'x,' * 16}{made['token']}"))
        assert (answer.status_code, answer.json()["code"]) == (422, "too-many-secrets")


def scope_of(kind: str, caller: str, path: str = "/") -> Scope:
    return {
        "type": kind,
        "path": path,
        "method": "GET",
        "headers": [(b"host", b"localhost")],
        "client": (caller, 1),
        "extensions": {"websocket.http.response": {}},
    }


def test_a_caller_has_only_so_much_open_at_once_whoever_passes_it_on() -> None:
    """Behind a proxy all connections are its own: there this is what counts."""

    async def scene() -> None:
        entered: list[str] = []
        leave = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            entered.append(scope["client"][0])
            await leave.wait()

        visitors = Visitors(app, Names(), 4)
        told: list[Message] = []

        async def send(message: Message) -> None:
            told.append(message)

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        def come(kind: str, caller: str, path: str = "/") -> asyncio.Task[None]:
            return asyncio.create_task(visitors(scope_of(kind, caller, path), receive, send))

        waiting = [come("websocket", f"2001:db8::{n}") for n in range(4)]
        waiting += [come("http", "2001:db8::9"), come("websocket", "2001:db8:0:1::1")]
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(entered) == 5  # three sockets of one household, its request, and somebody else
        assert (told[0]["type"], told[0]["status"]) == ("websocket.http.response.start", 503)
        assert (b"retry-after", b"5") in told[0]["headers"]
        waiting += [come("http", "2001:db8::9", "/api/health") for _ in range(9)]
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(entered) == 14
        leave.set()
        await asyncio.gather(*waiting)
        assert visitors.open == {}

    asyncio.run(scene())


def test_the_default_names_are_those_of_this_machine() -> None:
    with TestClient(make_app(SqliteStore(":memory:")), base_url="http://localhost:8000") as client:
        assert client.get("/api/health").status_code == 200
        assert client.get("/api/health", headers={"Host": "testserver"}).status_code == 421
