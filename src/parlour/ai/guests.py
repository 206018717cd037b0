"""Players that other installed packages bring: entry points of the group `parlour.bots`, by name."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

GROUP: Final = "parlour.bots"


@cache
def guests() -> dict[str, EntryPoint]:
    """By name: what loads the class. Nothing is loaded before it is asked for; of two alike the first."""
    found: dict[str, EntryPoint] = {}
    for each in entry_points(group=GROUP):
        found.setdefault(each.name, each)
    return found
