"""A turn looked at as a whole: an activity or a pass, and what the market offers afterwards."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.obsession.state import County
from parlour.games.obsession.steward.hosts import Candidate, HostSearch
from parlour.games.obsession.steward.worth.milestones import claim_all
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.turn.favours import ClearBoard, begin_activity
from parlour.games.obsession.turn.hiring import open_to
from parlour.games.obsession.turn.household import take_into_service
from parlour.games.obsession.turn.market import has_room, may_buy, on_offer, price_of, purchase
from parlour.games.obsession.turn.passing import TakeBack
from parlour.games.obsession.turn.special_actions import borrow, loans_for_pounds
from parlour.games.obsession.turn.turn import CheckMonuments, CheckTrack, ReadGate, RotateService
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import (
    ARCHITECT,
    BORROW,
    BUY,
    BUY_CHEAPER,
    DONE,
    RENEW,
    RENTS,
    USEFUL,
)
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.games.obsession.words.plan import Plan, comes_from_supply
from parlour.kernel.action import Action
from parlour.kernel.beyond.ranking import WORST, Ranked

FINALISTS: Final = 14
"""Activities that are valued in full."""
SHOPPERS: Final = 5
"""Activities after which purchases are looked at."""
GLIMPSED: Final = 5
MARKETS: Final = 3
"""New markets that are imagined."""
MOST_LOANS: Final = 2
"""More is never worth a tile."""


class Planner:
    """Plans the turn of one seat."""

    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser: Final = appraiser
        self.seat: Final = appraiser.seat
        # The partner of a team is looked at only where an activity takes something from the partner.
        self.partner: Appraiser | None = None
        self.partner_worth = 0.0

    def settled(self, county: County) -> float:
        """What a position is worth once the board is cleared; *county* is used up."""
        if county.active == self.seat:
            if county.milestones:
                claim_all(county, self.seat)
            ClearBoard().run(county, self.seat)
        return self.appraiser.worth(county)

    # Beginning the turn

    def entertaining(self, county: County) -> Ranked | None:
        """The best activity after the first two steps of a standard turn."""
        ahead = county.clone()
        ahead.agenda = []
        RotateService().run(ahead, self.seat)
        self._check(ahead)
        return self.best_host(ahead)

    def passing(self, county: County) -> Ranked:
        """The best use of a pass, short of a new market."""
        ahead = county.clone()
        ahead.agenda = []
        TakeBack().run(ahead, self.seat)
        self._check(ahead)
        return self.pass_favour(ahead, None)

    def _check(self, county: County) -> None:
        CheckTrack().run(county, self.seat)
        CheckMonuments().run(county, self.seat)
        ReadGate().run(county, self.seat)
        county.agenda = []

    def pass_favour(self, county: County, rng: random.Random | None) -> Ranked:
        """Rents, a new market (where there are dice to imagine it), or hiring by variant."""
        rents = county.clone()
        rents.agenda = []
        rents.pounds[self.seat] += county.rules.market.rents
        best = Ranked(RENTS, self.shopped(rents))
        rules = county.rules
        if rules.servants.hire_on_pass:
            for host in self._hirings(county):
                worth = self.after_host(county, host, True)
                if worth > best.worth:
                    best = Ranked(host.host, worth)
        if (
            rng is not None
            and not rules.market.stacks
            and county.pounds[self.seat] >= rules.market.least_price
        ):
            worth = self.with_new_market(county, rng)
            if worth > best.worth:
                best = Ranked(RENEW, worth)
        return best

    def _hirings(self, county: County) -> list[Candidate]:
        search = HostSearch(self.appraiser, county)
        found: list[Candidate] = []
        for code in county.estate[self.seat]:
            if code >> 1 == county.rules.servants.hire_tile:
                found += search.for_tile(code)
        return found

    # Hosting

    def best_host(self, county: County) -> Ranked | None:
        """The best activity with the purchase that follows it; None when the search finds none."""
        found = HostSearch(self.appraiser, county).found()
        if not found:
            return None
        lines = [(self.after_host(county, each, False), each) for each in found[:FINALISTS]]
        lines.sort(key=lambda row: -row[0])
        best = Ranked(lines[0][1].host, WORST)
        for _, candidate in lines[: 2 if county.unlimited else SHOPPERS]:
            worth = self.after_host(county, candidate, True)
            if worth > best.worth:
                best = Ranked(candidate.host, worth)
        return best

    def after_host(self, county: County, candidate: Candidate, shops: bool) -> float:
        """What a candidate leads to; what it draws or hires is added at its price."""
        after = county.clone()
        after.agenda = []
        begin_activity(after, self.seat, candidate.host)
        code = after.hosting
        extra = self.appraiser.bounty(county, after, candidate.plan)
        if comes_from_supply(county.rules.tiles.faces[code]):
            extra += self.appraiser.surprise(county)
        for _ in range(candidate.plan.hires):
            after = self._hired(after)
        if candidate.is_shared:
            extra += self._abroad(county, after, candidate.plan.partner)
        return extra + (self.shopped(after) if shops else self.settled(after))

    def _abroad(self, before: County, after: County, plan: Plan | None) -> float:
        """What the partner of a team gains, or loses, by taking part in an activity."""
        partner = before.rules.table.partner[self.seat]
        if self.partner is None:
            self.partner = self.appraiser.other(before, partner)
            self.partner_worth = self.partner.worth(before)
        home = after.clone()
        ClearBoard().run(home, self.seat)
        gain = self.partner.worth(home) - self.partner_worth
        return gain if plan is None else gain + self.partner.rates.bounty(after, partner, plan)

    def _hired(self, county: County) -> County:
        """The position with the servant for hire who is of most use."""
        best = county
        most = WORST
        there = open_to(county, self.seat)
        for servant in county.rules.servants.hireable:
            if crowds.count(there, servant):
                after = county.clone()
                take_into_service(after, self.seat, crowds.ONE[servant])
                worth = self.settled(after.clone())
                if worth > most:
                    best = after
                    most = worth
        return best

    def glimpse(self, county: County) -> float:
        """What the best activity leads to, purchases aside, from fewer candidates."""
        found = HostSearch(self.appraiser, county).found()
        return max([self.after_host(county, each, False) for each in found[:GLIMPSED]], default=WORST)

    # Buying

    def shopped(self, county: County) -> float:
        """What a position is worth after the best purchases; *county* is used up."""
        return self.purchase(county, on_offer(county)).worth

    def purchase(self, county: County, offers: list[tuple[int, int]]) -> Ranked:
        """The best purchase among *offers*, with a loan if need be, or none; *county* is used up."""
        county.agenda = []
        if county.milestones and county.active == self.seat:
            claim_all(county, self.seat)  # what is asked for may be pounds
        idle = self.settled(county.clone())
        best = Ranked(DONE, idle)
        if not may_buy(county):
            return best
        rules = county.rules
        pounds = county.pounds[self.seat]
        most = min(MOST_LOANS, county.steps[self.seat] // rules.reputation.loan_steps)
        helps = discounts(county, self.seat)
        ahead: County | None = None
        others: list[tuple[int, int]] = []
        for tile, space in offers:
            if county.owns(self.seat, tile) or not has_room(county, self.seat, tile):
                continue
            for cheaper in helps:
                price = price_of(county, tile, space, cheaper)
                if cheaper and price == price_of(county, tile, space):
                    continue
                loans = loans_for_pounds(price - pounds)
                if loans > most:
                    continue
                after = county.clone()
                if loans:
                    borrow(after, self.seat, loans)
                purchase(after, self.seat, tile, space, cheaper)
                bought = after.clone() if county.unlimited else None
                worth = self.settled(after)
                if worth > idle and (tile, space) not in others:
                    others.append((tile, space))
                if worth > best.worth:
                    best = Ranked(BORROW if loans else bargain(tile, space, cheaper), worth)
                    ahead = bought
        if ahead is not None and len(others) > 1:
            # One by one: the best tile first, then what goes with it. What was no gain alone is none now.
            return Ranked(best.action, self.purchase(ahead, others).worth)
        return best

    def with_new_market(self, county: County, rng: random.Random) -> float:
        """What a position is worth with a market drawn anew, on the average of some."""
        total = 0.0
        for _ in range(MARKETS):
            ahead = county.clone()
            ahead.agenda = []
            draw_market(ahead, rng)
            total += self.shopped(ahead)
        return total / MARKETS


def discounts(county: County, seat: int) -> tuple[int, ...]:
    """Who could bring down a price, nobody first: the useful man, an architect, or both."""
    useful = county.rules.extras.useful_price and crowds.count(county.available[seat], USEFUL_MAN)
    if county.discounts:
        return (0, USEFUL, ARCHITECT, USEFUL | ARCHITECT) if useful else (0, ARCHITECT)
    return (0, USEFUL) if useful else (0,)


def bargain(tile: int, space: int, cheaper: int) -> Action:
    """A purchase, with those who bring the price down."""
    return BUY_CHEAPER[tile, space, cheaper] if cheaper else BUY[tile, space]


def draw_market(county: County, rng: random.Random) -> None:
    """Lay out other tiles of the bag, in the order of their numbers."""
    rules = county.rules
    bag = [
        tile
        for tile, copies in enumerate(county.bag)
        if not 0 <= rules.market.reserve_of[tile] < county.reserves_open
        for _ in range(copies)
    ]
    drawn: list[int] = []
    while bag and len(drawn) < rules.market.spaces:
        tile = bag.pop(int(rng.random() * len(bag)))
        if tile not in drawn:
            drawn.append(tile)
    drawn.sort(key=lambda tile: rules.tiles.tsn[tile])
    county.market = tuple(drawn)
    county.stacks = (1,) * len(drawn)
