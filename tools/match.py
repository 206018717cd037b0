"""One computer player, or one team, among others of another level: how often it wins, and by how much.

    python tools/match.py obsession butler steward --seats 2 --games 100
    python tools/match.py obsession master steward --simulations 100 --seed 1000
    python tools/match.py obsession butler steward --seats 4 --modules teams

The same deal is played from every seat in turn. A shared first place counts for its share. The interval is
that of 95 in 100 cases. With --simulations a match is the same on every machine; milliseconds are those of
this process alone, for each answer.
"""

import argparse
import random
import sys
import time

from parlour.ai.levels import EVERY, Searcher
from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.game import Game, Setup, View
from parlour.sim.play.runner import play_game
from parlour.sim.proof.lab import wilson

TOLD = 10
"""Games between two lines."""


class Timed(Bot):
    """A bot under a stopwatch."""

    name = "timed"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.answers = 0

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        began = time.process_time()
        answer = self.bot.choose(game, view, rng)
        self.seconds += time.process_time() - began
        self.answers += 1
        return answer

    def milliseconds(self) -> float:
        """The mean of all answers."""
        return 1000 * self.seconds / max(1, self.answers)


def player(name: str, game: str, simulations: int | None) -> Bot:
    """The level of this name; one that searches has a budget of simulations where there is one."""
    level = EVERY.get(name)
    if level is not None and issubclass(level, Searcher) and simulations is not None:
        return level(find_game(game).ways()[name], simulations)
    return find_bot(name, game)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Let one level play among players of another.")
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--modules", nargs="*", default=[])
    parser.add_argument("--opponent", default="", help="the solitaire opponent of a game alone")
    options = parser.parse_args(arguments)
    game = find_game(options.game)
    seats: int = options.seats
    modules = tuple(options.modules)
    setup = Setup(
        options.game, ("",) * seats, modules, {"opponent": options.opponent} if options.opponent else {}
    )
    one = Timed(player(options.one, options.game, options.simulations))
    others = Timed(player(options.others, options.game, options.simulations))
    wins = margin = 0.0
    for number in range(options.games):
        mine = {number % seats}
        if "teams" in modules:
            mine.add((number + seats // 2) % seats)
        bots = [one if seat in mine else others for seat in range(seats)]
        result = play_game(game, setup, bots, f"{options.seed}:{number // seats}")
        first = [at for at, rank in enumerate(result.ranks) if rank == 1]
        wins += len(mine.intersection(first)) / len(first)
        rivals = [score for at, score in enumerate(result.scores) if at not in mine]
        margin += result.scores[min(mine)] - max(rivals, default=0)
        played = number + 1
        if played % TOLD == 0 or played == options.games:
            low, high = wilson(round(wins), played)
            print(
                f"{played} games: {options.one} wins {100 * wins / played:.1f} % "
                f"[{100 * low:.0f}-{100 * high:.0f}], "
                f"margin {margin / played:+.1f}; ms {one.milliseconds():.0f}, {others.milliseconds():.0f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
