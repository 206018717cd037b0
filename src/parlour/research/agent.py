"""A learner's policy as a player: for the arena, the table and the laboratory."""

from __future__ import annotations

import abc
import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View
from parlour.research.session import Words, way


class PartBot(Bot):
    """Chooses part by part, from what the environments show."""

    def __init__(self) -> None:
        self._words: Words | None = None

    @abc.abstractmethod
    def part(self, game: Game, observation: NDArray[np.uint8], mask: NDArray[Any], rng: random.Random) -> int:
        """The number of a part that the mask offers."""

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        if view.seat is None:
            raise RulesBug("a spectator does not play")
        if self._words is None or self._words.game is not game:
            self._words = Words(game)
        words = self._words
        # What may be answered is the same in every world that the seat could be in.
        step = way(words, game.determinize(view, rng), view.seat)
        observation = np.zeros(words.length, np.uint8)
        observation[: words.observed] = np.frombuffer(game.study.observe(view), np.uint8)
        while step.answer is None:
            mask = np.zeros(words.count, np.int8)
            mask[[words.number[part] for part in step.parts]] = 1
            number = self.part(game, observation, mask, rng)
            step = step.take(words.words[number])
            observation[words.observed + number] += 1
        return step.answer
