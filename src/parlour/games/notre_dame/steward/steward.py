"""The steward of Notre Dame: looks to the end of its own turn, and values what it has by then."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.draft import ENVY, Drafter
from parlour.games.notre_dame.steward.plan import Planner, is_plague_due, own_turn, plays_in
from parlour.games.notre_dame.steward.value import Appraiser
from parlour.games.notre_dame.steward.weights import WEIGHTS
from parlour.games.notre_dame.turn.cards import PlayCard
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.words.actions import KEEP
from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.beyond.ranking import Weights
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View


class NotreDameSteward(Bot):
    """Plans for rats, cubes, gold and prestige."""

    name: ClassVar[str] = "steward"

    def __init__(self, weights: Weights = WEIGHTS, envy: float = ENVY) -> None:
        self.weights: Final = weights
        self.envy: Final = envy

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        city = game.determinize(view, rng)
        if view.seat is None or not isinstance(city, City) or not city.agenda:
            raise RulesBug("there is nothing to choose")
        return self.answer(city, view.seat)

    def answer(self, city: City, seat: int) -> Action:
        """The best answer of *seat* to the open question of a state that it may know."""
        question = city.agenda[-1][0]
        planner = Planner(self._appraiser(city, seat))
        if isinstance(question, ChooseCard):
            left = (seat + 1) % city.rules.seats
            drafter = Drafter(planner, Planner(self._appraiser(city, left)), city, self.envy)
            if question.second:
                planner.estimate_favours(city, 1)
                return KEEP[drafter.second(city.hand[seat], city.pool[seat], city.passed[seat])]
            return KEEP[drafter.first(city.pool[seat])]
        turn = own_turn(city, seat)
        plays = plays_in(turn)
        if plays > 0:
            # With the last card in hand only the councillor, who asks twice, is too many lines to follow.
            planner.estimate_favours(turn, 2 if plays == 1 and isinstance(question, PlayCard) else 1)
        return planner.best(turn).action

    def _appraiser(self, city: City, seat: int) -> Appraiser:
        return Appraiser(city, seat, self.weights, is_plague_due(city, seat))
