"""A worker process: does one thing after the other for the server, and is gone as soon as the server is.

Two things see to that. The kernel kills a worker whose server dies, where it can be told so (Linux); and a
thread reads the channel all the time, whatever the worker is busy with, and ends it when the channel ends.
"""

from __future__ import annotations

import ctypes
import gc
import importlib
import logging
import os
import queue
import signal
import socket
import sys
import threading
from typing import Final

from parlour.kernel.errors import ParlourError
from parlour.server.work.frames import frame, receive, unframed

log = logging.getLogger("parlour.worker")

DONE: Final = "done"
REFUSED: Final = "refused"
FAILED: Final = "failed"
READY: Final = "ready"
NICE: Final = 5
"""The server answers people while workers think: it comes first."""
PR_SET_PDEATHSIG: Final = 1
PRELOADED: Final = (
    "parlour.server.catalogue",
    "parlour.server.work.files",
    "parlour.server.work.replays",
    "parlour.server.work.thoughts",
)
"""What is asked of workers lives there: loaded at once, so that the first thing asked is not the slow one."""


def end_with(server: int) -> None:
    """Be killed when the server dies, even now."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != server:  # it died before the kernel was told
        os._exit(0)


def listen(channel: socket.socket, jobs: queue.SimpleQueue[bytes]) -> None:
    """Read what the server asks; when it is gone, so is the worker, in the middle of anything."""
    while True:
        try:
            body = receive(channel)
        except OSError:
            body = None
        if body is None:
            os._exit(0)
        jobs.put(body)


def carried_out(body: bytes) -> bytes:
    """Do what was asked; whatever comes of it is an answer."""
    try:
        work, arguments = unframed(body)
        return frame((DONE, work(*arguments)))
    except ParlourError as error:
        return frame((REFUSED, error.code, error.params))
    except Exception as error:
        log.exception("a worker failed")
        return frame((FAILED, f"{type(error).__name__}: {error}"[:200]))


def main(fd: int, server: int) -> None:
    """Serve until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which takes its workers with it
    end_with(server)
    os.nice(NICE)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    channel = socket.socket(fileno=fd)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(channel, jobs), daemon=True).start()
    for module in PRELOADED:
        importlib.import_module(module)
    gc.freeze()
    channel.sendall(frame((READY,)))
    while True:
        channel.sendall(carried_out(jobs.get()))
