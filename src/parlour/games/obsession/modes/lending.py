"""Team Play: whom a partner could lend, and what was asked for in vain (Upstairs, Downstairs p. 12)."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.kernel.errors import Refusal

RULE: Final = "team-play"


def lendable_servants(county: County, seat: int) -> int:
    """Everybody whom the partner of a seat could lend, those included whom special actions would fetch."""
    partner = county.rules.table.partner[seat]
    if partner < 0:
        return 0
    crowd = county.available[partner]
    if county.steps[partner] >= county.rules.reputation.help_steps:
        crowd += county.quarters[partner]
    return crowd


def refuse_lending(county: County, seat: int, servants: int, request: str) -> Refusal | None:
    """The judgement on borrowing servants of the partner; *request* tells what for."""
    rules = county.rules
    partner = rules.table.partner[seat]
    if partner < 0:
        return Refusal("no-partner", RULE)
    if request in county.declined:
        return Refusal("partner-declined", RULE)
    lack = crowds.missing(servants, county.available[partner])
    if not crowds.covers(county.quarters[partner], lack):
        short = crowds.missing(lack, county.quarters[partner])
        return Refusal("partner-lacks-servant", RULE, {"servants": ",".join(crowds.words(short))})
    cost = crowds.total(lack) * rules.reputation.help_steps
    if cost > county.steps[partner]:
        return Refusal("partner-cannot-pay", RULE, {"cost": cost, "steps": county.steps[partner]})
    return None
