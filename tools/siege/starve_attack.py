"""One hostile client, from one address, doing everything at once; `tools.siege.starve` starts it.

It is a process of its own, and a nice one: what it costs itself is not the server's fault.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.siege.plain_play import socket_to
from tools.siege.starve_logs import Baggage

HOST: Final = "127.0.0.1"
FRAMES: Final = 200
"""Dear questions that are sent at once."""
ASKING: Final = 20
SILENT, DRIPPING, LISTENING = 600, 200, 200
"""Of 1,000 idle connections: those that say nothing, a letter a second, or no more than hello."""
HEADER_BYTES: Final = 100 * 2**20
BOT_TABLES: Final = 400
NOT_READING: Final = 20
SMALL_BUFFER: Final = 4096
ANSWER_SECONDS: Final = 30
NICE: Final = 10
COUNTED: Final[dict[str, str | tuple[str, ...]]] = {
    "frames": "frames",
    "idle": "idle",
    "headers": "header",
    "tables": "bot tables",
    "imports": ("imports", "verify"),
    "slow": ("looks", "slow"),
}
"""By the kind of attack: how its counts begin."""
Dialled = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
GONE: Final = (OSError, WebSocketException, EOFError, TimeoutError, asyncio.IncompleteReadError)


@dataclass(eq=False)
class Attack:
    """The client, its address, and what became of what it tried."""

    port: int
    source: str
    until: float
    baggage: Baggage
    counts: Counter[str] = field(default_factory=Counter)
    dear: list[tuple[str, str, int]] = field(default_factory=list)
    """Table, secret, seat that is asked."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    def is_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def run(self, wanted: Sequence[str]) -> Counter[str]:
        """Everything at once until the time is up."""
        attacks: dict[str, Callable[[], Awaitable[None]]] = {
            "frames": self.ask_dearly,
            "idle": self.stay_idle,
            "headers": self.send_headers,
            "tables": self.make_tables,
            "imports": self.bring_logs,
            "slow": self.never_read,
        }
        tasks = [asyncio.create_task(self._guarded(attacks[name], name)) for name in wanted]
        tasks.append(asyncio.create_task(self._guarded(self.settle, "settle")))
        await asyncio.sleep(max(0, self.until - time.monotonic()))
        late = time.monotonic() + ANSWER_SECONDS
        while time.monotonic() < late and not all(self._has_begun(name) for name in wanted):
            await asyncio.sleep(0.05)  # on a busy machine even the first blow may come late
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return self.counts

    async def _guarded(self, attack: Callable[[], Awaitable[None]], name: str) -> None:
        try:
            await attack()
        except Exception as error:
            self.counts[f"{name} failed: {error!r:.80}"] += 1
            raise

    def _has_begun(self, name: str) -> bool:
        """Whether anything has come of an attack, for good or ill."""
        return any(what.startswith(COUNTED[name]) for what in self.counts)

    # Speaking to the server

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection from the hostile address."""
        async with asyncio.timeout(ANSWER_SECONDS):
            return await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0))

    async def _dialled(self, use: Dialled, cut_off: str) -> None:
        """Use a connection, which is torn off in the end; when it breaks, that is counted."""
        writer = None
        try:
            reader, writer = await self.dial()
            await use(reader, writer)
        except GONE:
            self.counts[cut_off] += 1
        finally:
            if writer is not None:
                writer.transport.abort()

    async def request(self, method: str, path: str, body: bytes, what: str) -> dict[str, Any]:
        """A request; its answer, empty when it was refused. Statuses are counted."""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer = None
        try:
            reader, writer = await self.dial()
            async with asyncio.timeout(ANSWER_SECONDS):
                writer.write(head.encode() + body)
                await writer.drain()
                told = await reader.read()  # to the end: head and body may come apart
        except GONE as error:
            self.counts[f"{what}: {type(error).__name__}"] += 1
            await asyncio.sleep(0.1)
            return {}
        finally:
            if writer is not None:
                writer.transport.abort()
        first, _, rest = told.partition(b"\r\n\r\n")
        status = first[9:12].decode(errors="replace")
        self.counts[f"{what}: {status or 'closed'}"] += 1
        if status.startswith("2"):
            found: dict[str, Any] = json.loads(rest)
            return found
        await asyncio.sleep(0.3)
        return {}

    def socket_to(self, table: str, **more: Any) -> connect:
        """A WebSocket to a table from the hostile address."""
        if "sock" not in more:
            more["local_addr"] = (self.source, 0)
        return socket_to(self.port, table, open_timeout=ANSWER_SECONDS, **more)

    # What it does

    async def settle(self) -> None:
        """Bring the games whose positions are the dearest to ask about."""
        for log, seat in self.baggage.dear:
            body = json.dumps({"log": log}).encode()
            while self.is_on():
                made = await self.request("POST", "/api/imports", body, "dear games")
                if made:
                    self.dear.append((made["table"]["id"], made["token"], seat))
                    self.ready.set()
                    break
                await asyncio.sleep(1)

    async def ask_dearly(self) -> None:
        """Two hundred questions of the dearest kind at once, and again when they are answered."""
        await self.ready.wait()
        while self.is_on():
            await asyncio.gather(*[self._ask_dearly(n) for n in range(ASKING)])

    async def _ask_dearly(self, n: int) -> None:
        table, token, seat = self.dear[n % len(self.dear)]
        try:
            async with self.socket_to(table) as open_socket:
                await self._hello(open_socket, token, seat)
                for frame in range(FRAMES // ASKING):
                    await open_socket.send(json.dumps(self._dear_frame(frame, seat)))
                    self.counts["frames sent"] += 1
                async with asyncio.timeout(ANSWER_SECONDS):
                    for _ in range(FRAMES // ASKING):
                        await self._hear_answer(open_socket)
        except GONE as error:
            self.counts[f"frames: {type(error).__name__}"] += 1
            await asyncio.sleep(0.5)

    def _dear_frame(self, n: int, seat: int) -> dict[str, object]:
        if n % 5 == 3:
            return {"type": "compose", "id": f"f{n}", "seat": seat, "chosen": []}
        if n % 5 == 4:
            return {"type": "preview", "id": f"f{n}", "seat": seat, "action": "pass"}
        return {"type": "aids", "id": f"f{n}", "seat": seat}

    async def _hear_answer(self, open_socket: ClientConnection) -> None:
        while True:
            heard = json.loads(await open_socket.recv())
            if heard.get("id") or heard["type"] == "failed":
                self.counts[f"frames: {heard['type']} {heard.get('code', '')}".strip()] += 1
                return

    async def _hello(self, open_socket: ClientConnection, token: str, seat: int) -> None:
        await open_socket.send(json.dumps({"type": "hello", "tokens": [token], "seat": seat}))

    async def stay_idle(self) -> None:
        """A thousand connections that cost memory and nothing else; whichever is closed is opened again."""
        idle = [self._idle(self._say_nothing) for _ in range(SILENT)]
        idle += [self._idle(self._drip) for _ in range(DRIPPING)]
        idle += [self._listening() for _ in range(LISTENING)]
        await asyncio.gather(*idle)

    async def _idle(self, stay: Dialled) -> None:
        while self.is_on():
            await self._dialled(stay, "idle refused")
            await asyncio.sleep(random.uniform(1, 5))

    async def _say_nothing(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.counts["idle opened"] += 1
        await reader.read(1)

    async def _drip(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.counts["idle opened"] += 1
        writer.write(b"GET / HTTP/1.1\r\nX-a: ")
        while self.is_on():
            writer.write(b"a")
            await writer.drain()
            await asyncio.sleep(1)

    async def _listening(self) -> None:
        await self.ready.wait()
        while self.is_on():
            table, token, seat = random.choice(self.dear)
            try:
                async with self.socket_to(table) as open_socket:
                    self.counts["idle opened"] += 1
                    await self._hello(open_socket, token, seat)
                    while True:
                        await open_socket.recv()
            except GONE:
                self.counts["idle refused"] += 1
            await asyncio.sleep(random.uniform(1, 5))

    async def send_headers(self) -> None:
        """A hundred mebibytes of headers, over as many connections as it takes."""
        await asyncio.gather(*[self._send_headers() for _ in range(4)])

    async def _send_headers(self) -> None:
        while self.is_on() and self.counts["header bytes"] < HEADER_BYTES:
            await self._dialled(self._pour_headers, "headers cut off")
            await asyncio.sleep(0.01)

    async def _pour_headers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = b"X-%d: " + b"h" * 8000 + b"\r\n"
        writer.write(f"GET /api/health HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n".encode())
        for n in range(HEADER_BYTES // len(line)):
            writer.write(line % n)
            await writer.drain()
            self.counts["header bytes"] += len(line)

    async def make_tables(self) -> None:
        """Four hundred tables at which only computers sit."""
        seats = [{"kind": "bot", "bot": "steward"}] * 4
        wish = json.dumps({"game": "obsession", "seats": seats, "modules": ["extended"]}).encode()
        made = 0
        while self.is_on() and made < BOT_TABLES:
            answers = await asyncio.gather(
                *[self.request("POST", "/api/tables", wish, "bot tables") for _ in range(4)]
            )
            made += sum(bool(answer) for answer in answers)

    async def bring_logs(self) -> None:
        """Logs of the greatest size that is allowed, whole ones and broken ones, to keep and to verify."""
        await asyncio.gather(self._bring_logs(0), self._bring_logs(1))

    async def _bring_logs(self, n: int) -> None:
        while self.is_on():
            name, body = self.baggage.files[n % len(self.baggage.files)]
            path = "/api/verify" if n % 5 == 4 else "/api/imports"
            await self.request("POST", path, body, f"{path[5:]} {name}")
            n += 1

    async def never_read(self) -> None:
        """Ask for positions and never read one."""
        await self.ready.wait()
        await asyncio.gather(*[self._never_read() for _ in range(NOT_READING)])

    async def _never_read(self) -> None:
        while self.is_on():
            table, token, seat = random.choice(self.dear)
            bare = socket.socket()
            try:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
                bare.bind((self.source, 0))
                bare.setblocking(False)
                async with asyncio.timeout(ANSWER_SECONDS):
                    await asyncio.get_running_loop().sock_connect(bare, (HOST, self.port))
                async with self.socket_to(table, sock=bare, max_queue=1) as open_socket:
                    await self._hello(open_socket, token, seat)
                    while self.is_on():
                        async with asyncio.timeout(ANSWER_SECONDS):
                            await open_socket.send(json.dumps({"type": "look", "id": "l", "seat": seat}))
                        self.counts["looks sent"] += 1
                        await asyncio.sleep(0.02)
            except GONE as error:
                self.counts[f"slow readers: {type(error).__name__}"] += 1
            finally:
                bare.close()
            await asyncio.sleep(0.5)


KINDS: Final = tuple(COUNTED)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--source", default="127.0.0.2")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--baggage", required=True, help="the file with the logs to bring")
    parser.add_argument("--only", nargs="*", choices=KINDS, default=list(KINDS))
    told = parser.parse_args(arguments)
    os.nice(NICE)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    baggage = Baggage.read(told.baggage)

    async def attack() -> Counter[str]:
        hostile = Attack(told.port, told.source, time.monotonic() + told.seconds, baggage)
        return await hostile.run(told.only)

    with contextlib.suppress(KeyboardInterrupt):
        print(json.dumps(asyncio.run(attack())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
