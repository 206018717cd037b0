"""The application: routes, headers, static files, and the life of the hub."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.server.http_api import Api, Handler, answer, problem
from parlour.server.hub import Hub
from parlour.server.limits import Limits
from parlour.server.openapi import document
from parlour.server.socket import Connection
from parlour.server.store.base import Store

log = logging.getLogger("parlour.server")

COLLECT: Final = (50_000, 20, 50)
"""When the garbage collector runs: seldom, for a full run would hold every table up."""

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        b"manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

ROUTES: Final[tuple[tuple[str, str, str, Handler], ...]] = (
    ("GET", "/api/health", "read", Api.health),
    ("GET", "/api/games", "read", Api.games),
    ("GET", "/api/games/{game}/names/{lang}", "read", Api.names),
    ("GET", "/api/games/{game}/components", "read", Api.components),
    ("GET", "/api/games/{game}/facts", "read", Api.facts),
    ("POST", "/api/facts", "read", Api.corrected_facts),
    ("POST", "/api/setups", "read", Api.check_setup),
    ("GET", "/api/tables", "read", Api.tables),
    ("POST", "/api/tables", "write", Api.make_table),
    ("GET", "/api/tables/{table}", "read", Api.table),
    ("GET", "/api/tables/{table}/components", "read", Api.table_components),
    ("POST", "/api/tables/{table}/claims", "write", Api.claim),
    ("GET", "/api/tables/{table}/position", "replay", Api.position),
    ("GET", "/api/tables/{table}/history", "replay", Api.history),
    ("GET", "/api/tables/{table}/log", "replay", Api.log),
    ("POST", "/api/tables/{table}/rematch", "write", Api.rematch),
    ("POST", "/api/mine", "write", Api.mine),
    ("POST", "/api/imports", "write", Api.import_log),
    ("POST", "/api/verify", "write", Api.verify),
)


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


def make_app(store: Store, *, workers: int = 1, rate: float = 1.0, warm: bool = False) -> Starlette:
    """The whole application on a store."""
    hub = Hub(store, workers)
    limits = Limits(rate)
    api = Api(hub, limits)
    folder = static_folder()

    async def openapi(request: Request) -> Response:
        return answer(document())

    async def play(socket: WebSocket) -> None:
        caller = socket.client.host if socket.client is not None else ""
        await Connection(socket, hub, limits, caller).serve(socket.path_params["table"])

    async def page(request: Request) -> Response:
        if folder is None:
            return problem(404, "client-not-built")
        path: str = request.path_params["path"]
        wanted = file_in(folder, path)
        if wanted is None:
            if path.startswith("assets/"):
                return problem(404, "no-such-file", {"file": path[:80]})
            return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
        # Built files carry a hash in their name; the others may change with the next release.
        keep = "public, max-age=31536000, immutable" if wanted.parent.name == "assets" else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": keep})

    async def no_such_route(request: Request) -> Response:
        return problem(404, "no-such-path", {"path": request.url.path[:80]})

    routes: list[BaseRoute] = [
        Route(path, api.guarded(handler, kind), methods=[method]) for method, path, kind, handler in ROUTES
    ]
    routes += [
        Route("/api/openapi.json", openapi),
        Route("/api/{rest:path}", no_such_route, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        WebSocketRoute("/ws/{table}", play),
        Route("/{path:path}", page),
    ]

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.open(warm=warm)
        # Rules and catalogues stay for good, and tables make few cycles: collect seldom, and new things only.
        gc.freeze()
        gc.set_threshold(*COLLECT)
        try:
            yield
        finally:
            await hub.close()

    async def http_error(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        return problem(status, "no-such-method" if status == 405 else "no-such-path", {})

    async def fault(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return problem(500, "fault", {})

    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(Headers), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: http_error, Exception: fault},
    )
    app.state.hub = hub
    return app
