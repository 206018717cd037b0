"""The manifests: the base game and the New Persons."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.words.actions import BROWN, GREY_A, GREY_B, GREY_C
from parlour.kernel.ruleset import Module, Option

BASE: Final = Module(
    id="base",
    content={"persons": (*BROWN, *GREY_A[:3], *GREY_B[:3], *GREY_C[:3])},
)
NEW_PERSONS: Final = Module(
    id="new-persons",
    requires=("base",),
    content={"persons": (*GREY_A[3:], *GREY_B[3:], *GREY_C[3:])},
)
MODULES: Final = (BASE, NEW_PERSONS)

OPTIONS: Final = (
    Option("inn", "3", ("3", "4")),
    Option("scores", "hidden", ("hidden", "open")),
    Option("bell-ringer", "own", ("own", "all")),
    Option("colours", "any"),
    Option("first", "random"),
)
