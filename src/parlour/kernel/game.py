"""What a game offers to everything above it: one object per game, found through the registry."""

from __future__ import annotations

import abc
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.errors import Invalid, Param, RulesBug
from parlour.kernel.ruleset import Module, Option

if TYPE_CHECKING:  # these are about games, and speak of views and setups themselves
    from parlour.kernel.beyond.bot import Bot
    from parlour.kernel.beyond.companion import Companion
    from parlour.kernel.beyond.grammar import Grammar
    from parlour.kernel.beyond.mind import Way
    from parlour.kernel.beyond.study import Study
    from parlour.kernel.beyond.trials import Trials

T = TypeVar("T")


def own(kind: type[T], thing: object) -> T:
    """A state or view that was handed around, as the kind that a game knows it to be."""
    if not isinstance(thing, kind):
        raise RulesBug(f"this is not a {kind.__name__}")
    return thing


@dataclass(frozen=True)
class Meta:
    """A game's card in the catalogue."""

    id: str
    rules_version: str
    min_seats: int
    max_seats: int
    modules: tuple[Module, ...]
    base: str
    options: tuple[Option, ...]
    designer: str
    publisher: str
    question_kinds: tuple[str, ...]
    seat_option: str
    """The option that names what the seats play, by which scenarios call them."""


@dataclass(frozen=True)
class Setup:
    """All that is agreed before the first card is dealt. Seats are named by who sits there."""

    game: str
    seats: tuple[str, ...]
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    corrections: Mapping[str, object] = field(default_factory=dict)

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled record that is frozen cannot be filled field by field, as pickle would: it is made anew.
        return Setup, (self.game, self.seats, self.modules, self.options, self.corrections)


@dataclass(frozen=True)
class Fact:
    """One printed value with its provenance: sourced, derived, reconstructed, corrected or a convention."""

    path: str
    value: Any  # anything JSON can hold; mypyc does not load `object` in a dataclass
    status: str
    source: str


@dataclass(frozen=True)
class Facts:
    """The data set a game is played with."""

    hash: str
    entries: tuple[Fact, ...]
    warnings: tuple[tuple[str, Mapping[str, Param]], ...]


@dataclass(frozen=True)
class ScoreLine:
    """One seat's row of the score sheet: named terms that add up to the total, then the tie-break."""

    seat: int
    terms: tuple[tuple[str, int], ...]
    total: int
    tie_break: int
    rank: int


@dataclass(frozen=True)
class Cell:
    """Something to show: an id with its sort ("person", ...), a "number", or a "label" (a message id)."""

    sort: str
    value: Param


@dataclass(frozen=True)
class Block:
    """A table; its title is a message id, and every place in it holds a short list of things."""

    title: str
    columns: tuple[Cell, ...]
    rows: tuple[tuple[tuple[Cell, ...], ...], ...]


class View(metaclass=abc.ABCMeta):  # not an heir of ABC: a compiled dataclass cannot be one
    """What one seat may know, built by allow-list. `seat` is None for a spectator."""

    seat: int | None

    @abc.abstractmethod
    def plain(self) -> Mapping[str, object]:
        """The view as documented JSON-able data; a game says in a `TypedDict` what it holds."""


def count_seats(meta: Meta, setup: Setup) -> int:
    """How many play; `Invalid` when the game is not for so many."""
    seats = len(setup.seats)
    if seats < meta.min_seats:
        raise Invalid("too-few-seats", {"seats": seats, "least": meta.min_seats})
    if seats > meta.max_seats:
        raise Invalid("too-many-seats", {"seats": seats, "most": meta.max_seats})
    return seats


class Game(abc.ABC):
    """All of one game, behind one interface. Methods that take a view never see a state."""

    meta: Meta
    grammar: Grammar
    """What the texts must know of it."""
    companion: Companion
    """What it offers people beyond this interface."""
    trials: Trials
    """How it is tried out."""
    study: Study
    """What those need who study it."""

    def bots(self) -> Mapping[str, type[Bot]]:
        """Computer players of its own, by level; `random` plays every game."""
        return {}

    def ways(self) -> Mapping[str, Way]:
        """How the levels that have a mind think about it; one without a way of thinking is not offered."""
        return {}

    @abc.abstractmethod
    def start(self, setup: Setup) -> State:
        """A new game, at its first question. `Invalid` when the setup does not hold together."""

    @abc.abstractmethod
    def clone(self, state: State) -> State:
        """A copy to play on; the event sink is not copied."""

    @abc.abstractmethod
    def parse(self, text: str) -> Action:
        """The action that *text* prints."""

    @abc.abstractmethod
    def vocabulary(self) -> Iterator[Action]:
        """Every countable action of the game, legal or not, and specimens of the compound ones."""

    @abc.abstractmethod
    def view(self, state: State, seat: int | None, ended: bool = False) -> View:
        """What *seat* may know; of an earlier position all that the end opens, once the game has *ended*."""

    @abc.abstractmethod
    def reveal(self, state: State) -> dict[str, object]:
        """The whole position in words, nothing hidden, for analysts and scenarios."""

    @abc.abstractmethod
    def layout(self, view: View) -> tuple[Block, ...]:
        """What a plain table shows of *view*, as titled blocks of ids and numbers."""

    @abc.abstractmethod
    def describe(self, action: Action) -> tuple[str, dict[str, Param]]:
        """A message id and parameters, so that any language can say what *action* does."""

    @abc.abstractmethod
    def topic(self, view: View) -> str:
        """The rulebook section that governs the open question."""

    @abc.abstractmethod
    def determinize(self, view: View, rng: random.Random) -> State:
        """A state that looks like *view* to its seat, with all it cannot know drawn anew."""

    @abc.abstractmethod
    def encode(self, state: State) -> dict[str, object]:
        """The whole state as JSON-able data."""

    @abc.abstractmethod
    def decode(self, plain: Mapping[str, object], setup: Setup) -> State:
        """The state that `encode` wrote."""

    @abc.abstractmethod
    def position(self, setup: Setup, overrides: Mapping[str, object]) -> State:
        """A mid-game position described by overrides; only consistent ones are built."""

    @abc.abstractmethod
    def check(self, state: State) -> None:
        """Raise `RulesBug` when a component is missing, doubled or out of range."""

    @abc.abstractmethod
    def scores(self, state: State) -> tuple[ScoreLine, ...]:
        """The score sheet, by seat."""

    @abc.abstractmethod
    def facts(self, corrections: Mapping[str, object]) -> Facts:
        """Every fact in use once *corrections* are made; `Invalid` when they make no sense."""

    @abc.abstractmethod
    def components(self, corrections: Mapping[str, object]) -> object:
        """The records of every component once *corrections* are made; `Invalid` when they make no sense."""

    @abc.abstractmethod
    def data_hash(self, setup: Setup) -> str:
        """The digest of the facts this game is played with."""
