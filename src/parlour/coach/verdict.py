"""How a decision is judged: gently, and only where the comparison is sure of itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.coach.reasons import Reason

FINE: Final = "fine"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
TURNING: Final = "turning-point"
GRADES: Final = (FINE, INACCURACY, MISTAKE, TURNING)

SLIGHT: Final = (0.7, 0.03)
"""From so many points, or so much of a chance to win, on it is an inaccuracy."""
GRAVE: Final = (2.0, 0.08)
DECISIVE: Final = 0.15
"""A chance lost at once that turns the game."""
SURE: Final = 1.0
"""Standard errors by which a loss is more than chance."""
CARE: Final = 3.0
"""The points lost at every decision that leave an accuracy of 37 %."""


class Verdict(NamedTuple):
    """One decision of the seat, judged."""

    ply: int
    kind: str
    chapter: int
    step: int
    action: str
    best: str
    lost: float
    """Points given away against the best that was found; 0 where nothing better was."""
    chance_lost: float
    unsure: float
    chance: float
    """How likely the seat's side was to win with the best answer."""
    lead: float
    """And the points it would have led by."""
    grade: str
    reasons: tuple[Reason, ...]


def grade(lost: float, chance_lost: float, unsure: float, chance: float) -> str:
    """The grade of a decision that gave away so much."""
    if lost <= 0.0 or lost < SURE * unsure:
        return FINE
    grave = lost >= GRAVE[0] or chance_lost >= GRAVE[1]
    if grave and (chance_lost >= DECISIVE or chance >= 0.5 > chance - chance_lost):
        return TURNING
    if grave:
        return MISTAKE
    return INACCURACY if lost >= SLIGHT[0] or chance_lost >= SLIGHT[1] else FINE


class Accuracy(NamedTuple):
    """How well a period or season was played; `percent` is 100 where nothing was given away."""

    chapter: int
    decisions: int
    lost: float
    percent: int


def accuracies(verdicts: Sequence[Verdict]) -> tuple[Accuracy, ...]:
    """By chapter, in order."""
    found: list[Accuracy] = []
    for chapter in sorted({each.chapter for each in verdicts}):
        mine = [each for each in verdicts if each.chapter == chapter]
        kept = sum([math.exp(-each.lost / CARE) for each in mine]) / len(mine)
        found.append(Accuracy(chapter, len(mine), sum([each.lost for each in mine]), round(100 * kept)))
    return tuple(found)
