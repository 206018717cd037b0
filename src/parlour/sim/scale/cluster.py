"""Jobs on a Dask cluster. It gives the jobs of a worker that died to another by itself."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from functools import partial
from itertools import islice
from typing import Any, Final, TypeVar

from parlour import __version__
from parlour.kernel.errors import Invalid

J = TypeVar("J")
R = TypeVar("R")

PATIENCE: Final = 10
"""Seconds in which a scheduler must answer."""
AHEAD: Final = 4
FEWEST_OUT: Final = 32
"""Jobs out at once, at least: workers may join while a run goes on."""


def on_cluster(function: Callable[[J], R], jobs: Sequence[J], address: str) -> Iterator[tuple[int, R]]:
    """The place of each job and its result, as they are done."""
    try:
        # An extra of its own (parlour[dask]): whoever plays at one machine does not need it.
        from distributed import KilledWorker, as_completed
    except ImportError:
        raise Invalid("dask-not-installed") from None
    client = _connected(address)
    work = partial(same_version, __version__, function)
    places: dict[str, int] = {}

    def given(place: int) -> Any:
        # Not pure: a job is to be done, not looked up among those of other runs.
        future = client.submit(work, jobs[place], pure=False)
        places[future.key] = place
        return future

    most = max(FEWEST_OUT, AHEAD * sum(client.nthreads().values()))
    coming = iter(range(len(jobs)))
    try:
        doing = as_completed([given(place) for place in islice(coming, most)], loop=client.loop)
        for future in doing:
            try:
                result: R = future.result()
            except KilledWorker as error:
                raise Invalid("workers-lost", {"times": int(error.allowed_failures) + 1}) from None
            except CancelledError:
                raise Invalid("dask-not-reachable", {"address": address[:80]}) from None
            following = next(coming, None)
            if following is not None:
                doing.add(given(following))
            yield places.pop(future.key), result
    finally:
        # The scheduler may be gone; what was found is no worse for that.
        with contextlib.suppress(OSError, TimeoutError, CancelledError):
            client.close(timeout=PATIENCE)


def same_version(version: str, function: Callable[[J], R], job: J) -> R:
    """On a worker: do a job, unless another Parlour lives there, which might come to something else."""
    if version != __version__:
        raise Invalid("other-version", {"version": version, "found": __version__})
    return function(job)


def _connected(address: str) -> Any:
    from distributed import Client

    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError):
        raise Invalid("dask-not-reachable", {"address": address[:80]}) from None
