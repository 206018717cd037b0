"""A copy of the repository, and processes that run inside it: the working tree is never touched."""

import contextlib
import multiprocessing
import os
import resource
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

PYTEST: Final = (
    *("-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0"),
    # Hypothesis is loaded before the fork; that its own asserts are then not rewritten is no loss.
    *("-W", "ignore:Module already imported:pytest.PytestAssertRewriteWarning"),
)
LEFT_BEHIND: Final = (".git", ".venv*", "build", "dist", "__pycache__", ".*_cache", ".hypothesis", "htmlcov")
MEMORY: Final = 3 << 30
"""Bytes: a mutant that collects without end fails before the machine does."""
FORK: Final = multiprocessing.get_context("fork")


def copy_tree(root: Path, target: Path, *, with_bytecode: bool = False) -> None:
    """Everything but what was built. Times are kept: compiled files, when copied too, stay valid."""
    ignored = [pattern for pattern in LEFT_BEHIND if not (with_bytecode and pattern == "__pycache__")]
    shutil.copytree(root, target, ignore=shutil.ignore_patterns(*ignored))


def run_in(
    tree: Path, work: Callable[[], int], seconds: float, *, may_write_bytecode: bool = False
) -> int | None:
    """The exit code of *work*, done by a fork of this process inside *tree*; None when it took too long.

    A fork has pytest and Hypothesis loaded already; that is half the price of a short test run.
    """
    process = FORK.Process(target=_work_inside, args=(tree, work, may_write_bytecode))
    process.start()
    try:
        process.join(seconds)
        return process.exitcode
    finally:
        # The child leads a group of its own: whatever it has started ends with it.
        if process.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.join()


def _work_inside(tree: Path, work: Callable[[], int], may_write_bytecode: bool) -> None:
    os.setsid()
    os.chdir(tree)
    with (tree / "output.txt").open("w") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    _import_from(tree)
    sys.dont_write_bytecode = not may_write_bytecode
    if not may_write_bytecode:
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    _tame_hypothesis()
    sys.exit(work())


def _import_from(tree: Path) -> None:
    """The copy comes before the editable install, here and in processes that a test may start."""
    here = [str(tree / "src"), str(tree)]
    original = Path(__file__).resolve().parents[2]
    elsewhere = {str(original), str(original / "src"), ""}
    sys.path[:] = here + [path for path in sys.path if path not in elsewhere]
    os.environ["PYTHONPATH"] = os.pathsep.join(here)
    for name in list(sys.modules):
        if name.partition(".")[0] in {"parlour", "tools", "tests"}:
            del sys.modules[name]


def _tame_hypothesis() -> None:
    """The same examples each time, without haste, and without memory of what another mutant did."""
    from hypothesis import settings

    settings.register_profile("mutants", database=None, deadline=None, print_blob=False)
    settings.load_profile("mutants")
