"""What a position is worth to a seat: points that are sure, and the traits that lead to more."""

from __future__ import annotations

import math
from operator import mul
from typing import Final

from parlour.games.obsession.modes.milestones import milestones_vp
from parlour.games.obsession.scoring.score_sheet import WEALTH, cards_vp, service_vp, tiles_vp
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.aims import Aims
from parlour.games.obsession.steward.worth.calendar import Calendar
from parlour.games.obsession.steward.worth.courting import Rivalry
from parlour.games.obsession.steward.worth.helpers import Helpers
from parlour.games.obsession.steward.worth.milestones import hoped_claims
from parlour.games.obsession.steward.worth.race import Race
from parlour.games.obsession.steward.worth.rates import CARD, Rates
from parlour.games.obsession.steward.worth.traits import (
    KINDS,
    TRAITS,
    Company,
    activity_traits,
    company_traits,
    estate_traits,
    members,
    pound_traits,
    standing_traits,
)
from parlour.games.obsession.words.plan import Plan
from parlour.kernel.beyond.ranking import Weights, weights_for

FAIRCHILD: Final = 8.0
TIE_BREAK: Final = 0.01
LEAST_SHARE: Final = 0.25


def standing_share(county: County, seat: int, turns: int) -> float:
    """How much the own reputation counts: in a team the lower one is scored, and the higher is for nothing.

    Twice the chance to be the lower one: what is the same for both counts as it does without a team.
    """
    partner = county.rules.table.partner[seat]
    if partner < 0:
        return 1.0
    lead = county.steps[seat] - county.steps[partner]
    return max(LEAST_SHARE, min(2.0 - LEAST_SHARE, 2.0 / (1.0 + math.exp(lead / (3.0 + turns)))))


class Appraiser:
    """Values positions of one seat within one turn; what cannot change meanwhile is worked out once."""

    def __init__(self, county: County, seat: int, weights: Weights, rates: Rates | None = None) -> None:
        """The appraiser of *seat*; whoever values many positions alike brings the *rates* along."""
        self.seat: Final = seat
        self.base: Final = weights
        self.calendar: Final = Calendar(county, seat)
        self.turns: Final = self.calendar.turns
        self.rivalry: Final = Rivalry(county, seat, self.calendar)
        self.aims: Final = Aims(county, seat, self.calendar)
        self.share: Final = standing_share(county, seat, self.turns)
        if rates is None:
            rates = Rates(county, seat, self.turns, self.aims.draw_gain(county, 1), self.share)
        self.rates: Final = rates
        self.helpers: Final = Helpers(county, self.rates, self.calendar)
        self.race: Final = Race(county, seat, self.turns) if self.calendar.is_race else None
        self.company: Final = Company(county.rules, self.rates)
        self.weights: Final = weights_for(weights, TRAITS, self.turns)
        # A team shares all but its milestones: those count twice as much as what goes into a mean value.
        self.claim_share: Final = 1.0 if county.rules.table.partner[seat] < 0 else 2.0
        # Alone, what one does not win goes to the opponent.
        self.stake: Final = 2.0 if county.rules.table.solo else 1.0

    def other(self, county: County, seat: int) -> Appraiser:
        """Who judges for another seat in the same way."""
        return Appraiser(county, seat, self.base)

    def bounty(self, before: County, after: County, plan: Plan) -> float:
        """What of an activity comes after its beginning and lies with chance, or with others."""
        return self.rates.bounty(before, self.seat, plan)

    def worth(self, county: County) -> float:
        """The points that the seat can expect; its board is cleared."""
        sure, expected = self.aims.totals(county)
        race = self.race
        if race is not None and (self.turns == 0 or race.is_over(county)):
            points = self.sure(county, sure)
            return points + race.outcome(county, points)
        points = self.settled_points(county, sure)
        if self.turns == 0:
            return points + self._last_courtship(county)
        found = self.traits(county, expected - sure)
        return points + sum(map(mul, found, self.weights), 0.0)

    def settled_points(self, county: County, objectives: float) -> float:
        """The score as things stand, with what milestones, helpers and an earlier end will bring."""
        points = self.sure(county, objectives)
        if county.milestones:
            points += self.claim_share * hoped_claims(county, self.seat, self.turns)
        if self.turns == 0:
            return points
        if self.helpers.is_played:
            points += self.helpers.worth(county, self.seat)
        if self.race is not None:
            points += self.race.prospect(county)
        return points

    def sure(self, county: County, objectives: float) -> float:
        """The score as things stand. A Fairchild who is only visiting does not count."""
        seat = self.seat
        rules = county.rules
        score = rules.goals.score
        guests = self.rates.points
        circle = county.circle(seat)
        if not self._is_over(county):
            circle &= ~rules.people.fairchild_mask
        total = (
            tiles_vp(county, seat)
            + sum([guests[card] for card in members(circle)])
            + self.share * rules.reputation.level_vp[county.steps[seat] // 5]
            + cards_vp(county, seat)
            + objectives
        )
        if "service" in score:
            total += service_vp(county, seat)
        if "wealth" in score:
            pounds = county.pounds[seat]
            total += pounds / WEALTH if self.turns else pounds // WEALTH + TIE_BREAK * pounds / WEALTH
        if county.milestones:
            total += milestones_vp(county, seat) * self.claim_share
        return total

    def _is_over(self, county: County) -> bool:
        return self.calendar.is_courted and self.calendar.season == self.calendar.last_season

    def _last_courtship(self, county: County) -> float:
        own = self.rivalry.columns(county, self.seat)
        chance = self.rivalry.final_chance(own)
        return self.stake * chance * (CARD + FAIRCHILD) + TIE_BREAK * county.steps[self.seat]

    def traits(self, county: County, to_come: float) -> list[float]:
        """The traits in the order of `TRAITS`; *to_come* are the points objectives may still bring."""
        seat = self.seat
        rates = self.rates
        turns = self.turns
        tiles, seats = activity_traits(county, seat, rates)
        company = company_traits(county, seat, self.company, turns, seats)
        own = self.rivalry.columns(county, seat)
        return [
            1.0,
            *pound_traits(county.pounds[seat]),
            *[self.share * points for points in standing_traits(county.rules, county.steps[seat], turns)],
            *estate_traits(county, seat, turns, self.calendar.fairs),
            *company[:3],
            *tiles,
            *company[3:],
            to_come,
            self.stake * self.rivalry.season_chance(own),
            self.stake * self.rivalry.later_chances(own),
            self.stake * self.rivalry.final_chance(own),
            float(len(county.vp_cards[seat])),
        ]

    def labour(self) -> list[float]:
        """What it costs to send each kind of servant to work now, by `KINDS`."""
        ready = TRAITS.index("butler-ready")
        tired = TRAITS.index("butler-tired")
        if self.turns == 0:
            return [0.0] * len(KINDS)
        return [self.weights[ready + at] - self.weights[tired + at] for at in range(len(KINDS))]

    def surprise(self, county: County) -> float:
        """What a guest from the top of the prestige deck brings, all favours doubled, and by joining."""
        cards = county.prestige.cards()
        if not cards:
            return 0.0
        rates = self.rates
        return rates.prestige + 2 * sum([rates.play[card] for card in cards], 0.0) / len(cards)
