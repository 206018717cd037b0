"""The HTTP part: the lobby, files, earlier positions. Bodies are typed; errors say what is wrong, in ids."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from parlour.games import find_game
from parlour.i18n.grammar import grammar_of
from parlour.i18n.texts import LANGUAGES
from parlour.kernel.errors import Illegal, Invalid, ParlourError
from parlour.server import catalogue
from parlour.server import http_protocol as http
from parlour.server.hub import Forbidden, Hub, NotFound, held_by, may_watch
from parlour.server.limits import Limits
from parlour.server.positions import history_of, position_at, position_now
from parlour.server.store.base import StoreFailed
from parlour.server.table import LiveTable
from parlour.server.work.errors import NotDone
from parlour.server.work.pool import FILES

log = logging.getLogger("parlour.server")

SHORT: Final = 64 * 1024
LONG: Final = 1024 * 1024
JSON: Final = "application/json"
CONFLICTS: Final = frozenset(
    {
        "seat-taken",
        "game-not-over",
        "stale-ply",
        "rematch-too-early",
        "log-has-hole",
        "other-rules-version",
        "other-data-set",
    }
)
T = TypeVar("T", bound=msgspec.Struct)
_encode = msgspec.json.Encoder().encode


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer."""
    return Response(_encode(body), status, headers, JSON)


def told(body: bytes) -> Response:
    """A JSON answer that a worker has written."""
    return Response(body, media_type=JSON)


def problem(status: int, code: str, params: dict[str, Any] | None = None) -> Response:
    """An error answer."""
    return answer(http.Problem(code, params or {}), status)


def caller_of(request: Request) -> str:
    """Who asks, as far as can be told."""
    return request.client.host if request.client is not None else ""


async def body_of(request: Request, kind: type[T], most: int = SHORT) -> T:
    """The body of a request as a record of a kind."""
    told = request.headers.get("content-length", "")
    if told.isdigit() and len(told) < 12 and int(told) > most:
        raise TooLong
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLong
    return msgspec.json.decode(bytes(body), type=kind)


class TooLong(Exception):
    """A body of more bytes than allowed."""


Handler = Callable[["Api", Request], Awaitable[Response]]


class Api:
    """The handlers, with what they need."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub: Final = hub
        self.limits: Final = limits

    def guarded(self, handler: Handler, kind: str) -> Callable[[Request], Awaitable[Response]]:
        """A handler whose errors become answers, and whose callers are counted."""

        async def handle(request: Request) -> Response:
            wait = self.limits.wait(kind, caller_of(request))
            if wait:
                why = http.Problem("too-many-requests", {"seconds": wait})
                return answer(why, 429, {"Retry-After": str(wait)})
            try:
                return await handler(self, request)
            except TooLong:
                return problem(
                    413, "too-long-body", {"most": LONG if "imports" in request.url.path else SHORT}
                )
            except msgspec.ValidationError as error:
                return problem(422, "bad-message", {"why": str(error)[:200]})
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                return problem(400, "bad-json", {"why": str(error)[:200]})
            except NotFound as error:
                return problem(404, error.code, error.params)
            except Forbidden as error:
                return problem(403, error.code, error.params)
            except Illegal as error:
                return problem(409, error.code, error.params)
            except NotDone as error:
                return problem(503, error.code, error.params)
            except ParlourError as error:
                return problem(409 if error.code in CONFLICTS else 422, error.code, error.params)
            except StoreFailed as error:
                log.error("%s %s: the store failed: %s", request.method, request.url.path, error)
                return problem(503, "not-kept", {"why": "StoreFailed"})
            except ClientDisconnect:
                return problem(400, "bad-json", {"why": "gone"})

        return handle

    def tokens(self, request: Request) -> list[str]:
        """The secrets that a request carries."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return [each for each in token.split(",") if each] if scheme.lower() == "bearer" else []

    async def watched(self, request: Request) -> tuple[LiveTable, int | None]:
        """The table of a request, and the seat to look from: one that is held, or the spectator's."""
        table = await self.hub.get(request.path_params["table"])
        tokens = self.tokens(request)
        if not may_watch(table.row, tokens):
            raise Forbidden("wrong-secret")
        asked = request.query_params.get("seat", "")
        if asked in ("", "null"):
            return table, None
        seat = whole_number(asked)
        table.seat_row(seat)
        if seat not in held_by(table.row, tokens):
            raise Forbidden("not-your-seat", {"seat": seat})
        return table, seat

    # The catalogue

    async def health(self, request: Request) -> Response:
        return answer({"status": "up"})

    async def games(self, request: Request) -> Response:
        return answer(catalogue.catalogue())

    async def names(self, request: Request) -> Response:
        game, lang = known_game(request), request.path_params["lang"]
        if lang not in LANGUAGES:
            raise NotFound("unknown-language", {"language": lang[:40], "known": ", ".join(LANGUAGES)})
        return answer(catalogue.names(game, lang), headers=CACHED)

    async def components(self, request: Request) -> Response:
        return answer(catalogue.components(known_game(request), {}), headers=CACHED)

    async def facts(self, request: Request) -> Response:
        return answer(catalogue.facts(known_game(request), {}))

    async def corrected_facts(self, request: Request) -> Response:
        wish = await body_of(request, http.SetupWish)
        caller, corrections = caller_of(request), wish.corrections
        return told(await self.hub.pool.run(FILES, caller, catalogue.corrected_facts, wish.game, corrections))

    async def check_setup(self, request: Request) -> Response:
        wish = await body_of(request, http.SetupWish)
        if not wish.corrections:
            return answer(catalogue.check_setup(wish))
        return answer(await self.hub.pool.run(FILES, caller_of(request), catalogue.check_setup, wish))

    # Tables

    async def tables(self, request: Request) -> Response:
        return answer(await self.hub.public_tables())

    async def make_table(self, request: Request) -> Response:
        wish = await body_of(request, http.NewTable)
        return answer(await self.hub.make(wish, caller_of(request)), 201)

    async def table(self, request: Request) -> Response:
        return answer((await self.hub.get(request.path_params["table"])).info())

    async def table_components(self, request: Request) -> Response:
        table = await self.hub.get(request.path_params["table"])
        game, corrections = table.row.game, table.row.corrections
        if not corrections:
            return answer(catalogue.components(game, {}))
        caller = caller_of(request)
        return told(await self.hub.pool.run(FILES, caller, catalogue.corrected_components, game, corrections))

    async def claim(self, request: Request) -> Response:
        wish = await body_of(request, http.Claim)
        return answer(await self.hub.claim(request.path_params["table"], wish))

    async def position(self, request: Request) -> Response:
        table, seat = await self.watched(request)
        asked = request.query_params.get("ply", "")
        if not asked:
            async with table.whole():
                return answer(position_now(table, seat, 0))
        return told(await position_at(table, seat, whole_number(asked), caller_of(request)))

    async def history(self, request: Request) -> Response:
        table, seat = await self.watched(request)
        return told(await history_of(table, seat, caller_of(request)))

    async def log(self, request: Request) -> Response:
        name = request.path_params["table"]
        text = await self.hub.export(name, self.tokens(request), caller_of(request))
        saved = {"Content-Disposition": f'attachment; filename="parlour-{name}.jsonl"'}
        return Response(text, 200, saved, "text/plain; charset=utf-8")

    async def rematch(self, request: Request) -> Response:
        tokens = self.tokens(request)
        told = await self.hub.rematch(request.path_params["table"], tokens[0] if tokens else "")
        return answer(told, 201)

    async def mine(self, request: Request) -> Response:
        return answer(await self.hub.mine(await body_of(request, http.Mine)))

    async def import_log(self, request: Request) -> Response:
        wish = await body_of(request, http.LogText, LONG)
        return answer(await self.hub.import_log(wish.log, caller_of(request)), 201)

    async def verify(self, request: Request) -> Response:
        wish = await body_of(request, http.LogText, LONG)
        return answer(await self.hub.verify(wish.log, caller_of(request)))


CACHED: Final = {"Cache-Control": "public, max-age=300"}


def known_game(request: Request) -> str:
    """The game that a path names; `NotFound` when there is none."""
    game: str = request.path_params["game"]
    try:
        grammar_of(game)
        find_game(game)
    except Invalid as error:
        raise NotFound(error.code, error.params) from error
    return game


def whole_number(text: str) -> int:
    """A number in a query; `Invalid` when it is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Invalid("not-a-number", {"text": text[:40]})
    return int(text)
