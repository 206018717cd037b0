"""How far a long run is, told on stderr: a bar at a terminal, now and then a line elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click
from rich.console import Console
from rich.progress import Progress

PATIENCE: Final = 30.0
"""Seconds between two lines in a file or a pipe: a short run leaves none."""


@contextmanager
def shown_progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """What to call with how many are done and how many are wanted."""
    if not sys.stderr.isatty():
        yield _lines(title)
        return
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _lines(title: str, clock: Callable[[], float] = time.monotonic) -> Callable[[int, int], None]:
    last = clock()

    def tell(done: int, total: int) -> None:
        nonlocal last
        if clock() - last >= PATIENCE:
            last = clock()
            click.echo(f"{title}: {done} / {total}", err=True)

    return tell
