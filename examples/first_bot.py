"""A first player of one's own: it looks one answer ahead.

    parlour simulate notre-dame --seats examples.first_bot:Eager,random --games 20
    parlour play notre-dame --seats you,examples.first_bot:Eager

A player is asked with what its seat may see, never with the state itself: it deals itself a world
that fits what it sees and tries its answers there. `worlds` is a parameter:
`examples.first_bot:Eager?worlds=3`.
"""

from __future__ import annotations

import random
from typing import ClassVar

from parlour import Action, Bot, Game, State, View, apply, determinize, legal, to_move

MOST_ANSWERS = 40
"""So many answers are looked at; some questions have thousands."""


class Eager(Bot):
    """Takes what brings it furthest ahead at once, and leaves the rest to chance."""

    name: ClassVar[str] = "eager"

    def __init__(self, worlds: int = 1) -> None:
        self.worlds = worlds

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        seat = view.seat
        assert seat is not None, "only players are asked"
        worlds = [determinize(game, view, rng) for _ in range(max(self.worlds, 1))]
        offer = legal(worlds[0], seat)
        answers = list(dict.fromkeys(offer.sample(rng) for _ in range(MOST_ANSWERS)))
        best, most = answers[0], float("-inf")
        for answer in answers:
            lead = sum(self.lead_after(game, world, seat, answer) for world in worlds)
            if lead > most:
                best, most = answer, lead
        return best

    def lead_after(self, game: Game, world: State, seat: int, answer: Action) -> float:
        """By how much the seat is ahead of the best of the others once it has answered so."""
        if answer not in legal(world, seat):
            return -1.0  # another deal of the hidden cards: the answer does not exist there
        after = game.clone(world)
        apply(after, seat, answer)
        totals = [line.total for line in game.scores(after)]
        others = [total for at, total in enumerate(totals) if at != seat]
        return totals[seat] - max(others, default=0) + 0.1 * (seat in to_move(after))
