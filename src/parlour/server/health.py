"""Whether tables can be kept and bots think: asked of the parts themselves, but not too often."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from parlour.kernel.errors import ParlourError
from parlour.server.store.base import StoreFailed
from parlour.server.tables.hub import Hub

log = logging.getLogger("parlour.server")

FRESH_SECONDS: Final = 1.0
"""How long an answer holds; whoever asks meanwhile gets the same."""
PATIENCE_SECONDS: Final = 5.0


class Readiness:
    """What fails, looked up for everybody at once."""

    def __init__(self, hub: Hub, fresh: float = FRESH_SECONDS, patience: float = PATIENCE_SECONDS) -> None:
        self.hub: Final = hub
        self.fresh: Final = fresh
        self.patience: Final = patience
        self._found: tuple[str, ...] = ()
        self._at = -1e9
        self._looking = asyncio.Lock()

    async def failing(self) -> tuple[str, ...]:
        """The parts that do not do their work: `store`, `workers`."""
        async with self._looking:
            if time.monotonic() - self._at >= self.fresh:
                parts = (("store", self._store_is_well), ("workers", self.hub.workers_answer))
                well = await asyncio.gather(*[self._is_well(name, ask) for name, ask in parts])
                self._found = tuple([name for (name, _), good in zip(parts, well, strict=True) if not good])
                self._at = time.monotonic()
            return self._found

    async def _store_is_well(self) -> bool:
        await self.hub.store.ready()
        return True

    async def _is_well(self, name: str, ask: Callable[[], Awaitable[bool]]) -> bool:
        try:
            async with asyncio.timeout(self.patience):
                well = await ask()
        except (StoreFailed, ParlourError, OSError, RuntimeError, TimeoutError) as error:
            log.warning("not ready: %s: %r", name, error)
            return False
        if not well:
            log.warning("not ready: %s", name)
        return well
