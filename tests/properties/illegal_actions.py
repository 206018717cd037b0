"""A fuzzer of what is not allowed, for any game: every no has a reason and a place, and changes nothing."""

from __future__ import annotations

import functools
import random
import string
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import resources
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, State
from parlour.kernel.engine import apply, legal, open_question, to_move, why_not
from parlour.kernel.errors import Illegal, Invalid, Refusal
from parlour.kernel.game import Game
from parlour.kernel.log import state_hash
from parlour.sim.proof.steered import Position, kinds_with, positions
from tests.positions import DEPTH, kept_positions

Cases = Mapping[str, Sequence[object]]
PER_KIND = 2 * DEPTH
MOST = 2000
"""Of a longer vocabulary only a part is tried where a game is over."""
FUZZED = settings(max_examples=400, deadline=None, derandomize=True)


@functools.cache
def strict_texts() -> tuple[Texts, ...]:
    """Strict: a missing text, or a parameter that the text does not know, is an error."""
    return tuple([Texts(language, strict=True) for language in LANGUAGES])


def refused(state: State, seat: int, action: Action) -> Refusal | None:
    """The refusal that the action gets at the one door, None when it is legal; a legal one is not applied."""
    expected = why_not(state, seat, action)
    if expected is None:
        return None
    found: Refusal | None = None
    try:
        apply(state, seat, action)
    except Illegal as illegal:
        found = illegal.refusal
    assert found == expected, action
    return found


def seats_and_modules(tables: Sequence[tuple[int, tuple[str, ...]]]) -> list[object]:
    return [pytest.param(table, id="-".join([str(table[0]), *table[1]])) for table in tables]


def read(game: Game, words: str) -> Action | Invalid:
    try:
        return game.parse(words)
    except Invalid as error:
        return error


def sentences(words: Sequence[str]) -> st.SearchStrategy[str]:
    """Words of a game, in any order and mixed with whatever else can be typed."""
    return st.lists(st.one_of(st.sampled_from(words), st.text(max_size=12)), max_size=6).map(" ".join)


def check_reading(game: Game, words: str, codes: Collection[str]) -> None:
    """Words are read back, or invalid with one of the *codes*."""
    found = read(game, words)
    if isinstance(found, Invalid):
        assert found.code in codes
        assert all(len(str(value)) <= 80 for value in found.params.values())
    else:
        assert game.parse(found.text) == found


class IllegalActions(ABC):
    """The tests; a game's heir says what is tried. `cases` has its tables: numbers of seats and modules."""

    game: ClassVar[Game]
    package: ClassVar[str]
    vocabulary: ClassVar[tuple[Action, ...]]
    last_question: ClassVar[str]
    """A kind from which it is not far to the end of a game."""
    slips: ClassVar[int]
    """How often each action is mistyped."""
    fewest_reasons: ClassVar[int]
    """More than these are met at every table."""
    cases: ClassVar[Cases]

    @abstractmethod
    def tried(self, state: State, seat: int, rng: random.Random) -> Iterator[Action]:
        """What a seat that is asked tries to do."""

    def check_refusals(self, position: Position, rng: random.Random) -> dict[str, Refusal]:
        """Fuzz one position; the refusals by reason, each once."""
        state = position.state
        before = state_hash(self.game, state)
        movers = to_move(state)
        found: dict[str, Refusal] = {}
        for seat in movers[-1:]:
            for action in [*self.tried(state, seat, rng), Action(""), Action("hidden")]:
                refusal = refused(state, seat, action)
                if refusal is not None:
                    found[refusal.reason] = refusal
        for seat in (CHANCE, TABLE, 99, *range(len(position.setup.seats))):
            if seat not in movers:
                for action in rng.sample(self.vocabulary, 5):
                    refusal = refused(state, seat, action)
                    assert refusal == Refusal("not-your-turn", "table", {"seat": seat})
                    if seat in range(len(position.setup.seats)):
                        found[refusal.reason] = refusal
        assert state_hash(self.game, state) == before, "a refusal leaves everything as it was"
        return found

    def check_told(self, refusal: Refusal, names: tuple[str, ...]) -> None:
        """It cites the rulebook, and every language has words of its own for it."""
        assert refusal.rule in self.sections() | {"table"}, refusal
        told = {each.refusal(refusal, names) for each in strict_texts()}
        assert len(told) == len(LANGUAGES), refusal
        assert all(told)
        assert all(each.rule_title(refusal.rule) for each in strict_texts())

    @classmethod
    @functools.cache
    def sections(cls) -> frozenset[str]:
        rulebook = resources.files(cls.package) / "content" / "rulebook.toml"
        return frozenset([each["id"] for each in tomllib.loads(rulebook.read_text("utf-8"))["section"]])

    def test_every_illegal_action_gets_a_reason_and_changes_nothing(
        self, table: tuple[int, tuple[str, ...]]
    ) -> None:
        seats, modules = table
        rng = random.Random(seats)
        cells = kept_positions(self.game, seats, modules, PER_KIND)
        assert set(cells) == set(kinds_with(self.game, modules, seats))
        met: set[str] = set()
        for kind, cell in cells.items():
            assert len(cell) >= PER_KIND
            for position in cell:
                found = self.check_refusals(position, rng)
                assert "not-an-answer" in found, kind
                met.update(found)
                for refusal in found.values():
                    self.check_told(refusal, position.setup.seats)
        assert len(met) > self.fewest_reasons

    def test_a_finished_game_takes_no_answer(self) -> None:
        position = positions(self.game, 2, (), 1, "over", [self.last_question])[self.last_question][0]
        state = self.game.clone(position.state)
        rng = random.Random(1)
        while (seats := to_move(state)) != ():
            apply(state, seats[0], legal(state, seats[0]).sample(rng))
        assert open_question(state) is None
        before = state_hash(self.game, state)
        for seat in (CHANCE, TABLE, 0, 1, 2):
            few = len(self.vocabulary) <= MOST
            for action in self.vocabulary if few else rng.sample(self.vocabulary, 200):
                assert refused(state, seat, action) == Refusal("game-over", "table")
        self.check_told(Refusal("game-over", "table"), position.setup.seats)
        assert state_hash(self.game, state) == before

    def test_a_slip_in_the_words_of_an_action_is_never_another_error(self) -> None:
        rng = random.Random(0)
        unread = 0
        for action in self.vocabulary:
            assert self.game.parse(action.text) == action
            for _ in range(self.slips):
                at = rng.randrange(len(action.text))
                letter = rng.choice(string.printable)
                found = read(self.game, action.text[:at] + letter + action.text[at + rng.randrange(2) :])
                if isinstance(found, Invalid):
                    assert found.code
                    unread += 1
                else:
                    assert self.game.parse(found.text) == found
        assert unread > (self.slips - 1) * len(self.vocabulary)
