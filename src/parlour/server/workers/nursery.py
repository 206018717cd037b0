"""Where workers come from: a process that has loaded everything and does nothing but fork.

To load the games takes longer than most of what is ever asked of a worker; so it is done once, and a worker
that was lost is replaced in no time. The server tells the nursery which worker to end, too: as it is the
parent, it can never end a stranger that has got the number of a worker long gone.
"""

from __future__ import annotations

import gc
import importlib
import logging
import os
import signal
import socket
import struct
from typing import Final

from parlour.server.workers.worker import end_with, serve

ORDER: Final = struct.Struct("!q")
"""What the server orders: a worker (nought, with a channel for it), or the end of one by its number."""
A_WORKER: Final = 0
PRELOADED: Final = (
    "parlour.server.catalogue",
    "parlour.server.workers.files",
    "parlour.server.workers.replays",
    "parlour.server.workers.thoughts",
)
"""What is asked of workers lives there."""
SELDOM: Final = (50_000, 20, 20)
"""When to look for unused circles: a search makes many objects and hardly any circles, and must not stop."""


def main(fd: int, server: int) -> None:
    """Serve until the server is gone, and take every worker along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    end_with(server)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    for module in PRELOADED:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    control = socket.socket(fileno=fd)
    workers: set[int] = set()
    while (order := _order(control)) is not None:
        number, channel = order
        if channel is not None:
            workers.add(_fork(control, channel))
        elif number in workers:
            workers.discard(number)
            _end(number)
    for number in workers:
        _end(number)


def _order(control: socket.socket) -> tuple[int, socket.socket | None] | None:
    """The next order; None when the server is gone."""
    body, fds, _, _ = socket.recv_fds(control, ORDER.size, 1)
    if len(body) < ORDER.size:
        return None
    return ORDER.unpack(body)[0], socket.socket(fileno=fds[0]) if fds else None


def _fork(control: socket.socket, channel: socket.socket) -> int:
    """A new worker on a channel; its number."""
    parent = os.getpid()
    number = os.fork()
    if number == 0:
        try:
            control.close()
            serve(channel, parent)
        finally:
            os._exit(1)
    channel.close()  # or the worker would never see it end
    return number


def _end(number: int) -> None:
    """Kill a worker, whatever it does: it holds nothing that would be lost."""
    os.kill(number, signal.SIGKILL)  # it is ours until it has been waited for, even if it is dead already
    os.waitpid(number, 0)
