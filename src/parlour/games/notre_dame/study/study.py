"""The parts of Notre Dame's answers, and what seats came to hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.games.notre_dame.content.records import COLOURS
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.study.numbers import PARTS, observed
from parlour.games.notre_dame.words import actions as said
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.portions import Happened
from parlour.kernel.beyond.study import END, FIRST, Holding, Part, Study, parts_of
from parlour.kernel.game import View, own

CUBES: Final = 14
"""No more of one colour in a place."""


def _answers() -> Iterator[Action]:
    """Every answer of a seat, and of the gypsies one for each place and count."""
    families: tuple[tuple[Action, ...], ...] = (
        (said.PASS, said.DECLINE),
        said.KEEP,
        said.PLAY,
        said.FORGO,
        said.FROM,
        said.DONATE,
        said.SEND,
        said.TAKE,
        said.DRIVE,
        said.COLLECT,
        said.BRIBE,
        said.FOUND,
        said.WORK,
        said.REMOVE,
        said.CASH,
        said.GIVE,
        tuple(said.SHIFT.values()),
        tuple(said.RELOCATE.values()),
        tuple(said.REHOUSE.values()),
    )
    for family in families:
        yield from family
    yield said.Withdraw((0,) * len(said.PLACES))
    for place in range(len(said.PLACES)):
        for count in range(1, CUBES + 1):
            counts = [0] * len(said.PLACES)
            counts[place] = count
            yield said.Withdraw(tuple(counts))


def _observe(view: View) -> bytes:
    return observed(own(CityView, view))


TOLD: Final = {
    "bribed": ("person", "person"),
    "card-played": ("kind", "card"),
    "confidant-sent": ("place", "sector"),
}
"""By event: the sort of thing that its seat came to use, and the field that names it."""


def holdings(state: State, happened: Happened) -> Iterator[Holding]:
    """Persons bribed, action cards by kind, where the confidant went, bills by kind; each use once."""
    for _, event in happened:
        known = TOLD.get(event.kind)
        if known is not None and event.seat >= 0:
            sort, name = known
            what = str(event.data[name])
            # Every seat has a card of each kind: its colour tells nothing.
            yield Holding(event.seat, sort, what.partition("-")[2] if sort == "kind" else what)
        elif event.kind == "bill-taken":
            yield Holding(event.seat, "bill-kind", str(event.data["bill"]))
        elif event.kind == "first-player":
            yield Holding(event.seat, FIRST, "")


SPLITS: Final = {
    **{f"{colour}-{kind}": (kind, colour) for colour in COLOURS for kind in said.KINDS},
    **{f"{colour}-{corner}": (colour, corner) for colour in COLOURS for corner in said.CORNERS},
}
"""The kind of a card before its colour, which rarely matters."""
STUDY: Final = Study(
    words=(END, *dict.fromkeys([part for answer in _answers() for part in parts_of(answer.text, SPLITS)])),
    splits=SPLITS,
    layout=tuple([Part(*each) for each in PARTS]),
    observe=_observe,
    holdings=holdings,
    variants=((), ("new-persons",)),
)
