"""A worker process: does one thing after the other for the server, and is gone as soon as the server is.

Two things see to that. The kernel kills a process whose parent dies, where it can be told so (Linux); and a
thread reads the channel all the time, whatever the worker is busy with, and ends it when the channel ends.
"""

from __future__ import annotations

import ctypes
import logging
import os
import queue
import signal
import socket
import sys
import threading
from typing import Final

from parlour.kernel.errors import ParlourError
from parlour.server.workers.frames import frame, receive, unframed

log = logging.getLogger("parlour.worker")

DONE: Final = "done"
REFUSED: Final = "refused"
FAILED: Final = "failed"
NICE: Final = 5
"""The server answers people while workers think: it comes first."""
PR_SET_PDEATHSIG: Final = 1


def end_with(parent: int) -> None:
    """Be killed when the parent dies, also when it is dead already."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died before the kernel was told
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


def serve(channel: socket.socket, parent: int) -> None:
    """Tell the server who is there, then work until it is gone."""
    end_with(parent)
    os.nice(NICE)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(channel, jobs), daemon=True).start()
    channel.sendall(frame(os.getpid()))
    while True:
        channel.sendall(carried_out(jobs.get()))
