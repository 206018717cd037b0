"""Nothing but kills: of the process alone, and with the loss of whatever was not synced."""

from __future__ import annotations

import contextlib
from contextlib import AbstractContextManager

from tools.siege.scenes.ground import FORGETFUL, SQLITE, Ground
from tools.siege.scenes.scene import Scene


class Kills(Scene):
    """The store itself is well."""

    name = "kills"
    harms_store = False
    faults = 0
    kills = 65

    def harmed(self, ground: Ground) -> AbstractContextManager[None]:
        return contextlib.nullcontext()


class PowerLost(Kills):
    """Kills on a disk that forgets; the siege lets it forget after each kill."""

    name = "power lost"
    databases = (SQLITE,)
    disk = FORGETFUL
    kills = 45
