"""What can be asked over HTTP."""

from __future__ import annotations

from typing import Final

from parlour.server.http_api import Api, Handler

ROUTES: Final[tuple[tuple[str, str, str, Handler], ...]] = (
    ("GET", "/api/games", "read", Api.games),
    ("GET", "/api/games/{game}/names/{lang}", "read", Api.names),
    ("GET", "/api/games/{game}/texts/{lang}", "read", Api.texts),
    ("GET", "/api/games/{game}/grammar", "read", Api.grammar),
    ("GET", "/api/games/{game}/components", "read", Api.components),
    ("GET", "/api/games/{game}/facts", "read", Api.facts),
    ("POST", "/api/facts", "facts", Api.corrected_facts),
    ("POST", "/api/setups", "setup", Api.check_setup),
    ("GET", "/api/tables", "read", Api.tables),
    ("POST", "/api/tables", "make", Api.make_table),
    ("GET", "/api/tables/{table}", "read", Api.table),
    ("GET", "/api/tables/{table}/components", "facts", Api.table_components),
    ("GET", "/api/tables/{table}/components/brief", "facts", Api.brief_components),
    ("POST", "/api/tables/{table}/claims", "seats", Api.claim),
    ("GET", "/api/tables/{table}/position", "replay", Api.position),
    ("GET", "/api/tables/{table}/aids", "aids", Api.aids),
    ("GET", "/api/tables/{table}/history", "replay", Api.history),
    ("GET", "/api/tables/{table}/hint", "hint", Api.hint),
    ("POST", "/api/tables/{table}/review", "review", Api.review),
    ("POST", "/api/tables/{table}/branch", "branch", Api.branch),
    ("GET", "/api/tables/{table}/log", "replay", Api.log),
    ("POST", "/api/tables/{table}/rematch", "rematch", Api.rematch),
    ("POST", "/api/tables/{table}/share", "seats", Api.share),
    ("GET", "/api/results/{table}/{key}", "replay", Api.result),
    ("POST", "/api/mine", "seats", Api.mine),
    ("POST", "/api/imports", "import", Api.import_log),
    ("POST", "/api/verify", "verify", Api.verify),
)
"""Method, path, what it is charged as, and who answers."""
