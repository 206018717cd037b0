"""Hostile HTTP: by schema, by bytes, and with the secrets of others."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote, urlencode

from tools.siege.field import SLOW_SECONDS, Prey, Verdicts
from tools.siege.hostile import STRINGS, Maker, broken, written
from tools.siege.server import ROOT

TOO_LONG: Final = 8.0
"""Seconds after which an answer is given up."""
TRIES: Final = 3
METHODS: Final = (
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "get",
    "FOO",
    "PROPFIND",
)
TYPES: Final = (
    "application/json",
    "text/plain",
    "",
    "application/x-www-form-urlencoded",
    "\x7f",
    "multipart/form-data; boundary=x",
)
PATHS: Final = (
    "/api", "/api/", "/api//tables", "/api/tables/", "/api/tables/%00", "/api/tables/%ff%fe",
    "/api/tables/..%2f..", "//", "/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/assets/../../x",
    "/ws/x", "/ws/%00", "/api/games/x/names/%00", "/api/openapi.json", "*",
    "http://127.0.0.1/api/health", "/api/tables?%ff=%00", "/?" + "a=1&" * 2000, "/" + "a" * 9000,
    "/api/tables/é", "/api/games/notre-dame/names/..", "/index.html%00", "/assets/%00",
    "/assets/" + "b" * 300, "/favicon.ico",
)  # fmt: skip


class HttpFuzz:
    """Sends requests and judges the answers."""

    def __init__(self, verdicts: Verdicts, rng: random.Random) -> None:
        self.verdicts: Final = verdicts
        self.rng: Final = rng
        self.port: Final = verdicts.server.port
        self.open: socket.socket | None = None
        self.statuses: dict[int, int] = {}
        document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
        self.paths: Final[list[tuple[str, str, Any]]] = [
            (method.upper(), path, described)
            for path, methods in document["paths"].items()
            for method, described in methods.items()
        ]
        self.maker: Final = Maker(rng, document["components"]["schemas"], self._words())

    def _words(self) -> dict[str, list[Any]]:
        prey = self.verdicts.prey
        tokens = [token for each in prey for token in each.secrets]
        tables = [each.id for each in prey]
        kinds = ("me", "bot", "local", "open")
        seats = [{"kind": kind, "name": f"N {kind}"[:9], "bot": "random"} for kind in kinds]
        return {
            "game": ["notre-dame", "obsession"],
            "lang": ["en", "fr", "pl"],
            "table": tables,
            "kind": ["me", "bot", "open", "local"],
            "bot": ["random", ""],
            "name": ["Ann", "Bo\u0301", ""],
            "modules": [[], ["upstairs-downstairs"], ["x"], ["", ""]],
            "options": [{}, {"x": "y"}],
            "corrections": [{}, {"x": 1}, {"cards": {"a": [1]}}, {"notre-dame.x": 10**30}],
            "seats": [seats[:3], seats[:1] * 3, 3, 2, 0, 10**9],
            "seat": [0, 1, 2, 3],
            "invitation": ["", *tokens],
            "log": self._logs(),
            "tables": [dict(zip(tables, tokens, strict=False)), {tables[0]: tokens[-1]}],
            "key": [*tables, "a", "\x00", ""],
            "time": [None, {"bank": 600, "increment": 5}, {"bank": 10**12, "increment": -1}],
        }

    def _logs(self) -> list[str]:
        """A whole file of a table, and a header that asks for much."""
        each = self.verdicts.prey[0]
        _, text = self._exchange(
            self._request("GET", f"/api/tables/{each.id}/log", b"", {}, next(iter(each.secrets)))
        )
        log = text.decode("utf-8", "replace")
        return [log, log[: len(log) // 2], log.replace("notre-dame", "obsession"), "", "{}\n", log + log]

    # One request

    def once(self) -> None:
        """Some request out of all sorts."""
        kind = self.rng.random()
        if kind < 0.55:
            self._by_schema()
        elif kind < 0.75:
            self._with_secrets_of_others()
        else:
            self._by_bytes()

    def _by_schema(self) -> None:
        rng = self.rng
        method, path, described = rng.choice(self.paths)
        query: dict[str, str] = {}
        for parameter in described["parameters"]:
            value = self.maker.value(parameter["schema"], parameter["name"])
            if rng.random() < 0.15:
                value = rng.choice(STRINGS)[:3000]
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", _quoted(value))
            elif rng.random() < 0.6:
                query[parameter["name"]] = str(value)
        body = b""
        if "requestBody" in described:
            schema = described["requestBody"]["content"]["application/json"]["schema"]
            value = self.maker.value(schema)
            value = self.maker.spoil(value, rng.choice((0, 0, 1, 1, 1, 2)))
            body = written(value, rng)
            if rng.random() < 0.15:
                body = broken(body, rng)
        asked = f"?{urlencode(query, errors='surrogatepass')}" if query else ""
        self._judge(method, path + asked, body, {}, self._token())

    def _with_secrets_of_others(self) -> None:
        """Readings that need a secret; the answer must be what the secrets at hand entitle to."""
        rng = self.rng
        each = rng.choice(self.verdicts.prey)
        tokens = [self._token() for _ in range(rng.choice((0, 1, 1, 2, 3)))]
        what = rng.choice(("position", "history", "log", "rematch"))
        if what == "rematch":
            tokens = [token for token in tokens if token not in each.secrets]
            status, _ = self._judge("POST", f"/api/tables/{each.id}/rematch", b"", {}, ",".join(tokens))
            if status < 400:
                self.verdicts.fault("a rematch with a foreign secret", (each.id, tokens))
            return
        seat = rng.choice((None, 0, 1, 2))
        asked = "" if seat is None or what == "log" else f"?seat={seat}"
        status, _ = self._judge("GET", f"/api/tables/{each.id}/{what}{asked}", b"", {}, ",".join(tokens))
        allowed = _entitled(each, what, seat, tokens)
        if (status == 200) != allowed:
            self.verdicts.fault(f"{what} answered {status}", f"{each.id} seat {seat} tokens {tokens}")

    def _token(self) -> str:
        rng = self.rng
        each = rng.choice(self.verdicts.prey)
        return rng.choice([*each.secrets, each.watch, "", "x" * 24, "null"])

    def _by_bytes(self) -> None:
        rng = self.rng
        method = rng.choice(METHODS)
        path = rng.choice(PATHS) if rng.random() < 0.7 else rng.choice(self.paths)[1]
        path = path.replace("{table}", rng.choice(self.verdicts.prey).id).replace("{game}", "obsession")
        headers = {"Content-Type": rng.choice(TYPES)}
        match rng.randrange(8):
            case 0:
                headers["X-Long"] = "a" * rng.choice((1000, 20_000, 70_000))
            case 1:
                headers["Authorization"] = rng.choice(
                    ("Bearer", "bearer ,,,,", "Basic eA==", "Bearer " + "," * 5000, "\xff")
                )
            case 2:
                headers["Content-Length"] = rng.choice(
                    ("-1", "99999999999999999999", "1e3", "0x10", "5, 5", "")
                )
            case 3:
                headers["Transfer-Encoding"] = rng.choice(("chunked", "gzip", "chunked, chunked", "identity"))
            case 4:
                headers["Upgrade"] = rng.choice(("websocket", "h2c"))
                headers["Connection"] = "Upgrade"
                headers["Sec-WebSocket-Key"] = rng.choice(("", "x", "dGhlIHNhbXBsZSBub25jZQ=="))
                headers["Sec-WebSocket-Version"] = rng.choice(("13", "12", "x"))
            case 5:
                headers["Expect"] = "100-continue"
                headers["Range"] = "bytes=0-,-1"
            case _:
                pass
        body = broken(b'{"game":"obsession","seats":[{"kind":"me"}]}', rng) if rng.random() < 0.6 else b""
        raw = self._request(method, path, body, headers, "")
        if rng.random() < 0.2:
            raw = broken(raw, rng)
        self._raw(raw, f"{method} {path[:80]} {headers!s:.200}")

    # On the wire

    def _request(self, method: str, path: str, body: bytes, headers: Mapping[str, str], token: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        if (
            "Content-Length" not in headers
            and "Transfer-Encoding" not in headers
            and (body or method != "GET")
        ):
            lines.append(f"Content-Length: {len(body)}")
        if body and "Content-Type" not in headers:
            lines.append("Content-Type: application/json")
        lines += [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body

    def _judge(
        self, method: str, path: str, body: bytes, headers: Mapping[str, str], token: str
    ) -> tuple[int, bytes]:
        """Send a well-formed request and judge the answer."""
        raw = self._request(method, path, body, headers, token)
        example = f"{method} {path[:120]} {body[:200]!r}"
        for _ in range(TRIES):
            began, used = time.monotonic(), self.verdicts.server.cpu_seconds()
            status, text = self._exchange(raw)
            took = time.monotonic() - began
            self.verdicts.took(took)
            if took < SLOW_SECONDS:
                break
            if self.verdicts.server.cpu_seconds() - used > SLOW_SECONDS:
                self.verdicts.hang(f"{took:.1f} s: {example}")
                return 0, b""
        else:  # the machine is shared: one slow answer may be anybody's fault, three are not
            self.verdicts.hang(f"{took:.1f} s: {example}")
            return 0, b""
        self._check(status, text, example)
        return status, text

    def _check(self, status: int, text: bytes, example: str) -> None:
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status >= 500 or status == 0:
            self.verdicts.fault(f"status {status}", f"{text[:100]!r} for {example}")
        elif status >= 400:
            try:
                told: object = json.loads(text)
            except ValueError:
                told = text[:100]
            self.verdicts.problem(told, example)

    def close(self) -> None:
        """Hang up."""
        if self.open is not None:
            self.open.close()
            self.open = None

    def _exchange(self, raw: bytes) -> tuple[int, bytes]:
        """Send on the open connection; a second try when the server had closed it meanwhile."""
        for _ in range(2):
            fresh = self.open is None
            if self.open is None:
                self.open = socket.create_connection(("127.0.0.1", self.port), TOO_LONG)
            try:
                self.open.sendall(raw)
                status, text, keep = read_answer(self.open)
            except OSError:
                status, text, keep = 0, b"", False
            if not keep:
                self.close()
            if status or fresh:
                return status, text
        return 0, b""

    def _raw(self, raw: bytes, example: str) -> None:
        """Send whatever it is on a connection of its own, and hang up one way."""
        began = time.monotonic()
        with socket.create_connection(("127.0.0.1", self.port), TOO_LONG) as wire:
            try:
                wire.sendall(raw)
                wire.shutdown(socket.SHUT_WR)
                status, text, _ = read_answer(wire)
            except TimeoutError:
                self.verdicts.hang(f"neither answered nor hung up: {example}")
                return
            except OSError:
                return  # it hung up: its right, with such a caller
        self.verdicts.took(time.monotonic() - began)
        if status == 0 or raw.startswith(b"HEAD"):
            return  # it hung up, or there is nothing to read
        if b"Sec-WebSocket" in raw and status in (101, 400, 403, 404, 405, 426):
            return
        self._check(status, text, example)


def _quoted(value: object) -> str:
    # Not longer than uvicorn reads: what it refuses itself has no code, and is tried elsewhere.
    return quote(str(value)[:2000], safe="", errors="surrogatepass") or "%20"


def _entitled(each: Prey, what: str, seat: int | None, tokens: list[str]) -> bool:
    tokens = [token for token in tokens if token]
    if what == "log":
        return set(each.people) <= each.held(tokens)
    return each.may_watch(tokens) and (seat is None or seat in each.held(tokens))


def read_answer(wire: socket.socket) -> tuple[int, bytes, bool]:
    """Status, body, and whether the connection can be used again; 0 when it was closed without an answer."""
    head = b""
    while b"\r\n\r\n" not in head:
        more = wire.recv(65536)
        if not more:
            return 0, head, False
        head += more
    head, _, body = head.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    status = int(lines[0].split(b" ")[1])
    headers = dict([line.lower().split(b": ", 1) for line in lines[1:] if b": " in line])
    if status == 100:
        return read_answer(wire)
    length = int(headers.get(b"content-length", b"-1"))
    while len(body) < length or length < 0:
        more = wire.recv(65536)
        if not more:
            break
        body += more
    keep = length >= 0 and headers.get(b"connection") != b"close"
    return status, body[:length] if length >= 0 else body, keep and len(body) == length
