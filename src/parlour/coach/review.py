"""The review of a finished game for one seat: a first graph at once, then every decision, then the ledger.

Work is done in small steps, so that it can be told how far it is, stopped, and kept to a budget. What was not
looked at closely is left as the first look saw it. For given simulations the result is always the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from parlour.coach.hint import weigh
from parlour.coach.ledger import Judged, Look, Row, rows_of, totals
from parlour.coach.lessons import Lesson, lessons_of
from parlour.coach.reasons import reasons_for
from parlour.coach.story import Moment, Story, told
from parlour.coach.verdict import FINE, Accuracy, Verdict, accuracies, grade
from parlour.coach.worlds import Prospect, Worlds, advantage, mean
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import Entry


class Effort(NamedTuple):
    """How closely a game is looked at."""

    simulations: int = 160
    """Of the search at each decision."""
    worlds: int = 24
    """In which the best answer is compared with the one that was given."""
    glances: int = 6
    """Worlds of the first graph."""
    plies: int = 10
    """Worlds in which every position is played on for the ledger."""
    seconds: float | None = 55.0
    """When to stop; None lets it finish, and makes the result the same on every machine."""


DEFAULT: Final = Effort()
QUICK: Final = (40, 8)
"""Simulations and worlds of the first look at every decision."""


class Dot(NamedTuple):
    """A point of the graph: before the answer `ply`, how likely the seat wins, and its expected lead."""

    ply: int
    step: int
    chance: float
    lead: float


class Review(NamedTuple):
    """All that was found out about one seat's game."""

    seat: int
    whole: bool
    """Whether everything was looked at as closely as was wanted."""
    final: float
    graph: tuple[Dot, ...]
    verdicts: tuple[Verdict, ...]
    ledger: tuple[Row, ...]
    totals: dict[str, float]
    accuracy: tuple[Accuracy, ...]
    lessons: tuple[Lesson, ...]

    @property
    def loss(self) -> float:
        """Points given away at a decision, on average."""
        lost = sum([each.lost for each in self.verdicts])
        return lost / len(self.verdicts) if self.verdicts else 0.0


class Progress(NamedTuple):
    """How far a review is: steps done, and all that there are."""

    done: int
    steps: int


class Kept(NamedTuple):
    """What a reviewer has found so far, for another one to go on from."""

    done: int
    expected: tuple[Prospect | None, ...]
    as_before: dict[int, float]
    stages: tuple[int, ...]
    verdicts: dict[int, Verdict]


class Reviewer:
    """Reviews one seat of a finished game, step by step."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        entries: Sequence[Entry],
        seat: int,
        effort: Effort = DEFAULT,
        clock: Callable[[], float] = time.monotonic,
        kept: Kept | None = None,
    ) -> None:
        self.game: Final = game
        self.effort: Final = effort
        self._quick: Final = (min(QUICK[0], effort.simulations), min(QUICK[1], effort.worlds))
        self._close: Final = (effort.simulations, effort.worlds)
        self.story: Final[Story] = told(game, setup, entries, seat)
        self.worlds: Final = Worlds(game)
        self._clock: Final = clock
        self._expected: list[Prospect | None] = [None] * len(self.story.sights)
        self._as_before: dict[int, float] = {}  # by sight at which a stage begins: seen from the one before
        self._stages: list[int] = []
        self._verdicts: dict[int, Verdict] = {}
        self._stopped = False
        self._done = 0
        decisions = [moment for moment in self.story.moments if moment.decision is not None]
        self._decisions: Final = decisions
        rounds = 1 if self._close == self._quick else 2
        self._steps: Final = 2 * (len(self.story.sights) - 1) + rounds * len(decisions)

        if kept is not None:
            self._done = kept.done
            self._expected = list(kept.expected)
            self._as_before = dict(kept.as_before)
            self._stages = list(kept.stages)
            self._verdicts = dict(kept.verdicts)

    def kept(self) -> Kept:
        """What has been found, to go on from later or elsewhere."""
        return Kept(self._done, tuple(self._expected), self._as_before, tuple(self._stages), self._verdicts)

    def progress(self) -> Progress:
        """How far it has come."""
        return Progress(self._done, self._steps)

    def has_graph(self) -> bool:
        """Whether every position was glanced at, so that there is something to show."""
        return self._done >= len(self.story.sights) - 1

    def run(self) -> Review:
        """Everything, within the budget."""
        for _ in self.steps():
            pass
        return self.review()

    def steps(self) -> Iterator[Progress]:
        """One step of work after the other; whoever stops asking keeps what was found so far."""
        seconds = self.effort.seconds
        deadline = None if seconds is None else self._clock() + seconds
        for work in islice(self._work(), self._done, None):
            if self._stopped or (deadline is not None and self._clock() >= deadline):
                return
            work()
            self._done += 1
            yield Progress(self._done, self._steps)

    def stop(self) -> None:
        """Leave it at what has been found."""
        self._stopped = True

    def _work(self) -> Iterator[Callable[[], None]]:
        last = len(self.story.sights) - 1
        for number in range(last):
            yield partial(self._glance, number)
        for moment in self._decisions:
            yield partial(self._judge, moment, self._quick)
        for number in range(last):
            yield partial(self._expect, number)
        for moment in self._decisions if self._close != self._quick else ():
            yield partial(self._judge, moment, self._close)

    def _glance(self, number: int) -> None:
        self._expected[number] = self.worlds.glance(self.story.sights[number], self.effort.glances)

    def _expect(self, number: int) -> None:
        view, plies = self.story.sights[number], self.effort.plies
        self._expected[number] = self.worlds.expect(view, plies)
        self._stages.append(self.worlds.stage(view))
        if number and self._stages[number] != self._stages[number - 1]:
            self._as_before[number] = self.worlds.expect(view, plies, self._stages[number - 1]).lead

    def _judge(self, moment: Moment, budget: tuple[int, int]) -> None:
        action = moment.decision
        if action is None:
            return
        view = self.story.sights[moment.seen]
        found = weigh(self.game, view, *budget, action)
        best, prospects = found.actions[0], found.prospects[0]
        given = found.prospects[found.actions.index(action)]
        top, own = mean(prospects), mean(given)
        lost, unsure = advantage(prospects, given)
        lost = max(0.0, lost)
        chance_lost = max(0.0, top.chance - own.chance) if lost else 0.0
        mark = grade(lost, chance_lost, unsure, top.chance)
        self._verdicts[moment.ply] = Verdict(
            moment.ply,
            moment.kind,
            moment.chapter,
            moment.step,
            action.text,
            best.text if lost else action.text,
            lost,
            chance_lost,
            unsure,
            top.chance,
            top.lead,
            mark,
            reasons_for(top, own) if mark != FINE else (),
        )

    # What has been found

    def review(self) -> Review:
        """The review as far as it has come."""
        story = self.story
        verdicts = tuple([self._verdicts[ply] for ply in sorted(self._verdicts)])
        leads = self._leads()
        looks = [Look(lead, self._as_before.get(at, lead)) for at, lead in enumerate(leads)]
        rows = rows_of(story, looks, {each.ply: Judged(each.lead, each.lost) for each in verdicts})
        summed = totals(rows, story.final)
        chapters = accuracies(verdicts)
        return Review(
            story.seat,
            self._done >= self._steps,
            story.final,
            self._graph(leads),
            verdicts,
            rows,
            summed,
            chapters,
            lessons_of(verdicts, chapters, summed),
        )

    def _leads(self) -> list[float]:
        """The expected lead of every sight; one that was not looked at is as the one before it."""
        leads: list[float] = []
        for each in self._expected[:-1]:
            leads.append(each.lead if each is not None else (leads[-1] if leads else 0.0))
        return [*leads, self.story.final]

    def _graph(self, leads: Sequence[float]) -> tuple[Dot, ...]:
        """A dot for each step of the game and each decision that cost something, then the end."""
        dots: list[Dot] = []
        step = -1
        chance = 0.5
        for moment in self.story.moments:
            prospect = self._expected[moment.seen]
            verdict = self._verdicts.get(moment.ply)
            if moment.step == step and (verdict is None or verdict.grade == FINE):
                continue
            step = moment.step
            if prospect is not None:
                chance = prospect.chance
            dots.append(Dot(moment.ply, moment.step, chance, leads[moment.seen]))
        dots.append(Dot(len(self.story.moments), step, self.story.won, self.story.final))
        return tuple(dots)


def review_of(
    game: Game, setup: Setup, entries: Sequence[Entry], seat: int, effort: Effort = DEFAULT
) -> Review:
    """The review of one seat's game."""
    return Reviewer(game, setup, entries, seat, effort).run()
