"""The server as a process: where it listens, what it logs, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.kernel.errors import Invalid
from parlour.server.door.carried import problem
from parlour.server.door.door import Door, DoorConfig, DoorRules
from parlour.server.door.reading import Reader
from parlour.server.door.talking import Talker

log = logging.getLogger("parlour.server")

SPARE_FILES: Final = 128
"""Files that are not for connections: the database, the pages, the workers."""
WANTED_FILES: Final = 4096


class UtcFormatter(logging.Formatter):
    """Log lines with the time, in UTC and to the millisecond."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"


def log_to_stderr(*, quiet: bool) -> None:
    """Every line of the server and of what it is made of, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(UtcFormatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # the store itself tells what fails


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets on every address of a name; `Invalid` says why there are none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise Invalid("bad-host", {"host": host[:80]}) from error
    sockets: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            opened = socket.socket(family, kind, protocol)
            sockets.append(opened)
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            if port == 0 and len(sockets) > 1:  # whichever port it is, it is the same on all of them
                address = (address[0], sockets[0].getsockname()[1], *address[2:])
            opened.bind(address)
    except OSError as error:
        for opened in sockets:
            opened.close()
        raise cannot_listen(error, host, port) from error
    return sockets


def cannot_listen(error: OSError, host: str, port: int) -> Invalid:
    """Why nobody can be listened to there."""
    if error.errno == errno.EADDRINUSE:
        return Invalid("port-in-use", {"port": str(port)})
    if error.errno == errno.EACCES:
        return Invalid("port-forbidden", {"port": str(port)})
    return Invalid("bad-host", {"host": host[:80]})


def address_of(sockets: list[socket.socket]) -> str:
    """Where a browser finds the server."""
    host, port = sockets[0].getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def visited_at(sockets: list[socket.socket]) -> str:
    """The same for a browser on this machine: whoever listens everywhere is at home, too."""
    address = address_of(sockets)
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def room_for(rules: DoorRules) -> DoorRules:
    """The rules with no more connections than the process may have files."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return rules
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    room = WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    return replace(rules, in_total=max(16, min(rules.in_total, room - SPARE_FILES)))


class Ending:
    """Tells whoever still waits when the server ends that it ends; that is nothing to report as a fault."""

    def __init__(self, app: ASGIApp, is_ending: Callable[[], bool]) -> None:
        self.app: Final = app
        self.is_ending: Final = is_ending

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except asyncio.CancelledError:
            if not self.is_ending():
                raise
            if scope["type"] == "http" and not begun:
                await problem(503, "too-busy")(scope, receive, send)


class TableServer(uvicorn.Server):
    """uvicorn behind the door. The application begins before it and ends after it; its faults are raised."""

    def __init__(
        self,
        app: Starlette,
        rules: DoorRules,
        *,
        quiet: bool = False,
        opened: Callable[[str], None] | None = None,
    ) -> None:
        config = DoorConfig(
            Ending(app, lambda: self.should_exit),
            Door(rules),
            http=Reader,
            ws=Talker,
            lifespan="off",
            log_config=None,
            log_level="warning" if quiet else "info",
            access_log=False,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,  # positions are small, and the loop has better things to do
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=rules.is_behind_proxy,
            timeout_graceful_shutdown=1,
            server_header=False,
        )
        super().__init__(config)
        self.door: Final = config.door
        self._app: Final = app
        self._opened: Final = opened
        self._life: Final = contextlib.AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the tables, then the door."""
        await self._life.enter_async_context(self._app.router.lifespan_context(self._app))
        await super().startup(sockets)
        if sockets:
            log.info("the table is open at %s", address_of(sockets))
        if sockets and self.started and self._opened is not None:
            self._opened(visited_at(sockets))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut the door, then the tables. Who waits for a worker is told at once that none will come."""
        try:
            await self._app.state.hub.pool.close()
            await super().shutdown(sockets)
        finally:
            await self._life.aclose()
