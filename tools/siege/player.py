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

from tools.siege.ledger import ACKED, ANSWER, AWAY, LEAVE, NOT_KEPT, RETURN, SAY, UNDO, Ledger, Promise

RETRY_SECONDS: Final = 0.03
LONGEST_RETRY: Final = 0.5
AGAIN_SECONDS: Final = (0.1, 0.4)
"""How long somebody waits who was told that an answer was not kept."""
SILENCE_SECONDS: Final = 20
BENIGN: Final = {UNDO: frozenset({"nothing-to-undo", "undo-asked-already", "game-over"})}
"""By sort: what the server may rightly say to it besides carrying it out."""


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


@dataclass(frozen=True)
class Habits:
    """How often, of a hundred positions, somebody does something other than answering."""

    says: float = 0
    leaves: float = 0
    undoes: float = 0
    away_seconds: float = 0.6
    pace: float = 0
    """Seconds that somebody thinks at most before he answers."""
    silence: float = SILENCE_SECONDS
    """How long a server may take to answer: as long as the store may be down, and a little more."""


PLAIN: Final = Habits()


@dataclass(eq=False)
class Player:
    """One person's browser: a connection that is made again whenever it breaks, and one seat."""

    table: str
    seat: int
    token: str
    ports: Callable[[], Sequence[int]]
    ledger: Ledger
    rng: random.Random
    habits: Habits = PLAIN
    pending: Promise | None = field(default=None, init=False)
    position: Heard | None = field(default=None, init=False)
    over: bool = field(default=False, init=False)
    back_at: float = field(default=0.0, init=False)
    """When somebody who is away comes back; nought is there."""
    count: int = field(default=0, init=False)
    connected: int = field(default=0, init=False)

    async def play(self) -> None:
        """Play until the game is over or somebody cancels."""
        attempt = 0
        wait = RETRY_SECONDS
        while not self.over:
            ports = self.ports()
            port = ports[attempt % len(ports)] if ports else 0
            before = self.connected
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                async with connect(
                    f"ws://127.0.0.1:{port}/ws/{self.table}",
                    proxy=None,
                    compression=None,
                    open_timeout=5,
                    close_timeout=0.1,
                    ping_interval=None,
                ) as socket:
                    await self._converse(socket)
            if not self.over:
                attempt += 1
                wait = RETRY_SECONDS if self.connected > before else min(LONGEST_RETRY, wait * 1.5)
                await asyncio.sleep(wait * self.rng.uniform(0.7, 1.3))

    async def _converse(self, socket: ClientConnection) -> None:
        self.position = None
        await self._send(socket, {"type": "hello", "tokens": [self.token], "seat": self.seat})
        while not self.over:
            is_back = self.back_at > 0 and self.pending is None
            patience = max(0.01, self.back_at - time.monotonic()) if is_back else self.habits.silence
            try:
                async with asyncio.timeout(patience):
                    heard = decode_heard(await socket.recv())
            except TimeoutError:
                if is_back:
                    await self._begin(socket, AWAY, RETURN)
                    continue
                if self.pending is not None:
                    self.ledger.faults.append(f"{self.table}: {self.pending.key} was never answered")
                return
            await self._react(socket, heard)

    async def _react(self, socket: ClientConnection, heard: Heard) -> None:
        pending = self.pending
        if heard.type == "welcome":
            self.connected += 1
            if self.seat not in heard.held:
                self.ledger.faults.append(f"LOST: {self.table}: seat {self.seat} is not ours any more")
            if pending is not None:
                self.ledger.resent += 1
                await self._put(socket, pending)
        elif heard.type == "position":
            self.position = heard
            self.ledger.shown[self.table] = max(heard.ply, self.ledger.shown.get(self.table, 0))
            await self._consider(socket)
        elif heard.type == "failed" and heard.code in NOT_KEPT:
            self.ledger.refused_by_store(self.table, heard.code)
            if pending is not None and heard.id == pending.key:
                await asyncio.sleep(self.rng.uniform(*AGAIN_SECONDS))
                self.ledger.resent += 1
                await self._put(socket, pending)
        elif pending is not None and heard.id == pending.key:
            if self._settle(pending, heard):
                if pending.sort in (UNDO, AWAY):
                    await self._send(socket, {"type": "look", "id": "look", "seat": self.seat})
                await self._consider(socket)
            else:
                await socket.close()  # begin again with a fresh position
        elif heard.type == "failed":
            self.ledger.faults.append(f"{self.table}: failed with {heard.code}")
            if not heard.id:  # the server hangs up after such a one
                self.over = True

    def _settle(self, pending: Promise, heard: Heard) -> bool:
        """Write down what became of a message; False when the server gave an answer that it should not."""
        ledger = self.ledger
        self.pending = None
        if heard.type == ACKED:
            ledger.heard(pending, heard.ply, time.monotonic() - pending.began)
            if pending.action == LEAVE and pending.sort == AWAY:
                self.back_at = time.monotonic() + self.rng.uniform(0, self.habits.away_seconds)
            elif pending.sort == AWAY:
                self.back_at = 0.0
            if self.position is not None and self.position.ply < heard.ply:
                self.position = None  # a newer one follows
            return True
        pending.answer = heard.code or heard.type
        if heard.code == "stale-ply":
            ledger.stale += 1
            self.position = None  # a newer one follows
            return True
        if heard.code in BENIGN.get(pending.sort, ()):
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
        if self.back_at:
            return
        whim, habits = self.rng.uniform(0, 100), self.habits
        if whim < habits.says:
            await self._begin(socket, SAY, f"said {self.rng.randrange(10**6)}")
            return
        if whim < habits.says + habits.leaves:
            await self._begin(socket, AWAY, LEAVE)
            return
        if whim < habits.says + habits.leaves + habits.undoes:
            self.position = None
            await self._begin(socket, UNDO, "")
            return
        offer = position.offer
        if offer is None or offer.seat != self.seat:
            return
        self.position = None  # each position is answered once
        if self.habits.pace:
            await asyncio.sleep(self.rng.uniform(0, self.habits.pace))
        action = self.rng.choice(offer.answers())
        await self._begin(socket, ANSWER, action, position)

    async def _begin(
        self, socket: ClientConnection, sort: str, action: str, position: Heard | None = None
    ) -> None:
        """Send something new, and remember it until it is settled."""
        self.count += 1
        key = f"{self.table}-{self.seat}-{self.count}"
        promise = Promise(self.table, key, self.seat, action=action, sort=sort)
        if position is not None:
            promise.ply, promise.epoch = position.ply, position.epoch
        self.ledger.promises[key] = promise
        self.pending = promise
        await self._put(socket, promise)

    async def _put(self, socket: ClientConnection, promise: Promise) -> None:
        promise.sent += 1
        promise.began = time.monotonic()
        await self._send(socket, promise.message())

    async def _send(self, socket: ClientConnection, message: dict[str, object]) -> None:
        await socket.send(encode(message).decode())
