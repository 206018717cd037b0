"""What goes together at a table: numbers of seats, modules, and options that only some games have.

Which modules bring others, are for one seat, or settle an option, their manifests say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.manifest.modules import MODULES, OPTIONS
from parlour.games.obsession.words.catalogue import OPPONENTS
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.kernel.ruleset import Option, required_by

BASE_FAMILIES: Final = 4
FULL_TABLE: Final = 6
TEAMS: Final = (4, 6)
SOLITAIRE: Final = "solitaire"


def chosen_modules(setup: Setup, options: Mapping[str, str]) -> tuple[str, ...]:
    """The modules of a setup with those they bring: a mode what it needs, an opponent the solitaire game."""
    seats = len(setup.seats)
    modules = list(setup.modules)
    for module in MODULES:
        if module.brings and module.id in modules:
            _bring(modules, required_by(MODULES, (module.id,)))
    _check_seats(modules, seats)
    if seats == 1 and "estate-challenge" not in modules:
        _bring_opponent(modules, options)
    limit = options["prestige-limit"]
    if limit == "on" or (limit == "usual" and seats == FULL_TABLE and "teams" not in modules):
        _bring(modules, ("guest-limit",))
    for option in OPTIONS:
        if option.id in setup.options:
            _check_option(option, modules)
    return tuple(modules)


def _check_option(option: Option, modules: list[str]) -> None:
    """Whether an option that somebody has set means anything with these modules."""
    # What one of several modules would do for is refused where the value is read (ruleset.options).
    if len(option.only_with) == 1 and option.only_with[0] not in modules:
        need = option.only_with[0]
        reason = "option-only-alone" if need == SOLITAIRE else "option-only-with"
        raise Invalid(reason, {"option": option.id, "module": need})
    for module in option.not_with:
        if module in modules:
            raise Invalid("option-not-with", {"option": option.id, "module": module})


def _bring(modules: list[str], names: tuple[str, ...]) -> None:
    modules += [name for name in names if name not in modules]


def _check_seats(modules: list[str], seats: int) -> None:
    for module in MODULES:
        if module.alone and module.id in modules and seats != 1:
            raise Invalid("module-needs-one-seat", {"module": module.id, "seats": seats})
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
    _bring(modules, (SOLITAIRE, "extended") if opponent.mode == "extended" else (SOLITAIRE,))
