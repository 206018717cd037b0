"""The parameters of a game: one typed record, and what a manifest may set of it."""

from dataclasses import asdict
from typing import get_type_hints

import pytest

from parlour.games.obsession.manifest.modules import MODULES
from parlour.games.obsession.ruleset.params import Changes, Params, params_of
from parlour.kernel.ruleset import Module


def test_a_manifest_may_set_every_parameter_and_nothing_else() -> None:
    assert get_type_hints(Changes) == get_type_hints(Params)


def test_the_base_game_is_the_record_of_defaults() -> None:
    assert params_of(MODULES[0].params) == Params()


@pytest.mark.parametrize("module", MODULES[1:], ids=[module.id for module in MODULES[1:]])
def test_a_manifest_changes_what_it_sets_alone(module: Module) -> None:
    changes = module.params
    settled = asdict(params_of(changes))
    plain = asdict(Params())
    assert {name: settled[name] for name in changes} == changes
    assert {name: value for name, value in settled.items() if name not in changes} == {
        name: value for name, value in plain.items() if name not in changes
    }
