"""What a seat is told of its open question: the answers, the stages of a long one, reasons, previews.

Everything is made from the seat's view. Where a rule must be asked, it is asked in a world that the seat
could be in: `determinize` draws what the seat cannot know, so nothing it cannot know is ever told.
"""

from __future__ import annotations

import itertools
import random
from typing import Any, Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply_told, legal, open_question, to_move
from parlour.kernel.errors import Refusal
from parlour.kernel.game import Block, Cell, Game, ScoreLine, View
from parlour.server.wire import protocol as wire
from parlour.sim.play.revealing import GLANCE, reveals

MOST_CHOICES: Final = 400
"""Longer lists are cut: their questions are answered stage by stage, or in words."""
MOST_VARIANTS: Final = 60
MOST_EXAMPLES: Final = 6
WORLD: Final = 20_260_101
"""Seeds the world in which a preview is tried; what it shows does not depend on it."""


def choice_of(game: Game, action: Action) -> wire.Choice:
    """An answer with the message that says what it does."""
    key, params = game.describe(action)
    return wire.Choice(action.text, key, params)


def why_of(refusal: Refusal) -> wire.Why:
    """A refusal for the wire."""
    return wire.Why(refusal.reason, refusal.rule, refusal.params)


def thing_of(cell: Cell) -> wire.Thing:
    """A cell for the wire."""
    return wire.Thing(cell.sort, cell.value)


def table_of(block: Block) -> wire.Table:
    """A block for the wire."""
    return wire.Table(
        block.title,
        [thing_of(cell) for cell in block.columns],
        [[[thing_of(cell) for cell in cells] for cells in row] for row in block.rows],
    )


def sheet_of(line: ScoreLine) -> wire.Sheet:
    """A row of the score sheet for the wire."""
    return wire.Sheet(line.seat, list(line.terms), line.total, line.tie_break, line.rank)


def offer_of(game: Game, state: State, view: View, seat: int) -> wire.Offer | None:
    """The open question to a seat with its answers; None when the seat is not to move."""
    if seat not in to_move(state):
        return None
    offer = legal(state, seat)
    rule = game.topic(view)
    stage = stage_of(game, view, ())
    question = open_question(state)
    if stage is not None and question is not None and question.lazy:
        examples = [action.text for action in itertools.islice(offer, MOST_EXAMPLES)]
        return wire.Offer(seat, offer.kind, rule, stage.choices, True, stage, examples)
    listed = list(itertools.islice(offer, MOST_CHOICES + 1))
    choices = [choice_of(game, action) for action in listed[:MOST_CHOICES]]
    return wire.Offer(seat, offer.kind, rule, choices, len(listed) > MOST_CHOICES, stage, [])


def stage_of(game: Game, view: View, chosen: tuple[str, ...]) -> wire.Stage | None:
    """The next stage of a long answer; None where the question is answered at once."""
    companion = game.companion
    stage = companion.guide(view, chosen)
    if stage is None:
        return None
    answers = stage.answers
    return wire.Stage(
        ask=stage.ask,
        chosen=list(chosen),
        so_far=[thing_of(cell) for cell in stage.so_far],
        parts=[thing_of(cell) for cell in stage.parts],
        choices=[choice_of(game, action) for action in answers[:MOST_VARIANTS]],
        more=len(answers) > MOST_VARIANTS,
    )


def reasons_for(game: Game, state: State, view: View, seat: int, ask: wire.AskWhy) -> list[wire.Found]:
    """Why an answer, or a thing, is not possible."""
    if ask.action:
        action = game.parse(ask.action)
        refusal = legal(state, seat).why(action)
        return [wire.Found("action", ask.action, None if refusal is None else why_of(refusal))]
    return [
        wire.Found(sort, name, None if refusal is None else why_of(refusal))
        for sort, name, refusal in game.companion.find(view, ask.name)
    ]


def aids_of(game: Game, view: View, request: str, ply: int) -> wire.Aids:
    """The player's aids of a position."""
    companion = game.companion
    return wire.Aids(
        id=request,
        ply=ply,
        seat=view.seat,
        tables={name: [table_of(block) for block in make(view)] for name, make in companion.commands.items()},
        found=[
            wire.Found(sort, name, None if refusal is None else why_of(refusal))
            for sort, name, refusal in companion.findings(view)
        ],
        more=dict(companion.more(view)),
    )


def own_row(view: View) -> dict[str, Any]:
    """The row of the view's own seat, in words."""
    plain = view.plain()
    rows = plain.get("seats")
    if view.seat is None or not isinstance(rows, list):
        return {}
    row = rows[view.seat]
    return dict(row) if isinstance(row, dict) else {}


def preview(game: Game, view: View, ply: int, request: wire.Preview, seats: int) -> wire.Previewed:
    """What an answer would bring for certain: it is tried in a world the seat could be in, up to chance.

    What follows the first draw, or the answer of somebody else, is unknown and not tried.
    """
    seat = request.seat
    action = game.parse(request.action)
    world = game.determinize(view, random.Random(WORLD))
    refusal = legal(world, seat).why(action)
    before = own_row(view)
    if refusal is not None:
        return wire.Previewed(request.id, ply, why_of(refusal), [], before, before, False, False, False)
    together = len(to_move(world)) > 1
    told = reveals(game, world, seat, action, seats, GLANCE)
    heard = apply_told(world, seat, action)
    after = own_row(game.view(world, seat))
    waiting = to_move(world)
    unknown = waiting == (CHANCE,)
    events = [] if together else [wire.Told(ply, event.project(seat)) for event in heard]
    return wire.Previewed(
        request.id, ply, None, events, before, after, unknown, together, told or not waiting
    )
