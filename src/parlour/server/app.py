"""The application: routes, headers, static files, and the life of the hub."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import gzip
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import cache, partial
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.server.door.carried import SocketLine, carried, carrying, problem
from parlour.server.door.limits import Limits, caller_of
from parlour.server.door.visitors import Names, Visitors
from parlour.server.engine_files import FOLDER, engine_file
from parlour.server.http_api import JSON, Api, asker, facts_told, games_told, too_many
from parlour.server.openapi import document
from parlour.server.routes import ROUTES
from parlour.server.sharing import find_card, tagged_page
from parlour.server.socket import Connection
from parlour.server.store.base import Store
from parlour.server.tables.hub import Hub
from parlour.server.wire.bounds import GAMES

log = logging.getLogger("parlour.server")

COLLECT: Final = (50_000, 20, 50)
"""When the garbage collector runs: seldom, for a full run would hold every table up."""

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

Answering = Callable[[Request], Awaitable[Response]]


class Methods:
    """Everything that can be done at one path; anything else is told what can be."""

    def __init__(self, handlers: Mapping[str, Answering]) -> None:
        self.handlers: Final = dict(handlers)
        if "GET" in handlers:
            self.handlers["HEAD"] = handlers["GET"]
        self.allow: Final = ", ".join(sorted(self.handlers))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        handler = self.handlers.get(request.method)
        if handler is None:
            response = problem(405, "no-such-method")
            response.headers["Allow"] = self.allow
        else:
            response = await handler(request)
        await response(scope, receive, send)


class Anything:
    """One answer, whatever the method."""

    def __init__(self, handler: Answering) -> None:
        self.handler: Final = handler

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.handler(Request(scope, receive, send))
        await response(scope, receive, send)


class Headers:
    """Puts the headers of safety on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            try:
                await send(message)
            except RuntimeError as error:
                # The loop says so when the other side has hung up in the middle of an answer.
                if "closed" not in str(error):
                    raise

        await self.app(scope, receive, with_headers)


@cache
def described() -> bytes:
    """The document of the interface as it is sent."""
    return msgspec.json.encode(document())


def static_folder() -> Path | None:
    """Where the built client lies; None when nobody has built it."""
    told = os.environ.get("PARLOUR_STATIC")
    folder = Path(told) if told else Path(str(resources.files("parlour.server"))) / "static"
    return folder if (folder / "index.html").exists() else None


def file_in(folder: Path, path: str) -> Path | None:
    """The file at a path below a folder; None when there is none, whatever somebody wrote as a path."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # a NUL in it, or longer than any name
        return None
    return wanted if found else None


async def warm_up() -> None:
    """Make what stays for good, a piece at a time, so that the first who asks holds nobody up."""
    pieces: list[Callable[[], bytes]] = [games_told, described]
    pieces += [partial(facts_told, game) for game in GAMES]
    for make in pieces:
        make()
        await asyncio.sleep(0)
    # Rules and catalogues stay, and tables make few cycles: collect seldom, and new things only.
    gc.freeze()


def make_app(
    store: Store,
    *,
    workers: int = 1,
    rate: float = 1.0,
    names: Names | None = None,
    by_address: int = 0,
    warm: bool = False,
    bot_pause: float = 0.0,
) -> Starlette:
    """The whole application on a store; *by_address* things open at once for one caller, 0 for any number.

    Bots let *bot_pause* seconds pass between two answers that somebody sees.
    """
    hub = Hub(store, workers, bot_pause)
    limits = Limits(rate)
    api = Api(hub, limits)
    folder = static_folder()

    async def openapi(request: Request) -> Response:
        return Response(described(), media_type=JSON)

    async def play(socket: WebSocket) -> None:
        caller = caller_of(socket.client.host if socket.client is not None else "")
        await Connection(SocketLine(socket), hub, limits, caller).serve(socket.path_params["table"])

    async def page(request: Request) -> Response:
        if folder is None:
            return problem(404, "client-not-built")
        if wait := limits.work("page", asker(request)):
            return carried(await too_many(wait))
        path: str = request.path_params["path"]
        wanted = file_in(folder, path)
        if wanted is None:
            if path.startswith("assets/"):
                return problem(404, "no-such-file", {"file": path[:80]})
            return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
        # Built files carry a hash in their name; the others may change with the next release.
        keep = "public, max-age=31536000, immutable" if wanted.parent.name == "assets" else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": keep})

    async def engine(request: Request) -> Response:
        """What a page needs to have its tables on its own device."""
        if folder is None:
            return problem(404, "client-not-built")
        if wait := limits.work("read", asker(request)):
            return carried(await too_many(wait))
        name: str = request.path_params["name"]
        found = await asyncio.to_thread(engine_file, folder, name[:80])
        if found is None:
            return problem(404, "no-such-file", {"file": name[:80]})
        headers = {"Cache-Control": "no-cache", "ETag": found.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == found.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(
                await asyncio.to_thread(gzip.decompress, found.packed), 200, headers, found.media_type
            )
        return Response(found.packed, 200, {**headers, "Content-Encoding": "gzip"}, found.media_type)

    async def result_page(request: Request) -> Response:
        """The page of a result, with what other sites may show of a link to it; else the page alone."""
        if folder is None:
            return problem(404, "client-not-built")
        if wait := limits.work("read", asker(request)):
            return carried(await too_many(wait))
        text = await tagged_page(hub, folder, request)
        return Response(text, 200, {"Cache-Control": "no-cache"}, "text/html; charset=utf-8")

    async def card(request: Request) -> Response:
        picture = find_card(request.path_params["game"])
        if picture is None:
            return problem(404, "no-such-file", {"file": request.url.path[:80]})
        return Response(picture, 200, {"Cache-Control": "public, max-age=86400"}, "image/png")

    async def no_such_route(request: Request) -> Response:
        return problem(404, "no-such-path", {"path": request.url.path[:80]})

    answering: dict[str, dict[str, Answering]] = {
        "/api/health": {"GET": carrying(api.health)},
        "/api/ready": {"GET": carrying(api.ready)},
        "/api/openapi.json": {"GET": openapi},
    }
    for method, path, what, handler in ROUTES:
        answering.setdefault(path, {})[method] = carrying(api.guarded(handler, what))
    routes: list[BaseRoute] = [Route(path, Methods(handlers)) for path, handlers in answering.items()]
    routes += [
        Route("/api/{rest:path}", Anything(no_such_route)),
        WebSocketRoute("/ws/{table}", play),
        Route("/r/{table}/{key}", Methods({"GET": result_page})),
        Route(f"/{FOLDER}/{{name}}", Methods({"GET": engine})),
        Route("/cards/{game}.png", Methods({"GET": card})),
        Route("/{path:path}", Methods({"GET": page})),
    ]

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.open(warm=warm)
        gc.set_threshold(*COLLECT)
        warming = asyncio.create_task(warm_up())
        try:
            yield
        finally:
            warming.cancel()
            await api.coach.close()
            await hub.close()

    async def http_error(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        return problem(status, "no-such-path")

    async def fault(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return problem(500, "fault", {})

    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[
            Middleware(Headers),
            Middleware(Visitors, names=names or Names(), most=by_address),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={HTTPException: http_error, Exception: fault},
    )
    app.state.hub = hub
    return app
