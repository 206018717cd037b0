"""What if: from a position of one's own view, hidden cards dealt anew, played on against the same levels.

A branch is its seed and its answers, nothing else: whoever has them can go on from there, or try another
answer. The world it is played in was dealt from the view, so it tells nothing of the game that it began in.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.ai.levels import EVERY, Searcher
from parlour.ai.random_bot import RandomBot
from parlour.ai.registry import find_bot, stand_in
from parlour.coach.story import outcome
from parlour.coach.worlds import Prospect, Worlds, way_of
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.chance import bot_dice, dice
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Illegal, Invalid, RulesBug
from parlour.kernel.game import Game, View
from parlour.kernel.log import Entry

MOST_ANSWERS: Final = 40
"""Answers of a question that are offered; of longer lists those that the coach would consider."""
CONSIDERED: Final = 12
MOST_ENTRIES: Final = 1500
"""Answers in one branch."""
THOUGHT: Final = 40
"""Simulations of a rival that searches: a branch shall not keep anybody waiting."""
NUMBER: Final = 6
"""Worlds in which a branch is valued."""


class Reached(NamedTuple):
    """Where a branch stands: all answers so far, the state, what the seat may try, and what it can expect."""

    entries: tuple[Entry, ...]
    state: State
    answers: tuple[Action, ...]
    prospect: Prospect | None
    """None once it is over."""
    margin: float
    """The final margin, or the expected lead."""
    won: float
    """Whether it is won, or how likely that is."""


def levels_of(game: Game, bots: Sequence[str], seat: int) -> dict[int, Bot]:
    """Who plays the other seats: their own levels, thinking less; for people whoever stands in for them."""
    found: dict[int, Bot] = {}
    for at, name in enumerate(bots):
        if at != seat:
            found[at] = _quick(game, name or stand_in(game.meta.id))
    return found


def _quick(game: Game, name: str) -> Bot:
    level = EVERY.get(name)
    way = game.ways().get(name)
    if level is not None and way is not None and issubclass(level, Searcher):
        return level(way, THOUGHT)
    return find_bot(name, game.meta.id)


def go_on(
    game: Game,
    view: View,
    seed: str,
    entries: Sequence[Entry],
    action: str,
    rivals: Mapping[int, Bot],
) -> Reached:
    """Give an answer in a branch (none to begin with); all others answer up to the seat's next choice."""
    seat = view.seat
    if seat is None:
        raise Invalid("not-asked", {"seat": -1})
    if len(entries) > MOST_ENTRIES:
        raise Invalid("too-long-branch", {"most": MOST_ENTRIES})
    way_of(game)
    state = game.determinize(view, random.Random(f"what if {seed}"))
    done: list[Entry] = []

    def answer(by: int, given: Action) -> None:
        apply(state, by, given)
        done.append(Entry(by, given.text))

    try:
        for entry in entries:
            answer(entry.seat, game.parse(entry.act))
        if action:
            answer(seat, game.parse(action))
    except Illegal as error:
        raise Invalid("cannot-try", {"why": error.code}) from error
    while (waiting := to_move(state)) and len(done) <= MOST_ENTRIES:
        by = waiting[0]
        if by == CHANCE:
            question = open_question(state)
            if question is None:
                raise RulesBug("nobody asks chance")
            answer(by, question.sample(state, by, dice(seed, len(done))))
            continue
        offer = legal(state, by)
        if by == seat:
            if not offer.is_forced:
                break
            answer(by, next(iter(offer)))
            continue
        bot = rivals.get(by) or RandomBot()
        answer(by, bot.choose(game, game.view(state, by), bot_dice(seed, len(done), by)))
    return _reached(game, state, seat, done)


def _reached(game: Game, state: State, seat: int, done: list[Entry]) -> Reached:
    if not to_move(state):
        margin, won = outcome(game, state, seat)
        return Reached(tuple(done), state, (), None, margin, won)
    prospect = Worlds(game).expect(game.view(state, seat), NUMBER)
    return Reached(
        tuple(done), state, tuple(_answers(game, state, seat)), prospect, prospect.lead, prospect.chance
    )


def _answers(game: Game, state: State, seat: int) -> list[Action]:
    """What may be tried: everything where that is a list, else what the coach would consider."""
    if seat not in to_move(state):
        return []
    question = open_question(state)
    if question is not None and not question.lazy:
        listed: list[Action] = []
        for each in legal(state, seat):
            listed.append(each)
            if len(listed) > MOST_ANSWERS:
                break
        if len(listed) <= MOST_ANSWERS:
            return listed
    mind = way_of(game).mind
    return [each.action for each in mind.candidates(state, seat, CONSIDERED, random.Random(0))]
