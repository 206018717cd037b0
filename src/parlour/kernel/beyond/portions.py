"""Where the points of a score come from: portions that add up to it, with their source and what gave them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.kernel.event import Event
from parlour.kernel.game import Cell, ScoreLine

Happened = Sequence[tuple[int, Event]]
"""What happened in a game, with the ply that brought it about."""


@dataclass(frozen=True)
class Portion:
    """A part of one line of the score sheet, gained or lost."""

    seat: int
    source: str
    """What it counts as; its name is the message of the game called score-SOURCE."""
    what: Cell | None
    """What gave it, where there is something to name."""
    points: int
    ply: int = -1
    """When it came; -1 where it was counted at the end."""


def whole_score(lines: Sequence[ScoreLine], found: Sequence[Portion]) -> tuple[Portion, ...]:
    """The portions *found*; a line that has none is told by its terms."""
    told = {each.seat for each in found}
    plain = [
        Portion(line.seat, term, None, points)
        for line in lines
        for term, points in line.terms
        if line.seat not in told and points
    ]
    return (*found, *plain)
