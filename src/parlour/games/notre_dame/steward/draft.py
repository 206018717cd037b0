"""The draft: what a card is worth to keep, and what it is worth to the neighbour who would get it."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.plan import Planner
from parlour.games.notre_dame.turn.bribe import BRIBE_PERSON
from parlour.games.notre_dame.turn.cards import PLAY_CARD, refuse_card_action
from parlour.games.notre_dame.words.actions import CARD_KIND, CONFIDANT, PLAY
from parlour.kernel.engine import apply

ENVY: Final = 1.0
"""What a gain of the neighbour costs, shared out over all opponents."""
LATE: Final = 0.5
"""How much of that remains for the last card passed, which the neighbour plays less often."""
KINDS: Final = CONFIDANT + 1


def gain_of(planner: Planner, city: City, kind: int) -> float:
    """What playing a card of this kind adds for the planner's seat."""
    seat = planner.seat
    if refuse_card_action(city, seat, kind) is not None:
        return 0.0
    card = city.rules.own_cards[seat][kind]
    after = city.clone()
    after.agenda = []
    idle = planner.appraiser.worth(after)
    after.agenda = [(PLAY_CARD, seat)]
    after.hand[seat] = (card,)
    apply(after, seat, PLAY[card])
    return max(0.0, planner.worth(after) - idle)


def pair_gain(planner: Planner, city: City, cards: tuple[int, ...]) -> float:
    """What playing both *cards*, with the bribe they leave room for, adds to a turn with a bribe only."""
    seat = planner.seat
    idle = city.clone()
    idle.agenda = [(BRIBE_PERSON, seat)]
    both = city.clone()
    both.agenda = [(BRIBE_PERSON, seat), (PLAY_CARD, seat), (PLAY_CARD, seat)]
    both.hand[seat] = cards
    return planner.worth(both) - planner.worth(idle)


class Drafter:
    """Chooses the card to keep for one seat."""

    def __init__(self, planner: Planner, neighbour: Planner, city: City, envy: float) -> None:
        self.envy: Final = envy
        self.planner: Final = planner
        self.neighbour: Final = neighbour
        self.city: Final = city
        self.seat: Final = planner.seat
        self.seats: Final = city.rules.seats
        self.gains: Final = [gain_of(planner, city, kind) for kind in range(KINDS)]

    def first(self, pool: tuple[int, ...]) -> int:
        """The card to keep of the cards dealt."""
        best = pool[0]
        most = -1e9
        envied = [gain_of(self.neighbour, self.city, CARD_KIND[card]) for card in pool]
        unseen = self._unseen((self.seat - 1) % self.seats)
        last = self._unseen((self.seat - 2) % self.seats)
        for index, card in enumerate(pool):
            passed = [other for other in range(len(pool)) if other != index]
            passed.sort(key=lambda other: -envied[other])
            given = envied[passed[0]] if passed else 0.0
            if self.seats == 2:
                last = [CARD_KIND[pool[other]] for other in passed[1:]]
            worth = self._top_two(CARD_KIND[card], unseen, last) - self.envy * given / (self.seats - 1)
            if worth > most:
                most = worth
                best = card
        return best

    def second(self, hand: tuple[int, ...], pool: tuple[int, ...], passed: tuple[int, ...]) -> int:
        """The card to keep of the cards received, next to the one kept before."""
        if self.seats == 2:
            last = [CARD_KIND[card] for card in passed]
        else:
            last = self._unseen((self.seat - 2) % self.seats)
        gains = self.gains
        best = pool[0]
        most = -1e9
        for card in pool:
            pair = pair_gain(self.planner, self.city, (*hand, card))
            better = max([gains[CARD_KIND[each]] for each in (*hand, card)])
            worth = 0.0
            for kind in last:
                worth += max(pair, better + gains[kind])
            worth /= max(1, len(last))
            for other in pool:
                if other != card:
                    envied = gain_of(self.neighbour, self.city, CARD_KIND[other])
                    worth -= LATE * self.envy * envied / (self.seats - 1)
            if worth > most:
                most = worth
                best = card
        return best

    def _unseen(self, owner: int) -> list[int]:
        """The kinds of cards of *owner* that may still come, as far as this seat knows."""
        known = self.city.seen[self.seat] | self.city.played
        return [CARD_KIND[card] for card in self.city.rules.own_cards[owner] if not (known >> card) & 1]

    def _top_two(self, kind: int, second: list[int], third: list[int]) -> float:
        """The expected gain of the two best of three cards: one known, two drawn from what may come."""
        gains = self.gains
        mine = gains[kind]
        total = 0.0
        for one in second:
            for two in third:
                a = gains[one]
                b = gains[two]
                total += mine + a + b - min(mine, a, b)
        return total / max(1, len(second) * len(third))
