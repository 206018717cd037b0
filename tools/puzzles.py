"""Make the puzzles of a game, or look again at those that are there.

    python -m tools.puzzles notre-dame                      300 puzzles into the game's folder
    python -m tools.puzzles obsession --wanted 300 --seed 2 --workers 2
    python -m tools.puzzles notre-dame --verify 20          twenty of them again, in other worlds

The same seed finds the same puzzles, with any number of workers. It goes on until there are enough, and
writes what there is every now and then.
"""

import argparse
import random
import sys
import time
from pathlib import Path

from parlour.games import find_game
from parlour.kernel.game import Game
from parlour.sim.puzzles.maker import SOLVER, Job, find, verified
from parlour.sim.puzzles.shelf import FILE, Puzzle, packed, position, puzzles
from parlour.sim.scale.jobs import in_sequence
from parlour.sim.scale.where import Where

ROOT = Path(__file__).resolve().parent.parent
ROUND = 10
"""Games between two writings."""
TABLES: dict[str, tuple[tuple[int, tuple[str, ...]], ...]] = {
    "notre-dame": ((2, ()), (3, ()), (4, ()), (3, ("new-persons",))),
    "obsession": ((2, ()), (3, ()), (2, ("extended",))),
}
OTHERS: tuple[tuple[int, tuple[str, ...]], ...] = ((2, ()),)


def target(game: Game) -> Path:
    return ROOT / "src" / Path(*game.grammar.package.split(".")) / FILE


def make(
    game: Game, wanted: int, seed: str, stride: int, simulations: int, where: Where, seconds: float
) -> int:
    """Make puzzles until there are *wanted*, or the time is over; how many there are."""
    tables = TABLES.get(game.meta.id, OTHERS)
    found: list[Puzzle] = []
    began = time.monotonic()
    number = 0
    while len(found) < wanted and (not seconds or time.monotonic() - began < seconds):
        jobs = [
            Job(game.meta.id, *tables[index % len(tables)], f"{seed}:{index}", stride, simulations)
            for index in range(number, number + ROUND)
        ]
        number += ROUND
        for some in in_sequence(find, jobs, where):
            found += some
        target(game).write_bytes(packed(found[:wanted]))
        spent = time.monotonic() - began
        print(f"{game.meta.id}: {number} games, {len(found)} puzzles, {spent:.0f} s", flush=True)
    return min(len(found), wanted)


def verify(game: Game, count: int, seed: str) -> int:
    """Look at some of the puzzles again, in worlds of their own; how many are not as clear any more."""
    every = puzzles(game.meta.id)
    mind = game.ways()[SOLVER].mind
    lost = 0
    for puzzle in random.Random(seed).sample(every, min(count, len(every))):
        view = game.view(position(puzzle, game), puzzle.seat)
        answers = [game.parse(each.text) for each in puzzle.solutions]
        judged = verified(game, mind, view, answers, f"again:{seed}")
        if judged is None or judged[0].action != answers[0]:
            lost += 1
            print(f"not as clear: {every.index(puzzle) + 1} ({puzzle.theme})", flush=True)
    print(f"{game.meta.id}: {min(count, len(every))} looked at, {lost} not as clear")
    return lost


def main() -> int:
    parser = argparse.ArgumentParser(description="Make puzzles.")
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--stride", type=int, default=4, help="look at one decision in so many")
    parser.add_argument("--simulations", type=int, default=200, help="of the level that must find the answer")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long, with what there is")
    parser.add_argument("--verify", type=int, default=0, metavar="COUNT")
    given = parser.parse_args()
    game = find_game(given.game)
    if given.verify:
        return 1 if verify(game, given.verify, given.seed) else 0
    where = Where(given.workers)
    made = make(game, given.wanted, given.seed, given.stride, given.simulations, where, given.seconds)
    return 0 if made >= given.wanted else 1


if __name__ == "__main__":
    sys.exit(main())
