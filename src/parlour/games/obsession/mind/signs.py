"""The signs of an estate: what can be counted in it, by kind and never by card.

What is learned is the worth of each of them; the traits of the steward stand beside them. Amounts count for
what they are; of every row of places one applies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.courtship import category_vp
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.courting import COLUMNS
from parlour.games.obsession.steward.worth.traits import FOOTMAN, MAID, TRAITS, heads, members
from parlour.games.obsession.words.catalogue import COPIES

# Amounts
RATINGS: Final = 6
SORTS: Final = ("starter", "casual", "prestige", "family")
FAVOURS: Final = ("pounds", "reputation", "casual", "prestige", "vp_card", "attack")
LOOKS: Final = {"look_casual": "casual", "look_prestige": "prestige"}
SERVANTS: Final = 6
_CARDS: Final = RATINGS + len(SORTS) + len(FAVOURS) + SERVANTS
"""What is counted of every guest: the rating, the sort, the favours, the servants asked for."""
HAND_AT: Final = 0
DISCARD_AT: Final = _CARDS
TILES_AT: Final = 2 * _CARDS  # by category: how many, their points, and the lead over the best of the others
_OPEN: Final = TILES_AT + 3 * COLUMNS  # activities that reputation allows, those one level short, the others
_RACE: Final = _OPEN + 3  # the lead in the theme of this season, and in those that are revealed
_AHEAD: Final = _RACE + 2  # steps before the best of the others, and hundreds of pounds
AMOUNTS: Final = _AHEAD + 2

# Products of what is worth more together: servants and those who ask for them, guests and seats for them
_WANTED: Final = RATINGS + len(SORTS) + len(FAVOURS)
_INVITING: Final = HAND_AT + RATINGS + len(SORTS) + FAVOURS.index("prestige")
PRODUCTS: Final = SERVANTS + 6
_NEXT: Final = TRAITS.index("served-next")
_RESTED: Final = TRAITS.index("served-rested")
_READY_AT: Final = TRAITS.index("butler-ready")
_BEST: Final = TRAITS.index("tile-best")

# Places
COINS: Final = 15
STEPS: Final = 36
CARDS: Final = 12
HEADS: Final = 5
AIMS: Final = 7
STEPS_AT: Final = COINS
_HANDS: Final = STEPS_AT + STEPS
_DISCARDS: Final = _HANDS + CARDS
_READY: Final = _DISCARDS + CARDS
_HEADS: Final = _READY + CARDS
_AIMS: Final = _HEADS + SERVANTS * HEADS
PLACES: Final = _AIMS + AIMS

MOST_LEAD: Final = 12.0


@lru_cache(maxsize=16)
def shares(rules: Rules) -> tuple[tuple[tuple[int, float], ...], ...]:
    """By card: what it adds to the amounts of the pile it lies in."""
    found: list[tuple[tuple[int, float], ...]] = []
    for card, record in enumerate(rules.data.gentry):
        row = [0.0] * _CARDS
        row[max(1, min(RATINGS, rules.people.rating[card])) - 1] = 1.0
        sort = "prestige" if record.kind == "novelty" else record.kind
        if sort in SORTS:
            row[RATINGS + SORTS.index(sort)] = 1.0
        base = RATINGS + len(SORTS)
        for favour in record.favours:
            kind = LOOKS.get(favour.kind, favour.kind)
            if kind in FAVOURS:
                amount = favour.keep if favour.kind in LOOKS else favour.amount
                # Of alternatives one is enjoyed, and an admirer is not always there.
                share = 0.5 if favour.choice or favour.when else 1.0
                row[base + FAVOURS.index(kind)] += share * (amount / 100 if kind == "pounds" else amount)
        if rules.people.service[card] > 0:
            for at, number in enumerate(heads(rules.people.service[card])):
                row[base + len(FAVOURS) + at] = float(number)
        found.append(tuple([(at, value) for at, value in enumerate(row) if value]))
    return tuple(found)


class Signs:
    """Counts the estate of one seat within one turn; what the others have is read once."""

    def __init__(self, county: County, seat: int) -> None:
        rules = county.rules
        self.rules: Final = rules
        self.seat: Final = seat
        self.shares: Final = shares(rules)
        self.piles: Final[dict[int, list[float]]] = {}
        self.courts: Final = rules.season.track.courtship
        self.revealed: Final = [rules.goals.theme_category[card // COPIES] for card in county.themes]
        rivals = rules.table.rivals[seat]
        self.alone: Final = not rivals
        theirs = [[category_vp(county, other, column) for column in range(COLUMNS)] for other in rivals]
        self.best: Final = [max([row[column] for row in theirs], default=0) for column in range(COLUMNS)]
        self.known: Final = max([sum([row[at] for at in self.revealed]) for row in theirs], default=0)
        self.steps: Final = max([county.steps[other] for other in rivals], default=0)
        self.pounds: Final = max([county.pounds[other] for other in rivals], default=0)

    def _pile(self, mask: int) -> list[float]:
        known = self.piles.get(mask)
        if known is None:
            known = [0.0] * _CARDS
            for card in members(mask):
                for at, value in self.shares[card]:
                    known[at] += value
            self.piles[mask] = known
        return known

    def amounts(self, county: County) -> list[float]:
        """The amounts of the estate between two turns."""
        rules = self.rules
        seat = self.seat
        level = county.level(seat)
        count = [0] * COLUMNS
        points = [0] * COLUMNS
        reach = [0.0, 0.0, 0.0]
        tiles = rules.tiles
        for code in county.estate[seat]:
            column = tiles.category[code]
            count[column] += 1
            points[column] += tiles.vp[code]
            if tiles.is_activity[code]:
                short = tiles.rating[code >> 1] - level
                reach[0 if short <= 0 else 1 if short == 1 else 2] += 1.0
        found = self._pile(county.hand[seat]) + self._pile(county.discard[seat])
        found += [float(each) for each in count]
        found += [float(each) for each in points]
        if self.alone:
            found += [0.0] * COLUMNS
            found += reach
            found += [0.0, 0.0, 0.0, 0.0]
            return found
        best = self.best
        found += [_bounded(float(points[column] - best[column])) for column in range(COLUMNS)]
        found += reach
        revealed = self.revealed
        if revealed and self.courts:
            at = revealed[-1]
            found.append(_bounded(float(points[at] - best[at])))
            found.append(_bounded(float(sum([points[column] for column in revealed]) - self.known)))
        else:
            found += [0.0, 0.0]
        found.append(_bounded(float(county.steps[seat] - self.steps)))
        found.append(_bounded((county.pounds[seat] - self.pounds) / 100))
        return found

    def products(self, county: County, traits: list[float], amounts: list[float]) -> list[float]:
        """What traits and amounts come to together; the numbers keep them near to 1."""
        seat = self.seat
        staff = heads(county.available[seat] + county.quarters[seat] + county.expended[seat])
        hand = HAND_AT + _WANTED
        discard = DISCARD_AT + _WANTED
        found = [
            (amounts[hand + kind] + amounts[discard + kind]) * staff[kind] / 4 for kind in range(SERVANTS)
        ]
        best, second, third = traits[_BEST], traits[_BEST + 1], traits[_BEST + 2]
        rested = traits[_RESTED]
        ready = sum(traits[_READY_AT : _READY_AT + SERVANTS], 0.0)
        found.append(rested * sum(staff) / 8)
        found.append(traits[_NEXT] * ready / 8)
        found.append(second * third)
        found.append(best * third)
        found.append(amounts[_INVITING] * (staff[MAID] + staff[FOOTMAN]) / 4)
        found.append(rested * second / 4)
        return found

    def places(self, county: County) -> list[int]:
        """The places that apply, ascending."""
        seat = self.seat
        rating = self.rules.people.rating
        level = county.level(seat)
        hand = members(county.hand[seat])
        ready = 0
        for card in hand:
            if rating[card] <= level:
                ready += 1
        found = [
            _at(county.pounds[seat] // 100, 0, COINS),
            _at(county.steps[seat], STEPS_AT, STEPS),
            _at(len(hand), _HANDS, CARDS),
            _at(len(members(county.discard[seat])), _DISCARDS, CARDS),
            _at(ready, _READY, CARDS),
        ]
        everybody = heads(county.available[seat] + county.quarters[seat] + county.expended[seat])
        base = _HEADS
        for count in everybody:
            found.append(_at(count, base, HEADS))
            base += HEADS
        found.append(_at(len(county.objectives[seat]), _AIMS, AIMS))
        return found


def _bounded(lead: float) -> float:
    return max(-MOST_LEAD, min(MOST_LEAD, lead))


def _at(count: int, base: int, size: int) -> int:
    return base + (count if count < size else size - 1)
