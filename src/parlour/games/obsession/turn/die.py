"""The twenty-sided die, for whatever it is rolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from parlour.games.obsession.state import County
from parlour.games.obsession.words.draws import ROLL, Roll
from parlour.kernel.action import Action
from parlour.kernel.chance import Chance
from parlour.kernel.errors import Refusal
from parlour.kernel.refusals import impossible_outcome, not_an_answer


class RollDie(Chance[County]):
    """One roll; those who roll say what it means."""

    kind: ClassVar[str] = "chance"

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for roll in ROLL[1:]:
            yield roll, 1

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Roll):
            return not_an_answer(action, self.kind, self.rule)
        return None if action.pips else impossible_outcome(action, self.rule)
