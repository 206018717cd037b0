"""Runs the command line in this process, with a scripted person at the keyboard."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from unittest.mock import patch

from parlour.cli.main import main

REMEMBERED = 100_000
"""Characters of the screen that a person still sees; to search all of a long game each time takes longest."""
_CHOICE = re.compile(r"^ *(\d+)\. .*\[(.+)\]$")


@dataclass(frozen=True)
class Run:
    """What a command did."""

    code: int
    out: str
    err: str


class Keyboard(io.TextIOBase):
    """Input that is asked for line by line; an answer may depend on the screen so far."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self._screen = screen
        self._answer = answer
        self._shown = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # the base class says bytes
        screen = self._screen.getvalue()
        said = self._answer(screen[self._shown :])
        self._shown = max(self._shown, len(screen) - REMEMBERED)
        return "" if said is None else said + "\n"

    def isatty(self) -> bool:
        return False


def run(*args: str, answer: Callable[[str], str | None] = lambda _: None) -> Run:
    """Run `parlour` with these arguments."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with (
        patch.object(sys, "argv", ["parlour", *args]),
        patch.object(sys, "stdin", Keyboard(out, answer)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Run(code, out.getvalue(), err.getvalue())


def listed(screen: str) -> list[tuple[str, str]]:
    """The numbers and words of the choices listed last."""
    found: list[tuple[str, str]] = []
    for line in reversed(screen.splitlines()):
        match = _CHOICE.match(line)
        if match:
            found.append((match.group(1), match.group(2)))
            if match.group(1) == "1":
                return found[::-1]
    return found[::-1]


def any_number(seed: int) -> Callable[[str], str]:
    """A person who types one of the numbers on the screen."""
    rng = random.Random(seed)

    def answer(screen: str) -> str:
        return rng.choice(listed(screen))[0]

    return answer


def script(*lines: str) -> Callable[[str], str | None]:
    """A person who types these lines and then leaves."""
    waiting: Iterator[str] = iter(lines)
    return lambda _: next(waiting, None)
