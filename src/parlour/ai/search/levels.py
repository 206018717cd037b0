"""`butler` and `master`: the search at two budgets."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from parlour.ai.search.root import Budget, Search, Thought
from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View


class Searcher(Bot):
    """Looks ahead as long as its budget lasts; with simulations alone, the same on every machine."""

    seconds: ClassVar[float]
    depth: ClassVar[int]

    def __init__(self, simulations: int | None = None, seconds: float | None = None) -> None:
        if simulations is None and seconds is None:
            seconds = self.seconds
        self.budget: Final = Budget(simulations, seconds)

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        return self.think(game, view, rng).answer

    def think(self, game: Game, view: View, rng: random.Random) -> Thought:
        """The answer, and what the search saw on the way to it."""
        mind = game.mind()
        if mind is None:
            raise RulesBug(f"{game.meta.id} has no mind to search with")
        return Search(game, mind, self.depth).think(view, rng, self.budget)


class Butler(Searcher):
    """A short look ahead."""

    name: ClassVar[str] = "butler"
    seconds: ClassVar[float] = 0.3
    depth: ClassVar[int] = 1


class Master(Searcher):
    """A longer one."""

    name: ClassVar[str] = "master"
    seconds: ClassVar[float] = 1.0
    depth: ClassVar[int] = 2


SEARCHERS: Final[tuple[type[Searcher], ...]] = (Butler, Master)
