"""Requests of the page, answered by the handlers of the server."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from parlour.server.exchange import Response
from parlour.server.http_api import JSON, Api, Handler, problem
from parlour.server.routes import ROUTES


class Here(NamedTuple):
    """Who asks: nobody but this page can."""

    host: str


class Place(NamedTuple):
    """What is asked for."""

    path: str


class Asked:
    """A request of the page, in the shape the handlers know."""

    def __init__(self, method: str, address: str, token: str, body: str) -> None:
        parts = urlsplit(address)
        self.method: Final = method
        self.url: Final = Place(parts.path)
        self.client: Final = Here("here")
        self.query_params: Final[Mapping[str, str]] = dict(parse_qsl(parts.query, keep_blank_values=True))
        self.path_params: Mapping[str, Any] = {}
        self.headers: Final[Mapping[str, str]] = {
            "content-type": JSON,
            **({"authorization": f"Bearer {token}"} if token else {}),
        }
        self._body: Final = body.encode("utf-8", "surrogatepass")

    async def stream(self) -> AsyncIterator[bytes]:
        yield self._body


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile("^" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "$")


class Desk:
    """Finds who answers a request."""

    def __init__(self, api: Api) -> None:
        self._routes: Final = [
            (method, _pattern(path), api.guarded(handler, what)) for method, path, what, handler in ROUTES
        ]
        self._ready: Final[Handler] = Api.ready
        self._api: Final = api

    async def answer(self, asked: Asked) -> Response:
        """The answer to a request."""
        if asked.url.path == "/api/ready":
            return await self._ready(self._api, asked)
        known = False
        for method, pattern, handler in self._routes:
            found = pattern.match(asked.url.path)
            if found is None:
                continue
            known = True
            if method == asked.method:
                asked.path_params = {name: unquote(text) for name, text in found.groupdict().items()}
                return await handler(asked)
        if known:
            return problem(405, "no-such-method")
        return problem(404, "no-such-path", {"path": asked.url.path[:80]})
