"""Jobs that other processes can import."""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple


def square(number: int) -> int:
    return number * number


class Fatal(NamedTuple):
    """A job that kills its process as long as its mark is not there."""

    number: int
    mark: str
    """The file that says it has happened; empty for a job that kills whoever does it."""


def square_or_die(job: Fatal) -> int:
    if job.number == 3 and not (job.mark and Path(job.mark).exists()):
        if job.mark:
            Path(job.mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(job.number)


def hold_open(path: str) -> None:
    """Hold a named pipe open until this process ends."""
    with open(path, "w", encoding="ascii") as pipe:
        pipe.write("here")
        pipe.flush()
        time.sleep(3600)
