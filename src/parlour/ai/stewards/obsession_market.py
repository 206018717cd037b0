"""At the market: which tile to buy, and whether a card's pounds or a second purchase are worth the card."""

from __future__ import annotations

import random
from typing import Final

from parlour.ai.stewards.obsession_cards import MARGIN, kind_of, used
from parlour.ai.stewards.obsession_turn import Planner
from parlour.games.obsession.actions import REFRESH, Use
from parlour.games.obsession.market import on_offer
from parlour.games.obsession.reputation import change
from parlour.games.obsession.special import may_buy, specials
from parlour.games.obsession.state import County
from parlour.kernel.action import Action

FOR_BUYING: Final = ("pounds", "unlimited_purchases")
"""Favours that a card grants to those who want to buy."""
RICH: Final = 600


def market_answer(planner: Planner, county: County, rng: random.Random) -> Action:
    """The best purchase, or the card or special action that makes a better one possible."""
    seat = planner.seat
    line = planner.purchase(county.clone(), on_offer(county))
    best = line.action
    most = line.worth + MARGIN
    for action in specials(county, seat, False):
        if isinstance(action, Use):
            kind = kind_of(county, action)
            if kind in FOR_BUYING:
                worth = planner.shopped(used(county, seat, action))
            elif kind == "refresh_market" and is_rich(county, seat):
                worth = planner.with_new_market(used(county, seat, action), rng)
            else:
                continue
        elif action == REFRESH and is_rich(county, seat):
            after = county.clone()
            change(after, seat, -county.rules.refresh_steps, "market-refresh")
            worth = planner.with_new_market(after, rng)
        else:
            continue
        if worth > most:
            best = action
            most = worth
    return best


def is_rich(county: County, seat: int) -> bool:
    """Whether there is enough to spend on whatever a new market may bring (Refresh the Market)."""
    return may_buy(county) and county.pounds[seat] >= RICH
