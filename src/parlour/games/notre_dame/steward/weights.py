"""How much each trait of a borough is worth in prestige by the end of the game.

The numbers come from games between stewards with varied weights: least squares from the traits at the end of
each turn to the prestige still gained from there, repeated with the better weights until they settled.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.beyond.ranking import Weights

WEIGHTS: Final[Weights] = {
    "constant": (-4.22, 4.38),
    "first-gold": (1.5, 0.34),
    "more-gold": (0.8, 0.17),
    "spare-gold": (0.03, 0.14),
    "first-cubes": (-0.15, 0.6),
    "more-cubes": (-0.7, 0.4),
    "spare-cubes": (-0.3, 0.16),
    "seminary": (-0.12, 0.38),
    "seminary-beyond-three": (0.0, -0.25),
    "bank": (-0.22, 0.6),
    "bank-beyond-three": (-0.2, -0.3),
    "residence": (0.57, 0.47),
    "carriage-house": (-0.03, 0.35),
    "inn-pieces": (0.49, 0.23),
    "inn-double": (-0.68, 0.2),
    "park-pairs": (2.33, 1.29),
    "park-odd-piece": (0.87, 0.52),
    "hospital": (-0.43, 0.31),
    "overruns": (-3.11, 0.06),
    "best-bill": (0.24, 0.16),
    "cathedral-share": (0.4, 0.15),
    "confidant-placed": (0.09, -0.59),
    "for-pieces-on-board": (0.4, 0.0),
    "for-empty-sectors": (0.31, 0.0),
    "for-sectors-with-one": (0.15, 0.0),
    "for-sectors-with-two": (0.22, 0.0),
    "for-one-short-of-two": (0.03, 0.0),
    "for-sectors-with-three": (0.33, 0.0),
    "for-one-short-of-three": (0.05, 0.0),
    "for-fullest-sector": (0.03, 0.0),
    "for-spaces-ahead": (0.43, 0.0),
    "for-bills": (0.03, 0.0),
    "for-own-prestige": (0.9, 0.0),
    "for-cubes-on-cathedral": (0.45, 0.0),
    "for-pieces-in-inn": (0.46, 0.0),
    "for-cubes-in-general": (0.81, 0.0),
}
