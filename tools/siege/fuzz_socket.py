"""Hostile WebSocket messages: by schema, by bytes, at tables and seats of others."""

from __future__ import annotations

import contextlib
import json
import logging
import random
import time
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from parlour.server.wire import protocol as wire
from tools.siege.field import SLOW_SECONDS, Prey, Verdicts
from tools.siege.hostile import Maker, broken, written

TOO_LONG: Final = 20.0
LARGEST: Final = 64 * 1024
"""Bytes of a message that the server reads."""
MESSAGES: Final = 60
"""On one connection, before another person tries at another table."""
ALLOWED_CLOSES: Final = (1000, 1002, 1003, 1007, 1008, 1009)
CHANGING: Final = ("submit", "undo", "answer-undo", "say", "leave", "return")
(CLIENT_SCHEMAS, SCHEMAS) = msgspec.json.schema_components(
    wire.ClientMessage.__args__, ref_template="#/components/schemas/{name}"
)


class SocketFuzz:
    """One connection after the other, each of somebody with other secrets."""

    def __init__(self, verdicts: Verdicts, rng: random.Random) -> None:
        self.verdicts: Final = verdicts
        self.rng: Final = rng
        self.port: Final = verdicts.server.port
        self.kinds: Final = [schema["$ref"].rpartition("/")[2] for schema in CLIENT_SCHEMAS]
        # Its threads complain of connections that break off, which is what this is about.
        self.quiet: Final = logging.getLogger("siege.quiet")
        self.quiet.disabled = True
        self.opened: Final = contextlib.ExitStack()
        self.socket: ClientConnection | None = None
        self.prey: Prey = verdicts.prey[0]
        self.tokens: list[str] = []
        self.left = 0
        self.count = 0
        self.ply = 0
        self.epoch = 0
        self.answers: list[str] = []
        self.answered_ids: set[str] = set()

    def once(self) -> None:
        """Send one message, and a ping behind it; judge all that comes back."""
        if self.socket is None or self.left <= 0:
            self._come_in()
        if self.socket is None:
            return
        self.left -= 1
        self.count += 1
        message, sent = self._message()
        example = sent[:300]
        began, used = time.monotonic(), self.verdicts.server.cpu_seconds()
        try:
            self.socket.send(sent, text=self.rng.random() < 0.9)
            ping = f"ping-{self.count}"
            self.socket.send(json.dumps({"type": "ping", "id": ping}))
            while True:
                heard = json.loads(self.socket.recv(timeout=TOO_LONG))
                if heard["type"] == "pong" and heard["id"] == ping:
                    break
                self._judge(heard, message, example)
        except TimeoutError:
            self.verdicts.hang(example)
            self.socket = None
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
            too_big = len(sent) > LARGEST and code == 1006  # it hung up before the whole frame was sent
            if code not in ALLOWED_CLOSES and not too_big:
                self.verdicts.fault(f"the connection was closed with {code}", example)
            self.socket = None
        took = time.monotonic() - began
        self.verdicts.took(took)
        if self.verdicts.server.cpu_seconds() - used > SLOW_SECONDS:
            self.verdicts.hang(f"{took:.1f} s: {example!r}")

    def _come_in(self) -> None:
        """Connect as somebody: a holder of a seat, a looker-on, or a stranger."""
        rng = self.rng
        self.close()
        self.prey = rng.choice(self.verdicts.prey)
        other = rng.choice(self.verdicts.prey)
        own, foreign = list(self.prey.secrets), list(other.secrets)
        sets: list[list[str]] = [own[:1], own, own[-1:], [self.prey.watch], foreign, [], ["x"], [other.watch]]
        self.tokens = [token for token in rng.choice(sets) if token]
        self.left = MESSAGES
        try:
            self.socket = self.opened.enter_context(
                connect(
                    f"ws://127.0.0.1:{self.port}/ws/{self.prey.id}",
                    proxy=None, compression=None, close_timeout=1, open_timeout=TOO_LONG, max_size=None,
                    ping_interval=None, logger=self.quiet,
                )
            )  # fmt: skip
            hello: Any = {"type": "hello", "tokens": self.tokens}
            if rng.random() < 0.3:
                hello = self._maker().spoil(hello, 1)
            self.socket.send(written(hello, rng), text=True)
            self._welcome(hello)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
            if code not in ALLOWED_CLOSES:
                self.verdicts.fault(f"a greeting was answered with {code}", hello)
            self.socket = None
        except (OSError, WebSocketException) as error:
            self.verdicts.fault("nobody lets in", f"{error!r}")
            self.socket = None

    def _welcome(self, hello: Any) -> None:
        """Until the first position: those without a right secret must not get that far."""
        if self.socket is None:
            return
        while True:
            heard = json.loads(self.socket.recv(timeout=TOO_LONG))
            if heard["type"] == "failed":
                self.verdicts.problem(heard, hello)
            elif heard["type"] == "welcome":
                told = hello.get("tokens", []) if isinstance(hello, dict) else []
                tokens = [token for token in told if isinstance(token, str)]
                if not self.prey.may_watch(tokens) or set(heard["held"]) != self.prey.held(tokens):
                    self.verdicts.fault("let in wrongly", f"{heard['held']} for {hello}")
                self.tokens = tokens
            elif heard["type"] == "position":
                self._note(heard)
                return

    def _note(self, position: dict[str, Any]) -> None:
        self.ply, self.epoch = position["ply"], position["epoch"]
        offer = position["offer"]
        if offer is not None:
            self.answers = [choice["action"] for choice in offer["choices"]] + offer["examples"]

    def _maker(self) -> Maker:
        held = sorted(self.prey.held(self.tokens)) or [0]
        others = [seat for seat in range(self.prey.seats) if seat not in held] or [3]
        actions = [*self.prey.actions[:20], *self.answers[:2]]
        words: dict[str, list[Any]] = {
            "id": [f"f{self.count}-{self.rng.random()}"] * 9 + ["", "a" * 64, "a" * 65],
            "seat": [*held * 3, *others, 3, -1],
            "ply": [self.ply, self.ply - 1, self.ply + 1, 0, -1],
            "epoch": [self.epoch, -1, self.epoch + 1],
            "action": [*actions, "pass", "x", "buy main-library 1"],
            "chosen": [[], ["x"], actions[:1], [word.split(" ")[0] for word in actions]],
            "name": ["library", "x", *[word.partition(" ")[2] for word in actions]],
            "bot": ["nobody"],
            "phrase": ["hello", "x" * 41],
            "tokens": [self.tokens, ["x"] * 17],
        }
        return Maker(self.rng, SCHEMAS, words)

    def _message(self) -> tuple[dict[str, Any], bytes]:
        """A message, and its bytes; the first is empty when the bytes are no JSON any more."""
        rng = self.rng
        if rng.random() < 0.12:
            return {}, broken(b'{"type":"submit","id":"x","seat":0,"ply":0,"action":"pass"}', rng)
        maker = self._maker()
        kind = "Submit" if rng.random() < 0.25 else rng.choice(self.kinds)
        whole = maker.value(SCHEMAS[kind])
        if whole["type"] == "leave":
            whole["bot"] = "nobody"  # a bot that takes over would change the table by itself, later
        spoilt = maker.spoil(whole, rng.choice((0, 0, 1, 1, 2)))
        if isinstance(spoilt, dict) and spoilt.get("type") == "leave" and spoilt.get("bot") != "nobody":
            spoilt["bot"] = "nobody"
        return spoilt if isinstance(spoilt, dict) else {}, written(spoilt, rng)

    def _judge(self, heard: dict[str, Any], message: dict[str, Any], example: object) -> None:
        verdicts = self.verdicts
        match heard["type"]:
            case "position":
                self._note(heard)
            case "failed":
                verdicts.problem(heard, example)
            case "refused":
                verdicts.refusal(heard["why"], example)
            case "acked":
                self._acked(message, example)

    def _acked(self, message: dict[str, Any], example: object) -> None:
        """Something was carried out: it had to be the right person's, and no older or future position's."""
        seat, key = message.get("seat"), str(message.get("id"))
        if message.get("type") not in CHANGING or seat not in self.prey.held(self.tokens):
            self.verdicts.fault("acknowledged for somebody else", example)
        told = message.get("ply")
        stale = isinstance(told, int) and not 0 < told <= self.ply
        if message.get("type") == "submit" and stale and key not in self.answered_ids:
            self.verdicts.fault("acknowledged for another position", f"{self.ply}: {example!r}")
        self.answered_ids.add(key)
        self.verdicts.changed.add(self.prey.id)

    def close(self) -> None:
        """Hang up."""
        self.socket = None
        self.opened.close()
