"""Tiles of Upstairs, Downstairs with a choice of their own: Parish Church and Babbling Brook (p. 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.scoring.reputation import change, earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion
from parlour.games.obsession.words.actions import COLLECT, PRAY, RECALL, Recall
from parlour.games.obsession.words.catalogue import GENTRY, bits
from parlour.kernel.action import Action
from parlour.kernel.agenda import CountedEffect, Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "new-tiles"


class ChooseChurchFavour(TurnQuestion):
    """Step 2, the Parish Church as a monument: pounds, or reputation."""

    kind: ClassVar[str] = "church-favour"
    fields: ClassVar[tuple[str, ...]] = ("pounds", "steps")

    def __init__(self, pounds: int, steps: int) -> None:
        self.pounds: Final = pounds
        self.steps: Final = steps

    def main(self, state: County, seat: int) -> list[Action]:
        return [COLLECT, PRAY]

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        return None if action in (COLLECT, PRAY) else not_an_answer(action, self.kind, RULE)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        if action == COLLECT:
            earn(state, seat, self.pounds, "parish-church")
        else:
            change(state, seat, self.steps, "parish-church")


def church_choice(county: County, seat: int) -> ChooseChurchFavour | None:
    """The question a flipped Parish Church puts, if there is one in the estate."""
    church = county.rules.standing.church
    for code in county.estate[seat]:
        if not church[code]:
            continue
        effect = county.rules.tiles.faces[code].effect
        if effect is not None:
            amounts = {option.kind: option.amount for option in effect.options}
            return ChooseChurchFavour(amounts["pounds"], amounts["reputation"])
    return None


class RecallGuests(CountedEffect[County]):
    """Babbling Brook, and the physician: somebody comes back from the discard pile, if there is anybody."""

    def run(self, state: County, seat: int) -> None:
        if self.number and state.discard[seat]:
            push(state, seat, RecallGuest(), RecallGuests(self.number - 1))


class RecallGuest(Question[County]):
    """Who comes back. Those at the activity are not in the discard pile yet."""

    kind: ClassVar[str] = "recall-guest"

    def options(self, state: County, seat: int) -> list[Action]:
        return [RECALL[card] for card in bits(state.discard[seat])]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Recall):
            return not_an_answer(action, self.kind, RULE)
        if not (state.discard[seat] >> action.card) & 1:
            return Refusal("guest-not-in-discard", RULE, {"guest": GENTRY[action.card]})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Recall):
            state.discard[seat] &= ~(1 << action.card)
            state.hand[seat] |= 1 << action.card
            if state.sink is not None:
                state.sink.append(Event("guest-recalled", seat, {"gentry": GENTRY[action.card]}))
