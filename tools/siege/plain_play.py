"""A game played at random over one connection, for those who measure how long a server takes."""

from __future__ import annotations

import abc
import asyncio
import random
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect

from tools.siege.ledger import ACKED
from tools.siege.player import Heard, decode_heard, encode


def socket_to(port: int, table: str, **more: Any) -> connect:
    """A bare WebSocket to a table."""
    return connect(
        f"ws://127.0.0.1:{port}/ws/{table}",
        proxy=None,
        compression=None,
        ping_interval=None,
        close_timeout=0.1,
        **more,
    )


class PlainGame(abc.ABC):
    """One person's game to its end; heirs say what is measured."""

    patience: ClassVar[float | None] = None
    """Seconds within which the server must say something."""

    def __init__(self, socket: ClientConnection, rng: random.Random) -> None:
        self.socket = socket
        self.rng = rng

    @abc.abstractmethod
    async def begin(self) -> None:
        """An answer is about to be sent."""

    @abc.abstractmethod
    def acked(self) -> None:
        """It was acknowledged."""

    @abc.abstractmethod
    async def failed(self, what: str) -> None:
        """It was not."""

    async def play(self, token: str) -> None:
        """Answer whatever is asked, until the game is over."""
        await self._send({"type": "hello", "tokens": [token]})
        pending, count = "", 0
        while True:
            async with asyncio.timeout(self.patience):
                heard: Heard = decode_heard(await self.socket.recv())
            if heard.type == "position":
                if heard.over:
                    return
                if heard.offer is not None and not pending:
                    count += 1
                    pending = f"k{count}"
                    action = self.rng.choice(heard.offer.answers())
                    said = {"type": "submit", "id": pending, "seat": heard.offer.seat, "ply": heard.ply}
                    await self.begin()
                    await self._send({**said, "epoch": heard.epoch, "action": action})
            elif heard.type == ACKED:
                self.acked()
                pending = ""
            elif heard.type in ("failed", "refused"):
                await self.failed(f"{heard.type} {heard.code}")
                pending = ""
                await self._send({"type": "look", "id": "l", "seat": 0})

    async def _send(self, message: dict[str, object]) -> None:
        await self.socket.send(encode(message).decode())
