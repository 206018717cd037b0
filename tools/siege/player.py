"""A client that plays by WebSocket and writes down every promise the server makes it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

RETRY_SECONDS: Final = 0.03
SILENCE_SECONDS: Final = 20
ACKED: Final = "acked"


class HeardChoice(msgspec.Struct):
    """As much of a choice as is needed to choose."""

    action: str


class HeardOffer(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    seat: int
    choices: list[HeardChoice]
    examples: list[str]

    def answers(self) -> list[str]:
        """The whole answers that were told."""
        return [choice.action for choice in self.choices] + self.examples


class Heard(msgspec.Struct):
    """Any message of the server; what a sort of message does not have keeps its default."""

    type: str
    id: str = ""
    ply: int = -1
    epoch: int = -1
    over: bool = False
    offer: HeardOffer | None = None
    code: str = ""
    held: list[int] = []


decode_heard = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Promise:
    """A submit, and what the server said to it. Once it said acked, the answer must never be lost."""

    table: str
    key: str
    seat: int
    ply: int
    epoch: int
    action: str
    sent: int = 0
    answer: str = ""
    acked_ply: int = -1
    began: float = 0.0

    def message(self) -> dict[str, object]:
        """The submit as it goes over the wire; the same bytes each time."""
        return {
            "type": "submit",
            "id": self.key,
            "seat": self.seat,
            "ply": self.ply,
            "epoch": self.epoch,
            "action": self.action,
        }


@dataclass
class Ledger:
    """What all clients together were promised, and what went wrong on their side."""

    promises: dict[str, Promise] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    acks: int = 0
    resent: int = 0
    resent_acked: int = 0
    stale: int = 0
    shown: dict[str, int] = field(default_factory=dict)
    """By table: the furthest ply that anybody was shown. What is shown must be kept, too."""
    ack_heard: asyncio.Event = field(default_factory=asyncio.Event)

    def of(self, table: str) -> list[Promise]:
        """The promises about one table."""
        return [promise for promise in self.promises.values() if promise.table == table]


class Player:
    """One person's browser: a connection that is made again whenever it breaks, and one seat."""

    def __init__(
        self,
        table: str,
        seat: int,
        token: str,
        ports: Callable[[], Sequence[int]],
        ledger: Ledger,
        rng: random.Random,
        pace: float = 0.0,
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.token: Final = token
        self.ports: Final = ports
        self.ledger: Final = ledger
        self.rng: Final = rng
        self.pace: Final = pace
        self.pending: Promise | None = None
        self.position: Heard | None = None
        self.over = False
        self.count = 0
        self.connected = 0

    async def play(self) -> None:
        """Play until the game is over or somebody cancels."""
        attempt = 0
        while not self.over:
            ports = self.ports()
            port = ports[attempt % len(ports)] if ports else 0
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                async with connect(
                    f"ws://127.0.0.1:{port}/ws/{self.table}",
                    proxy=None,
                    compression=None,
                    open_timeout=5,
                    close_timeout=0.1,
                    ping_interval=None,
                ) as socket:
                    self.connected += 1
                    await self._converse(socket)
            if not self.over:
                attempt += 1
                await asyncio.sleep(RETRY_SECONDS)

    async def _converse(self, socket: ClientConnection) -> None:
        self.position = None
        await self._send(socket, {"type": "hello", "tokens": [self.token], "seat": self.seat})
        while not self.over:
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    heard = decode_heard(await socket.recv())
            except TimeoutError:
                if self.pending is not None:
                    self.ledger.faults.append(f"{self.table}: {self.pending.key} was never answered")
                return
            await self._react(socket, heard)

    async def _react(self, socket: ClientConnection, heard: Heard) -> None:
        pending = self.pending
        if heard.type == "welcome":
            if self.seat not in heard.held:
                self.ledger.faults.append(f"{self.table}: seat {self.seat} is not ours any more")
            if pending is not None:
                self.ledger.resent += 1
                await self._submit(socket, pending)
        elif heard.type == "position":
            self.position = heard
            self.ledger.shown[self.table] = max(heard.ply, self.ledger.shown.get(self.table, 0))
            await self._consider(socket)
        elif pending is not None and heard.id == pending.key:
            if self._settle(pending, heard):
                await self._consider(socket)
            else:
                await socket.close()  # begin again with a fresh position
        elif heard.type == "failed":
            self.ledger.faults.append(f"{self.table}: failed with {heard.code}")
            if not heard.id:  # the server hangs up after such a one
                self.over = True

    def _settle(self, pending: Promise, heard: Heard) -> bool:
        """Write down what became of a submit; False when the server gave an answer that it should not."""
        ledger = self.ledger
        self.pending = None
        if heard.type == ACKED:
            pending.answer = ACKED
            pending.acked_ply = heard.ply
            ledger.acks += 1
            ledger.resent_acked += pending.sent > 1
            ledger.seconds.append(time.monotonic() - pending.began)
            ledger.ack_heard.set()
            if self.position is not None and self.position.ply < heard.ply:
                self.position = None  # a newer one follows
            return True
        pending.answer = heard.code or heard.type
        if heard.code == "stale-ply":
            ledger.stale += 1
            self.position = None  # a newer one follows
            return True
        again = " when sent again" if pending.sent > 1 else ""
        ledger.faults.append(f"{self.table}: {pending.key} {pending.action!r} {pending.answer}{again}")
        return False

    async def _consider(self, socket: ClientConnection) -> None:
        """Answer the position on the table, if it asks this seat and nothing is under way."""
        position = self.position
        if position is None or self.pending is not None:
            return
        if position.over:
            self.over = True
            return
        offer = position.offer
        if offer is None or offer.seat != self.seat:
            return
        self.position = None  # each position is answered once
        self.count += 1
        key = f"{self.table}-{self.seat}-{self.count}"
        action = self.rng.choice(offer.answers())
        promise = Promise(self.table, key, self.seat, position.ply, position.epoch, action)
        self.ledger.promises[key] = promise
        self.pending = promise
        if self.pace:
            await asyncio.sleep(self.rng.uniform(0, self.pace))
        await self._submit(socket, promise)

    async def _submit(self, socket: ClientConnection, promise: Promise) -> None:
        promise.sent += 1
        promise.began = time.monotonic()
        await self._send(socket, promise.message())

    async def _send(self, socket: ClientConnection, message: dict[str, object]) -> None:
        await socket.send(encode(message).decode())
