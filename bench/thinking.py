"""Measure how soon the bots of a server answer, and whether people notice that bots think.

    make thinking                                   both games; master and butler; one table, then four
    make thinking THINKING="--game notre-dame --seconds 20"

A server with its default settings. At so many tables a person, who answers at once and at random, plays
against a bot of the level; at one more a person plays against a random bot. The time of a bot is that from
its question to its answer in the server, with the time in the queue; forced answers do not count. The time
of a person is that from submitting to the acknowledgement. Exits with 1 when a goal is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.thinking_server import PLACE
from tools.siege.plain_play import PlainGame, socket_to
from tools.siege.server import ServerProcess, ask, end_gently

GAMES: Final = ("notre-dame", "obsession")
GOALS: Final = {"butler": 0.6, "master": 1.0}
"""Seconds within which 99 of 100 answers are there, by level, when one table plays."""
CROWD: Final = 4
SLOWER: Final = 2.0
"""So much longer a crowd of tables may wait."""
PERSON: Final = 0.1
"""Seconds until 99 of 100 answers of people are acknowledged."""
WARM_UP: Final = 2.0
PACE: Final = 0.1
BEAT: Final = 0.02


@dataclass
class Measured:
    """What was seen after the warm-up, in seconds."""

    on: bool = False
    person: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How late the machine let this process wake: what it sees of people is at least so much off."""
    errors: list[str] = field(default_factory=list)


class Person(PlainGame):
    """Somebody who plays at random; *seconds* takes how long the server took, where anybody wants to know."""

    def __init__(self, socket: ClientConnection, rng: random.Random, measured: Measured, pace: float) -> None:
        super().__init__(socket, rng)
        self.measured: Final = measured
        self.pace: Final = pace
        self.sent = 0.0

    async def begin(self) -> None:
        if self.pace:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pace)
        self.sent = time.monotonic()

    def acked(self) -> None:
        if self.pace and self.measured.on:
            self.measured.person.append(time.monotonic() - self.sent)

    async def failed(self, what: str) -> None:
        if "stale" not in what:
            self.measured.errors.append(what)


async def keep_playing(port: int, game: str, bot: str, n: int, measured: Measured, pace: float) -> None:
    """One game after the other against a bot."""
    wish = {"game": game, "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": bot}]}
    while True:
        made = await asyncio.to_thread(ask, port, "POST", "/api/tables", wish)
        try:
            async with socket_to(port, made["table"]["id"]) as socket:
                await Person(socket, random.Random(f"{game}:{n}"), measured, pace).play(made["token"])
        except (OSError, WebSocketException) as error:
            measured.errors.append(repr(error)[:120])
            await asyncio.sleep(1)


async def watch(measured: Measured) -> None:
    """Notice how busy the machine is."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(BEAT)
        if measured.on:
            measured.late.append(time.monotonic() - began - BEAT)


async def play(port: int, game: str, level: str, tables: int, seconds: float) -> Measured:
    """Play for so long at so many tables, and at one more."""
    measured = Measured()
    tasks = [asyncio.create_task(keep_playing(port, game, level, n, measured, 0.0)) for n in range(tables)]
    tasks.append(asyncio.create_task(keep_playing(port, game, "random", tables, measured, PACE)))
    tasks.append(asyncio.create_task(watch(measured)))
    await asyncio.sleep(WARM_UP)
    measured.on = True
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so large a share does not exceed; nought where there is none."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))] if ranked else 0.0


def read_times(place: Path, level: str) -> list[float]:
    """What the server wrote of the bots of a level."""
    lines = place.read_text(encoding="utf-8").splitlines() if place.exists() else []
    return [float(line.split()[1]) for line in lines if line.split()[0] == level]


@contextlib.contextmanager
def timed_server(options: Sequence[str]) -> Iterator[tuple[ServerProcess, Path]]:
    """A server, and the file in which it notes how long its bots take."""
    with tempfile.TemporaryDirectory(prefix="thinking-") as name:
        place = Path(name, "times.txt")
        server = ServerProcess(
            str(Path(name, "tables.sqlite")),
            Path(name),
            env={PLACE: str(place)},
            launcher=("-m", "bench.thinking_server"),
            options=("--rate-limit", "0", "--bot-pause", "0", "--quiet", *options),
        )
        server.start()
        try:
            yield server, place
        finally:
            server.close()


def run(game: str, level: str, tables: int, seconds: float, options: Sequence[str]) -> bool:
    """Measure one case and print its line; whether it keeps the goals."""
    with timed_server(options) as (server, place):
        measured = asyncio.run(play(server.port, game, level, tables, seconds))
        times = read_times(place, level)
        measured.errors += server.faults()
    goal = GOALS[level] * (1.0 if tables == 1 else SLOWER)
    slow, person = quantile(times, 0.99), quantile(measured.person, 0.99)
    is_met = bool(times) and slow <= goal and person <= PERSON and not measured.errors
    print(
        f"| {game} | {level} | {tables} | {len(times)} | {1000 * quantile(times, 0.5):.0f} "
        f"| {1000 * slow:.0f} ({1000 * goal:.0f}) | {1000 * max(times, default=0.0):.0f} "
        f"| {len(measured.person)} | {1000 * person:.0f} ({1000 * PERSON:.0f}) "
        f"| {1000 * quantile(measured.late, 0.99):.0f} | {'yes' if is_met else 'NO'} |",
        flush=True,
    )
    for error in measured.errors[:3]:
        print(f"  {error}")
    return is_met


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--level", choices=sorted(GOALS), help="only this one")
    parser.add_argument("--tables", type=int, help="only with so many tables, instead of one and four")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each case")
    parser.add_argument("--workers", type=int, help="processes for bots; the server's default otherwise")
    wanted = parser.parse_args(arguments)
    options = ("--workers", str(wanted.workers)) if wanted.workers else ()
    print("milliseconds; goals in brackets; late: how late the machine woke the measuring process")
    print("| game | level | tables | answers | median | p99 | longest | person | p99 | late p99 | kept |")
    print("|---|---|---|---|---|---|---|---|---|---|---|", flush=True)
    missed = 0
    for game in (wanted.game,) if wanted.game else GAMES:
        for level in (wanted.level,) if wanted.level else sorted(GOALS):
            for tables in (wanted.tables,) if wanted.tables else (1, CROWD):
                missed += not run(game, level, tables, wanted.seconds, options)
    return 1 if missed else 0


if __name__ == "__main__":
    end_gently()
    sys.exit(main())
