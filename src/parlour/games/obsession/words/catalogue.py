"""Every component by number, in the order of the shipped tables. Corrections change values, not names.

Cards of which several copies exist are numbered `kind * COPIES + copy`; the first copy has the name of its
kind, the others a letter behind it.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.content.words import CATEGORIES, SERVANTS

_DATA: Final = load_dataset()

COPIES: Final = 12
_LETTERS: Final = "abcdefghijkl"

TILES: Final[tuple[str, ...]] = tuple([tile.id for tile in _DATA.tiles])
GENTRY: Final[tuple[str, ...]] = tuple([card.id for card in _DATA.gentry])
OBJECTIVE_KINDS: Final[tuple[str, ...]] = tuple([card.id for card in _DATA.objectives])
VP_KINDS: Final[tuple[str, ...]] = tuple([card.id for card in _DATA.vp_cards])
THEME_KINDS: Final[tuple[str, ...]] = tuple([theme.category for theme in _DATA.themes])
FAMILIES: Final[tuple[str, ...]] = tuple([family.id for family in _DATA.families])
MILESTONES: Final[tuple[str, ...]] = tuple([card.id for card in _DATA.milestones])
OPPONENTS: Final[tuple[str, ...]] = tuple([opponent.id for opponent in _DATA.opponents])
AREAS: Final = ("available", "quarters", "expended")
"""The three places of a player board where servants stand."""


def _copies(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """
    >>> _copies(("pounds-300",))[:3]
    ('pounds-300', 'pounds-300-b', 'pounds-300-c')
    """
    words: list[str] = []
    for kind in kinds:
        words.append(kind)
        words.extend([f"{kind}-{letter}" for letter in _LETTERS[1:]])
    return tuple(words)


OBJECTIVES: Final = _copies(OBJECTIVE_KINDS)
VP_CARDS: Final = _copies(VP_KINDS)
THEMES: Final = _copies(THEME_KINDS)

TILE_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(TILES)}
GENTRY_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(GENTRY)}
OBJECTIVE_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(OBJECTIVES)}
VP_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(VP_CARDS)}
THEME_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(THEMES)}
SERVANT_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(SERVANTS)}
CATEGORY_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(CATEGORIES)}
MILESTONE_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(MILESTONES)}
FAMILY_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(FAMILIES)}


_WORD: Final = 56
_PIECE: Final = (1 << _WORD) - 1
_IN_BYTE: Final = tuple([tuple([bit for bit in range(8) if (byte >> bit) & 1]) for byte in range(256)])
"""The numbers in each mask of a byte."""


def bits(mask: int) -> list[int]:
    """The numbers in a mask, ascending.

    >>> bits(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    at = 0
    while mask:
        # In pieces that fit a machine word, which compiled code handles without a call.
        piece = mask & _PIECE
        number = at
        while piece:
            low = piece & 255
            if low:
                for bit in _IN_BYTE[low]:
                    found.append(number + bit)
            piece >>= 8
            number += 8
        mask >>= _WORD
        at += _WORD
    return found


def mask_of(numbers: tuple[int, ...]) -> int:
    """The mask that holds *numbers*."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
