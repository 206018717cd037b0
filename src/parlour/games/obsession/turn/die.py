"""The twenty-sided die, for whatever it is rolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from parlour.games.obsession.state import County
from parlour.games.obsession.words.draws import ROLL, Roll
from parlour.kernel.action import Action
from parlour.kernel.chance import Chance


class RollDie(Chance[County]):
    """One roll; those who roll say what it means."""

    draws: ClassVar[str] = "die"

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for roll in ROLL[1:]:
            yield roll, 1

    def can_give(self, state: County, action: Action) -> bool | None:
        return action.pips > 0 if isinstance(action, Roll) else None
