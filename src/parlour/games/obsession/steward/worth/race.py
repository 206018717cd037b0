"""Games without courtship end at the top of reputation: how far off that is, and whether to end it now."""

from __future__ import annotations

import math
from typing import Final

from parlour.games.obsession.modes.challenge_columns import challenge_of, is_complete
from parlour.games.obsession.modes.estate_challenge import target
from parlour.games.obsession.scoring.score_sheet import category_total
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.rates import CARD
from parlour.games.obsession.turn.turn import monument_reputation
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.extras import COOK

PACE: Final = 2.9
"""Steps that a family gains in a turn when it hurries."""
COOKED: Final = 0.5
SLOWEST: Final = 0.4
LEAST: Final = 1
VICTORY: Final = 40.0
"""What winning at once is worth in points, and what losing at once costs."""
DOUBT: Final = 1.5
"""Points by which a lead may be misjudged: the cards of the others are face down."""
BEATEN: Final = 12.0
"""What it is worth to beat a target, and what it costs to miss it."""
BARELY: Final = 3.0
GROWTH: Final = 12.0
"""Points that a round adds to an estate."""


def top_steps(county: County) -> int:
    """The steps at which the last level begins."""
    return (county.rules.reputation.max_level - 1) * 5


def pace(county: County, seat: int) -> float:
    """Steps of reputation that a seat can hope for in a turn."""
    cook = COOKED if crowds.count(county.household(seat), COOK) else 0.0
    return PACE + cook + monument_reputation(county, seat)


def rounds_to_run(county: County, seat: int) -> int:
    """The rounds until somebody will have reached the top."""
    top = top_steps(county)
    least = (top - county.steps[seat]) / pace(county, seat)
    for other in county.rules.table.rivals[seat]:
        gained = max(SLOWEST, county.steps[other] / (county.round + 1))
        least = min(least, (top - county.steps[other]) / gained)
    return max(LEAST, math.ceil(least - 0.5))


def points_now(county: County, seat: int) -> float:
    """The score of a seat as far as everybody can count it; cards at what they bring on average."""
    total = 0.0
    for name in county.rules.goals.score:
        if name == "courtship":
            total += CARD * len(county.vp_cards[seat])
        elif name != "objectives":
            total += category_total(county, seat, name)
    return total


class Race:
    """What the end of the game depends on in a game without courtship."""

    def __init__(self, county: County, seat: int, turns: int) -> None:
        self.seat: Final = seat
        self.turns: Final = turns
        self.best_rival: Final = max(
            [points_now(county, other) for other in county.rules.table.rivals[seat]], default=0.0
        )

    def is_over(self, county: County) -> bool:
        """Whether the turn that leads here is the last one of the game; the board is cleared."""
        if county.level(self.seat) == county.rules.reputation.max_level:
            return True
        return county.rules.table.challenge is not None and is_complete(county, self.seat)

    def outcome(self, county: County, points: float) -> float:
        """What ending with so many points is worth beyond them."""
        if county.rules.table.challenge is not None:
            modifier = self._modifier(county, county.round + 1)
            lead = (points + modifier - target(county)) / BARELY
            return modifier + BEATEN * math.tanh(max(-20.0, min(20.0, lead)))
        lead = (points - self.best_rival) / DOUBT
        return VICTORY * math.tanh(max(-20.0, min(20.0, lead)))

    def prospect(self, county: County) -> float:
        """What an earlier end is worth while it is still to come: only alone, against a target."""
        if county.rules.table.challenge is None:
            return 0.0
        left = (top_steps(county) - county.steps[self.seat]) / pace(county, self.seat)
        left = max(1.0, left)
        # What is expected of an estate is for a number of turns; a later end would add to it.
        return self._modifier(county, county.round + 1 + left) + GROWTH * (left - self.turns)

    def _modifier(self, county: County, end: float) -> float:
        """The points for the round of the end, for parts of rounds too."""
        challenge = challenge_of(county)
        away = end - challenge.round
        points = challenge.step * abs(away) * (abs(away) + 1) / 2
        return -points if away > 0 else points
