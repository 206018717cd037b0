"""What a seat is asked and may answer, as typed records; parts of the messages of `protocol`."""

from __future__ import annotations

from parlour.kernel.errors import Param
from parlour.server.wire.aids import Record, Thing


class Choice(Record):
    """A legal answer: the words to submit, and a message with parameters that says what it does."""

    action: str
    key: str
    params: dict[str, Param]


class Stage(Record):
    """The next step of a long answer: what to choose, what is chosen, parts or whole answers to choose."""

    ask: str
    chosen: list[str]
    so_far: list[Thing]
    parts: list[Thing]
    choices: list[Choice]
    more: bool


class Onward(Record):
    """The question that one answer leads to for certain: both can be answered in one go.

    The page puts its answers beside those of the first question; whoever takes one gives `action` first.
    """

    action: str
    kind: str
    rule: str
    choices: list[Choice]
    more: bool
    stage: Stage | None


class Offer(Record):
    """The open question to a seat. `more` says that `choices` is only the beginning of the list.

    Long answers are put together in stages; for programs that play, `examples` are some whole ones.
    `indifferent` says that all choices come to the same, so that nobody need be asked. `closing` is the one
    that ends what the seat is doing, where all else can wait for its next turn; empty elsewhere.
    """

    seat: int
    kind: str
    rule: str
    choices: list[Choice]
    more: bool
    stage: Stage | None
    examples: list[str]
    indifferent: bool
    closing: str
    onward: Onward | None
