"""What a search came to."""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.action import Action


class Line(NamedTuple):
    """One answer as the search saw it."""

    action: Action
    prior: float
    visits: int
    lead: float
    """The mean lead over the best of the others, in points."""
    chance: float
    """The mean chance to win."""


class Thought(NamedTuple):
    """The answer, and every answer that was looked at."""

    answer: Action
    lines: tuple[Line, ...]
    simulations: int
