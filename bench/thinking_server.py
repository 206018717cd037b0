"""`parlour`, and how long each bot took to answer, in a file: the server of `bench/thinking.py`."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from parlour.cli.main import main
from parlour.kernel.engine import legal
from parlour.server.tables import thinking
from parlour.server.workers.pool import Pool
from parlour.sim.play.live_game import LiveGame

PLACE: Final = "PARLOUR_THINKING_TO"
"""Names the file in the environment."""


def serve(place: Path) -> None:
    """Do what the command line says; a line for each answer that was not forced: the level, and seconds."""
    choose = thinking.choose

    async def timed(pool: Pool, table: str, live: LiveGame, seat: int, bot: str, awaited: bool) -> str:
        is_forced = legal(live.state, seat).is_forced
        began = time.monotonic()
        answer = await choose(pool, table, live, seat, bot, awaited)
        if not is_forced:
            # From the question until the server can carry the answer out: with the time in the queue.
            with place.open("a", encoding="utf-8") as file:
                file.write(f"{bot} {time.monotonic() - began:.6f}\n")
        return answer

    thinking.choose = timed
    main()


if __name__ == "__main__":
    serve(Path(os.environ[PLACE]))
