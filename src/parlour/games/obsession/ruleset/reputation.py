"""Reputation: the levels, what they are worth, and the special actions paid with steps of them."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.ruleset.season import track_of

STEPS: Final = 5
"""The steps of a level."""


class Reputation:
    """The track of reputation."""

    def __init__(self, agreed: Agreed) -> None:
        self.level_vp: Final = _levels(agreed.data, agreed.params.levels, int(agreed.options["tableau-top"]))
        self.max_level: Final = len(self.level_vp)
        self.max_steps: Final = self.max_level * STEPS - 1
        # Special actions, in steps
        self.loan_steps: Final = 2
        self.help_steps: Final = 3
        self.refresh_steps: Final = 4


def _levels(data: Dataset, levels: str, top: int) -> tuple[int, ...]:
    """The points of every level of reputation (ruling 1)."""
    if levels == "duel":
        return track_of(data, "tableau").duel_reputation_vp
    if levels == "tableau":
        return track_of(data, "tableau").reputation_vp[:top]
    return track_of(data, levels).reputation_vp
