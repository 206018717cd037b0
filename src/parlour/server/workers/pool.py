"""The pool: all heavy work of a server, in lanes that cannot starve one another.

A lane has so many workers at most and a fair queue. Bots are one lane, advice for somebody who sits at the
board another, files and replays the third, hints and reviews the fourth: a long thought never keeps anybody
waiting for an aid.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from parlour.kernel.errors import Invalid
from parlour.server.workers.errors import NotDone, TooBusy, TookTooLong, WorkFailed
from parlour.server.workers.fair_queue import FairQueue
from parlour.server.workers.frames import frame
from parlour.server.workers.worker import DONE, REFUSED
from parlour.server.workers.worker_process import Nursery, WorkerLost, WorkerProcess

log = logging.getLogger("parlour.server")

P = ParamSpec("P")
R = TypeVar("R")

ADVICE: Final = "advice"
FILES: Final = "files"
COACH: Final = "coach"
BOTS: Final = "bots"
LATER: Final = "bots that nobody waits for"
"""Shares the workers of the bots, and waits for them."""
LANES: Final = {ADVICE: (ADVICE,), FILES: (FILES,), COACH: (COACH,), BOTS: (BOTS, LATER)}
"""By lane: its queues, the one that is served first at the beginning."""
SECONDS: Final[Mapping[str, float]] = {ADVICE: 5.0, FILES: 15.0, COACH: 30.0, BOTS: 20.0, LATER: 20.0}
"""By queue: how long a worker may take for one thing."""
MOST: Final = 2000
"""Jobs that wait in one queue."""
MOST_EACH: Final = {ADVICE: 64, FILES: 16, COACH: 8, BOTS: 16, LATER: 16}
"""By queue: jobs of one owner that wait in it."""
EVERY: Final = 8
"""So often a lane takes from its last queue first, so that nothing waits for ever."""
READY_SECONDS: Final = 5.0


class Job(NamedTuple):
    """Something to be done, and who waits for it."""

    name: str
    asked: bytes
    seconds: float
    outcome: asyncio.Future[Any]


class Lane:
    """Some of the workers, and what waits for them."""

    def __init__(self, queues: tuple[str, ...], workers: int) -> None:
        self.queues: Final = [FairQueue[Job](MOST, MOST_EACH[name]) for name in queues]
        self.workers: Final = workers
        self.running = 0
        self._taken = 0

    def next(self) -> Job | None:
        """What is to be done now; None when nothing is, or nobody is free."""
        if self.running >= self.workers:
            return None
        for waiting in reversed(self.queues) if self._taken % EVERY == EVERY - 1 else self.queues:
            while (job := waiting.take()) is not None:
                if not job.outcome.done():  # whoever asked may have gone
                    self._taken += 1
                    return job
        return None


class Pool:
    """The workers of a server, started when there is something to do."""

    def __init__(self, bots: int, seconds: Mapping[str, float] = SECONDS) -> None:
        self._seconds: Final = seconds
        self._lanes: Final = {
            name: Lane(queues, bots if name == BOTS else 1) for name, queues in LANES.items()
        }
        self._queues: Final = {
            name: (lane, queue)
            for lane, names in zip(self._lanes.values(), LANES.values(), strict=True)
            for name, queue in zip(names, lane.queues, strict=True)
        }
        self._nursery: Final = Nursery()
        self.workers: Final[set[WorkerProcess]] = set()
        self.idle: Final[list[WorkerProcess]] = []
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._closed = False

    async def run(self, queue: str, owner: str, work: Callable[P, R], *args: P.args, **none: P.kwargs) -> R:
        """Have a worker do something; `Invalid` as the work says it, `NotDone` when nothing came of it.

        Owners (tables for bots, callers for people) take turns.
        """
        outcome: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        name = getattr(work, "__name__", "work")
        job = Job(f"{name} for {owner}", frame((work, args)), self._seconds[queue], outcome)
        if self._closed or not self._queues[queue][1].put(owner, job):
            raise TooBusy("too-busy")
        self._dispatch()
        return await outcome

    async def beside(self, work: Callable[P, R], *args: P.args, **none: P.kwargs) -> R:
        """Have a thread do something whose outcome belongs into this process."""
        return await asyncio.to_thread(work, *args, **none)

    def hurry(self, owner: str) -> None:
        """Somebody has come to wait for what an owner wanted some time: it goes to the others."""
        for job in self._queues[LATER][1].remove(owner):
            if not self._queues[BOTS][1].put(owner, job) and not job.outcome.done():
                job.outcome.set_exception(TooBusy("too-busy"))

    async def answers(self) -> bool:
        """Whether a worker does what it is told."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                return await self.run(ADVICE, "", os.getpid) > 0
        except (TimeoutError, NotDone):
            return False

    def warm(self) -> None:
        """Start a worker for bots and one for advice, so that the first to ask need not wait."""
        for queue in (ADVICE, BOTS):
            self._start(self._warm(queue))

    async def _warm(self, queue: str) -> None:
        try:
            await self.run(queue, "", os.getpid)
        except NotDone as error:
            log.warning("no worker could be started: %s", error)

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _dispatch(self) -> None:
        """Set to work whoever is free."""
        for lane in self._lanes.values():
            while not self._closed and (job := lane.next()) is not None:
                lane.running += 1
                self._start(self._do(lane, job))

    async def _do(self, lane: Lane, job: Job) -> None:
        try:
            answer = await self._ask(job)
        except NotDone as error:
            if not job.outcome.done():
                job.outcome.set_exception(error)
        except asyncio.CancelledError:
            if not job.outcome.done():
                job.outcome.set_exception(TooBusy("too-busy"))
            raise
        else:
            if not job.outcome.done():
                _tell(job, answer)
        finally:
            lane.running -= 1
            self._dispatch()

    async def _ask(self, job: Job) -> Any:
        """What a worker answers. One that was lost is replaced once: it may have been killed from outside."""
        for _ in range(2):
            try:
                worker = await self._free()
            except WorkerLost as error:
                log.warning("no worker for %s: %s", job.name, error)
                continue
            try:
                answer = await worker.ask(job.asked, job.seconds)
            except WorkerLost as error:
                log.warning("worker %s was lost at %s: %s", worker.pid, job.name, error)
                self._dismiss(worker)
            except TimeoutError:
                log.warning("worker %s was ended: %s took more than %g s", worker.pid, job.name, job.seconds)
                self._dismiss(worker)
                raise TookTooLong("took-too-long", {"seconds": max(1, round(job.seconds))}) from None
            except asyncio.CancelledError:
                self._dismiss(worker)
                raise
            else:
                self.idle.append(worker)
                return answer
        raise WorkFailed("work-failed")

    async def _free(self) -> WorkerProcess:
        """A worker that has nothing to do: one that waits, or a new one, for the lanes count them."""
        while self.idle:
            worker = self.idle.pop()
            if worker.is_alive():
                return worker
            log.warning("worker %s was lost while it waited", worker.pid)
            self._dismiss(worker)
        worker = await self._nursery.worker()
        self.workers.add(worker)
        return worker

    def _dismiss(self, worker: WorkerProcess) -> None:
        self.workers.discard(worker)
        worker.end()

    async def close(self) -> None:
        """End every worker, whatever it is doing; whoever waits is told so."""
        self._closed = True
        for _, queue in self._queues.values():
            while (job := queue.take()) is not None:
                if not job.outcome.done():
                    job.outcome.set_exception(TooBusy("too-busy"))
        running = list(self._tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.idle.clear()
        for worker in list(self.workers):
            self._dismiss(worker)
        await self._nursery.close()


def _tell(job: Job, answer: Any) -> None:
    """Pass on what a worker answered."""
    if answer[0] == DONE:
        job.outcome.set_result(answer[1])
    elif answer[0] == REFUSED:
        job.outcome.set_exception(Invalid(answer[1], answer[2]))
    else:
        log.error("%s failed in its worker: %s", job.name, answer[1])
        job.outcome.set_exception(WorkFailed("work-failed"))
