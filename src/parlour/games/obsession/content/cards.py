"""Objective cards, victory point cards and milestones."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.shared import VP_MAX, Favour, Named, Origin, favour_of, provenance
from parlour.games.obsession.content.words import (
    CARD_FAVOURS,
    CATEGORIES,
    CONDITIONS,
    GENDERS,
    GENTRY_KINDS,
    OBJECTIVE_CATEGORIES,
    OBJECTIVE_DECKS,
    SCORES,
    SERVANTS,
    SETS,
)
from parlour.kernel.beyond.record import Record, Row, by_id, fact, number, several, taken, word
from parlour.kernel.content import read_flag, read_text

DECK_MAX: Final[int] = 99


class Condition(Record):
    """What an objective or a milestone asks for. Only what its kind needs is set."""

    kind: str = fact(word(CONDITIONS))
    amount: int = fact(number(1, 5000), absent=0)
    tiles: tuple[str, ...] = fact(several(read_text), absent=())
    kinds: tuple[str, ...] = fact(several(word(GENTRY_KINDS)), absent=())
    genders: tuple[str, ...] = fact(several(word(GENDERS)), absent=())
    min_pr: int = fact(number(1, 8), absent=0)
    category: str = fact(word(CATEGORIES), absent="")
    include_start: bool = fact(read_flag, absent=False)
    servants: tuple[tuple[str, int], ...] = fact(by_id(number(0, 20), SERVANTS), absent=())


def _unit(row: Row, key: str) -> int:
    return row.take(key, number(1, 20)) if row.fields["kind"] == "per" else 0


class Score(Record):
    """``flat``: the points when the condition is met. ``per``: the points for every full unit counted."""

    kind: str = fact(word(SCORES))
    vp: int = fact(number(1, VP_MAX))
    unit: int = taken(_unit)


class Objective(Named):
    category: str = fact(word(OBJECTIVE_CATEGORIES))
    deck: str = fact(word(OBJECTIVE_DECKS))
    copies: int = fact(number(1, 5))
    condition: Condition = fact(Condition.read)
    score: Score = fact(Score.read)
    origin: Origin = taken(provenance)


class ObjectiveRules(Record):
    """Sizes of the decks, cards dealt, drawn, discarded and scored."""

    base_deck: int = fact(number(1, DECK_MAX))
    ud_deck: int = fact(number(1, DECK_MAX))
    deal_standard: int = fact(number(1, 9))
    deal_extended: int = fact(number(1, 9))
    deal_six_players: int = fact(number(1, 9))
    track_draw: int = fact(number(1, 9))
    track_keep: int = fact(number(1, 9))
    discard_after_courtship: int = fact(number(0, 9))
    score_standard: int = fact(number(1, 9))
    score_extended: int = fact(number(1, 9))
    ud_dropped: tuple[str, ...] = fact(several(read_text))
    origin: Origin = taken(provenance)


class VpCard(Named):
    """A type of victory point card: points at the end, or its favour when surrendered."""

    vp: int = fact(number(0, VP_MAX))
    copies: int = fact(number(1, 12))
    favour: Favour = fact(favour_of(CARD_FAVOURS))
    origin: Origin = taken(provenance)


class Milestone(Named):
    set: str = fact(word(SETS))
    condition: Condition = fact(Condition.read)
    vp_first: int = fact(number(1, VP_MAX))
    vp_second: int = fact(number(1, VP_MAX))
    needs_ud_servants: bool = fact(read_flag)
    origin: Origin = taken(provenance)


class MilestoneRules(Record):
    per_game: int = fact(number(1, 10))
    places: int = fact(number(1, 6))
    markers: int = fact(number(1, 50))
    markers_per_family: int = fact(number(1, 10))
    not_used_in: tuple[str, ...] = fact(several(read_text))
    default_off_in: tuple[str, ...] = fact(several(read_text))
    origin: Origin = taken(provenance)
