"""A hint: where to look, two answers side by side, the better one with its reasons."""

from __future__ import annotations

import random
from itertools import islice
from typing import Final, NamedTuple

from parlour.coach.reasons import Reason, reasons_for
from parlour.coach.worlds import SEED, Prospect, Worlds, advantage, mean, thinker_of
from parlour.kernel.action import Action
from parlour.kernel.engine import legal, open_question, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Cell, Game, View

SIMULATIONS: Final = 400
NUMBER: Final = 32
"""Worlds in which answers are compared."""
COMPARED: Final = 4
SURE: Final = 1.5
"""By how many standard errors the comparison must be surer than the search to overrule it."""
LEAST: Final = 0.1
"""And by how many points."""


class Weighed(NamedTuple):
    """An answer with what it comes to."""

    action: Action
    prospect: Prospect


class Hint(NamedTuple):
    """The rungs of the ladder, the highest last."""

    kind: str
    """The kind of the question."""
    rule: str
    """The section of the rulebook that governs it."""
    area: Cell
    """Where to look."""
    best: Weighed
    other: Weighed | None
    """The next best answer; None where there is but one."""
    reasons: tuple[Reason, ...]
    margin: float
    """Points between the two, never below 0."""
    unsure: float
    """How far off the margin may be."""

    @property
    def pair(self) -> tuple[Weighed, ...]:
        """Both answers, in an order that does not tell which is better."""
        both = [self.best] if self.other is None else [self.best, self.other]
        return tuple(sorted(both, key=lambda each: each.action.text))


class Weighing(NamedTuple):
    """Answers compared in the same worlds, the best first."""

    actions: tuple[Action, ...]
    prospects: tuple[tuple[Prospect, ...], ...]


def hint_for(game: Game, view: View, simulations: int = SIMULATIONS, number: int = NUMBER) -> Hint:
    """What the coach would say to the seat of *view*; the same for every world that looks like it."""
    seat = view.seat
    world = game.determinize(view, random.Random(SEED))
    if seat is None or seat not in to_move(world):
        raise Invalid("not-asked", {"seat": -1 if seat is None else seat})
    offer = legal(world, seat)
    area_of = game.companion.area
    if offer.is_forced:
        action = next(iter(offer))
        only = Weighed(action, Worlds(game).expect(view, 1))
        return Hint(offer.kind, game.topic(view), area_of(view, action), only, None, (), 0.0, 0.0)
    found = weigh(game, view, simulations, number)
    best = Weighed(found.actions[0], mean(found.prospects[0]))
    if len(found.actions) < 2:
        return Hint(offer.kind, game.topic(view), area_of(view, best.action), best, None, (), 0.0, 0.0)
    other = Weighed(found.actions[1], mean(found.prospects[1]))
    margin, unsure = advantage(found.prospects[0], found.prospects[1])
    return Hint(
        offer.kind,
        game.topic(view),
        area_of(view, best.action),
        best,
        other,
        reasons_for(best.prospect, other.prospect),
        max(0.0, margin),
        unsure,
    )


def weigh(game: Game, view: View, simulations: int, number: int, also: Action | None = None) -> Weighing:
    """The answers that a search likes best, and *also* one that was given, compared in the same worlds.

    The search chooses, because it looks at answers to answers; but where the comparison, which treats all
    alike, is sure that another is better, that one is.
    """
    thought = thinker_of(game, simulations).think(game, view, random.Random(SEED))
    lines = sorted(thought.lines, key=lambda line: -line.visits)
    actions = [thought.answer]
    actions += [line.action for line in lines if line.action != thought.answer][: COMPARED - 1]
    if len(actions) < 2:
        actions += _others(game, view, thought.answer)
    if also is not None and also not in actions:
        actions.append(also)
    found = Worlds(game).compare(view, actions, number)
    best = 0
    for at in range(1, len(actions)):
        margin, unsure = advantage(found[at], found[best])
        if margin > max(LEAST, SURE * unsure):
            best = at
    rest = [at for at in range(len(actions)) if at != best]
    rest.sort(key=lambda at: -mean(found[at]).lead)
    order = [best, *rest]
    return Weighing(tuple([actions[at] for at in order]), tuple([tuple(found[at]) for at in order]))


def _others(game: Game, view: View, answer: Action) -> list[Action]:
    """Where the mind has but one idea: some other answers, to hold it against."""
    world = game.determinize(view, random.Random(SEED))
    question = open_question(world)
    if view.seat is None or question is None or question.lazy:
        return []
    found = islice(legal(world, view.seat), COMPARED)
    return [action for action in found if action != answer][: COMPARED - 1]
