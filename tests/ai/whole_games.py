"""Whole games that stewards play among themselves."""

from __future__ import annotations

from parlour.ai.registry import find_bot
from parlour.kernel.game import Game, Setup
from parlour.sim.play.runner import play_game


def scores_of(game: Game, setup: Setup, seed: int | str, *, check: bool = False) -> tuple[int, ...]:
    """The scores of a game with a steward at every seat."""
    bots = [find_bot("steward", game.meta.id) for _ in setup.seats]
    return tuple(play_game(game, setup, bots, seed, check=check).scores)


def named(setup: Setup) -> str:
    """A table by the number of its seats and its modules."""
    return "-".join([str(len(setup.seats)), *setup.modules])
