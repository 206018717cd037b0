"""The computer opponents by name."""

from __future__ import annotations

from parlour.ai.random_bot import RandomBot
from parlour.games.notre_dame.steward.steward import NotreDameSteward
from parlour.games.obsession.steward.steward import ObsessionSteward
from parlour.kernel.bot import Bot
from parlour.kernel.errors import Invalid

BOTS = ("random", "steward")
"""Levels that every game has."""

_STEWARDS: dict[str, type[Bot]] = {
    "notre-dame": NotreDameSteward,
    "obsession": ObsessionSteward,
}


def find_bot(name: str, game: str) -> Bot:
    """The opponent with this name, for this game."""
    if name == "random":
        return RandomBot()
    if name == "steward" and game in _STEWARDS:
        return _STEWARDS[game]()
    raise Invalid("unknown-bot", {"bot": name[:40], "known": ", ".join(BOTS)})
