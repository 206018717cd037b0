"""The end of the game: prestige decides, then gold and cubes in the personal supply (p. 4)."""

from __future__ import annotations

from parlour.games.notre_dame.state import City
from parlour.kernel.game import ScoreLine


def score_sheet(city: City) -> tuple[ScoreLine, ...]:
    """One line per seat; seats equal in prestige and tie-break share a rank (ruling 45)."""
    seats = range(city.rules.seats)
    standing = [(city.prestige[seat], city.gold[seat] + city.supply[seat]) for seat in seats]
    return tuple(
        [
            ScoreLine(
                seat=seat,
                terms=(("prestige", standing[seat][0]),),
                total=standing[seat][0],
                tie_break=standing[seat][1],
                rank=1 + sum([1 for other in standing if other > standing[seat]]),
            )
            for seat in seats
        ]
    )
