"""What every scene has: a name, databases it is for, and a harm that lasts for a while and is undone."""

from __future__ import annotations

import abc
import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import ClassVar, TypeVar

from tools.siege.scenes.ground import PLAIN, POSTGRES, SQLITE, Ground

T = TypeVar("T")


class Scene(abc.ABC):
    """A sort of fault."""

    name: ClassVar[str]
    databases: ClassVar[tuple[str, ...]] = (SQLITE, POSTGRES)
    disk: ClassVar[str] = PLAIN
    bots: ClassVar[str] = "random"
    harms_store: ClassVar[bool] = True
    """Whether answers may be not kept while it lasts."""
    lasts: ClassVar[tuple[float, float]] = (0.5, 2.0)
    """Seconds, as a rule."""
    longest: ClassVar[tuple[float, ...]] = ()
    """Seconds of the few that last long; a small siege has only the first of them, or none."""
    faults: ClassVar[int] = 20
    """How many a whole siege has on each database."""
    kills: ClassVar[int] = 20

    def durations(self, count: int, rng: random.Random) -> list[float]:
        """How long each of so many faults lasts; the long ones are somewhere among the others."""
        found = [*self.longest[: count // 4], *[rng.uniform(*self.lasts) for _ in range(count)]][:count]
        rng.shuffle(found)
        return found

    def harm(self, ground: Ground) -> AbstractAsyncContextManager[None]:
        """Do the harm; when the block is left, it is undone. Both may take long, and hold no player up."""
        return in_thread(lambda: self.harmed(ground))

    @abc.abstractmethod
    def harmed(self, ground: Ground) -> AbstractContextManager[None]:
        """The ground as long as the harm lasts."""


class in_thread(AbstractAsyncContextManager[T]):  # noqa: N801  # used like a function
    """A context manager whose beginning and end may take long, without holding the players up."""

    def __init__(self, make: Callable[[], AbstractContextManager[T]]) -> None:
        self.make = make
        self.made: AbstractContextManager[T] | None = None

    async def __aenter__(self) -> T:
        self.made = await asyncio.to_thread(self.make)
        return await asyncio.to_thread(self.made.__enter__)

    async def __aexit__(self, *error: object) -> None:
        if self.made is not None:
            await asyncio.to_thread(self.made.__exit__, None, None, None)
