"""Victory point cards are drawn in secret and lie face down before their owner."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.state import County
from parlour.games.obsession.words.catalogue import VP_CARDS
from parlour.games.obsession.words.draws import VP_CARD, DrawVpCard
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, push
from parlour.kernel.chance import DealtTo
from parlour.kernel.event import Event

RULE: Final = "victory-point-cards"
OPPONENT: Final = -1
"""Who takes a card nobody may look at: the opponent of the solitaire game."""


class TakeVpCards(Effect[County]):
    """Some victory point cards from the round track; an empty deck gives none (ruling 7)."""

    fields: ClassVar[tuple[str, ...]] = ("number", "owner")

    def __init__(self, number: int, owner: int) -> None:
        self.number: Final = number
        self.owner: Final = owner

    def run(self, state: County, seat: int) -> None:
        if self.number > 0 and state.vp_deck.strata:
            push(state, CHANCE, DrawnVpCard(self.owner), TakeVpCards(self.number - 1, self.owner))


class DrawnVpCard(DealtTo[County]):
    """Chance gives the top card to its new owner."""

    draws: ClassVar[str] = "vp-card"
    rule: ClassVar[str] = RULE

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for row in state.vp_deck.draws(1):
            yield VP_CARD[row[0]], 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return VP_CARD[state.vp_deck.sample(1, rng)[0]]

    def can_give(self, state: County, action: Action) -> bool | None:
        return state.vp_deck.can_draw((action.card,)) if isinstance(action, DrawVpCard) else None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, DrawVpCard):
            self._take(state, action.card)

    def _take(self, state: County, card: int) -> None:
        owner = self.seat
        was_known = state.vp_deck.strata[0].fixed
        state.vp_deck.take((card,))
        if owner == OPPONENT:
            state.opponent_vp += (card,)
            if state.sink is not None:
                state.sink.append(Event("opponent-takes-card", -1, {}))
            return
        state.vp_cards[owner] = tuple(sorted((*state.vp_cards[owner], card)))
        if was_known:
            state.open_vp[owner] = tuple(sorted((*state.open_vp[owner], card)))
        if state.sink is not None:
            state.sink.append(Event("card-drawn", owner, {}, {"vp-card": VP_CARDS[card]}, (owner,)))
