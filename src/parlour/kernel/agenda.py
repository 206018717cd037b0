"""The agenda: a stack of frozen records, effects that happen and questions that wait for an answer.

Records hold ids and numbers only, so the rest of the agenda *is* the continuation: it can be copied, saved,
compared and printed at any moment. Most records are module constants that many games share.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, Final, Generic, Self, TypeVar

from parlour.kernel.action import Action
from parlour.kernel.errors import Refusal, RulesBug
from parlour.kernel.event import Event

CHANCE: Final = -1
"""The seat that rolls and deals."""
TABLE: Final = -2
"""The owner of a question put to several seats at once."""


class Item:
    """A record on the agenda: immutable, equal to every record of its class with the same `fields`.

    Written out rather than a dataclass: class variables of dataclasses do not survive compilation.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[object, ...]:
        """What the record holds, in the order of `fields`."""
        return tuple([getattr(self, field) for field in type(self).fields])

    def go_on(self, state: State, seat: int, chooser: Chooser) -> None:
        """For a playout: happen, or be answered; the record is off the agenda by now."""
        raise RulesBug(f"{self} neither happens nor asks")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Item) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()}"


class State:
    """What every game state has: the agenda, and a sink for events (None where nobody listens)."""

    def __init__(self, source: State | None = None) -> None:
        self.agenda: list[tuple[Item, int]] = [] if source is None else source.agenda[:]
        self.sink: list[Event] | None = None

    def clone(self) -> Self:
        """A copy that shares nothing mutable; nobody listens to it."""
        raise RulesBug(f"a {type(self).__name__} is not copied")


S = TypeVar("S", bound=State)


class Chooser:
    """The luck of a playout: draws one of so many answers, and counts the draws that were decisions."""

    def __init__(self, rng: random.Random) -> None:
        self.rng: Final = rng
        self._roll: Final = rng.random  # found once: a playout rolls at every ply
        self.plies = 0
        self.decisions = 0

    def below(self, count: int) -> int:
        """The number of one of *count* answers; an only answer is no decision and takes no random number."""
        if count <= 1:
            return 0
        self.decisions += 1
        return int(self._roll() * count)

    def roll(self, count: int) -> int:
        """The number of one of *count* outcomes, all equally likely: chance decides nothing."""
        return int(self._roll() * count) if count > 1 else 0


class Effect(Item, Generic[S]):
    """Something that happens without an answer."""

    def run(self, state: S, seat: int) -> None:
        """Change *state* for *seat*, and perhaps push more items."""
        raise RulesBug(f"{self} does not run")

    def go_on(self, state: State, seat: int, chooser: Chooser) -> None:
        self.run(state, seat)  # type: ignore[arg-type]  # an agenda holds records of its own game only


class CountedEffect(Effect[S]):
    """An effect on so many: guests, servants, points."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number


class Question(Item, Generic[S]):
    """Something that waits for an answer.

    `refuse` is the rule; `options` lists what it accepts and `sample` draws from it. Where the list is long
    a question is `lazy`: `options` is then an iterator that playouts never exhaust.
    """

    kind: ClassVar[str] = "question"
    lazy: ClassVar[bool] = False

    def options(self, state: S, seat: int) -> list[Action]:
        """Every legal answer, in a fixed order."""
        return list(self.iterate(state, seat))

    def iterate(self, state: S, seat: int) -> Iterator[Action]:
        """The legal answers one by one."""
        return iter(self.options(state, seat))

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """None when *action* is a legal answer, else the reason why it is not."""
        raise RulesBug(f"{self} does not judge")

    def sample(self, state: S, seat: int, rng: random.Random) -> Action:
        """One legal answer; uniform over `options` unless the question documents otherwise."""
        choices = self.options(state, seat)
        return choices[int(rng.random() * len(choices))]

    def pick(self, state: S, seat: int, chooser: Chooser) -> Action:
        """One legal answer for a playout: like `sample`, but an only answer is simply given."""
        choices = self.options(state, seat)
        return choices[chooser.below(len(choices))]

    def pick_lazily(self, state: S, seat: int, chooser: Chooser) -> Action:
        """`pick` where a question is `lazy`: its answers are never listed."""
        action = self.sample(state, seat, chooser.rng)
        if not self.is_forced(state, seat):
            chooser.decisions += 1
        return action

    def play(self, state: S, seat: int, chooser: Chooser) -> None:
        """For a playout: answer, and carry the answer out. Heirs may do both in one, to the same effect."""
        chooser.plies += 1
        self.resolve(state, seat, self.pick(state, seat, chooser))

    def go_on(self, state: State, seat: int, chooser: Chooser) -> None:
        self.play(state, seat, chooser)  # type: ignore[arg-type]  # as with effects

    def is_forced(self, state: S, seat: int) -> bool:
        """Whether there is exactly one legal answer."""
        answers = self.iterate(state, seat)
        next(answers, None)
        return next(answers, None) is None

    def resolve(self, state: S, seat: int, action: Action) -> None:
        """Carry out an accepted answer; the question is off the agenda by now."""
        raise RulesBug(f"{self} does not resolve")


class Numbered(Question[S]):
    """A question whose legal answers have numbers: how many there are, and which is the n-th.

    A playout then draws an answer without listing the others.
    """

    def how_many(self, state: S, seat: int) -> int:
        """How many legal answers there are."""
        raise RulesBug(f"{self} does not count")

    def nth(self, state: S, seat: int, number: int) -> Action:
        """The legal answer with this number, from 0 to `how_many` - 1."""
        raise RulesBug(f"{self} does not number")

    def options(self, state: S, seat: int) -> list[Action]:
        return [self.nth(state, seat, number) for number in range(self.how_many(state, seat))]

    def sample(self, state: S, seat: int, rng: random.Random) -> Action:
        return self.nth(state, seat, int(rng.random() * self.how_many(state, seat)))

    def pick(self, state: S, seat: int, chooser: Chooser) -> Action:
        return self.nth(state, seat, chooser.below(self.how_many(state, seat)))

    def is_forced(self, state: S, seat: int) -> bool:
        return self.how_many(state, seat) == 1


class CountedQuestion(Question[S]):
    """A question about so many: cubes, steps, cards, servants."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number


class Together(Question[S]):
    """A question to several seats at once; answers stay secret in the record until the last one is in."""

    fields: ClassVar[tuple[str, ...]] = ("answers",)

    def __init__(self, answers: tuple[Action | None, ...]) -> None:
        self.answers: Final = answers

    def waiting(self, state: S) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple([seat for seat, answer in enumerate(self.answers) if answer is None])

    def holding(self, answers: tuple[Action | None, ...]) -> Together[S]:
        """The same record with other answers."""
        return type(self)(answers)

    def with_answer(self, seat: int, action: Action) -> Together[S]:
        """The record with one more answer."""
        answers = list(self.answers)
        answers[seat] = action
        return self.holding(tuple(answers))

    def play(self, state: S, seat: int, chooser: Chooser) -> None:
        """For a playout: every seat it waits for answers, none depending on another, and all is done."""
        answers = list(self.answers)
        for each in self.waiting(state):
            answers[each] = self.pick(state, each, chooser)
            chooser.plies += 1
        self.holding(tuple(answers)).finish(state)

    def finish(self, state: S) -> None:
        """Carry out all the answers."""
        raise RulesBug(f"{self} does not finish")


def push(state: State, seat: int, *items: Item) -> None:
    """Put *items* on the agenda of *seat* so that the first one happens first."""
    agenda = state.agenda
    if len(items) == 1:  # nearly always, and a loop costs more than this test
        agenda.append((items[0], seat))
        return
    for item in reversed(items):
        agenda.append((item, seat))


def rounds(item: Item, most: int = 5) -> list[list[list[tuple[Item, int]]]]:
    """By the number of seats and the first of them: entries that put *item* to all, clockwise from the first.

    Made once, so that a round is one `extend`; on a stack, who is asked first lies on top.
    """
    return [
        [[(item, (first + step) % seats) for step in range(seats - 1, -1, -1)] for first in range(seats)]
        for seats in range(most + 1)
    ]


def advance(state: State) -> None:
    """Run effects until a question is open or the agenda is empty."""
    agenda = state.agenda
    while agenda:
        item, seat = agenda[-1]
        if not isinstance(item, Effect):
            return
        agenda.pop()
        item.run(state, seat)
