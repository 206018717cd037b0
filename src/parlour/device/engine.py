"""The door between the page and the tables in it. `web/src/device/engine.worker.ts` calls this."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Awaitable, Callable
from typing import Final

from parlour.device.asking import Asked, Desk
from parlour.device.hands import OwnHands
from parlour.device.lines import PageLine
from parlour.device.shelf import ShelfStore
from parlour.server.door.limits import Limits
from parlour.server.http_api import Api
from parlour.server.socket import Connection
from parlour.server.tables.hub import Hub

COLLECT: Final = (50_000, 20, 50)
"""When the garbage collector runs: seldom, as on the server."""

Tell = Callable[[str, str, str], None]
"""Takes the line, the kind and the text of what is told to the page."""


class Engine:
    """Everything a server does for one page."""

    def __init__(self, shelf: Callable[[str], Awaitable[str]], tell: Tell, pause: float = 0.0) -> None:
        self._tell: Final = tell
        self.hub: Final = Hub(ShelfStore(shelf), OwnHands(), pause)
        self._limits: Final = Limits(0)
        self._desk: Final = Desk(Api(self.hub, self._limits))
        self._lines: Final[dict[str, PageLine]] = {}
        self._serving: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Begin."""
        await self.hub.open()
        gc.set_threshold(*COLLECT)
        gc.freeze()

    async def ask(self, method: str, address: str, token: str, body: str) -> str:
        """An answer as JSON: `status`, `type`, and the `body` as text."""
        answer = await self._desk.answer(Asked(method, address, token, body))
        return json.dumps(
            {
                "status": answer.status_code,
                "type": answer.media_type or "",
                "body": answer.body.decode(),
            }
        )

    def line(self, name: str, table: str) -> None:
        """The page comes to a table."""
        line = PageLine(lambda kind, text: self._tell(name, kind, text))
        self._lines[name] = line
        task = asyncio.ensure_future(self._serve(name, table, line))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, name: str, table: str, line: PageLine) -> None:
        try:
            await Connection(line, self.hub, self._limits, name).serve(table)
        finally:
            self._lines.pop(name, None)
            await line.close()

    def hear(self, name: str, text: str) -> None:
        """The page says something at a table."""
        line = self._lines.get(name)
        if line is not None:
            line.hear(text)

    def hang_up(self, name: str) -> None:
        """The page leaves a table."""
        line = self._lines.pop(name, None)
        if line is not None:
            line.hang_up()

    def woken(self, table: str) -> None:
        """Another tab has changed a table."""
        self.hub.wake(table)
