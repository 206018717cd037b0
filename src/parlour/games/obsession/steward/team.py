"""Team play: when to ask the partner for money, and when to agree to what the partner asks for."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.judgement import face_up, plan_for
from parlour.games.obsession.modes.borrowing import AnswerLending
from parlour.games.obsession.modes.consent import AnswerActivity, AnswerGift
from parlour.games.obsession.modes.team import visitors_among
from parlour.games.obsession.modes.useful_man import UseFair
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.hosts import Candidate
from parlour.games.obsession.steward.turn import Planner
from parlour.games.obsession.turn.special_actions import borrow, loans_for_pounds
from parlour.games.obsession.turn.turn import BeginTurn
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import CONSENT, DENY, Ask
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action

ASKING: Final = 0.8
"""What a gift must be worth to the team before one asks."""
PATIENCE: Final = -0.5
"""What the team may seem to lose when the partner wants something: the partner may have seen more."""


def given(county: County, seat: int, pounds: int) -> None:
    """The partner of a seat gives money in a position that is only imagined."""
    partner = county.rules.table.partner[seat]
    loans = loans_for_pounds(pounds - county.pounds[partner])
    if loans:
        borrow(county, partner, loans)
    county.pounds[partner] -= pounds
    county.pounds[seat] += pounds


def gift_worth(planner: Planner, county: County, pounds: int) -> float:
    """What a gift from the partner adds for the team when it is spent at the market."""
    seat = planner.seat
    after = county.clone()
    after.agenda = []
    given(after, seat, pounds)
    giver = planner.appraiser.other(county, county.rules.table.partner[seat])
    loss = giver.worth(after) - giver.worth(county)
    return planner.shopped(after) + loss


def gift_to_ask(planner: Planner, county: County, offers: list[Action], worth: float) -> Action | None:
    """The gift without which the best purchase cannot be paid, if it is worth asking for."""
    best: Action | None = None
    most = worth + ASKING
    for action in offers:
        if isinstance(action, Ask):
            found = gift_worth(planner, county, action.pounds)
            if found > most:
                best = action
                most = found
    return best


def consent(
    planner: Planner, county: County, question: AnswerGift | AnswerActivity | AnswerLending
) -> Action:
    """Agree where the team gains by it, as far as one can see."""
    if isinstance(question, AnswerLending):
        return _lend(county, planner.seat, question)
    active = Planner(planner.appraiser.other(county, county.active))
    plain = county.clone()
    plain.agenda = []
    if isinstance(question, AnswerGift):
        gain = gift_worth(active, county, question.pounds) - active.shopped(plain)
        return CONSENT if gain > PATIENCE else DENY
    activity = question.activity
    if not isinstance(activity, Host):
        return DENY
    plain.declined = (activity.text,)  # a steward that was refused asks for nothing more in this turn
    line = active.best_host(plain)
    if line is None:
        return CONSENT
    return (
        CONSENT
        if active.after_host(county, _candidate(county, activity), True) > line.worth + PATIENCE
        else DENY
    )


def _lend(county: County, seat: int, question: AnswerLending) -> Action:
    """Lend a servant who is at hand; but not to a fair where the own family will want him, too."""
    servants = question.question.borrowed(question.wish)
    if not crowds.covers(county.available[seat], servants):
        return DENY
    waits = any(owner == seat and isinstance(item, BeginTurn) for item, owner in county.agenda)
    return DENY if waits and isinstance(question.question, UseFair) else CONSENT


def _candidate(county: County, activity: Host) -> Candidate:
    seat = county.active
    code = face_up(county, seat, activity.tile)
    visitors = visitors_among(county, seat, activity.mask)
    plan = plan_for(county.rules, code, activity.guests, activity.choices, activity.extras, visitors)
    return Candidate(activity, plan, 0.0, True)
