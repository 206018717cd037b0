"""A WebSocket with an end to everything: nothing more is read while nobody listens."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from parlour.server.door.door import MOST_HELD, PIECE, Ticket, door_of

MOST_WRITTEN: Final = 1024 * 1024
"""Bytes that may wait for a reader of a WebSocket who asks for more."""
MOST_FRAGMENTS: Final = 256


class Talker(WebSocketsSansIOProtocol):
    """A WebSocket that reads no further while nobody listens, and does not wait for that for ever."""

    def __init__(self, config: uvicorn.Config, **given: Any) -> None:
        super().__init__(config, **given)
        self.rules: Final = door_of(config).rules
        self.ticket: Ticket | None = None
        self._held = bytearray()
        self._stuck: TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._unstick()
        self._held.clear()
        if self.ticket is not None:
            self.ticket.give_back()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, as long as the application keeps up with it."""
        self._held += data
        if len(self._held) > MOST_HELD or self.transport.get_write_buffer_size() > MOST_WRITTEN:
            self.transport.abort()
            return
        self._feed()

    def _feed(self) -> None:
        """A piece may hold hundreds of messages: the next one waits until the application has had them.

        When it has said goodbye nothing reaches it any more, and only the answer to that is looked for.
        """
        while self._held and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            super().data_received(piece)

    async def run_asgi(self) -> None:
        """The application; when it is done, whoever does not read its last words is left."""
        await super().run_asgi()
        self._stuck = self._stuck or self.loop.call_later(self.rules.stuck_seconds, self.transport.abort)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application."""
        message = await super().receive()
        self._feed()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def handle_cont(self, event: Frame) -> None:
        """Part of a message in parts. Empty parts have no size, so that they are counted."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def pause_writing(self) -> None:
        """Nobody reads what we write: so nothing more is read, either."""
        super().pause_writing()
        self.transport.pause_reading()
        self._unstick()
        self._stuck = self.loop.call_later(self.rules.stuck_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Somebody does."""
        self._unstick()
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _unstick(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
