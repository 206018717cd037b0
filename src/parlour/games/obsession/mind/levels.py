"""How each level thinks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from parlour.games.obsession.mind.learned import learned
from parlour.games.obsession.mind.mind import MIND, ObsessionMind
from parlour.kernel.beyond.mind import Way


@cache
def ways() -> Mapping[str, Way]:
    """An activity has too many answers for a tree: the plans of the steward are played on instead."""
    return {
        "novice": Way(MIND),
        "butler": Way(MIND, False, 1),
        "master": Way(ObsessionMind(learned()), False, 2),
    }
