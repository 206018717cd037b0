"""Parlour: an open digital table for the board games Notre Dame and Obsession.

What is named here is the library, and stays; the rest may move from one version to the next. A name
is fetched from where it lives when it is first used, so that `import parlour` costs nothing.
"""

__version__ = "0.1.0"

# A type checker takes this name for true; to import `typing` would take longer than all the rest.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from parlour.ai.registry import specified_bot as find_bot
    from parlour.games import find_game, games
    from parlour.kernel.action import Action
    from parlour.kernel.agenda import State
    from parlour.kernel.beyond.bot import Bot
    from parlour.kernel.engine import apply, legal, to_move
    from parlour.kernel.errors import Illegal, Invalid
    from parlour.kernel.game import Game, Setup, View
    from parlour.kernel.log import GameLog, load, replay
    from parlour.sim.library import bots, determinize, playout, view
    from parlour.sim.play.runner import Report, Result, play_game, simulate

__all__ = (
    "Action",
    "Bot",
    "Game",
    "GameLog",
    "Illegal",
    "Invalid",
    "Report",
    "Result",
    "Setup",
    "State",
    "View",
    "__version__",
    "apply",
    "bots",
    "determinize",
    "find_bot",
    "find_game",
    "games",
    "legal",
    "load",
    "play_game",
    "playout",
    "replay",
    "simulate",
    "to_move",
    "view",
)

_HOMES = {
    "ai.registry": ("find_bot",),
    "games": ("find_game",),
    "kernel.action": ("Action",),
    "kernel.agenda": ("State",),
    "kernel.beyond.bot": ("Bot",),
    "kernel.engine": ("apply", "legal", "to_move"),
    "kernel.errors": ("Illegal", "Invalid"),
    "kernel.game": ("Game", "Setup", "View"),
    "kernel.log": ("GameLog", "load", "replay"),
    "sim.library": ("bots", "determinize", "playout", "view"),
    "sim.play.runner": ("Report", "Result", "play_game", "simulate"),
}
"""Module by module, what is fetched from there."""
_CALLED_THERE = {"find_bot": "specified_bot"}


if not TYPE_CHECKING:  # a type checker knows the names, and that there are no others

    def __getattr__(name: str) -> object:
        """Fetch a name of the library, once."""
        from importlib import import_module

        if name == "games":
            return import_module("parlour.games")  # a package that can be called: see there
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module 'parlour' has no attribute {name!r}")
        found: object = getattr(import_module(f"parlour.{home}"), _CALLED_THERE.get(name, name))
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
