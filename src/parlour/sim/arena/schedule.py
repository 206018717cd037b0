"""Who sits where in which game of a tournament.

Every pair of players meets in rounds. In a round the games of a pair are a group: the contestant takes every
side in turn, and all games of a group, of every pair, have the same seed. What the cards do to a side they do
to both players. Where there are more than two sides, one player is the contestant among all the others, and
then the other way round, unless the plan goes one way.

The schedule goes on for ever, and game K is the same however many are played.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.sim.arena.plan import Plan
from parlour.sim.play.runner import game_seed

NOBODY: Final = -1
"""In place of a player: what the game itself brings."""


class Bout(NamedTuple):
    """One game of the schedule. Players are told by their place in the plan."""

    number: int
    group: int
    """Groups are counted for each pair."""
    contestant: int
    against: int
    side: int
    """The contestant's."""
    seats: tuple[str, ...]
    seed: str


def pairs(plan: Plan) -> list[tuple[int, int]]:
    """Who meets whom."""
    count = len(plan.players)
    if plan.is_alone:
        return [(player, NOBODY) for player in range(count)]
    return [(first, second) for first in range(count) for second in range(first + 1, count)]


def group_size(plan: Plan) -> int:
    """How many games of a pair belong together."""
    sides = len(plan.sides)
    return sides if sides <= 2 or plan.is_one_way else 2 * sides


def total_games(plan: Plan, games: int) -> int:
    """How many games there are when each pair is to play so many, in whole groups."""
    size = group_size(plan)
    return -(-games // size) * size * len(pairs(plan))


def bout(plan: Plan, number: int) -> Bout:
    """Game *number* of the schedule."""
    size, met = group_size(plan), pairs(plan)
    group, within = divmod(number, size * len(met))
    pair, rotation = divmod(within, size)
    contestant, against = met[pair]
    if rotation >= len(plan.sides):
        contestant, against = against, contestant
    side = rotation % len(plan.sides)
    seats = [plan.players[against]] * plan.seats
    for seat in plan.sides[side]:
        seats[seat] = plan.players[contestant]
    return Bout(number, group, contestant, against, side, tuple(seats), game_seed(plan.seed, group))
