"""Play thousands of random games with every check there is; goes on where it was stopped.

    make soak                                      games 0 to 9,999, on two cores
    make soak SOAK="--from 20000 --to 30000"       another range: each number is a game of its own
    make soak SOAK="--to 400 --workers 1 --again"  from the start, whatever was done before
    make soak SOAK="--law 1000"                    no games, but so many positions for each question and table

Game number n is always the same game: its table (2 to 5 seats, with and without modules, options varied) and
its dice follow from n. Cheap checks run at every ply; copy, codec, offers and re-deals at 20 plies of each
game, spread over all kinds of question; the log is replayed once. What is done is kept in build/soak.json and
holds as long as the engine is unchanged. Exits with 1 when anything was wrong.
"""

import argparse
import hashlib
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from parlour.games import find_game
from parlour.sim.checks import Checker
from parlour.sim.positions import kinds_with, positions
from parlour.sim.trial import run_trial, strata, trial_setup

ROOT: Final = Path(__file__).resolve().parent.parent
STATE: Final = ROOT / "build" / "soak.json"
ENGINE: Final = ("kernel", "games", "sim")
CHUNK: Final = 20
GAMES: Final = 10_000
TOLD: Final = 5
"""Faults of one game that are printed."""

Job = TypeVar("Job")
Done = TypeVar("Done")


@dataclass
class Chunk:
    """What some neighbouring games gave."""

    start: int
    games: int = 0
    plies: int = 0
    looks: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        return {"games": self.games, "plies": self.plies, "looks": dict(self.looks)}


def play_chunk(job: tuple[str, int, int]) -> Chunk:
    """Games *start* to *stop*, less one, of a game's soak."""
    name, start, stop = job
    game = find_game(name)
    checker = Checker(game)
    chunk = Chunk(start)
    for number in range(start, stop):
        trial = run_trial(checker, trial_setup(game, number), f"soak:{number}")
        chunk.games += 1
        chunk.plies += trial.plies
        chunk.looks.update(trial.deep)
        setup = trial.setup
        where = f"game {number} ({len(setup.seats)} seats, {list(setup.modules)}, {dict(setup.options)})"
        chunk.faults += [f"{where}: {fault}" for fault in trial.faults[:TOLD]]
    return chunk


def check_cell(job: tuple[str, int, tuple[str, ...], str, int]) -> tuple[str, int, list[str]]:
    """The deep checks for one kind of question at one table, in positions from games steered towards it."""
    name, seats, modules, kind, wanted = job
    game = find_game(name)
    checker = Checker(game)
    cell = positions(game, seats, modules, wanted, f"soak-law:{seats}:{kind}", [kind])[kind]
    rng = random.Random(kind)
    where = f"{kind}, {seats} seats, {list(modules)}"
    faults = [] if len(cell) >= wanted else [f"{where}: only {len(cell)} positions"]
    for position in cell:
        faults += [f"{where}: {fault}" for fault in checker.faults(position.state, position.setup, rng)]
    return where, len(cell), faults


def worked(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """The jobs done, in any order."""
    if workers == 1:
        for job in jobs:
            yield work(job)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()


def engine_mark() -> str:
    """Changes with the engine, so that old results do not vouch for new code."""
    mark = hashlib.sha256()
    package = ROOT / "src" / "parlour"
    for folder in ENGINE:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in {".py", ".toml"}:
                mark.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return mark.hexdigest()[:16]


def load_done(path: Path, mark: str) -> dict[int, dict[str, Any]]:
    """The chunks that need no second run, by their first game."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(kept, dict) or kept.get("engine") != mark or kept.get("chunk") != CHUNK:
        return {}
    return {int(start): chunk for start, chunk in kept["done"].items()}


def save_done(path: Path, mark: str, done: dict[int, dict[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = {"engine": mark, "chunk": CHUNK, "done": {str(start): done[start] for start in sorted(done)}}
    aside = path.with_suffix(".part")
    aside.write_text(json.dumps(kept), encoding="utf-8")
    aside.replace(path)


def soak_games(name: str, first: int, last: int, workers: int, path: Path, again: bool) -> int:
    """Every game from *first* to *last*, less one, that is not done yet."""
    mark = engine_mark()
    done = {} if again else load_done(path, mark)
    chunks = [(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]
    # A chunk that was cut short by the end of an earlier range is played again.
    jobs = [(name, start, stop) for start, stop in chunks if done.get(start, {}).get("games") != stop - start]
    kept = sum([done[start]["games"] for start, stop in chunks if (name, start, stop) not in jobs])
    if kept:
        print(f"soak: {kept} games were done before", flush=True)
    began = time.monotonic()
    played = 0
    failures = 0
    for chunk in worked(play_chunk, jobs, workers):
        played += chunk.games
        if chunk.faults:
            failures += len(chunk.faults)
            for fault in chunk.faults:
                print(f"soak: {fault}", flush=True)
        else:
            done[chunk.start] = chunk.plain()
            save_done(path, mark, done)
        _tell_progress(played + kept, last - first, played, began, failures)
    sums = [done[start] for start, _ in chunks if start in done]
    looks: Counter[str] = Counter()
    for each in sums:
        looks.update(each["looks"])
    plies = sum([each["plies"] for each in sums])
    asked = len({"chance", *find_game(name).meta.question_kinds})
    print(
        f"soak: games {first} to {last - 1}: {kept + played} played, {plies} plies, "
        f"{sum(looks.values())} close looks at {len(looks)} of {asked} kinds of question, "
        f"{failures} faults, {time.monotonic() - began:.0f} s",
        flush=True,
    )
    return 1 if failures else 0


def _tell_progress(done: int, wanted: int, played: int, began: float, failures: int) -> None:
    spent = time.monotonic() - began
    if sys.stdout.isatty() or done % (10 * CHUNK) < CHUNK or done >= wanted:
        left = (wanted - done) * spent / played
        end = "\r" if sys.stdout.isatty() and done < wanted else "\n"
        told = f"soak: {done}/{wanted} games, {failures} faults, {played / spent:.1f}/s, {left:.0f} s left"
        print(f"{told:<78}", end=end, flush=True)


def soak_law(name: str, wanted: int, workers: int) -> int:
    """So many positions for each kind of question at each table."""
    game = find_game(name)
    jobs = [
        (name, seats, modules, kind, wanted)
        for seats, modules in strata(game)
        for kind in kinds_with(game, modules)
    ]
    began = time.monotonic()
    total = failures = 0
    for number, (where, count, faults) in enumerate(worked(check_cell, jobs, workers), start=1):
        total += count
        failures += len(faults)
        print(f"soak: {number}/{len(jobs)} {where}: {count} positions, {len(faults)} faults", flush=True)
        for fault in faults[:TOLD]:
            print(f"soak: {fault}", flush=True)
    print(f"soak: {len(jobs)} cells, {total} positions, {failures} faults, {time.monotonic() - began:.0f} s")
    return 1 if failures else 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play thousands of random games with every check there is.")
    parser.add_argument("--game", default="notre-dame")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first game (0)")
    parser.add_argument(
        "--to", dest="last", type=int, default=GAMES, help=f"the game to stop before ({GAMES})"
    )
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--again", action="store_true", help="play also what was done before")
    parser.add_argument("--state", type=Path, default=STATE, help="where to keep what is done")
    parser.add_argument("--law", type=int, metavar="N", help="only N positions for each question and table")
    options = parser.parse_args(arguments)
    if not 0 <= options.first < options.last or options.workers < 1:
        parser.error("the range must hold a game, and somebody must play it")
    try:
        if options.law is not None:
            return soak_law(options.game, options.law, options.workers)
        return soak_games(
            options.game, options.first, options.last, options.workers, options.state, options.again
        )
    except KeyboardInterrupt:
        print("\nsoak: stopped; the same command goes on from here", flush=True)
        return 130


if __name__ == "__main__":
    sys.exit(main())
