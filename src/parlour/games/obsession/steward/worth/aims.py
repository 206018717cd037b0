"""What objectives can be expected to score by the end of the game."""

from __future__ import annotations

import math
from typing import Final

from parlour.games.obsession.content.cards import Condition
from parlour.games.obsession.scoring.conditions import count_for, objective_vp
from parlour.games.obsession.scoring.score_sheet import TEAM_OBJECTIVES
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.calendar import Calendar
from parlour.games.obsession.steward.worth.progress import turns_to
from parlour.games.obsession.turn.market import on_offer, price_of
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import CATEGORY_AT, COPIES, SERVANT_AT, TILE_AT

ON_OFFER: Final = 0.5
"""The chance to get a tile later that could be paid for now; others look at it too."""
DEAR: Final = 0.3
BOUGHT_WHEN_SEEN: Final = 0.45
DRAWN_PER_TURN: Final = 0.8
"""Tiles that come into the market in one player's turn."""
GROWTH: Final = {"starter": 0.0, "casual": 0.45, "prestige": 0.35, "fairchild": 0.0}
"""Guests of each kind who join in a turn."""


class Aims:
    """The objectives of a seat, judged with what is for sale now."""

    def __init__(self, county: County, seat: int, calendar: Calendar) -> None:
        self.seat: Final = seat
        self.calendar: Final = calendar
        rules = county.rules
        self.partner: Final = rules.table.partner[seat]
        self.prices: Final[dict[int, int]] = {}
        for tile, space in on_offer(county):
            self.prices.setdefault(tile, price_of(county, tile, space))
        bag = max(1, sum(county.bag))
        draws = DRAWN_PER_TURN * rules.seats * max(0, calendar.turns - 1)
        self.to_come: Final = [
            BOUGHT_WHEN_SEEN * (1.0 - (1.0 - min(1.0, copies / bag)) ** draws) if copies else 0.0
            for copies in county.bag
        ]

        # What the partner of a team holds does not change in this turn.
        theirs = () if self.partner < 0 else county.objectives[self.partner]
        self.abroad_now: Final = [float(objective_vp(county, self.partner, card)) for card in theirs]
        self.abroad_later: Final = [
            self.expected_of(county, self.partner, card, self.abroad_now[at])
            for at, card in enumerate(theirs)
        ]

    def scoring(self, held: int) -> int:
        """How many of *held* objectives will be scored in the end."""
        return max(0, held + self.calendar.draws - self.calendar.discards)

    def totals(self, county: County) -> tuple[float, float]:
        """The points of the objectives that will be kept: as things stand, and as expected.

        A team scores the best three of both partners, in full: twice what a mean value would give.
        """
        held = county.objectives[self.seat]
        if self.partner >= 0:
            ours = [float(objective_vp(county, self.seat, card)) for card in held]
            hoped = [self.expected(county, card, ours[at]) for at, card in enumerate(held)]
            return 2 * _best_three(ours + self.abroad_now), 2 * _best_three(hoped + self.abroad_later)
        if not held:
            return 0.0, 0.0
        now = [float(objective_vp(county, self.seat, card)) for card in held]
        number = self.scoring(len(held))
        if self.calendar.turns == 0:
            if number < len(held):
                now.sort(reverse=True)
            sure = sum(now[:number], 0.0)
            return sure, sure
        later = [self.expected(county, card, now[at]) for at, card in enumerate(held)]
        now.sort(reverse=True)
        later.sort(reverse=True)
        return sum(now[:number], 0.0), sum(later[:number], 0.0)

    def draw_gain(self, county: County, look: int) -> float:
        """What drawing *look* objectives and keeping one adds: one more of all held will be scored."""
        held = county.objectives[self.seat]
        own = [self.later(county, card) for card in held]
        # Copies of a card are worth the same, and lie side by side.
        drawn: list[float] = []
        kind = -1
        worth = 0.0
        for card in county.rules.goals.objectives:
            if card not in held:
                if card // COPIES != kind:
                    kind = card // COPIES
                    worth = self.later(county, card)
                drawn.append(worth)
        if not drawn:
            return 0.0
        own.sort(reverse=True)
        drawn.sort(reverse=True)
        fresh = drawn[len(drawn) // 2] if look == 1 else drawn[len(drawn) // (look + 1)]
        number = self.scoring(len(held))
        grown = sorted([*own, fresh], reverse=True)
        return sum(grown[: number + 1], 0.0) - sum(own[:number], 0.0)

    def later(self, county: County, card: int) -> float:
        """What an objective, held or not, can be expected to score."""
        return self.expected(county, card, float(objective_vp(county, self.seat, card)))

    def expected(self, county: County, card: int, now: float) -> float:
        """What one objective can be expected to score."""
        return self.expected_of(county, self.seat, card, now)

    def expected_of(self, county: County, seat: int, card: int, now: float) -> float:
        """What one objective of a seat can be expected to score."""
        turns = self.calendar.turns
        if turns == 0:
            return now
        record = county.rules.data.objectives[card // COPIES]
        condition = record.condition
        if record.score.kind == "per":
            grown = count_for(county, seat, condition) + self._growth(condition)
            return record.score.vp * grown / record.score.unit
        if condition.kind == "pounds_at_least":
            return record.score.vp * self._wealth(county, seat, condition.amount)
        if now:
            return now
        if condition.kind == "own_tiles":
            return record.score.vp * self._tiles(county, seat, condition)
        if condition.kind == "servants_at_least":
            return record.score.vp * self._servants(county, seat, condition)
        if condition.kind == "reputation_max":
            return record.score.vp * self._reputation(county, seat)
        return record.score.vp * self._chance(county, seat, condition)

    def _growth(self, condition: Condition) -> float:
        turns = self.calendar.turns
        if condition.kind == "count_guests":
            rate = sum([GROWTH.get(kind, 0.0) for kind in condition.kinds], 0.0)
            if condition.genders:
                rate /= 2
            if condition.min_pr:
                rate *= 0.35
            return rate * turns
        if condition.kind == "count_tiles":
            return (0.08 if CATEGORY_AT[condition.category] == 1 else 0.16) * turns
        return 0.05 * turns

    def _wealth(self, county: County, seat: int, amount: int) -> float:
        """Wealth is spent on the way, so only the last turns tell."""
        turns = self.calendar.turns
        short = amount - county.pounds[seat] - 120 * turns
        return 1.0 / (1.0 + math.exp((short + 100) / (120 + 60 * turns)))

    def _tiles(self, county: County, seat: int, condition: Condition) -> float:
        """The chance to get every tile that is missing; each of them takes a turn."""
        chance = 0.95
        missing = 0
        for name in condition.tiles:
            tile = TILE_AT[name]
            if county.owns(seat, tile):
                continue
            missing += 1
            price = self.prices.get(tile)
            seen = 0.0
            if price is not None:
                seen = ON_OFFER if price <= county.pounds[seat] else DEAR
            chance *= max(seen, self.to_come[tile])
        return chance if missing <= self.calendar.turns else 0.0

    def _servants(self, county: County, seat: int, condition: Condition) -> float:
        """Two servants come with one activity in the Butler's Room."""
        crowd = county.household(seat)
        lacking = 0
        for name, number in condition.servants:
            short = max(0, number - crowds.count(crowd, SERVANT_AT[name]))
            if short > crowds.count(county.pool, SERVANT_AT[name]):
                return 0.0
            lacking += short
        hirings = (lacking + 1) // 2
        if hirings > self.calendar.turns:
            return 0.0
        return max(0.0, 0.75 - 0.25 * (hirings - 1) - 0.1 * lacking) * min(
            1.0, self.calendar.turns / (3 * hirings)
        )

    def _chance(self, county: County, seat: int, condition: Condition) -> float:
        """The chance to have an amount of something by the end."""
        needed = turns_to(county, seat, condition)
        turns = self.calendar.turns
        return max(0.0, 0.9 - 0.8 * needed / turns) if needed < turns else 0.0

    def _reputation(self, county: County, seat: int) -> float:
        goal = (county.rules.reputation.max_level - 1) * 5
        short = goal - county.steps[seat] - 2.0 * self.calendar.turns
        return 1.0 / (1.0 + math.exp(short / (1.0 + self.calendar.turns)))


def _best_three(points: list[float]) -> float:
    return sum(sorted(points, reverse=True)[:TEAM_OBJECTIVES], 0.0)
