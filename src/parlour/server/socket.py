"""Play goes over a WebSocket: one for each browser and table. Requests in, positions and answers out.

A connection that reads slowly is never buried: it holds at most a position that is due, whatever happened
meanwhile, and a short queue of answers. While that queue is full nothing more is read from it, and a
connection that reads nothing at all is closed by the door.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Final

import msgspec

from parlour.kernel.errors import Illegal, Invalid, ParlourError, RulesBug
from parlour.server.door.limits import Limits
from parlour.server.door.secret_words import LONGEST_KEY, is_key
from parlour.server.exchange import HungUp, Line
from parlour.server.store.base import ChatRow, StoreFailed
from parlour.server.tables.ahead import offer_ahead, view_for
from parlour.server.tables.hub import Forbidden, Hub, held_by, may_watch
from parlour.server.tables.offers import preview, reasons_for, stage_of, why_of
from parlour.server.tables.positions import position_now
from parlour.server.tables.table import LiveTable
from parlour.server.tables.table_memory import Stale
from parlour.server.wire import protocol as wire

log = logging.getLogger("parlour.server")

MOST_QUEUED: Final = 32
"""Answers that wait to be sent; with so many waiting, no further request is read."""
MOST_TOKENS: Final = 16
MOST_PARTS: Final = 40
LONGEST_WORDS: Final = 1000
HELLO_SECONDS: Final = 20
POLICY: Final = 1008
MOST_PATIENCE: Final = 1.0
"""Seconds for which a request that comes too soon just waits; for longer ones its caller is told to wait."""
FAULT: Final = 1011

_decode = msgspec.json.Decoder(wire.ClientMessage).decode
_encode = msgspec.json.Encoder().encode


def chat_line(row: ChatRow) -> wire.ChatLine:
    """Something said, for the wire."""
    return wire.ChatLine(row.n, row.seat, row.name, row.phrase, row.text, row.at, list(row.only))


class Connection:
    """Somebody at a table."""

    def __init__(self, socket: Line, hub: Hub, limits: Limits, caller: str) -> None:
        self.socket: Final = socket
        self.hub: Final = hub
        self.limits: Final = limits
        self.caller: Final = caller
        self.table: LiveTable
        self.held: list[int] = []
        self.tokens: list[str] = []
        self.seat: int | None = None
        self.told_ply = 0  # events before this ply have been told
        self.told_epoch = 0
        self.told_chat = -1
        self._due: set[str] = set()
        self._out: deque[msgspec.Struct] = deque()
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._is_told = True  # as long as there is somebody to tell

    async def serve(self, name: str) -> None:
        """Greet, then listen and tell until somebody hangs up."""
        try:
            await self.socket.accept()
            if not await self._greet(name):
                return
        except (HungUp, TimeoutError, RuntimeError):
            return  # whoever called hung up before anything was said
        table = self.table
        table.listeners.add(self._notice)
        table.wake()
        for seat in self.held:
            table.present[seat] = table.present.get(seat, 0) + 1
        table.changed("seats")
        telling = asyncio.create_task(self._tell())
        try:
            await self._listen()
        except (HungUp, RuntimeError):
            log.debug("table %s: a connection ended", name)  # gone, perhaps in the middle of a message
        finally:
            table.listeners.discard(self._notice)
            for seat in self.held:
                table.present[seat] -= 1
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError, HungUp, RuntimeError):
                await telling
            table.changed("seats")

    async def _greet(self, name: str) -> bool:
        wait = self.limits.wait("connect", self.caller)
        if wait:
            await self._hang_up(wire.Failed("", "too-many-requests", {"seconds": wait}))
            return False
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = _decode(await self._receive())
            if not isinstance(hello, wire.Hello) or len(hello.tokens) > MOST_TOKENS:
                raise Invalid("say-hello-first")
            self.table = await self.hub.get(name)
            self.tokens = hello.tokens
            self.held = held_by(self.table.row, hello.tokens)
            if not may_watch(self.table.row, hello.tokens):
                raise Forbidden("wrong-secret")
            self._welcome(hello)
        except msgspec.MsgspecError as error:
            await self._hang_up(wire.Failed("", "bad-message", {"why": str(error)[:200]}))
            return False
        except ParlourError as error:
            await self._hang_up(wire.Failed("", error.code, error.params))
            return False
        except StoreFailed as error:
            log.warning("table %s cannot be opened: %s", name[:40], error)
            await self._hang_up(wire.Failed("", "not-kept", {"why": "StoreFailed"}))
            return False
        self._notice("position")
        return True

    def _welcome(self, hello: wire.Hello) -> None:
        """Say who sits where and what was said before; `Unreadable` while the table is read again."""
        wanted = hello.seat if hello.seat in self.held else None
        self.seat = wanted if wanted is not None else self._first_seat()
        self.told_ply = max(0, hello.events_from)
        self.told_epoch = self.table.live.undos
        chat = [chat_line(row) for row in self.table.chat if row.is_for(self.held)]
        self.told_chat = self.table.chat[-1].n if self.table.chat else -1
        self._put(wire.Welcome(self.table.info(), self.held, chat))

    def _first_seat(self) -> int | None:
        """The held seat that has to answer, or the first one."""
        for seat in self.table.live.waiting():
            if seat in self.held:
                return seat
        return self.held[0] if self.held else None

    async def _hang_up(self, last: wire.Failed) -> None:
        with contextlib.suppress(HungUp, RuntimeError):
            await self.socket.send_text(_encode(last).decode())
            await self.socket.close(POLICY)

    async def _receive(self) -> str | bytes:
        """The next message; binary ones are read as text, too."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise HungUp
        text = message.get("text")
        found: str | bytes = text if text is not None else message.get("bytes") or b""
        return found

    # Telling

    def _notice(self, what: str) -> None:
        self._due.add(what)
        self._wake.set()

    def _put(self, message: msgspec.Struct) -> None:
        self._out.append(message)
        self._wake.set()

    async def _tell(self) -> None:
        """Send what is due; positions are made at the last moment, so that they are never old."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._out:
                    await self.socket.send_text(_encode(self._out.popleft()).decode())
                    self._room.set()
                due, self._due = self._due, set()
                if "seats" in due:
                    await self.socket.send_text(_encode(wire.Seats(self.table.info())).decode())
                if "chat" in due:
                    for row in self.table.chat:
                        if row.n > self.told_chat:
                            self.told_chat = row.n
                            if row.is_for(self.held):
                                await self.socket.send_text(_encode(wire.Said(chat_line(row))).decode())
                if "position" in due:
                    await self._send_position()
        except (HungUp, RuntimeError):
            return
        except StoreFailed as error:
            log.warning("table %s: a position could not be told: %s", self.table.row.id, error)
            with contextlib.suppress(HungUp, RuntimeError):
                await self.socket.close(FAULT)
        except Exception:
            log.exception("table %s: a position could not be told", self.table.row.id)
            with contextlib.suppress(HungUp, RuntimeError):
                await self.socket.close(FAULT)
        finally:
            self._out.clear()
            self._is_told = False
            self._room.set()

    async def _send_position(self) -> None:
        """Under the lock, for what is on the table must be kept before anybody sees it."""
        async with self.table.lock:
            if self.table.is_spoilt():
                return  # the next one is told when the table has been read again
            live = self.table.live
            if live.undos != self.told_epoch:
                self.told_epoch = live.undos
                self.told_ply = live.ply
            told = _encode(position_now(self.table, self.seat, self.told_ply)).decode()
            self.told_ply = live.ply
        await self.socket.send_text(told)

    # Listening

    async def _listen(self) -> None:
        while True:
            while self._is_told and len(self._out) >= MOST_QUEUED:
                self._room.clear()
                await self._room.wait()
            await asyncio.sleep(0)  # what has come already is no reason to let the others wait
            text = await self._receive()
            try:
                message = _decode(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                if await self._is_granted("bad-message", ""):
                    self._put(wire.Failed("", "bad-message", {"why": str(error)[:200]}))
                continue
            if isinstance(message, wire.Hello):
                if await self._is_granted("bad-message", ""):
                    self._put(wire.Failed("", "said-hello", {}))
                continue
            if not is_key(message.id):
                if await self._is_granted("bad-message", ""):
                    self._put(wire.Failed("", "bad-key", {"most": LONGEST_KEY}))
                continue
            what = str(message.__struct_config__.tag)
            if await self._is_granted(what, message.id):
                async with self.limits.turn(what, self.caller):
                    await self._answer(message, message.id)

    async def _is_granted(self, what: str, name: str) -> bool:
        """Charge the caller for a request. A little too much waits a little; far too much is refused."""
        wait = self.limits.work(what, self.caller)
        if wait and wait <= MOST_PATIENCE:
            await asyncio.sleep(wait)
            wait = self.limits.work(what, self.caller)
        if wait:
            self._put(wire.Failed(name, "too-many-requests", {"seconds": wait}))
            await asyncio.sleep(MOST_PATIENCE)
        return not wait

    async def _answer(self, message: wire.ClientMessage, name: str) -> None:
        try:
            await self._obey(message)
        except Illegal as refused:
            self._put(wire.Refused(name, why_of(refused.refusal)))
        except Stale:
            self._put(wire.Failed(name, "stale-ply", {"ply": self.table.ply}))
            self._notice("position")
        except ParlourError as error:
            self._put(wire.Failed(name, error.code, error.params))
        except StoreFailed as error:
            log.warning("table %s: %s failed: %s", self.table.row.id, type(message).__name__, error)
            self._put(wire.Failed(name, "not-kept", {"why": type(error).__name__}))
        except (RulesBug, OSError, RuntimeError) as error:
            log.exception("table %s: %s failed", self.table.row.id, type(message).__name__)
            self._put(wire.Failed(name, "fault", {"why": type(error).__name__}))

    def _own(self, seat: int) -> int:
        """A seat that is held; `Forbidden` for others."""
        self.held = held_by(self.table.row, self.tokens)
        self.table.seat_row(seat)
        if seat not in self.held:
            raise Forbidden("not-your-seat", {"seat": seat})
        return seat

    async def _obey(self, message: wire.ClientMessage) -> None:
        table = self.table
        match message:
            case wire.Ping():
                self._put(wire.Pong(message.id))
            case wire.Submit():
                if len(message.action) > LONGEST_WORDS:
                    raise Invalid("too-long", {"most": LONGEST_WORDS})
                seat = self._own(message.seat)
                ply = await table.submit(seat, message.ply, message.epoch, message.action, message.id)
                self._put(wire.Acked(message.id, ply))
            case wire.Look():
                self.seat = None if message.seat is None else self._own(message.seat)
                self._notice("position")
            case wire.Undo():
                await table.undo(self._own(message.seat), message.id)
                self._put(wire.Acked(message.id, table.ply))
            case wire.AnswerUndo():
                await table.answer_undo(self._own(message.seat), message.agree)
                self._put(wire.Acked(message.id, table.ply))
            case wire.Say():
                seat = self._own(message.seat)
                await table.say(seat, message.phrase, message.text, message.to, message.id)
                self._put(wire.Acked(message.id, table.ply))
            case wire.Leave():
                await table.set_away(self._own(message.seat), True, message.bot)
                self._put(wire.Acked(message.id, table.ply))
            case wire.Return():
                await table.set_away(self._own(message.seat), False, "")
                self._put(wire.Acked(message.id, table.ply))
            case wire.Hello():
                raise Invalid("said-hello")
            case wire.AskAids():
                seat_asked = None if message.seat is None else self._own(message.seat)
                aids = await table.aids(seat_asked, self.caller)
                self._put(msgspec.structs.replace(aids, id=message.id))
            case _:
                async with table.whole():  # nothing is told of a position that is not kept yet
                    self._advise(message)

    def _advise(self, message: wire.Compose | wire.Preview | wire.AskAhead | wire.AskWhy) -> None:
        """Answer what changes nothing, and is quick."""
        table = self.table
        game, live = table.game, table.live
        seat = self._own(message.seat)
        view = game.view(live.state, seat)
        match message:
            case wire.Compose():
                if len(message.chosen) > MOST_PARTS:
                    raise Invalid("too-long", {"most": MOST_PARTS})
                stage = stage_of(game, view_for(game, view, message), tuple(message.chosen))
                self._put(wire.Staged(message.id, live.ply, stage))
            case wire.Preview():
                if len(message.action) > LONGEST_WORDS:
                    raise Invalid("too-long", {"most": LONGEST_WORDS})
                if message.seat not in live.waiting() and not message.ahead:
                    raise Invalid("not-asked", {"seat": message.seat})
                view = view_for(game, view, message)
                self._put(preview(game, view, live.ply, message, len(table.row.seats)))
            case wire.AskAhead():
                self._put(wire.Ahead(message.id, live.ply, seat, offer_ahead(game, view, seat)))
            case wire.AskWhy():
                if len(message.action) > LONGEST_WORDS:
                    raise Invalid("too-long", {"most": LONGEST_WORDS})
                found = reasons_for(game, live.state, view, seat, message)
                self._put(wire.Reasons(message.id, found))
