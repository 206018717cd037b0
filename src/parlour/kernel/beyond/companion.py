"""What a game offers the people at a table beyond the common interface: aids on demand and guided answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, Literal, Protocol, TypeVar

from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.portions import Happened, Portion
from parlour.kernel.errors import Param, Refusal
from parlour.kernel.game import Block, Cell, ScoreLine, View, own

V = TypeVar("V", bound=View)

Finding = tuple[str, str, Refusal | None]
"""The sort of a thing, its id, and why it cannot be used now."""


@dataclass(frozen=True)
class Remedy:
    """What would help where something is refused: a kind, and parameters for the text that says it."""

    kind: str
    params: Mapping[str, Param] = field(default_factory=dict)


class Reasons:
    """Why things cannot be used, and what would help; here nothing is told."""

    def find(self, view: View, name: str) -> tuple[Finding, ...]:
        """What can be said of a thing with this id: usable, or why not."""
        return ()

    def findings(self, view: View) -> tuple[Finding, ...]:
        """Every own thing and every purchase: usable, or why not."""
        return ()

    def remedies(self, view: View, found: tuple[Finding, ...]) -> tuple[Remedy | None, ...]:
        """By finding: what would help where something is refused; None where nothing would."""
        return (None,) * len(found)


class ReasonsOf(Reasons, Generic[V]):
    """The reasons of a game with views V, each asked for a seat; whoever has none can use nothing."""

    def __init__(
        self,
        sight: type[V],
        find: Callable[[V, int, str], tuple[Finding, ...]],
        findings: Callable[[V, int], tuple[Finding, ...]],
        remedies: Callable[[V, int, tuple[Finding, ...]], tuple[Remedy | None, ...]],
    ) -> None:
        self._sight: Final = sight
        self._find: Final = find
        self._findings: Final = findings
        self._remedies: Final = remedies

    def find(self, view: View, name: str) -> tuple[Finding, ...]:
        mine = own(self._sight, view)
        return () if mine.seat is None else self._find(mine, mine.seat, name)

    def findings(self, view: View) -> tuple[Finding, ...]:
        mine = own(self._sight, view)
        return () if mine.seat is None else self._findings(mine, mine.seat)

    def remedies(self, view: View, found: tuple[Finding, ...]) -> tuple[Remedy | None, ...]:
        mine = own(self._sight, view)
        return (None,) * len(found) if mine.seat is None else self._remedies(mine, mine.seat, found)


class Stage(Protocol):
    """What to choose next on the way to an answer: parts of it, by their ids, or whole answers."""

    @property
    def ask(self) -> str: ...
    @property
    def so_far(self) -> tuple[Cell, ...]: ...
    @property
    def parts(self) -> tuple[Cell, ...]: ...
    @property
    def answers(self) -> tuple[Action, ...]: ...


def _no_guide(view: View, chosen: tuple[str, ...]) -> Stage | None:
    return None


def _as_it_is(cell: Cell) -> Cell:
    return cell


def _no_blocks(view: View) -> tuple[Block, ...]:
    return ()


def _nothing_about(view: View, sort: str, name: str) -> tuple[Block, ...]:
    return ()


def _no_more(view: View) -> Mapping[str, object]:
    return {}


def _no_moments(state: State) -> int:
    return 0


def _nobodys(state: State) -> int:
    return -1


def _one_chapter(state: State) -> int:
    return 0


def _its_question(view: View, action: Action) -> Cell:
    return Cell("label", "coach-area-question")


def _no_portions(state: State, happened: Happened) -> tuple[Portion, ...]:
    return ()


def _just_over(state: State, happened: Happened) -> Cell:
    return Cell("label", "table-over")


def _no_onward(view: View) -> Action | None:
    return None


def _matters(view: View) -> bool:
    return False


def _always_asked(view: View) -> Action | None:
    return None


def _nothing_ahead(view: View, rng: random.Random) -> State | None:
    return None


def _nobody(view: View) -> str:
    return ""


def _no_partner(state: State, seat: int) -> int:
    return -1


def _plain_tie_break(state: State, line: ScoreLine) -> tuple[Cell, ...]:
    return (Cell("number", line.tie_break),)


@dataclass(frozen=True)
class Companion:
    """The extras of one game; by default there are none."""

    commands: Mapping[str, Callable[[View], tuple[Block, ...]]] = field(default_factory=dict)
    """By the word typed at the prompt: what it shows."""
    guide: Callable[[View, tuple[str, ...]], Stage | None] = _no_guide
    """The next stage of a long answer, after the parts chosen; None where it is given at once."""
    part: Callable[[Cell], Cell] = _as_it_is
    """A part of an answer as a thing to show, where its id alone would not do."""
    onward: Callable[[View], Action | None] = _no_onward
    """An answer to the open question that goes without saying: the page asks at once what follows it."""
    indifferent: Callable[[View], bool] = _matters
    """Whether all answers to the open question come to the same, whatever anybody knows."""
    closing: Callable[[View], Action | None] = _always_asked
    """The answer that ends what the seat is doing, where all else on offer can wait for its next turn."""
    ahead: Callable[[View, random.Random], State | None] = _nothing_ahead
    """A world that the seat could be in, where it is asked its next main question, if it has one."""
    reasons: Reasons = field(default_factory=Reasons)
    """Of things that cannot be used."""
    more: Callable[[View], Mapping[str, object]] = _no_more
    """What a drawn board shows besides the view: forecasts and projections as JSON-able data."""
    better: Mapping[str, Literal["more", "less"]] = field(default_factory=dict)
    """By key of a seat's row: which way a number is good for its owner; of all others neither is."""
    why: Callable[[View], tuple[Block, ...]] = _no_blocks
    """All that cannot be done now, with the reasons."""
    about: Callable[[View, str, str], tuple[Block, ...]] = _nothing_about
    """All there is to say about a component of a sort."""
    moment: Callable[[State], int] = _no_moments
    """Which turn or round of the game it is, from 0; the score over time is told for each."""
    turn: Callable[[State], int] = _nobodys
    """The seat whose turn it is; -1 where a turn is everybody's."""
    chapter: Callable[[State], int] = _one_chapter
    """Which period or season of the game it is, from 0; a review sums up each."""
    area: Callable[[View, Action], Cell] = _its_question
    """The part of the table that an answer is about, without telling the answer."""
    portions: Callable[[State, Happened], tuple[Portion, ...]] = _no_portions
    """Of a finished game: where the points came from. Lines that are not told of have their terms."""
    ending: Callable[[State, Happened], Cell] = _just_over
    """Of a finished game: why it ended."""
    opponent: Callable[[View], str] = _nobody
    """The id of an opponent who has no seat."""
    partner: Callable[[State, int], int] = _no_partner
    """The seat that a seat shares a team with; -1 where everybody plays alone."""
    tie_break: Callable[[State, ScoreLine], tuple[Cell, ...]] = _plain_tie_break
    """What breaks a tie, of one line of the score sheet."""
    choices: Mapping[str, Callable[[], Mapping[str, Cell]]] = field(default_factory=dict)
    """By option: what to say of its values, where that is made from the facts."""
