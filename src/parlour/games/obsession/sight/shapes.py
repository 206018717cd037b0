"""What `plain` tells of a view, key by key; docs/notation-obsession.md says what each means.

What stands between marks is written by tools/write_fields.py.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class OwnTile(TypedDict):
    """A tile and the side that is up."""

    tile: str
    side: Literal["front", "back"]


class Space(TypedDict):
    """A space of the market."""

    tile: str
    copies: int


class DeckPart(TypedDict):
    """Some neighbouring cards of a deck, and those of them whose place the viewer knows."""

    cards: int
    settled: bool
    known: list[str]


SeatRow = TypedDict(
    "SeatRow",
    {
        "level": int,
        "position": int,
        "objective-count": int,
        "vp-card-count": int,
        "objectives-known": list[str],
        "score": dict[str, int],
        "objectives": NotRequired[list[str]],
        "vp-cards": NotRequired[list[str]],
        # fields: keys of seats
        "family": str | None,
        "pounds": int,
        "available": list[str],
        "quarters": list[str],
        "expended": list[str],
        "estate": list[OwnTile],
        "hand": list[str],
        "discard": list[str],
        "vp-cards-known": list[str],
        # fields end
    },
)
"""A player."""

MilestoneRow = TypedDict("MilestoneRow", {"milestone": str, "claimed-by": list[int]})
"""A milestone with the seats that have a place, first and second."""

TeamsRow = TypedDict(
    "TeamsRow",
    {
        "partners": list[int],
        "lent": list[str],
        "visiting": list[str],
        "asked": bool,
        "declined": list[str],
        "partner-dismissals": int,
    },
)
"""By seat the partner, and what has passed between partners in this turn."""

ChallengeRow = TypedDict(
    "ChallengeRow",
    {
        "target": int,
        "round": int,
        "column": int,
        "step": int,
        "counts-stolen": bool,
        "removed": list[str],
        "scrapped": list[str],
    },
)
"""The Estate Challenge; `column` is how many tiles a column takes."""

OpponentRow = TypedDict(
    "OpponentRow",
    {
        "name": str,
        "level": str,
        "base-score": int,
        "chart": list[list[int]],
        "vp-card-count": int,
        "vp-cards": list[str] | None,
        "fairchild": bool,
        "idle": bool,
        "removed": list[str],
        "escalation": list[int],
    },
)
"""The opponent of a solitaire game."""

PlainCounty = TypedDict(
    "PlainCounty",
    {
        "game": str,
        "modules": list[str],
        "options": dict[str, str],
        "viewer": int | None,
        "to-move": list[int | str],
        "question": str,
        "event": str,
        "season": int,
        "seats": list[SeatRow],
        "drawn": list[str],
        "drawn-count": int,
        "casual-deck": list[DeckPart],
        "prestige-deck": list[DeckPart],
        "objective-deck": list[DeckPart],
        "vp-deck": list[DeckPart],
        "theme-cards": int,
        "market": list[Space | None],
        "given-up": list[str],
        "milestones": NotRequired[list[MilestoneRow]],
        "claimed": NotRequired[bool],
        "teams": NotRequired[TeamsRow],
        "stacks": NotRequired[list[list[str]]],
        "challenge": NotRequired[ChallengeRow],
        "opponent": NotRequired[OpponentRow],
        # fields: keys
        "round": int,
        "first": int,
        "for-hire": list[str],
        "active": int | None,
        "passing": bool,
        "eligible-level": int,
        "disreputable": bool,
        "serving": list[str],
        "activity": OwnTile | None,
        "attending": list[str],
        "bought": int,
        "unlimited-purchases": bool,
        "refreshed": bool,
        "dismissals": int,
        "cheaper-tiles": int,
        "starters": list[str],
        "draft-row": list[str],
        "servant-row": list[str],
        "left-the-game": list[str],
        "without-useful-man": list[int],
        "stayed": list[str],
        "themes": list[str],
        "theme-round": int | None,
        "bag": dict[str, int],
        "new-in-market": int,
        "set-aside": list[str],
        "reserve": list[str],
        "reserves-open": int,
        "monuments": list[str],
        "market-redrawn": bool,
        # fields end
    },
)
"""Everything a seat may know."""
