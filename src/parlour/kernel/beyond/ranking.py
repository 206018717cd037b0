"""What computer players of every game share: answers by their worth, and weights by trait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.action import Action

WORST: Final = -1e9
"""Less than any position is worth."""

Weights = Mapping[str, tuple[float, float]]
"""For each trait its worth, and what is added to it for every turn that is left."""


class Ranked:
    """An answer and what the position is worth after it."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth: Final = worth


def weights_for(weights: Weights, traits: tuple[str, ...], turns_left: int) -> list[float]:
    """The weights in the order of *traits* with *turns_left* turns after this one."""
    row: list[float] = []
    for trait in traits:
        base, per_turn = weights[trait]
        row.append(base + per_turn * turns_left)
    return row
