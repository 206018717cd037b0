"""A browser without a screen: speaks to an application in the same process."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from parlour.server.app import make_app
from parlour.server.door.visitors import Names
from parlour.server.store.sqlite import SqliteStore

Message = dict[str, Any]
ME: Message = {"kind": "me", "name": "Ann"}
LOCAL: Message = {"kind": "local", "name": "Ben"}
OPEN: Message = {"kind": "open"}
RANDOM: Message = {"kind": "bot", "bot": "random"}
STEWARD: Message = {"kind": "bot", "bot": "steward"}
CALLED = Names(allowed=["testserver"])
"""What the test client calls the application."""


@contextmanager
def web(database: Path | str = ":memory:", *, rate: float = 0, bot_pause: float = 0) -> Iterator[TestClient]:
    """An application on a database, and a client of it."""
    app = make_app(SqliteStore(str(database)), rate=rate, names=CALLED, bot_pause=bot_pause)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def make(client: TestClient, game: str, *seats: Message, **more: Any) -> Message:
    """A new table, as its maker is told of it."""
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def bearer(token: str) -> dict[str, str]:
    """The header that carries a secret."""
    return {"Authorization": f"Bearer {token}"}


class Player:
    """Somebody at a table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.position: Message = {}
        self.table: Message = {}
        self.held: list[int] = []
        self.sent = 0

    def receive(self) -> Message:
        """The next message; positions and tables are kept."""
        text = self.socket.receive_text()
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "welcome":
            self.table, self.held = message["table"], message["held"]
        elif message["type"] == "seats":
            self.table = message["table"]
        return message

    def until(self, *kinds: str) -> Message:
        """Read on until a message of one of these kinds."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message with an id of its own; the id."""
        self.sent += 1
        name = str(fields.pop("id", f"m{self.sent}"))
        self.socket.send_text(json.dumps({"type": kind, "id": name, **fields}))
        return name

    def answered(self, kind: str, **fields: Any) -> Message:
        """Send a message and read on until it is answered."""
        name = self.send(kind, **fields)
        while True:
            message = self.receive()
            if message.get("id") == name:
                return message

    def submit(self, action: str, **fields: Any) -> Message:
        """Answer the question of the position."""
        place = {"seat": self.position["seat"], "ply": self.position["ply"], "epoch": self.position["epoch"]}
        return self.answered("submit", action=action, **{**place, **fields})

    def give(self, action: str, **fields: Any) -> Message:
        """Answer, and read on until the position shows it."""
        told = self.submit(action, **fields)
        if told["type"] == "acked":
            self.reach(told["ply"])
        return told

    def reach(self, ply: int) -> None:
        """Read on until the position is so far on."""
        while not self.position or self.position["ply"] < ply:
            self.receive()

    def choices(self) -> list[str]:
        """Answers that the position offers."""
        offer = self.position["offer"]
        if offer is None:
            return []
        return [choice["action"] for choice in offer["choices"]] + list(offer["examples"])

    def await_turn(self) -> bool:
        """Read on until there is something to answer; False when the game is over."""
        while not self.position or (self.position["offer"] is None and not self.position["over"]):
            self.receive()
        return not self.position["over"]

    def play(self, rng: random.Random, most: int = 10_000) -> int:
        """Answer at random until the game is over; how often."""
        for answers in range(most):
            if not self.await_turn():
                return answers
            told = self.give(rng.choice(self.choices()))
            assert told["type"] == "acked", told
        return most


@contextmanager
def at_table(client: TestClient, table: str, *tokens: str, **hello: Any) -> Iterator[Player]:
    """Sit down at a table."""
    with client.websocket_connect(f"/ws/{table}") as socket:
        player = Player(socket)
        socket.send_text(json.dumps({"type": "hello", "tokens": list(tokens), **hello}))
        player.until("welcome")
        player.until("position")
        yield player


@contextmanager
def seated(client: TestClient, made: Message) -> Iterator[Player]:
    """Sit down at a table that one has made."""
    with at_table(client, made["table"]["id"], made["token"]) as player:
        yield player
