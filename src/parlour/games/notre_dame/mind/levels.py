"""How each level thinks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from parlour.games.notre_dame.mind.mind import NotreDameMind
from parlour.games.notre_dame.mind.prospects import Prospects
from parlour.games.notre_dame.mind.weights import of_steward
from parlour.kernel.beyond.mind import Way


@cache
def ways() -> Mapping[str, Way]:
    """All with the worths of the steward: those that were learned have not won a match against them yet."""
    plain = Way(NotreDameMind(Prospects(of_steward())))
    return {"novice": plain, "butler": plain, "master": plain}
