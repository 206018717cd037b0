"""What the servants of Upstairs, Downstairs are worth: how often they will help, and how much each time."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.calendar import Calendar
from parlour.games.obsession.steward.worth.rates import Rates
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.extras import COOK, HALL_BOY, HEAD_HOUSEMAID, USEFUL_MAN

HELPERS: Final = (COOK, HALL_BOY, HEAD_HOUSEMAID, USEFUL_MAN)
OFTEN: Final = 0.42
"""Times in a turn that a servant helps: after each time comes a rest."""
READY: Final = 0.35
"""Times more for one who is ready for the next turn."""
REACH: Final = 0.5
"""What it is worth once in a while to invite guests above one's level."""
INVITED: Final = 0.45
"""Invitations to prestige guests, and to casual ones, that there are to screen when the maid is ready."""


class Helpers:
    """The prices of single uses, for one seat within one turn."""

    def __init__(self, county: County, rates: Rates, calendar: Calendar) -> None:
        rules = county.rules
        self.is_played: Final = rules.extras.in_play
        self.turns: Final = calendar.turns
        self.cook: Final = rates.step * rules.extras.cook_gain
        self.boy: Final = rates.pound * rules.extras.boy_pounds
        screened = rates.screening(1, 1, 1) + rates.screening(0, 1, 1)
        uses = {
            COOK: self.cook + REACH,
            HALL_BOY: self.boy,
            HEAD_HOUSEMAID: INVITED * screened,
            USEFUL_MAN: 0.8 * rates.pound * rules.extras.useful_price,
        }
        self.rested: Final = {servant: OFTEN * self.turns * use for servant, use in uses.items()}
        if self.turns:
            self.rested[USEFUL_MAN] += 0.6 * calendar.fairs * rates.pound * rules.extras.useful_fair
        self.ready: Final = {servant: READY * use if self.turns else 0.0 for servant, use in uses.items()}

    def worth(self, county: County, seat: int) -> float:
        """What all of them will add, those at hand for the next turn a little more; the board is cleared."""
        crowd = county.available[seat] + county.quarters[seat]
        tired = county.expended[seat]
        total = 0.0
        for servant in HELPERS:
            if crowds.count(crowd, servant):
                total += self.rested[servant] + self.ready[servant]
            elif crowds.count(tired, servant):
                total += self.rested[servant]
        return total

    def labour(self, crowd: int) -> float:
        """What it costs to send these to work now."""
        return sum([crowds.count(crowd, servant) * self.ready[servant] for servant in HELPERS], 0.0)
