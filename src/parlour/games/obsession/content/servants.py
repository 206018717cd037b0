"""Servants, pools for hire, stand-ins, and the extra abilities of the Upstairs, Downstairs staff."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.shared import Named, Origin, provenance
from parlour.games.obsession.content.words import SERVANTS, SETS, STAND_IN_CONDITIONS, Ids
from parlour.kernel.beyond.record import Record, by_id, fact, number, several, taken, word
from parlour.kernel.content import read_flag, read_text

PIECES_MAX: Final[int] = 40
PLACES: Final[Ids] = ("tile", "guest", "market", "service-tile")
EXTRA_PLACES: Final[Ids] = (
    "activity-tile",
    "gentry-card",
    "gentry-card-or-activity-tile",
    "private-study",
    "market-tile",
    "own-tile",
    "removed-from-game",
)
EXTRA_EFFECTS: Final[Ids] = (
    "reputation",
    "guest_pr_limit",
    "pounds",
    "look_more",
    "tile_price",
    "tile_pr",
    "refresh_market",
    "fetch_tile",
)


class Servant(Named):
    """A type of servant. ``limit``: most a family may have, 0 for no limit; ``vp``: points at the end."""

    id: str = fact(word(SERVANTS))
    set: str = fact(word(SETS))
    gender: str = fact(word(("G", "L")))
    size: str = fact(word(("tall", "short", "small")))
    colour: str = fact(read_text)
    count_base: int = fact(number(0, PIECES_MAX))
    count_ud: int = fact(number(0, PIECES_MAX))
    start: int = fact(number(0, 5))
    hireable: bool = fact(read_flag)
    recruitable: bool = fact(read_flag)
    limit: int = fact(number(0, PIECES_MAX))
    serves: tuple[str, ...] = fact(several(word(PLACES)))
    guest_gender: str = fact(word(("any", "none", "G", "L")))
    acquired_by_tile: str = fact(read_text, absent="")
    rehire_after_removal: bool = fact(read_flag, absent=True)
    vp: int = fact(number(0, 10))
    origin: Origin = taken(provenance)


class Pool(Record):
    """Servants for hire at setup; mode ``ud`` plays with the Upstairs, Downstairs staff."""

    id: str = fact(read_text)
    mode: str = fact(word(("base", "ud")))
    players: int = fact(number(1, 6))
    servants: tuple[tuple[str, int], ...] = fact(by_id(number(0, PIECES_MAX), SERVANTS))
    last_player_pounds: tuple[int, ...] = fact(several(number(0, 1000)), absent=())
    origin: Origin = taken(provenance)


class StandIn(Record):
    """A servant who may serve for another, and where the missing one is asked for."""

    id: str = fact(read_text)
    servant: str = fact(word(SERVANTS))
    stands_for: tuple[str, ...] = fact(several(word(SERVANTS)))
    place: tuple[str, ...] = fact(several(word(PLACES)))
    condition: str = fact(word(STAND_IN_CONDITIONS))
    requires_tile: str = fact(read_text, absent="")
    only_tile: str = fact(read_text, absent="")
    cancels_extra: bool = fact(read_flag, absent=False)
    origin: Origin = taken(provenance)


class ExtraEffect(Record):
    kind: str = fact(word(EXTRA_EFFECTS))
    amount: int = fact(number(-1000, 1000))
    position: int = fact(number(1, 6), absent=0)
    returns_position: int = fact(number(1, 6), absent=0)
    not_monument: bool = fact(read_flag, absent=False)


class Extra(Record):
    """What a servant does when placed without being asked for; ``step`` 0 means at any time of the turn."""

    id: str = fact(read_text)
    servant: str = fact(word(SERVANTS))
    place: str = fact(word(EXTRA_PLACES))
    step: int = fact(number(0, 8))
    effect: ExtraEffect = fact(ExtraEffect.read)
    needs_favour: tuple[str, ...] = fact(several(read_text), absent=())
    also_when_mandatory: bool = fact(read_flag, absent=False)
    per_turn: int = fact(number(1, 9), absent=0)
    only_round: str = fact(word(("village-fair",)), absent="")
    never_free: bool = fact(read_flag, absent=False)
    once: bool = fact(read_flag, absent=False)
    origin: Origin = taken(provenance)


class Hire(Record):
    """The hiring activity: its tile, who may run it, and how many servants it brings."""

    tile: str = fact(read_text)
    servants: tuple[str, ...] = fact(several(word(SERVANTS)))
    take: int = fact(number(1, 9))
    recruit_take: int = fact(number(1, 9))
    recruit_side: str = fact(word(("front", "back")))
    recruit_types: tuple[str, ...] = fact(several(word(SERVANTS)))
    origin: Origin = taken(provenance)


class ServantDraft(Record):
    row: tuple[str, ...] = fact(several(word(SERVANTS)))
    copies_each: int = fact(number(1, 9))
    howard_may_not_take: str = fact(word(SERVANTS))
    origin: Origin = taken(provenance)
