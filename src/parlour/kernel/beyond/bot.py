"""What a computer opponent is: from a view, and dice of its own, it chooses an action."""

from __future__ import annotations

import abc
import random
from collections.abc import Iterator
from typing import ClassVar, Protocol

from parlour.kernel.action import Action
from parlour.kernel.game import Game, View


class Offer(Protocol):
    """The legal answers, as `parlour.kernel.engine.Legal` gives them."""

    def __iter__(self) -> Iterator[Action]: ...

    def __contains__(self, action: object) -> bool: ...

    def sample(self, rng: random.Random) -> Action:
        """One legal answer."""
        ...


class Bot(abc.ABC):
    """A player. Stateless: the same view and dice give the same answer, unless the clock has a say."""

    name: ClassVar[str]

    @property
    def is_timed(self) -> bool:
        """Whether a clock decides how long it thinks: its games then do not repeat from their seeds."""
        return False

    @abc.abstractmethod
    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        """A legal answer for the seat of *view*, which is to move."""


class BlindBot(Bot):
    """A player that needs no view, only the offer; simulations then build none."""

    @abc.abstractmethod
    def pick(self, offer: Offer, rng: random.Random) -> Action:
        """One of the legal answers."""
