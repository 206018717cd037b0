"""An exhaustive solver for the end of a game: every answer, every outcome of chance, to the last point.

It shares nothing with the search but the rules: no mind, no value, no sampling within a world. Everybody
plays for the own lead over the best of the others. What a seat cannot see is averaged over the worlds it
could be in. Chance that nobody can gain by any more, which a game names, is let fall in one way.
"""

import random
from collections.abc import Callable

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.chance import Chance
from parlour.kernel.codec import canonical
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Game, View

Leads = tuple[float, ...]


class TooWide(Exception):
    """More positions follow than are to be looked at."""


def _never(state: State) -> bool:
    return False


class Solver:
    """Solves one position after the other, each within so many positions."""

    def __init__(self, game: Game, most: int, is_idle: Callable[[State], bool] = _never) -> None:
        self.game = game
        self.is_idle = is_idle
        self.most = most
        self.looked_at = 0

    def answers(self, view: View, worlds: int) -> dict[Action, float]:
        """By answer of the seat of *view*: the lead that it comes to when everybody plays perfectly."""
        assert view.seat is not None
        self.looked_at = 0
        dealt = self._dealt(view, worlds)
        found: dict[Action, float] = {}
        for world, weight in dealt:
            for action in legal(world, view.seat):
                after = self.game.clone(world)
                apply(after, view.seat, action)
                found[action] = found.get(action, 0.0) + weight * self._leads(after)[view.seat]
        return found

    def _dealt(self, view: View, worlds: int) -> list[tuple[State, float]]:
        """The worlds of a view; those that differ in nothing are one, that counts as often as it came."""
        found: dict[str, tuple[State, int]] = {}
        for number in range(worlds):
            world = self.game.determinize(view, random.Random(f"solver {number}"))
            key = canonical(self.game.encode(world))
            found[key] = (world, found[key][1] + 1 if key in found else 1)
        return [(world, count / worlds) for world, count in found.values()]

    def _leads(self, state: State) -> Leads:
        self.looked_at += 1
        if self.looked_at > self.most:
            raise TooWide
        waiting = to_move(state)
        if not waiting:
            totals = {line.seat: line.total for line in self.game.scores(state)}
            return tuple(
                [
                    float(totals[seat] - max([each for other, each in totals.items() if other != seat]))
                    for seat in sorted(totals)
                    if seat >= 0
                ]
            )
        seat = waiting[0]
        if seat == CHANCE:
            return self._expected(state)
        best: Leads | None = None
        for action in legal(state, seat):
            after = self.game.clone(state)
            apply(after, seat, action)
            leads = self._leads(after)
            if best is None or leads[seat] > best[seat]:
                best = leads
        assert best is not None
        return best

    def _expected(self, state: State) -> Leads:
        question = open_question(state)
        assert isinstance(question, Chance)
        total = 0
        sums: list[float] = []
        for outcome, weight in question.outcomes(state):
            after = self.game.clone(state)
            apply(after, CHANCE, outcome)
            leads = self._leads(after)
            sums = [weight * lead + (sums[at] if sums else 0.0) for at, lead in enumerate(leads)]
            total += weight
            if self.is_idle(state):
                break
        return tuple([each / total for each in sums])
