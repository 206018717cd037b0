"""The server holds to docs/openapi.json: schemathesis makes requests of it, right and wrong, for a while."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.server.openapi import ENDPOINTS, MEANINGS, document
from tests.positions import DEPTH
from tools.siege.server import ROOT, ServerProcess, ask, call

SECONDS = 6 * DEPTH
ACCEPTED = ("2xx", "403", "404", "409", "422")
"""Answers to a request of the right shape: no schema tells that a game needs two seats, or what a log is."""


def config(port: int) -> str:
    """What schemathesis is told besides the document: tables that are there, their secrets, and a file."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    closed = ask(port, "POST", "/api/tables", {"game": "notre-dame", "seats": seats})
    alone = ask(port, "POST", "/api/tables", {"game": "obsession", "seats": seats[:1]})
    opened = ask(
        port,
        "POST",
        "/api/tables",
        {"game": "obsession", "seats": [*seats, {"kind": "open"}], "public": True},
    )
    made = (closed, alone, opened)
    status, log = call(port, "GET", f"/api/tables/{alone['table']['id']}/log", token=alone["token"])
    assert status == 200
    tables = json.dumps([each["table"]["id"] for each in made])
    logs = json.dumps([log.decode()])  # a list of texts is the same in TOML
    return f"""
[checks.positive_data_acceptance]
expected-statuses = {json.dumps(ACCEPTED)}

[dictionaries.tables]
values = {tables}

[dictionaries.logs]
values = {logs}

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.7 }}
"body.log" = {{ dictionary = "logs", probability = 0.5 }}

[auth.openapi.seat]
bearer = {json.dumps(",".join([each["token"] for each in made]))}
"""


def requests_made(settings: Path, port: int, seconds: int) -> subprocess.CompletedProcess[str]:
    """Let schemathesis ask for so long."""
    command = [
        str(Path(sys.executable).with_name("st")), "--config-file", str(settings), "run",
        str(ROOT / "docs" / "openapi.json"), "--url", f"http://127.0.0.1:{port}",
        "--checks", "all", "--max-time", str(seconds), "--generation-deterministic",
        "--continue-on-failure", "--no-color", "--warnings", "off",
    ]  # fmt: skip
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60 + seconds * 4, cwd=settings.parent, check=False
    )


@pytest.mark.slow
def test_every_answer_is_as_the_document_says(tmp_path: Path) -> None:
    everything = f"Tested: {len(ENDPOINTS)}"
    server = ServerProcess(str(tmp_path / "t.sqlite"), tmp_path)
    server.start()
    try:
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(config(server.port), encoding="utf-8")
        done = requests_made(settings, server.port, SECONDS)
        if done.returncode == 0 and everything not in done.stdout:  # a busy machine needs longer for them all
            done = requests_made(settings, server.port, SECONDS * 10)
    finally:
        server.stop()
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2_000:]
    assert everything in done.stdout, done.stdout[-2_000:]
    assert server.faults() == []


def test_the_document_in_the_repository_is_the_one_that_is_served() -> None:
    kept = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
    assert kept == document()


def test_every_operation_tells_its_errors_and_its_bounds() -> None:
    told = document()
    assert {int(name[1:]) for name in told["components"]["responses"]} == set(MEANINGS)
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            responses = operation["responses"]
            assert {"400", "405", "421", "429", "431", "500", "503"} <= set(responses), (method, path)
            if "requestBody" in operation:
                assert {"403", "413", "415", "422"} <= set(responses), (method, path)
            for parameter in operation["parameters"]:
                schema = parameter["schema"]
                assert set(schema) & {"enum", "pattern", "minimum", "anyOf"}, (
                    method,
                    path,
                    parameter["name"],
                )
    allow = told["components"]["responses"]["E405"]["headers"]["Allow"]
    assert allow["required"]


def test_a_secret_is_needed_for_a_rematch_and_welcome_elsewhere() -> None:
    paths = document()["paths"]
    assert paths["/api/tables/{table}/rematch"]["post"]["security"] == [{"seat": []}]
    for name in ("position", "history", "log"):
        assert paths[f"/api/tables/{{table}}/{name}"]["get"]["security"] == [{}, {"seat": []}]


def test_what_has_few_values_or_an_end_says_so() -> None:
    schemas = document()["components"]["schemas"]
    wish = schemas["NewTable"]["properties"]
    assert wish["game"]["enum"] == ["notre-dame", "obsession"]
    assert wish["seats"]["maxItems"] == 12
    assert wish["modules"]["uniqueItems"]
    assert schemas["SeatWish"]["properties"]["kind"]["enum"] == ["me", "local", "open", "bot"]
    assert schemas["SeatInfo"]["properties"]["kind"]["enum"] == ["person", "open", "bot"]
    assert schemas["UndoInfo"]["properties"]["tier"]["enum"] == ["free", "ask", "none"]
    assert schemas["TimeControl"]["properties"]["bank"]["minimum"] == 1
    assert schemas["LogText"]["properties"]["log"]["maxLength"] == 1024 * 1024
