"""Which test runs which line of the rules: one run of the tests under coverage, a context for each test."""

import functools
import gc
import hashlib
import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import pytest

from tools.mutation.finder import Mutant
from tools.mutation.sandbox import PYTEST, run_in

TESTS: Final = ("tests/games", "tests/kernel", "tests/sim", "tests/ai", "tests/properties")
"""Tests of words, documents and the terminal show the rules only from afar, and take long."""
RULE_TESTS: Final = TESTS[0]
IGNORED: Final = (
    "tests/ai/test_steward_strength.py",  # whether a bot wins says little about the rules
    "tests/properties/test_same_everywhere.py",  # compiles the engine, and plays in other processes
    "tests/sim/test_mutants.py",  # of this tool
)
CASES: Final = 6
"""Of a test that only plays games, so many cases are used: they are much alike, and slow."""
PATIENCE: Final = 3600.0


@dataclass
class Record:
    """What a run of the tests without any mutation told. Lines are bit masks, by file."""

    seconds: dict[str, float] = field(default_factory=dict)
    """The tests that passed, with the processor time each took: watched, about three times the usual."""
    lines: dict[str, dict[str, int]] = field(default_factory=dict)
    imported: dict[str, int] = field(default_factory=dict)
    """Lines that run on import, before any test."""
    failed: list[str] = field(default_factory=list)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that can meet a mutant, the most promising first: near the rules, narrow, quick.

        What runs on import, tables above all, concerns every test that plays the game.
        """
        wanted = _mask(range(mutant.first, mutant.last + 1))
        folder = mutant.file.rpartition("/")[0]
        is_imported = bool(self.imported.get(mutant.file, 0) & wanted)
        ranked: list[tuple[int, bool, int, float, str]] = []
        for test, seconds in self.seconds.items():
            lines = self.lines.get(test, {})
            meets = bool(lines.get(mutant.file, 0) & wanted)
            if meets or (is_imported and any(file.startswith(folder) for file in lines)):
                width = sum([mask.bit_count() for mask in lines.values()])
                ranked.append((place(test), not meets, width, seconds, test))
        return [each[-1] for each in sorted(ranked)]

    def plain(self) -> dict[str, object]:
        return {
            "seconds": self.seconds,
            "lines": {test: _hexes(lines) for test, lines in self.lines.items()},
            "imported": _hexes(self.imported),
            "failed": self.failed,
        }


def place(test: str) -> int:
    """Tests of rules before tests that only play games."""
    return next((index for index, folder in enumerate(TESTS) if test.startswith(folder)), len(TESTS))


def some_cases(tests: Sequence[str]) -> set[str]:
    """All tests of rules; of any other function at most `CASES` cases, the same ones each time."""
    cases: dict[str, list[str]] = defaultdict(list)
    for test in tests:
        cases[test if test.startswith(RULE_TESTS) else test.partition("[")[0]].append(test)
    kept: set[str] = set()
    for function, found in cases.items():
        kept.update(random.Random(function).sample(found, min(CASES, len(found))))
    return kept


def from_plain(plain: Mapping[str, Any]) -> Record:
    lines = {test: _masks(found) for test, found in plain["lines"].items()}
    return Record(plain["seconds"], lines, _masks(plain["imported"]), plain["failed"])


def _mask(lines: Sequence[int] | range) -> int:
    mask = 0
    for line in lines:
        mask |= 1 << line
    return mask


def _hexes(masks: Mapping[str, int]) -> dict[str, str]:
    return {file: f"{mask:x}" for file, mask in masks.items()}


def _masks(hexes: Mapping[str, str]) -> dict[str, int]:
    return {file: int(mask, 16) for file, mask in hexes.items()}


class _Recorder:
    """A pytest plugin: tells coverage which test is running."""

    def __init__(self, files: Sequence[Path]) -> None:
        # Only here: the tool lists mutants without it.
        import coverage

        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[str(file) for file in files]
        )
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self._files = {str(file) for file in files}
        self._remembering: list[functools._lru_cache_wrapper[object]] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = some_cases([item.nodeid for item in items])
        items[:] = [item for item in items if item.nodeid in kept]

    def pytest_collection_finish(self) -> None:
        for found in gc.get_objects():
            if isinstance(found, functools._lru_cache_wrapper):
                module = sys.modules.get(found.__module__)
                if module is not None and module.__file__ in self._files:
                    self._remembering.append(found)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # A function that remembers its results would be seen in the first test that needs it only.
        for function in self._remembering:
            function.cache_clear()
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = round(time.process_time() - began, 3)
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)


def _record_here(tree: Path, files: Sequence[str], folders: Sequence[str], target: Path) -> int:
    """In a process of its own, inside the copy: run the tests and write what they ran."""
    recorder = _Recorder([tree / file for file in files])
    recorder.coverage.start()
    ignored = [f"--ignore={each}" for each in IGNORED]
    code = pytest.main([*PYTEST, "--continue-on-collection-errors", *ignored, *folders], plugins=[recorder])
    recorder.coverage.stop()
    parlour = sys.modules.get("parlour")
    if parlour is None or not str(parlour.__file__).startswith(str(tree)):
        print(f"the tests use {parlour}, not the copy in {tree}")
        return 3
    record = Record(failed=sorted(recorder.failed))
    record.seconds = {test: spent for test, spent in recorder.seconds.items() if test not in recorder.failed}
    data = recorder.coverage.get_data()
    for file in files:
        for line, tests in data.contexts_by_lineno(str(tree / file)).items():
            for test in tests:
                masks = record.lines.setdefault(test, {}) if test else record.imported
                masks[file] = masks.get(file, 0) | 1 << line
    target.write_text(json.dumps(record.plain()), encoding="utf-8")
    return int(code)


def _collect_here(folders: Sequence[str]) -> int:
    return int(pytest.main([*PYTEST, "--collect-only", *folders]))


def record(tree: Path, files: Sequence[str], kept: Path | None = None, again: bool = False) -> Record:
    """What the tests of *tree* run of *files*; taken from *kept* when nothing has changed since."""
    mark = tree_mark(tree, files)
    folders = [folder for folder in TESTS if (tree / folder).is_dir()]
    if kept is not None and not again and kept.is_file():
        plain = json.loads(kept.read_text(encoding="utf-8"))
        if plain.get("mark") == mark:
            # Collected once, so that the copy has its compiled files.
            run_in(tree, functools.partial(_collect_here, folders), PATIENCE, may_write_bytecode=True)
            return from_plain(plain)
    target = tree / "record.json"
    work = functools.partial(_record_here, tree, files, folders, target)
    code = run_in(tree, work, PATIENCE, may_write_bytecode=True)
    if not target.is_file():
        told = (tree / "output.txt").read_text(encoding="utf-8", errors="replace")
        raise RecordError(f"the tests could not be run (code {code}):\n{told[-2000:]}")
    plain = cast(dict[str, Any], json.loads(target.read_text(encoding="utf-8")))
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps({"mark": mark, **plain}), encoding="utf-8")
    return from_plain(plain)


class RecordError(Exception):
    """The tests do not run at all; the text says why."""


def tree_mark(tree: Path, files: Sequence[str]) -> str:
    """Changes with the code, the facts, the tests, the files that are looked at and this recorder."""
    mark = hashlib.sha256("\n".join(files).encode() + Path(__file__).read_bytes())
    for folder in ("src", "tests", "scenarios"):
        for path in sorted((tree / folder).rglob("*")):
            if path.is_file() and path.suffix in {".py", ".toml", ".ftl"}:
                mark.update(path.relative_to(tree).as_posix().encode() + path.read_bytes())
    return mark.hexdigest()[:16]
