"""HTTP with an end to everything: what has come is read piece by piece, and refused once it is too much."""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from parlour.server.door.door import MOST_HELD, PIECE, Ticket, door_of
from parlour.server.door.talking import Talker
from parlour.server.wire.http_protocol import Problem

LINGER_SECONDS: Final = 1.0
LINGER_BYTES: Final = 1024 * 1024
"""So much is read and thrown away after a refusal, for else the caller might never see it."""
RETRY_SECONDS: Final = 5
SEND_BUFFER: Final = 128 * 1024
"""Bytes that the system keeps for a reader (it takes twice that); by itself it would take megabytes."""


class Refused(Exception):
    """What has come so far is refused: a status, a code and its parameters."""

    def __init__(self, status: int, code: str, params: dict[str, str | int]) -> None:
        super().__init__(code)
        self.status: Final = status
        self.code: Final = code
        self.params: Final = params


START, HEAD, BODY = range(3)
"""Where in a request the reading stands: before it, among its headers, behind them."""


class Reader(HttpToolsProtocol):
    """HTTP with an end to everything."""

    def __init__(self, config: uvicorn.Config, **given: Any) -> None:
        super().__init__(config, **given)
        self.door: Final = door_of(config)
        self.rules: Final = self.door.rules
        self.ticket: Ticket | None = None
        self._held = bytearray()
        self._unanswered: deque[RequestResponseCycle] = deque()
        self._stage = START
        self._head = 0  # bytes of the head read so far
        self._read = 0  # bytes read behind the head
        self._body = 0  # bytes of them that were the body: the others are marks of chunks and trailers
        self._fault: Refused | None = None
        self._is_refused = False
        self._thrown_away = 0
        self._timer: TimerHandle | None = None
        self._stuck: TimerHandle | None = None

    # Coming and going

    def connection_made(  # type: ignore[override] # as in uvicorn: nothing but sockets comes here
        self, transport: asyncio.Transport
    ) -> None:
        """Let it in, or say that there is no room."""
        super().connection_made(transport)
        opened = transport.get_extra_info("socket")
        if opened is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.ticket = self.door.enter(self, self.client[0] if self.client is not None else "")
        if self.ticket is None:
            self._tell(Refused(503, "too-many-connections", {"seconds": RETRY_SECONDS}))
            self._is_refused = True
            transport.close()
            return
        self.door.waits(self, self.ticket.caller)
        self._within(self.rules.first_byte_seconds, self._hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more; whoever still answers something here need not."""
        self._leave()
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._within(0, None)
        self._unstick()
        self._held.clear()
        if self.ticket is not None:
            self.door.works(self, self.ticket.caller)
            self.ticket.give_back()

    def make_room(self) -> None:
        """Go, for somebody else wants to come in and this one only waits."""
        self._leave()
        self.transport.abort()

    def _hang_up(self) -> None:
        """Close, without waiting for ever until the last answer is read."""
        self.transport.close()
        self._within(self.rules.stuck_seconds, self.transport.abort)

    def _within(self, seconds: float, otherwise: Callable[[], None] | None) -> None:
        """What happens unless something else does within so many seconds; None means nothing."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, otherwise) if otherwise is not None else None

    # Reading

    def data_received(self, data: bytes) -> None:
        """Take what has come, piece by piece."""
        self._unset_keepalive_if_required()
        if self._is_refused:
            self._thrown_away += len(data)
            if self._thrown_away > LINGER_BYTES:
                self.transport.abort()
            return
        self._held += data
        if len(self._held) > MOST_HELD:
            self.transport.abort()
            return
        self._feed()

    def _feed(self) -> None:
        while self._held and not self._is_refused and not self.transport.is_closing():
            if self._stage == START:
                if self._is_answering():
                    self.flow.pause_reading()  # one request at a time, whatever was sent ahead
                    return
                self._begin_head()
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            if self._stage == HEAD:
                self._head += len(piece)
            else:
                self._read += len(piece)
            try:
                if not self._parsed(piece):
                    return
                self._check_size()
            except Refused as refused:
                self._refuse(refused)

    def _parsed(self, piece: bytes) -> bool:
        """Whether there is more to read here; not when the connection has become a WebSocket."""
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:  # nobody here speaks that: the answer is the last one
                self.cycle.keep_alive = False
            self._held.clear()
            return False
        except httptools.HttpParserError as error:
            raise (self._fault or Refused(400, "bad-http", {})) from error
        return True

    def _check_size(self) -> None:
        if self._stage == HEAD and self._head > self.rules.head_bytes:
            raise Refused(431, "too-long-headers", {"most": self.rules.head_bytes})
        if self._stage == BODY and self._read - self._body > self.rules.head_bytes + self._body:
            raise Refused(400, "bad-http", {})

    def _is_answering(self) -> bool:
        return bool(self._unanswered)

    def _begin_head(self) -> None:
        self._stage = HEAD
        self._head = 0
        slow = Refused(408, "too-slow", {"seconds": round(self.rules.head_seconds)})
        self._within(self.rules.head_seconds, lambda: self._refuse(slow))

    def _raise(self, status: int, most: int, code: str) -> None:
        """The parser calls back and hides what is raised there: remember it."""
        self._fault = Refused(status, code, {"most": most})
        raise self._fault

    def on_message_begin(self) -> None:
        """A request begins, perhaps in the same piece as the one before."""
        if self._stage == START:
            self._begin_head()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        super().on_url(url)
        if len(self.url) > self.rules.address_bytes:
            self._raise(414, self.rules.address_bytes, "too-long-address")

    def on_header(self, name: bytes, value: bytes) -> None:
        """A whole header; behind a body there is none to be."""
        if self._stage != HEAD:
            self._fault = Refused(400, "bad-http", {})
            raise self._fault
        if len(self.headers) >= self.rules.headers:
            self._raise(431, self.rules.headers, "too-many-headers")
        if len(name) + len(value) > self.rules.header_bytes:
            self._raise(431, self.rules.header_bytes, "too-long-headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body is next."""
        self._stage = BODY
        self._read = self._body = 0
        self._within(self.rules.body_seconds, self.transport.abort)
        super().on_headers_complete()
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole: now it is for us to take our time."""
        super().on_message_complete()
        self._stage = START
        self._within(0, None)
        if self.ticket is not None:
            self.door.works(self, self.ticket.caller)
        if not self._is_answering():
            self._rest()

    def on_response_complete(self) -> None:
        """The request is answered; read on where we stopped."""
        self._unanswered.popleft()
        super().on_response_complete()
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            self._hang_up()
            return
        if self._stage == BODY:  # answered before it was whole: the rest is not worth waiting for
            self._within(LINGER_SECONDS, self.transport.abort)
        elif not self._is_answering():
            self._rest()
        self._feed()

    def _rest(self) -> None:
        if self.ticket is not None:
            self.door.waits(self, self.ticket.caller)
        self._within(self.rules.idle_seconds, self._hang_up)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, and counted as before."""
        self._within(0, None)
        if self.ticket is not None:
            self.door.works(self, self.ticket.caller)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Talker):
            protocol.ticket = self.ticket

    # Refusing

    def _refuse(self, refused: Refused) -> None:
        """Say why, and go; what still comes in is thrown away for a moment, so that the answer is seen."""
        self._is_refused = True
        self._held.clear()
        if self._is_answering() or self.transport.is_closing():
            self.transport.abort()
            return
        self._tell(refused)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._within(LINGER_SECONDS, self.transport.abort)

    def _tell(self, refused: Refused) -> None:
        body = msgspec.json.encode(Problem(refused.code, refused.params))
        lines = [STATUS_LINE[refused.status]]
        for name, value in self.server_state.default_headers:
            lines += [name, b": ", value, b"\r\n"]
        lines.append(b"content-type: application/json\r\nconnection: close\r\n")
        if refused.status == 503:
            lines.append(b"retry-after: %d\r\n" % RETRY_SECONDS)
        lines.append(b"content-length: %d\r\n\r\n" % len(body))
        self.transport.write(b"".join([*lines, body]))

    # Writing

    def pause_writing(self) -> None:
        """Nobody reads what we write: not for long."""
        super().pause_writing()
        self._unstick()
        self._stuck = self.loop.call_later(self.rules.stuck_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Somebody does."""
        self._unstick()
        super().resume_writing()

    def _unstick(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
