"""A game made of its functions: a table says which one answers for what, and one guard stands before them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from parlour.kernel.action import Action, Vocabulary
from parlour.kernel.agenda import S, State
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.beyond.companion import Companion
from parlour.kernel.beyond.grammar import Grammar
from parlour.kernel.beyond.mind import Way
from parlour.kernel.beyond.study import Study
from parlour.kernel.beyond.trials import Trials
from parlour.kernel.errors import Param
from parlour.kernel.game import Block, Facts, Game, Meta, ScoreLine, Setup, View, own

R = TypeVar("R")
V = TypeVar("V", bound=View)
Corrections = Mapping[str, object]


class Hashed(Protocol):
    """A data set, which knows its digest."""

    @property
    def hash(self) -> str: ...


class Belongings(NamedTuple):
    """What a game brings beside its functions; see `Game`."""

    meta: Meta
    grammar: Grammar
    companion: Companion
    trials: Trials
    study: Study = Study()


class GameOf(Game, Generic[R, S, V]):
    """All of one game with rules R, states S and views V; it refuses the states and views of others."""

    def __init__(
        self,
        belongings: Belongings,
        *,
        bots: tuple[type[Bot], ...],
        ways: Callable[[], Mapping[str, Way]] = dict,
        state: type[S],
        sight: type[V],
        # the data set, what it tells of itself, and the rules made from it
        dataset: Callable[[Corrections | None], Hashed],
        facts: Callable[[Corrections], Facts],
        rules: Callable[[Setup], R],
        start: Callable[[R], S],
        scores: Callable[[S], tuple[ScoreLine, ...]],
        # what can be said
        words: Vocabulary,
        specimens: tuple[Action, ...],
        describe: Callable[[Action], tuple[str, dict[str, Param]]],
        # what is kept
        encode: Callable[[S], dict[str, object]],
        decode: Callable[[Mapping[str, object], R], S],
        position: Callable[[R, Mapping[str, object]], S],
        check: Callable[[S], None],
        # what is seen
        project: Callable[[S, int | None, bool], V],
        determinize: Callable[[V, random.Random], S],
        reveal: Callable[[S], dict[str, object]],
        layout: Callable[[V], tuple[Block, ...]],
        topic: Callable[[V], str],
    ) -> None:
        self.meta, self.grammar, self.companion, self.trials, self.study = belongings
        self._bots: Final = {bot.name: bot for bot in bots}
        self._ways: Final = ways
        self._own_state: Final = state
        self.sight: Final = sight
        self._dataset: Final = dataset
        self._facts: Final = facts
        self._rules: Final = rules
        self._start: Final = start
        self._words: Final = words
        self._specimens: Final = specimens
        self._describe: Final = describe
        self._encode: Final = encode
        self._decode: Final = decode
        self._position: Final = position
        self._check: Final = check
        self._project: Final = project
        self._determinize: Final = determinize
        self._reveal: Final = reveal
        self._layout: Final = layout
        self._topic: Final = topic
        self._scores: Final = scores

    def bots(self) -> Mapping[str, type[Bot]]:
        return self._bots

    def ways(self) -> Mapping[str, Way]:
        return self._ways()

    def start(self, setup: Setup) -> S:
        return self._start(self._rules(setup))

    def clone(self, state: State) -> S:
        return own(self._own_state, state).clone()

    def parse(self, text: str) -> Action:
        return self._words.parse(text)

    def vocabulary(self) -> Iterator[Action]:
        yield from self._words.table.values()
        yield from self._specimens

    def view(self, state: State, seat: int | None, ended: bool = False) -> V:
        return self._project(own(self._own_state, state), seat, ended)

    def reveal(self, state: State) -> dict[str, object]:
        return self._reveal(own(self._own_state, state))

    def layout(self, view: View) -> tuple[Block, ...]:
        return self._layout(own(self.sight, view))

    def describe(self, action: Action) -> tuple[str, dict[str, Param]]:
        return self._describe(action)

    def topic(self, view: View) -> str:
        return self._topic(own(self.sight, view))

    def determinize(self, view: View, rng: random.Random) -> S:
        return self._determinize(own(self.sight, view), rng)

    def encode(self, state: State) -> dict[str, object]:
        return self._encode(own(self._own_state, state))

    def decode(self, plain: Mapping[str, object], setup: Setup) -> S:
        return self._decode(plain, self._rules(setup))

    def position(self, setup: Setup, overrides: Mapping[str, object]) -> S:
        return self._position(self._rules(setup), overrides)

    def check(self, state: State) -> None:
        self._check(own(self._own_state, state))

    def scores(self, state: State) -> tuple[ScoreLine, ...]:
        return self._scores(own(self._own_state, state))

    def facts(self, corrections: Corrections) -> Facts:
        return self._facts(corrections)

    def components(self, corrections: Corrections) -> object:
        return self._dataset(corrections or None)

    def data_hash(self, setup: Setup) -> str:
        return self._dataset(setup.corrections or None).hash
