"""Questions of the own turn, and what may be done beside the answers they ask for."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.state import County
from parlour.games.obsession.words.actions import (
    AnyTime,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.refusals import not_an_answer

RULE: Final = "special-actions"


class TurnQuestion(Question[County]):
    """A question in the own turn. Beside its own answers it takes special actions and card favours."""

    def main(self, state: County, seat: int) -> list[Action]:
        """The answers that are this question's own, in a fixed order."""
        return []

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        """The judgement on an answer of this question's own."""
        return not_an_answer(action, self.kind, RULE)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        """Carry out an answer of this question's own."""

    def in_last_window(self) -> bool:
        """Whether this is the time after the last courtship, when only some card favours are left."""
        return False

    def options(self, state: County, seat: int) -> list[Action]:
        found = self.main(state, seat)
        last = self.in_last_window()
        for power in state.rules.every_power:
            power.offer(state, seat, last, found)
        return found

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, AnyTime):
            return refuse_special(state, seat, action, self.in_last_window())
        return self.refuse_main(state, seat, action)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, AnyTime):
            push(state, seat, self)
            take_special(state, seat, action)
        else:
            self.resolve_main(state, seat, action)


def specials(county: County, seat: int, last: bool) -> list[Action]:
    """Everything that may be done now beside the answers of the question itself."""
    found: list[Action] = []
    for power in county.rules.every_power:
        power.offer(county, seat, last, found)
    return found


def refuse_special(county: County, seat: int, action: AnyTime, last: bool) -> Refusal | None:
    """The judgement on something done beside the question."""
    if action.power not in county.rules.powers:
        return Refusal("not-in-this-game", RULE, {"power": action.power})
    return county.rules.powers[action.power].refuse(county, seat, action, last)


def take_special(county: County, seat: int, action: AnyTime) -> None:
    """Carry out something done beside the question."""
    county.rules.powers[action.power].take(county, seat, action)
