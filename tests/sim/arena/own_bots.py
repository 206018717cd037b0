"""Players that somebody might bring."""

import os
import random
import signal
from pathlib import Path
from typing import ClassVar

from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.engine import legal
from parlour.kernel.game import Game, View

MARK = "PARLOUR_TEST_KILLED"
"""The variable that names the file whose absence makes `Fatal` kill its process."""


class Blunt(Bot):
    """Answers at random, the same for each seed; *skip* of its dice are thrown away first."""

    name: ClassVar[str] = "blunt"

    def __init__(self, skip: int = 0) -> None:
        self.skip = skip

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        assert view.seat is not None
        for _ in range(self.skip):
            rng.random()
        return legal(game.determinize(view, rng), view.seat).sample(rng)


class Fatal(Blunt):
    """Kills the process it plays in, once."""

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(game, view, rng)


class Broken(Blunt):
    """Breaks off every game."""

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        raise RuntimeError("planted")


class Hasty(Blunt):
    """Says that the clock decides for it."""

    @property
    def is_timed(self) -> bool:
        return True


class Unfinished(Bot):
    """Has no way to choose, so none can be made."""


class Choosy(Blunt):
    """Is made in its own way, and refuses some numbers."""

    @classmethod
    def specified(cls, depth: int) -> "Choosy":
        if depth > 3:
            raise ValueError("too deep")
        return cls(depth)
