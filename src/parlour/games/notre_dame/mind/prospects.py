"""What a position is worth to any seat: the prestige it can expect to end the game with."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.mind.sheet import Sheet
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.rats import WARDS, overruns, spreads_to_come
from parlour.games.notre_dame.steward.traits import rates_of, traits
from parlour.games.notre_dame.turn.cards import PlayCard, PlayRound
from parlour.games.notre_dame.turn.plague import Plague, SufferPlague
from parlour.games.notre_dame.words import actions as words

VISITS: Final = 0.1
"""Cubes that a card of another seat brings to Notre Dame, on average."""
TIE_BREAK: Final = 0.01
REMEMBERED: Final = 8
"""Outlooks kept at hand: a search moves between this turn and the end of it."""
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


class Worths:
    """The worth of traits, signs and pairs by the number of turns left, and how sure a lead is by then."""

    def __init__(
        self,
        traits: list[list[float]],
        signs: list[list[float]],
        pairs: list[list[float]],
        spread: list[float],
    ) -> None:
        self.traits: Final = traits
        self.signs: Final = signs  # no rows where only the traits count
        self.pairs: Final = pairs  # no rows where counts are worth what they are worth alone
        self.spread: Final = spread


class Outlook:
    """What all positions of one turn share."""

    def __init__(
        self, city: City, worths: Worths, rest: tuple[int, ...], greys: list[tuple[int, ...]]
    ) -> None:
        rules = city.rules
        self.rules: Final = rules
        self.turn: Final = city.turn
        self.in_turn: Final = len(city.display) > 0
        self.rest: Final = rest
        self.greys: Final = greys
        done = city.turn + 1 if self.in_turn else city.turn
        self.turns_left: Final = rules.turns - done
        period = rules.turns_per_period
        self.turns_to_scoring: Final = (period - done % period) % period
        self.overruns: Final = overruns(spreads_to_come(city, done), rules.track)
        self.rates: Final = rates_of(city)
        left = self.turns_left
        places = worths.signs[left] if worths.signs else []
        pairs = worths.pairs[left] if worths.pairs else []
        self.sheet: Final = Sheet(rules, worths.traits[left], places, pairs, self.rates)

    def fits(self, city: City, rest: tuple[int, ...], greys: list[tuple[int, ...]]) -> bool:
        """Whether this is the outlook of *city*, too."""
        return (
            self.rules is city.rules
            and self.turn == city.turn
            and self.in_turn == (len(city.display) > 0)
            and self.rest == rest
            and self.greys == greys
        )


class Moment:
    """Where one seat stands within a turn: kept while single answers are tried on a shortened agenda."""

    def __init__(self, city: City, seat: int, outlook: Outlook) -> None:
        self.seat: Final = seat
        self.outlook: Final = outlook
        self.plague_is_due: Final = outlook.in_turn and is_plague_to_come(city, seat)
        cards = 2 * (city.rules.seats - 1) * outlook.turns_to_scoring
        self.rivals: Final = VISITS * (cards + plays_left(city, seat) if outlook.in_turn else cards)
        """Cubes of others that will still come to Notre Dame before the scoring."""


class Prospects:
    """Values positions at the end of a turn, and within one as if nobody moved again before its end."""

    def __init__(self, worths: dict[int, Worths]) -> None:
        self.worths: Final = worths  # by the number of seats
        self.outlooks: list[Outlook] = []

    def of(self, rules: Rules) -> Worths:
        """The worths learned at tables of this size."""
        return self.worths[rules.seats]

    def outlook(self, city: City) -> Outlook:
        """What lies ahead of *city*."""
        strata = city.brown.strata
        rest = strata[0].cards if strata and not strata[0].fixed else ()
        greys = [stratum.cards for stratum in city.grey.strata]
        for known in self.outlooks:
            if known.fits(city, rest, greys):
                return known
        found = Outlook(city, self.of(city.rules), rest, greys)
        self.outlooks.insert(0, found)
        del self.outlooks[REMEMBERED:]
        return found

    def worth(self, city: City, moment: Moment) -> float:
        """The prestige that the seat of *moment* can expect at the end."""
        seat = moment.seat
        outlook = moment.outlook
        prestige, rat, pieces, share = self.settled(city, moment)
        if outlook.turns_left == 0:
            return prestige + share + TIE_BREAK * (city.gold[seat] + city.supply[seat])
        worth = float(prestige)
        if outlook.turns_to_scoring == 0:
            worth += share
            share = 0.0
        return worth + self.to_come(city, seat, prestige, rat, pieces, share, outlook)

    def settled(self, city: City, moment: Moment) -> tuple[int, int, list[int], float]:
        """Prestige, rat, pieces by sector and share of Notre Dame, once the plague of the turn is over."""
        seat = moment.seat
        prestige = city.prestige[seat]
        rat = city.rat[seat]
        pieces = city.cubes[seat * 7 : seat * 7 + 7]
        friend = city.confidant[seat]
        if friend >= 0:
            pieces[friend] += 1
        if moment.plague_is_due:
            rat -= pieces[words.HOSPITAL]
            if not (city.healed >> seat) & 1:
                rat += city.rats_on_display()
            if rat > city.rules.track:
                rat = city.rules.track
                prestige -= min(prestige, city.rules.plague_loss)
                _lose_cube(city, seat, pieces)
            elif rat < 0:
                rat = 0
        share = 0.0
        if city.cathedral[seat] > 0:
            share = _share(city, seat, pieces[words.PARK], moment.rivals)
        return prestige, rat, pieces, share

    def to_come(
        self,
        city: City,
        seat: int,
        prestige: int,
        rat: int,
        pieces: list[int],
        share: float,
        outlook: Outlook,
    ) -> float:
        """The prestige still to be gained after the turn."""
        ward = pieces[words.HOSPITAL]
        strikes = outlook.overruns[ward if ward < WARDS else WARDS - 1][rat]
        return outlook.sheet.worth(city, seat, prestige, rat, pieces, strikes, share)

    def described(
        self,
        city: City,
        seat: int,
        prestige: int,
        rat: int,
        pieces: list[int],
        share: float,
        outlook: Outlook,
    ) -> list[float]:
        """The traits of a borough."""
        ward = pieces[words.HOSPITAL]
        strikes = outlook.overruns[ward if ward < WARDS else WARDS - 1][rat]
        return traits(city, seat, prestige, rat, pieces, strikes, share, outlook.rates)


def _share(city: City, seat: int, park: int, rivals: float) -> float:
    """What the own cubes on Notre Dame can expect at the scoring, between two whole numbers of rivals."""
    sure = int(rivals)
    cubes = sum(city.cathedral) + sure
    value = city.rules.cathedral_value
    each = value // cubes + (rivals - sure) * (value // (cubes + 1) - value // cubes)
    return city.cathedral[seat] * each + park // 2


def is_plague_to_come(city: City, seat: int) -> bool:
    """Whether the rat of *seat* has still to move in this turn."""
    for item, owner in city.agenda:
        if isinstance(item, Plague) or (owner == seat and isinstance(item, SufferPlague)):
            return True
    return False


def plays_left(city: City, seat: int) -> int:
    """How many cards other seats have still to play in this turn."""
    count = 0
    for item, owner in city.agenda:
        if isinstance(item, PlayRound):
            count += city.rules.seats - 1
        elif owner != seat and isinstance(item, PlayCard):
            count += 1
    return count


def _lose_cube(city: City, seat: int, pieces: list[int]) -> None:
    fullest = max(pieces)
    for sector in _SPARED_LAST:
        if pieces[sector] == fullest and city.cubes[seat * 7 + sector] > 0:
            pieces[sector] -= 1
            return
