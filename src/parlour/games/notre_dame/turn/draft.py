"""Phase 2: each seat keeps one of its cards and passes the others to the left, twice, all at once.

With two players the left neighbour is the opponent, so the exchange of p. 8 needs no rule of its own:
two cards go over, one stays there, the other comes back.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.actions import CARD_WORDS, DEAL, DEALS_OF, KEEP, PILES, Deal, Keep
from parlour.games.notre_dame.words.masks import NTH, ONES, joined, mask_of, without
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, Chooser, Effect, Together, push
from parlour.kernel.chance import DealtTo, all_draws
from parlour.kernel.errors import Refusal, RulesBug
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer


class DealCards(DealtTo[City]):
    """Chance deals a seat the next three cards of its own pile."""

    draws: ClassVar[str] = "cards"
    rule: ClassVar[str] = "phase-2"

    def outcomes(self, state: City) -> Iterator[tuple[Action, int]]:
        for cards in all_draws(state.deck[self.seat], state.rules.dealt):
            yield DEAL[cards], 1

    def sample(self, state: City, seat: int, rng: random.Random) -> Action:
        # `draw_some`, card for card, on the set of kinds that are left: nothing is made anew.
        deck = state.deck[self.seat]
        colour = deck[0] // 9
        left = _kinds(deck, colour)
        drawn = left
        if len(deck) > state.rules.dealt:
            for _ in range(state.rules.dealt):
                left ^= 1 << NTH[left][int(rng.random() * ONES[left])]
            drawn ^= left
        dealt = DEALS_OF[colour][drawn]
        if dealt is None:
            raise RulesBug("not so many cards are dealt")
        return dealt

    def can_give(self, state: City, action: Action) -> bool | None:
        if not isinstance(action, Deal):
            return None
        return mask_of(action.cards) & ~mask_of(state.deck[self.seat]) == 0

    def play(self, state: City, seat: int, chooser: Chooser) -> None:
        deck = state.deck[self.seat]
        colour = deck[0] // 9
        left = _kinds(deck, colour)
        rest = left
        if len(deck) > state.rules.dealt:  # as in `sample`, roll for roll
            for size in range(len(deck), len(deck) - state.rules.dealt, -1):
                rest ^= 1 << NTH[rest][chooser.roll(size)]
        else:
            rest = 0
        dealt = DEALS_OF[colour][left ^ rest]
        if dealt is None:
            raise RulesBug("not so many cards are dealt")
        chooser.plies += 1
        self._deal(state, colour, left, dealt)

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Deal):
            deck = state.deck[self.seat]
            colour = deck[0] // 9
            self._deal(state, colour, _kinds(deck, colour), action)

    def _deal(self, state: City, colour: int, left: int, dealt: Deal) -> None:
        owner = self.seat
        cards = dealt.cards
        state.deck[owner] = PILES[colour][left & ~dealt.kinds]
        state.pool[owner] = cards
        state.seen[owner] |= dealt.mask
        if state.sink is not None:
            words = tuple([CARD_WORDS[card] for card in cards])
            state.sink.append(Event("cards-dealt", owner, {"count": len(cards)}, {"cards": words}, (owner,)))


def _kinds(cards: tuple[int, ...], colour: int) -> int:
    """Cards of one colour as a mask of their kinds."""
    first = colour * 9
    mask = 0
    for card in cards:
        mask |= 1 << (card - first)
    return mask


class DealAll(Effect[City]):
    """Every seat draws its cards."""

    def run(self, state: City, seat: int) -> None:
        state.agenda.extend(_ALL_DEALS[state.rules.seats])


def _see(city: City, seat: int, cards: tuple[int, ...]) -> None:
    city.seen[seat] |= mask_of(cards)


class ChooseCard(Together[City]):
    """Keep one card of the pool; `answers` holds what the seats have chosen so far, unseen by the others."""

    kind: ClassVar[str] = "keep-card"
    fields: ClassVar[tuple[str, ...]] = (
        "second",
        "answers",
    )

    def __init__(self, second: bool, answers: tuple[Action | None, ...]) -> None:
        super().__init__(answers)
        self.second: Final = second

    def holding(self, answers: tuple[Action | None, ...]) -> ChooseCard:
        return ChooseCard(self.second, answers)

    def options(self, state: City, seat: int) -> list[Action]:
        return [KEEP[card] for card in state.pool[seat]]

    def pick(self, state: City, seat: int, chooser: Chooser) -> Action:
        pool = state.pool[seat]
        return KEEP[pool[chooser.below(len(pool))]]

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return not_an_answer(action, self.kind, "phase-2")
        if action.card in state.hand[seat]:
            return Refusal("card-already-kept", "phase-2", {"card": CARD_WORDS[action.card]})
        if action.card not in state.pool[seat]:
            return Refusal("card-not-in-pool", "phase-2", {"card": CARD_WORDS[action.card]})
        return None

    def play(self, state: City, seat: int, chooser: Chooser) -> None:
        kept: list[int] = []
        for each, answer in enumerate(self.answers):
            if isinstance(answer, Keep):
                kept.append(answer.card)
            else:
                pool = state.pool[each]
                kept.append(pool[chooser.below(len(pool))])
                chooser.plies += 1
        self._pass_on(state, kept)

    def finish(self, state: City) -> None:
        kept: list[int] = []
        for answer in self.answers:
            if not isinstance(answer, Keep):
                raise RulesBug("the draft is not complete")
            kept.append(answer.card)
        self._pass_on(state, kept)

    def _pass_on(self, state: City, kept: list[int]) -> None:
        seats = state.rules.seats
        given: list[tuple[int, ...]] = []
        for seat in range(seats):
            given.append(without(state.pool[seat], kept[seat]))
            state.hand[seat] = joined(state.hand[seat], kept[seat])
        for seat in range(seats):
            left = seat + 1 if seat + 1 < seats else 0
            cards = given[seat]
            _see(state, left, cards)
            if self.second:
                state.handed[seat] = cards
                state.hand[left] = joined(state.hand[left], cards[0])
                state.pool[left] = ()
            else:
                state.passed[seat] = cards
                state.pool[left] = cards
            if state.sink is not None:
                words = tuple([CARD_WORDS[card] for card in cards])
                state.sink.append(
                    Event(
                        "cards-passed",
                        seat,
                        {"to": left, "count": len(cards)},
                        {"cards": words},
                        (seat, left),
                    )
                )


class Draft(Effect[City]):
    """Ask every seat at once to keep a card."""

    fields: ClassVar[tuple[str, ...]] = ("second",)

    def __init__(self, second: bool) -> None:
        self.second: Final = second

    def run(self, state: City, seat: int) -> None:
        push(state, TABLE, _DRAFTS[self.second][state.rules.seats])


DEALS: Final = tuple([DealCards(seat) for seat in range(5)])
_ALL_DEALS: Final = [[(DEALS[seat], CHANCE) for seat in range(seats - 1, -1, -1)] for seats in range(6)]
_DRAFTS: Final = [[ChooseCard(second, (None,) * seats) for seats in range(6)] for second in (False, True)]
