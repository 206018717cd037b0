"""Ratings on the scale of Elo, from who won against whom (Bradley and Terry).

A contestant among several others wins with the odds of its strength against the sum of theirs. A tenfold
strength is 400 points. Strengths are those under which the results are most likely; how certain they are
comes from the information matrix there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.sim.proof.lab import CONFIDENCE

POINTS: Final = 400 / math.log(10)
ANCHOR: Final = 1500.0
DRAWN: Final = 1.0
"""Each pair is taken to have drawn one game besides: who has won every game is strong, not infinitely so."""
LONGEST_STEP: Final = 2.0
ROUNDS: Final = 200
CLOSE: Final = 1e-10


class Meeting(NamedTuple):
    """How often a contestant came first among *others* players of another sort; shared places are parts."""

    contestant: int
    against: int
    others: int
    games: int
    won: float


class Rating(NamedTuple):
    """A strength, and between which ones it lies in 95 of 100 cases, seen from the anchor."""

    value: float
    least: float
    most: float


def rate(players: int, meetings: Sequence[Meeting], anchor: int) -> list[Rating]:
    """The ratings by player; the anchor has 1500 points."""
    free = [player for player in range(players) if player != anchor]
    places = {player: at for at, player in enumerate(free)}
    met = {(min(each.contestant, each.against), max(each.contestant, each.against)) for each in meetings}
    drawn = [Meeting(first, second, 1, 0, 0.0) for first, second in sorted(met)]
    strengths = [0.0] * players
    for _ in range(ROUNDS):
        slope, information = _likelihood(strengths, [*meetings, *drawn], places)
        step = [sum([a * b for a, b in zip(row, slope, strict=True)]) for row in _inverse(information)]
        for player in free:
            strengths[player] += max(-LONGEST_STEP, min(LONGEST_STEP, step[places[player]]))
        if all(abs(each) < CLOSE for each in step):
            break
    spread = _inverse(_likelihood(strengths, [*meetings, *drawn], places)[1])
    found: list[Rating] = []
    for player in range(players):
        value = ANCHOR + POINTS * (strengths[player] - strengths[anchor])
        at = places.get(player)
        around = 0.0 if at is None else CONFIDENCE * POINTS * math.sqrt(spread[at][at])
        found.append(Rating(value, value - around, value + around))
    return found


def _likelihood(
    strengths: Sequence[float], meetings: Sequence[Meeting], places: dict[int, int]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and the information, in the free strengths."""
    slope = [0.0] * len(places)
    information = [[0.0] * len(places) for _ in places]
    for each in meetings:
        games, won = (each.games, each.won) if each.games else (DRAWN, DRAWN / 2)
        lead = strengths[each.contestant] - strengths[each.against] - math.log(each.others)
        chance = 1 / (1 + math.exp(-lead))
        signs = [
            (places[player], sign)
            for player, sign in ((each.contestant, 1), (each.against, -1))
            if player in places
        ]
        for at, sign in signs:
            slope[at] += sign * (won - games * chance)
            for other, opposite in signs:
                information[at][other] += sign * opposite * games * chance * (1 - chance)
    return slope, information


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *[float(at == column) for column in range(size)]] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        scale = rows[at][at]
        rows[at] = [value / scale for value in rows[at]]
        for row in range(size):
            if row != at and rows[row][at] != 0.0:
                factor = rows[row][at]
                rows[row] = [value - factor * own for value, own in zip(rows[row], rows[at], strict=True)]
    return [row[size:] for row in rows]
