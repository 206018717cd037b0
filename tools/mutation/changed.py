"""Which lines of a checkout were written since a revision, so that only new code is damaged."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.mutation.finder import Mutant

HUNK: Final = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")


class ChangedError(Exception):
    """Git could not tell what is new; the text says why."""


def new_lines(root: Path, since: str) -> dict[str, set[int]]:
    """By file, as a path from *root*: the numbers of the lines that are new or changed."""
    done = subprocess.run(
        ["git", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", since, "--", "src"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise ChangedError(done.stderr.strip())
    found: dict[str, set[int]] = {}
    lines: set[int] = set()
    for text in done.stdout.splitlines():
        if text.startswith("+++ "):
            lines = found.setdefault(text.removeprefix("+++ b/"), set())
        elif (hunk := HUNK.match(text)) is not None:
            first = int(hunk[1])
            lines.update(range(first, first + int(hunk[2] or 1)))
    return found


def written_since(mutants: Iterable[Mutant], root: Path, since: str) -> list[Mutant]:
    """Those of the *mutants* that change a new line."""
    new = new_lines(root, since)
    return [mutant for mutant in mutants if mutant.line in new.get(mutant.file, ())]
