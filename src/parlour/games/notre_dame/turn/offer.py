"""An offer: something a seat may do, and may decline."""

from __future__ import annotations

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.actions import DECLINE
from parlour.kernel.action import Action
from parlour.kernel.agenda import Chooser, Numbered
from parlour.kernel.errors import Refusal, RulesBug


class Offer(Numbered[City]):
    """A question that may be declined; to decline is its last option."""

    def offers(self, state: City, seat: int) -> int:
        """How many other legal answers there are."""
        raise RulesBug(f"{self} offers nothing")

    def offer(self, state: City, seat: int, number: int) -> Action:
        """The other legal answer with this number."""
        raise RulesBug(f"{self} offers nothing")

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        """Why an answer other than to decline is not legal."""
        raise RulesBug(f"{self} does not judge")

    def how_many(self, state: City, seat: int) -> int:
        return self.offers(state, seat) + 1

    def nth(self, state: City, seat: int, number: int) -> Action:
        return self.offer(state, seat, number) if number < self.offers(state, seat) else DECLINE

    def pick(self, state: City, seat: int, chooser: Chooser) -> Action:
        offers = self.offers(state, seat)
        number = chooser.below(offers + 1)
        return self.offer(state, seat, number) if number < offers else DECLINE

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        return None if action == DECLINE else self.refuse_offered(state, seat, action)
