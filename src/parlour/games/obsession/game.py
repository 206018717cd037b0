"""Obsession behind the interface that bots, simulation, terminal and server use."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from parlour.games.obsession.aids.blocks.layout import layout, topic_of
from parlour.games.obsession.aids.describe import describe
from parlour.games.obsession.companion import COMPANION
from parlour.games.obsession.content.dataset import KEPT, facts_of, load_dataset
from parlour.games.obsession.grammar import GRAMMAR
from parlour.games.obsession.keeping.invariants import check_county
from parlour.games.obsession.keeping.position.builder import build_position
from parlour.games.obsession.keeping.state_codec import decode_county, encode_county
from parlour.games.obsession.manifest.compatibility import chosen_modules
from parlour.games.obsession.manifest.meta import META
from parlour.games.obsession.manifest.powers import ALL_POWERS
from parlour.games.obsession.manifest.steps import STEPS
from parlour.games.obsession.mind.levels import ways
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.score_sheet import score_sheet
from parlour.games.obsession.setup.setup import new_county
from parlour.games.obsession.sight.determinize import determinize
from parlour.games.obsession.sight.reveal import reveal
from parlour.games.obsession.sight.view import CountyView, project
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.steward import ObsessionSteward
from parlour.games.obsession.study.study import STUDY
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
from parlour.kernel.content import corrections_text
from parlour.kernel.game import Setup, count_seats
from parlour.kernel.game_of import Belongings, GameOf
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


GAZEBO: Final = TILE_AT["main-gazebo"]
LADY: Final = GENTRY_AT["patricia-countess-of-asquith"]
CREW: Final = crowds.crowd_of(("footman", "valet"))
SPECIMENS: Final = (
    Host(GAZEBO, (), (), 0, -1, 0, 0),
    Host(GAZEBO, (0, LADY), ((LADY, "dismiss"),), CREW, 3, CREW, 2),
    Host(TILE_AT["butlers-room"], (), ((-1, "recruit"),), crowds.ONE[0], -1, 0, 0),
    KeepGuests((0, 1)),
    KeepObjectives((0, 12)),
    DealObjectives((0, 12, 24)),
    Cards("starters", (20, 21)),
    Cards("look", (3, 1, 2)),
    Tiles("monuments", (GAZEBO,)),
    Tiles("service", (GAZEBO,)),
    Milestones((0, 3)),
    *(
        Host(GAZEBO, (LADY,), (), CREW, -1, 0, 0, None, extras)
        for extras in (
            Extras(
                cook=True,
                useful=True,
                boys=((HALL_BOY, LADY),),
                maids=((-1, "casual"), (LADY, "look_casual")),
            ),
            Extras(carriage=HALL_BOY, sent=-1),
            Extras(borrowed=CREW, given=1 << LADY),
        )
    ),
)
"""Of the compound answers, which nobody can list."""


class Obsession(GameOf[Rules, County, CountyView]):
    """The game as one object."""

    def __init__(self) -> None:
        super().__init__(
            Belongings(META, GRAMMAR, COMPANION, TRIALS, STUDY),
            bots=(ObsessionSteward,),
            ways=ways,
            state=County,
            sight=CountyView,
            dataset=load_dataset,
            facts=facts_of,
            rules=rules_for,
            start=new_county,
            scores=score_sheet,
            words=VOCABULARY,
            specimens=SPECIMENS,
            describe=describe,
            encode=encode_county,
            decode=decode_county,
            position=build_position,
            check=check_county,
            project=project,
            determinize=determinize,
            reveal=reveal,
            layout=layout,
            topic=topic_of,
        )


OBSESSION: Final = Obsession()
