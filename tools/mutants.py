"""Damage the rules in small ways, one at a time, and see whether a test notices.

    make mutants                                              300 mutants of both games
    make mutants MUTANTS="--game notre-dame --count 60"       a smaller sample
    make mutants MUTANTS="--file supply.py --line 41"         every mutant of a line
    make mutants MUTANTS="--since HEAD~20"                    only of lines written since then
    make mutants MUTANTS="--seed 2 --list"                    only tell which mutants another seed gives

A mutant differs from the rules in one place: a comparison, a sign, a number by one, `and` for `or`, a
condition turned round, a statement left out and the like (tools/mutation/operators.py). It is killed when a
test fails or runs into an endless loop. Not mutated are

- files without rules: `NOT_RULES` in tools/mutation/rules_code.py names each of them with the reason. They
  read facts, find words, draw the table, describe the game in the catalogue, build positions for tests, or
  check the rules from outside (the invariants).
- places where a mutant could not be told from the original, or would crash at the first move:
  tools/mutation/equivalents.py has each pattern with the reason.

First the tests run once as they are, to learn which of them runs which line; that is kept in
build/mutants.json as long as code and tests stay the same. Then each mutant meets the tests that run its
line, those of the rules first, for at most `--budget` seconds (as long as they took when watched; unwatched
they take a third of it). Whatever lives on after that counts as survived, as does a mutant that no test
runs. All this happens in a copy outside the repository. Exits with 1 when too few were killed.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tools.mutation.changed import ChangedError, written_since
from tools.mutation.finder import Mutant
from tools.mutation.record import Record, RecordError, record
from tools.mutation.rules_code import all_mutants, game_of, rules_files, sample
from tools.mutation.sandbox import FORK, copy_tree
from tools.mutation.trial import KILLED, NOT_REACHED, TIME, Limits, Verdict, batches, try_mutant

ROOT: Final = Path(__file__).resolve().parent.parent
COUNT: Final = 300
LEAST: Final = 85.0
BUDGET: Final = 90.0
KEPT: Final = "build/mutants.json"


def chosen_mutants(root: Path, options: argparse.Namespace) -> list[Mutant]:
    files = rules_files(root, options.game)
    if options.file is not None:
        files = [file for file in files if fnmatch(file, f"*{options.file}")]
    mutants = all_mutants(root, files)
    if options.line is not None:
        mutants = [mutant for mutant in mutants if mutant.line == options.line]
    if options.since is not None:
        # The copy of a checkout has no history: the original has.
        mutants = written_since(mutants, options.root, options.since)
    return sample(mutants, options.count, options.seed)


def _try_in_own_copy(mutant: Mutant, chosen: Sequence[Limits], base: Path) -> Verdict:
    """Each worker has a copy of its own, made when it gets its first mutant."""
    tree = base / f"worker-{os.getpid()}"
    if not tree.exists():
        copy_tree(base / "tree", tree, with_bytecode=True)
    return try_mutant(mutant, chosen, tree)


def tried(
    mutants: Sequence[Mutant], known: Record, base: Path, jobs: int, budget: float
) -> Iterator[Verdict]:
    """The verdicts, in any order."""
    pool = ProcessPoolExecutor(jobs, mp_context=FORK)
    try:
        futures = [
            pool.submit(_try_in_own_copy, mutant, batches(known, mutant, budget), base) for mutant in mutants
        ]
        for done in as_completed(futures):
            yield done.result()
    finally:
        # Whoever stops the run does not wait for all the mutants that are left.
        pool.shutdown(cancel_futures=True)


def tell_progress(done: int, total: int, survivors: int, began: float) -> None:
    if sys.stdout.isatty() or done % 20 == 0:
        left = (time.monotonic() - began) / done * (total - done)
        end = "\r" if sys.stdout.isatty() and done < total else "\n"
        told = f"mutants: {done}/{total} tried, {survivors} survived, {left:.0f} s left"
        print(f"{told:<78}", end=end, flush=True)


def totals(name: str, verdicts: Sequence[Verdict]) -> str:
    killed = [verdict for verdict in verdicts if verdict.outcome == KILLED]
    timed_out = sum([1 for verdict in killed if verdict.by == TIME])
    unreached = sum([1 for verdict in verdicts if verdict.outcome == NOT_REACHED])
    return (
        f"mutants: {name}: {len(verdicts)} tried, {len(killed)} killed ({timed_out} by time), "
        f"{len(verdicts) - len(killed)} survived ({unreached} run by no test): {share(verdicts):.1f} % killed"
    )


def share(verdicts: Sequence[Verdict]) -> float:
    """Killed mutants, in per cent."""
    return 100 * sum([1 for verdict in verdicts if verdict.outcome == KILLED]) / len(verdicts)


def run(root: Path, options: argparse.Namespace) -> list[Verdict]:
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        base = Path(folder).resolve()
        tree = base / "tree"
        copy_tree(root, tree)
        # Taken from the copy: the original may be edited while this runs.
        mutants = chosen_mutants(tree, options)
        print(f"mutants: {len(mutants)} chosen; running the tests without any", flush=True)
        began = time.monotonic()
        known = record(tree, rules_files(tree), root / KEPT, options.again)
        print(f"mutants: {len(known.seconds)} tests known, {time.monotonic() - began:.0f} s", flush=True)
        for test in known.failed:
            print(f"mutants: left out, fails without any mutation: {test}", flush=True)
        began = time.monotonic()
        verdicts: list[Verdict] = []
        survivors = 0
        for verdict in tried(mutants, known, base, options.jobs, options.budget):
            verdicts.append(verdict)
            survivors += verdict.outcome != KILLED
            if options.verbose:
                print(
                    f"{verdict.seconds:6.1f} s  {verdict.outcome:12}{verdict.mutant}  {verdict.by}",
                    flush=True,
                )
            tell_progress(len(verdicts), len(mutants), survivors, began)
    spent = time.monotonic() - began
    print(f"mutants: {spent:.0f} s, {spent / len(mutants):.1f} s for each on average", flush=True)
    return sorted(verdicts, key=lambda verdict: verdict.mutant)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="mutants", description="Damage the rules in small ways and see whether a test notices."
    )
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many mutants to sample ({COUNT})")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other mutants")
    parser.add_argument("--game", help="only this game, e.g. notre-dame")
    parser.add_argument("--file", help="only files whose path ends like this; * stands for anything")
    parser.add_argument("--line", type=int, help="only mutants of this line")
    parser.add_argument("--since", help="only mutants of lines written since this revision")
    parser.add_argument("--list", action="store_true", help="only print the mutants")
    parser.add_argument("--jobs", type=int, default=2, help="mutants to try at the same time (2)")
    parser.add_argument(
        "--budget", type=float, default=BUDGET, help=f"seconds of tests for each ({BUDGET:.0f})"
    )
    parser.add_argument("--least", type=float, default=LEAST, help=f"per cent to kill ({LEAST:.0f})")
    parser.add_argument("--again", action="store_true", help="run the tests without mutation in any case")
    parser.add_argument("--verbose", action="store_true", help="tell each verdict, and the test that killed")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    options = parser.parse_args(arguments)
    if options.count < 1 or options.jobs < 1:
        parser.error("--count and --jobs must be at least 1")
    root: Path = options.root.resolve()
    try:
        found = chosen_mutants(root, options)
    except ChangedError as error:
        parser.error(str(error))
    if not found:
        parser.error("no mutant fits")
    if options.list:
        for mutant in found:
            print(mutant)
        return 0
    # Stopped by whatever means, the copies are removed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        verdicts = run(root, options)
    except RecordError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nmutants: stopped", flush=True)
        return 130
    for verdict in verdicts:
        if verdict.outcome != KILLED:
            print(f"{verdict.outcome}: {verdict.mutant}{'  ' + verdict.by if verdict.by else ''}")
    games = sorted({game_of(verdict.mutant.file) for verdict in verdicts})
    for game in games:
        print(totals(game, [verdict for verdict in verdicts if game_of(verdict.mutant.file) == game]))
    if len(games) > 1:
        print(totals("all", verdicts))
    is_enough = share(verdicts) >= options.least
    print(f"mutants: target {options.least:.0f} %: {'met' if is_enough else 'MISSED'}")
    return 0 if is_enough else 1


if __name__ == "__main__":
    sys.exit(main())
