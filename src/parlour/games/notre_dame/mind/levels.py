"""How each level thinks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from parlour.games.notre_dame.mind.mind import NotreDameMind
from parlour.games.notre_dame.mind.prospects import Prospects
from parlour.games.notre_dame.mind.weights import learned, of_steward
from parlour.kernel.beyond.mind import Way


@cache
def ways() -> Mapping[str, Way]:
    """The master thinks with what was learned by playing, the others with the worths of the steward."""
    plain = Way(NotreDameMind(Prospects(of_steward())))
    return {"novice": plain, "butler": plain, "master": Way(NotreDameMind(Prospects(learned())))}
