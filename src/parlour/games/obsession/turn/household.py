"""The household: servants whom a family takes on, refreshes, or could call to Available Service."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event

RULE: Final = "hiring-servants"


def refresh_service(county: County, seat: int) -> None:
    """All servants who are not at work go to Available Service."""
    county.available[seat] += county.quarters[seat] + county.expended[seat]
    county.quarters[seat] = 0
    county.expended[seat] = 0
    if county.sink is not None:
        county.sink.append(Event("service-refreshed", seat, {}))


def could_come(county: County, seat: int, servant: int) -> bool:
    """Whether service help or the favour of a card could bring a servant to Available Service."""
    if crowds.count(county.quarters[seat], servant):
        return county.steps[seat] >= county.rules.reputation.help_steps or bool(county.vp_cards[seat])
    return crowds.count(county.expended[seat], servant) > 0 and bool(county.vp_cards[seat])


def refuse_second(county: County, seat: int, servants: int) -> Refusal | None:
    """A family has one of each servant of Upstairs, Downstairs, in the whole game (p. 9)."""
    household = county.household(seat)
    for servant in crowds.types(servants):
        limit = county.rules.servants.limit[servant]
        if limit and crowds.count(household, servant) + crowds.count(servants, servant) > limit:
            return Refusal("one-of-each-servant", RULE, {"servant": SERVANTS[servant]})
        if servant == USEFUL_MAN and (county.without_useful_man >> seat) & 1:
            return Refusal("useful-man-is-gone", RULE)
    return None


def take_into_service(county: County, seat: int, servants: int) -> None:
    """Servants from those for hire into Expended Service, to be oriented."""
    county.pool -= servants
    county.expended[seat] += servants
    if county.sink is not None:
        county.sink.append(Event("servants-hired", seat, {"servants": tuple(crowds.words(servants))}))


def engage(county: County, seat: int, name: str) -> None:
    """Butler's Pantry: the underbutler comes from the supply board into Expended Service."""
    one = crowds.ONE[SERVANT_AT[name]]
    if crowds.covers(county.pool, one):
        county.pool -= one
        county.expended[seat] += one
        if county.sink is not None:
            county.sink.append(Event("servants-hired", seat, {"servants": (name,)}))
