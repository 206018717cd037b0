"""Obsession behind the interface that bots, simulation, terminal and server use."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from parlour.games.obsession.aids.blocks.layout import layout, topic_of
from parlour.games.obsession.aids.describe import describe
from parlour.games.obsession.companion import COMPANION
from parlour.games.obsession.content.dataset import KEPT, Dataset, facts_of, load_dataset
from parlour.games.obsession.grammar import GRAMMAR
from parlour.games.obsession.keeping.invariants import check_county
from parlour.games.obsession.keeping.position.builder import build_position
from parlour.games.obsession.keeping.state_codec import decode_county, encode_county
from parlour.games.obsession.manifest.compatibility import chosen_modules
from parlour.games.obsession.manifest.meta import META
from parlour.games.obsession.manifest.powers import ALL_POWERS
from parlour.games.obsession.manifest.steps import STEPS
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.score_sheet import score_sheet
from parlour.games.obsession.setup.setup import new_county
from parlour.games.obsession.sight.determinize import determinize
from parlour.games.obsession.sight.reveal import reveal
from parlour.games.obsession.sight.view import CountyView, project
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.steward import ObsessionSteward
from parlour.games.obsession.trials import TRIALS
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import KeepGuests, KeepObjectives
from parlour.games.obsession.words.catalogue import GENTRY_AT, TILE_AT
from parlour.games.obsession.words.draws import (
    Cards,
    DealObjectives,
    Milestones,
    Tiles,
)
from parlour.games.obsession.words.extras import HALL_BOY, Extras
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.vocabulary import VOCABULARY
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.content import corrections_text
from parlour.kernel.errors import Param
from parlour.kernel.game import Block, Facts, Game, ScoreLine, Setup, View, count_seats, own
from parlour.kernel.ruleset import compose, settle_options


def rules_for(setup: Setup) -> Rules:
    """The frozen ruleset of a setup; `Invalid` says what does not fit."""
    seats = count_seats(META, setup)
    options = settle_options(META.options, setup.options)
    given = tuple(sorted(setup.options.items()))
    if not setup.corrections:
        return _shared_rules(seats, setup.modules, given)
    text = corrections_text(setup.corrections)
    return _corrected_rules(seats, setup.modules, given, text) if text else _make_rules(setup, options)


def _make_rules(setup: Setup, options: Mapping[str, str]) -> Rules:
    composition = compose(META.modules, META.base, chosen_modules(setup, options), STEPS)
    data = load_dataset(setup.corrections or None)
    return Rules(Agreed(composition, options, len(setup.seats), data), ALL_POWERS)


@lru_cache(maxsize=64)
def _shared_rules(seats: int, modules: tuple[str, ...], given: tuple[tuple[str, str], ...]) -> Rules:
    """One ruleset for all games of the same setup, so that they share what it has worked out."""
    setup = Setup(META.id, ("",) * seats, modules, dict(given))
    return _make_rules(setup, settle_options(META.options, dict(given)))


@lru_cache(maxsize=KEPT)
def _corrected_rules(
    seats: int, modules: tuple[str, ...], given: tuple[tuple[str, str], ...], text: str
) -> Rules:
    """The same with corrections, told as a canonical text. Callers choose them: few are kept, and apart."""
    setup = Setup(META.id, ("",) * seats, modules, dict(given), json.loads(text))
    return _make_rules(setup, settle_options(META.options, dict(given)))


class Obsession(Game):
    """The game as one object."""

    def __init__(self) -> None:
        self.meta = META
        self.grammar = GRAMMAR
        self.companion = COMPANION
        self.trials = TRIALS

    def bots(self) -> Mapping[str, type[Bot]]:
        return {ObsessionSteward.name: ObsessionSteward}

    def start(self, setup: Setup) -> County:
        return new_county(rules_for(setup))

    def clone(self, state: State) -> County:
        return own(County, state).clone()

    def parse(self, text: str) -> Action:
        return VOCABULARY.parse(text)

    def vocabulary(self) -> Iterator[Action]:
        yield from VOCABULARY.table.values()
        gazebo = TILE_AT["main-gazebo"]
        lady = GENTRY_AT["patricia-countess-of-asquith"]
        crew = crowds.crowd_of(("footman", "valet"))
        yield Host(gazebo, (), (), 0, -1, 0, 0)
        yield Host(gazebo, (0, lady), ((lady, "dismiss"),), crew, 3, crew, 2)
        yield Host(TILE_AT["butlers-room"], (), ((-1, "recruit"),), crowds.ONE[0], -1, 0, 0)
        yield KeepGuests((0, 1))
        yield KeepObjectives((0, 12))
        yield DealObjectives((0, 12, 24))
        yield Cards("starters", (20, 21))
        yield Cards("look", (3, 1, 2))
        yield Tiles("monuments", (gazebo,))
        yield Tiles("service", (gazebo,))
        yield Milestones((0, 3))
        boys = ((HALL_BOY, lady),)
        maids = ((-1, "casual"), (lady, "look_casual"))
        for extras in (
            Extras(cook=True, useful=True, boys=boys, maids=maids),
            Extras(carriage=HALL_BOY, sent=-1),
            Extras(borrowed=crew, given=1 << lady),
        ):
            yield Host(gazebo, (lady,), (), crew, -1, 0, 0, None, extras)

    def view(self, state: State, seat: int | None, ended: bool = False) -> CountyView:
        return project(own(County, state), seat, ended)

    def reveal(self, state: State) -> dict[str, object]:
        return reveal(own(County, state))

    def layout(self, view: View) -> tuple[Block, ...]:
        return layout(own(CountyView, view))

    def describe(self, action: Action) -> tuple[str, dict[str, Param]]:
        return describe(action)

    def topic(self, view: View) -> str:
        return topic_of(own(CountyView, view))

    def determinize(self, view: View, rng: random.Random) -> County:
        return determinize(own(CountyView, view), rng)

    def encode(self, state: State) -> dict[str, object]:
        return encode_county(own(County, state))

    def decode(self, plain: Mapping[str, object], setup: Setup) -> County:
        return decode_county(plain, rules_for(setup))

    def position(self, setup: Setup, overrides: Mapping[str, object]) -> County:
        return build_position(rules_for(setup), overrides)

    def check(self, state: State) -> None:
        check_county(own(County, state))

    def scores(self, state: State) -> tuple[ScoreLine, ...]:
        return score_sheet(own(County, state))

    def facts(self, corrections: Mapping[str, object]) -> Facts:
        return facts_of(corrections)

    def components(self, corrections: Mapping[str, object]) -> Dataset:
        return load_dataset(corrections or None)

    def data_hash(self, setup: Setup) -> str:
        return load_dataset(setup.corrections or None).hash


OBSESSION: Final = Obsession()
