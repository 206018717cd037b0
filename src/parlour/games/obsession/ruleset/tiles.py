"""The tiles: by number what is printed on them, and by face (number * 2 + side) what is asked there."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.servants import StandIn
from parlour.games.obsession.content.tiles import Face, TileEffect
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.ruleset.people import screens, sort_of
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
        self.bit: Final = tuple([1 << (code >> 1) for code in range(2 * len(data.tiles))])  # by face
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
        # For each slot of a face the sort of guests that it takes (`People.fit`)
        self.guest_sorts: Final = tuple(
            [tuple([sort_of(slot.kind, slot.any_pr) for slot in face.guests]) for face in self.faces]
        )
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


class Standing:
    """What faces do while they lie in an estate, by face: whoever walks through one asks these tables."""

    def __init__(self, faces: tuple[Face, ...], flips: tuple[str, ...]) -> None:
        effects = [face.effect for face in faces]
        # The village fair
        self.at_fair: Final = _have(effects, "village_fair")
        self.fair_pounds: Final = tuple([each.pounds if each is not None else 0 for each in effects])
        # Reputation that is earned: at the fair, in step 2, or by playing tiles of a category
        self.reputation: Final = tuple([each.reputation if each is not None else 0 for each in effects])
        monuments = _have(effects, "step2_reputation")
        self.monument: Final = tuple(
            [gain if is_one else 0 for gain, is_one in zip(self.reputation, monuments, strict=True)]
        )
        self.barn: Final = tuple(
            [
                CATEGORY_AT[each.category] if each is not None and each.kind == "on_play_category" else -1
                for each in effects
            ]
        )
        # Step 2: the Servants' Hall, the Parish Church
        self.hall: Final = _have(effects, "step2_gossip")
        self.talk: Final = tuple([each.target_reputation if each is not None else 0 for each in effects])
        self.church: Final = _have(effects, "step2_choice")
        # A resting servant may serve
        self.lends: Final = _have(effects, "use_resting_servant")
        # Servants who come with the tile
        self.servants: Final = tuple(
            [
                each.servants if each is not None and each.kind == "on_purchase_servant" else ()
                for each in effects
            ]
        )
        # The face that is up once a face was used
        self.turned: Final = tuple([_turned(code, flips[code >> 1]) for code in range(len(faces))])


def _have(effects: list[TileEffect | None], kind: str) -> tuple[bool, ...]:
    """By face: whether it has an ability of a kind."""
    return tuple([each is not None and each.kind == kind for each in effects])


def _turned(code: int, flip: str) -> int:
    """The face of a tile after an activity, as its flip says: at every use, once, or never."""
    return code ^ 1 if flip == "every_use" or (flip == "once" and not code & 1) else code
