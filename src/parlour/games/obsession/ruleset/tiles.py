"""The tiles: by number what is printed on them, and by face (number * 2 + side) what is asked there."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.servants import StandIn
from parlour.games.obsession.content.tiles import Face
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.ruleset.people import screens
from parlour.games.obsession.ruleset.servants import needed
from parlour.games.obsession.words.catalogue import CATEGORY_AT, SERVANT_AT, TILE_AT
from parlour.games.obsession.words.plan import alternatives, any_rating, comes_from_supply


class Tiles:
    """Tiles and faces by number."""

    def __init__(self, data: Dataset, stand_ins: tuple[StandIn, ...]) -> None:
        # By tile
        self.rating: Final = tuple([tile.pr for tile in data.tiles])
        self.tsn: Final = tuple([tile.tsn for tile in data.tiles])
        self.flips: Final = tuple([tile.flip for tile in data.tiles])
        self.study: Final = TILE_AT["private-study"]
        # By face
        self.faces: Final[tuple[Face, ...]] = tuple(
            [face for tile in data.tiles for face in (tile.front, tile.back)]
        )
        self.start: Final = tuple([TILE_AT[name] * 2 for name in data.start.tiles])
        self.category: Final = tuple(
            [CATEGORY_AT[name] for tile in data.tiles for name in (tile.category, tile.category_back)]
        )
        self.is_activity: Final = tuple([face.mode == "activity" for face in self.faces])
        self.is_monument: Final = tuple([face.mode == "monument" for face in self.faces])
        self.vp: Final = tuple([face.vp for face in self.faces])
        self.need: Final = tuple([needed(_servants(face)) for face in self.faces])
        self.servant: Final = tuple(
            [-1 if face.servant == "none" else SERVANT_AT[face.servant] for face in self.faces]
        )
        self.frame: Final = tuple([_frame(stand_ins, servant) for servant in self.servant])
        self.from_supply: Final = tuple([comes_from_supply(face) for face in self.faces])
        self.styles: Final = tuple([_style(code, face) for code, face in enumerate(self.faces)])
        self.guest_kinds: Final = tuple([tuple([slot.kind for slot in face.guests]) for face in self.faces])
        self.guest_counts: Final = tuple([tuple([slot.count for slot in face.guests]) for face in self.faces])
        self.choices: Final = tuple([alternatives(face.favours) for face in self.faces])
        self.screens: Final = tuple([screens(face.favours) for face in self.faces])


def _servants(face: Face) -> tuple[str, ...]:
    """The servant on the frame of a tile."""
    return () if face.servant == "none" else (face.servant,)


def _frame(rules: tuple[StandIn, ...], servant: int) -> int:
    """The servant a tile asks for, where somebody could stand in for him or her on cards alone; else -1."""
    if servant < 0:
        return -1
    for rule in rules:
        if SERVANTS[servant] in rule.stands_for and not rule.only_tile and "tile" not in rule.place:
            return servant
    return -1


def _style(code: int, face: Face) -> int:
    """Equal for faces where a guest asks and brings the same: two suites never are, most others always."""
    if face.suite is not None:
        return (code + 2) << 1
    return 2 if any_rating(face) else 0
