"""How our answers and lines go over starlette."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.server import exchange, http_api
from parlour.server.exchange import HungUp


def carried(answer: exchange.Response) -> Response:
    """An answer as starlette sends it."""
    return Response(answer.body, answer.status_code, answer.headers, answer.media_type)


def problem(status: int, code: str, params: dict[str, Any] | None = None) -> Response:
    """An error answer."""
    return carried(http_api.problem(status, code, params))


def carrying(
    handler: Callable[[exchange.Request], Awaitable[exchange.Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """A handler of ours as one of starlette's."""

    async def handle(request: Request) -> Response:
        try:
            return carried(await handler(request))
        except ClientDisconnect:
            return problem(400, "bad-json", {"why": "gone"})

    return handle


class SocketLine:
    """A WebSocket as a line."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket: Final = socket

    async def accept(self) -> None:
        try:
            await self.socket.accept()
        except WebSocketDisconnect as error:
            raise HungUp from error

    async def receive(self) -> MutableMapping[str, Any]:
        try:
            return await self.socket.receive()
        except WebSocketDisconnect as error:
            raise HungUp from error

    async def send_text(self, data: str) -> None:
        try:
            await self.socket.send_text(data)
        except WebSocketDisconnect as error:
            raise HungUp from error

    async def close(self, code: int = 1000) -> None:
        try:
            await self.socket.close(code)
        except WebSocketDisconnect as error:
            raise HungUp from error
