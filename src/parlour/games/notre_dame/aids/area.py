"""The part of the table that an answer is about: where a hint says to look first."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.words.actions import (
    BANK,
    CARD_KIND,
    CARRIAGE_HOUSE,
    CONFIDANT,
    HOSPITAL,
    INN,
    NOTRE_DAME,
    PARK,
    RESIDENCE,
    SEMINARY,
    Bribe,
    Collect,
    Donate,
    Drive,
    Forgo,
    Keep,
    Play,
    Send,
)
from parlour.kernel.action import Action
from parlour.kernel.game import Cell

_OF_CARD: Final = {
    SEMINARY: "supplies",
    BANK: "supplies",
    RESIDENCE: "prestige",
    NOTRE_DAME: "prestige",
    CARRIAGE_HOUSE: "carriage",
    INN: "choice",
    CONFIDANT: "friend",
    PARK: "rats",
    HOSPITAL: "rats",
}
AREAS: Final = (
    "supplies",
    "prestige",
    "carriage",
    "choice",
    "friend",
    "rats",
    "persons",
    "cathedral",
    "save",
)


def area(action: Action) -> Cell:
    """Cards are told by what they are good for, so that two or three of them remain to be thought about."""
    if isinstance(action, Keep | Play):
        return _told(_OF_CARD[CARD_KIND[action.card]])
    if isinstance(action, Collect | Drive):
        return _told("carriage")
    if isinstance(action, Bribe):
        return _told("persons")
    if isinstance(action, Donate):
        return _told("cathedral")
    if isinstance(action, Send):
        return _told("friend")
    if isinstance(action, Forgo) or action.text == "pass":
        return _told("save")
    return Cell("label", "coach-area-question")


def _told(name: str) -> Cell:
    return Cell("label", f"nd-area-{name}")
