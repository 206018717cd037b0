"""An offer: something a seat may do, and may decline."""

from __future__ import annotations

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.actions import DECLINE
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question
from parlour.kernel.errors import Refusal, RulesBug


class Offer(Question[City]):
    """A question that may be declined; to decline is its last option."""

    def offered(self, state: City, seat: int) -> list[Action]:
        """Every other legal answer."""
        raise RulesBug(f"{self} offers nothing")

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        """Why an answer other than to decline is not legal."""
        raise RulesBug(f"{self} does not judge")

    def options(self, state: City, seat: int) -> list[Action]:
        choices = self.offered(state, seat)
        choices.append(DECLINE)
        return choices

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        return None if action == DECLINE else self.refuse_offered(state, seat, action)
