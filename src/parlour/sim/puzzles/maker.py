"""Puzzles made: games between good players are stopped here and there, and asked whether one answer is best.

A position becomes a puzzle when the best answer leads the second by `MARGIN` points and surely by more than
`SURELY`; when a search twice as deep in other worlds finds the same; and when the level that searches plays
it. How hard it is, is told by those who miss it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from parlour.ai.registry import bots_of, specified_bot
from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.mind import Mind
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Game, Setup, View
from parlour.sim.puzzles.compare import Judged, compared
from parlour.sim.puzzles.shelf import EASY, HARD, MIDDLE, Puzzle, Solution

MARGIN: Final = 2.0
SURELY: Final = 0.5
CANDIDATES: Final = 8
KEPT: Final = 4
"""Answers that a puzzle tells of."""
SKIM, LOOK, VERIFY = 8, 24, 48
"""Worlds to see whether a position is worth a look, to find the best answer, and to verify it."""
PLAYER: Final = "steward"
SOLVER: Final = "master"
EACH: Final = 5
"""Puzzles of one game, at most."""
LEAST_ANSWERS: Final = 3
CERTAIN: Final = 0.9
"""A first guess that sees the answer so clearly makes a puzzle easy."""
OBVIOUS: Final = 0.97
"""What is seen even more clearly is no puzzle."""


class Job(NamedTuple):
    """A game to look for puzzles in."""

    game: str
    seats: int
    modules: tuple[str, ...]
    seed: str
    stride: int
    """One decision in so many is looked at."""
    simulations: int


def find(job: Job) -> list[Puzzle]:
    """The puzzles of one game."""
    game = find_game(job.game)
    ways = game.ways()
    if SOLVER not in ways or PLAYER not in bots_of(job.game):
        return []
    mind = ways[SOLVER].mind
    found: list[Puzzle] = []
    for state, seat, moves in _walk(game, job):
        puzzle = _tried(game, mind, job, state, seat, moves)
        if puzzle is not None:
            found.append(puzzle)
            if len(found) == EACH:
                break
    return found


def _walk(game: Game, job: Job) -> Iterator[tuple[State, int, tuple[tuple[int, str], ...]]]:
    """The positions of a game that are looked at, with the moves that lead there."""
    rng = random.Random(job.seed)
    player = specified_bot(PLAYER, job.game)
    state = game.start(Setup(job.game, tuple([f"seat-{seat}" for seat in range(job.seats)]), job.modules))
    moves: list[tuple[int, str]] = []
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        if seat == CHANCE or question.is_forced(state, seat):
            action = question.sample(state, seat, rng)
        else:
            if rng.randrange(job.stride) == 0:
                yield state, seat, tuple(moves)
            action = player.choose(game, game.view(state, seat), rng)
        apply(state, seat, action)
        moves.append((seat, action.text))


def _tried(
    game: Game, mind: Mind, job: Job, state: State, seat: int, moves: tuple[tuple[int, str], ...]
) -> Puzzle | None:
    """The puzzle that a position makes, if it makes one."""
    view = game.view(state, seat)
    rng = random.Random(f"{job.seed}:{len(moves)}")
    candidates = mind.candidates(game.determinize(view, rng), seat, CANDIDATES, rng)
    if len(candidates) < LEAST_ANSWERS or max([each.prior for each in candidates]) >= OBVIOUS:
        return None
    answers = [each.action for each in candidates]
    if compared(game, mind, view, answers, SKIM, 1, f"{job.seed}:skim")[1].behind < MARGIN:
        return None
    judged = compared(game, mind, view, answers, LOOK, 1, f"{job.seed}:look")
    if not is_clear(judged):
        return None
    best = judged[0].action
    solver = specified_bot(f"{SOLVER}?simulations={job.simulations}", job.game)
    if solver.choose(game, view, random.Random(f"{job.seed}:solver")) != best:
        return None
    told = [each.action for each in judged[:KEPT]]  # the others were clearly worse already
    deeper = verified(game, mind, view, told, f"{job.seed}:verify")
    if deeper is None or deeper[0].action != best:
        return None
    setup = Setup(job.game, ("",) * job.seats, job.modules)
    guess = specified_bot(PLAYER, job.game).choose(game, view, random.Random(f"{job.seed}:guess"))
    prior = {each.action: each.prior for each in candidates}[best]
    solutions = [Solution(each.action.text, round(each.behind, 2), round(each.error, 2)) for each in deeper]
    return Puzzle(
        job.game,
        game.meta.rules_version,
        game.data_hash(setup),
        job.seats,
        job.modules,
        moves,
        seat,
        legal(state, seat).kind,
        HARD if guess != best else EASY if prior >= CERTAIN else MIDDLE,
        tuple(solutions),
    )


def is_clear(judged: Sequence[Judged]) -> bool:
    """Whether the first is better than every other one, by enough and surely enough."""
    return all(each.behind >= MARGIN and each.behind - each.error >= SURELY for each in judged[1:])


def verified(
    game: Game, mind: Mind, view: View, answers: Sequence[Action], seed: str, worlds: int = VERIFY
) -> list[Judged] | None:
    """The answers after a deeper search in other worlds; None where the best is not as clear in it."""
    judged = compared(game, mind, view, answers, worlds, 2, seed)
    return judged if is_clear(judged) else None
