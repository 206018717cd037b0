"""What goes together at a table: numbers of seats, modules, and options that only some games have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.manifest.modules import MODULES
from parlour.games.obsession.words.catalogue import OPPONENTS
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup

BASE_FAMILIES: Final = 4
FULL_TABLE: Final = 6
TEAMS: Final = (4, 6)
ALONE: Final = ("solitaire", "monuments-challenge", "dynamic-opponent", "estate-challenge")
MODES: Final = ("duel", "tableau", "estate-challenge")
"""Modes that bring whatever they require: nobody has to name it."""
ONLY_WITH: Final[Mapping[str, str]] = {
    "opponent": "solitaire",
    "reserves": "solitaire",
    "milestone-cards": "milestones",
    "milestones-when": "milestones",
    "tableau-top": "tableau",
    "target": "estate-challenge",
    "stolen-monuments": "estate-challenge",
}
"""Options that mean something in some games only, and the module of those."""
NOT_WITH: Final = (
    ("monuments", "low-monuments"),
    ("sculpture-garden", "low-monuments"),
    ("milestones-when", "tableau"),
    ("tableau-top", "duel"),
    ("monuments", "estate-challenge"),
    ("sculpture-garden", "estate-challenge"),
    ("first-market", "estate-challenge"),
)
"""Options that a module settles itself."""


def chosen_modules(setup: Setup, options: Mapping[str, str]) -> tuple[str, ...]:
    """The modules of a setup with those they bring: a mode what it needs, an opponent the solitaire game."""
    seats = len(setup.seats)
    modules = list(setup.modules)
    for mode in MODES:
        if mode in modules:
            _bring(modules, _requires(mode))
    _check_seats(modules, seats)
    if seats == 1 and "estate-challenge" not in modules:
        _bring_opponent(modules, options)
    limit = options["prestige-limit"]
    if limit == "on" or (limit == "usual" and seats == FULL_TABLE and "teams" not in modules):
        _bring(modules, ("guest-limit",))
    for name, need in ONLY_WITH.items():
        if name in setup.options and need not in modules:
            reason = "option-only-alone" if need == "solitaire" else "option-only-with"
            raise Invalid(reason, {"option": name, "module": need})
    for name, module in NOT_WITH:
        if name in setup.options and module in modules:
            raise Invalid("option-not-with", {"option": name, "module": module})
    return tuple(modules)


def _bring(modules: list[str], names: tuple[str, ...]) -> None:
    modules += [name for name in names if name not in modules]


def _requires(mode: str) -> tuple[str, ...]:
    """Everything a module requires, and what that requires in turn."""
    known = {module.id: module for module in MODULES}
    found: list[str] = []
    waiting = list(known[mode].requires)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            waiting += known[name].requires
    return tuple(found)


def _check_seats(modules: list[str], seats: int) -> None:
    for name in ALONE:
        if name in modules and seats != 1:
            raise Invalid("module-needs-one-seat", {"module": name, "seats": seats})
    if "teams" in modules and seats not in TEAMS:
        raise Invalid("teams-need-four-or-six", {"seats": seats})
    if "tableau" in modules and seats == 1:
        raise Invalid("tableau-needs-rivals", {"seats": seats})
    if "duel" in modules and seats != 2:
        raise Invalid("duel-needs-two", {"seats": seats})
    families = BASE_FAMILIES + sum([1 for name in ("howard", "wessex") if name in modules])
    if seats > families:
        raise Invalid("too-few-families", {"seats": seats, "families": families})
    if seats > BASE_FAMILIES and "ud-guests" not in modules:
        raise Invalid("more-guests-needed", {"seats": seats, "module": "ud-guests"})
    if "howard" in modules and "ud-servants" not in modules and seats != FULL_TABLE:
        raise Invalid("howard-needs-servants", {"module": "ud-servants"})


def _bring_opponent(modules: list[str], options: Mapping[str, str]) -> None:
    """Alone, the opponent's card brings the solitaire game and its length."""
    opponent = load_dataset().opponents[OPPONENTS.index(options["opponent"])]
    if opponent.set == "ud" and "ud-servants" not in modules:
        raise Invalid("opponent-needs-servants", {"opponent": opponent.id, "module": "ud-servants"})
    if "extended" in modules and opponent.mode != "extended":
        raise Invalid("opponent-plays-standard", {"opponent": opponent.id})
    _bring(modules, ("solitaire", "extended") if opponent.mode == "extended" else ("solitaire",))
