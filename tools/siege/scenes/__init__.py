"""The scenes of a siege, each a sort of fault; `SCENES` is the order in which they are played."""

from __future__ import annotations

from typing import Final

from tools.siege.scenes.kills import Kills, PowerLost
from tools.siege.scenes.refused import Refused
from tools.siege.scenes.scene import Scene
from tools.siege.scenes.store_harm import DiskFull, LockHeld, PoolExhausted, Restarted, StoreDown
from tools.siege.scenes.workers import Workers

SCENES: Final[tuple[type[Scene], ...]] = (
    Kills,
    PowerLost,
    StoreDown,
    LockHeld,
    DiskFull,
    PoolExhausted,
    Restarted,
    Workers,
    Refused,
)


def scene_named(name: str) -> Scene:
    """A scene by its name."""
    for scene in SCENES:
        if scene.name == name:
            return scene()
    raise KeyError(name)
