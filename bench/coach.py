"""Measures the coach: whether its ledger adds up, whom it finds weaker, how long a review takes.

    python bench/coach.py ledger notre-dame --games 100
    python bench/coach.py weaker obsession --games 50
    python bench/coach.py time notre-dame --seats 3

Each line is a game; the last one sums up. `bench/endgames.py` holds hints against an exhaustive solver.
"""

import argparse
import statistics
import time
from collections.abc import Sequence

from parlour.ai.levels import EVERY, Novice, Searcher
from parlour.coach.review import DEFAULT, Effort, Reviewer, review_of
from parlour.games import find_game
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.game import Game, Setup
from parlour.sim.play.live_game import LiveGame

LITTLE = Effort(10, 2, 1, 2, None)
"""Enough to see whether the sums are right."""
SOME = Effort(40, 10, 1, 1, None)
"""Enough to tell a novice from a master."""


def bot_of(game: Game, name: str, simulations: int) -> Bot:
    """A level, by name; a master thinks for so many simulations, so that games are the same everywhere."""
    level = EVERY.get(name)
    if level is None:
        return game.bots()[name]()
    way = game.ways()[name]
    if issubclass(level, Searcher):
        return level(way, simulations)
    assert issubclass(level, Novice)
    return level(way)


def played(game: Game, names: Sequence[str], seed: str, simulations: int = 60) -> LiveGame:
    """A whole game."""
    bots = {seat: bot_of(game, name, simulations) for seat, name in enumerate(names)}
    live = LiveGame(game, Setup(game.meta.id, tuple(names)), seed, bots)
    while not live.is_over():
        live.step()
    return live


def ledger(game: Game, games: int, seats: int) -> int:
    """How many games' ledgers differ from the final margin by more than rounding."""
    wrong = 0
    for number in range(games):
        live = played(game, ["novice"] * seats, f"ledger {number}")
        seat = number % seats
        found = review_of(game, live.setup, live.entries, seat, LITTLE)
        lines = game.scores(live.state)
        margin = lines[seat].total - max([line.total for line in lines if line.seat != seat])
        off = max(
            abs(sum([row.points for row in found.ledger]) - margin),
            abs(sum(found.totals.values()) - margin),
        )
        wrong += off > 1e-6
        print(f"{number} seat {seat} margin {margin} off {off:.9f} {found.totals}", flush=True)
    print(f"ledger {game.meta.id}: {games - wrong} of {games} sum to the final margin")
    return wrong


def weaker(game: Game, games: int) -> None:
    """In how many games between a novice and a master the novice gives away more at a decision."""
    right = 0
    losses: dict[str, list[float]] = {"novice": [], "master": []}
    for number in range(games):
        names = ["novice", "master"] if number % 2 == 0 else ["master", "novice"]
        live = played(game, names, f"weaker {number}")
        found = {
            name: review_of(game, live.setup, live.entries, seat, SOME).loss
            for seat, name in enumerate(names)
        }
        right += found["novice"] > found["master"]
        for name, loss in found.items():
            losses[name].append(loss)
        print(f"{number} novice {found['novice']:.3f} master {found['master']:.3f}", flush=True)
    means = {name: round(statistics.mean(each), 3) for name, each in losses.items()}
    print(f"weaker {game.meta.id}: the novice loses more in {right} of {games}; means {means}")


def timed(game: Game, games: int, seats: int) -> None:
    """Seconds to the first graph and to the whole review at the default budget, on this core."""
    for number in range(games):
        live = played(game, ["steward"] * seats, f"time {number}")
        began, cpu = time.monotonic(), time.process_time()
        reviewer = Reviewer(game, live.setup, live.entries, 0, DEFAULT)
        graph = 0.0
        for progress in reviewer.steps():
            if progress.done == len(reviewer.story.sights) - 1:
                graph = time.monotonic() - began
        whole = reviewer.review().whole
        print(
            f"{number} {game.meta.id} graph {graph:.2f} s, review {time.monotonic() - began:.1f} s "
            f"(cpu {time.process_time() - cpu:.1f} s), whole {whole}",
            flush=True,
        )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("what", choices=["ledger", "weaker", "time"])
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=3)
    reader.add_argument("--seats", type=int, default=2)
    given = reader.parse_args()
    game = find_game(given.game)
    if given.what == "ledger":
        raise SystemExit(ledger(game, given.games, given.seats))
    if given.what == "weaker":
        weaker(game, given.games)
    else:
        timed(game, given.games, given.seats)


if __name__ == "__main__":
    main()
