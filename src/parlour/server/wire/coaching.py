"""What the coach says over HTTP: hints, reviews, and branches of what might have been."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.server.wire import bounds
from parlour.server.wire.aids import Plain, Record, Thing
from parlour.server.wire.offered import Choice


class CoachReason(Record):
    """What speaks for an answer, or against it: a code, the points, the line of the score sheet."""

    code: str
    points: float
    source: str


class CoachAnswer(Record):
    """An answer with the lead and the chance to win that it leads to."""

    choice: Choice
    lead: float
    chance: float


class CoachHint(Record):
    """A hint: where to look, two answers side by side, which of them is better, and why."""

    ply: int
    kind: str
    rule: str
    area: Thing
    pair: list[CoachAnswer]
    best: int
    reasons: list[CoachReason]
    close: bool


class CoachDot(Record):
    """A point of the graph: before the answer `ply`, the chance to win and the expected lead."""

    ply: int
    step: int
    chance: float
    lead: float


class CoachVerdict(Record):
    """A decision that was judged; `best` is what would have been better."""

    ply: int
    kind: str
    step: int
    action: Choice
    best: Choice
    lost: float
    chance_lost: float
    grade: str
    reasons: list[CoachReason]


class CoachAccuracy(Record):
    """How well a period or season was played."""

    chapter: int
    decisions: int
    lost: float
    percent: int


class CoachLesson(Record):
    """A lesson; what it does not speak of is -1, or empty."""

    code: str
    points: float
    decisions: int
    ply: int
    step: int
    kind: str
    chapter: int


class CoachReview(Record):
    """The review of one seat's game; its `totals` add up to the final margin."""

    seat: int
    whole: bool
    final: float
    graph: list[CoachDot]
    verdicts: list[CoachVerdict]
    fine: int
    totals: list[tuple[str, float]]
    accuracy: list[CoachAccuracy]
    lessons: list[CoachLesson]


class ReviewWish(Record):
    """Which seat's game is to be reviewed; `stop` leaves it at what has been found."""

    of: bounds.SeatNumber
    stop: bool = False


class ReviewState(Record):
    """How far a review is; there is something to show from the first graph on."""

    of: int
    done: int
    steps: int
    running: bool
    review: CoachReview | None


class BranchEntry(Record):
    """An answer in a branch, by a seat or, -1, by chance."""

    seat: Annotated[int, msgspec.Meta(ge=-1, lt=bounds.MOST_SEATS)]
    act: bounds.Value


class BranchWish(Record):
    """An answer to try in a branch that began at a position of the seat; no answer to begin with."""

    seat: bounds.SeatNumber
    ply: Annotated[int, msgspec.Meta(ge=0, le=bounds.MOST_PLY)]
    seed: bounds.Seed
    entries: Annotated[list[BranchEntry], msgspec.Meta(max_length=1600)]
    action: bounds.Value = ""


class BranchReached(Record):
    """Where the branch stands: the view of its seat, what can be tried next, and what it is worth."""

    entries: list[BranchEntry]
    view: Plain
    kind: str
    answers: list[Choice]
    lead: float
    chance: float
    over: bool
