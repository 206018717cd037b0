"""Run as a script: plays seeded games and prints what must be the same in every process, as JSON.

With `--games-only` without the checks.
"""

import json
import sys

import parlour.kernel.engine
from parlour.ai.registry import find_bot
from parlour.games import games
from parlour.games.notre_dame import game as notre_dame
from parlour.kernel.codec import digest
from parlour.kernel.game import Game
from parlour.kernel.log import GameLog, load, replay, state_hash
from parlour.sim.play.runner import play_game
from parlour.sim.proof.checks import Checker
from parlour.sim.proof.tables import Table, strata, varied_setup
from parlour.sim.proof.trial import run_trial

MANY = 20


def tables() -> list[tuple[Game, Table]]:
    """Every table of Notre Dame, and of Obsession every thirtieth: it has many modules."""
    found: list[tuple[Game, Table]] = []
    for game in games():
        every = strata(game)
        found += [(game, table) for table in every[:: 30 if len(every) > MANY else 1]]
    return found


def fingerprints() -> list[list[object]]:
    """For several games at every table: the seed, the final hash, the hash of the log, and the scores."""
    found: list[list[object]] = []
    for game, (seats, modules) in tables():
        for index in range(1 if len(strata(game)) > MANY else 3):
            setup = varied_setup(game, seats, modules, index)
            log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
            bots = [
                find_bot("steward" if index == 2 and seat == 0 else "random", game.meta.id)
                for seat in range(seats)
            ]
            seed = f"same:{seats}:{','.join(modules)}:{index}"
            result = play_game(game, setup, bots, seed, log=log)
            again = replay(game, load(log.dump()))
            final = state_hash(game, result.state)
            assert state_hash(game, again) == final
            views = digest([game.view(again, seat).plain() for seat in (None, *range(seats))])
            found.append([seed, final, digest(log.dump()), views, list(result.scores), result.decisions])
    return found


def checked() -> list[list[object]]:
    """A few games with every check there is."""
    found: list[list[object]] = []
    for game, (seats, modules) in tables()[::2]:
        trial = run_trial(Checker(game), varied_setup(game, seats, modules, 1), "same-checks")
        found.append([trial.final_hash, trial.plies, list(trial.deep), list(trial.faults)])
    return found


if __name__ == "__main__":
    games_only = "--games-only" in sys.argv
    told = {
        "files": [parlour.kernel.engine.__file__, notre_dame.__file__],
        "games": fingerprints(),
        "checked": [] if games_only else checked(),
        "hash-seed": sys.flags.hash_randomization,
    }
    json.dump(told, sys.stdout)
