"""Where in a round a described position stands, as an agenda."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.question import HostActivity
from parlour.games.obsession.scoring.courtship import ReturnFairchild
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.favours import ClearBoard
from parlour.games.obsession.turn.passing import ChoosePassFavour
from parlour.games.obsession.turn.season import AdvancePawn, BeginRound, PlayTurns, is_courtship, is_final
from parlour.games.obsession.turn.turn import BeginTurn, ReadGate, RunCheck, VisitMarket
from parlour.kernel.agenda import CHANCE, Item, push
from parlour.kernel.errors import Invalid

STEPS: Final = (
    "round",
    "turn",
    "check",
    "host",
    "market",
    "clear",
    "pass",
    "pass-favour",
    "courtship",
    "window",
)
"""A round about to begin; a turn about to begin; steps 2, 3, 7 and 8 of a standard turn; passing, at its
beginning or at its favour; a courtship about to be held; the last window for card favours."""

_FROM: Final[dict[str, tuple[str, type[Item]]]] = {
    "check": ("turn", RunCheck),
    "host": ("turn", HostActivity),
    "market": ("turn", VisitMarket),
    "clear": ("turn", ClearBoard),
    "pass-favour": ("pass", ChoosePassFavour),
}


def set_agenda(county: County, step: str, mover: int) -> None:
    """Put what is still to come on the agenda."""
    if step == "round":
        push(county, CHANCE, BeginRound())
        return
    if step in ("courtship", "window"):
        if not is_courtship(county) or (step == "window" and not is_final(county)):
            raise Invalid("bad-position", {"key": "step", "why": step})
        push(
            county, CHANCE, *_after(county, "round", ReturnFairchild if step == "courtship" else AdvancePawn)
        )
        return
    if is_courtship(county):
        raise Invalid("bad-position", {"key": "step", "why": step})
    push(county, CHANCE, *_after(county, "round", PlayTurns)[1:])
    order = county.turn_order()
    for each in reversed(order[order.index(mover) + 1 :]):
        push(county, each, BeginTurn())
    BeginTurn().run(county, mover)
    if step == "turn":
        return
    county.agenda.pop()
    if step == "pass":
        push(county, mover, *county.rules.programme("pass"))
        return
    programme, first = _FROM[step]
    county.passing = programme == "pass"
    ReadGate().run(county, mover)
    push(county, mover, *_after(county, programme, first))


def _after(county: County, programme: str, first: type[Item]) -> tuple[Item, ...]:
    """The steps of a programme from the first of a class on."""
    steps = county.rules.programme(programme)
    for at, item in enumerate(steps):
        if isinstance(item, first):
            return steps[at:]
    raise Invalid("bad-position", {"key": "step", "why": first.__name__})
