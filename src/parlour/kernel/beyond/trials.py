"""What those who try a game out must know of it: tables to try, and how to come to rare questions."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from parlour.kernel.game import Setup


@dataclass(frozen=True)
class Steering:
    """What leads to a kind of question, and at which tables it can be asked at all."""

    draw: tuple[str, ...] = ()
    """Words that chance should bring."""
    take: tuple[str, ...] = ()
    """Answers that lead there, word for word."""
    prefer: tuple[str, ...] = ()
    """What an answer should contain."""
    avoid: tuple[str, ...] = ()
    """What it should not."""
    modules: frozenset[str] = frozenset()
    """Without all of these it is never asked."""
    barred: frozenset[str] = frozenset()
    """With any of these neither."""
    least_seats: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    """With these it is asked more often."""


@dataclass(frozen=True)
class Trials:
    """How one game is tried out; by default it is steered nowhere and played with its plain options."""

    steering: Mapping[str, Steering] = field(default_factory=dict)
    """By kind of question, "chance" among them: how to come there. Other kinds come up by themselves."""
    last_resort: tuple[str, ...] = ()
    """Beginnings of answers that give something up for nothing."""
    passed_over: tuple[str, ...] = ()
    """Beginnings of answers that take the place of the one that leads to the aim."""
    close_tables: tuple[tuple[tuple[str, ...], frozenset[int]], ...] = (((), frozenset()),)
    """Sets of modules that between them ask every kind of question, and at which numbers of seats (all)."""
    values: Mapping[str, Callable[[Setup, random.Random], str]] = field(default_factory=dict)
    """By option without a list of choices: a value at random."""
    always: tuple[str, ...] = ()
    """Options that have no plain value: every game takes the next one, where the table has them at all."""
    company: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Modules without which a game cannot be played by so many."""
    targets: tuple[tuple[str, ...], ...] = ()
    """Modules with which one plays alone against a number instead of an opponent."""
    received: Mapping[str, str] = field(default_factory=dict)
    """Events that tell their receiver something new, by the field that names the receiver."""
    opening: Mapping[str, str] = field(default_factory=dict)
    """Events that open what was answered in secret, by the field that does: what follows may differ, too."""
    rolled: frozenset[str] = frozenset()
    """Events that tell what chance rolled in the open, which may leave no other trace."""
    secret: frozenset[str] = frozenset()
    """Questions to one seat whose answers the others may not learn."""


def any_seat(setup: Setup, rng: random.Random) -> str:
    """A value for options that name a seat."""
    return str(rng.randrange(len(setup.seats)))
