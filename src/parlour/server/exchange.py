"""What is asked and what is answered, whatever carries it: a web server, or the page itself with no server.

`starlette.requests.Request` has the shape of `Request`; `parlour.device` brings its own.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, MutableMapping
from typing import Any, Final, Protocol


class Client(Protocol):
    """Whoever asks."""

    @property
    def host(self) -> str: ...


class Url(Protocol):
    """Where it is asked."""

    @property
    def path(self) -> str: ...


class Request(Protocol):
    """A request, as far as the handlers look at it."""

    @property
    def method(self) -> str: ...
    @property
    def url(self) -> Url: ...
    @property
    def client(self) -> Client | None: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def path_params(self) -> Mapping[str, Any]: ...
    @property
    def query_params(self) -> Mapping[str, str]: ...
    def stream(self) -> AsyncIterator[bytes]: ...


class Response:
    """An answer before anything carries it."""

    def __init__(
        self,
        content: bytes | str = b"",
        status_code: int = 200,
        headers: Mapping[str, str] | None = None,
        media_type: str | None = None,
    ) -> None:
        self.body: Final = content.encode() if isinstance(content, str) else content
        self.status_code: Final = status_code
        self.headers: Final = dict(headers or {})
        self.media_type: Final = media_type


class HungUp(Exception):
    """Whoever was on the line is gone."""


class Line(Protocol):
    """Both ways to one page at one table. Anything said or heard on it may raise `HungUp`."""

    async def accept(self) -> None: ...
    async def receive(self) -> MutableMapping[str, Any]: ...
    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int = 1000) -> None: ...
