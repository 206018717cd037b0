"""Answers to the smaller questions: each option is tried, and the position after it is valued."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.modes.useful_man import UseFair
from parlour.games.obsession.scoring.score_sheet import gentry_vp, service_vp, tiles_vp
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.turn import Planner
from parlour.games.obsession.turn.any_time import TurnQuestion
from parlour.games.obsession.turn.favours import begin_activity
from parlour.games.obsession.turn.turn import AimHall, ReadGate, UseHall
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import (
    ASSIST,
    ASSIST_LENT,
    ATTACK,
    DECLINE,
    DISCARD,
    DONE,
    GOSSIP,
    Attend,
    DiscardObjective,
    DraftServant,
    KeepObjectives,
)
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question
from parlour.kernel.beyond.ranking import WORST
from parlour.kernel.engine import apply
from parlour.kernel.errors import RulesBug

SPARED: Final = 0.05
DRAFTED: Final = ("cook", "useful-man", "hall-boy", "head-housemaid", "footman", "valet", "ladys-maid")
"""Servants in the order in which they are drafted: those who help in most turns first."""


def best_option(planner: Planner, county: County, question: Question[County]) -> Action:
    """The option after which the position is worth most; special actions are no options here."""
    seat = planner.seat
    best: Action | None = None
    most = WORST
    if isinstance(question, TurnQuestion):
        options = question.main(county, seat)
    else:
        options = question.options(county, seat)
    for option in options:
        after = county.clone()
        after.agenda = [(question, seat)]
        apply(after, seat, option)
        after.agenda = []
        worth = planner.settled(after)
        if best is None or worth > most:
            best = option
            most = worth
    if best is None:
        raise RulesBug("there is nothing to choose")
    return best


def least_objective(planner: Planner, county: County, options: list[Action]) -> Action:
    """The objective that will be missed least."""
    aims = planner.appraiser.aims
    worths = {
        option.objective: aims.later(county, option.objective)
        for option in options
        if isinstance(option, DiscardObjective)
    }
    return DISCARD[min(worths, key=lambda card: (worths[card], card))]


def best_objectives(planner: Planner, county: County, options: list[Action]) -> Action:
    """The objectives to keep that promise most together."""
    aims = planner.appraiser.aims
    best = options[0]
    most = WORST
    for option in options:
        if isinstance(option, KeepObjectives):
            worth = sum([aims.later(county, card) for card in option.objectives], 0.0)
            if worth > most:
                best = option
                most = worth
    return best


def strongest_rival(county: County, seat: int) -> int:
    """The rival who stands best by what everybody can count, and has reputation to lose."""
    best = -1
    most = WORST
    for other in county.rules.table.rivals[seat]:
        points = float(tiles_vp(county, other) + gentry_vp(county, other) + service_vp(county, other))
        points += county.rules.reputation.level_vp[county.steps[other] // 5] + 0.2 * (county.steps[other] % 5)
        points += county.pounds[other] / 200
        if county.steps[other] == 0:
            points -= 1000
        if points > most:
            best = other
            most = points
    return best


def gossip_target(county: County, seat: int) -> Action:
    """About whom a guest talks."""
    return ATTACK[strongest_rival(county, seat)]


def hall_answer(planner: Planner, county: County, question: UseHall | AimHall) -> Action:
    """Send a servant to gossip who will not be missed at the activity of this turn."""
    seat = planner.seat
    target = strongest_rival(county, seat)
    if isinstance(question, AimHall):
        return GOSSIP[-1, target]
    ahead = county.clone()
    ahead.agenda = []
    if county.passing:
        plan: Host | None = None
    else:
        ReadGate().run(ahead, seat)
        line = planner.best_host(ahead)
        plan = line.action if line is not None and isinstance(line.action, Host) else None
        if plan is not None:
            begin_activity(ahead, seat, plan)
            ahead.agenda = []
    idle = planner.settled(ahead.clone())
    best: Action = DECLINE
    gain = planner.appraiser.rates.attack * -question.loss if target >= 0 else 0.0
    for servant in crowds.types(ahead.available[seat]):
        after = ahead.clone()
        after.available[seat] -= crowds.ONE[servant]
        after.serving += crowds.ONE[servant]
        after.steps[seat] = min(after.steps[seat] + question.gain, after.rules.reputation.max_steps)
        worth = planner.settled(after) + gain
        if worth > idle + SPARED:
            best = GOSSIP[servant, target]
            idle = worth
    return best


def servant_to_draft(options: list[Action]) -> Action:
    """The servant of the row who is of most use in a whole game."""
    names = [SERVANTS[option.servant] for option in options if isinstance(option, DraftServant)]
    return options[names.index(min(names, key=DRAFTED.index))]


def attendant(options: list[Action]) -> Action:
    """Whoever of the own household can attend to the guest of a suite; the favours are enjoyed after that."""
    for action in options:
        if isinstance(action, Attend) and not action.lent:
            return action
    return DONE


def fair_answer(planner: Planner, county: County) -> Action:
    """Send the useful man to the fair, unless the activity or the purchase of this turn needs him more."""
    seat = planner.seat
    if not crowds.count(county.available[seat], USEFUL_MAN):
        # The partner is asked once; he knows better where his man is needed.
        lent = ASSIST_LENT in UseFair().main(county, seat)
        return ASSIST_LENT if lent and not county.declined else DECLINE
    sent = county.clone()
    sent.available[seat] -= crowds.ONE[USEFUL_MAN]
    sent.serving += crowds.ONE[USEFUL_MAN]
    sent.pounds[seat] += county.rules.extras.useful_fair
    return ASSIST if _foreseen(planner, sent) >= _foreseen(planner, county.clone()) else DECLINE


def _foreseen(planner: Planner, county: County) -> float:
    """What the rest of a turn leads to from step 2 on; *county* is used up."""
    county.agenda = []
    if county.passing:
        return planner.shopped(county)
    ReadGate().run(county, planner.seat)
    line = planner.best_host(county)
    return planner.shopped(county) if line is None else line.worth
