"""One mutant on trial: the tests that meet it, until one fails."""

import functools
import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tools.mutation.finder import Mutant
from tools.mutation.record import Record, place
from tools.mutation.sandbox import PYTEST, run_in

OUT_OF_TIME: Final = 99
"""The exit code of a run whose test took too much processor time."""
SLOWER: Final = 4
"""A test may take so many times longer than when it was recorded, and `GRACE` seconds more."""
GRACE: Final = 5.0
LOADING: Final = 30.0
"""Seconds for collecting the tests: an endless loop may run on import."""
Limits = dict[str, float]
"""Tests in the order to run them, with the processor time that each may take."""
TIME, IMPORT = "time", "import"
"""What can end a mutant besides a test."""
KILLED, SURVIVED, NOT_REACHED, BROKEN = "killed", "survived", "not reached", "broken"


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant; `by` is the test that failed, or says what else ended it."""

    mutant: Mutant
    outcome: str
    by: str
    seconds: float


class _Judge:
    """A pytest plugin: only the chosen tests, in their order, each with a limit of processor time."""

    def __init__(self, limits: Limits, note: Path) -> None:
        self._limits = limits
        self._order = {test: index for index, test in enumerate(limits)}
        self._note = note

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self._order]
        items[:] = sorted(chosen, key=lambda item: self._order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, self._limits[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, LOADING)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._note.write_text(IMPORT, encoding="utf-8")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._note.write_text(report.nodeid, encoding="utf-8")


def _stop(signal_number: int, frame: object) -> None:
    # No exception: the mutant, or the test, might catch it and go on for ever.
    os._exit(OUT_OF_TIME)


def _judge_here(limits: Limits, note: Path) -> int:
    # Processor time, not the clock: on a busy machine a slow test is no failed test.
    signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, LOADING)
    files = list(dict.fromkeys(test.partition("::")[0] for test in limits))
    return int(pytest.main([*PYTEST, "-x", *files], plugins=[_Judge(limits, note)]))


def batches(record: Record, mutant: Mutant, budget: float) -> list[Limits]:
    """The tests that can meet a mutant, those of the game first, until they would take *budget* seconds.

    Two batches, because most mutants end in the first and need no other test to be loaded.
    """
    near: Limits = {}
    far: Limits = {}
    total = 0.0
    for test in _dealt(record.tests_for(mutant)):
        total += record.seconds[test]
        if total > budget and (near or far):
            break
        chosen = near if place(test) == 0 else far
        chosen[test] = GRACE + SLOWER * record.seconds[test]
    return [batch for batch in (near, far) if batch]


def _dealt(tests: Sequence[str]) -> list[str]:
    """The tests of the rules as they are; of the others one case of each function, then another, and so on.

    The cases of one function are much alike, and a budget should not be spent on one of them.
    """
    near = [test for test in tests if place(test) == 0]
    rounds: list[tuple[int, int, str]] = []
    seen: dict[str, int] = {}
    for index, test in enumerate(tests):
        if place(test) > 0:
            function = test.partition("[")[0]
            rounds.append((seen.get(function, 0), index, test))
            seen[function] = seen.get(function, 0) + 1
    return near + [test for _, _, test in sorted(rounds)]


def try_mutant(mutant: Mutant, chosen: Sequence[Limits], tree: Path) -> Verdict:
    """Run the tests against the mutant in the copy at *tree*, which is left as it was."""
    began = time.monotonic()
    outcome, by = (SURVIVED if chosen else NOT_REACHED), ""
    for limits in chosen:
        with _mutated(tree / mutant.file, mutant):
            outcome, by = _judged(tree, limits)
        if outcome == KILLED and by in limits:
            # The same tests, in the same order, without the mutant: one that fails even so has killed nobody.
            until = list(limits)[: list(limits).index(by) + 1]
            if _judged(tree, {test: limits[test] for test in until})[0] != SURVIVED:
                outcome, by = BROKEN, f"{by} fails without the mutation too"
        if outcome != SURVIVED:
            break
    return Verdict(mutant, outcome, by, time.monotonic() - began)


@contextmanager
def _mutated(path: Path, mutant: Mutant) -> Iterator[None]:
    source, times = path.read_bytes(), path.stat()
    try:
        path.write_bytes(mutant.applied(source))
        # Another time than the original had, whatever the clock says: its compiled file must not be used.
        os.utime(path, (times.st_atime, times.st_mtime + 2))
        yield
    finally:
        path.write_bytes(source)
        os.utime(path, (times.st_atime, times.st_mtime))


def _judged(tree: Path, limits: Limits) -> tuple[str, str]:
    note = tree / "killer.txt"
    note.unlink(missing_ok=True)
    code = run_in(tree, functools.partial(_judge_here, limits, note), 2 * LOADING + sum(limits.values()))
    return _judgement(code, note)


def _judgement(code: int | None, note: Path) -> tuple[str, str]:
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return SURVIVED, ""
    if code is None or code == OUT_OF_TIME:
        return KILLED, TIME
    # A process that was stopped from outside, or broke down, ends with the same codes but leaves no note.
    if code in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED) and note.is_file():
        return KILLED, note.read_text(encoding="utf-8")
    return BROKEN, f"pytest ended with {code}"
