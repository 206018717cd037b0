"""The steward of Obsession: tries what a turn offers, and values the estate it leaves behind."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from parlour.games.obsession.state import County
from parlour.games.obsession.steward.choice import steward_answer
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.beyond.ranking import Weights
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View


class ObsessionSteward(Bot):
    """Plans service, reputation, purchases and courtship."""

    name: ClassVar[str] = "steward"

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights: Final = weights

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        county = game.determinize(view, rng)
        if view.seat is None or not isinstance(county, County) or not county.agenda:
            raise RulesBug("there is nothing to choose")
        return steward_answer(county, view.seat, self.weights, rng)
