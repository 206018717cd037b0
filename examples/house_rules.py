"""A rule variant as a module: Notre Dame, in a Paris where the plague never breaks out.

    PARLOUR_GAMES=examples.house_rules:GAME parlour simulate house-notre-dame \\
        --seats steward,steward --module no-plague --games 20

A module is a manifest. It says what content it brings, which parameters it sets, and which steps of
a turn it puts before, after or instead of others; no rule asks whether it is on. A game is the
table of its functions, so a variant is the same table with other rules. It has an id of its own:
its logs are not logs of Notre Dame.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parlour import Setup
from parlour.games.notre_dame.aids.describe import describe
from parlour.games.notre_dame.aids.layout import layout, topic_of
from parlour.games.notre_dame.companion import COMPANION
from parlour.games.notre_dame.content.dataset import all_facts, load_dataset
from parlour.games.notre_dame.game import SPECIMENS
from parlour.games.notre_dame.grammar import GRAMMAR
from parlour.games.notre_dame.keeping.invariants import check_city
from parlour.games.notre_dame.keeping.position.builder import build_position
from parlour.games.notre_dame.keeping.state_codec import decode_city, encode_city
from parlour.games.notre_dame.manifest.meta import META as PRINTED
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
from parlour.games.notre_dame.words.actions import VOCABULARY
from parlour.kernel.game import count_seats
from parlour.kernel.game_of import Belongings, GameOf
from parlour.kernel.ruleset import Module, Splice, compose, settle_options

NO_PLAGUE: Final = Module(
    id="no-plague",
    requires=("base",),
    splices=(Splice("instead", "Plague", ()),),  # the step is taken out, and nothing stands in its place
)
META: Final = replace(PRINTED, id="house-notre-dame", modules=(*PRINTED.modules, NO_PLAGUE))


def rules_for(setup: Setup) -> Rules:
    """The rules of Notre Dame, with one more module to choose from."""
    composition = compose(META.modules, META.base, setup.modules, STEPS)
    options = settle_options(META.options, setup.options)
    return Rules(
        composition, options, count_seats(META, setup), load_dataset(setup.corrections or None), POWERS
    )


GAME: Final = GameOf[Rules, City, CityView](
    Belongings(META, GRAMMAR, COMPANION, TRIALS),
    bots=(NotreDameSteward,),
    state=City,
    sight=CityView,
    dataset=load_dataset,
    facts=lambda corrections: all_facts(load_dataset(corrections or None)),
    rules=rules_for,
    start=new_city,
    scores=score_sheet,
    words=VOCABULARY,
    specimens=SPECIMENS,
    describe=describe,
    encode=encode_city,
    decode=decode_city,
    position=build_position,
    check=check_city,
    project=project,
    determinize=determinize,
    reveal=reveal,
    layout=layout,
    topic=topic_of,
)
