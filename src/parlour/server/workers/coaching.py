"""In a worker: hints, pieces of a review, and branches. All of it from what one seat can see."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from parlour.coach.branches import go_on, levels_of
from parlour.coach.hint import Weighed, hint_for
from parlour.coach.reasons import Reason
from parlour.coach.review import DEFAULT, Kept, Review, Reviewer
from parlour.coach.verdict import FINE
from parlour.games import find_game
from parlour.kernel.agenda import State
from parlour.kernel.engine import legal
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import Entry, play_entries
from parlour.server.tables.offers import choice_of, thing_of
from parlour.server.wire import coaching as wire
from parlour.server.workers.replays import Answer
from parlour.server.workers.thoughts import World

SIMULATIONS: Final = 200
NUMBER: Final = 16
"""A hint is for now: so many simulations, and worlds, are done in a second or two."""
PIECE: Final = 3.0
"""Seconds of one piece of a review."""


def hint(setup: Setup, world: World, seat: int, ply: int) -> wire.CoachHint:
    """A hint for the seat that has to answer in a world that it could be in."""
    game = find_game(setup.game)
    found = hint_for(game, game.view(game.decode(world, setup), seat), SIMULATIONS, NUMBER)
    pair = found.pair
    return wire.CoachHint(
        ply=ply,
        kind=found.kind,
        rule=found.rule,
        area=thing_of(found.area),
        pair=[_weighed(game, each) for each in pair],
        best=pair.index(found.best),
        reasons=[_reason(each) for each in found.reasons],
        close=found.margin <= found.unsure,
    )


def review_piece(
    setup: Setup, answers: Sequence[Answer], seat: int, kept: Kept | None
) -> tuple[wire.ReviewState, Kept]:
    """A piece of a review, and what the next one goes on from."""
    game = find_game(setup.game)
    entries = [Entry(by, act) for by, act in answers]
    reviewer = Reviewer(game, setup, entries, seat, DEFAULT._replace(seconds=None), kept=kept)
    deadline = time.monotonic() + PIECE
    for _ in reviewer.steps():
        if time.monotonic() >= deadline:
            break
    progress = reviewer.progress()
    found = reviewer.review() if reviewer.has_graph() else None
    told = wire.ReviewState(
        of=seat,
        done=progress.done,
        steps=progress.steps,
        running=progress.done < progress.steps,
        review=None if found is None else _review(game, found),
    )
    return told, reviewer.kept()


def branch(
    setup: Setup, bots: Sequence[str], answers: Sequence[Answer], wish: wire.BranchWish
) -> wire.BranchReached:
    """An answer in a branch that began after some answers of the game."""
    game = find_game(setup.game)
    state = game.start(setup)
    play_entries(game, state, [Entry(by, act) for by, act in answers], 0)
    view = game.view(state, wish.seat)
    entries = [Entry(each.seat, each.act) for each in wish.entries]
    rivals = levels_of(game, bots, wish.seat)
    reached = go_on(game, view, wish.seed, entries, wish.action, rivals)
    return wire.BranchReached(
        entries=[wire.BranchEntry(each.seat, each.act) for each in reached.entries],
        view=dict(game.view(reached.state, wish.seat).plain()),
        kind=_kind(reached.state, wish.seat),
        answers=[choice_of(game, each) for each in reached.answers],
        lead=round(reached.margin, 2),
        chance=round(reached.won, 3),
        over=reached.prospect is None,
    )


def _kind(state: State, seat: int) -> str:
    return legal(state, seat).kind


def _weighed(game: Game, each: Weighed) -> wire.CoachAnswer:
    return wire.CoachAnswer(
        choice_of(game, each.action), round(each.prospect.lead, 2), round(each.prospect.chance, 3)
    )


def _reason(each: Reason) -> wire.CoachReason:
    return wire.CoachReason(each.code, each.points, each.source)


def _review(game: Game, review: Review) -> wire.CoachReview:
    """For the page: what was fine is counted, not told."""
    steps = {each.ply: each.step for each in review.verdicts}
    worth = [each for each in review.verdicts if each.grade != FINE]
    return wire.CoachReview(
        seat=review.seat,
        whole=review.whole,
        final=review.final,
        graph=[
            wire.CoachDot(each.ply, each.step, round(each.chance, 3), round(each.lead, 2))
            for each in review.graph
        ],
        verdicts=[
            wire.CoachVerdict(
                ply=each.ply,
                kind=each.kind,
                step=each.step,
                action=choice_of(game, game.parse(each.action)),
                best=choice_of(game, game.parse(each.best)),
                lost=round(each.lost, 2),
                chance_lost=round(each.chance_lost, 3),
                grade=each.grade,
                reasons=[_reason(reason) for reason in each.reasons],
            )
            for each in worth
        ],
        fine=len(review.verdicts) - len(worth),
        totals=list(review.totals.items()),
        accuracy=[
            wire.CoachAccuracy(each.chapter, each.decisions, round(each.lost, 2), each.percent)
            for each in review.accuracy
        ],
        lessons=[
            wire.CoachLesson(
                each.code,
                each.points,
                each.decisions,
                each.ply,
                steps.get(each.ply, -1),
                each.kind,
                each.chapter,
            )
            for each in review.lessons
        ],
    )
