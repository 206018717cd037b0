"""Every message of the socket, as typed records. `tools/web_types.py` writes their TypeScript twins.

Over the socket each message is one JSON object with a `type`. What a client asks carries an `id` of its own
choosing, and the answer repeats it; for `submit`, `undo` and `say` that id is the idempotency key: sent
again, it is answered again and carried out once. Everything said is ids and numbers; words are found by the
reader in the reader's language.
"""

from __future__ import annotations

import msgspec

from parlour.kernel.errors import Param
from parlour.server.wire import bounds
from parlour.server.wire.aids import Better as Better
from parlour.server.wire.aids import Found as Found
from parlour.server.wire.aids import Plain as Plain
from parlour.server.wire.aids import Range as Range
from parlour.server.wire.aids import Record as Record
from parlour.server.wire.aids import Remedy as Remedy
from parlour.server.wire.aids import Table as Table
from parlour.server.wire.aids import Thing as Thing
from parlour.server.wire.aids import Unknown as Unknown
from parlour.server.wire.aids import Why as Why
from parlour.server.wire.offered import Choice as Choice
from parlour.server.wire.offered import Offer as Offer
from parlour.server.wire.offered import Onward as Onward
from parlour.server.wire.offered import Stage as Stage

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


class Told(Record, omit_defaults=True):
    """An event as its reader may see it, and the ply that brought it about.

    What was kept from the reader until the end of the game has been `opened`.
    """

    ply: int
    event: Plain
    opened: bool = False


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

    tokens: list[str] = msgspec.field(default_factory=list)
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
    """Ask for the next stage of a long answer after the parts chosen.

    `first` is the answer that would be given before it, see `Onward`; `ahead` asks for the next question of a
    seat that is not to move, see `AskAhead`.
    """

    id: str
    seat: int
    chosen: list[str]
    first: str = ""
    ahead: bool = False


class Preview(Record, tag="preview"):
    """Ask what an answer would bring, as far as the seat can know; `first` and `ahead` as in `Compose`."""

    id: str
    seat: int
    action: str
    first: str = ""
    ahead: bool = False


class AskAhead(Record, tag="ahead"):
    """Ask for the next question of a seat that is not to move, as it would be put if the turn came now."""

    id: str
    seat: int


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
    | AskAhead
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
    """The table as the looking seat sees it, after every change, with what happened since the last one.

    What happened from ply `news_from` on has come after the last turn of that seat.
    """

    ply: int
    epoch: int
    seat: int | None
    view: Plain
    offer: Offer | None
    events: list[Told]
    events_from: int
    news_from: int
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

    `before` and `after` are the seat's own row of the view, `after` without what cannot be known; `unknown`
    says that chance decides the rest, `together` that others answer the same question unseen, and `revealed`
    that somebody would learn from it: taking it back would not be free. `unknowns` are things that will come
    without being known, `ranges` what chance can make of own numbers. `better` says of keys of the row which
    way is good for the seat; of the others neither is. `plan` is what the game makes of it, where it makes
    plans.
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
    unknowns: list[Unknown]
    ranges: list[Range]
    better: dict[str, Better]
    plan: Plain | None


class Ahead(Record, tag="ahead"):
    """The answer to `ahead`; no offer where nothing can be planned yet."""

    id: str
    ply: int
    seat: int
    offer: Offer | None


class Reasons(Record, tag="reasons"):
    """The answer to `why`: None as a reason means that it is possible."""

    id: str
    found: list[Found]


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
    Welcome
    | Position
    | Acked
    | Refused
    | Failed
    | Staged
    | Previewed
    | Ahead
    | Reasons
    | Aids
    | Seats
    | Said
    | Pong
)
