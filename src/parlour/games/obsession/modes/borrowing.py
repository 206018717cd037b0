"""Team Play: a partner is asked to agree; and questions of a turn with answers that borrow a servant (p. 12).

What an activity borrows is part of the activity (`assent`). The useful man at a fair or at a purchase, and
those who attend to the guest of the Lionheart Suite, are borrowed one by one.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.modes.lending import RULE
from parlour.games.obsession.modes.team import lend_servants
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import CONSENT, DENY
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer


class Assent(Question[County]):
    """A partner agrees, or has other plans."""

    kind: ClassVar[str] = "consent"

    def options(self, state: County, seat: int) -> list[Action]:
        return [CONSENT, DENY]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        return None if action in (CONSENT, DENY) else not_an_answer(action, self.kind, RULE)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if state.sink is not None:
            name = "partner-agrees" if action == CONSENT else "partner-declines"
            state.sink.append(Event(name, seat, {}))
        if action == CONSENT:
            self.agree(state, seat)
        else:
            self.decline(state, seat)

    def agree(self, state: County, seat: int) -> None:
        """What happens then."""

    def decline(self, state: County, seat: int) -> None:
        """What happens otherwise."""


class LendingQuestion(TurnQuestion):
    """A question of the own turn; an answer that borrows a servant is put to the partner first."""

    def borrowed(self, action: Action) -> int:
        """The servant whom an answer borrows, or nobody."""
        return 0

    def request(self, action: Action) -> str:
        """What the servant is wanted for, in words: the partner is not asked twice for the same."""
        return action.text

    def settle(self, state: County, seat: int, action: Action) -> None:
        """Carry out an answer; whoever was borrowed has come."""

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        if self.borrowed(action):
            push(state, state.rules.table.partner[seat], AnswerLending(action, self))
        else:
            self.settle(state, seat, action)


class AnswerLending(Assent):
    """A servant for something other than an activity; if the partner declines, the question stands again."""

    fields: ClassVar[tuple[str, ...]] = ("wish", "question")

    def __init__(self, wish: Action, question: LendingQuestion) -> None:
        self.wish: Final = wish
        self.question: Final = question

    def agree(self, state: County, seat: int) -> None:
        servants = self.question.borrowed(self.wish)
        lend_servants(state, state.active, servants)
        if state.sink is not None:
            state.sink.append(Event("servants-lent", seat, {"servants": tuple(crowds.words(servants))}))
        self.question.settle(state, state.active, self.wish)

    def decline(self, state: County, seat: int) -> None:
        state.declined += (self.question.request(self.wish),)
        push(state, state.active, self.question)
