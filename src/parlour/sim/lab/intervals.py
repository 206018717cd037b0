"""How sure one can be of a figure: intervals that hold the true value in 95 of 100 cases."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.sim.proof.lab import CONFIDENCE, wilson

RESAMPLES: Final = 400
OUTSIDE: Final = 0.025


class Figure(NamedTuple):
    """A value, and between which values the true one lies."""

    value: float
    least: float
    most: float

    def plain(self) -> dict[str, float]:
        """The figure as JSON-able data."""
        return {name: round(number, 4) for name, number in self._asdict().items()}


def rate(wins: float, games: int) -> Figure:
    """A rate with its interval."""
    least, most = wilson(wins, games)
    return Figure(wins / games, least, most)


def bootstrap(values: Sequence[float], seed: str) -> Figure:
    """A mean, with an interval from means of games drawn again and again; nothing is taken to be normal.

    >>> bootstrap([3.0] * 10, "a")
    Figure(value=3.0, least=3.0, most=3.0)
    """
    rng = random.Random(seed)
    count = len(values)
    means = sorted([sum(rng.choices(values, k=count)) / count for _ in range(RESAMPLES)])
    edge = int(OUTSIDE * RESAMPLES)
    return Figure(sum(values) / count, means[edge], means[-edge - 1])


def ratio(sums: Sequence[float], counts: Sequence[int]) -> Figure:
    """The mean of values that come in groups (the seats of a game), which are not independent of one another.

    By group: the sum of its values, and how many there were.
    """
    total = sum(counts)
    value = sum(sums) / total
    if len(counts) < 2:
        return Figure(value, -math.inf, math.inf)
    squares = sum([(each - value * count) ** 2 for each, count in zip(sums, counts, strict=True)])
    few = len(counts) / (len(counts) - 1)
    spread = CONFIDENCE * math.sqrt(few * squares) / total
    return Figure(value, value - spread, value + spread)
