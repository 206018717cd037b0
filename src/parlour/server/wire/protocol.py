"""Every message of the socket, as typed records. `tools/web_types.py` writes their TypeScript twins.

Over the socket each message is one JSON object with a `type`. What a client asks carries an `id` of its own
choosing, and the answer repeats it; for `submit`, `undo` and `say` that id is the idempotency key: sent
again, it is answered again and carried out once. Everything said is ids and numbers; words are found by the
reader in the reader's language.
"""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.kernel.errors import Param
from parlour.server.wire import bounds

Plain = dict[str, Any]
"""JSON-able data whose shape belongs to the game; docs/notation.md describes it."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


# What a table is


class SeatInfo(Record):
    """Who sits where. `kind` is person, open or bot; a person who is away is played for by `bot`."""

    seat: int
    kind: bounds.SeatKind
    name: str
    bot: str
    away: bool
    online: bool


class TimeControl(Record):
    """Seconds in the bank of each seat, and seconds added with each answer. No bank means no clock."""

    bank: bounds.Bank
    increment: bounds.Increment


class TableInfo(Record):
    """A table as everybody sees it. `practice` tables let one take back anything while the game lasts.

    After `consent_after` hours the silence of somebody who is away means consent to taking back; 0: never.
    """

    id: bounds.TableId
    game: bounds.GameId
    title: str
    modules: list[str]
    options: dict[str, str]
    data: str
    corrected: bool
    seats: list[SeatInfo]
    public: bool
    practice: bool
    consent_after: bounds.Hours
    time: TimeControl | None
    guide: str
    over: bool
    ply: int
    waiting: list[int]
    rematch: str
    created: int
    touched: int


# What a seat is told


class Why(Record):
    """A refusal: reason code, parameters, and the section of the rulebook it stems from."""

    reason: str
    rule: str
    params: dict[str, Param]


class Choice(Record):
    """A legal answer: the words to submit, and a message with parameters that says what it does."""

    action: str
    key: str
    params: dict[str, Param]


class Thing(Record):
    """Something to show: an id with its sort, a number, or a label. See `parlour.kernel.game.Cell`."""

    sort: str
    value: Param


class Stage(Record):
    """The next step of a long answer: what to choose, what is chosen, parts or whole answers to choose."""

    ask: str
    chosen: list[str]
    so_far: list[Thing]
    parts: list[Thing]
    choices: list[Choice]
    more: bool


class Offer(Record):
    """The open question to a seat. `more` says that `choices` is only the beginning of the list.

    Long answers are put together in stages; for programs that play, `examples` are some whole ones.
    """

    seat: int
    kind: str
    rule: str
    choices: list[Choice]
    more: bool
    stage: Stage | None
    examples: list[str]


class Told(Record):
    """An event as its reader may see it, and the ply that brought it about."""

    ply: int
    event: Plain


class UndoInfo(Record):
    """What taking back means for the looking seat: `free`, `ask` or `none`. And who asks for it, if any."""

    tier: bounds.Tier
    to: int
    asked_by: int | None
    agreed: list[int]
    waiting: list[int]


class Clock(Record):
    """Milliseconds left in the bank of each seat, and the seats whose clock runs."""

    left: list[int]
    running: list[int]


class Sheet(Record):
    """A row of the score sheet; seat -1 is an opponent without a seat."""

    seat: int
    terms: list[tuple[str, int]]
    total: int
    tie_break: int
    rank: int


# From the client, over the socket


class Hello(Record, tag="hello"):
    """The first message: the secrets of the seats held, and the ply known already (for a reconnect)."""

    tokens: list[str] = []
    seat: int | None = None
    events_from: int = 0


class Look(Record, tag="look"):
    """Look at the table from another seat that is held; None is the spectator's place."""

    id: str
    seat: int | None


class Submit(Record, tag="submit"):
    """Answer the open question. `ply` is the position that was answered: a stale one changes nothing.

    `epoch` is that of the position, too: after something was taken back, the same ply is another position.
    """

    id: str
    seat: int
    ply: int
    action: str
    epoch: int = -1


class Compose(Record, tag="compose"):
    """Ask for the next stage of a long answer after the parts chosen."""

    id: str
    seat: int
    chosen: list[str]


class Preview(Record, tag="preview"):
    """Ask what an answer would bring, as far as the seat can know."""

    id: str
    seat: int
    action: str


class AskWhy(Record, tag="why"):
    """Ask why an answer, or a thing by its id, is not possible."""

    id: str
    seat: int
    action: str = ""
    name: str = ""


class AskAids(Record, tag="aids"):
    """Ask for the player's aids of the position: forecasts, projections, reasons."""

    id: str
    seat: int | None


class Undo(Record, tag="undo"):
    """Take back to the own last answer, at once where that is free, else with everybody's consent.

    It is free as long as nobody could learn anything by the answer, and never once the game is over.
    """

    id: str
    seat: int


class AnswerUndo(Record, tag="answer-undo"):
    """Consent to a request to take back, or refuse it."""

    id: str
    seat: int
    agree: bool


class Say(Record, tag="say"):
    """Say something: a phrase that everybody reads in his own language, or free text.

    Said `to` the `team`, only the partner of the seat hears it; without a word there, the whole table.
    """

    id: str
    seat: int
    phrase: str = ""
    text: str = ""
    to: str = ""


class Leave(Record, tag="leave"):
    """Let a bot play for the seat."""

    id: str
    seat: int
    bot: str = "steward"


class Return(Record, tag="return"):
    """Take the seat back from the bot."""

    id: str
    seat: int


class Ping(Record, tag="ping"):
    """Is anybody there?"""

    id: str


ClientMessage = (
    Hello
    | Look
    | Submit
    | Compose
    | Preview
    | AskWhy
    | AskAids
    | Undo
    | AnswerUndo
    | Say
    | Leave
    | Return
    | Ping
)


# From the server, over the socket


class ChatLine(Record):
    """Something said at the table. `only` are the seats it was said among; none means everybody."""

    n: int
    seat: int
    name: str
    phrase: str
    text: str
    at: int
    only: list[int]


class Welcome(Record, tag="welcome"):
    """The answer to `hello`: the table, the seats held, and what was said lately."""

    table: TableInfo
    held: list[int]
    chat: list[ChatLine]


class Position(Record, tag="position"):
    """The table as the looking seat sees it, after every change, with what happened since the last one."""

    ply: int
    epoch: int
    seat: int | None
    view: Plain
    offer: Offer | None
    events: list[Told]
    events_from: int
    undo: UndoInfo
    clock: Clock | None
    over: bool
    scores: list[Sheet]
    waiting: list[int]
    thinking: list[int]


class Acked(Record, tag="acked"):
    """The answer is carried out and kept; *ply* is the position it led to."""

    id: str
    ply: int


class Refused(Record, tag="refused"):
    """The rules refuse the answer; nothing has changed."""

    id: str
    why: Why


class Failed(Record, tag="failed"):
    """The message could not be taken: an error code with its parameters."""

    id: str
    code: str
    params: dict[str, Param]


class Staged(Record, tag="staged"):
    """The answer to `compose`; no stage where the question is answered at once."""

    id: str
    ply: int
    stage: Stage | None


class Previewed(Record, tag="previewed"):
    """The answer to `preview`: what would happen for certain, then whether chance or somebody goes on.

    `before` and `after` are the seat's own row of the view; `unknown` says that chance decides the rest,
    `together` that others answer the same question unseen, and `revealed` that somebody would learn from it:
    taking it back would not be free.
    """

    id: str
    ply: int
    why: Why | None
    events: list[Told]
    before: Plain
    after: Plain
    unknown: bool
    together: bool
    revealed: bool


class Reasons(Record, tag="reasons"):
    """The answer to `why`: None as a reason means that it is possible."""

    id: str
    found: list[Found]


class Found(Record):
    """A thing, or an answer, and why it is not possible."""

    sort: str
    name: str
    why: Why | None


class Table(Record):
    """A titled table of things, as the games lay them out. See `parlour.kernel.game.Block`."""

    title: str
    columns: list[Thing]
    rows: list[list[list[Thing]]]


class Aids(Record, tag="aids"):
    """The player's aids: tables by name, and what cannot be used with the reason."""

    id: str
    ply: int
    seat: int | None
    tables: dict[str, list[Table]]
    found: list[Found]
    more: Plain


class Seats(Record, tag="seats"):
    """The table has changed: who sits where, who is there, or a rematch."""

    table: TableInfo


class Said(Record, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Pong(Record, tag="pong"):
    """Here I am."""

    id: str


ServerMessage = (
    Welcome | Position | Acked | Refused | Failed | Staged | Previewed | Reasons | Aids | Seats | Said | Pong
)
