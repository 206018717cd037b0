"""What `board_aids` tells a drawn board, key by key; docs/notation-obsession.md says what each means."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from parlour.kernel.errors import Param


class Thing(TypedDict):
    """Something to show, in the shape it has on the wire."""

    sort: str
    value: Param


class Choice(TypedDict):
    """An action and how to say it."""

    action: str
    key: str
    params: dict[str, Param]


class Price(TypedDict):
    """A price and how it comes about; `space` 0 is a reserve."""

    tile: str
    space: int
    price: int
    base: int
    change: int
    sale: int
    reserve: str | None


class RoundAhead(TypedDict):
    """A space of the track, and what is still to come there."""

    round: int
    season: int
    event: str
    notes: list[Thing]


class SeasonAhead(TypedDict):
    """A season, its theme once it is revealed, and the round of its courtship."""

    season: int
    theme: str | None
    courtship: int


class CourtshipAhead(TypedDict):
    """What everybody could show at the next courtship, and who would win it now; -1 is the opponent."""

    categories: list[str]
    round: int
    last: bool
    totals: list[int]
    leaders: list[int]


class ObjectiveNow(TypedDict):
    """An objective that the viewer can see, with its points as things stand."""

    seat: int | None
    objective: str
    vp: int | None
    most: int | None
    goal: Thing
    worth: Thing


class ServantAhead(TypedDict):
    """How many servants of a type are free at the coming turns, if nobody is used."""

    servant: str
    total: int
    free: list[int]


class ServiceAhead(TypedDict):
    """The rounds of the next turns, and who is free at them."""

    rounds: list[int]
    now: bool
    rows: list[ServantAhead]
    back: int | None


class OpponentNow(TypedDict):
    """The card of the opponent of a solitaire game."""

    season: int
    columns: list[str]
    standing: int
    modifier: int


class CountOf(TypedDict):
    """How much there is of what is asked for."""

    count: int
    of: int


class MilestoneNow(TypedDict):
    """What a milestone asks for, and by seat how far everybody is."""

    milestone: str
    goal: Thing
    progress: list[CountOf]


class TeamNow(TypedDict):
    """The score of a team by category; null for what the viewer cannot know."""

    seats: list[int]
    score: dict[str, int | None]


class ConsentAsked(TypedDict):
    """What the viewer is asked to agree to: money, an activity that takes own people, or a servant."""

    by: int
    steps: int
    pounds: NotRequired[int]
    loan: NotRequired[int]
    activity: NotRequired[Choice]
    lending: NotRequired[Choice]
    guests: NotRequired[list[str]]
    enjoyed: NotRequired[list[str]]
    servants: NotRequired[list[str]]
    help: NotRequired[list[str]]


class RoundPoints(TypedDict):
    """The points for ending in a round."""

    round: int
    vp: int


class Theft(TypedDict):
    """The tile that a number of the thief's die would take now."""

    roll: int
    tile: str | None


class ChallengeNow(TypedDict):
    """The Estate Challenge: what is to be beaten, and what the thief would take."""

    target: int
    modifiers: list[RoundPoints]
    theft: list[Theft]


class Helped(TypedDict):
    """Tiles and guests that can be used with help only: of servants, the `carriage` or the `partner`."""

    tiles: dict[str, list[str]]
    guests: dict[str, list[str]]


class GuestLimit(TypedDict):
    """The most prestige guests of a circle, and how many each seat has."""

    limit: int
    guests: list[int]


CountyAids = TypedDict(
    "CountyAids",
    {
        "prices": list[Price],
        "rounds": list[RoundAhead],
        "seasons": list[SeasonAhead],
        "courtship": CourtshipAhead | None,
        "columns": list[dict[str, int]],
        "objectives": list[ObjectiveNow],
        "service": ServiceAhead | None,
        "max-level": int,
        "opponent": OpponentNow | None,
        "milestones": list[MilestoneNow],
        "teams": list[TeamNow],
        "consent": ConsentAsked | None,
        "challenge": ChallengeNow | None,
        "helped": Helped | None,
        "guest-limit": GuestLimit | None,
    },
)
"""Prices, the track, the courtship race, service at the coming turns, points, modes of play."""
