"""The HTTP part of the interface as an OpenAPI document, made from the table of routes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from parlour.server import http_protocol as http
from parlour.server import protocol as wire


@dataclass(frozen=True)
class Endpoint:
    """One route: what it takes, what it answers, and in a line what it is for."""

    method: str
    path: str
    about: str
    takes: type[msgspec.Struct] | None = None
    gives: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    secret: bool = False


ENDPOINTS: Final = (
    Endpoint("get", "/api/health", "Whether the server is up", gives=dict[str, str]),
    Endpoint("get", "/api/games", "The games that can be played", gives=list[http.GameInfo]),
    Endpoint("get", "/api/games/{game}/names/{lang}", "What components are called", gives=dict[str, Any]),
    Endpoint("get", "/api/games/{game}/components", "Every component with its facts", gives=dict[str, Any]),
    Endpoint("get", "/api/games/{game}/facts", "Every fact and where it comes from", gives=http.FactsInfo),
    Endpoint("post", "/api/facts", "The same after corrections", takes=http.SetupWish, gives=http.FactsInfo),
    Endpoint(
        "post", "/api/setups", "Whether a setup holds together", takes=http.SetupWish, gives=http.Checked
    ),
    Endpoint("get", "/api/tables", "Public tables with an open seat", gives=list[wire.TableInfo]),
    Endpoint("post", "/api/tables", "Make a table", takes=http.NewTable, gives=http.Made, status=201),
    Endpoint("get", "/api/tables/{table}", "A table", gives=wire.TableInfo),
    Endpoint("get", "/api/tables/{table}/components", "The components of its data set", gives=dict[str, Any]),
    Endpoint("post", "/api/tables/{table}/claims", "Take an open seat", takes=http.Claim, gives=http.Claimed),
    Endpoint(
        "get",
        "/api/tables/{table}/position",
        "The position after so many plies, as a seat saw it",
        gives=wire.Position,
        query=("ply", "seat"),
        secret=True,
    ),
    Endpoint(
        "get",
        "/api/tables/{table}/history",
        "Everything that happened",
        gives=http.History,
        query=("seat",),
        secret=True,
    ),
    Endpoint("get", "/api/tables/{table}/log", "The game as one file", gives=str, secret=True),
    Endpoint(
        "post",
        "/api/tables/{table}/rematch",
        "The same table again, with the same people",
        gives=wire.TableInfo,
        status=201,
        secret=True,
    ),
    Endpoint(
        "post", "/api/mine", "The tables whose secrets I hold", takes=http.Mine, gives=list[http.Standing]
    ),
    Endpoint(
        "post", "/api/imports", "Make a table of a file", takes=http.LogText, gives=http.Made, status=201
    ),
    Endpoint("post", "/api/verify", "Check a file", takes=http.LogText, gives=http.Verified),
)

MEANINGS: Final = {
    400: "the message cannot be read",
    403: "a secret is missing or wrong",
    404: "there is no such thing",
    409: "it does not go together with how things stand",
    413: "too long",
    422: "it can be read and makes no sense",
    429: "too many requests; Retry-After says when to come back",
}


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
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, takes: Any, gives: Any) -> dict[str, Any]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "integer"}}
        for name in endpoint.query
    ]
    problem = {"$ref": "#/components/schemas/Problem"}
    told: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {
                "description": "done",
                "content": {"text/plain" if endpoint.gives is str else "application/json": {"schema": gives}},
            },
            **{
                str(status): {
                    "description": meaning,
                    "content": {"application/json": {"schema": problem}},
                }
                for status, meaning in MEANINGS.items()
            },
        },
    }
    if takes is not None:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": takes}}}
    if endpoint.secret:
        told["security"] = [{"seat": []}]
    return told
