"""What chance answers: the first player, cards, tiles, themes and rolls of the die."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.words.actions import SEATS
from parlour.games.obsession.words.catalogue import (
    GENTRY,
    MILESTONES,
    OBJECTIVES,
    THEMES,
    TILES,
    VP_CARDS,
)
from parlour.kernel.action import Action


class First(Action):
    """Chance: the first player."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


class Cards(Action):
    """Chance: gentry cards; `starters` dealt or laid out for the draft, `guest` drawn, `look` looked at."""

    def __init__(self, verb: str, cards: tuple[int, ...]) -> None:
        super().__init__(" ".join([verb, *[GENTRY[card] for card in cards]]))
        self.verb: Final = verb
        self.cards: Final = cards


class DealObjectives(Action):
    """Chance: objectives drawn."""

    def __init__(self, objectives: tuple[int, ...]) -> None:
        super().__init__(" ".join(["objectives", *[OBJECTIVES[card] for card in objectives]]))
        self.objectives: Final = objectives


class DrawTile(Action):
    """Chance: a tile out of the bag."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"tile {TILES[tile]}")
        self.tile: Final = tile


class Tiles(Action):
    """Chance: the `monuments` of this game, or the service tiles of the first market (`service`)."""

    def __init__(self, verb: str, tiles: tuple[int, ...]) -> None:
        super().__init__(" ".join([verb, *[TILES[tile] for tile in tiles]]))
        self.verb: Final = verb
        self.tiles: Final = tiles


class Milestones(Action):
    """Chance: the milestones of this game."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(" ".join(["milestones", *[MILESTONES[card] for card in cards]]))
        self.cards: Final = cards


class DrawVpCard(Action):
    """Chance: a victory point card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"card {VP_CARDS[card]}")
        self.card: Final = card


class DrawTheme(Action):
    """Chance: a theme card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"theme {THEMES[card]}")
        self.card: Final = card


class Roll(Action):
    """Chance: the twenty-sided die."""

    def __init__(self, pips: int) -> None:
        super().__init__(f"roll {pips}")
        self.pips: Final = pips


FIRST: Final = tuple([First(seat) for seat in range(SEATS)])
GUEST: Final = tuple([Cards("guest", (card,)) for card in range(len(GENTRY))])
TILE: Final = tuple([DrawTile(tile) for tile in range(len(TILES))])
VP_CARD: Final = tuple([DrawVpCard(card) for card in range(len(VP_CARDS))])
THEME: Final = tuple([DrawTheme(card) for card in range(len(THEMES))])
ROLL: Final = tuple([Roll(pips) for pips in range(21)])
"""By the pips; nobody rolls a nought."""
