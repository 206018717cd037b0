"""A worker as the server sees it: started, asked one thing at a time, ended."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from typing import Any, Final

from parlour.server.work.frames import HEAD, unframed

START_SECONDS: Final = 60
BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from parlour.server.work.worker import main; main(int(sys.argv[2]), int(sys.argv[3]))"
)


class WorkerLost(Exception):
    """The process is gone, or never came up."""


class WorkerProcess:
    """One process. It belongs to the thread that starts it: the kernel ends it when that thread ends."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self.process: Final = process
        self._reader: Final = reader
        self._writer: Final = writer

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self.process.pid

    @classmethod
    async def start(cls) -> WorkerProcess:
        """A new worker that is ready to work; `WorkerLost` when it does not come up."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                fd = theirs.fileno()
                command = [sys.executable, "-c", BOOT, json.dumps(sys.path), str(fd), str(os.getpid())]
                # Sockets are not inherited unless named, so no worker holds another one's channel open.
                process = subprocess.Popen(
                    command, pass_fds=[fd], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
                )
        except OSError as error:
            ours.close()
            raise WorkerLost(str(error)) from error
        try:
            worker = cls(process, *await asyncio.open_unix_connection(sock=ours))
        except BaseException:
            process.kill()
            process.wait()
            raise
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker._answer()
        except BaseException as error:
            await asyncio.shield(worker.end())
            if isinstance(error, TimeoutError):
                raise WorkerLost("it does not start") from error
            raise
        return worker

    def is_alive(self) -> bool:
        """Whether nobody has killed it."""
        return self.process.poll() is None

    async def ask(self, asked: bytes, seconds: float) -> Any:
        """What a worker answers; `TimeoutError` after so many seconds, then it is of no more use."""
        async with asyncio.timeout(seconds):
            try:
                self._writer.write(asked)
                await self._writer.drain()
            except OSError as error:
                raise WorkerLost(str(error)) from error
            return await self._answer()

    async def _answer(self) -> Any:
        try:
            head = await self._reader.readexactly(HEAD.size)
            return unframed(await self._reader.readexactly(HEAD.unpack(head)[0]))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerLost(f"process {self.pid} is gone") from error

    async def end(self) -> None:
        """Kill it, whatever it does: a worker holds nothing that would be lost."""
        self.process.kill()
        self._writer.close()
        await asyncio.to_thread(self.process.wait)
