"""The servant draft: with the board each player takes one of seven servants laid out (p. 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.household import refuse_second
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import ENGAGE
from parlour.games.obsession.words.actions import DraftServant as Engage
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, Question
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "servant-draft"


class LayOutServants(Effect[County]):
    """One of each small servant, but the underbutler, goes from those for hire to the middle of the table."""

    def run(self, state: County, seat: int) -> None:
        state.servant_row = state.rules.servants.draft_row
        state.pool -= state.rules.servants.draft_row
        if state.sink is not None:
            told = tuple(crowds.words(state.servant_row))
            state.sink.append(Event("servants-laid-out", -1, {"servants": told}))


class DraftServant(Question[County]):
    """Which of those left in the middle to take; nobody may have two of a kind that is limited."""

    kind: ClassVar[str] = "draft-servant"

    def options(self, state: County, seat: int) -> list[Action]:
        return [
            ENGAGE[servant]
            for servant in crowds.types(state.servant_row)
            if refuse_second(state, seat, crowds.ONE[servant]) is None
        ]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Engage):
            return not_an_answer(action, self.kind, RULE)
        if not crowds.count(state.servant_row, action.servant):
            return Refusal("servant-not-laid-out", RULE, {"servant": SERVANTS[action.servant]})
        return refuse_second(state, seat, crowds.ONE[action.servant])

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Engage):
            one = crowds.ONE[action.servant]
            state.servant_row -= one
            state.available[seat] += one
            if state.sink is not None:
                state.sink.append(Event("servant-drafted", seat, {"servant": SERVANTS[action.servant]}))


class ReturnServants(Effect[County]):
    """Those nobody took go back to the servants for hire."""

    def run(self, state: County, seat: int) -> None:
        state.pool += state.servant_row
        state.servant_row = 0
