"""`random`: any legal answer, each as likely as the next."""

from __future__ import annotations

import random
from typing import ClassVar

from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import BlindBot, Offer
from parlour.kernel.engine import legal
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View


class RandomBot(BlindBot):
    """Plays any legal answer."""

    name: ClassVar[str] = "random"

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        if view.seat is None:
            raise RulesBug("a spectator does not play")
        return self.pick(legal(game.determinize(view, rng), view.seat), rng)

    def pick(self, offer: Offer, rng: random.Random) -> Action:
        return offer.sample(rng)
