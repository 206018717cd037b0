"""What a search asks of a game: answers worth a look, how to play on quickly, what a position is worth.

A mind works on worlds dealt from a view (`Game.determinize`); it never meets the state of a real game.
"""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from parlour.kernel.action import Action
from parlour.kernel.agenda import State


class Candidate(NamedTuple):
    """An answer worth a look, and how likely a good player is to choose it."""

    action: Action
    prior: float


class Playout(Protocol):
    """Plays positions of one search on and judges where that ends; it may remember what it worked out.

    The same positions in the same order give the same results.
    """

    def answer(self, state: State, seat: int, rng: random.Random) -> Action:
        """A sensible answer of *seat* that costs little."""
        ...

    def values(self, state: State) -> tuple[float, ...]:
        """The points that each side can expect at the end, as `Mind.values` has them."""
        ...


class Mind(Protocol):
    """How one game is thought about: the same arguments give the same result.

    A protocol, not a base class: the minds of compiled games are compiled, this module is not.
    """

    def candidates(self, state: State, seat: int, most: int, rng: random.Random) -> list[Candidate]:
        """At most *most* lawful answers of *seat*, the most promising first; their priors add up to 1."""
        ...

    def quick(self, state: State, seat: int, rng: random.Random) -> Action:
        """A sensible answer of *seat* that costs little: playouts ask for many."""
        ...

    def playout(self) -> Playout:
        """Whoever plays on in one search."""
        ...

    def stage(self, state: State) -> int:
        """How far the game has come, in steps after which `values` can be trusted (turns, rounds)."""
        ...

    def values(self, state: State) -> tuple[float, ...]:
        """The points that each side can expect at the end, by seat; an opponent without a seat comes last."""
        ...

    def spread(self, state: State) -> float:
        """How far the final lead is likely to lie from the expected one, in points; never 0."""
        ...

    def sides(self, state: State) -> tuple[int, ...]:
        """Who wins together, by the entries of `values`: partners have the same number."""
        ...


class Way(NamedTuple):
    """How one level thinks about a game."""

    mind: Mind
    is_tree: bool = True
    """Whether answers to answers are searched, too, or only the first one and then played on."""
    depth: int = 1
    """Stages looked ahead."""
