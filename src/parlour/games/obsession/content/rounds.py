"""Round events and round tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.obsession.content.rows import Row
from parlour.games.obsession.content.shared import Names, Origin, read_names, read_origin
from parlour.games.obsession.content.words import EVENTS, TRACKS
from parlour.kernel.content import DataError

ROUNDS_MAX: Final[int] = 30


@dataclass(frozen=True)
class Event:
    """A round event. ``flipped_tile`` is the tile whose rose side the event needs."""

    id: str
    name: Names
    flipped_tile: str
    pounds: int
    reputation: int
    draw: int
    look_prestige: int
    keep: int
    activity: bool
    purchases: str
    estate_challenge_discount: int
    ignore_prestige_ratings: bool
    origin: Origin


@dataclass(frozen=True)
class Track:
    """A round track. ``events`` has the event of round 1 first.

    A reserve opens after the given round; on the Tableau track both open together.
    """

    id: str
    name: Names
    seasons: int
    season_length: int
    activity_rounds: int
    service_reserve_opens_after: int
    pr1_reserve_opens_after: int
    courtship: bool
    max_level: int
    reputation_vp: tuple[int, ...]
    duel_max_level: int
    duel_reputation_vp: tuple[int, ...]
    events: tuple[str, ...]
    origin: Origin


def read_event(row: Row) -> Event:
    return Event(
        id=row.word("id", EVENTS),
        name=read_names(row),
        flipped_tile=row.text("flipped_tile", ""),
        pounds=row.hundreds("pounds", 0, 1000, 0),
        reputation=row.number("reputation", 0, 10, 0),
        draw=row.number("draw", 0, 9, 0),
        look_prestige=row.number("look_prestige", 0, 9, 0),
        keep=row.number("keep", 0, 9, 0),
        activity=row.flag("activity", True),
        purchases=row.word("purchases", ("one", "any"), "one"),
        estate_challenge_discount=row.hundreds("estate_challenge_discount", 0, 500, 0),
        ignore_prestige_ratings=row.flag("ignore_prestige_ratings", False),
        origin=read_origin(row),
    )


def _events(row: Row, rounds: int) -> tuple[str, ...]:
    found: list[str] = []
    for number in range(1, rounds + 1):
        found.append(row.word(str(number), EVENTS))
    row.done()
    return tuple(found)


def read_track(row: Row) -> Track:
    seasons = row.number("seasons", 1, 4)
    season_length = row.number("season_length", 1, ROUNDS_MAX)
    max_level = row.number("max_level", 1, 11)
    reputation_vp = row.numbers("reputation_vp", 0, 100)
    duel_max_level = row.number("duel_max_level", 1, 11, 0)
    duel_reputation_vp = row.numbers("duel_reputation_vp", 0, 100, optional=True)
    if len(reputation_vp) != max_level or len(duel_reputation_vp) != duel_max_level:
        raise DataError("reputation-table-length", {"path": row.path})
    return Track(
        id=row.word("id", TRACKS),
        name=read_names(row),
        seasons=seasons,
        season_length=season_length,
        activity_rounds=row.number("activity_rounds", 1, ROUNDS_MAX),
        service_reserve_opens_after=row.number("service_reserve_opens_after", 0, ROUNDS_MAX),
        pr1_reserve_opens_after=row.number("pr1_reserve_opens_after", 0, ROUNDS_MAX),
        courtship=row.flag("courtship"),
        max_level=max_level,
        reputation_vp=reputation_vp,
        duel_max_level=duel_max_level,
        duel_reputation_vp=duel_reputation_vp,
        events=_events(row.row("events"), seasons * season_length),
        origin=read_origin(row),
    )
