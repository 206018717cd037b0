"""Why one answer is better than another, out of the comparison itself: ids and points, no words."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.coach.worlds import Prospect

HEARD: Final = 0.25
"""Points below which a difference is not worth a word."""

BRINGS: Final = "brings"
"""More certain points when the turn or round is over."""
COSTS: Final = "costs"
KEEPS: Final = "keeps-open"
"""More points to be expected afterwards."""
CLOSES: Final = "closes"
DENIES: Final = "denies"
"""Fewer points for the best of the others."""
ALLOWS: Final = "allows"
CLOSE: Final = "close"
"""Nothing tells them apart but a longer look."""
CODES: Final = (BRINGS, COSTS, KEEPS, CLOSES, DENIES, ALLOWS, CLOSE)


class Reason(NamedTuple):
    """A difference between two answers: its code, the points, and the line of the score sheet it lies in."""

    code: str
    points: float
    source: str


def reasons_for(better: Prospect, worse: Prospect) -> tuple[Reason, ...]:
    """What speaks for an answer against another, then what speaks against it; `close` where nothing does."""
    found = [
        *_sided(better.now - worse.now, BRINGS, COSTS, _source(better, worse)),
        *_sided(better.later - worse.later, KEEPS, CLOSES, ""),
        *_sided(worse.rivals - better.rivals, DENIES, ALLOWS, ""),
    ]
    found.sort(key=lambda each: -each[0])
    reasons = tuple([reason for _, reason in found])
    if not reasons or reasons[0].code in (COSTS, CLOSES, ALLOWS):
        return (Reason(CLOSE, 0.0, ""), *reasons)
    return reasons


def _sided(points: float, good: str, bad: str, source: str) -> list[tuple[float, Reason]]:
    if abs(points) < HEARD:
        return []
    return [(points, Reason(good if points > 0 else bad, round(abs(points), 1), source))]


def _source(better: Prospect, worse: Prospect) -> str:
    """The line of the score sheet that makes most of the difference, where there are several."""
    names = sorted({*better.terms, *worse.terms})
    if len(names) < 2:
        return ""
    sign = 1.0 if better.now >= worse.now else -1.0
    return max(names, key=lambda name: sign * (better.terms.get(name, 0.0) - worse.terms.get(name, 0.0)))
