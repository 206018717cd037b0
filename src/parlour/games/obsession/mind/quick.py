"""A steward in a hurry: few activities, no look at the market before it is reached, no cards saved up."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.obsession.hosting.question import HostActivity
from parlour.games.obsession.modes.consent import AnswerActivity, AnswerGift
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.choice import steward_answer
from parlour.games.obsession.steward.hosts import HostSearch
from parlour.games.obsession.steward.turn import Planner
from parlour.games.obsession.steward.worth.milestones import claim_of
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.games.obsession.turn.market import on_offer
from parlour.games.obsession.turn.passing import ChoosePassFavour, TakeBack
from parlour.games.obsession.turn.turn import (
    BuyTiles,
    CheckMonuments,
    CheckTrack,
    ChooseTurn,
    ReadGate,
    RotateService,
    UseHall,
)
from parlour.games.obsession.words.actions import CONSENT, DECLINE, ENTERTAIN, PASS, RENTS
from parlour.kernel.action import Action
from parlour.kernel.beyond.ranking import WORST

FINALISTS: Final = 4
"""Activities that are valued in full."""


def quick_answer(county: County, seat: int, rng: random.Random) -> Action:
    """What the steward would probably do; where a thought is cheap, what it does."""
    question = county.agenda[-1][0]
    if isinstance(question, (ChooseTurn, HostActivity, BuyTiles, ChoosePassFavour, UseHall)):
        if county.milestones and county.active == seat:
            claim = claim_of(county, seat)
            if claim is not None:
                return claim
        if isinstance(question, UseHall):
            return DECLINE
        if isinstance(question, ChoosePassFavour) and question.refuse(county, seat, RENTS) is None:
            return RENTS
        planner = Planner(Appraiser(county, seat, WEIGHTS))
        if isinstance(question, ChooseTurn):
            return _turn(planner, county)
        if isinstance(question, BuyTiles):
            return planner.purchase(county.clone(), on_offer(county)).action
        if isinstance(question, HostActivity):
            best, _ = _hosted(planner, county)
            return next(question.iterate(county, seat)) if best is None else best
    if isinstance(question, (AnswerGift, AnswerActivity)) and not question.refuse(county, seat, CONSENT):
        return CONSENT
    return steward_answer(county, seat, WEIGHTS, rng)


def _turn(planner: Planner, county: County) -> Action:
    """Entertain, unless a pass leaves more; purchases are left out on both sides."""
    ahead = county.clone()
    ahead.agenda = []
    RotateService().run(ahead, planner.seat)
    _check(ahead, planner.seat)
    best, worth = _hosted(planner, ahead)
    if best is None:
        return PASS
    rest = county.clone()
    rest.agenda = []
    TakeBack().run(rest, planner.seat)
    _check(rest, planner.seat)
    rest.pounds[planner.seat] += county.rules.market.rents
    return PASS if planner.settled(rest) > worth else ENTERTAIN


def _check(county: County, seat: int) -> None:
    CheckTrack().run(county, seat)
    CheckMonuments().run(county, seat)
    ReadGate().run(county, seat)
    county.agenda = []


def _hosted(planner: Planner, county: County) -> tuple[Action | None, float]:
    best: Action | None = None
    most = WORST
    for candidate in HostSearch(planner.appraiser, county).found()[:FINALISTS]:
        worth = planner.after_host(county, candidate, False)
        if worth > most:
            best = candidate.host
            most = worth
    return best, most
