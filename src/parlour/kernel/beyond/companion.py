"""What a game offers the people at a table beyond the common interface: aids on demand and guided answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.errors import Refusal
from parlour.kernel.game import Block, Cell, ScoreLine, View

Finding = tuple[str, str, Refusal | None]
"""The sort of a thing, its id, and why it cannot be used now."""


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


def _nothing_found(view: View, name: str) -> tuple[Finding, ...]:
    return ()


def _no_blocks(view: View) -> tuple[Block, ...]:
    return ()


def _nothing_about(view: View, sort: str, name: str) -> tuple[Block, ...]:
    return ()


def _no_findings(view: View) -> tuple[Finding, ...]:
    return ()


def _no_more(view: View) -> Mapping[str, object]:
    return {}


def _no_moments(state: State) -> int:
    return 0


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
    find: Callable[[View, str], tuple[Finding, ...]] = _nothing_found
    """What can be said of a thing with this id: usable, or why not."""
    findings: Callable[[View], tuple[Finding, ...]] = _no_findings
    """Every own thing and every purchase: usable, or why not."""
    more: Callable[[View], Mapping[str, object]] = _no_more
    """What a drawn board shows besides the view: forecasts and projections as JSON-able data."""
    why: Callable[[View], tuple[Block, ...]] = _no_blocks
    """All that cannot be done now, with the reasons."""
    about: Callable[[View, str, str], tuple[Block, ...]] = _nothing_about
    """All there is to say about a component of a sort."""
    moment: Callable[[State], int] = _no_moments
    """Which turn or round of the game it is, from 0; the score over time is told for each."""
    opponent: Callable[[View], str] = _nobody
    """The id of an opponent who has no seat."""
    partner: Callable[[State, int], int] = _no_partner
    """The seat that a seat shares a team with; -1 where everybody plays alone."""
    tie_break: Callable[[State, ScoreLine], tuple[Cell, ...]] = _plain_tie_break
    """What breaks a tie, of one line of the score sheet."""
    choices: Mapping[str, Callable[[], Mapping[str, Cell]]] = field(default_factory=dict)
    """By option: what to say of its values, where that is made from the facts."""
