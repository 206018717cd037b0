"""Run as a script: plays seeded games and prints what must be the same in every process, as JSON."""

import json
import sys

import parlour.games.notre_dame.game
import parlour.kernel.engine
from parlour.ai.registry import find_bot
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.kernel.codec import digest
from parlour.kernel.log import GameLog, load, replay, state_hash
from parlour.sim.checks import Checker
from parlour.sim.runner import play_game
from parlour.sim.trial import run_trial, strata, varied_setup


def fingerprints() -> list[list[object]]:
    """For several games at every table: the seed, the final hash, the hash of the log, and the scores."""
    found: list[list[object]] = []
    for seats, modules in strata(NOTRE_DAME):
        for index in range(3):
            setup = varied_setup(NOTRE_DAME, seats, modules, index)
            log = GameLog(setup, NOTRE_DAME.meta.rules_version, NOTRE_DAME.data_hash(setup))
            bots = [
                find_bot("steward" if index == 2 and seat == 0 else "random", "notre-dame")
                for seat in range(seats)
            ]
            seed = f"same:{seats}:{len(modules)}:{index}"
            result = play_game(NOTRE_DAME, setup, bots, seed, log=log)
            again = replay(NOTRE_DAME, load(log.dump()))
            final = state_hash(NOTRE_DAME, result.state)
            assert state_hash(NOTRE_DAME, again) == final
            views = digest([NOTRE_DAME.view(again, seat).plain() for seat in (None, *range(seats))])
            found.append([seed, final, digest(log.dump()), views, list(result.scores), result.decisions])
    return found


def checked() -> list[list[object]]:
    """A few games with every check there is."""
    checker = Checker(NOTRE_DAME)
    found: list[list[object]] = []
    for seats, modules in strata(NOTRE_DAME):
        trial = run_trial(checker, varied_setup(NOTRE_DAME, seats, modules, 1), "same-checks")
        found.append([trial.final_hash, trial.plies, list(trial.deep), list(trial.faults)])
    return found


if __name__ == "__main__":
    told = {
        "files": [parlour.kernel.engine.__file__, parlour.games.notre_dame.game.__file__],
        "games": fingerprints(),
        "checked": checked(),
        "hash-seed": sys.flags.hash_randomization,
    }
    json.dump(told, sys.stdout)
