"""How much each trait of a borough is worth in prestige by the end of the game."""

from __future__ import annotations

from typing import Final

from parlour.ai.stewards.notre_dame_traits import TRAITS

Weights = dict[str, tuple[float, float]]
"""For each trait its worth, and what is added to it for every turn that is left."""

WEIGHTS: Final[Weights] = {
    "constant": (-4.14, 4.61),
    "first-gold": (1.57, 0.33),
    "more-gold": (0.71, 0.17),
    "spare-gold": (0.18, 0.12),
    "first-cubes": (-0.01, 0.56),
    "more-cubes": (-0.6, 0.38),
    "spare-cubes": (-0.3, 0.16),
    "seminary": (-0.09, 0.41),
    "seminary-beyond-three": (-0.04, -0.23),
    "bank": (-0.26, 0.66),
    "bank-beyond-three": (-0.69, -0.25),
    "residence": (0.52, 0.46),
    "carriage-house": (-0.15, 0.37),
    "inn-pieces": (0.47, 0.23),
    "inn-double": (-0.48, 0.2),
    "park-pairs": (2.38, 1.28),
    "park-odd-piece": (0.82, 0.49),
    "hospital": (-0.35, 0.26),
    "overruns": (-3.33, 0.07),
    "best-bill": (0.38, 0.13),
    "cathedral-share": (0.45, 0.14),
    "confidant-placed": (-0.29, -0.54),
    "for-pieces-on-board": (0.4, 0.0),
    "for-empty-sectors": (0.28, 0.0),
    "for-sectors-with-one": (0.12, 0.0),
    "for-sectors-with-two": (0.21, 0.0),
    "for-one-short-of-two": (0.05, 0.0),
    "for-sectors-with-three": (0.34, 0.0),
    "for-one-short-of-three": (0.02, 0.0),
    "for-fullest-sector": (0.05, 0.0),
    "for-spaces-ahead": (0.46, 0.0),
    "for-bills": (0.05, 0.0),
    "for-own-prestige": (0.83, 0.0),
    "for-cubes-on-cathedral": (0.62, 0.0),
    "for-pieces-in-inn": (0.49, 0.0),
    "for-cubes-in-general": (0.83, 0.0),
}


def weights_for(weights: Weights, turns_left: int) -> list[float]:
    """The weights in the order of `TRAITS` with *turns_left* turns after this one."""
    row: list[float] = []
    for trait in TRAITS:
        base, per_turn = weights[trait]
        row.append(base + per_turn * turns_left)
    return row
