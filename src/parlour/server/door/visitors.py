"""Who may speak to the application at all: by the name it is called, by the page that calls, and by number.

A page of somebody else may make a browser call this server: with a foreign `Origin`, or, by a name that was
made to point here after the page was loaded, with a foreign `Host`. Both are refused. Programs send no
`Origin`.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.server.door.carried import problem
from parlour.server.door.limits import caller_of, is_loopback

ANY: Final = "*"
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
RETRY_SECONDS: Final = "5"
POLICY: Final = 1008
ALWAYS: Final = "/api/health"
"""Whoever asks whether the server is alive is told, however much he has open."""


def name_in(written: str) -> str:
    """The name in a `Host` header or behind the scheme of an `Origin`, without the port; empty for none."""
    if written.startswith("["):
        name, closing, port = written[1:].partition("]")
        port = port.removeprefix(":")
        if not closing:
            return ""
    else:
        name, _, port = written.partition(":")
    if port and not (port.isascii() and port.isdigit()):
        return ""
    return name.lower().removesuffix(".")


def is_address(name: str) -> bool:
    """Whether a name is an IP address, which nobody can make point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_local(name: str) -> bool:
    """Whether a name means this machine wherever it is said."""
    return name == "localhost" or name.endswith(".localhost") or is_loopback(name)


class Names:
    """What the server is called: this machine's own names, the address it listens on, what it was told."""

    def __init__(self, bound: str = "127.0.0.1", allowed: Iterable[str] = ()) -> None:
        told = {name_in(name) if name != ANY else ANY for name in allowed}
        self.is_any: Final = ANY in told
        self.told: Final = frozenset(told - {ANY, ""})
        self.bound: Final = bound.lower()
        # On every address of the machine it may be called by any of them.
        self.takes_addresses: Final = is_address(bound) and ipaddress.ip_address(bound).is_unspecified

    def has(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        name = name_in(host)
        if not name:
            return False
        if self.is_any or name in self.told or name == self.bound or is_local(name):
            return True
        return self.takes_addresses and is_address(name)

    def is_own_page(self, origin: str, host: str) -> bool:
        """Whether an `Origin` is a page of this server, or of this machine (as in development)."""
        scheme, _, written = origin.partition("://")
        if scheme not in ("http", "https"):
            return False
        name, called = name_in(written), name_in(host)
        if not name:
            return False
        return name == called or name in self.told or (is_local(name) and is_local(called))


class Visitors:
    """Refuses whoever has no business here, and those whose address has too much open already."""

    def __init__(self, app: ASGIApp, names: Names, most: int) -> None:
        self.app: Final = app
        self.names: Final = names
        # A quarter of what an address may have open is kept for its pages and requests.
        self.most: Final = {"http": most, "websocket": most - most // 4}
        self.open: Final[dict[tuple[str, str], int]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in self.most:
            await self.app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if refused is not None:
            await refuse(refused, scope, receive, send)
            return
        if scope["path"] == ALWAYS:
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        key = (kind, caller_of(client[0]) if client else "")
        there = self.open.get(key, 0)
        if self.most[kind] and there >= self.most[kind]:
            late = problem(503, "too-many-connections", {"seconds": int(RETRY_SECONDS)})
            late.headers["Retry-After"] = RETRY_SECONDS
            await refuse(late, scope, receive, send)
            return
        self.open[key] = there + 1
        try:
            await self.app(scope, receive, send)
        finally:
            left = self.open[key] - 1
            if left:
                self.open[key] = left
            else:
                del self.open[key]

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        host = hosts[0] if len(hosts) == 1 else ""
        if not self.names.has(host):
            return problem(421, "wrong-host", {"host": shortened(host)})
        origins = headers.getlist("origin")
        if not origins or (scope["type"] == "http" and scope["method"] in HARMLESS):
            return None
        if len(origins) > 1 or not self.names.is_own_page(origins[0], host):
            return problem(403, "wrong-origin", {"origin": shortened(origins[0])})
        return None


def shortened(written: str) -> str:
    """A header as it may be told back."""
    return "".join([letter for letter in written[:80] if letter.isascii() and letter.isprintable()])


async def refuse(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or a socket that is not opened, with an error."""
    if scope["type"] == "http":
        await response(scope, receive, send)
        return
    extensions: Mapping[str, object] = scope.get("extensions") or {}
    socket = WebSocket(scope, receive, send)
    await socket.receive()
    if "websocket.http.response" in extensions:
        await socket.send_denial_response(response)
    else:
        await socket.close(POLICY)
