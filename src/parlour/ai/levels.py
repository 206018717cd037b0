"""The levels that think with a game's mind: `novice`, `butler` and `master`."""

from __future__ import annotations

import random
from typing import ClassVar, Final, Self

from parlour.ai.search.budget import Budget
from parlour.ai.search.root import RootSearch
from parlour.ai.search.thought import Thought
from parlour.ai.search.tree import TreeSearch
from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.beyond.mind import Way
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.game import Game, View


class Thinker(Bot):
    """A player with a mind."""

    def __init__(self, way: Way) -> None:
        self.way: Final = way


class Novice(Thinker):
    """Plays what looks good at once, not always the best of it, and never thinks ahead."""

    name: ClassVar[str] = "novice"
    MOST: ClassVar[int] = 4
    """Answers that a beginner considers."""
    CARE: ClassVar[float] = 0.4
    """How much better answers are preferred: 1 as the mind would, 0 not at all."""

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        if view.seat is None:
            raise RulesBug("a spectator does not play")
        world = game.determinize(view, rng)
        found = self.way.mind.candidates(world, view.seat, self.MOST, rng)
        return rng.choices([each.action for each in found], [each.prior**self.CARE + 1e-9 for each in found])[
            0
        ]


class Searcher(Thinker):
    """Thinks ahead in worlds dealt from its view, for so many simulations or seconds."""

    SECONDS: ClassVar[float] = 0.3
    LEAST: ClassVar[float] = 0.25
    """The part of its seconds that is never taken away."""

    def __init__(self, way: Way, simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(way)
        if (simulations is not None and simulations < 1) or (seconds is not None and seconds <= 0):
            raise Invalid("no-budget")
        self.simulations: Final = simulations
        self.seconds: Final = self.SECONDS if simulations is None and seconds is None else seconds

    @property
    def is_timed(self) -> bool:
        return self.seconds is not None

    def after(self, waited: float) -> Self:
        """Whoever had to wait so many seconds for a turn to think thinks less, that the answer comes in time.

        A part of the time is left however long that was: many tables then wait longer, and none plays badly.
        """
        if self.seconds is None:
            return self
        left = max(self.seconds * self.LEAST, self.seconds - max(0.0, waited))
        return type(self)(self.way, self.simulations, left)

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        return self.think(game, view, rng).answer

    def think(self, game: Game, view: View, rng: random.Random) -> Thought:
        """The answer, and what the search saw on the way to it."""
        mind, is_tree, depth = self.way
        if not is_tree:
            return RootSearch(game, mind, depth).think(view, rng, self.simulations, self.seconds)
        # The clock starts before the first world is dealt: that is part of the time to answer.
        budget = Budget(self.simulations, self.seconds)
        return TreeSearch(game, view, mind, rng, depth).run(budget)


class Butler(Searcher):
    """Thinks for a moment."""

    name: ClassVar[str] = "butler"


class Master(Searcher):
    """Takes its time: a second, with the way to the server's workers and back."""

    name: ClassVar[str] = "master"
    SECONDS: ClassVar[float] = 0.8


BELOW: Final[tuple[type[Thinker], ...]] = (Novice,)
"""Weaker than a game's own bots."""
ABOVE: Final[tuple[type[Thinker], ...]] = (Butler, Master)
"""Stronger than a game's own bots."""
EVERY: Final = {level.name: level for level in (*BELOW, *ABOVE)}
