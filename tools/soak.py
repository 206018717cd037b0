"""Play thousands of random games with every check there is; goes on where it was stopped.

    make soak                                      games 0 to 9,999 of each game, on two cores
    make soak SOAK="--game obsession"              of one game
    make soak SOAK="--from 20000 --to 30000"       another range: each number is a game of its own
    make soak SOAK="--to 400 --workers 1 --again"  from the start, whatever was done before
    make soak SOAK="--law 1000"                    no games, but so many positions for each question and table

Game number n is always the same game: its table (every number of seats with each module and with sets of
several, options varied, in a solitaire game each opponent in turn) and its dice follow from n. Cheap checks
run at every ply; copy, codec, offers and re-deals at 20 plies of each game, spread over all kinds of
question; the log is replayed once. What is done is kept in build/soak.json and holds as long as the engine is
unchanged. `make soak` takes the compiled engine, this script alone the plain one. Exits with 1 when anything
was wrong.
"""

import argparse
import functools
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

from parlour.games import find_game, games
from parlour.kernel import engine
from parlour.sim.proof.checks import Checker
from parlour.sim.proof.steered import close_tables, kinds_with, positions
from parlour.sim.proof.tables import Table, every_table, trial_setup
from parlour.sim.proof.trial import run_trial
from tools.build_fast import UNPLAYED_FOLDERS

ROOT: Final = Path(__file__).resolve().parent.parent
STATE: Final = ROOT / "build" / "soak.json"
ENGINE: Final = ("kernel", "games", "sim")
UNTOUCHED: Final = UNPLAYED_FOLDERS | {"play"}
"""No trial enters these folders."""
CHUNK: Final = 20
GAMES: Final = 10_000
TOLD: Final = 5
"""Faults of one game that are printed."""

Job = TypeVar("Job")
Done = TypeVar("Done")
Kept = dict[str, dict[int, dict[str, Any]]]
"""By game and first number: the chunks that need no second run."""


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


@functools.cache
def checker_for(name: str) -> Checker:
    return Checker(find_game(name))


@functools.cache
def tables_of(name: str) -> tuple[Table, ...]:
    return tuple(every_table(find_game(name)))


def play_chunk(job: tuple[str, int, int]) -> Chunk:
    """Games *start* to *stop*, less one, of a game's soak."""
    name, start, stop = job
    game = find_game(name)
    chunk = Chunk(start)
    for number in range(start, stop):
        trial = run_trial(checker_for(name), trial_setup(game, number, tables_of(name)), f"soak:{number}")
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
    checker = checker_for(name)
    cell = positions(game, seats, modules, wanted, f"soak-law:{seats}:{kind}", [kind])[kind]
    rng = random.Random(kind)
    where = f"{name}: {kind}, {seats} seats, {list(modules)}"
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
    """Changes with the engine, so that old results do not vouch for new code.

    What only people look at (aids, layouts, words) is no part of it: no playout touches it.
    """
    mark = hashlib.sha256()
    package = ROOT / "src" / "parlour"
    for folder in ENGINE:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in {".py", ".toml"} and not UNTOUCHED & set(path.parts):
                mark.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return mark.hexdigest()[:16]


def load_done(path: Path, mark: str) -> Kept:
    """What an earlier run of the same engine did."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(kept, dict) or kept.get("engine") != mark or kept.get("chunk") != CHUNK:
        return {}
    return {
        name: {int(start): chunk for start, chunk in chunks.items()} for name, chunks in kept["games"].items()
    }


def save_done(path: Path, mark: str, done: Kept) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    chunks = {name: {str(start): each[start] for start in sorted(each)} for name, each in done.items()}
    aside = path.with_suffix(".part")
    aside.write_text(json.dumps({"engine": mark, "chunk": CHUNK, "games": chunks}), encoding="utf-8")
    aside.replace(path)


def soak_games(name: str, first: int, last: int, workers: int, path: Path, again: bool) -> int:
    """Every game from *first* to *last*, less one, that is not done yet; the number of faults."""
    mark = engine_mark()
    kept_games = load_done(path, mark)
    done = kept_games.setdefault(name, {})
    if again:
        done.clear()
    chunks = [(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]
    # A chunk that was cut short by the end of an earlier range is played again.
    jobs = [(name, start, stop) for start, stop in chunks if done.get(start, {}).get("games") != stop - start]
    kept = sum([done[start]["games"] for start, stop in chunks if (name, start, stop) not in jobs])
    if kept:
        print(f"soak: {name}: {kept} games were done before", flush=True)
    began = time.monotonic()
    played = 0
    failures = 0
    for chunk in worked(play_chunk, jobs, workers):
        played += chunk.games
        if chunk.faults:
            failures += len(chunk.faults)
            for fault in chunk.faults:
                print(f"soak: {name}: {fault}", flush=True)
        else:
            done[chunk.start] = chunk.plain()
            save_done(path, mark, kept_games)
        _tell_progress(name, played + kept, last - first, played, began, failures)
    sums = [done[start] for start, _ in chunks if start in done]
    looks: Counter[str] = Counter()
    for each in sums:
        looks.update(each["looks"])
    plies = sum([each["plies"] for each in sums])
    asked = len({"chance", *find_game(name).meta.question_kinds})
    print(
        f"soak: {name}: games {first} to {last - 1}: {kept + played} played, "
        f"{len(tables_of(name))} tables, {plies} plies, "
        f"{sum(looks.values())} close looks at {len(looks)} of {asked} kinds of question, "
        f"{failures} faults, {time.monotonic() - began:.0f} s",
        flush=True,
    )
    return failures


def _tell_progress(name: str, done: int, wanted: int, played: int, began: float, failures: int) -> None:
    spent = time.monotonic() - began
    if sys.stdout.isatty() or done % (10 * CHUNK) < CHUNK or done >= wanted:
        left = (wanted - done) * spent / played
        end = "\r" if sys.stdout.isatty() and done < wanted else "\n"
        speed = f"{played / spent:.1f}/s, {left:.0f} s left"
        print(
            f"{f'soak: {name}: {done}/{wanted} games, {failures} faults, {speed}':<78}", end=end, flush=True
        )


def soak_law(name: str, wanted: int, workers: int) -> int:
    """So many positions for each kind of question at each table; the number of faults."""
    game = find_game(name)
    jobs = [
        (name, seats, modules, kind, wanted)
        for seats, modules in close_tables(game)
        for kind in kinds_with(game, modules, seats)
    ]
    began = time.monotonic()
    total = failures = 0
    for number, (where, count, faults) in enumerate(worked(check_cell, jobs, workers), start=1):
        total += count
        failures += len(faults)
        print(f"soak: {number}/{len(jobs)} {where}: {count} positions, {len(faults)} faults", flush=True)
        for fault in faults[:TOLD]:
            print(f"soak: {fault}", flush=True)
    spent = time.monotonic() - began
    print(f"soak: {name}: {len(jobs)} cells, {total} positions, {failures} faults, {spent:.0f} s", flush=True)
    return failures


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play thousands of random games with every check there is.")
    known = [game.meta.id for game in games()]
    parser.add_argument("--game", choices=known, help="one game instead of all of them")
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
    form = "plain" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"soak: {form} engine, {options.workers} workers", flush=True)
    faults = 0
    try:
        for name in known if options.game is None else [options.game]:
            if options.law is not None:
                faults += soak_law(name, options.law, options.workers)
            else:
                faults += soak_games(
                    name, options.first, options.last, options.workers, options.state, options.again
                )
    except KeyboardInterrupt:
        print("\nsoak: stopped; the same command goes on from here", flush=True)
        return 130
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
