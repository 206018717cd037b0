"""Team Play: what a partner is asked for, and what agreeing would cost; worked out from the view."""

from __future__ import annotations

from parlour.games.obsession.aids.describe import describe
from parlour.games.obsession.modes.borrowing import AnswerLending
from parlour.games.obsession.modes.consent import AnswerActivity, AnswerGift
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.special_actions import LOAN
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, bits
from parlour.games.obsession.words.host_action import Host


def consent_asked(view: CountyView, county: County) -> dict[str, object] | None:
    """What the viewer is asked to agree to; None when nothing is."""
    seat = view.seat
    if seat is None or view.to_move != (seat,):
        return None
    for item, owner in view.agenda:
        if owner == seat and isinstance(item, AnswerGift):
            return {"by": view.active, **_gift(county, seat, item.pounds)}
        if owner == seat and isinstance(item, AnswerActivity) and isinstance(item.activity, Host):
            return {"by": view.active, **_activity(county, seat, item.activity)}
        if owner == seat and isinstance(item, AnswerLending):
            return {"by": view.active, **_lending(county, seat, item)}
    return None


def _gift(county: County, seat: int, pounds: int) -> dict[str, object]:
    loans = max(0, (pounds - county.pounds[seat] + LOAN - 1) // LOAN)
    return {"pounds": pounds, "loan": loans * LOAN, "steps": loans * county.rules.reputation.loan_steps}


def _lending(county: County, seat: int, item: AnswerLending) -> dict[str, object]:
    borrowed = item.question.borrowed(item.wish)
    lack = crowds.missing(borrowed, county.available[seat])
    key, params = describe(item.wish)
    return {
        "lending": {"action": item.wish.text, "key": key, "params": params},
        "servants": crowds.words(borrowed),
        "help": crowds.words(lack),
        "steps": crowds.total(lack) * county.rules.reputation.help_steps,
    }


def _activity(county: County, seat: int, activity: Host) -> dict[str, object]:
    borrowed = activity.extras.borrowed
    lack = crowds.missing(borrowed, county.available[seat])
    key, params = describe(activity)
    return {
        "activity": {"action": activity.text, "key": key, "params": params},
        "guests": [GENTRY[card] for card in bits(activity.mask & county.hand[seat])],
        "enjoyed": [GENTRY[card] for card in bits(activity.extras.given)],
        "servants": crowds.words(borrowed),
        "help": crowds.words(lack),
        "steps": crowds.total(lack) * county.rules.reputation.help_steps,
    }
