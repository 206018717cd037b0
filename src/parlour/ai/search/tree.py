"""A tree search over worlds dealt from a view: one tree for all of them, cut where the mind can be trusted.

A node stands for what was announced since the root; which of its answers are lawful depends on the world.
Answers that others give in secret at the same time, and chance, are drawn anew in every simulation.
"""

from __future__ import annotations

import math
import random
from typing import Final

from parlour.ai.search.budget import Budget
from parlour.ai.search.thought import Line, Thought
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, Question, State, Together
from parlour.kernel.beyond.mind import Mind
from parlour.kernel.engine import apply_lawful, why_not
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View

EXPLORATION: Final = 0.4
"""How much a prior counts against what was seen; sharp priors did better than wide ones."""
UNSEEN: Final = 0.05
"""By how much an answer that was never tried is thought worse than its node."""
WIDEST: Final = 12
"""Answers looked at in one node."""
WORLDS: Final = 256
"""Worlds that are dealt; further simulations use them again with other dice."""
HEAD_START: Final = 1e-6


class Node:
    """What is known after some answers."""

    def __init__(self, seat: int, action: Action | None, prior: float) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.prior: float = prior
        self.visits = 0
        self.total = 0.0  # of the chances of its seat
        self.points = 0.0  # of the leads of its seat
        self.children: dict[Action, Node] = {}
        self.looked_at: set[Action] = set()


class TreeSearch:
    """One search for the seat of a view."""

    def __init__(
        self,
        game: Game,
        view: View,
        mind: Mind,
        rng: random.Random,
        depth: int = 1,
        exploration: float = EXPLORATION,
    ) -> None:
        if view.seat is None:
            raise RulesBug("a spectator does not play")
        self.game: Final = game
        self.view: Final = view
        self.mind: Final = mind
        self.seat: Final[int] = view.seat
        self.rng: Final = rng
        self.worlds: Final[list[State]] = [game.determinize(view, rng)]
        first = self.worlds[0]
        self.limit: Final = mind.stage(first) + depth
        self.sides: Final = mind.sides(first)
        self.root: Final = Node(self.seat, None, 1.0)
        self.exploration: Final = exploration
        self.chances: Final[list[float]] = [0.0] * len(self.sides)  # of each seat, over all simulations
        self.done = 0

    def run(self, budget: Budget) -> Thought:
        """Think until the budget is spent."""
        self._look(self.root, self.worlds[0], self.seat)
        if len(self.root.children) > 1:
            while not budget.is_spent(self.done):
                self._simulate()
        lines = self.lines()
        return Thought(lines[0].action, tuple(lines), self.done)

    def lines(self) -> list[Line]:
        """What is known by now, the best answer first."""
        found: list[Line] = []
        for action, node in self.root.children.items():
            seen = max(1, node.visits)
            found.append(Line(action, node.prior, node.visits, node.points / seen, node.total / seen))
        found.sort(key=_by_merit)
        return found

    def _world(self) -> State:
        if len(self.worlds) <= self.done % WORLDS:
            self.worlds.append(self.game.determinize(self.view, self.rng))
        return self.worlds[self.done % WORLDS].clone()

    def _simulate(self) -> None:
        mind = self.mind
        rng = self.rng
        state = self._world()
        agenda = state.agenda
        node = self.root
        path: list[Node] = [node]
        in_tree = True
        while agenda and mind.stage(state) < self.limit:
            question, seat = agenda[-1]
            if not isinstance(question, Question):
                raise RulesBug(f"{question} should have run")
            if seat == CHANCE:
                apply_lawful(state, seat, question.sample(state, seat, rng))
                continue
            is_secret = False
            if seat == TABLE and isinstance(question, Together):
                seat = question.waiting(state)[0]
                is_secret = seat != self.seat
            if not in_tree or is_secret:
                apply_lawful(state, seat, mind.quick(state, seat, rng))
                continue
            child = self._pick(node, question, state, seat)
            if child is None or child.action is None:
                apply_lawful(state, seat, mind.quick(state, seat, rng))
                continue
            node = child
            path.append(node)
            in_tree = node.visits > 0
            apply_lawful(state, seat, child.action)
        chances, leads = self._valued(state)
        for each in path:
            each.visits += 1
            each.total += chances[each.seat]
            each.points += leads[each.seat]
        for seat in range(len(chances)):
            self.chances[seat] += chances[seat]
        self.done += 1

    def _pick(self, node: Node, question: Question[State], state: State, seat: int) -> Node | None:
        """The answer to follow: by what was seen, by its prior, and by how seldom it was tried."""
        lawful = self._lawful(node, question, state, seat)
        if len(lawful) == 1:
            return lawful[0]
        many = 0
        for child in lawful:
            many += child.visits
        width = self.exploration * math.sqrt(many + 1.0)
        if node.visits > 0 and node.seat == seat:
            known = node.total / node.visits - UNSEEN
        elif self.done > 0:  # whoever is far behind, or ahead, is so whatever is answered
            known = self.chances[seat] / self.done - UNSEEN
        else:
            known = 0.5 - UNSEEN
        best: Node | None = None
        most = -1e9
        for child in lawful:
            mean = child.total / child.visits if child.visits > 0 else known
            merit = mean + width * child.prior / (1.0 + child.visits)
            if merit > most:
                most = merit
                best = child
        return best

    def _lawful(self, node: Node, question: Question[State], state: State, seat: int) -> list[Node]:
        """The children of *node* that can be answered in this world."""
        children = node.children
        if question.lazy:  # too many to list: what was found in the first world is tried where it can be
            if not node.looked_at:
                self._look(node, state, seat)
            found = [child for child in children.values() if _can(state, seat, child.action)]
            if found:
                return found
            self._look(node, state, seat)
            return [child for child in children.values() if _can(state, seat, child.action)]
        options = question.options(state, seat)
        looked_at = node.looked_at
        for option in options:
            if option not in looked_at:
                self._look(node, state, seat)
                looked_at.update(options)
                break
        found = []
        for option in options:
            child = children.get(option)
            if child is not None:
                found.append(child)
        return found

    def _look(self, node: Node, state: State, seat: int) -> None:
        """Ask the mind which answers deserve a place in the tree."""
        for candidate in self.mind.candidates(state, seat, WIDEST, self.rng):
            if candidate.action not in node.children:
                node.children[candidate.action] = Node(seat, candidate.action, candidate.prior)
            node.looked_at.add(candidate.action)

    def _valued(self, state: State) -> tuple[list[float], list[float]]:
        """For each seat how likely its side wins, and by how many points it leads the best other side."""
        points = self.mind.values(state)
        spread = self.mind.spread(state)
        sides = self.sides
        best: dict[int, float] = {}
        for at in range(len(points)):
            side = sides[at]
            if side not in best or points[at] > best[side]:
                best[side] = points[at]
        top = max(best.values())
        odds = {side: math.exp((worth - top) / spread) for side, worth in best.items()}
        total = sum(odds.values())
        chances: list[float] = []
        leads: list[float] = []
        for side in sides:
            others = [worth for other, worth in best.items() if other != side]
            lead = best[side] - max(others) if others else best[side]
            leads.append(lead)
            chances.append(odds[side] / total + HEAD_START * lead)
        return chances, leads


def _can(state: State, seat: int, action: Action | None) -> bool:
    return action is not None and why_not(state, seat, action) is None


def _by_merit(line: Line) -> tuple[float, float, float]:
    return -line.visits, -line.chance, -line.prior
