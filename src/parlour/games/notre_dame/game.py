"""Notre Dame behind the interface that bots, simulation, terminal and server use."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from parlour.games.notre_dame.aids.describe import describe
from parlour.games.notre_dame.aids.layout import layout, topic_of
from parlour.games.notre_dame.companion import COMPANION
from parlour.games.notre_dame.content.dataset import all_facts, load_dataset
from parlour.games.notre_dame.content.records import Dataset
from parlour.games.notre_dame.grammar import GRAMMAR
from parlour.games.notre_dame.keeping.invariants import check_city
from parlour.games.notre_dame.keeping.position.builder import build_position
from parlour.games.notre_dame.keeping.state_codec import decode_city, encode_city
from parlour.games.notre_dame.manifest.meta import META
from parlour.games.notre_dame.persons.powers import POWERS
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.setup import new_city
from parlour.games.notre_dame.sight.determinize import determinize
from parlour.games.notre_dame.sight.reveal import reveal
from parlour.games.notre_dame.sight.view import CityView, project
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.steward import NotreDameSteward
from parlour.games.notre_dame.trials import TRIALS
from parlour.games.notre_dame.turn.scoring import score_sheet
from parlour.games.notre_dame.turn.turn import STEPS
from parlour.games.notre_dame.words.actions import VOCABULARY, Persons, Withdraw
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.errors import Param
from parlour.kernel.game import Block, Facts, Game, ScoreLine, Setup, View, count_seats, own
from parlour.kernel.ruleset import compose, settle_options


def rules_for(setup: Setup) -> Rules:
    """The frozen ruleset of a setup; `Invalid` says what does not fit."""
    seats = count_seats(META, setup)
    composition = compose(META.modules, META.base, setup.modules, STEPS)
    options = settle_options(META.options, setup.options)
    data = load_dataset(setup.corrections or None)
    return Rules(composition, options, seats, data, POWERS)


class NotreDame(Game):
    """The game as one object."""

    def __init__(self) -> None:
        self.meta = META
        self.grammar = GRAMMAR
        self.companion = COMPANION
        self.trials = TRIALS

    def bots(self) -> Mapping[str, type[Bot]]:
        return {NotreDameSteward.name: NotreDameSteward}

    def start(self, setup: Setup) -> City:
        return new_city(rules_for(setup))

    def clone(self, state: State) -> City:
        return own(City, state).clone()

    def parse(self, text: str) -> Action:
        return VOCABULARY.parse(text)

    def vocabulary(self) -> Iterator[Action]:
        yield from VOCABULARY.table.values()
        yield Withdraw((0,) * 8)
        yield Withdraw((1, 0, 0, 0, 0, 0, 0, 1))
        yield Withdraw((14,) * 8)
        yield Persons("look", (6, 7))
        yield Persons("shortlist", tuple(range(9)))

    def view(self, state: State, seat: int | None, ended: bool = False) -> CityView:
        return project(own(City, state), seat, ended)

    def reveal(self, state: State) -> dict[str, object]:
        return reveal(own(City, state))

    def layout(self, view: View) -> tuple[Block, ...]:
        return layout(own(CityView, view))

    def describe(self, action: Action) -> tuple[str, dict[str, Param]]:
        return describe(action)

    def topic(self, view: View) -> str:
        return topic_of(own(CityView, view))

    def determinize(self, view: View, rng: random.Random) -> City:
        return determinize(own(CityView, view), rng)

    def encode(self, state: State) -> dict[str, object]:
        return encode_city(own(City, state))

    def decode(self, plain: Mapping[str, object], setup: Setup) -> City:
        return decode_city(plain, rules_for(setup))

    def position(self, setup: Setup, overrides: Mapping[str, object]) -> City:
        return build_position(rules_for(setup), overrides)

    def check(self, state: State) -> None:
        check_city(own(City, state))

    def scores(self, state: State) -> tuple[ScoreLine, ...]:
        return score_sheet(own(City, state))

    def facts(self, corrections: Mapping[str, object]) -> Facts:
        return all_facts(load_dataset(corrections or None))

    def components(self, corrections: Mapping[str, object]) -> Dataset:
        return load_dataset(corrections or None)

    def data_hash(self, setup: Setup) -> str:
        return load_dataset(setup.corrections or None).hash


NOTRE_DAME: Final = NotreDame()
