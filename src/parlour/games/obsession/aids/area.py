"""The part of the table that an answer is about: where a hint says to look first."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.words.actions import (
    ENTERTAIN,
    PASS,
    RENEW,
    RENTS,
    Buy,
    DiscardObjective,
    Hire,
    Invite,
    KeepGuests,
    KeepObjectives,
)
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.game import Cell

HINTED: Final = ("turn", "market", "money", "servants", "guests", "objectives", "save")


def area(action: Action) -> Cell:
    """An activity is told by the category of its tile."""
    if isinstance(action, Host):
        return Cell("category", load_dataset().tiles[action.tile].category)
    if action in (ENTERTAIN, PASS):
        return _told("turn")
    if isinstance(action, Buy) or action == RENEW:
        return _told("market")
    if action == RENTS:
        return _told("money")
    if isinstance(action, Hire):
        return _told("servants")
    if isinstance(action, KeepGuests | Invite):
        return _told("guests")
    if isinstance(action, KeepObjectives | DiscardObjective):
        return _told("objectives")
    if action.text in ("done", "decline"):
        return _told("save")
    return Cell("label", "coach-area-question")


def _told(name: str) -> Cell:
    return Cell("label", f"ob-area-{name}")
