"""PettingZoo's API and seed tests for every mode: each number of players, each module, many combinations.

python tools/environments.py                     all of them, some minutes
python tools/environments.py --game notre-dame   one game
"""

import argparse
import contextlib
import io
import sys
import warnings

from parlour.games import find_game, games
from parlour.research.aec import ParlourEnv, env
from parlour.sim.proof.tables import every_table, varied_setup

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of what the tests themselves bring along
    from pettingzoo.test import api_test, seed_test


def fault(name: str, index: int, seats: int, modules: tuple[str, ...], cycles: int) -> str:
    """What is wrong with the environment of a table; nothing where all is well."""
    setup = varied_setup(find_game(name), seats, modules, index)

    def made() -> ParlourEnv:
        return env(name, seats, modules=modules, options=setup.options)

    try:
        with contextlib.redirect_stdout(io.StringIO()):
            api_test(made(), num_cycles=cycles)
            seed_test(made, num_cycles=cycles // 10)
    except Exception as error:  # noqa: BLE001 - whatever it was, the other tables are tried and it is told
        return f"{name}, {seats} players, {'+'.join(modules) or 'base'}: {type(error).__name__}: {error}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description="PettingZoo's own tests for every mode.")
    parser.add_argument("--game", choices=[game.meta.id for game in games()])
    parser.add_argument("--cycles", type=int, default=600, help="answers of each seat in an API test")
    given = parser.parse_args()
    warnings.simplefilter("ignore")  # that observations come with masks, as in its own classic games
    faults: list[str] = []
    for game in games():
        if given.game not in (None, game.meta.id) or not game.study.words:
            continue
        tables = every_table(game)
        for index, (seats, modules) in enumerate(tables):
            told = fault(game.meta.id, index, seats, modules, given.cycles)
            if told:
                print(told, file=sys.stderr, flush=True)
                faults.append(told)
        print(f"{game.meta.id}: {len(tables)} tables", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
