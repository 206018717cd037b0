"""The three lessons of a game: what cost most, where it began to cost, and what went well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.coach.ledger import LUCK
from parlour.coach.reasons import ALLOWS, BRINGS, CLOSE, DENIES, KEEPS, Reason
from parlour.coach.verdict import FINE, Accuracy, Verdict

MOST: Final = 3
COSTLY: Final = 1.0
"""Points below which no lesson is made of a loss."""
LUCKY: Final = 3.0
"""Points of luck that are worth a word."""

DEAREST: Final = "dearest"
"""One decision cost so much."""
KIND: Final = "kind"
"""Questions of one kind cost so much together."""
CHAPTER: Final = "chapter"
"""One period or season cost more than the others."""
FOR_NOW: Final = "for-now"
"""Better answers brought more at once."""
FOR_LATER: Final = "for-later"
"""Better answers kept more open."""
FOR_RIVALS: Final = "for-rivals"
"""Better answers denied the others more."""
LUCK_TOOK: Final = "luck-took"
LUCK_GAVE: Final = "luck-gave"
STEADY: Final = "steady"
"""Questions of one kind were answered well."""
CODES: Final = (DEAREST, KIND, CHAPTER, FOR_NOW, FOR_LATER, FOR_RIVALS, LUCK_TOOK, LUCK_GAVE, STEADY)
_HABITS: Final = {BRINGS: FOR_NOW, KEEPS: FOR_LATER, DENIES: FOR_RIVALS}


class Lesson(NamedTuple):
    """A lesson: its code, points, how many decisions it is about, and what it names (or -1 and nothing)."""

    code: str
    points: float
    decisions: int
    ply: int
    kind: str
    chapter: int


def lessons_of(
    verdicts: Sequence[Verdict], chapters: Sequence[Accuracy], totals: Mapping[str, float]
) -> tuple[Lesson, ...]:
    """At most three lessons, the dearest first; each of another sort."""
    found: list[Lesson] = []
    worst = max(verdicts, key=lambda each: (each.lost, -each.ply), default=None)
    if worst is not None and worst.grade != FINE:
        found.append(Lesson(DEAREST, round(worst.lost, 1), 1, worst.ply, worst.kind, worst.chapter))
    habits: list[Lesson] = []
    kind = _worst_kind(verdicts)
    if kind is not None:
        habits.append(kind)
    habit = _habit(verdicts)
    if habit is not None:
        habits.append(habit)
    chapter = max(chapters, key=lambda each: each.lost, default=None)
    if chapter is not None and len(chapters) > 1 and chapter.lost >= COSTLY:
        habits.append(Lesson(CHAPTER, round(chapter.lost, 1), chapter.decisions, -1, "", chapter.chapter))
    habits.sort(key=lambda each: -each.points)
    found += habits
    luck = sum([totals.get(sort, 0.0) for sort in sorted(LUCK)])
    if abs(luck) >= LUCKY:
        # Whoever lost by the cards should hear it, even where there is something to learn as well.
        code = LUCK_GAVE if luck > 0 else LUCK_TOOK
        found = [*found[: MOST - 1], Lesson(code, round(abs(luck), 1), 0, -1, "", -1)]
    steady = _steady(verdicts)
    if steady is not None:
        found.append(steady)
    return tuple(found[:MOST])


def _by_kind(verdicts: Sequence[Verdict]) -> dict[str, list[Verdict]]:
    found: dict[str, list[Verdict]] = {}
    for each in verdicts:
        found.setdefault(each.kind, []).append(each)
    return found


def _worst_kind(verdicts: Sequence[Verdict]) -> Lesson | None:
    rows = [
        Lesson(KIND, round(sum([each.lost for each in mine]), 1), len(mine), -1, kind, -1)
        for kind, mine in sorted(_by_kind(verdicts).items())
        if len(mine) > 1
    ]
    worst = max(rows, key=lambda each: each.points, default=None)
    return worst if worst is not None and worst.points >= COSTLY else None


def _habit(verdicts: Sequence[Verdict]) -> Lesson | None:
    """What better answers were mostly better for."""
    lost = dict.fromkeys(_HABITS.values(), 0.0)
    times = dict.fromkeys(_HABITS.values(), 0)
    for each in verdicts:
        first = _first(each.reasons)
        if each.grade != FINE and first is not None and first.code in _HABITS:
            lost[_HABITS[first.code]] += each.lost
            times[_HABITS[first.code]] += 1
    code = max(lost, key=lambda each: lost[each])
    if lost[code] < COSTLY:
        return None
    return Lesson(code, round(lost[code], 1), times[code], -1, "", -1)


def _first(reasons: Sequence[Reason]) -> Reason | None:
    return next((each for each in reasons if each.code not in (CLOSE, ALLOWS)), None)


def _steady(verdicts: Sequence[Verdict]) -> Lesson | None:
    rows = [
        Lesson(STEADY, round(sum([each.lost for each in mine]) / len(mine), 1), len(mine), -1, kind, -1)
        for kind, mine in sorted(_by_kind(verdicts).items())
        if len(mine) > 2
    ]
    return min(rows, key=lambda each: (each.points, -each.decisions), default=None)
