"""Jobs in processes of this machine. A process that dies takes no job with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from parlour.kernel.errors import Invalid

J = TypeVar("J")
R = TypeVar("R")

MOST_TRIES: Final = 4
"""How often a job is given out before it is told that its workers die."""
AHEAD: Final = 2
"""Jobs out for each process: one at work, one waiting, and no million of them at once."""


def in_processes(function: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[tuple[int, R]]:
    """The place of each job and its result, as they are done.

    When a process dies, its pool is of no use any more, and nobody can say which of the jobs that were out
    it had: the pool is made anew and all of them are given again.
    """
    count = min(workers, len(jobs))
    tries = [0] * len(jobs)
    waiting = deque(range(len(jobs)))
    out: dict[Future[R], int] = {}
    pool = _fresh(count)
    try:
        while waiting or out:
            lost: list[int] = []
            while waiting and len(out) < count * AHEAD and not lost:
                place = waiting.popleft()
                try:
                    out[pool.submit(function, jobs[place])] = place
                except BrokenProcessPool:
                    lost.append(place)
            done = set(out) if lost else wait(out, return_when=FIRST_COMPLETED).done
            while done:
                future = done.pop()
                place = out.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    lost.append(place)
                    done |= set(out)  # none of them will be answered, unless it was just before
                    continue
                yield place, result
            if lost:
                for place in lost:
                    tries[place] += 1
                    if tries[place] >= MOST_TRIES:
                        raise Invalid("workers-lost", {"times": MOST_TRIES})
                waiting.extendleft(sorted(lost, reverse=True))
                pool.shutdown(wait=False, cancel_futures=True)
                pool = _fresh(count)
    finally:
        # When the caller gives up, what has not begun is dropped.
        pool.shutdown(wait=False, cancel_futures=True)


def _fresh(workers: int) -> ProcessPoolExecutor:
    # A fresh interpreter each: a fork of a process with threads (a progress bar has one) can hang.
    fresh = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=fresh, initializer=_end_with_parent)


def _end_with_parent() -> None:
    """In a worker: see to it that it ends when its parent was killed, which then cannot tell it so.

    When somebody interrupts the run the worker ends without a word: the parent tells what there is to tell.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
