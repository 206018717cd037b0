"""Team Play: what a partner is asked for, and what agreeing would cost; worked out from the view."""

from __future__ import annotations

from parlour.games.obsession.aids.describe import describe
from parlour.games.obsession.aids.shapes import ConsentAsked
from parlour.games.obsession.modes.borrowing import AnswerLending
from parlour.games.obsession.modes.consent import AnswerActivity, AnswerGift
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.special_actions import LOAN, loans_for_pounds
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, bits
from parlour.games.obsession.words.host_action import Host


def consent_asked(view: CountyView, county: County) -> ConsentAsked | None:
    """What the viewer is asked to agree to; None when nothing is."""
    seat = view.seat
    if seat is None or view.to_move != (seat,):
        return None
    for item, owner in view.agenda:
        if owner == seat and isinstance(item, AnswerGift):
            return _gift(county, seat, item.pounds)
        if owner == seat and isinstance(item, AnswerActivity) and isinstance(item.activity, Host):
            return _activity(county, seat, item.activity)
        if owner == seat and isinstance(item, AnswerLending):
            return _lending(county, seat, item)
    return None


def _gift(county: County, seat: int, pounds: int) -> ConsentAsked:
    loans = loans_for_pounds(pounds - county.pounds[seat])
    return {
        "by": county.active,
        "pounds": pounds,
        "loan": loans * LOAN,
        "steps": loans * county.rules.reputation.loan_steps,
    }


def _lending(county: County, seat: int, item: AnswerLending) -> ConsentAsked:
    borrowed = item.question.borrowed(item.wish)
    lack = crowds.missing(borrowed, county.available[seat])
    key, params = describe(item.wish)
    return {
        "by": county.active,
        "lending": {"action": item.wish.text, "key": key, "params": params},
        "servants": crowds.words(borrowed),
        "help": crowds.words(lack),
        "steps": crowds.total(lack) * county.rules.reputation.help_steps,
    }


def _activity(county: County, seat: int, activity: Host) -> ConsentAsked:
    borrowed = activity.extras.borrowed
    lack = crowds.missing(borrowed, county.available[seat])
    key, params = describe(activity)
    return {
        "by": county.active,
        "activity": {"action": activity.text, "key": key, "params": params},
        "guests": [GENTRY[card] for card in bits(activity.mask & county.hand[seat])],
        "enjoyed": [GENTRY[card] for card in bits(activity.extras.given)],
        "servants": crowds.words(borrowed),
        "help": crowds.words(lack),
        "steps": crowds.total(lack) * county.rules.reputation.help_steps,
    }
