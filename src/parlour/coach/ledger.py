"""The luck ledger: every change of what a seat could expect, with whom or what it came from.

What could be expected is worked out before every answer, from what the seat saw there; after the last one it
is the final margin itself. So the changes add up to the margin, however rough each expectation is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.coach.story import Moment, Story, is_chance

START: Final = "start"
"""What could be expected before the first answer."""
DECISION: Final = "decision"
"""Lost by own answers against the best that was found."""
DRAWS: Final = "draws"
"""What chance dealt, rolled and turned up, against what could be expected of it."""
PASSED: Final = "passed"
"""What came to light when all had chosen in secret, such as cards that were passed on."""
RIVALS: Final = "rivals"
"""What the others did, against what they were expected to do."""
OUTLOOK: Final = "outlook"
"""What a later look saw that an earlier one did not: nobody's doing."""
SORTS: Final = (START, DECISION, DRAWS, PASSED, RIVALS, OUTLOOK)
LUCK: Final = frozenset({DRAWS, PASSED})


class Row(NamedTuple):
    """A change of the expected margin: at which ply (-1 before the first), of which sort, how many points."""

    ply: int
    sort: str
    points: float
    chapter: int


class Look(NamedTuple):
    """The lead expected at one sight, and the same seen no further than the sight before saw."""

    lead: float
    as_before: float


class Judged(NamedTuple):
    """What was found at an own decision: the lead after the best answer, and the points given away."""

    best: float
    lost: float


def rows_of(story: Story, looks: Sequence[Look], judged: Mapping[int, Judged]) -> tuple[Row, ...]:
    """The ledger: *looks* by sight, the last of them the final margin; *judged* by ply."""
    rows = [Row(-1, START, looks[0].lead, 0)]
    moments = story.moments
    last = len(looks) - 1
    for at, moment in enumerate(moments):
        reached = last if at + 1 == len(moments) else moments[at + 1].seen
        before, after = looks[moment.seen].lead, looks[reached]
        changes: dict[str, float] = {}
        if reached != moment.seen:
            # Where a turn or round begins the coach sees a step further: that is nobody's doing.
            changes[OUTLOOK] = after.lead - after.as_before
        middle = before
        found = judged.get(moment.ply)
        if found is not None:
            changes[OUTLOOK] = changes.get(OUTLOOK, 0.0) + found.best - before
            changes[DECISION] = -found.lost
            middle = found.best - found.lost
        sort = _sort(story, moment)
        rest = (after.as_before if reached != moment.seen else after.lead) - middle
        changes[sort] = changes.get(sort, 0.0) + rest
        rows += [Row(moment.ply, each, points, moment.chapter) for each, points in changes.items() if points]
    return tuple(rows)


def _sort(story: Story, moment: Moment) -> str:
    if is_chance(moment):
        return DRAWS
    if moment.together:
        return PASSED
    return OUTLOOK if moment.actor == story.seat else RIVALS


def totals(rows: Sequence[Row], final: float) -> dict[str, float]:
    """By sort: its points to one decimal; what rounding leaves over is put with the outlook."""
    found = dict.fromkeys(SORTS, 0.0)
    for row in rows:
        found[row.sort] += row.points
    rounded = {sort: round(points, 1) for sort, points in found.items()}
    rest = sum([points for sort, points in rounded.items() if sort != OUTLOOK])
    rounded[OUTLOOK] = round(final - rest, 1)
    return rounded
