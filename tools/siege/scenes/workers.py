"""The processes in which bots think are killed, or hang, while stewards play."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Iterator
from typing import Final

from tools.siege import processes
from tools.siege.scenes.ground import Ground
from tools.siege.scenes.scene import Scene

KEEPERS: Final = ("resource_tracker",)
"""Processes of Python's own that do not think."""
FIRST_THOUGHT_SECONDS: Final = 30


class Workers(Scene):
    """A worker dies, or is stopped for a while: the others' games go on, and its thought is thought again."""

    name = "worker killed or hung"
    bots = "steward"
    harms_store = False
    longest = (10.0, 25.0)
    faults = 26

    @contextlib.contextmanager
    def harmed(self, ground: Ground) -> Iterator[None]:
        found = _thinking(ground)
        chosen = ground.rng.sample(found, ground.rng.randint(1, len(found)))
        if ground.rng.random() < 0.5:
            processes.send(signal.SIGKILL, chosen)
            yield
            return
        processes.send(signal.SIGSTOP, chosen)
        try:
            yield
        finally:
            processes.send(signal.SIGCONT, chosen)


def _thinking(ground: Ground) -> list[int]:
    """The workers of the server; they are started with the first thought."""
    until = time.monotonic() + FIRST_THOUGHT_SECONDS
    while time.monotonic() < until:
        found = [
            pid
            for pid in ground.server.workers()
            if not any(word in processes.command_of(pid) for word in KEEPERS)
        ]
        if found:
            return found
        time.sleep(0.05)
    raise RuntimeError("no bot ever thinks")
