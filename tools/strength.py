"""Measure how well the computer player `steward` plays; exit 1 when it misses a target.

    python tools/strength.py            every target: 1000 games for two players, 300 for the others
    python tools/strength.py --quick    a small sample of each
    python tools/strength.py --games 50 --seed 7

One steward sits among players that answer at random, at another seat in each game; a win counts only when
it stands alone in the first place. Then four stewards play one another, and their scores must look like
those of people.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from parlour.ai.bot import Bot
from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.game import Game, Setup
from parlour.sim.runner import play_game

GAME = "notre-dame"
NEW_PERSONS = ("new-persons",)
QUICK = 20


@dataclass(frozen=True)
class Match:
    """Some games of the same sort, and what their outcome must be between."""

    seats: int
    modules: tuple[str, ...]
    stewards: int
    games: int
    least: float
    most: float

    def label(self) -> str:
        """What is played, in a few words."""
        against = "random" if self.stewards < self.seats else "one another"
        return f"{self.seats} seats, {self.stewards} steward(s) against {against}" + (
            ", new persons" if self.modules else ""
        )


@dataclass(frozen=True)
class Outcome:
    """What a match gave. Wins and scores are those of the stewards."""

    games: int
    wins: int
    shared: int
    mean: float
    best_other: float
    milliseconds: float


MATCHES = (
    Match(2, (), 1, 1000, 95.0, 100.0),
    Match(2, NEW_PERSONS, 1, 300, 95.0, 100.0),
    Match(3, (), 1, 300, 90.0, 100.0),
    Match(4, (), 1, 300, 90.0, 100.0),
    Match(5, (), 1, 300, 90.0, 100.0),
    Match(4, NEW_PERSONS, 1, 300, 90.0, 100.0),
    Match(4, (), 4, 300, 40.0, 75.0),
    Match(4, NEW_PERSONS, 4, 300, 40.0, 75.0),
)


def play(game: Game, match: Match, games: int, seed: int) -> Outcome:
    """Play *games* games, the steward one seat further on in each."""
    wins = shared = decisions = 0
    totals: list[int] = []
    others: list[int] = []
    started = time.perf_counter()
    for number in range(games):
        names = ["random"] * match.seats
        for step in range(match.stewards):
            names[(number + step) % match.seats] = "steward"
        bots: Sequence[Bot] = [find_bot(name, GAME) for name in names]
        result = play_game(game, Setup(GAME, tuple(names), match.modules), bots, f"{seed}:{number}")
        decisions += result.decisions
        stewards = [seat for seat in range(match.seats) if names[seat] == "steward"]
        totals += [result.scores[seat] for seat in stewards]
        others.append(max([score for seat, score in enumerate(result.scores) if seat not in stewards] or [0]))
        first = [seat for seat in range(match.seats) if result.ranks[seat] == 1]
        if any(seat in stewards for seat in first):
            if len(first) == 1:
                wins += 1
            else:
                shared += 1
    spent = time.perf_counter() - started
    return Outcome(
        games, wins, shared, sum(totals) / len(totals), sum(others) / games, 1000 * spent / decisions
    )


def figure(match: Match, outcome: Outcome) -> float:
    """What the target is about: the share of wins, or the mean score among equals."""
    return outcome.mean if match.stewards == match.seats else 100 * outcome.wins / outcome.games


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how well the computer player plays.")
    parser.add_argument("--games", type=int, help="games per match, instead of 1000 or 300")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other games")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games per match")
    options = parser.parse_args(arguments)
    if options.games is not None and options.games < 1:
        parser.error("--games must be at least 1")
    game = find_game(GAME)
    missed = 0
    print(f"{'match':58}{'games':>6}{'wins':>6}{'shared':>7}{'mean':>7}{'others':>7}{'ms/dec':>7}  target")
    for match in MATCHES:
        games = options.games or (QUICK if options.quick else match.games)
        outcome = play(game, match, games, options.seed)
        reached = figure(match, outcome)
        is_met = match.least <= reached <= match.most
        missed += not is_met
        if match.stewards == match.seats:
            target = f"mean {match.least:.0f} to {match.most:.0f}"
        else:
            target = f"wins at least {match.least:.0f} %"
        print(
            f"{match.label():58}{outcome.games:6}{outcome.wins:6}{outcome.shared:7}{outcome.mean:7.1f}"
            f"{outcome.best_other:7.1f}{outcome.milliseconds:7.2f}  {target}: {reached:.1f}"
            f"{'' if is_met else '  MISSED'}",
            flush=True,
        )
    print(f"{missed} target(s) missed" if missed else "every target met")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
