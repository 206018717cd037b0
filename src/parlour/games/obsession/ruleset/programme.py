"""The programmes of a game: set-up, round, turns and the check at their beginning, each a list of steps.

All of them stand in one list, headed by their names, so that a module can splice its steps in anywhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.kernel.agenda import Item


class Heading(Item):
    """Where a programme begins in the list of all steps."""

    fields: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name


def courses(steps: tuple[Item, ...], seats: int) -> tuple[tuple[tuple[Item, int], ...], ...]:
    """By seat, and for chance (-1) as the last: the steps as they lie on an agenda, the first one on top."""
    return tuple([tuple([(step, seat) for step in reversed(steps)]) for seat in (*range(seats), -1)])


def programmes(steps: tuple[Item, ...]) -> dict[str, tuple[Item, ...]]:
    """The steps below each heading."""
    found: dict[str, tuple[Item, ...]] = {}
    name = ""
    for step in steps:
        if isinstance(step, Heading):
            name = step.name
            found[name] = ()
        else:
            found[name] = (*found[name], step)
    return found
