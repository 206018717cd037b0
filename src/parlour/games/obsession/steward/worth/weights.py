"""How much each trait of an estate is worth in points by the end of the game."""

from __future__ import annotations

from typing import Final

from parlour.kernel.beyond.ranking import Weights

WEIGHTS: Final[Weights] = {
    "constant": (-15.38, -2.366),
    "pounds-first": (-0.19, 0.126),
    "pounds-more": (-0.17, 0.124),
    "pounds-spare": (-0.49, 0.21),
    "standing-slow": (0.0, 0.015),
    "standing-fast": (1.53, -0.001),
    "flips-now": (0.83, -0.069),
    "flips-soon": (0.91, 0.061),
    "flips-far": (0.99, -0.085),
    "fairs": (5.09, 0.358),
    "fairs-open": (-4.3, 0.195),
    "monuments": (-1.87, 1.735),
    "barn": (-0.29, 0.296),
    "quarters-lend": (-0.27, -0.058),
    "hall": (-0.87, 0.124),
    "brushing-room": (1.15, 0.11),
    "served-next": (0.66, -0.002),
    "served-second": (0.77, -0.021),
    "served-rested": (-0.43, 0.195),
    "tile-best": (2.08, -0.171),
    "tile-second": (-0.1, 0.29),
    "tile-third": (-1.15, 0.365),
    "butler-ready": (1.41, -0.152),
    "housekeeper-ready": (2.23, -0.161),
    "underbutler-ready": (1.38, -0.589),
    "valet-ready": (0.81, -0.004),
    "maid-ready": (0.96, 0.073),
    "footman-ready": (0.83, -0.025),
    "butler-tired": (-1.11, 0.151),
    "housekeeper-tired": (-1.93, 0.492),
    "underbutler-tired": (0.03, -0.603),
    "valet-tired": (-0.49, 0.159),
    "maid-tired": (0.06, 0.143),
    "footman-tired": (0.61, -0.029),
    "guests-waiting": (0.13, 0.071),
    "unwelcome": (0.63, 0.003),
    "objectives": (0.55, 0.069),
    "season-chance": (5.98, 0.593),
    "later-chances": (33.85, -2.323),
    "final-chance": (11.16, 1.086),
    "cards": (0.29, -0.208),
}
