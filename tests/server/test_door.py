"""The door: headers, times and connections have an end, and idle ones lock nobody out."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
from dataclasses import replace

import pytest

from parlour.server.door.door import DoorRules
from parlour.server.door.limits import caller_of
from tests.server.door_client import Running, answer, is_hung_up, request, running

QUICK = DoorRules(
    first_byte_seconds=0.2, head_seconds=0.3, body_seconds=0.3, idle_seconds=0.2, stuck_seconds=0.3
)
"""Times that a test can wait for."""


def flooded(server: Running, head: bytes, piece: bytes, pieces: int) -> tuple[int, int, str]:
    """Send a piece over and over: the pieces that were taken, and the answer."""
    with server.call() as wire:
        taken = 0
        with contextlib.suppress(ConnectionError):
            wire.sendall(head)
            for _ in range(pieces):
                wire.sendall(piece)
                taken += 1
        status, _, told = answer(wire)
        return taken, status, told["code"] if status else ""


@pytest.mark.parametrize(
    ("head", "piece"),
    [
        (b"GET / HTTP/1.1\r\nX-A: ", b"a" * 65536),
        (b"GET / HTTP/1.1\r\n", b"X-A: a\r\n" * 8192),
        (b"GET / HTTP/1.1\r\n", b"a" * 65536),
        (b"GET /", b"a" * 65536),
        (b"", b"\r\n" * 32768),
        (b"", b"A" * 65536),
    ],
    ids=["one-header", "many-headers", "a-name", "the-address", "empty-lines", "the-method"],
)
def test_a_head_without_end_is_cut_off(head: bytes, piece: bytes) -> None:
    with running() as server:
        taken, _, code = flooded(server, head, piece, 1600)  # 100 MiB
        assert taken < 200
        assert code in ("", "too-long-headers", "too-many-headers", "too-long-address", "bad-http")


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (request("/api/health", f"X-A: {'a' * 9000}"), 431, "too-long-headers"),
        (request("/api/health", *[f"X-{n}: {'a' * 500}" for n in range(40)]), 431, "too-long-headers"),
        (request("/api/health", *[f"X-{n}: a" for n in range(150)]), 431, "too-many-headers"),
        (request("/" + "a" * 9000), 414, "too-long-address"),
        (b"nonsense\r\n\r\n", 400, "bad-http"),
    ],
    ids=["a-header", "all-headers", "how-many", "address", "nonsense"],
)
def test_what_is_too_much_is_said(sent: bytes, status: int, code: str) -> None:
    with running() as server, server.call() as wire:
        wire.sendall(sent)
        told = answer(wire)
        assert (told[0], told[2]["code"]) == (status, code)
        assert is_hung_up(wire)


def test_what_a_browser_sends_is_not_too_much() -> None:
    cookies = "Cookie: " + "a" * 4000
    with running() as server, server.call() as wire:
        for _ in range(3):  # on one connection, each in two parts
            sent = request("/api/health", cookies, *[f"X-{n}: {'b' * 100}" for n in range(30)])
            wire.sendall(sent[:700])
            wire.sendall(sent[700:])
            assert answer(wire)[0] == 200


@pytest.mark.parametrize(
    "trail",
    [b"X-A: " + b"a" * 65536, b"X-A: a\r\n" * 9000, b"5;" + b"x" * 65536],
    ids=["a-trailer", "trailers", "extension"],
)
def test_nothing_grows_behind_a_body_in_chunks(trail: bytes) -> None:
    head = b"POST /api/setups HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    start = b"0\r\n" if trail.startswith(b"X") else b""
    with running() as server:
        taken, _, _ = flooded(server, head + b"Transfer-Encoding: chunked\r\n\r\n" + start, trail, 800)
        assert taken < 200


def test_nobody_waits_long_for_a_first_byte() -> None:
    with running(QUICK) as server, server.call() as wire:
        assert is_hung_up(wire)


def test_a_head_that_comes_drop_by_drop_is_given_up() -> None:
    with running(QUICK) as server, server.call() as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost:")
        status, headers, told = answer(wire)
        assert (status, told["code"], headers["connection"]) == (408, "too-slow", "close")


def test_drops_do_not_move_the_end_of_the_time() -> None:
    with running(QUICK) as server, server.call() as wire:
        wire.settimeout(0.02)
        wire.sendall(b"GET / HTTP/1.1\r\nX-A: ")
        status = -1
        for _ in range(200):
            with contextlib.suppress(ConnectionError):
                wire.sendall(b"a")
            with contextlib.suppress(TimeoutError):
                status = answer(wire)[0]
                break
        assert status in (0, 408)


def test_a_body_that_does_not_come_is_given_up() -> None:
    with running(QUICK) as server, server.call() as wire:
        wire.sendall(
            request("/api/setups", "Content-Type: application/json", "Content-Length: 50", method="POST")
        )
        wire.sendall(b"{")
        assert is_hung_up(wire)


def test_an_idle_connection_is_closed() -> None:
    with running(QUICK) as server, server.call() as wire:
        wire.sendall(request("/api/health"))
        assert answer(wire)[0] == 200
        assert is_hung_up(wire)


def test_the_rest_of_a_body_that_is_refused_is_not_waited_for() -> None:
    with running(replace(QUICK, body_seconds=60)) as server, server.call() as wire:
        more = ("Content-Type: application/json", "Content-Length: 99999999")
        wire.sendall(request("/api/setups", *more, method="POST"))
        assert answer(wire)[0] == 413
        assert is_hung_up(wire)


def test_requests_sent_ahead_are_answered_one_by_one() -> None:
    with running() as server, server.call() as wire:
        wire.sendall(request("/api/games") * 300)
        rest, answered = b"", 0
        while answered < 300:
            more = wire.recv(65536)
            assert more
            rest += more
            answered += rest.count(b"HTTP/1.1 200 OK")
            rest = rest[-20:] if b"HTTP/1.1 200 OK" not in rest[-20:] else b""


def test_whoever_does_not_read_an_answer_is_left() -> None:
    with running(QUICK) as server, server.call() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.sendall(request("/api/games/obsession/facts") * 60)
        assert until_empty(server)


def until_empty(server: Running) -> bool:
    """Whether the server has let everybody go before long."""
    for _ in range(100):
        with server.call("127.0.0.9") as other:
            other.sendall(request("/api/health", "Connection: close"))
            assert answer(other)[0] == 200
        if "127.0.0.1" not in server.door.inside:
            return True
        with server.call("127.0.0.9") as other:
            is_hung_up(other)  # as long as it takes to give up a connection without a byte
    return False


def test_an_address_has_only_so_many_connections_and_idle_ones_make_room() -> None:
    rules = DoorRules(by_address=4)
    with running(rules) as server:
        idle = [server.call() for _ in range(10)]
        with server.call() as wire:
            wire.sendall(request("/api/health"))
            assert answer(wire)[0] == 200
            assert 0 < server.door.inside["127.0.0.1"] <= 4  # whoever came before was let in, or not, by now
        assert is_hung_up(idle[0])
        for each in idle:
            each.close()


def test_an_address_whose_connections_all_work_is_told_to_wait() -> None:
    rules = DoorRules(by_address=3)
    with running(rules) as server:
        sockets = [handshaken(server) for _ in range(3)]
        with server.call() as wire:
            status, headers, told = answer(wire)
            assert (status, told["code"]) == (503, "too-many-connections")
            assert int(headers["retry-after"]) > 0
        with server.call("127.0.0.9") as other:
            other.sendall(request("/api/health"))
            assert answer(other)[0] == 200
        for each in sockets:
            each.close()
        for _ in range(100):
            if not server.door.inside.get("127.0.0.1"):
                break
            with server.call("127.0.0.9") as other:
                other.sendall(request("/api/health"))
                answer(other)
        assert "127.0.0.1" not in server.door.inside


def test_there_is_an_end_to_all_connections_together() -> None:
    with running(DoorRules(in_total=5)) as server:
        idle = [server.call(f"127.0.0.{n}") for n in range(1, 12)]
        assert server.door.total <= 5
        with server.call("127.0.0.30") as wire:
            wire.sendall(request("/api/health"))
            assert answer(wire)[0] == 200
        for each in idle:
            each.close()


def test_behind_a_proxy_its_address_is_not_counted() -> None:
    with running(DoorRules(by_address=2, is_behind_proxy=True)) as server:
        wires = [server.call() for _ in range(6)]
        for wire in wires:
            wire.sendall(request("/api/health", "X-Forwarded-For: 10.0.0.1"))
            assert answer(wire)[0] == 200
            wire.close()


@pytest.mark.parametrize(
    ("host", "caller"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_callers_are_counted_by_address_and_by_64_bits_of_it(host: str, caller: str) -> None:
    assert caller_of(host) == caller


def handshaken(server: Running, table: str = "aaaaaaaaaa") -> socket.socket:
    """A WebSocket whose frames are written by hand."""
    wire = server.call()
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    wire.sendall(request(f"/ws/{table}", *upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
    assert answer(wire)[0] == 101
    return wire


def frame(opcode: int, payload: bytes, *, is_last: bool = True) -> bytes:
    """A frame of a client, masked with noughts."""
    head = bytes([(0x80 if is_last else 0) | opcode])
    if len(payload) < 126:
        return head + bytes([0x80 | len(payload)]) + b"\0" * 4 + payload
    return head + bytes([0x80 | 126]) + struct.pack("!H", len(payload)) + b"\0" * 4 + payload


def test_whoever_pings_and_never_reads_is_left() -> None:
    with running(QUICK) as server, handshaken(server) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.settimeout(5)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 4000:  # 128 KiB each
                wire.sendall(frame(9, b"p" * 125) * 1000)
                sent += 1
        assert sent < 4000


def test_whoever_asks_and_never_reads_is_left_before_his_queue_grows() -> None:
    with running(QUICK) as server:
        with server.call() as wire:
            wish = json.dumps({"game": "obsession", "seats": [{"kind": "me"}]})
            wire.sendall(request("/api/tables", "Content-Type: application/json", method="POST", body=wish))
            made = answer(wire)[2]
        with handshaken(server, made["table"]["id"]) as wire:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.sendall(frame(1, json.dumps({"type": "hello", "tokens": [made["token"]]}).encode()))
            asked = frame(1, json.dumps({"type": "aids", "id": "a", "seat": 0}).encode())
            sent = 0
            with contextlib.suppress(ConnectionError):
                while sent < 5000:
                    wire.sendall(asked * 100)
                    sent += 1
            assert sent < 5000
            assert until_empty(server)


def test_a_goodbye_is_answered_at_once() -> None:
    with running() as server, handshaken(server) as wire:
        wire.sendall(frame(1, b'{"type":"hello"}'))
        told = wire.recv(4096)
        while b"\x88" not in told:  # the frame that closes
            told += wire.recv(4096)
        wire.sendall(frame(1, b"late") + frame(8, b"\x03\xf0"))
        wire.settimeout(5)  # the other side would wait ten seconds for the answer
        assert is_hung_up(wire)


def test_a_message_in_endless_empty_parts_is_cut_off() -> None:
    with running() as server, handshaken(server) as wire:
        with contextlib.suppress(ConnectionError):
            wire.sendall(frame(1, b"", is_last=False))
            for _ in range(100):
                wire.sendall(frame(0, b"", is_last=False) * 1000)
        assert is_hung_up(wire)


def test_a_hello_that_comes_in_one_piece_with_hundreds_of_messages_is_read_in_order() -> None:
    with running() as server, handshaken(server) as wire:
        hello = json.dumps({"type": "hello"}).encode()
        wire.sendall(frame(1, hello) + frame(1, b'{"type":"ping","id":"a"}') * 2000)
        assert b"no-such-table" in wire.recv(4096)
