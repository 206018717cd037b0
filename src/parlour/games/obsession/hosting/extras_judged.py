"""The judgement on extra servants, the Carriage House and the larger table (p. 6 to 8 and 16)."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.state import County
from parlour.games.obsession.words.catalogue import GENTRY, TILES
from parlour.games.obsession.words.extras import COOK, TILE, Extras
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Plan
from parlour.kernel.errors import Refusal

RULE: Final = "extra-servants"
CARRIAGE: Final = "new-tiles"
RULE_OF: Final = {
    "no-pounds-to-raise": "hall-boy",
    "extras-not-doubled": "extra-servants",
    "no-invitation-to-screen": "head-housemaid",
    "carriage-not-for-this": "new-tiles",
}
"""The rulebook section behind what a plan finds fault with, where it is not the invitation of guests."""


def refuse_extras(county: County, seat: int, action: Host, plan: Plan) -> Refusal | None:
    """What no plan can know: whether those placed are in this game, have their tile and are of use."""
    extras = action.extras
    rules = county.rules
    servants = extras.cook or extras.useful or extras.boys or extras.maids
    if servants and not rules.extras.in_play:
        return Refusal("not-in-this-game", RULE, {"power": "extra-servants"})
    if extras.cook and rules.tiles.servant[plan.code] == COOK:
        return Refusal("one-cook-only", "cook")
    rating = rules.tiles.rating[action.tile]
    if extras.useful and rating <= county.eligible_level:
        return Refusal("rating-needs-no-help", "useful-man", {"tile": TILES[action.tile]})
    for card in [card for _, card in extras.boys] + [source for source, _ in extras.maids]:
        if card != TILE and card not in action.guests:
            return Refusal("extra-without-guest", RULE, {"guest": GENTRY[card]})
    if plan.larger and rules.extras.kitchen not in county.estate[seat]:
        return Refusal("larger-table-needs-kitchen", CARRIAGE)
    return _refuse_carriage(county, seat, extras)


def _refuse_carriage(county: County, seat: int, extras: Extras) -> Refusal | None:
    if extras.carriage < 0:
        return None
    rules = county.rules
    if not county.owns(seat, rules.extras.carriage >> 1):
        return Refusal("carriage-needs-tile", CARRIAGE)
    if extras.carriage not in rules.extras.carriage_crew:
        return Refusal("carriage-needs-footman", CARRIAGE, {"servant": SERVANTS[extras.carriage]})
    return None
