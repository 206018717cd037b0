"""Reading what the commands share: seats, modules, options, languages."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence

from parlour.ai.registry import find_bot, installed_bots, levels, stand_in
from parlour.cli.home import corrections_for
from parlour.i18n.texts import LANGUAGES
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup

YOU = "you"


def language(given: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise Invalid("unknown-language", {"language": given[:40], "known": ", ".join(LANGUAGES)})
        return given
    for variable in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        told = os.environ.get(variable, "")
        if told:  # the first that is set decides, as everywhere
            return told[:2] if told[:2] in LANGUAGES else "en"
    return "en"


def seat_names(given: str, *, people: bool) -> tuple[str, ...]:
    """The comma-separated seats; *people* says whether a person may sit there, beside computer players."""
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        if people and name != YOU and not is_player(name):
            known = (YOU, *levels(), *installed_bots())
            raise Invalid("unknown-bot", {"bot": name[:40], "known": ", ".join(known)})
        if name == YOU and not people:
            raise Invalid("needs-a-person", {"known": ", ".join(levels())})
    return names


def is_player(name: str) -> bool:
    """Whether this may name a computer player: a level, an installed one, or a class of one's own."""
    found = name.partition("?")[0]
    return found in levels() or found in installed_bots() or ":" in found


def seats_for(game: Game, given: str) -> tuple[str, ...]:
    """The seats of a table with people: named one by one, or a number, the first for a person."""
    if not (given.isascii() and given.isdigit() and len(given) < 3 and int(given) > 0):
        return seat_names(given, people=True)
    return (YOU, *[stand_in(game.meta.id)] * (int(given) - 1))


def table_options(given: Sequence[str]) -> dict[str, str]:
    """`k=v` pairs as a table."""
    options: dict[str, str] = {}
    for pair in given:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise Invalid("bad-option-form", {"option": pair[:40]})
        options[key] = value
    return options


def make_setup(
    game: Game,
    seats: tuple[str, ...],
    modules: Sequence[str],
    options: Sequence[str],
    find: Callable[[str, str], object] = find_bot,
) -> Setup:
    """The setup that the command line describes, with the corrections in force; *find* knows the bots."""
    for name in seats:
        if name != YOU:
            find(name, game.meta.id)
    return Setup(game.meta.id, seats, tuple(modules), table_options(options), corrections_for(game.meta.id))


def secret_seed(given: str | None) -> str:
    """The seed of the dice: as given, or one that nobody can guess."""
    return readable(given) if given is not None else secrets.token_hex(16)


def readable(given: str) -> str:
    """An argument without the bytes that are no text."""
    return given.encode("utf-8", "replace").decode("utf-8")
