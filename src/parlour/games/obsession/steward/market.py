"""At the market: which tile to buy, and whether a card's pounds or a second purchase are worth the card."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.obsession.modes.challenge_columns import scrap, scraps
from parlour.games.obsession.scoring.reputation import change
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.cards import MARGIN, kind_of, used
from parlour.games.obsession.steward.team import gift_to_ask
from parlour.games.obsession.steward.turn import Planner
from parlour.games.obsession.turn.any_time import specials, take_special
from parlour.games.obsession.turn.market import may_buy, on_offer
from parlour.games.obsession.words.actions import DONE, REFRESH, SWEEP, Fetch, Scrap, Use
from parlour.kernel.action import Action

FOR_BUYING: Final = ("pounds", "unlimited_purchases")
"""Favours that a card grants to those who want to buy."""
RICH: Final = 600
SCRAPPING: Final = 0.5
"""What another tile must be worth before one gives up the old one."""


def market_answer(planner: Planner, county: County, rng: random.Random) -> Action:
    """The best purchase, or the card or special action that makes a better one possible."""
    seat = planner.seat
    line = planner.purchase(county.clone(), on_offer(county))
    if county.rules.table.challenge is not None and line.action == DONE:
        return _scrapped(planner, county, line.worth)
    best = line.action
    most = line.worth + MARGIN
    offers = specials(county, seat, False)
    if county.rules.table.partner[seat] >= 0 and not county.asked and may_buy(county):
        gift = gift_to_ask(planner, county, offers, line.worth)
        if gift is not None:
            return gift
    for action in offers:
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
            change(after, seat, -county.rules.reputation.refresh_steps, "market-refresh")
            worth = planner.with_new_market(after, rng)
        elif action == SWEEP and is_rich(county, seat):
            after = county.clone()
            after.agenda = []
            take_special(after, seat, SWEEP)
            worth = planner.with_new_market(after, rng)
        elif isinstance(action, Fetch) and _is_payable(county, seat, action.tile):
            after = county.clone()
            after.agenda = []
            take_special(after, seat, action)
            worth = planner.purchase(after, [(action.tile, after.market.index(action.tile) + 1)]).worth
        else:
            continue
        if worth > most:
            best = action
            most = worth
    return best


def _is_payable(county: County, seat: int, tile: int) -> bool:
    """Whether a tile fetched from the bag could be bought at once, at the dearest space."""
    rules = county.rules
    if not may_buy(county) or county.owns(seat, tile):
        return False
    return (
        max(rules.market.prices[-1] + rules.market.price_mod[tile], rules.market.least_price)
        <= county.pounds[seat]
    )


def _scrapped(planner: Planner, county: County, idle: float) -> Action:
    """Where nothing is worth buying as it is: a tile to give up for a better one, or nothing."""
    best: Action = DONE
    most = idle + SCRAPPING
    seat = planner.seat
    rules = county.rules
    for action in scraps(county, seat):
        if isinstance(action, Scrap):
            after = county.clone()
            after.agenda = []
            scrap(after, seat, action.tile)
            column = rules.tiles.category[action.tile * 2]
            offers = [row for row in on_offer(after) if rules.tiles.category[row[0] * 2] == column]
            worth = planner.purchase(after, offers).worth
            if worth > most:
                best = action
                most = worth
    return best


def is_rich(county: County, seat: int) -> bool:
    """Whether there is enough to spend on whatever a new market may bring (Refresh the Market)."""
    return may_buy(county) and county.pounds[seat] >= RICH
