"""The threads that speak to a SQLite file: one writes, one reads, and neither ever ends by a fault.

Jobs that arrive together share a transaction of the writer: a busy server syncs less often than it answers.
Each is told of its outcome after the commit. A reader takes no lock that a writer would have to wait for.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from parlour.kernel.errors import Invalid
from parlour.server.store.base import StoreFailed
from parlour.server.store.sqlite_file import MEMORY, connect, connect_to_read, identity

T = TypeVar("T")
log = logging.getLogger("parlour.server")

STOP_SECONDS: Final = 1.0
MOST_TOGETHER: Final = 64
"""Jobs that share one transaction at most."""


class Replaced(sqlite3.OperationalError):
    """Somebody has put another file in the place of the one that is open."""


class _Job:
    """Something for a thread, and the place where its outcome goes."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work: Final = work
        self.future: Final[Future[Any]] = Future()

    def fail(self, error: BaseException) -> None:
        """Tell whoever asked, unless that was done before."""
        if not self.future.done():
            self.future.set_exception(error)


class SqliteThread:
    """A thread with a connection of its own, which it opens anew whenever the old one is of no use."""

    def __init__(self, path: str, *, writes: bool) -> None:
        self.path: Final = path
        self.writes: Final = writes
        self._jobs: Final[SimpleQueue[_Job | None]] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    async def start(self) -> None:
        """Start, and come back when the file is open; `Invalid` when it cannot be."""
        ready: Future[None] = Future()
        name = "store" if self.writes else "store-reader"
        self._thread = threading.Thread(target=self._run, args=(ready,), name=name, daemon=True)
        self._thread.start()
        await asyncio.wrap_future(ready)

    async def stop(self) -> bool:
        """Carry out what was asked for, and end; False when somebody's lock keeps it longer than we wait.

        Nobody has been told of what such a thread is still about, and it ends with the process.
        """
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join, STOP_SECONDS)
            if self._thread.is_alive():
                return False
            self._thread = None
        return True

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done in a transaction; it is durable when this returns."""
        job = _Job(work)
        self._jobs.put(job)
        try:
            found: T = await asyncio.wrap_future(job.future)
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed(str(error)) from error
        return found

    # In the thread

    def _run(self, ready: Future[None]) -> None:
        try:
            self._open()
        except (sqlite3.Error, OSError, Invalid) as error:
            if not isinstance(error, Invalid):
                error = Invalid("unusable-database", {"path": self.path[:200], "why": str(error)[:200]})
            ready.set_exception(error)
            return
        ready.set_result(None)
        while group := self._next_group():
            try:
                self._carry_out(group)
            except BaseException as error:  # a thread that ends would leave everybody waiting
                log.exception("the store has to open %s again", self.path)
                self._shut()
                for job in group:
                    job.fail(error)
        self._shut()

    def _next_group(self) -> list[_Job]:
        """What waits to be done, in one transaction; nothing when it is time to end."""
        job = self._jobs.get()
        group: list[_Job] = []
        while job is not None:
            group.append(job)
            if len(group) == MOST_TOGETHER:
                return group
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group
        if group:
            self._jobs.put(None)  # the end was asked for behind these: it is met again
        return group

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            if self._file is not None and identity(self.path) is None:
                raise Replaced("the database file is gone")  # an empty one in its place would hide that
            self._connection = (connect if self.writes else connect_to_read)(self.path)
            self._file = identity(self.path)
        return self._connection

    def _shut(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            except sqlite3.Error as error:
                log.warning("the store could not close %s: %s", self.path, error)

    def _same_file(self) -> None:
        """`Replaced` when what is written here would not be found by the next server."""
        if self.path != MEMORY and identity(self.path) != self._file:
            raise Replaced("the database file was replaced")

    def _carry_out(self, group: Sequence[_Job]) -> None:
        """Each job in a savepoint of one transaction; they are told of it after the commit."""
        done: list[tuple[_Job, Any]] = []
        try:
            connection = self._open()
            self._same_file()
            connection.execute("BEGIN IMMEDIATE" if self.writes else "BEGIN")
            for job in group:
                if not job.future.set_running_or_notify_cancel():
                    continue  # whoever asked has gone; from here on nobody can cancel it any more
                connection.execute("SAVEPOINT job")
                try:
                    outcome = job.work(connection)
                except Exception as error:  # noqa: BLE001  # whatever it is, it belongs to whoever asked
                    connection.execute("ROLLBACK TO job")
                    job.fail(error)
                else:
                    done.append((job, outcome))
                connection.execute("RELEASE job")
            self._same_file()
            connection.execute("COMMIT")
        except (sqlite3.Error, OSError, Invalid) as error:
            self._give_up(error)
            for job in group:
                job.fail(error)
            return
        for job, outcome in done:
            job.future.set_result(outcome)

    def _give_up(self, error: Exception) -> None:
        """Leave no transaction behind; a connection that cannot do even that is closed."""
        log.warning("the store failed: %s", error)
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._shut()
        if isinstance(error, Replaced):
            self._shut()
