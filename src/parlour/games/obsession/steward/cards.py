"""Victory point cards: whether the favour of one is worth more than its points now."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.state import County
from parlour.games.obsession.steward.turn import Planner
from parlour.games.obsession.turn.any_time import take_special
from parlour.games.obsession.words.actions import Use
from parlour.kernel.action import Action
from parlour.kernel.beyond.ranking import Ranked

MARGIN: Final = 2.0
"""What a favour must be worth beyond the points of its card: points are certain."""
AT_ONCE: Final = ("reputation", "prestige", "objective_draw", "hire")
"""Favours that are worth the same at any moment of a turn; the earlier the better."""
AT_LAST: Final = (*AT_ONCE, "pounds")
"""Favours that may still bring points after the last courtship."""


def kind_of(county: County, action: Use) -> str:
    """The kind of favour that a card grants."""
    return county.rules.data.vp_cards[action.kind].favour.kind


def used(county: County, seat: int, action: Use) -> County:
    """The position after a card is used, as far as chance has no say in it."""
    after = county.clone()
    after.agenda = []
    take_special(after, seat, action)
    after.agenda = []
    return after


def drawn_gain(planner: Planner, county: County, action: Use) -> float:
    """What chance adds to a card's favour, on the average."""
    appraiser = planner.appraiser
    favour = county.rules.data.vp_cards[action.kind].favour
    if favour.kind == "prestige":
        return appraiser.rates.invitation(1, 1, 1) * favour.amount
    if favour.kind == "objective_draw":
        return appraiser.aims.draw_gain(county, favour.amount)
    return 0.0


def best_use(planner: Planner, county: County, offers: list[Action], kinds: tuple[str, ...]) -> Ranked | None:
    """The best card to use for itself, or None when all are better kept."""
    uses = [action for action in offers if isinstance(action, Use) and kind_of(county, action) in kinds]
    if not uses:
        return None
    kept = planner.settled(county.clone())
    best: Ranked | None = None
    for action in uses:
        worth = planner.settled(used(county, planner.seat, action)) + drawn_gain(planner, county, action)
        if worth > kept + MARGIN and (best is None or worth > best.worth):
            best = Ranked(action, worth)
    return best


def use_for_hosting(planner: Planner, county: County, offers: list[Action]) -> Action | None:
    """A card that makes a better activity possible: everybody rested, or the best guest called back."""
    uses = [action for action in offers if isinstance(action, Use)]
    tried = [action for action in uses if kind_of(county, action) == "refresh_service"]
    recalls = [action for action in uses if kind_of(county, action) == "reclaim"]
    if recalls:
        play = planner.appraiser.rates.play
        tried.append(max(recalls, key=lambda action: play[action.card]))
    if not tried:
        return None
    most = planner.glimpse(county) + MARGIN
    best: Action | None = None
    for action in tried:
        worth = planner.glimpse(used(county, planner.seat, action))
        if worth > most:
            best = action
            most = worth
    return best
