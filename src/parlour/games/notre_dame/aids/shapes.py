"""What `board_aids` tells a drawn board, key by key; docs/notation.md says what each means."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Level = Literal["safe", "close", "edge", "over"]


class Gain(TypedDict):
    """Something gained: prestige, gold, cubes or steps of the rat."""

    what: str
    amount: int
    park: int


class Asks(TypedDict):
    """The question that follows, with what it carries."""

    kind: str
    count: NotRequired[int]
    steps: NotRequired[int]
    cubes: NotRequired[int]


class Brings(TypedDict):
    """What something would bring before the next question."""

    gains: list[Gain]
    asks: Asks | None
    rat: int
    end: int
    level: Level


class Forecast(TypedDict):
    """What the plague would do to a seat now."""

    seat: int
    rat: int
    spread: int
    doctor: bool
    hospital: int
    end: int
    stops: int
    level: Level
    loss: int
    sectors: list[str]


class Shares(TypedDict):
    """The value of Notre Dame shared out, by seat."""

    cubes: int
    each: int
    shares: list[int]


class Gift(TypedDict):
    """What a donation brings."""

    gold: int
    prestige: int
    park: int


class CathedralAid(TypedDict):
    """Shares if the period ended now, and with one more cube of the viewer."""

    value: int
    now: Shares
    more: Shares | None
    gifts: list[Gift]


class PersonAid(TypedDict):
    """A person on display, and what a bribe brings."""

    person: str
    rats: int
    back: str
    brings: Brings | None
    each: int
    count: int


class NextPersons(TypedDict):
    """The persons of the next turn."""

    persons: list[str]
    rats: int


class SectorAid(TypedDict):
    """A sector of the viewer, and what the next piece there brings."""

    sector: str
    pieces: int
    cubes: int
    confidant: bool
    next: Brings
    park: int
    hospital: int


class CardAid(TypedDict):
    """A kind of action card, and what its action would bring."""

    kind: str
    possible: bool
    moves: bool
    pieces: int | None
    brings: Brings | None


DraftAid = TypedDict(
    "DraftAid",
    {
        "to": int,
        "from": int,
        "owners": list[int],
        "second": bool,
        "open": bool,
        "kept": str | None,
        "undrawn": list[str],
        "certain": bool,
    },
)
"""Who gets the cards passed on, whose cards the hand will be, and what is left in the own pile."""


class Stop(TypedDict):
    """A market that the carriage can drive to."""

    market: str
    steps: int
    route: list[str]
    bill: str | None
    brings: Brings | None


class ColourAid(TypedDict):
    """Bills of a colour: taken by the viewer, left on the board, and whether one may be taken."""

    colour: str
    taken: int
    left: int
    allowed: bool


class CarriageAid(TypedDict):
    """Where the viewer's carriage is and can go."""

    at: str
    steps: int
    stops: list[Stop]
    colours: list[ColourAid]


Projection = TypedDict(
    "Projection",
    {"now": int, "cathedral": int, "plague": int, "settled": int, "turns-left": int, "pace": int | None},
)
"""Points for certain if nothing more is gained, and where the pace so far would lead."""


CityAids = TypedDict(
    "CityAids",
    {
        "phase": int,
        "turns": int,
        "track": int,
        "ring": list[str],
        "plague": list[Forecast],
        "cathedral": CathedralAid,
        "next-persons": NextPersons | None,
        "reconstructed": bool,
        "persons": list[PersonAid],
        "sectors": NotRequired[list[SectorAid]],
        "cards": NotRequired[list[CardAid]],
        "draft": NotRequired[DraftAid],
        "carriage": NotRequired[CarriageAid],
        "answers": NotRequired[dict[str, Brings]],
        "projection": NotRequired[Projection],
    },
)
"""Forecasts and shares. A spectator gets neither what is the viewer's own nor what persons bring."""
