"""A toy game, small enough to see all of it: seats bid counters at once, chance rolls, one seat guesses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from parlour.kernel.action import Action, Vocabulary
from parlour.kernel.agenda import TABLE, Effect, Item, Question, State, Together, push
from parlour.kernel.chance import Chance
from parlour.kernel.codec import RecordCodec
from parlour.kernel.errors import Refusal
from parlour.kernel.event import EVERYONE, Event

BIDS = tuple(Action(f"bid {count}") for count in range(4))
ROLLS = tuple(Action(f"roll {pips}") for pips in range(1, 4))
WEIGHTS = (3, 2, 1)
HIGH, LOW = Action("high"), Action("low")


class Toy(State):
    """Two seats with counters; `told` is what happened, in order."""

    def __init__(self) -> None:
        self.agenda: list[tuple[Item, int]] = []
        self.sink: list[Event] | None = None
        self.counters = [3, 3]
        self.told: list[str] = []

    def marks(self) -> tuple[object, ...]:
        """Everything that could change, to see that nothing did."""
        return tuple(self.agenda), tuple(self.counters), tuple(self.told)


class Note(Effect[Toy]):
    """Writes a word down, and perhaps more later."""

    fields: ClassVar[tuple[str, ...]] = ("word", "then")

    def __init__(self, word: str, then: tuple[str, ...] = ()) -> None:
        self.word = word
        self.then = then

    def run(self, state: Toy, seat: int) -> None:
        state.told.append(f"{self.word}/{seat}")
        push(state, seat, *[Note(word) for word in self.then])


class Guess(Question[Toy]):
    """High or low."""

    kind: ClassVar[str] = "guess"

    def options(self, state: Toy, seat: int) -> list[Action]:
        return [HIGH, LOW]

    def refuse(self, state: Toy, seat: int, action: Action) -> Refusal | None:
        if action in (HIGH, LOW):
            return None
        return Refusal("not-an-answer", "guessing", {"action": action.text})

    def resolve(self, state: Toy, seat: int, action: Action) -> None:
        state.told.append(f"{action}/{seat}")


class Forced(Guess):
    """Only high will do."""

    kind: ClassVar[str] = "forced"

    def options(self, state: Toy, seat: int) -> list[Action]:
        return [HIGH]


class Roll(Chance[Toy]):
    """A crooked die."""

    def outcomes(self, state: Toy) -> Iterator[tuple[Action, int]]:
        yield from zip(ROLLS, WEIGHTS, strict=True)

    def refuse(self, state: Toy, seat: int, action: Action) -> Refusal | None:
        return None if action in ROLLS else Refusal("impossible-outcome", "rolling")

    def resolve(self, state: Toy, seat: int, action: Action) -> None:
        state.told.append(str(action))


class Bid(Together[Toy]):
    """Both seats bid some of their counters, unseen."""

    kind: ClassVar[str] = "bid"

    def options(self, state: Toy, seat: int) -> list[Action]:
        return list(BIDS[: state.counters[seat] + 1])

    def refuse(self, state: Toy, seat: int, action: Action) -> Refusal | None:
        if action not in BIDS:
            return Refusal("not-an-answer", "bidding", {"action": action.text})
        if BIDS.index(action) > state.counters[seat]:
            return Refusal("too-few-counters", "bidding", {"counters": state.counters[seat]})
        return None

    def finish(self, state: Toy) -> None:
        for seat, answer in enumerate(self.answers):
            assert answer is not None
            state.counters[seat] -= BIDS.index(answer)
            if state.sink is not None:
                state.sink.append(Event("bid", seat, {}, {"count": BIDS.index(answer)}, (EVERYONE,)))


def parse_double(words: tuple[str, ...]) -> Action:
    """A compound action: any number of words."""
    return Action(" ".join(["double", *words]))


VOCABULARY = Vocabulary([*BIDS, *ROLLS, HIGH, LOW], {"double": parse_double})
CODEC = RecordCodec([Note, Guess, Roll, Bid], VOCABULARY.parse)


def toy(*items: tuple[Item, int]) -> Toy:
    """A toy with this agenda, the first item on top."""
    state = Toy()
    state.agenda = list(reversed(items))
    return state


def bidding() -> tuple[Bid, int]:
    """The question to both seats."""
    return Bid((None, None)), TABLE
