"""The nursery and the workers as the server sees them: started, asked one thing at a time, ended."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
from typing import Any, Final

from parlour.server.workers.frames import HEAD, unframed
from parlour.server.workers.nursery import A_WORKER, ORDER

START_SECONDS: Final = 60
END_SECONDS: Final = 1
BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from parlour.server.workers.nursery import main; main(int(sys.argv[2]), int(sys.argv[3]))"
)


class WorkerLost(Exception):
    """The process is gone, or never came up."""


class Nursery:
    """The process that workers are forked from, started with the first of them.

    It belongs to the thread that starts it: the kernel ends it, and so the workers, when that thread ends.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None

    async def worker(self) -> WorkerProcess:
        """A new worker that is ready to work; `WorkerLost` when it does not come up."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self._open(), [ORDER.pack(A_WORKER)], [theirs.fileno()])
            except OSError as error:
                ours.close()
                raise WorkerLost(f"the nursery is lost: {error}") from error
        worker = WorkerProcess(self, *await asyncio.open_unix_connection(sock=ours))
        try:
            async with asyncio.timeout(START_SECONDS):
                worker.pid = await worker.answer()
        except BaseException as error:
            worker.end()
            if isinstance(error, TimeoutError):
                raise WorkerLost("it does not start") from error
            raise
        return worker

    def _open(self) -> socket.socket:
        """The channel of orders; of a new nursery when there is none, or none any more."""
        if self._control is not None and self._process is not None and self._process.poll() is None:
            return self._control
        if self._control is not None:
            self._control.close()
        self._control, theirs = socket.socketpair()
        self._control.setblocking(False)
        with theirs:
            fd = theirs.fileno()
            command = [sys.executable, "-c", BOOT, json.dumps(sys.path), str(fd), str(os.getpid())]
            # Sockets are not inherited unless named, so that nobody holds another one's channel open.
            self._process = subprocess.Popen(
                command, pass_fds=[fd], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
            )
        return self._control

    def end(self, pid: int) -> None:
        """End a worker, whatever it does."""
        if self._control is not None:
            with contextlib.suppress(OSError):  # a nursery that is gone has taken its workers along
                self._control.send(ORDER.pack(pid))

    async def close(self) -> None:
        """End every worker, and wait for it."""
        if self._control is not None:
            self._control.close()
            self._control = None
        if self._process is not None:
            await asyncio.to_thread(_gone, self._process)
            self._process = None


def _gone(process: subprocess.Popen[bytes]) -> None:
    """Wait for a process that should end by itself, but not for long."""
    try:
        process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class WorkerProcess:
    """One worker."""

    def __init__(self, nursery: Nursery, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pid = 0
        self._nursery: Final = nursery
        self._reader: Final = reader
        self._writer: Final = writer

    def is_alive(self) -> bool:
        """Whether it has not been seen to end."""
        return not self._reader.at_eof()

    async def ask(self, asked: bytes, seconds: float) -> Any:
        """What a worker answers; `TimeoutError` after so many seconds, then it is of no more use."""
        async with asyncio.timeout(seconds):
            try:
                self._writer.write(asked)
                await self._writer.drain()
            except OSError as error:
                raise WorkerLost(str(error)) from error
            return await self.answer()

    async def answer(self) -> Any:
        """The next thing it says; `WorkerLost` when it says nothing more."""
        try:
            head = await self._reader.readexactly(HEAD.size)
            return unframed(await self._reader.readexactly(HEAD.unpack(head)[0]))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerLost("the process is gone") from error

    def end(self) -> None:
        """End it, whatever it does."""
        self._writer.close()
        if self.pid:
            self._nursery.end(self.pid)
