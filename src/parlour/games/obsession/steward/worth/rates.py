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


KINDS: Final = (
    "pounds",
    "reputation",
    "casual",
    "prestige",
    "look_casual",
    "look_prestige",
    "vp_card",
    "attack",
    "hire",
    "objective_draw",
)
CASUAL, PRESTIGE, LOOK_CASUAL, LOOK_PRESTIGE, OTHER = 2, 3, 4, 5, len(KINDS)
CERTAIN, EXPECTED, ALTERNATIVE = range(3)
Bundle = tuple[tuple[int, int, int], ...]
"""Favours as the kind, how much of it, and whether it is certain, an admirer's or one of several."""


def bundle_of(favours: tuple[Favour, ...]) -> Bundle:
    """The favours of a card or a tile, in numbers."""
    rows: list[tuple[int, int, int]] = []
    for favour in favours:
        kind = KINDS.index(favour.kind) if favour.kind in KINDS else OTHER
        amount = favour.keep if kind in (LOOK_CASUAL, LOOK_PRESTIGE) else favour.amount
        rows.append((kind, amount, ALTERNATIVE if favour.choice else EXPECTED if favour.when else CERTAIN))
    return tuple(rows)


@lru_cache(maxsize=16)
def bundles(rules: Rules) -> tuple[tuple[Bundle, ...], tuple[Bundle, ...]]:
    """What the gentry bring, and what the faces of the tiles."""
    return (
        tuple([bundle_of(card.favours) for card in rules.data.gentry]),
        tuple([bundle_of(face.favours) for face in rules.tiles.faces]),
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
        # By kind of favour, in the order of `KINDS`: what one of it is worth
        self.prices: Final = [self.pound, self.step, self.casual, self.prestige, self.casual, self.prestige]
        self.prices.extend([CARD, self.attack, self.servant, self.objective, 0.0])
        gentry, faces = bundles(rules)
        for card in cards:
            self.play[card] = self._favours(gentry[card])
        for card in cards:
            self.gain[card] = self._gain(card)
        self.decks = (self._sorted(county, 0), self._sorted(county, 1))
        self.casual = _mean(self.decks[0])
        self.prestige = _mean(self.decks[1])
        self.means = (self.casual, self.prestige)
        self.is_told: bool = False
        self.prices[CASUAL] = self.prices[LOOK_CASUAL] = self.casual
        self.prices[PRESTIGE] = self.prices[LOOK_PRESTIGE] = self.prestige
        # Where a table limits prestige guests, a new one replaces the least of them.
        self.replaced: Final = self._least(county, seat)
        # Now that invitations have a price of their own, guests who bring them are judged again.
        for card in inviting(rules):
            self.play[card] = self._favours(gentry[card])
        self.tile: Final = [self._favours(face) for face in faces]

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

    def _favours(self, bundle: Bundle) -> float:
        """The favours of a card or tile; of alternatives the best one. The admirer's is half expected."""
        total = 0.0
        best = 0.0
        prices = self.prices
        for kind, amount, sort in bundle:
            if kind == OTHER:
                worth = 0.5
            else:
                worth = prices[kind] * amount
                if kind in (LOOK_CASUAL, LOOK_PRESTIGE):
                    worth += 0.5
            if sort == CERTAIN:
                total += worth
            elif sort == ALTERNATIVE:
                if worth > best:
                    best = worth
            else:
                total += worth / 2
        return total + best

    def believe(self, casual: list[float], prestige: list[float]) -> None:
        """Take what guests of the decks add from somebody who knows better."""
        self.is_told = True
        self.decks = (sorted(casual, reverse=True), sorted(prestige, reverse=True))
        self.means = (_mean(casual), _mean(prestige))

    def invitation(self, deck: int, look: int, keep: int) -> float:
        """The gain from an invitation: a mean guest, or the best of some looked at."""
        gains = self.decks[deck]
        if not gains:
            return 0.0
        spare = self.replaced if deck else 0.0
        if look == 1:
            return max(0.0, self.means[1] - spare) if deck else self.means[0]
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
