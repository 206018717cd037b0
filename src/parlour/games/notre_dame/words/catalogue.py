"""The persons by number, in the order of the shipped table. Corrections change values, not names."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.content.dataset import load_dataset

_DATA: Final = load_dataset()


def _with_back(back: str) -> tuple[str, ...]:
    return tuple([person.id for person in _DATA.persons if person.back == back])


def persons_of(box: str) -> tuple[str, ...]:
    """The persons of a set: the base game's, or those of an expansion."""
    return tuple([person.id for person in _DATA.persons if person.set == box])


PERSONS: Final[tuple[str, ...]] = tuple([person.id for person in _DATA.persons])
BROWN: Final = _with_back("brown")
GREY_A: Final = _with_back("a")
GREY_B: Final = _with_back("b")
GREY_C: Final = _with_back("c")
