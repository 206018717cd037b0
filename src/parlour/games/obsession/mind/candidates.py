"""Answers worth a look, with the worth that the planner sees in them; the steward's own comes first."""

from __future__ import annotations

import random
from typing import Final

from parlour.games.obsession.hosting.question import HostActivity
from parlour.games.obsession.mind.learned import Learned, LearnedAppraiser
from parlour.games.obsession.scoring.objectives import ChooseObjectives, GiveUpObjective, SelectObjectives
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.choice import plain_answer, planned_answer
from parlour.games.obsession.steward.hosts import HostSearch
from parlour.games.obsession.steward.turn import FINALISTS, Planner
from parlour.games.obsession.turn.any_time import TurnQuestion
from parlour.games.obsession.turn.hiring import ChooseServants
from parlour.games.obsession.turn.invitations import ChooseGuests
from parlour.games.obsession.turn.passing import ChoosePassFavour
from parlour.games.obsession.turn.turn import BuyTiles, ChooseTurn
from parlour.games.obsession.words.actions import (
    DONE,
    ENTERTAIN,
    PASS,
    RENEW,
    RENTS,
    Buy,
    DiscardObjective,
    KeepObjectives,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question
from parlour.kernel.beyond.ranking import Ranked
from parlour.kernel.engine import apply

SHOPPED: Final = 6
"""Activities after which purchases are looked at."""
TRIED: Final = 24
"""Options of a smaller question that are tried."""


def learned_answer(county: County, seat: int, learned: Learned, rng: random.Random) -> Action:
    """The answer of the planner that judges by what was learned."""
    plain = plain_answer(county, seat)
    if plain is not None:
        return plain
    return planned_answer(Planner(LearnedAppraiser(county, seat, learned)), county, rng)


def ranked_answers(county: County, seat: int, learned: Learned, rng: random.Random) -> list[Ranked]:
    """The planner's answer, then others by their worth; the planner's counts at least as much as any."""
    first = learned_answer(county, seat, learned, rng)
    question = county.agenda[-1][0]
    rows = _rows(county, seat, learned, question, rng)
    known = [row for row in rows if row.action == first]
    if not known and _comes_before(county, seat, question, first):
        return [Ranked(first, 0.0)]
    rows = sorted([row for row in rows if row.action != first], key=lambda row: -row.worth)
    if not rows:
        return [Ranked(first, 0.0)]
    own = max([row.worth for row in known or rows[:1]])
    return [Ranked(first, max(own, rows[0].worth)), *rows]


def _comes_before(county: County, seat: int, question: object, first: Action) -> bool:
    """Whether a card, a claim or a loan comes before the answer itself: a search has nothing to add to it."""
    # Activities are never listed in full; and hosting at once is a fair alternative to a card.
    if isinstance(question, HostActivity) or not isinstance(question, TurnQuestion):
        return False
    return first not in question.main(county, seat)


def _rows(county: County, seat: int, learned: Learned, question: object, rng: random.Random) -> list[Ranked]:
    if not isinstance(question, Question):
        return []
    planner = Planner(LearnedAppraiser(county, seat, learned))
    if isinstance(question, ChooseTurn):
        line = planner.entertaining(county)
        if line is None:
            return []
        return [Ranked(ENTERTAIN, line.worth), Ranked(PASS, planner.passing(county).worth)]
    if isinstance(question, HostActivity):
        return host_lines(planner, county)
    if isinstance(question, ChoosePassFavour):
        return _favours(planner, county, question, rng)
    if isinstance(question, BuyTiles):
        options = [each for each in question.main(county, seat) if each == DONE or isinstance(each, Buy)]
        return _tried(planner, county, question, options)
    aims = planner.appraiser.aims
    if isinstance(question, GiveUpObjective):
        return [
            Ranked(each, -aims.later(county, each.objective))
            for each in question.options(county, seat)
            if isinstance(each, DiscardObjective)
        ]
    if isinstance(question, (ChooseObjectives, SelectObjectives)):
        return [
            Ranked(each, sum([aims.later(county, card) for card in each.objectives], 0.0))
            for each in question.options(county, seat)
            if isinstance(each, KeepObjectives)
        ]
    if isinstance(question, (ChooseServants, ChooseGuests)):
        return _tried(planner, county, question, question.options(county, seat)[:TRIED])
    return []


def host_lines(planner: Planner, county: County) -> list[Ranked]:
    """Activities with the purchase that follows; of several crews for one company only the best."""
    found = HostSearch(planner.appraiser, county).found()
    lines = [(planner.after_host(county, each, False), each) for each in found[:FINALISTS]]
    lines.sort(key=lambda row: -row[0])
    rows: list[Ranked] = []
    seen: set[tuple[object, ...]] = set()
    for _, candidate in lines:
        host = candidate.host
        company = (host.tile, host.guests, host.choices)
        if company not in seen and len(rows) < SHOPPED:
            seen.add(company)
            rows.append(Ranked(host, planner.after_host(county, candidate, True)))
    return rows


def _favours(
    planner: Planner, county: County, question: ChoosePassFavour, rng: random.Random
) -> list[Ranked]:
    rents = county.clone()
    rents.agenda = []
    rents.pounds[planner.seat] += county.rules.market.rents
    rows = [Ranked(RENTS, planner.shopped(rents))]
    if question.refuse(county, planner.seat, RENEW) is None:
        rows.append(Ranked(RENEW, planner.with_new_market(county, rng)))
    return [row for row in rows if question.refuse(county, planner.seat, row.action) is None]


def _tried(
    planner: Planner, county: County, question: Question[County], options: list[Action]
) -> list[Ranked]:
    rows: list[Ranked] = []
    for option in options:
        after = county.clone()
        after.agenda = [(question, planner.seat)]
        apply(after, planner.seat, option)
        after.agenda = []
        rows.append(Ranked(option, planner.settled(after)))
    return rows
