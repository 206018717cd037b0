"""The manifests: the base game and the New Persons."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.words.catalogue import persons_of
from parlour.kernel.ruleset import Module, Option

BASE: Final = Module(
    id="base",
    content={"persons": persons_of("base")},
)
NEW_PERSONS: Final = Module(
    id="new-persons",
    requires=("base",),
    content={"persons": persons_of("new-persons")},
)
MODULES: Final = (BASE, NEW_PERSONS)

OPTIONS: Final = (
    Option("inn", "3", ("3", "4")),
    Option("scores", "hidden", ("hidden", "open")),
    Option("bell-ringer", "own", ("own", "all")),
    Option("colours", "any"),
    Option("first", "random"),
)
