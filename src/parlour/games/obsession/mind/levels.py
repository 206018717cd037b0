"""How each level thinks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from parlour.games.obsession.mind.learned import halfway, learned
from parlour.games.obsession.mind.mind import MIND, ObsessionMind
from parlour.kernel.beyond.mind import Way

SCHOOLED: Final = 0.35
"""How much of what there is to learn the butler has learned."""
NEAR: Final = 4.0
"""Points behind the best plan within which an answer is played on: worlds do not make up for more."""
NEXT_TURN: Final = 2
"""Rounds looked ahead by who wants to see what the next turn of its own brings."""


@cache
def ways() -> Mapping[str, Way]:
    """An activity has too many answers for a tree: the plans of the steward are played on instead."""
    return {
        "novice": Way(MIND),
        "butler": Way(ObsessionMind(halfway(learned(), SCHOOLED), NEAR), False, 1),
        "master": Way(ObsessionMind(learned(), NEAR), False, NEXT_TURN),
    }
