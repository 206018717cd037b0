"""Who does the heavy work where there are no processes: this thread itself, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from parlour.kernel.errors import Invalid, ParlourError, RulesBug
from parlour.server.workers.errors import WorkFailed
from parlour.server.workers.pool import Pool

log = logging.getLogger("parlour.device")

P = ParamSpec("P")
R = TypeVar("R")

BREATH: Final = 0.001
"""Seconds in which what has come meanwhile is heard, before a long piece of work begins."""


class OwnHands(Pool):
    """The server's pool without workers: a thought is over before the next message is read."""

    def __init__(self) -> None:
        super().__init__(1)

    async def run(self, queue: str, owner: str, work: Callable[P, R], *args: P.args, **none: P.kwargs) -> R:
        await asyncio.sleep(BREATH)
        try:
            return work(*args, **none)
        except ParlourError as error:
            raise Invalid(error.code, error.params) from error
        except (RulesBug, ArithmeticError, LookupError, TypeError, ValueError, RuntimeError) as error:
            log.exception("%s failed", getattr(work, "__name__", "work"))
            raise WorkFailed("work-failed") from error

    async def beside(self, work: Callable[P, R], *args: P.args, **none: P.kwargs) -> R:
        return work(*args, **none)

    def hurry(self, owner: str) -> None:
        """Nothing waits here."""

    async def answers(self) -> bool:
        return True

    def warm(self) -> None:
        """There is nobody to be woken."""

    async def close(self) -> None:
        """There is nobody to be ended."""
