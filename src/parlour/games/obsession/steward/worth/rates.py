"""What single goods are worth in points: a step, a hundred pounds, a favour, a guest, an invitation."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.words import ANY_NUMBER
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words.catalogue import bits
from parlour.games.obsession.words.plan import Plan

CARD: Final = 4.0
"""The points of a victory point card, on average."""
PACE: Final = 1.8
"""Steps of reputation that a family gains in a turn."""
SERVANT: Final = 2.0
INVITATIONS: Final = ("casual", "prestige", "look_casual", "look_prestige")
RECALL: Final = 0.8
"""What it is worth to have a guest back in hand."""


def standing(rules: Rules, steps: float) -> float:
    """The points of reputation, with a share of the next level for the steps towards it."""
    level = int(steps) // 5
    points = rules.reputation.level_vp
    if level >= len(points) - 1:
        return float(points[-1])
    return points[level] + (steps / 5 - level) * (points[level + 1] - points[level])


@lru_cache(maxsize=16)
def guest_points(rules: Rules) -> tuple[int, ...]:
    """What each of the gentry scores: all, only those who cost points, or nobody."""
    points = [card.vp for card in rules.data.gentry]
    if "gentry" in rules.goals.score:
        return tuple(points)
    return tuple([min(0, vp) if "unsavoury" in rules.goals.score else 0 for vp in points])


@lru_cache(maxsize=16)
def inviting(rules: Rules) -> tuple[int, ...]:
    """The gentry in play whose favours include an invitation."""
    gentry = rules.data.gentry
    return tuple(
        [
            card
            for card in rules.people.in_play
            if any(favour.kind in INVITATIONS for favour in gentry[card].favours)
        ]
    )


class Rates:
    """Prices of goods for one seat. They rank what is to be looked at; the appraiser has the last word."""

    def __init__(self, county: County, seat: int, turns: int, objective: float, share: float = 1.0) -> None:
        rules = county.rules
        self.turns: Final = turns
        self.rules: Final = rules
        goal = county.steps[seat] + PACE * turns
        self.step: Final = share * max(0.25, standing(rules, goal + 2) - standing(rules, goal)) / 2
        self.pound: Final = (0.5 + min(0.07 * turns, 0.5)) / 100
        self.attack: Final = 0.5 * self.step / max(1, len(rules.table.rivals[seat]))
        self.servant: Final = (SERVANT if "service" in rules.goals.score else 0.0) + min(2.0, 0.35 * turns)
        self.objective: Final = objective  # the gain from drawing one
        self.level: Final = county.level(seat)
        self.casual: float = 0.2 * min(turns, 6)
        self.prestige: float = 2.5 + 0.4 * min(turns, 6)
        cards = rules.people.in_play
        size = len(rules.people.rating)
        self.points: Final = guest_points(rules)
        self.play: Final = [0.0] * size
        self.gain: Final = [0.0] * size
        for card in cards:
            self.play[card] = self._favours(rules.data.gentry[card].favours)
        for card in cards:
            self.gain[card] = self._gain(card)
        self.decks: Final = (self._sorted(county, 0), self._sorted(county, 1))
        self.casual = _mean(self.decks[0])
        self.prestige = _mean(self.decks[1])
        # Where a table limits prestige guests, a new one replaces the least of them.
        self.replaced: Final = self._least(county, seat)
        # Now that invitations have a price of their own, guests who bring them are judged again.
        for card in inviting(rules):
            self.play[card] = self._favours(rules.data.gentry[card].favours)
        self.tile: Final = [self._favours(face.favours) for face in rules.tiles.faces]

    def _least(self, county: County, seat: int) -> float:
        limit = self.rules.people.guest_limit
        guests = bits(county.circle(seat) & self.rules.people.prestige_mask)
        if not limit or len(guests) < limit:
            return 0.0
        return max(0.0, min([self.gain[card] for card in guests]))

    def _sorted(self, county: County, which: int) -> list[float]:
        return sorted([self.gain[card] for card in county.deck(which).cards()], reverse=True)

    def _gain(self, card: int) -> float:
        """What it is worth to get to know somebody: points, and favours once reputation allows."""
        rules = self.rules
        delay = 2.0 * max(0, rules.people.rating[card] - self.level)
        visits = 0.2 * max(0.0, min(self.turns - 1 - delay, 10.0))
        favour = max(0.0, self.play[card] - 0.5 * self.step)
        return self.points[card] + visits * favour

    def favour(self, favour: Favour) -> float:
        """What one favour brings."""
        kind = favour.kind
        amount = favour.amount
        if kind == "pounds":
            return self.pound * amount
        if kind == "reputation":
            return self.step * amount
        if kind == "casual":
            return self.casual * amount
        if kind == "prestige":
            return self.prestige * amount
        if kind == "look_casual":
            return self.casual * favour.keep + 0.5
        if kind == "look_prestige":
            return self.prestige * favour.keep + 0.5
        if kind == "vp_card":
            return CARD * amount
        if kind == "attack":
            return self.attack * amount
        if kind == "hire":
            return self.servant * amount
        if kind == "objective_draw":
            return self.objective * amount
        return 0.5

    def _favours(self, favours: tuple[Favour, ...]) -> float:
        """The favours of a card or tile; of alternatives the best one. The admirer's is half expected."""
        total = 0.0
        best = 0.0
        for favour in favours:
            worth = self.favour(favour)
            if favour.choice:
                best = max(best, worth)
            elif favour.when:
                total += worth / 2
            else:
                total += worth
        return total + best

    def invitation(self, deck: int, look: int, keep: int) -> float:
        """The gain from an invitation: a mean guest, or the best of some looked at."""
        gains = self.decks[deck]
        if not gains:
            return 0.0
        spare = self.replaced if deck else 0.0
        if look == 1:
            return max(0.0, self.prestige - spare) if deck else self.casual
        found = [_ranked(gains, look, rank) - spare for rank in range(keep)]
        return sum([max(0.0, gain) for gain in found], 0.0) if spare else sum(found, 0.0)

    def screening(self, deck: int, look: int, keep: int) -> float:
        """What it adds to look at one guest more."""
        return max(0.0, self.invitation(deck, look + 1, keep) - self.invitation(deck, look, keep))

    def dismissals(self, county: County, seat: int, number: int) -> float:
        """The gain from sending away up to *number* guests."""
        losses = sorted(
            [-self.gain[card] for card in bits(county.circle(seat) & county.rules.people.guest_mask)]
        )
        losses.reverse()
        if number < ANY_NUMBER:
            losses = losses[:number]
        return sum([loss for loss in losses if loss > 0], 0.0)

    def bounty(self, county: County, seat: int, plan: Plan) -> float:
        """What of an activity comes after its beginning, but for hirings: draws, gossip, dismissals."""
        total = CARD * plan.vp_cards + self.objective * plan.objectives
        for deck, look, keep in plan.invitations:
            total += self.invitation(deck, look, keep)
        total += self.attack * sum(plan.attacks)
        total += (self.servant + 1.0) * plan.recruits + RECALL * plan.recalls
        if plan.dismissals:
            total += self.dismissals(county, seat, plan.dismissals)
        return total


def _mean(gains: list[float]) -> float:
    return sum(gains, 0.0) / len(gains) if gains else 0.0


def _ranked(gains: list[float], look: int, rank: int) -> float:
    """The expected gain of the guest of a *rank* (from 0) among *look* of them."""
    size = len(gains)
    at = (rank + 1) * (size + 1) / (min(look, size) + 1) - 1
    low = min(int(at), size - 1)
    high = min(low + 1, size - 1)
    return gains[low] + (at - int(at)) * (gains[high] - gains[low])
