"""Positions near the end of a game, to hold hints against the solver."""

from collections.abc import Iterator

from parlour.ai.registry import find_bot
from parlour.coach.hint import hint_for
from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.engine import legal
from parlour.kernel.game import Game, Setup, View
from parlour.sim.play.live_game import LiveGame
from tests.coach.solver import Solver, TooWide

LAST = {"notre-dame": 8, "obsession": 14}
"""By game: the last turn or round in which anything is answered, from 0."""


def is_idle(state: State) -> bool:
    """Tiles that fill the market when nobody buys any more change nothing."""
    names = [type(item).__name__ for item, _ in state.agenda]
    return names[-1] == "DrawForMarket" and not {"BeginTurn", "BuyTiles"}.intersection(names)


def endings(name: str, seats: int, seed: str, bot: str) -> Iterator[tuple[Game, State, int]]:
    """The positions of the last turn of a game in which a seat has a choice."""
    game = find_game(name)
    live = LiveGame(
        game,
        Setup(name, tuple([bot] * seats)),
        seed,
        {seat: find_bot(bot, name) for seat in range(seats)},
    )
    while not live.is_over():
        if live.waiting() and game.companion.moment(live.state) >= LAST[name]:
            seat = live.waiting()[0]
            if not legal(live.state, seat).is_forced:
                yield game, game.clone(live.state), seat
        live.step()


def held(
    game: Game, state: State, seat: int, most: int, worlds: int, simulations: int, number: int
) -> tuple[Action, float, int] | None:
    """The hint at a position, the points it gives away, and how many answers differ; None when too wide."""
    view: View = game.view(state, seat)
    try:
        solved = Solver(game, most, is_idle).answers(view, worlds)
    except TooWide:
        return None
    best = max(solved.values())
    if best - min(solved.values()) < 1e-6:
        return None  # nothing to be wrong about
    advised = hint_for(game, view, simulations, number).best.action
    return advised, best - solved[advised], len(solved)
