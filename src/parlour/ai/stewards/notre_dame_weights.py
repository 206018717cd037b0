"""How much each trait of a borough is worth in prestige by the end of the game."""

from __future__ import annotations

from typing import Final

from parlour.ai.stewards.notre_dame_traits import TRAITS

Weights = dict[str, tuple[float, float]]
"""For each trait its worth, and what is added to it for every turn that is left."""

WEIGHTS: Final[Weights] = {
    "constant": (0.0, 4.0),
    "first-gold": (2.0, 0.1),
    "more-gold": (1.2, 0.1),
    "spare-gold": (0.6, 0.1),
    "first-cubes": (1.0, 0.1),
    "more-cubes": (0.6, 0.1),
    "spare-cubes": (0.2, 0.1),
    "seminary": (0.0, 0.3),
    "seminary-beyond-three": (0.0, -0.1),
    "bank": (0.0, 0.35),
    "bank-beyond-three": (0.0, -0.1),
    "residence": (0.0, 0.3),
    "carriage-house": (0.0, 0.15),
    "inn-pieces": (0.0, 0.1),
    "inn-double": (0.0, 0.2),
    "park-pairs": (0.0, 1.5),
    "park-odd-piece": (0.0, 0.5),
    "hospital": (0.0, 0.1),
    "overruns": (-4.0, 0.0),
    "best-bill": (0.3, 0.0),
    "cathedral-share": (0.9, 0.0),
    "confidant-placed": (0.0, 0.0),
    "for-pieces-on-board": (0.5, 0.0),
    "for-empty-sectors": (0.5, 0.0),
    "for-sectors-with-one": (0.5, 0.0),
    "for-sectors-with-two": (0.5, 0.0),
    "for-one-short-of-two": (0.2, 0.0),
    "for-sectors-with-three": (0.6, 0.0),
    "for-one-short-of-three": (0.3, 0.0),
    "for-fullest-sector": (0.4, 0.0),
    "for-spaces-ahead": (0.5, 0.0),
    "for-bills": (0.5, 0.0),
    "for-own-prestige": (0.7, 0.0),
    "for-cubes-on-cathedral": (0.5, 0.0),
    "for-pieces-in-inn": (0.5, 0.0),
    "for-cubes-in-general": (0.4, 0.0),
}


def weights_for(weights: Weights, turns_left: int) -> list[float]:
    """The weights in the order of `TRAITS` with *turns_left* turns after this one."""
    row: list[float] = []
    for trait in TRAITS:
        base, per_turn = weights[trait]
        row.append(base + per_turn * turns_left)
    return row
