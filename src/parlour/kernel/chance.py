"""Chance is a seat: its outcomes have weights, and they are entries of the log like any other answer."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import Chooser, Question, S
from parlour.kernel.errors import Refusal, RulesBug
from parlour.kernel.refusals import impossible_outcome, not_an_answer


class Chance(Question[S]):
    """A question that chance answers. `refuse` accepts exactly the outcomes of positive weight."""

    kind: ClassVar[str] = "chance"
    rule: ClassVar[str] = ""
    draws: ClassVar[str] = "chance"
    """What comes of it, for those who are told ahead that something will."""

    def outcomes(self, state: S) -> Iterator[tuple[Action, int]]:
        """Every outcome with its weight."""
        raise RulesBug(f"{self} has no outcomes")

    def can_give(self, state: S, action: Action) -> bool | None:
        """Whether this outcome has a weight; None where the action is not of the sort of the outcomes."""
        return self.is_outcome(state, action)

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        possible = self.can_give(state, action)
        if possible is None:
            return not_an_answer(action, self.kind, self.rule)
        return None if possible else impossible_outcome(action, self.rule)

    def is_outcome(self, state: S, action: Action) -> bool:
        """Whether the action is among the outcomes; looks through them all, so it is for short lists."""
        for outcome, _ in self.outcomes(state):
            if outcome == action:
                return True
        return False

    def iterate(self, state: S, seat: int) -> Iterator[Action]:
        for outcome, _ in self.outcomes(state):
            yield outcome

    def pick(self, state: S, seat: int, chooser: Chooser) -> Action:
        return self.sample(state, seat, chooser.rng)  # by weight; chance decides nothing


class DealtTo(Chance[S]):
    """Chance deals to one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


def dice(secret: str, ply: int) -> random.Random:
    """The dice of one ply: a pure function of the secret and the place in the log.

    An undo cannot fish for another draw, and a thinking bot cannot shift the dice.

    >>> dice("s", 3).random() == dice("s", 3).random()
    True
    """
    return random.Random(f"{secret}:{ply}")


def bot_dice(secret: str, ply: int, seat: int) -> random.Random:
    """The dice of a bot at one ply: its own, so that it can neither foresee nor shift those of chance."""
    return random.Random(f"{secret}:{ply}:{seat}")


def draw_some(cards: Sequence[int], count: int, rng: random.Random) -> tuple[int, ...]:
    """A sorted uniform choice of *count* of the *cards*, which are in ascending order."""
    size = len(cards)
    if count >= size:
        return tuple(cards)
    rest = list(cards)
    chosen: list[int] = []
    for _ in range(count):
        chosen.append(rest.pop(int(rng.random() * len(rest))))
    chosen.sort()
    return tuple(chosen)


def all_draws(cards: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Every sorted choice of *count* of the *cards*."""
    return iter(itertools.combinations(cards, count))


def shuffled(cards: Sequence[int], rng: random.Random) -> tuple[int, ...]:
    """A uniform permutation."""
    rest = list(cards)
    shuffle(rest, rng)
    return tuple(rest)


def shuffle(cards: list[int], rng: random.Random) -> None:
    """`rng.shuffle`, number for number; written out, because that one is never compiled."""
    for last in range(len(cards) - 1, 0, -1):
        size = last + 1
        bits = size.bit_length()
        at = rng.getrandbits(bits)
        while at >= size:
            at = rng.getrandbits(bits)
        cards[last], cards[at] = cards[at], cards[last]
