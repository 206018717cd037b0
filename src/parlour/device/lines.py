"""Lines to the tables that the page has open: what a socket is to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from parlour.server.exchange import HungUp

Said = Callable[[str, str], None]
"""Takes what is told to the page: the kind (`open`, `text`, `closed`), and the text."""


class PageLine:
    """One line; the page is at the other end."""

    def __init__(self, said: Said) -> None:
        self._said: Final = said
        self._heard: Final[asyncio.Queue[str | None]] = asyncio.Queue()
        self._over = False

    async def accept(self) -> None:
        self._said("open", "")

    async def receive(self) -> MutableMapping[str, Any]:
        text = await self._heard.get()
        if text is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, data: str) -> None:
        if self._over:
            raise HungUp
        self._said("text", data)

    async def close(self, code: int = 1000) -> None:
        if not self._over:
            self._over = True
            self._said("closed", "")

    def hear(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """The page is gone."""
        self._over = True
        self._heard.put_nowait(None)
