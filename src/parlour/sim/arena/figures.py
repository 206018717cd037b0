"""Figures of the games of a tournament: shares, ranks, margins, and how certain they are."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from parlour.sim.arena.plan import Plan
from parlour.sim.arena.playing import Played
from parlour.sim.arena.schedule import Bout
from parlour.sim.proof.lab import CONFIDENCE, wilson

FEWEST_GROUPS: Final = 2
"""From one group nobody can tell how much groups differ."""


class Judged(NamedTuple):
    """A game as its contestant sees it."""

    at: Bout
    share: float
    """1 for standing alone in the first place, a part for sharing it."""
    rank: int
    """Among the sides, partners being one."""
    margin: int
    """The lead over the best of the others."""


def judged(plan: Plan, at: Bout, played: Played) -> Judged:
    """What a game came to for its contestant."""
    sides = [*plan.sides, *[(seat,) for seat in range(plan.seats, len(played.scores))]]
    # Partners have the same line of the score sheet.
    ranks = [min([played.ranks[seat] for seat in side]) for side in sides]
    scores = [played.scores[side[0]] for side in sides]
    own = at.side
    others = [score for side, score in enumerate(scores) if side != own]
    # Alone against what the game brings there is only won or lost, and its rules say which a tie is.
    first = 1 if plan.is_alone else ranks.count(1)
    return Judged(
        at,
        1 / first if ranks[own] == 1 else 0.0,
        1 + sum([rank < ranks[own] for rank in ranks]),
        scores[own] - max(others),
    )


@dataclass(frozen=True)
class Row:
    """How one player fared as the contestant against another, or against what the game brings."""

    contestant: int
    against: int
    shares: tuple[float, ...]
    """By game, in the order of the schedule."""
    mean_rank: float
    margin: float
    margin_within: tuple[float, float] | None
    """Between which margins the true one lies in 95 of 100 cases; None where too few groups were played."""

    @property
    def games(self) -> int:
        """How many."""
        return len(self.shares)

    @property
    def share(self) -> float:
        """The mean share."""
        return sum(self.shares) / len(self.shares)

    @property
    def share_within(self) -> tuple[float, float]:
        """Between which shares the true one lies in 95 of 100 cases (Wilson)."""
        return wilson(sum(self.shares), len(self.shares))


def rows_of(games: Iterable[Judged]) -> list[Row]:
    """The rows of a tournament, in the order in which contestants first met."""
    met: dict[tuple[int, int], list[Judged]] = {}
    for game in games:
        met.setdefault((game.at.contestant, game.at.against), []).append(game)
    found: list[Row] = []
    for (contestant, against), some in met.items():
        mean, within = grouped_mean([(game.at.group, game.margin) for game in some])
        rank = sum([game.rank for game in some]) / len(some)
        shares = tuple([game.share for game in some])
        found.append(Row(contestant, against, shares, rank, mean, within))
    return found


def grouped_mean(values: Sequence[tuple[int, float]]) -> tuple[float, tuple[float, float] | None]:
    """The mean of values that come in groups, and its interval from how much the groups differ.

    The games of a group share their cards and are not independent; groups are.
    """
    groups: dict[int, list[float]] = {}
    for group, value in values:
        groups.setdefault(group, []).append(value)
    means = [sum(each) / len(each) for each in groups.values()]
    mean = sum(means) / len(means)
    if len(means) < FEWEST_GROUPS:
        return mean, None
    variance = sum([(each - mean) ** 2 for each in means]) / (len(means) - 1)
    around = student(len(means) - 1) * math.sqrt(variance / len(means))
    return mean, (mean - around, mean + around)


def student(freedom: int) -> float:
    """How many standard errors hold the mean in 95 of 100 cases, by degrees of freedom.

    The first two are exact; from there on the series of Cornish and Fisher errs by less than 1 %.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 5, 10, 100)]
    [12.71, 4.3, 2.56, 2.23, 1.98]
    """
    if freedom <= 2:
        return (12.706, 4.303)[freedom - 1]
    z = CONFIDENCE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
