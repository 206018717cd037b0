"""The answer of the steward to any question; apart from the bot, so that it can be compiled."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.obsession.hosting.question import HostActivity
from parlour.games.obsession.modes.borrowing import AnswerLending
from parlour.games.obsession.modes.consent import AnswerActivity, AnswerGift
from parlour.games.obsession.modes.useful_man import UseFair
from parlour.games.obsession.scoring.objectives import ChooseObjectives, GiveUpObjective, SelectObjectives
from parlour.games.obsession.setup.families import ChooseBoard
from parlour.games.obsession.setup.servant_draft import DraftServant
from parlour.games.obsession.setup.setup import AgreeMarket
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.answers import (
    attendant,
    best_objectives,
    best_option,
    fair_answer,
    gossip_target,
    hall_answer,
    least_objective,
    servant_to_draft,
)
from parlour.games.obsession.steward.cards import AT_LAST, AT_ONCE, best_use, use_for_hosting
from parlour.games.obsession.steward.market import market_answer
from parlour.games.obsession.steward.team import consent
from parlour.games.obsession.steward.turn import Planner
from parlour.games.obsession.steward.worth.milestones import claim_of
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.turn.any_time import TurnQuestion, specials
from parlour.games.obsession.turn.favours import AttendGuest, SpreadGossip
from parlour.games.obsession.turn.invitations import OrderInvitations
from parlour.games.obsession.turn.passing import ChoosePassFavour
from parlour.games.obsession.turn.season import LastFavours
from parlour.games.obsession.turn.turn import AimHall, BuyTiles, ChooseTurn, UseHall
from parlour.games.obsession.words.actions import DONE, ENTERTAIN, KEEP_MARKET, PASS, ChooseFamily
from parlour.games.obsession.words.catalogue import FAMILIES
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question
from parlour.kernel.beyond.ranking import Weights
from parlour.kernel.errors import RulesBug

PREFERRED: Final = ("cavendish", "howard", "asquith", "wessex", "york", "ponsonby")
"""Families in order; those of the base box by how well they did in games between stewards."""


def steward_answer(county: County, seat: int, weights: Weights, rng: random.Random) -> Action:
    """The best answer of *seat* to the open question of a state that it may know."""
    plain = plain_answer(county, seat)
    return planned_answer(Planner(Appraiser(county, seat, weights)), county, rng) if plain is None else plain


def plain_answer(county: County, seat: int) -> Action | None:
    """The answer to a question that asks for no plan; None where one must be made."""
    question = county.agenda[-1][0]
    if not isinstance(question, Question):
        raise RulesBug(f"{question} is no question")
    if isinstance(question, AgreeMarket):
        return KEEP_MARKET
    if isinstance(question, SpreadGossip):
        return gossip_target(county, seat)
    if isinstance(question, OrderInvitations):
        return question.options(county, seat)[0]
    if isinstance(question, AttendGuest):
        return attendant(question.main(county, seat))
    if isinstance(question, ChooseBoard):
        return _family(question.options(county, seat))
    if isinstance(question, DraftServant):
        return servant_to_draft(question.options(county, seat))
    if isinstance(question, TurnQuestion) and county.active == seat:
        claim = claim_of(county, seat)
        if claim is not None:
            return claim
    return None


def planned_answer(planner: Planner, county: County, rng: random.Random) -> Action:
    """The best answer to the open question by a plan of its turn."""
    seat = planner.seat
    question = county.agenda[-1][0]
    if not isinstance(question, Question):
        raise RulesBug(f"{question} is no question")
    if isinstance(question, GiveUpObjective):
        return least_objective(planner, county, question.options(county, seat))
    if isinstance(question, (ChooseObjectives, SelectObjectives)):
        return best_objectives(planner, county, question.options(county, seat))
    if isinstance(question, (UseHall, AimHall)):
        return hall_answer(planner, county, question)
    if isinstance(question, UseFair):
        return fair_answer(planner, county)
    if isinstance(question, (AnswerGift, AnswerActivity, AnswerLending)):
        return consent(planner, county, question)
    if isinstance(question, ChooseTurn):
        return _turn(planner, county)
    if isinstance(question, HostActivity):
        use_first = use_for_hosting(planner, county, specials(county, seat, False))
        if use_first is not None:
            return use_first
        line = planner.best_host(county)
        # Where the search finds nothing, the first activity there is must do; without any, one passes.
        return next(question.iterate(county, seat)) if line is None else line.action
    if isinstance(question, ChoosePassFavour):
        return planner.pass_favour(county, rng).action
    if isinstance(question, BuyTiles):
        return market_answer(planner, county, rng)
    if isinstance(question, LastFavours):
        use = best_use(planner, county, specials(county, seat, True), AT_LAST)
        return DONE if use is None else use.action
    return best_option(planner, county, question)


def _turn(planner: Planner, county: County) -> Action:
    use = best_use(planner, county, specials(county, planner.seat, False), AT_ONCE)
    if use is not None:
        return use.action
    line = planner.entertaining(county)
    if line is None or planner.passing(county).worth > line.worth:
        return PASS
    return ENTERTAIN


def _family(options: list[Action]) -> Action:
    names = [FAMILIES[option.family] for option in options if isinstance(option, ChooseFamily)]
    for name in PREFERRED:
        if name in names:
            return options[names.index(name)]
    return options[0]
