"""`parlour` under cProfile: the server's own loop, seen from inside; for `tools.siege.load --profile`."""

from __future__ import annotations

import cProfile
import os
import pstats
import sys
import time
from pathlib import Path
from typing import Final

PLACE: Final = "SIEGE_PROFILE"
SHOWN: Final = 25


def run() -> None:
    """Run the command line and keep the profile, however it ends."""
    from parlour.cli.main import main

    # The loop's own processor time: a busy machine and the writing thread do not count.
    profile = cProfile.Profile(time.thread_time)
    try:
        profile.runcall(main)
    finally:
        profile.dump_stats(os.environ[PLACE])


def told(place: Path) -> str:
    """The functions that took the most time themselves."""
    with place.with_suffix(".txt").open("w", encoding="utf-8") as text:
        pstats.Stats(str(place), stream=text).strip_dirs().sort_stats("tottime").print_stats(SHOWN)
    return place.with_suffix(".txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.argv[0] = "parlour"
    run()
