"""A linear policy that learns by playing itself, and beats `random` within five minutes on one core.

    python examples/research/linear_policy.py                       learn for four minutes, then try it
    python examples/research/linear_policy.py --game obsession --seconds 280
    parlour arena notre-dame --player linear_policy:LinearBot --player random --games 200

The policy gives each part of an answer a weight for every number it sees, and takes the parts it may choose
with a softmax of what comes out. After every game each choice is made likelier by how far its seat led in
the end (REINFORCE, with Adam). Nothing here is tuned: it shows how the pieces fit.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.games import find_game
from parlour.kernel.game import Game
from parlour.research.agent import PartBot
from parlour.research.batch import Batch
from parlour.research.gym import SeatEnv
from parlour.research.session import Words

Floats = NDArray[np.float32]
RATE: Final = 0.003
BARRED: Final = -1e9
SPREAD: Final = 30.0
"""A lead of so many points is worth one step."""


def weights_file(game: str) -> Path:
    return Path(f"linear-{game}.npy")


def features(observations: NDArray[np.uint8]) -> Floats:
    """Numbers of every size on one scale, and a 1 for what is always so."""
    scaled = np.log1p(observations.astype(np.float32))
    ones = np.ones((*scaled.shape[:-1], 1), np.float32)
    return np.concatenate([scaled, ones], axis=-1)


def chances(weights: Floats, seen: Floats, masks: NDArray[Any]) -> Floats:
    """How likely each part is; rows are positions."""
    worth = np.where(masks > 0, seen @ weights, np.float32(BARRED))
    worth = np.exp(worth - worth.max(axis=-1, keepdims=True))
    return np.asarray(worth / worth.sum(axis=-1, keepdims=True), np.float32)


class Adam:
    """The usual step, for one array."""

    def __init__(self, like: Floats) -> None:
        self.mean = np.zeros_like(like)
        self.square = np.zeros_like(like)
        self.count = 0

    def step(self, slope: Floats) -> Floats:
        self.count += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.count)
        square = self.square / (1 - 0.999**self.count)
        return np.asarray(RATE * mean / (np.sqrt(square) + 1e-8), np.float32)


def learn(game: str, seats: int, seconds: float, seed: int = 0, games: int = 32, workers: int = 1) -> Floats:
    """Weights learned in so many seconds."""
    words = Words(find_game(game))
    weights = np.zeros((words.length + 1, words.count), np.float32)
    adam = Adam(weights)
    dice = np.random.default_rng(seed)
    kept: list[list[tuple[int, Floats, Floats]]] = [[] for _ in range(games)]
    done = steps = 0
    until = time.monotonic() + seconds
    with Batch(game, seats, games, workers, seed, reward="margin") as batch:
        seen = batch.seen()
        while time.monotonic() < until:
            shown = features(seen.observations)
            likely = chances(weights, shown, seen.masks)
            drawn = dice.random(games)[:, None] * likely.sum(axis=1, keepdims=True)
            chosen = np.minimum((likely.cumsum(axis=1) < drawn).sum(axis=1), words.count - 1)
            # A draw at the very edge may fall between two parts: the likeliest one will do.
            edge = seen.masks[np.arange(games), chosen] == 0
            chosen[edge] = likely[edge].argmax(axis=1)
            for at in range(games):
                push = -likely[at]
                push[chosen[at]] += 1
                kept[at].append((int(seen.seats[at]), shown[at], push))
            seen = batch.step(chosen)
            steps += games
            for at in np.flatnonzero(seen.ended).tolist():
                weights += adam.step(slope_of(kept[at], seen.rewards[at]))
                kept[at] = []
                done += 1
    print(f"{done} games, {steps} steps")
    return weights


def slope_of(choices: list[tuple[int, Floats, Floats]], leads: Floats) -> Floats:
    """Which way the weights of a game's choices go; seats are judged beside one another."""
    gains = (leads - leads.mean()) / SPREAD
    seen = np.stack([gains[seat] * shown for seat, shown, _ in choices])
    pushes = np.stack([push for _, _, push in choices])
    return np.asarray(seen.T @ pushes / len(choices), np.float32)


def share(game: str, seats: int, weights: Floats, games: int) -> float:
    """How often the policy wins against `random`, a shared place by its part."""
    table = SeatEnv(game, seats, ("random",))
    won = 0.0
    for number in range(games):
        seen, info = table.reset(seed=1_000_000 + number)
        reward, ended = 0.0, False
        while not ended:
            likely = chances(weights, features(seen), info["action_mask"])
            seen, reward, ended, _, info = table.step(int(likely.argmax()))
        won += (float(reward) * (seats - 1) + 1) / seats
    return won / games


class LinearBot(PartBot):
    """The policy as a player, from the file that learning left here; takes what seems best."""

    name = "linear"

    def __init__(self) -> None:
        super().__init__()
        self._weights: dict[str, Floats] = {}

    def part(self, game: Game, observation: NDArray[np.uint8], mask: NDArray[Any], rng: random.Random) -> int:
        known = self._weights.get(game.meta.id)
        if known is None:
            known = np.load(weights_file(game.meta.id))
            self._weights[game.meta.id] = known
        return int(chances(known, features(observation), mask).argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a linear policy by self-play, and try it.")
    parser.add_argument("--game", default="notre-dame")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tries", type=int, default=200, help="games against random afterwards")
    given = parser.parse_args()
    weights = learn(given.game, given.seats, given.seconds, given.seed, workers=given.workers)
    np.save(weights_file(given.game), weights)
    won = share(given.game, given.seats, weights, given.tries)
    print(
        f"{100 * won:.1f} % of {given.tries} games against random, of {100 / given.seats:.0f} % at even odds"
    )


if __name__ == "__main__":
    main()
