"""The parts of Obsession's answers, and what seats came to hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.games.obsession.content.words import GENTRY_FAVOURS, SERVANTS, TILE_FAVOURS
from parlour.games.obsession.hosting.question import HostActivity
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.study.hosting import first_step
from parlour.games.obsession.study.numbers import PARTS, observed
from parlour.games.obsession.words.actions import GIFTS
from parlour.games.obsession.words.catalogue import (
    COPIES,
    FAMILIES,
    GENTRY,
    MILESTONES,
    OBJECTIVE_KINDS,
    OBJECTIVES,
    TILES,
    VP_CARDS,
    VP_KINDS,
    bits,
)
from parlour.games.obsession.words.extras import SCREENED
from parlour.games.obsession.words.host_action import KEYS, LOANS_MOST
from parlour.games.obsession.words.vocabulary import VOCABULARY
from parlour.kernel.agenda import State
from parlour.kernel.beyond.portions import Happened
from parlour.kernel.beyond.study import END, FIRST, Holding, Part, Step, Study, parts_of
from parlour.kernel.engine import open_question
from parlour.kernel.game import View, own

CHANCES: Final = ("objectives", "starters", "look", "monuments", "service", "milestones")
"""Verbs that only chance uses."""
SPLITS: Final = {
    **{name: (OBJECTIVE_KINDS[card // COPIES],) for card, name in enumerate(OBJECTIVES) if card % COPIES},
    **{name: (VP_KINDS[card // COPIES],) for card, name in enumerate(VP_CARDS) if card % COPIES},
}
"""Copies of a card are told by its kind."""


def _words() -> Iterator[str]:
    yield END
    yield from sorted(VOCABULARY.verbs - set(CHANCES))
    yield "host"
    for some in (TILES, GENTRY, SERVANTS, OBJECTIVE_KINDS, VP_KINDS, FAMILIES, MILESTONES):
        yield from some
    yield from sorted({*GENTRY_FAVOURS, *TILE_FAVOURS})
    yield from SCREENED
    yield from KEYS
    yield from ("+1", "-1")
    yield from [str(number) for number in (*range(LOANS_MOST + 1), *GIFTS)]
    for text in VOCABULARY.table:
        for part in parts_of(text, SPLITS)[1:]:
            if not part.isdigit():
                yield part


def _observe(view: View) -> bytes:
    return observed(own(CountyView, view))


def _steps(state: State, seat: int) -> Step | None:
    question = open_question(state)
    return first_step(own(County, state), seat) if isinstance(question, HostActivity) else None


TOLD: Final = {"milestone-claimed": ("milestone", "milestone")}
"""By event: the sort of thing that its seat came to hold, and the field that names it."""


def holdings(state: State, happened: Happened) -> Iterator[Holding]:
    """Families, tiles, guests and objectives at the end; milestones; who began."""
    county = own(County, state)
    for _, event in happened:
        known = TOLD.get(event.kind)
        if known is not None and event.seat >= 0:
            sort, name = known
            yield Holding(event.seat, sort, str(event.data[name]))
        elif event.kind == "first-player":
            yield Holding(event.seat, FIRST, "")
    for seat in range(county.rules.seats):
        if county.family[seat] >= 0:
            yield Holding(seat, "family", FAMILIES[county.family[seat]])
        for code in county.estate[seat]:
            yield Holding(seat, "tile", TILES[code >> 1])
        for card in bits(county.circle(seat)):
            yield Holding(seat, "gentry", GENTRY[card])
        for card in county.objectives[seat]:
            yield Holding(seat, "objective", OBJECTIVE_KINDS[card // COPIES])


STUDY: Final = Study(
    words=tuple(dict.fromkeys(_words())),
    splits=SPLITS,
    steps=_steps,
    layout=tuple([Part(*each) for each in PARTS]),
    observe=_observe,
    holdings=holdings,
    variants=(
        (),
        ("extended",),
        ("jane-austen",),
        ("emily-bronte",),
        ("queen-victoria",),
        ("charles-dickens",),
        ("starter-draft",),
        ("ud-servants", "ud-guests", "ud-tiles"),
    ),
)
