"""Where the prestige of a finished game came from: every gain and loss, by what brought it about."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.content.records import BILLS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.beyond.portions import Happened, Portion
from parlour.kernel.event import Event
from parlour.kernel.game import Cell

SOURCES: Final = ("residence", "persons", "bills", "gifts", "cathedral", "park", "plague")
"""What prestige counts as, in the order of the score sheet."""
_PLACES: Final = {"residence": "residence", "notre-dame": "gifts", "notre-dame-scoring": "cathedral"}
_BILL: Final = "bill-"


def _amount(event: Event, name: str) -> int:
    found = (event.secret or {}).get(name, 0)
    return found if isinstance(found, int) else 0


def _gained(source: str) -> tuple[str, Cell | None]:
    """What a gain counts as, and what gave it."""
    if source in _PLACES:
        return _PLACES[source], None
    if source.startswith(_BILL) and source.removeprefix(_BILL) in BILLS:
        return "bills", Cell("bill-kind", source.removeprefix(_BILL))
    if source in PERSONS:
        return "persons", Cell("person", source)
    return source, None


def portions(city: City, happened: Happened) -> tuple[Portion, ...]:
    """One portion for every gain and every loss; what the park adds to a gain is a portion of its own."""
    found: list[Portion] = []
    for ply, event in happened:
        if event.kind == "prestige-gained":
            source, what = _gained(str(event.data["source"]))
            amount, park = _amount(event, "amount"), _amount(event, "park")
            if amount:
                found.append(Portion(event.seat, source, what, amount, ply))
            if park:
                found.append(Portion(event.seat, "park", what, park, ply))
        elif event.kind == "plague-strikes" and _amount(event, "amount"):
            found.append(Portion(event.seat, "plague", None, -_amount(event, "amount"), ply))
    order = {name: at for at, name in enumerate(SOURCES)}
    return tuple(sorted(found, key=lambda each: (each.seat, order.get(each.source, -1), each.ply)))


def ending(city: City) -> Cell:
    """The game ends with its last turn, whatever happens."""
    return Cell("told", f"nd-ended turns={city.rules.turns}")
