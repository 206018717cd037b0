"""What a seat is told of its open question: the answers, the stages of a long one, reasons, previews.

Everything is made from the seat's view. Where a rule must be asked, it is asked in a world that the seat
could be in: `determinize` draws what the seat cannot know, so nothing it cannot know is ever told.
"""

from __future__ import annotations

import itertools
import random
from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.companion import Finding
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Refusal
from parlour.kernel.game import Block, Cell, Game, ScoreLine, View
from parlour.server.wire import protocol as wire
from parlour.sim.play.foresight import foresee, own_row

MOST_CHOICES: Final = 400
"""Longer lists are cut: their questions are answered stage by stage, or in words."""
MOST_VARIANTS: Final = 60
MOST_EXAMPLES: Final = 6
WORLD: Final = 20_260_101
"""Seeds the world in which something is tried; what is told of it does not depend on it."""


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
    kind, rule, choices, more, stage, examples = _question(game, state, view, seat)
    indifferent = game.companion.indifferent(view)
    last = game.companion.closing(view)
    closing = "" if last is None or legal(state, seat).why(last) is not None else last.text
    onward = onward_of(game, view, seat)
    return wire.Offer(seat, kind, rule, choices, more, stage, examples, indifferent, closing, onward)


Asked = tuple[str, str, list[wire.Choice], bool, wire.Stage | None, list[str]]
"""The kind of a question, its rule, answers, whether there are more, the stage of a long one, examples."""


def _question(game: Game, state: State, view: View, seat: int) -> Asked:
    offer = legal(state, seat)
    rule = game.topic(view)
    stage = stage_of(game, view, ())
    question = open_question(state)
    if stage is not None and question is not None and question.lazy:
        examples = [action.text for action in itertools.islice(offer, MOST_EXAMPLES)]
        return offer.kind, rule, stage.choices, True, stage, examples
    listed = list(itertools.islice(offer, MOST_CHOICES + 1))
    choices = [choice_of(game, action) for action in listed[:MOST_CHOICES]]
    return offer.kind, rule, choices, len(listed) > MOST_CHOICES, stage, []


def onward_of(game: Game, view: View, seat: int) -> wire.Onward | None:
    """The question that the usual answer leads to, if the seat is asked it next whatever it cannot know."""
    action = game.companion.onward(view)
    world = None if action is None else world_after(game, view, seat, action)
    if action is None or world is None:
        return None
    kind, rule, choices, more, stage, _ = _question(game, world, game.view(world, seat), seat)
    return wire.Onward(action.text, kind, rule, choices, more, stage)


def world_after(game: Game, view: View, seat: int, action: Action, seed: int | None = None) -> State | None:
    """A world that a seat could be in once it has given an answer; None when it is not asked next."""
    world = game.determinize(view, random.Random(WORLD if seed is None else seed))
    if legal(world, seat).why(action) is not None:
        return None
    apply(world, seat, action)
    return world if to_move(world) == (seat,) else None


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
        if refusal is not None:
            refusal = _refused_onward(game, view, seat, action, refusal)
        return [wire.Found("action", ask.action, None if refusal is None else why_of(refusal), None)]
    return found_of(game, view, game.companion.reasons.find(view, ask.name))


def found_of(game: Game, view: View, found: tuple[Finding, ...]) -> list[wire.Found]:
    """Findings for the wire, each with what would help."""
    return [
        wire.Found(
            sort,
            name,
            None if refusal is None else why_of(refusal),
            None if remedy is None else wire.Remedy(remedy.kind, dict(remedy.params)),
        )
        for (sort, name, refusal), remedy in zip(
            found, game.companion.reasons.remedies(view, found), strict=True
        )
    ]


def _refused_onward(game: Game, view: View, seat: int, action: Action, refusal: Refusal) -> Refusal | None:
    """Why an answer is not possible, nor after the usual one where the page asks for both at once."""
    first = game.companion.onward(view)
    world = None if first is None else world_after(game, view, seat, first)
    return refusal if world is None else legal(world, seat).why(action)


def aids_of(game: Game, view: View, request: str, ply: int) -> wire.Aids:
    """The player's aids of a position."""
    companion = game.companion
    return wire.Aids(
        id=request,
        ply=ply,
        seat=view.seat,
        tables={name: [table_of(block) for block in make(view)] for name, make in companion.commands.items()},
        found=found_of(game, view, companion.reasons.findings(view)),
        more=dict(companion.more(view)),
    )


def preview(game: Game, view: View, ply: int, request: wire.Preview, seats: int) -> wire.Previewed:
    """What an answer would bring for certain, and what sort of thing is unknown about it."""
    found = foresee(game, view, game.parse(request.action), seats)
    better = dict(game.companion.better)
    if isinstance(found, Refusal):
        row = own_row(view)
        return wire.Previewed(
            request.id, ply, why_of(found), [], row, row, False, False, False, [], [], better, None
        )
    return wire.Previewed(
        id=request.id,
        ply=ply,
        why=None,
        events=[wire.Told(ply, dict(event)) for event in found.events],
        before=found.before,
        after=found.after,
        unknown=found.chance,
        together=found.together,
        revealed=found.revealed,
        unknowns=[wire.Unknown(each.kind, each.seat, each.count) for each in found.unknowns],
        ranges=[wire.Range(list(each.path), each.low, each.high) for each in found.ranges],
        better=better,
        plan=None,
    )
