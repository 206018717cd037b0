"""What may be done at any moment of the own turn; a ruleset has the powers that its manifests name."""

from __future__ import annotations

from typing import Final, Generic

from parlour.kernel.action import Action
from parlour.kernel.agenda import S
from parlour.kernel.errors import Refusal
from parlour.kernel.refusals import not_an_answer

RULE: Final = "special-actions"


class Power(Generic[S]):
    """Something that may be done at any moment of the own turn; a game has those that its modules name."""

    def offers(self, county: S, seat: int, last: bool) -> list[Action]:
        """What is possible now; *last* is the window after the final courtship."""
        found: list[Action] = []
        self.offer(county, seat, last, found)
        return found

    def offer(self, county: S, seat: int, last: bool, found: list[Action]) -> None:
        """Add what is possible now to what was *found* so far."""

    def refuse(self, county: S, seat: int, action: Action, last: bool) -> Refusal | None:
        """The judgement on an action of this power."""
        return not_an_answer(action, "choose-turn", RULE)

    def take(self, county: S, seat: int, action: Action) -> None:
        """Carry out an accepted action of this power."""

    def can_wait(self, county: S, seat: int) -> bool:
        """Whether the market may be passed by without asking, although something is possible."""
        return True
