"""The one door: `apply` is how humans, bots, replays and tests change a state."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import TABLE, Chooser, Question, State, Together, advance
from parlour.kernel.errors import Illegal, Refusal, RulesBug
from parlour.kernel.event import Event

TABLE_RULE: Final = "table"
"""The place cited by refusals that stem from the order of play, not from a rulebook."""


def open_question(state: State) -> Question[State] | None:
    """The question on top of the agenda, or None when the game is over."""
    if not state.agenda:
        return None
    item = state.agenda[-1][0]
    if not isinstance(item, Question):
        raise RulesBug(f"{item} should have run")
    return item


def to_move(state: State) -> tuple[int, ...]:
    """The seats that may answer now: several in a simultaneous question, (CHANCE,), or () at the end."""
    if not state.agenda:
        return ()
    item, owner = state.agenda[-1]
    if owner == TABLE and isinstance(item, Together):
        return item.waiting(state)
    return (owner,)


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    """None when *seat* may answer *action* now, else the reason why not."""
    question = open_question(state)
    if question is None:
        return Refusal("game-over", TABLE_RULE)
    if seat not in to_move(state):
        return Refusal("not-your-turn", TABLE_RULE, {"seat": seat})
    return question.refuse(state, seat, action)


class Legal:
    """The legal answers of one seat, lazily: iterate them, ask `in`, draw a `sample`, ask `why`."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        question = open_question(state)
        self._question = question if question is not None and seat in to_move(state) else None

    def __iter__(self) -> Iterator[Action]:
        if self._question is None:
            return iter(())
        return self._question.iterate(self._state, self._seat)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and why_not(self._state, self._seat, action) is None

    def __bool__(self) -> bool:
        return self._question is not None

    @property
    def kind(self) -> str:
        """The kind of the open question, or the empty word when there is none for this seat."""
        return self._question.kind if self._question is not None else ""

    @property
    def is_forced(self) -> bool:
        """Whether there is exactly one legal answer."""
        return self._question is not None and self._question.is_forced(self._state, self._seat)

    def sample(self, rng: random.Random) -> Action:
        """One legal answer at random."""
        if self._question is None:
            raise RulesBug("nothing to answer")
        return self._question.sample(self._state, self._seat, rng)

    def why(self, action: Action) -> Refusal | None:
        """The reason why *action* is not legal, or None when it is."""
        return why_not(self._state, self._seat, action)


def legal(state: State, seat: int) -> Legal:
    """The legal answers of *seat*; empty when it is not to move."""
    return Legal(state, seat)


def apply(state: State, seat: int, action: Action) -> None:
    """Answer the open question; `Illegal` leaves the state as it was."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    apply_lawful(state, seat, action)


def apply_told(state: State, seat: int, action: Action) -> list[Event]:
    """`apply`, and what happened."""
    return heard(state, lambda: apply(state, seat, action))


def heard(state: State, happen: Callable[[], None]) -> list[Event]:
    """What is told in *state* while *happen* runs; whoever listened before listens again after it."""
    told: list[Event] = []
    before = state.sink
    state.sink = told
    try:
        happen()
    finally:
        state.sink = before
    return told


def apply_lawful(state: State, seat: int, action: Action) -> None:
    """The unchecked twin of `apply`, for answers that come straight from `options` or `sample`."""
    agenda = state.agenda
    item, owner = agenda[-1]
    if owner == TABLE:
        if not isinstance(item, Together):
            raise RulesBug(f"{item} is not a question for the table")
        answered = item.with_answer(seat, action)
        if answered.waiting(state):
            agenda[-1] = (answered, TABLE)
            return
        agenda.pop()
        answered.finish(state)
    else:
        if not isinstance(item, Question):
            raise RulesBug(f"{item} should have run")
        agenda.pop()
        item.resolve(state, seat, action)
    advance(state)


class Tally:
    """What a playout counted."""

    def __init__(self) -> None:
        self.plies = 0
        self.decisions = 0


def playout(state: State, rng: random.Random, tally: Tally) -> None:
    """Play *state* to the end at random, counting plies and decisions with two or more legal answers.

    The whole loop is here so that a compiled kernel never returns to interpreted code between plies.
    """
    agenda = state.agenda
    chooser = Chooser(rng)
    while agenda:
        # A question leaves the agenda before it is answered: none asks where it lies, and one look is enough.
        item, seat = agenda.pop()
        item.go_on(state, seat, chooser)
    tally.plies += chooser.plies
    tally.decisions += chooser.decisions
