"""What the page need not ask, or may ask before its time: hosting at once, blind draws, the next turn."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.obsession.aids.reasons import coming_round, public_county
from parlour.games.obsession.sight.determinize import determinize
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.favours import ClearBoard
from parlour.games.obsession.turn.invitations import OrderInvitations
from parlour.games.obsession.turn.market import may_buy
from parlour.games.obsession.turn.turn import BeginTurn, BuyTiles, all_can_wait
from parlour.games.obsession.words.actions import DONE, ENTERTAIN
from parlour.games.obsession.words.catalogue import COPIES
from parlour.kernel.action import Action
from parlour.kernel.agenda import advance, push


def onward(view: CountyView) -> Action | None:
    """A standard turn goes without saying: what is hosted is asked at once, with passing beside it."""
    is_asked = view.seat is not None and view.to_move == (view.seat,)
    return ENTERTAIN if is_asked and view.question == "choose-turn" else None


def is_indifferent(view: CountyView) -> bool:
    """Whether guests are only drawn blind, each from the top of a deck: no order is better than another.

    Where prestige guests are limited, somebody may have to be given up between two draws.
    """
    if view.seat is None or view.to_move != (view.seat,) or view.rules.people.guest_limit:
        return False
    item = view.agenda[-1][0]
    return isinstance(item, OrderInvitations) and all(look == 1 for _, look, _ in item.invitations)


MARKET_CARDS: Final = ("unlimited_purchases", "refresh_market")
"""Favours that are of use once a tile is bought, and not so well in the next turn."""


def closing(view: CountyView) -> Action | None:
    """To have done with the market, once a tile is bought and no other can be, by whatever means.

    All that is left to do then are favours of cards that serve as well in the next turn. Before a courtship,
    in the last round and where partners or challenges have a say the question is asked.
    """
    seat = view.seat
    if seat is None or view.to_move != (seat,) or view.question != BuyTiles.kind or view.bought == 0:
        return None
    county = public_county(view)
    rules = county.rules
    coming = view.round + 1
    if rules.table.challenge is not None or rules.table.partner[seat] >= 0 or coming >= rules.season.rounds:
        return None
    if may_buy(county) or rules.season.event_in(coming) == "courtship":
        return None
    kinds = {card // COPIES for card in county.vp_cards[seat]}
    if any(rules.data.vp_cards[kind].favour.kind in MARKET_CARDS for kind in kinds):
        return None
    county.vp_cards[seat] = ()
    return DONE if all_can_wait(county, seat) else None


def ahead(view: CountyView, rng: random.Random) -> County | None:
    """A county in which the next turn of the seat begins, while somebody else has his."""
    seat = view.seat
    if seat is None or view.active in (-1, seat) or view.rows[seat].family < 0:
        return None
    coming = coming_round(view, seat)
    is_waiting = any(owner == seat and isinstance(item, BeginTurn) for item, owner in view.agenda)
    if not is_waiting and (coming == view.round or view.rules.season.event_in(coming) == "courtship"):
        return None  # there is no next turn
    county = determinize(view, rng)
    ClearBoard().run(county, view.active)
    county.round = coming
    push(county, seat, BeginTurn())
    advance(county)
    return county
