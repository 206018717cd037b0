"""A statistic over many games: what is the first seat worth, and how far apart are the scores?

python -m examples.thousand_games                          1,000 games of Notre Dame between three stewards
python -m examples.thousand_games --games 200 --workers 2  fewer, on two cores: the same games
"""

from __future__ import annotations

import argparse
import math

from parlour import Report, Setup, find_game, simulate


def play(games: int, seed: int, workers: int) -> Report:
    """Three stewards at a table. The same seed plays the same games, whatever the number of workers."""
    game = find_game("notre-dame")
    names = ("steward", "steward", "steward")
    return simulate(game, Setup(game.meta.id, names), names, games=games, seed=seed, workers=workers)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share of wins lies, with 95 per cent confidence (Wilson)."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - width), min(1.0, middle + width)


def told(report: Report) -> list[str]:
    """The statistic in lines."""
    lines = [f"{report.games} games, {report.decisions} decisions, {report.shared} shared first places"]
    for at, seat in enumerate(report.seats, 1):
        low, high = interval(seat.wins, report.games)
        lines.append(
            f"seat {at}: {seat.wins / report.games:6.1%} of the games ({low:.1%} to {high:.1%}), "
            f"score {seat.score_min} to {seat.score_max}, {seat.score_mean:.1f} on average"
        )
    return lines


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What is the first seat worth?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args(arguments)
    print("\n".join(told(play(options.games, options.seed, options.workers))))


if __name__ == "__main__":
    main()
