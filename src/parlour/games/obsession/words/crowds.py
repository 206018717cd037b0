"""A crowd of servants as one int: six bits for each type, one of them a guard to compare all at once."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.words.catalogue import SERVANT_AT

BITS: Final = 6
FIELD: Final = 63
MOST: Final = 15
"""No place ever holds more servants of one type."""
ONE: Final[tuple[int, ...]] = tuple([1 << (BITS * at) for at in range(len(SERVANTS))])
GUARD: Final = sum([1 << (BITS * at + BITS - 1) for at in range(len(SERVANTS))])
NOBODY: Final = 0


def covers(have: int, need: int) -> bool:
    """Whether *have* has at least as many of every type as *need*.

    >>> covers(2 * ONE[3] + ONE[5], ONE[3] + ONE[5]), covers(ONE[3], ONE[5])
    (True, False)
    """
    return ((have | GUARD) - need) & GUARD == GUARD


def count(crowd: int, servant: int) -> int:
    """How many of one type."""
    return (crowd >> (BITS * servant)) & FIELD


def total(crowd: int) -> int:
    """How many in all."""
    heads = 0
    while crowd:
        heads += crowd & FIELD
        crowd >>= BITS
    return heads


def missing(need: int, have: int) -> int:
    """Those of *need* that *have* lacks.

    >>> missing(3 * ONE[3] + ONE[5], 2 * ONE[3] + 4 * ONE[4]) == ONE[3] + ONE[5]
    True
    """
    # The guard of a type outlives the subtraction where there are not too few of it in *need*.
    left = (need | GUARD) - have
    enough = left & GUARD
    return left & (enough - (enough >> (BITS - 1)))


def types(crowd: int) -> list[int]:
    """The types that are there at all, ascending."""
    found: list[int] = []
    servant = 0
    while crowd:
        if crowd & FIELD:
            found.append(servant)
        crowd >>= BITS
        servant += 1
    return found


def words(crowd: int) -> list[str]:
    """Everybody by name, in the order of the types."""
    told: list[str] = []
    for servant, name in enumerate(SERVANTS):
        told.extend([name] * count(crowd, servant))
    return told


def crowd_of(names: tuple[str, ...]) -> int:
    """The crowd with these names, which are servants' names."""
    crowd = 0
    for name in names:
        crowd += ONE[SERVANT_AT[name]]
    return crowd
