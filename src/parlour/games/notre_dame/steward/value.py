"""What a position is worth to a seat: the prestige it can expect to end the game with."""

from __future__ import annotations

from operator import mul
from typing import Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.rats import WARDS, overruns, spreads_to_come
from parlour.games.notre_dame.steward.traits import TRAITS, rates_of, traits
from parlour.games.notre_dame.turn.cards import PlayCard, PlayRound
from parlour.games.notre_dame.words import actions as words
from parlour.kernel.beyond.ranking import Weights, weights_for

VISITS: Final = 0.1
"""Cubes that a card of another seat brings to Notre Dame, on average."""
TIE_BREAK: Final = 0.01
_SPARED_LAST: Final = (
    words.BANK,
    words.SEMINARY,
    words.INN,
    words.CARRIAGE_HOUSE,
    words.RESIDENCE,
    words.HOSPITAL,
    words.PARK,
)
"""From which of several equally full sectors a cube is given up first."""


class Appraiser:
    """Values the positions that one seat can reach within one turn; what they share is worked out once."""

    def __init__(self, city: City, seat: int, weights: Weights, plague_is_due: bool) -> None:
        rules = city.rules
        self.seat: Final = seat
        self.turns_left: Final = rules.turns - city.turn - 1
        self.turns_to_scoring: Final = rules.turns_per_period - 1 - city.turn % rules.turns_per_period
        self.plague_is_due: Final = plague_is_due
        self.rats: Final = city.rats_on_display()
        self.overruns: Final = overruns(spreads_to_come(city), rules.track)
        self.rates: Final = rates_of(city)
        self.weights: Final = weights_for(weights, TRAITS, self.turns_left)
        self.rivals: Final = VISITS * (
            2 * (rules.seats - 1) * self.turns_to_scoring + plays_of_others(city, seat)
        )

    def worth(self, city: City) -> float:
        """The value of *city*, where the seat has nothing left to decide in this turn."""
        seat = self.seat
        rules = city.rules
        prestige = city.prestige[seat]
        rat = city.rat[seat]
        pieces = city.cubes[seat * 7 : seat * 7 + 7]
        friend = city.confidant[seat]
        if friend >= 0:
            pieces[friend] += 1
        if self.plague_is_due:
            spread = 0 if (city.healed >> seat) & 1 else self.rats
            rat += spread - pieces[words.HOSPITAL]
            if rat > rules.track:
                rat = rules.track
                prestige -= min(prestige, rules.plague_loss)
                self._lose_cube(city, pieces)
            elif rat < 0:
                rat = 0
        share = self._share(city, pieces[words.PARK])
        if self.turns_left == 0:
            return prestige + share + TIE_BREAK * (city.gold[seat] + city.supply[seat])
        worth = float(prestige)
        if self.turns_to_scoring == 0:
            worth += share
            share = 0.0
        found = self._traits(city, prestige, rat, pieces, share)
        return worth + float(sum(map(mul, found, self.weights)))

    def _share(self, city: City, park: int) -> float:
        """What the own cubes on Notre Dame can expect at the scoring, between two whole numbers of rivals."""
        own = city.cathedral[self.seat]
        if own == 0:
            return 0.0
        value = city.rules.cathedral_value
        sure = int(self.rivals)
        cubes = sum(city.cathedral) + sure
        each = value // cubes + (self.rivals - sure) * (value // (cubes + 1) - value // cubes)
        return own * each + park // 2

    def _traits(self, city: City, prestige: int, rat: int, pieces: list[int], share: float) -> list[float]:
        ward = pieces[words.HOSPITAL]
        strikes = self.overruns[ward if ward < WARDS else WARDS - 1][rat]
        return traits(city, self.seat, prestige, rat, pieces, strikes, share, self.rates)

    def _lose_cube(self, city: City, pieces: list[int]) -> None:
        fullest = max(pieces)
        base = self.seat * 7
        for sector in _SPARED_LAST:
            if pieces[sector] == fullest and city.cubes[base + sector] > 0:
                pieces[sector] -= 1
                return


def plays_of_others(city: City, seat: int) -> int:
    """How many cards other seats have still to play in this turn."""
    count = 0
    for item, owner in city.agenda:
        if isinstance(item, PlayRound):
            count += city.rules.seats - 1
        elif owner != seat and isinstance(item, PlayCard):
            count += 1
    return count
