"""Hosting, the one compound action: tile, guests, servants, special actions and alternatives chosen.

    host tile=favour guest=favour guest staff footman,valet rest valet help footman loan 2 extra cook ...

`=favour` names the alternative taken where a card or tile offers one, or the line a suite doubles. `staff`
counts everybody who serves; `rest` is the one the Servants' Quarters lend, `help` those fetched with special
actions, `loan` the hundreds of pounds borrowed. What follows is told in `extras`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.games.obsession.content.words import GENTRY_FAVOURS, SERVANTS, TILE_FAVOURS
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, GENTRY_AT, SERVANT_AT, TILE_AT, TILES, mask_of
from parlour.games.obsession.words.extras import PLAIN, SECTIONS, Extras, parse_extras
from parlour.games.obsession.words.plan import Choices, Plan
from parlour.kernel.action import Action
from parlour.kernel.errors import Invalid

FAVOUR_WORDS: Final[frozenset[str]] = frozenset((*GENTRY_FAVOURS, *TILE_FAVOURS))
LOANS_MOST: Final = 40
GUESTS_MOST: Final = 12
KEYS: Final = ("staff", "rest", "help", "loan", *SECTIONS)
"""The words that begin a section behind the guests; one word follows each."""


class Host(Action):
    """An activity. Guests are in ascending order of their numbers.

    `known` is the plan for tile, guests and choices where it is at hand: for speed, no part of the action.
    """

    def __init__(
        self,
        tile: int,
        guests: tuple[int, ...],
        choices: Choices,
        staff: int,
        rest: int,
        fetched: int,
        loan: int,
        known: Plan | None = None,
        extras: Extras = PLAIN,
    ) -> None:
        company = company_words(tile, guests, choices) if known is None else known.words
        super().__init__(company + _service_words(staff, rest, fetched, loan) + extras.words)
        self.tile: Final = tile
        self.guests: Final = guests
        self.choices: Final = choices
        self.staff: Final = staff
        self.rest: Final = rest
        self.help: Final = fetched
        self.loan: Final = loan
        self.known: Final = known
        self.extras: Final = extras
        self.mask: Final = mask_of(guests) if known is None else known.mask


def company_words(tile: int, guests: tuple[int, ...], choices: Choices) -> str:
    """The words up to the staff: the tile, the guests and the alternatives chosen."""
    if choices:
        chosen = dict(choices)
        parts = ["host", _chosen(TILES[tile], chosen.get(-1, ""))]
        parts += [_chosen(GENTRY[guest], chosen.get(guest, "")) for guest in guests]
    else:
        parts = ["host", TILES[tile], *[GENTRY[guest] for guest in guests]]
    return " ".join(parts)


def _service_words(staff: int, rest: int, fetched: int, loan: int) -> str:
    """The other words, each with a space before it."""
    told = f" staff {_staff_words(staff)}" if staff else ""
    if rest >= 0:
        told += f" rest {SERVANTS[rest]}"
    if fetched:
        told += f" help {_staff_words(fetched)}"
    if loan:
        told += f" loan {loan}"
    return told


@lru_cache(maxsize=4096)
def _staff_words(crowd: int) -> str:
    """The crowd as words joined by commas; the few crowds that ever serve are remembered."""
    return ",".join(crowds.words(crowd))


def _chosen(name: str, favour: str) -> str:
    return f"{name}={favour}" if favour else name


def _unknown(word: str) -> Invalid:
    return Invalid("unknown-words", {"words": word[:40], "verb": "host"})


def _crowd(word: str) -> int:
    names = tuple(word.split(","))
    for name in names:
        if name not in SERVANT_AT:
            raise _unknown(name)
        if names.count(name) > crowds.MOST:
            raise _unknown(word)
    return crowds.crowd_of(names)


def _loan(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= LOANS_MOST):
        raise _unknown(word)
    return int(word)


def _named(word: str, known: dict[str, int]) -> tuple[int, str]:
    """The number of a component, and the favour behind its name, or the empty word."""
    name, joint, favour = word.partition("=")
    if name not in known or (joint and favour not in FAVOUR_WORDS):
        raise _unknown(word)
    return known[name], favour


def parse_host(words: tuple[str, ...]) -> Action:
    """The action that these words, after `host`, print."""
    if not words:
        raise Invalid("unknown-words", {"words": "host", "verb": "host"})
    tile, favour = _named(words[0], TILE_AT)
    choices: list[tuple[int, str]] = [(-1, favour)] if favour else []
    guests: list[int] = []
    at = 1
    while at < len(words) and words[at] not in KEYS:
        guest, favour = _named(words[at], GENTRY_AT)
        guests.append(guest)
        if favour:
            choices.append((guest, favour))
        at += 1
    if len(set(guests)) != len(guests) or len(guests) > GUESTS_MOST:
        raise _unknown(" ".join(words))
    found: dict[str, str] = {}
    while at < len(words):
        if at + 1 == len(words) or words[at] in found or words[at] not in KEYS:
            raise _unknown(words[at])
        found[words[at]] = words[at + 1]
        at += 2
    rest = found.get("rest", "")
    if rest and rest not in SERVANT_AT:
        raise _unknown(rest)
    return Host(
        tile,
        tuple(sorted(guests)),
        tuple(sorted(choices)),
        _crowd(found["staff"]) if "staff" in found else 0,
        SERVANT_AT[rest] if rest else -1,
        _crowd(found["help"]) if "help" in found else 0,
        _loan(found["loan"]) if "loan" in found else 0,
        None,
        parse_extras(found, _crowd(found["borrow"]) if "borrow" in found else 0),
    )
