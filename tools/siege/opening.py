"""What it costs to open a table, early and at its end: a long game must open as fast as a short one.

    python -m tools.siege.opening --games 8 --times 25

Games are played through on files; a copy of the file at move 5 and the file at the end are opened again and
again, each time by a new hub, so that nothing is remembered. Time is the processor time of `Hub.get` in all
threads of this process: others on the machine do not count. How much is replayed behind the last snapshot
differs from game to game, so the median is that of several. Exits with 1 when it differs by over a quarter.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest import mock

from parlour.kernel import engine
from parlour.kernel.engine import legal
from parlour.kernel.event import Event
from parlour.server.store.sqlite import SqliteStore
from parlour.server.store.sqlite_file import copy_database
from parlour.server.tables.hub import Hub
from parlour.server.tables.table import LiveTable
from parlour.server.wire import http_protocol as http
from parlour.sim.play import live_game

EARLY: Final = 5
WITHIN: Final = 0.25
GAMES: Final = ("notre-dame", "obsession")


@dataclass(frozen=True)
class Opened:
    """A table in a file of its own, at some place in its game."""

    file: str
    table: str
    plies: int


async def played(game: str, folder: Path, seed: int, last: int | None = None) -> tuple[Opened, Opened]:
    """Play a game of a person and two random bots: its file early, and at the end (or at *last*)."""
    whole, early = str(folder / f"{game}.sqlite"), str(folder / f"{game}-early.sqlite")
    hub = Hub(SqliteStore(whole), 1)
    await hub.open()
    rng = random.Random(seed)
    try:
        people, bot = http.SeatWish("me", "A"), http.SeatWish("bot", bot="random")
        made = await hub.make(http.NewTable(game, [people, bot, bot], seed=f"opening {seed}"))
        table = await hub.get(made.table.id)
        taken = 0
        while not table.live.is_over() and (last is None or table.live.ply < last):
            if not taken and table.live.ply >= EARLY:
                taken = table.live.ply
                copy_database(whole, early)
            await _answer(table, rng)
        return Opened(early, made.table.id, taken), Opened(whole, made.table.id, table.live.ply)
    finally:
        await hub.close()


async def _answer(table: LiveTable, rng: random.Random) -> None:
    live = table.live
    seat = live.waiting()[0]
    action = legal(live.state, seat).sample(rng)
    await table.submit(seat, live.ply, -1, action.text, f"k{live.ply}")


async def opening_seconds(opened: Opened) -> float:
    """The processor time that one `Hub.get` takes in a hub that knows nothing."""
    hub = Hub(SqliteStore(opened.file), 1)
    await hub.open()
    try:
        gc.collect()
        began = time.process_time()
        table = await hub.get(opened.table)
        took = time.process_time() - began
        if table.live.ply != opened.plies:
            raise RuntimeError(f"opened at ply {table.live.ply}, not {opened.plies}")
        return took
    finally:
        await hub.close()


async def entries_applied(opened: Opened) -> int:
    """How many answers are carried out again to open a table: the part of the cost that grows."""
    count = 0
    through = engine.apply_told

    def counting(*arguments: Any) -> list[Event]:
        nonlocal count
        count += 1
        return through(*arguments)

    with mock.patch.object(live_game, "apply_told", counting):
        await opening_seconds(opened)
    return count


async def compare(pairs: Sequence[tuple[Opened, Opened]], times: int) -> tuple[float, float]:
    """The medians of many openings of all games, early and late in turn."""
    first: list[float] = []
    second: list[float] = []
    for early, late in pairs:
        await opening_seconds(early)
        await opening_seconds(late)
        for _ in range(times):
            first.append(await opening_seconds(early))
            second.append(await opening_seconds(late))
    return statistics.median(first), statistics.median(second)


async def measure(game: str, games: int, times: int) -> tuple[float, float, str]:
    """Both medians for one game, and how many entries were replayed each time."""
    with tempfile.TemporaryDirectory(prefix="siege-") as name:
        pairs: list[tuple[Opened, Opened]] = []
        for seed in range(games):
            folder = Path(name, str(seed))
            folder.mkdir()
            pairs.append(await played(game, folder, seed))
        first, last = await compare(pairs, times)
        early = [f"{await entries_applied(pair[0])} of {pair[0].plies}" for pair in pairs]
        late = [f"{await entries_applied(pair[1])} of {pair[1].plies}" for pair in pairs]
    return first, last, f"  applied early: {', '.join(early)}\n  applied late: {', '.join(late)}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=8, help="of each kind")
    parser.add_argument("--times", type=int, default=25, help="that each is opened")
    told = parser.parse_args(arguments)
    missed = False
    for game in GAMES:
        first, last, applied = asyncio.run(measure(game, told.games, told.times))
        ratio = last / first
        missed |= abs(ratio - 1) > WITHIN
        print(
            f"{game}: at move {EARLY} {first * 1000:.2f} ms, at the end {last * 1000:.2f} ms, "
            f"ratio {ratio:.2f}"
        )
        print(applied)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
