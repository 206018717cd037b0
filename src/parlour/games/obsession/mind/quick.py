"""A steward in a hurry: few activities, no look at the market before it is reached, no cards saved up."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.obsession.hosting.question import HostActivity
from parlour.games.obsession.mind.outlook import Rated
from parlour.games.obsession.modes.consent import AnswerActivity, AnswerGift
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.choice import plain_answer, planned_answer
from parlour.games.obsession.steward.hosts import HostSearch
from parlour.games.obsession.steward.turn import Planner, discounts
from parlour.games.obsession.steward.worth.milestones import claim_of
from parlour.games.obsession.turn.market import on_offer, price_of
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
from parlour.games.obsession.words.actions import CONSENT, DECLINE, DONE, ENTERTAIN, PASS, RENTS
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question
from parlour.kernel.beyond.ranking import WORST
from parlour.kernel.errors import RulesBug

FINALISTS: Final = 3
"""Activities that are valued in full."""
LISTS: Final = 2
"""Guest lists looked at for a table."""
OFFERS: Final = 3
BARGAIN: Final = 400
"""By how much those who bring down a price may do so."""
"""Ways to choose among the favours of a company."""


class Hurry:
    """Answers for everybody in the playouts of one search; what holds for a turn is worked out once in it."""

    def __init__(self, rated: Rated) -> None:
        self.rated: Final = rated
        self.county: County | None = None
        self.round = -1
        self.planner: Planner | None = None
        self.host: Host | None = None

    def answer(self, county: County, seat: int, rng: random.Random) -> Action:
        """What the steward would probably do; where a thought is cheap, what it does."""
        question = county.agenda[-1][0]
        if not isinstance(question, Question):
            raise RulesBug(f"{question} is no question")
        if county.milestones and county.active == seat:
            claim = claim_of(county, seat)
            if claim is not None and question.refuse(county, seat, claim) is None:
                return claim
        if isinstance(question, UseHall):
            return DECLINE
        if isinstance(question, ChoosePassFavour) and question.refuse(county, seat, RENTS) is None:
            return RENTS
        if isinstance(question, (AnswerGift, AnswerActivity)) and not question.refuse(county, seat, CONSENT):
            return CONSENT
        if isinstance(question, ChooseTurn):
            return self._turn(self._begun(county, seat), county)
        if isinstance(question, BuyTiles):
            return self._purchase(county, seat)
        if isinstance(question, HostActivity):
            planner = self._planner(county, seat)
            best = self.host
            if best is None or question.refuse(county, seat, best) is not None:
                best, _ = _hosted(planner, county)
            return next(question.iterate(county, seat)) if best is None else best
        plain = plain_answer(county, seat)
        return planned_answer(self._planner(county, seat), county, rng) if plain is None else plain

    def _purchase(self, county: County, seat: int) -> Action:
        """The best of what can be paid for at once."""
        pounds = county.pounds[seat]
        most = BARGAIN if len(discounts(county, seat)) > 1 else 0
        offers = [row for row in on_offer(county) if price_of(county, row[0], row[1]) <= pounds + most]
        return self._planner(county, seat).purchase(county.clone(), offers).action if offers else DONE

    def _begun(self, county: County, seat: int) -> Planner:
        """The planner of a turn that begins, or of a question outside of turns."""
        planner = Planner(self.rated.appraiser(county, seat))
        self.county = county
        self.round = county.round
        self.planner = planner
        self.host = None
        return planner

    def _planner(self, county: County, seat: int) -> Planner:
        known = self.planner
        if (
            known is not None
            and self.county is county
            and self.round == county.round
            and known.seat == seat
            and county.active == seat
        ):
            return known
        return self._begun(county, seat)

    def _turn(self, planner: Planner, county: County) -> Action:
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
        if planner.settled(rest) > worth:
            return PASS
        self.host = best
        return ENTERTAIN


def _check(county: County, seat: int) -> None:
    CheckTrack().run(county, seat)
    CheckMonuments().run(county, seat)
    ReadGate().run(county, seat)
    county.agenda = []


def _hosted(planner: Planner, county: County) -> tuple[Host | None, float]:
    best: Host | None = None
    most = WORST
    for candidate in HostSearch(planner.appraiser, county, LISTS, OFFERS).found()[:FINALISTS]:
        worth = planner.after_host(county, candidate, False)
        if worth > most:
            best = candidate.host
            most = worth
    return best, most
