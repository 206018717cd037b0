"""Notre Dame behind the interface that bots, simulation, terminal and server use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from parlour.games.notre_dame.aids.describe import describe
from parlour.games.notre_dame.aids.layout import layout, topic_of
from parlour.games.notre_dame.companion import COMPANION
from parlour.games.notre_dame.content.dataset import all_facts, load_dataset
from parlour.games.notre_dame.grammar import GRAMMAR
from parlour.games.notre_dame.keeping.invariants import check_city
from parlour.games.notre_dame.keeping.position.builder import build_position
from parlour.games.notre_dame.keeping.state_codec import decode_city, encode_city
from parlour.games.notre_dame.manifest.meta import META
from parlour.games.notre_dame.mind.levels import ways
from parlour.games.notre_dame.persons.powers import POWERS
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.setup import new_city
from parlour.games.notre_dame.sight.determinize import determinize
from parlour.games.notre_dame.sight.reveal import reveal
from parlour.games.notre_dame.sight.view import CityView, project
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.steward import NotreDameSteward
from parlour.games.notre_dame.study.study import STUDY
from parlour.games.notre_dame.trials import TRIALS
from parlour.games.notre_dame.turn.scoring import score_sheet
from parlour.games.notre_dame.turn.turn import STEPS
from parlour.games.notre_dame.words.actions import VOCABULARY, Persons, Withdraw
from parlour.kernel.game import Facts, Setup, count_seats
from parlour.kernel.game_of import Belongings, GameOf
from parlour.kernel.ruleset import compose, settle_options


def rules_for(setup: Setup) -> Rules:
    """The frozen ruleset of a setup; `Invalid` says what does not fit."""
    seats = count_seats(META, setup)
    if setup.corrections:
        return _rules(seats, setup.modules, setup.options, setup.corrections)
    return _printed_rules(seats, setup.modules, tuple(setup.options.items()))


@lru_cache(maxsize=256)
def _printed_rules(seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Rules:
    """Without corrections: made once, because whoever plays many games plays them by the same rules."""
    return _rules(seats, modules, dict(options), {})


def _rules(
    seats: int, modules: tuple[str, ...], options: Mapping[str, str], corrections: Mapping[str, object]
) -> Rules:
    composition = compose(META.modules, META.base, modules, STEPS)
    settled = settle_options(META.options, options)
    return Rules(composition, settled, seats, load_dataset(corrections or None), POWERS)


def _facts(corrections: Mapping[str, object]) -> Facts:
    return all_facts(load_dataset(corrections or None))


SPECIMENS: Final = (
    Withdraw((0,) * 8),
    Withdraw((1, 0, 0, 0, 0, 0, 0, 1)),
    Withdraw((14,) * 8),
    Persons("look", (6, 7)),
    Persons("shortlist", tuple(range(9))),
)
"""Of the compound answers, which nobody can list."""


class NotreDame(GameOf[Rules, City, CityView]):
    """The game as one object."""

    def __init__(self) -> None:
        super().__init__(
            Belongings(META, GRAMMAR, COMPANION, TRIALS, STUDY),
            bots=(NotreDameSteward,),
            ways=ways,
            state=City,
            sight=CityView,
            dataset=load_dataset,
            facts=_facts,
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


NOTRE_DAME: Final = NotreDame()
