"""What those who study a game need of it: answers in parts, views as numbers, what the seats came to hold.

An answer is announced in words, so its parts are words: `play`, then the card; `host`, then the tile, guest
by guest, those who serve. A fixed list of words does for all answers there are, however many that may be.
What may come next is never more than what some legal answer goes on with: no way ends before an answer is
whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.portions import Happened
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import View

END: Final = "."
"""The part that says: that was all."""
_PART: Final = re.compile(r"[+-]\d(?= |$)|(?:(?![+-]\d(?: |$))[^ =@,:])+")
Splits = Mapping[str, tuple[str, ...]]
"""Words that are told by others: a card of some colour by kind and colour, a copy by the first one."""


def parts_of(text: str, splits: Splits | None = None) -> tuple[str, ...]:
    """The parts of an answer in words, without the signs that join them.

    >>> parts_of("host salon=recall staff footman,valet carriage footman+1")
    ('host', 'salon', 'recall', 'staff', 'footman', 'valet', 'carriage', 'footman', '+1')
    """
    found: list[str] = _PART.findall(text)
    if splits:
        return tuple([part for word in found for part in splits.get(word, (word,))])
    return tuple(found)


class Step(Protocol):
    """A place on the way to an answer: what may come next, or the answer where nothing is left to choose."""

    @property
    def parts(self) -> tuple[str, ...]: ...
    @property
    def answer(self) -> Action | None: ...
    def take(self, part: str) -> Step:
        """The next place; *part* is one of `parts`."""
        ...


class Whole:
    """The end of the way."""

    parts: tuple[str, ...] = ()

    def __init__(self, answer: Action) -> None:
        self.answer: Final = answer

    def take(self, part: str) -> Step:
        raise RulesBug("the answer is whole")


Entry = tuple[tuple[str, ...], Action]
"""An answer with its parts."""


class Fork:
    """Answers that have begun alike; what goes without saying is passed over."""

    answer: Action | None = None

    def __init__(self, ways: Mapping[str, list[Entry]], at: int) -> None:
        self._ways: Final = ways
        self._at: Final = at
        self.parts: Final = tuple(ways)

    def take(self, part: str) -> Step:
        return fork(self._ways[part], self._at + 1)


def fork(entries: list[Entry], at: int = 0) -> Step:
    """Where the answers differ for the first time, from their part number *at* on."""
    while len(entries) > 1:
        ways: dict[str, list[Entry]] = {}
        for entry in entries:
            parts = entry[0]
            part = parts[at] if at < len(parts) else END
            found = ways.get(part)
            if found is None:
                ways[part] = [entry]
            else:
                found.append(entry)
        if len(ways) > 1:
            return Fork(ways, at)
        if END in ways:  # of several alike (copies of one card) the first will do
            break
        at += 1
    return Whole(entries[0][1])


class Part(NamedTuple):
    """A stretch of the numbers that a view becomes."""

    name: str
    size: int
    about: str


FIRST: Final = "first"
"""The sort of the seat that began."""


class Holding(NamedTuple):
    """Something that a seat came to hold or use in a game; what it was worth is for statistics to say."""

    seat: int
    sort: str
    """What sort of thing, by the name that its texts go by; or `FIRST`."""
    what: str


def _nothing(state: State, happened: Happened) -> Iterable[Holding]:
    return ()


def _listed(state: State, seat: int) -> Step | None:
    return None


def starts_of(stretches: Sequence[tuple[str, int, str]]) -> dict[str, int]:
    """Where each stretch begins, by its name; they are told as name, length and meaning."""
    found: dict[str, int] = {}
    at = 0
    for name, size, _ in stretches:
        found[name] = at
        at += size
    return found


def _no_numbers(view: View) -> bytes:
    return b""


@dataclass(frozen=True)
class Study:
    """By default nothing can be studied but what every game tells."""

    words: tuple[str, ...] = ()
    """Every part that an answer can have; the order is that of the numbers of the parts."""
    splits: Splits = field(default_factory=dict)
    steps: Callable[[State, int], Step | None] = _listed
    """The way to an answer where there are too many to list; None where they are listed."""
    layout: tuple[Part, ...] = ()
    """What the numbers of a view mean, in their order."""
    observe: Callable[[View], bytes] = _no_numbers
    """A view as numbers from 0 to 255, as `layout` tells."""
    holdings: Callable[[State, Happened], Iterable[Holding]] = _nothing
    """Of a finished game: what the seats came to hold."""
    variants: tuple[tuple[str, ...], ...] = ()
    """Sets of modules whose effect on a game is worth a line of its own."""
