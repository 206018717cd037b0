"""What people call themselves at a table: visible letters only, and nobody like somebody else there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from parlour.i18n.files import LANGUAGES, plain_words
from parlour.kernel.errors import Invalid
from parlour.server.store.base import SeatRow

LONGEST_NAME: Final = 30
MOST_MARKS: Final = 3
"""Accents and points on one letter: no script needs more, and a tower of them covers the lines above."""
INVISIBLE: Final = frozenset(
    [
        0x034F,  # joins letters, unseen
        *range(0x115F, 0x1161),  # fillers of Hangul
        0x17B4,
        0x17B5,
        *range(0x180B, 0x1810),  # selectors of variants
        0x2800,  # the empty pattern of Braille
        0x3164,
        *range(0xFE00, 0xFE10),
        0xFFA0,
        *range(0xE0100, 0xE01F0),
    ]
)
"""Letters by their class that show nothing; what steers or formats has a class of its own."""
ALIKE: Final = str.maketrans(
    # Letters of other scripts that look like Latin ones, small and large, and figures that do.
    "АВЕЅІЈКМНОРСТУХԛԝаеіјорсухѕһԁӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυικατχγ01|",
    "ABESIJKMHOPCTYXqwaeijopcyxshdlABEZHIKMNOPTYXovpuikatxyoll",
)


def printable(text: str) -> str:
    """Text as it may be shown and kept: printable, with single spaces."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())


def clean_name(text: str) -> str:
    """A name as it is kept and shown: composed, printable, with single spaces, not too long."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: LONGEST_NAME * 20]):
        sort = unicodedata.category(letter)
        if sort in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
            letter = " "
        elif sort[0] == "C" or ord(letter) in INVISIBLE:
            continue
        marks = marks + 1 if sort[0] == "M" else 0
        if marks and (marks > MOST_MARKS or not kept or kept[-1] == " "):
            continue  # nothing to stand on, or too high
        kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip()


def looks_of(name: str) -> frozenset[str]:
    """What a name can be taken for: as it is read, and as it looks."""
    plain = unicodedata.normalize("NFKC", name)
    seen = plain.translate(ALIKE).replace("I", "l")
    return frozenset(["".join(each.casefold().split()) for each in (plain, seen)])


@cache
def bot_names(bot: str) -> frozenset[str]:
    """What a bot is called, by itself and in every language."""
    return frozenset([bot, *[plain_words(lang).get(f"player-{bot}", bot) for lang in LANGUAGES]])


def is_taken(seat: SeatRow, others: Iterable[SeatRow]) -> bool:
    """Whether whoever sits on a seat could be taken for one of the others, person or bot."""
    looks = looks_of(seat.name)
    # Bots of a kind are told apart by number, so that a number makes nobody different from them.
    numbered = looks | looks_of(seat.name.rstrip("0123456789 "))
    for other in others:
        if other.name and looks & looks_of(other.name):
            return True
        is_mocked = other.kind == "bot" and seat.kind != "bot"
        if is_mocked and any(numbered & looks_of(name) for name in bot_names(other.bot)):
            return True
    return False


def check_names(seats: Sequence[SeatRow]) -> None:
    """`Invalid` when somebody at a table could be taken for somebody else there. Nobody need have a name."""
    for seat in seats:
        others = [each for each in seats if each.seat != seat.seat]
        if seat.name and is_taken(seat, others):
            raise Invalid("name-taken", {"name": seat.name})


def told_apart(names: Iterable[str]) -> list[str]:
    """Names of a file, cleaned, with a number where there is none or one comes a second time."""
    found: list[str] = []
    taken: set[str] = set()
    for at, given in enumerate(names, 1):
        name = clean_name(given) or str(at)
        number = 1
        shown = name
        while looks_of(shown) & taken:
            number += 1
            shown = f"{name[: LONGEST_NAME - 3]} {number}"
        taken |= looks_of(shown)
        found.append(shown)
    return found
