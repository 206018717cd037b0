"""Doing many independent jobs. What a job comes to depends on the job alone, so it is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from parlour.sim.scale.cluster import on_cluster
from parlour.sim.scale.processes import in_processes
from parlour.sim.scale.where import HERE, Where

J = TypeVar("J")
R = TypeVar("R")


def completed(
    function: Callable[[J], R], jobs: Sequence[J], where: Where = HERE
) -> Generator[tuple[int, R], None, None]:
    """The place of each job and what it came to, in the order in which they are done.

    Elsewhere than here the function must have a name that other processes can import. Whoever stops reading
    gives up what has not begun.
    """
    if not jobs:
        return
    if where.dask:
        yield from on_cluster(function, jobs, where.dask)
    elif where.workers > 1:
        yield from in_processes(function, jobs, where.workers)
    else:
        for place, job in enumerate(jobs):
            yield place, function(job)


def in_sequence(
    function: Callable[[J], R], jobs: Sequence[J], where: Where = HERE
) -> Generator[R, None, None]:
    """What each job came to, in the order of the jobs, each as soon as all before it are there."""
    early: dict[int, R] = {}
    due = 0
    doing = completed(function, jobs, where)
    try:
        for place, result in doing:
            early[place] = result
            while due in early:
                yield early.pop(due)
                due += 1
    finally:
        doing.close()  # who stops reading here gives up what has not begun, at once


def in_order(
    function: Callable[[J], R],
    jobs: Sequence[J],
    where: Where = HERE,
    progress: Callable[[int], None] | None = None,
) -> list[R]:
    """What every job came to, in the order of the jobs; *progress* is told how many are done."""
    found: list[R] = []
    for result in in_sequence(function, jobs, where):
        found.append(result)
        if progress is not None:
            progress(len(found))
    return found
