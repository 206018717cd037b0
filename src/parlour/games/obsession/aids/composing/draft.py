"""An activity in the making: a tile with some guests and some placements."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words.extras import PLAIN, Boys, Extras, Maids


@dataclass(frozen=True)
class Draft:
    """An activity in the making. `lent` are servants asked of the partner; `alone` leaves the partner out."""

    code: int
    guests: tuple[int, ...] = ()
    cook: bool = False
    useful: bool = False
    boys: Boys = ()
    maids: Maids = ()
    carriage: int = -1
    sent: int = 0
    lent: int = 0
    given: int = 0
    alone: bool = False

    def extras(self) -> Extras:
        """What is placed beyond mandatory service, the loan of servants aside."""
        found = Extras(self.cook, self.useful, self.boys, self.maids, self.carriage, self.sent, 0, self.given)
        return found if found.words else PLAIN


def least_company(rules: Rules, draft: Draft) -> int:
    """How many guests must come at least."""
    if rules.tiles.from_supply[draft.code]:
        return 0
    return sum(rules.tiles.guest_counts[draft.code]) + draft.sent


def may_ask_partner(county: County, seat: int) -> bool:
    """Whether a partner can help with an activity of this turn."""
    return county.rules.table.partner[seat] >= 0 and not county.passing
