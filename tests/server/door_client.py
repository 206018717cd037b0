"""A whole server in a thread, with real sockets: there one sees what lies below the application."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.applications import Starlette

from parlour.server.app import make_app
from parlour.server.door.door import Door, DoorRules
from parlour.server.door.visitors import Names
from parlour.server.running import TableServer, listen
from parlour.server.store.sqlite import SqliteStore

PATIENCE = 20


class Running:
    """A server that runs."""

    def __init__(self, server: TableServer, port: int) -> None:
        self.server = server
        self.port = port

    @property
    def door(self) -> Door:
        """Who is inside."""
        return self.server.door

    def call(self, source: str = "127.0.0.1") -> socket.socket:
        """A connection, from one address of this machine or another."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (source, 0))


@contextmanager
def running(rules: DoorRules | None = None, app: Starlette | None = None) -> Iterator[Running]:
    """A server on a port of its own, as long as it is needed."""
    rules = rules or DoorRules()
    made = app or make_app(SqliteStore(":memory:"), rate=0, names=Names(), by_address=rules.by_address)
    sockets = listen("127.0.0.1", 0)
    for each in sockets:
        each.listen()  # whoever calls before it runs waits
    server = TableServer(made, rules, quiet=True)
    thread = threading.Thread(target=server.run, args=(sockets,), daemon=True)
    thread.start()
    try:
        found = Running(server, sockets[0].getsockname()[1])
        with found.call() as wire:  # answered as soon as somebody listens
            wire.sendall(request("/api/health"))
            assert answer(wire)[0] == 200
        yield found
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def request(path: str, *more: str, method: str = "GET", host: str = "127.0.0.1", body: str = "") -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *more]
    if body:
        lines.append(f"Content-Length: {len(body.encode())}")
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


def answer(wire: socket.socket) -> tuple[int, dict[str, str], Any]:
    """Status, headers and JSON of one answer; the status is 0 when the other side has hung up instead."""
    head = b""
    while b"\r\n\r\n" not in head:
        more = received(wire)
        if not more:
            return 0, {}, None
        head += more
    top, _, body = head.partition(b"\r\n\r\n")
    lines = top.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in [line.partition(": ") for line in lines[1:]]}
    while len(body) < int(headers.get("content-length", "0")):
        more = received(wire)
        if not more:
            break
        body += more
    is_json = headers.get("content-type", "").startswith("application/json")
    return int(lines[0].split(" ")[1]), headers, json.loads(body) if body and is_json else body


def received(wire: socket.socket) -> bytes:
    """What has come; nothing when the other side has hung up."""
    try:
        return wire.recv(65536)
    except ConnectionError:
        return b""


def is_hung_up(wire: socket.socket) -> bool:
    """Whether the other side says nothing more and hangs up."""
    return received(wire) == b""
