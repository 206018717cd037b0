"""What the HTTP part takes and gives: the lobby, the catalogue, files, earlier positions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.kernel.errors import Param
from parlour.server.wire import bounds
from parlour.server.wire.protocol import Plain, Record, Sheet, TableInfo, Thing, TimeControl, Told


class Alive(Record):
    """The server answers."""

    status: bounds.Up


class Ready(Record):
    """The server can be played on: tables can be kept, and bots think."""

    status: bounds.ReadyWord
    store: bounds.Up
    workers: bounds.Up


class SeatWish(Record):
    """How a seat of a new table is filled: me, local (another person at this screen), open, or bot."""

    kind: bounds.WishKind
    name: bounds.Name = ""
    bot: bounds.BotWish = ""


class NewTable(Record):
    """What a new table is to be.

    After `consent_after` hours the silence of somebody who is away means consent to taking back; 0: never.
    """

    game: bounds.GameId
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=bounds.MOST_SEATS)]
    modules: bounds.Modules = msgspec.field(default_factory=list)
    options: bounds.Options = msgspec.field(default_factory=dict)
    corrections: Plain = msgspec.field(default_factory=dict)
    title: bounds.Title = ""
    public: bool = False
    practice: bool | None = None
    consent_after: bounds.Hours = 0
    time: TimeControl | None = None
    guide: bounds.Guide = ""
    seed: bounds.Seed = ""


class Made(Record):
    """A table was made: the secret of its maker's seats, and an invitation for each open seat."""

    table: TableInfo
    token: str
    held: list[int]
    invitations: dict[str, str]
    watch: str


class Claim(Record):
    """Take an open seat. Private tables want the invitation that the link carries."""

    seat: bounds.SeatNumber
    name: bounds.Name
    invitation: bounds.Secret = ""


class Claimed(Record):
    """The seat is taken: its secret."""

    table: TableInfo
    token: str
    held: list[int]


class ModuleInfo(Record):
    """A module of a game; `stage` says whether it is settled.

    One that `brings` has whatever it requires come along; one `by_itself` comes where it is needed, unasked.
    """

    id: str
    requires: list[str]
    excludes: list[str]
    stage: bounds.ModuleStage
    brings: bool
    alone: bool
    by_itself: bool


class OptionInfo(Record):
    """An option of a game; without `choices` the value is free text.

    It has a use with one of the modules `only_with`, or always where none is named; never `not_with` others.
    """

    id: str
    default: str
    choices: list[str]
    only_with: list[str]
    not_with: list[str]


class GameInfo(Record):
    """A game's card in the catalogue."""

    id: bounds.GameId
    rules: str
    least: int
    most: int
    base: str
    modules: list[ModuleInfo]
    options: list[OptionInfo]
    designer: str
    publisher: str
    bots: list[bounds.BotId]
    data: str
    seat_option: str
    questions: list[str]
    sections: list[Section]


class GrammarInfo(Record):
    """What the parameters of a game's texts hold, and where the names of its ids are found."""

    prefix: str
    sorts: dict[str, str]
    lists: dict[str, str]
    keys: dict[str, list[str]]
    compounds: dict[str, list[str]]
    """The message that puts the names together, then the parts."""
    seats: list[str]
    seats_in: dict[str, list[str]] = msgspec.field(name="seatsIn")
    tables: dict[str, str]
    kinds: dict[str, list[str]]
    lowered: list[str]
    titles: dict[str, list[str]]
    """By language: titles before a name that have a small letter inside a sentence."""


class Section(Record):
    """A section of the rulebook that refusals may cite."""

    id: str
    book: str
    page: str


class Problem(Record):
    """An error: a code and its parameters. Every HTTP error has this body."""

    code: str
    params: dict[str, Param]


class Checked(Record):
    """Whether a setup holds together, and what it would be played with.

    `modules` and `options` are settled: with the modules that others bring along, and with every default.
    `partners` has for each seat the one it shares a team with, or -1.
    """

    problem: Problem | None
    data: str
    warnings: list[Problem]
    modules: list[str]
    options: dict[str, str]
    partners: list[int]


class SetupWish(Record):
    """A setup to be checked."""

    game: bounds.GameId
    seats: bounds.SeatCount
    modules: bounds.ModulesToCheck = msgspec.field(default_factory=list)
    options: bounds.Options = msgspec.field(default_factory=dict)
    corrections: Plain = msgspec.field(default_factory=dict)


class FactInfo(Record):
    """A printed value and where it comes from."""

    path: str
    value: Any
    status: bounds.FactStatus
    source: str


class FactsInfo(Record):
    """A data set: its digest and every fact in it."""

    hash: str
    entries: list[FactInfo]
    warnings: list[Problem]


class LogText(Record):
    """A game as one file."""

    log: bounds.LogWords


class Verified(Record):
    """What a file proves: its chain is whole, it replays by the rules, and this is the outcome."""

    game: bounds.GameId
    plies: int
    over: bool
    hash: str
    scores: list[Sheet]
    names: list[str]


class Mine(Record):
    """The tables whose secrets a browser holds."""

    tables: bounds.Secrets


class Standing(Record):
    """One of my tables, whether it is my turn there, and how it ended; `places` is empty until it has."""

    table: TableInfo
    held: list[int]
    my_turn: bool
    places: list[Place]


class Place(Record):
    """What somebody came to in a game that is over; seat -1 is an opponent without a seat."""

    seat: int
    total: int
    rank: int


class History(Record):
    """Everything that happened, as a seat may know it; after the end also how the score came about.

    `turns` are the places where a turn or round begins. The rest is empty until the game is over: the score
    by round and wherever it changed, the portions that add up to it, what breaks a tie of
    each line of the sheet, and why the game ended.
    """

    events: list[Told]
    plies: int
    turns: list[TurnMark]
    rounds: list[RoundScore]
    changes: list[PlyScore]
    portions: list[Portion]
    ties: list[list[Thing]]
    ending: Thing | None


class TurnMark(Record):
    """A turn or round begins: the position after `ply` answers, its number, and whose turn it is, or -1."""

    ply: int
    label: int
    seat: int


class RoundScore(Record):
    """The open score of every seat at one moment of the game."""

    ply: int
    label: int
    totals: list[int]


class PlyScore(Record):
    """The score after `ply` answers, where it is another than before."""

    ply: int
    totals: list[int]


class Portion(Record):
    """A part of a line of the score sheet: what it counts as, what gave it, and its answer, or -1."""

    seat: int
    source: str
    what: Thing | None
    points: int
    ply: int


class Shared(Record):
    """The key that opens the result of a finished game to anybody: the link is /r/TABLE/KEY."""

    key: str


class Result(Record):
    """A finished game as anybody with its link sees it."""

    table: TableInfo
    view: Plain
    scores: list[Sheet]
    history: History
