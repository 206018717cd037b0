"""When to stop: a sequential probability ratio test of a player's share.

Is the share P0, or is it P1? After every batch of groups the likelihood of what was seen is compared; once
one answer is so much more likely that it would be wrong in one case of twenty, no more games are needed.
Batches have a fixed size and are looked at in the order of the schedule, so that the answer is the same
however many workers play.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from parlour.kernel.errors import Invalid

FORM: Final = "P0:P1"
ERROR: Final = 0.05
"""How often either answer may be given wrongly."""
BOUND: Final = math.log((1 - ERROR) / ERROR)
BATCH: Final = 10
"""Groups between two looks."""


@dataclass(frozen=True)
class TwoShares:
    """The two shares between which is decided."""

    low: float
    high: float


class Verdict(NamedTuple):
    """What a test says: "low", "high", or "open" when the games do not suffice."""

    answer: str
    groups: int
    """After how many groups."""
    ratio: float
    """The logarithm of the likelihood of the high share over that of the low one."""


def read_test(text: str) -> TwoShares:
    """The test that `P0:P1` describes."""
    first, _, second = text.partition(":")
    try:
        low, high = float(first), float(second)
    except ValueError:
        raise Invalid("bad-test", {"form": FORM, "test": text[:40]}) from None
    if not 0 < low < high < 1:
        raise Invalid("bad-test", {"form": FORM, "test": text[:40]})
    return TwoShares(low, high)


class Sequential:
    """A test under way. Groups are added in the order of the schedule."""

    def __init__(self, test: TwoShares) -> None:
        self.test = test
        self.verdict = Verdict("open", 0, 0.0)
        self._groups: list[Sequence[float]] = []

    def add(self, shares: Sequence[float]) -> bool:
        """The shares in one more group; whether there is an answer now."""
        self._groups.append(shares)
        if len(self._groups) % BATCH == 0 and self.verdict.answer == "open":
            ratio = self._ratio()
            answer = "high" if ratio >= BOUND else "low" if ratio <= -BOUND else "open"
            self.verdict = Verdict(answer, len(self._groups), ratio)
        return self.verdict.answer != "open"

    def _ratio(self) -> float:
        games = [share for group in self._groups for share in group]
        up = math.log(self.test.high / self.test.low)
        down = math.log((1 - self.test.high) / (1 - self.test.low))
        # A shared place counts in part for either; that is never more evidence than a whole win or loss.
        ratio = sum([share * up + (1 - share) * down for share in games])
        return ratio / self._likeness(games)

    def _likeness(self, games: Sequence[float]) -> float:
        """How many games of a group tell as much as one, at least 1.

        The games of a group have their cards in common. Where they tend to end alike, counting each as a new
        one would take the same evidence several times.
        """
        means = [sum(group) / len(group) for group in self._groups if group]
        if len(means) < 2 or len(games) == len(means):
            return 1.0
        mean = sum(games) / len(games)
        alone = mean * (1 - mean)
        if alone <= 0:
            return 1.0
        middle = sum(means) / len(means)
        spread = sum([(each - middle) ** 2 for each in means]) / (len(means) - 1)
        return max(1.0, spread * len(games) / len(means) / alone)


def decide(test: TwoShares, groups: Iterable[Sequence[float]]) -> Verdict:
    """The verdict on groups that are all there."""
    running = Sequential(test)
    for group in groups:
        if running.add(group):
            break
    return running.verdict
