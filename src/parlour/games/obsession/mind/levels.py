"""How each level thinks."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.obsession.mind.mind import MIND
from parlour.kernel.beyond.mind import Way


def ways() -> Mapping[str, Way]:
    """An activity has too many answers for a tree: the plans of the steward are played on instead."""
    return {"novice": Way(MIND), "butler": Way(MIND, False, 1), "master": Way(MIND, False, 2)}
