"""The HTTP part: the lobby, files, earlier positions. Bodies are typed; errors say what is wrong, in ids."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from parlour.games import find_game
from parlour.i18n.files import LANGUAGES
from parlour.i18n.grammar import grammar_of
from parlour.kernel.errors import Illegal, Invalid, ParlourError
from parlour.server import catalogue
from parlour.server.coaching import Coach
from parlour.server.door.limits import Limits, caller_of
from parlour.server.exchange import Request, Response
from parlour.server.health import Readiness
from parlour.server.result_keys import key_for, opens_result
from parlour.server.store.base import StoreFailed
from parlour.server.tables.hub import Forbidden, Hub, NotFound, held_by, may_watch
from parlour.server.tables.offers import sheet_of
from parlour.server.tables.positions import aids_at, history_of, position_at, position_now
from parlour.server.tables.table import LiveTable
from parlour.server.wire import coaching
from parlour.server.wire import http_protocol as http
from parlour.server.wire.bounds import LONGEST_LOG
from parlour.server.workers.errors import NotDone
from parlour.server.workers.pool import FILES

log = logging.getLogger("parlour.server")

SHORT: Final = 64 * 1024
LONG: Final = LONGEST_LOG
JSON: Final = "application/json"
CONFLICTS: Final = frozenset(
    {
        "seat-taken",
        "game-not-over",
        "stale-ply",
        "name-taken",
        "rematch-too-early",
        "log-has-hole",
        "other-rules-version",
        "other-data-set",
    }
)
PAUSE: Final = 0.5
MOST_SECRETS: Final = 16
MAKING: Final = frozenset({"make", "rematch", "import"})
"""What makes a table, and is counted for the quota of tables."""
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


def asker(request: Request) -> str:
    """Who asks, as far as can be told."""
    return caller_of(request.client.host if request.client is not None else "")


async def too_many(wait: int) -> Response:
    """Told after a moment: whoever asks again at once must not cost more than whoever waits."""
    await asyncio.sleep(PAUSE)
    return answer(http.Problem("too-many-requests", {"seconds": wait}), 429, {"Retry-After": str(wait)})


async def body_of(request: Request, kind: type[T], most: int = SHORT) -> T:
    """The body of a request as a record of a kind."""
    if not is_json(request.headers.get("content-type", "")):
        raise WrongType
    told = request.headers.get("content-length", "")
    if told.isdigit() and len(told) < 12 and int(told) > most:
        raise TooLong(most)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLong(most)
    return msgspec.json.decode(body, type=kind)


def is_json(content_type: str) -> bool:
    """Whether a `Content-Type` is that of JSON. A form of a foreign page cannot send it unasked."""
    media, _, more = content_type.lower().partition(";")
    name, _, value = more.strip().partition("=")
    return media.strip() == JSON and (not more.strip() or (name, value.strip('"')) == ("charset", "utf-8"))


class TooLong(Exception):
    """A body of more bytes than allowed."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most: Final = most


class WrongType(Exception):
    """A body that does not say that it is JSON."""


class NoSecret(Exception):
    """Nothing can be done here without a secret, and none was shown."""


Handler = Callable[["Api", Request], Awaitable[Response]]


class Api:
    """The handlers, with what they need."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub: Final = hub
        self.limits: Final = limits
        self.readiness: Final = Readiness(hub)
        self.coach: Final = Coach(hub.pool)

    def guarded(self, handler: Handler, what: str) -> Callable[[Request], Awaitable[Response]]:
        """A handler whose errors become answers, and whose callers are charged for what it costs."""

        async def handle(request: Request) -> Response:
            caller = asker(request)
            wait = self.limits.work(what, caller)
            if not wait and what in MAKING:
                wait = self.limits.wait("tables", caller)
            if wait:
                return await too_many(wait)
            async with self.limits.turn(what, caller):
                answered = await self._answered(handler, request)
            if what in MAKING and answered.status_code >= 400:
                self.limits.give_back("tables", caller)
            return answered

        return handle

    async def _answered(self, handler: Handler, request: Request) -> Response:
        try:
            return await handler(self, request)
        except TooLong as error:
            return problem(413, "too-long-body", {"most": error.most})
        except WrongType:
            return problem(415, "wrong-content-type")
        except NoSecret:
            return answer(http.Problem("wrong-secret", {}), 401, {"WWW-Authenticate": "Bearer"})
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

    def tokens(self, request: Request) -> list[str]:
        """The secrets that a request carries."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        found = [each for each in token.split(",") if each] if scheme.lower() == "bearer" else []
        if len(found) > MOST_SECRETS:
            raise Invalid("too-many-secrets", {"most": MOST_SECRETS})
        return found

    async def watched(self, request: Request) -> tuple[LiveTable, int | None]:
        """The table of a request, and the seat to look from: one that is held, or the spectator's."""
        table = await self.hub.get(request.path_params["table"])
        tokens = self.tokens(request)
        if not may_watch(table.row, tokens):
            raise Forbidden("wrong-secret")
        asked = request.query_params.get("seat", "null")
        if asked == "null":
            return table, None
        seat = whole_number(asked)
        table.seat_row(seat)
        if seat not in held_by(table.row, tokens):
            raise Forbidden("not-your-seat", {"seat": seat})
        return table, seat

    # The catalogue

    async def health(self, request: Request) -> Response:
        """Alive: the loop comes round and answers. Nothing else is looked at, and nobody is refused."""
        return answer(ALIVE)

    async def ready(self, request: Request) -> Response:
        """Whether a table could be played now; if not, what fails."""
        failing = await self.readiness.failing()
        if failing:
            return problem(503, "not-ready", {"parts": ", ".join(failing)})
        return answer(http.Ready("ready", "up", "up"))

    async def games(self, request: Request) -> Response:
        return Response(games_told(), media_type=JSON)

    async def names(self, request: Request) -> Response:
        game, lang = known_game(request), known_language(request)
        return Response(names_told(game, lang), 200, CACHED, JSON)

    async def texts(self, request: Request) -> Response:
        game, lang = known_game(request), known_language(request)
        return Response(texts_told(game, lang), 200, CACHED, JSON)

    async def grammar(self, request: Request) -> Response:
        return answer(catalogue.grammar(known_game(request)), 200, CACHED)

    async def components(self, request: Request) -> Response:
        return Response(components_told(known_game(request)), 200, CACHED, JSON)

    async def facts(self, request: Request) -> Response:
        return Response(facts_told(known_game(request)), media_type=JSON)

    async def corrected_facts(self, request: Request) -> Response:
        wish = await body_of(request, http.SetupWish)
        caller, corrections = asker(request), wish.corrections
        return told(await self.hub.pool.run(FILES, caller, catalogue.corrected_facts, wish.game, corrections))

    async def check_setup(self, request: Request) -> Response:
        wish = await body_of(request, http.SetupWish)
        if not wish.corrections:
            return answer(catalogue.check_setup(wish))
        return answer(await self.hub.pool.run(FILES, asker(request), catalogue.check_setup, wish))

    # Tables

    async def tables(self, request: Request) -> Response:
        return answer(await self.hub.public_tables())

    async def make_table(self, request: Request) -> Response:
        wish = await body_of(request, http.NewTable)
        return answer(await self.hub.make(wish, asker(request)), 201)

    async def table(self, request: Request) -> Response:
        return answer((await self.hub.get(request.path_params["table"])).info())

    async def table_components(self, request: Request) -> Response:
        table = await self.hub.get(request.path_params["table"])
        game, corrections = table.row.game, table.row.corrections
        if not corrections:
            return told(components_told(game))
        caller = asker(request)
        return told(await self.hub.pool.run(FILES, caller, catalogue.corrected_components, game, corrections))

    async def brief_components(self, request: Request) -> Response:
        table = await self.hub.get(request.path_params["table"])
        game, corrections = table.row.game, table.row.corrections
        if not corrections:
            return told(brief_told(game))
        caller = asker(request)
        return told(await self.hub.pool.run(FILES, caller, catalogue.corrected_brief, game, corrections))

    async def claim(self, request: Request) -> Response:
        wish = await body_of(request, http.Claim)
        return answer(await self.hub.claim(request.path_params["table"], wish))

    async def position(self, request: Request) -> Response:
        table, seat = await self.watched(request)
        asked = request.query_params.get("ply")
        if asked is None:
            async with table.whole():
                return answer(position_now(table, seat, 0))
        return told(await position_at(table, seat, whole_number(asked), asker(request)))

    async def aids(self, request: Request) -> Response:
        table, seat = await self.watched(request)
        ply = whole_number(request.query_params.get("ply", "0"))
        return told(await aids_at(table, seat, ply, asker(request)))

    async def history(self, request: Request) -> Response:
        table, seat = await self.watched(request)
        return told(await history_of(table, seat, asker(request)))

    async def hint(self, request: Request) -> Response:
        table, seat = await self.watched(request)
        if seat is None:
            raise Invalid("not-asked", {"seat": -1})
        return answer(await self.coach.hint(table, seat, asker(request)))

    async def review(self, request: Request) -> Response:
        table, _ = await self.watched(request)
        wish = await body_of(request, coaching.ReviewWish)
        return answer(await self.coach.review(table, wish, asker(request)))

    async def branch(self, request: Request) -> Response:
        if not self.tokens(request):
            raise NoSecret
        table = await self.hub.get(request.path_params["table"])
        wish = await body_of(request, coaching.BranchWish, LONG)
        table.seat_row(wish.seat)
        if wish.seat not in held_by(table.row, self.tokens(request)):
            raise Forbidden("not-your-seat", {"seat": wish.seat})
        return answer(await self.coach.branch(table, wish, asker(request)))

    async def log(self, request: Request) -> Response:
        name = request.path_params["table"]
        text = await self.hub.export(name, self.tokens(request), asker(request))
        saved = {"Content-Disposition": f'attachment; filename="parlour-{name}.jsonl"'}
        return Response(text, 200, saved, "text/plain; charset=utf-8")

    async def rematch(self, request: Request) -> Response:
        tokens = self.tokens(request)
        if not tokens:
            raise NoSecret
        told = await self.hub.rematch(request.path_params["table"], tokens[0])
        return answer(told, 201)

    async def share(self, request: Request) -> Response:
        tokens = self.tokens(request)
        if not tokens:
            raise NoSecret
        table = await self.hub.get(request.path_params["table"])
        return answer(http.Shared(key_for(table.row, tokens)))

    async def result(self, request: Request) -> Response:
        table = await self.hub.get(request.path_params["table"])
        if not opens_result(table.row, request.path_params["key"]):
            raise NotFound("no-such-result")
        async with table.whole() as live:
            view = dict(table.game.view(live.state, None).plain())
            scores = [sheet_of(line) for line in table.game.scores(live.state)]
        history = msgspec.json.decode(await history_of(table, None, asker(request)), type=http.History)
        return answer(http.Result(table.info(), view, scores, history))

    async def mine(self, request: Request) -> Response:
        return answer(await self.hub.mine(await body_of(request, http.Mine)))

    async def import_log(self, request: Request) -> Response:
        wish = await body_of(request, http.LogText, LONG)
        return answer(await self.hub.import_log(wish.log, asker(request)), 201)

    async def verify(self, request: Request) -> Response:
        wish = await body_of(request, http.LogText, LONG)
        return answer(await self.hub.verify(wish.log, asker(request)))


CACHED: Final = {"Cache-Control": "public, max-age=300"}
ALIVE: Final = http.Alive("up")


# What never changes is written once: a hundred callers who do not read it share the same bytes.


@cache
def games_told() -> bytes:
    """The catalogue as it is sent."""
    return _encode(catalogue.catalogue())


@cache
def names_told(game: str, lang: str) -> bytes:
    """The names of components as they are sent."""
    return _encode(catalogue.names(game, lang))


@cache
def texts_told(game: str, lang: str) -> bytes:
    """The texts of a game as they are sent."""
    return _encode(catalogue.texts(game, lang))


@cache
def components_told(game: str) -> bytes:
    """The components as they are sent."""
    return _encode(catalogue.components(game, {}))


@cache
def brief_told(game: str) -> bytes:
    """The components as a board needs them, as they are sent."""
    return _encode(catalogue.brief(catalogue.components(game, {})))


@cache
def facts_told(game: str) -> bytes:
    """The facts as they are sent."""
    return _encode(catalogue.facts(game, {}))


def known_game(request: Request) -> str:
    """The game that a path names; `NotFound` when there is none."""
    game: str = request.path_params["game"]
    try:
        grammar_of(game)
        find_game(game)
    except Invalid as error:
        raise NotFound(error.code, error.params) from error
    return game


def known_language(request: Request) -> str:
    """The language that a path names; `NotFound` when there is none."""
    lang: str = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise NotFound("unknown-language", {"language": lang[:40], "known": ", ".join(LANGUAGES)})
    return lang


def whole_number(text: str) -> int:
    """A number in a query; `Invalid` when it is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Invalid("not-a-number", {"text": text[:40]})
    return int(text)
