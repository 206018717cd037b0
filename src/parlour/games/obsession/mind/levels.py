"""How each level thinks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from parlour.games.obsession.mind.learned import halfway, learned
from parlour.games.obsession.mind.mind import MIND, ObsessionMind
from parlour.kernel.beyond.mind import Way

SCHOOLED: Final = 0.4
"""How much of what there is to learn the butler has learned."""


@cache
def ways() -> Mapping[str, Way]:
    """An activity has too many answers for a tree: the plans of the steward are played on instead."""
    return {
        "novice": Way(MIND),
        "butler": Way(ObsessionMind(halfway(learned(), SCHOOLED)), False, 1),
        "master": Way(ObsessionMind(learned()), False, 1),
    }
