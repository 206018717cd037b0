"""Round events and round tracks."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.shared import Named, Origin, hundreds, provenance
from parlour.games.obsession.content.words import EVENTS, TRACKS
from parlour.kernel.beyond.record import Row, fact, number, several, taken, word
from parlour.kernel.content import DataError, read_flag, read_text

ROUNDS_MAX: Final[int] = 30


class Event(Named):
    """A round event. ``flipped_tile`` is the tile whose rose side the event needs."""

    id: str = fact(word(EVENTS))
    flipped_tile: str = fact(read_text, absent="")
    pounds: int = fact(hundreds(0, 1000), absent=0)
    reputation: int = fact(number(0, 10), absent=0)
    draw: int = fact(number(0, 9), absent=0)
    look_prestige: int = fact(number(0, 9), absent=0)
    keep: int = fact(number(0, 9), absent=0)
    activity: bool = fact(read_flag, absent=True)
    purchases: str = fact(word(("one", "any")), absent="one")
    estate_challenge_discount: int = fact(hundreds(0, 500), absent=0)
    ignore_prestige_ratings: bool = fact(read_flag, absent=False)
    origin: Origin = taken(provenance)


def _events(row: Row, key: str) -> tuple[str, ...]:
    rounds = range(1, row.fields["seasons"] * row.fields["season_length"] + 1)

    def read(value: object, path: str) -> tuple[str, ...]:
        inner = Row(value, path)
        found = tuple([inner.take(str(each), word(EVENTS)) for each in rounds])
        inner.done()
        return found

    return row.take(key, read)


class Track(Named):
    """A round track. ``events`` has the event of round 1 first.

    A reserve opens after the given round; on the Tableau track both open together.
    """

    id: str = fact(word(TRACKS))
    seasons: int = fact(number(1, 4))
    season_length: int = fact(number(1, ROUNDS_MAX))
    activity_rounds: int = fact(number(1, ROUNDS_MAX))
    service_reserve_opens_after: int = fact(number(0, ROUNDS_MAX))
    pr1_reserve_opens_after: int = fact(number(0, ROUNDS_MAX))
    courtship: bool = fact(read_flag)
    max_level: int = fact(number(1, 11))
    reputation_vp: tuple[int, ...] = fact(several(number(0, 100)))
    duel_max_level: int = fact(number(1, 11), absent=0)
    duel_reputation_vp: tuple[int, ...] = fact(several(number(0, 100)), absent=())
    events: tuple[str, ...] = taken(_events)
    origin: Origin = taken(provenance)

    def check(self, path: str) -> None:
        tables = (self.reputation_vp, self.duel_reputation_vp)
        if tuple(map(len, tables)) != (self.max_level, self.duel_max_level):
            raise DataError("reputation-table-length", {"path": path})
