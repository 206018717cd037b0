"""Some games played at random, and all that was said in them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache

from parlour.games.notre_dame.actions import PASS
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, open_question, to_move, why_not
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.game import Block, Cell, Setup

NAMES = ("Anna", "Łukasz", "Élise", "Bo", "Zoé")
SETUPS = (
    Setup("notre-dame", NAMES[:2]),
    Setup("notre-dame", NAMES[:3], ("new-persons",), {"scores": "open"}),
    Setup("notre-dame", NAMES[:4], ("new-persons",)),
    Setup("notre-dame", NAMES, ("new-persons",), {"bell-ringer": "all"}),
)
TRIED = 12
"""Actions of a verb that are tried against each question, legal or not."""


@dataclass
class Played:
    """What was said in one game."""

    seats: tuple[str, ...]
    events: list[Event] = field(default_factory=list)
    questions: set[str] = field(default_factory=set)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    titles: set[str] = field(default_factory=set)
    cells: set[Cell] = field(default_factory=set)

    def hear(self, refusal: Refusal | None) -> None:
        """Take in why something was not allowed."""
        if refusal is not None:
            self.refusals[repr(refusal)] = refusal

    def look(self, blocks: tuple[Block, ...]) -> None:
        """Take in the table as somebody sees it."""
        for block in blocks:
            self.titles.add(block.title)
            self.cells.update(block.columns)
            self.cells.update([cell for row in block.rows for cells in row for cell in cells])


@cache
def played() -> tuple[Played, ...]:
    """The games, always the same ones."""
    return tuple([_play(setup, seed) for seed, setup in enumerate(SETUPS)])


def _play(setup: Setup, seed: int) -> Played:
    dice = random.Random(seed)
    verbs: dict[str, list[Action]] = {}
    for action in NOTRE_DAME.vocabulary():
        verbs.setdefault(action.text.split()[0], []).append(action)
    state = NOTRE_DAME.start(setup)
    game = Played(setup.seats)
    state.sink = game.events
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        game.questions.add(question.kind)
        viewer = None if seat == CHANCE else seat
        game.look(NOTRE_DAME.layout(NOTRE_DAME.view(state, viewer)))
        near = {legal(state, seat).sample(dice).text.split()[0] for _ in range(TRIED)}
        for verb in (*sorted(near), dice.choice(sorted(verbs))):
            for action in dice.sample(verbs[verb], min(TRIED, len(verbs[verb]))):
                game.hear(why_not(state, seat, action))
        apply(state, seat, legal(state, seat).sample(dice))
    game.look(NOTRE_DAME.layout(NOTRE_DAME.view(state, None)))
    game.hear(why_not(state, 0, PASS))
    return game
