"""The HTTP part of the interface as an OpenAPI document, made from the table of routes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from parlour.i18n.files import LANGUAGES
from parlour.server.wire import bounds, coaching
from parlour.server.wire import http_protocol as http
from parlour.server.wire import protocol as wire

EXAMPLES: Final[dict[type[msgspec.Struct], dict[str, Any]]] = {
    http.NewTable: {
        "game": bounds.GAMES[0],
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "steward"}],
    },
    http.SetupWish: {"game": bounds.GAMES[-1], "seats": 2, "modules": [], "options": {}},
    http.Claim: {"seat": 1, "name": "Ben"},
    http.Mine: {"tables": {"abcdefghjk": "a-secret"}},
}
NEEDED, WELCOME, NONE = "needed", "welcome", ""
"""Whether a secret must be shown, may be shown, or is not looked at."""


@dataclass(frozen=True)
class Endpoint:
    """One route: what it takes, what it answers, in a line what it is for, and the errors of its own."""

    method: str
    path: str
    about: str
    takes: type[msgspec.Struct] | None = None
    gives: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    secret: str = NONE
    errors: tuple[int, ...] = ()


ENDPOINTS: Final = (
    Endpoint("get", "/api/health", "Whether the server answers at all; never refused", gives=http.Alive),
    Endpoint("get", "/api/ready", "Whether tables can be kept and bots think", gives=http.Ready),
    Endpoint("get", "/api/openapi.json", "This document", gives=dict[str, Any]),
    Endpoint("get", "/api/games", "The games that can be played", gives=list[http.GameInfo]),
    Endpoint(
        "get",
        "/api/games/{game}/names/{lang}",
        "What components are called: by sort and id",
        gives=dict[str, dict[str, str]],
        errors=(404,),
    ),
    Endpoint(
        "get",
        "/api/games/{game}/texts/{lang}",
        "The texts of a game: its Fluent files, for a page that was built without them",
        gives=list[str],
        errors=(404,),
    ),
    Endpoint(
        "get",
        "/api/games/{game}/grammar",
        "What the parameters of those texts hold",
        gives=http.GrammarInfo,
        errors=(404,),
    ),
    Endpoint(
        "get",
        "/api/games/{game}/components",
        "Every component with its facts",
        gives=dict[str, Any],
        errors=(404,),
    ),
    Endpoint(
        "get",
        "/api/games/{game}/facts",
        "Every fact and where it comes from",
        gives=http.FactsInfo,
        errors=(404,),
    ),
    Endpoint("post", "/api/facts", "The same after corrections", takes=http.SetupWish, gives=http.FactsInfo),
    Endpoint(
        "post", "/api/setups", "Whether a setup holds together", takes=http.SetupWish, gives=http.Checked
    ),
    Endpoint("get", "/api/tables", "Public tables with an open seat", gives=list[wire.TableInfo]),
    Endpoint(
        "post",
        "/api/tables",
        "Make a table; 60 an hour for each address",
        takes=http.NewTable,
        gives=http.Made,
        status=201,
        errors=(409,),
    ),
    Endpoint("get", "/api/tables/{table}", "A table", gives=wire.TableInfo, errors=(404, 409)),
    Endpoint(
        "get",
        "/api/tables/{table}/components",
        "The components of its data set",
        gives=dict[str, Any],
        errors=(404, 409),
    ),
    Endpoint(
        "get",
        "/api/tables/{table}/components/brief",
        "The same as a board needs them: without names, and without where the facts are from",
        gives=dict[str, Any],
        errors=(404, 409),
    ),
    Endpoint(
        "post",
        "/api/tables/{table}/claims",
        "Take an open seat",
        takes=http.Claim,
        gives=http.Claimed,
        errors=(404, 409),
    ),
    Endpoint(
        "get",
        "/api/tables/{table}/position",
        "The position after so many plies, as a seat saw it",
        gives=wire.Position,
        query=("ply", "seat"),
        secret=WELCOME,
        errors=(404, 409, 422),
    ),
    Endpoint(
        "get",
        "/api/tables/{table}/aids",
        "The aids that a seat had after so many plies",
        gives=wire.Aids,
        query=("ply", "seat"),
        secret=WELCOME,
        errors=(404, 409, 422),
    ),
    Endpoint(
        "get",
        "/api/tables/{table}/history",
        "Everything that happened, as a seat may know it",
        gives=http.History,
        query=("seat",),
        secret=WELCOME,
        errors=(404, 409, 422),
    ),
    Endpoint(
        "get",
        "/api/tables/{table}/hint",
        "A hint for a seat that has to answer, at a practice table; it knows what the seat knows",
        gives=coaching.CoachHint,
        query=("seat",),
        secret=WELCOME,
        errors=(404, 409, 422),
    ),
    Endpoint(
        "post",
        "/api/tables/{table}/review",
        "The review of a finished game for one seat: begun, told how far it is, or stopped",
        takes=coaching.ReviewWish,
        gives=coaching.ReviewState,
        secret=WELCOME,
        errors=(404, 409, 422),
    ),
    Endpoint(
        "post",
        "/api/tables/{table}/branch",
        "What if: an answer in a world dealt anew from a position of an own seat",
        takes=coaching.BranchWish,
        gives=coaching.BranchReached,
        secret=NEEDED,
        errors=(401, 404, 409, 422),
    ),
    Endpoint(
        "get",
        "/api/tables/{table}/log",
        "The game as one file: when it is over, or for whoever holds every seat of a person",
        gives=str,
        secret=WELCOME,
        errors=(404, 409, 422),
    ),
    Endpoint(
        "post",
        "/api/tables/{table}/rematch",
        "The same table again, with the same people",
        gives=wire.TableInfo,
        status=201,
        secret=NEEDED,
        errors=(401, 404, 409, 422),
    ),
    Endpoint(
        "post",
        "/api/tables/{table}/share",
        "The key that shows the result of a finished game to anybody",
        gives=http.Shared,
        secret=NEEDED,
        errors=(401, 404, 409, 422),
    ),
    Endpoint(
        "get",
        "/api/results/{table}/{key}",
        "A finished game, for anybody who has the key of its result",
        gives=http.Result,
        errors=(404, 409, 422),
    ),
    Endpoint(
        "post", "/api/mine", "The tables whose secrets I hold", takes=http.Mine, gives=list[http.Standing]
    ),
    Endpoint(
        "post",
        "/api/imports",
        "Make a table of a file; counted as one made",
        takes=http.LogText,
        gives=http.Made,
        status=201,
    ),
    Endpoint("post", "/api/verify", "Check a file", takes=http.LogText, gives=http.Verified),
)

MEANINGS: Final = {
    400: "the request cannot be read",
    401: "no secret was shown",
    403: "a secret is missing or wrong, or the page that asks is somebody else's",
    404: "there is no such thing",
    405: "not with this method; Allow says with which",
    408: "the request took too long to come",
    409: "it does not go together with how things stand",
    413: "too long",
    414: "the address is too long",
    415: "the body does not say that it is application/json",
    421: "the server is not called that; see --allow-host",
    422: "it can be read and makes no sense",
    429: "too much was asked for; Retry-After says when to come back",
    431: "too many headers, or too long ones",
    500: "a fault of the server; nothing was changed",
    503: "it cannot be kept now, or there are too many connections; Retry-After may say when to come back",
}
ALWAYS: Final = (400, 405, 408, 414, 421, 429, 431, 500, 503)
WITH_BODY: Final = (413, 415, 422)

PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "game": {"type": "string", "enum": list(bounds.GAMES)},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "table": {"type": "string", "pattern": bounds.TABLE_PATTERN},
    "key": {"type": "string", "pattern": "^[A-Za-z0-9_-]{24}$"},
    "ply": {"type": "integer", "minimum": 0, "maximum": bounds.MOST_PLY},
    "seat": {
        "anyOf": [
            {"type": "integer", "minimum": 0, "maximum": bounds.MOST_SEATS - 1},
            {"type": "string", "enum": ["null"], "description": "the spectator's place"},
        ]
    },
}
SECURITY: Final[dict[str, list[dict[str, list[str]]]]] = {NEEDED: [{"seat": []}], WELCOME: [{}, {"seat": []}]}


def document() -> dict[str, Any]:
    """The whole document."""
    types = [each for endpoint in ENDPOINTS for each in (endpoint.takes, endpoint.gives) if each is not None]
    schemas, components = msgspec.json.schema_components(
        [*types, http.Problem], ref_template="#/components/schemas/{name}"
    )
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        takes = next(found) if endpoint.takes is not None else None
        gives = next(found) if endpoint.gives is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method] = _operation(endpoint, takes, gives)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": "1", "description": "Play itself goes over /ws/{table}."},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {f"E{status}": _error(status) for status in MEANINGS},
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The secrets of seats, or that of a spectator; 16 at most, with commas.",
                }
            },
        },
    }


def _operation(endpoint: Endpoint, takes: Any, gives: Any) -> dict[str, Any]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": PARAMETERS[name]}
        for name in endpoint.query
    ]
    statuses = {*ALWAYS, *endpoint.errors}
    if takes is not None:
        statuses |= set(WITH_BODY)
    if endpoint.secret or endpoint.method == "post":
        statuses.add(403)
    told: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {
                "description": "done",
                "content": {"text/plain" if endpoint.gives is str else "application/json": {"schema": gives}},
            },
            **{str(status): {"$ref": f"#/components/responses/E{status}"} for status in sorted(statuses)},
        },
    }
    if takes is not None:
        body: dict[str, Any] = {"schema": takes}
        if endpoint.takes in EXAMPLES:
            body["example"] = EXAMPLES[endpoint.takes]
        told["requestBody"] = {"required": True, "content": {"application/json": body}}
    if endpoint.secret:
        told["security"] = SECURITY[endpoint.secret]
    return told


def _error(status: int) -> dict[str, Any]:
    problem = {"$ref": "#/components/schemas/Problem"}
    told: dict[str, Any] = {
        "description": MEANINGS[status],
        "content": {"application/json": {"schema": problem}},
    }
    if status == 401:
        told["headers"] = {"WWW-Authenticate": {"required": True, "schema": {"type": "string"}}}
    if status == 405:
        methods = {"type": "string", "pattern": "^[A-Z]+(, [A-Z]+)*$"}
        told["headers"] = {"Allow": {"required": True, "schema": methods}}
    if status in (429, 503):
        seconds = {"type": "integer", "minimum": 1}
        told["headers"] = {"Retry-After": {"required": status == 429, "schema": seconds}}
    return told
