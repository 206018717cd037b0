"""One measurement in a process of its own; prints a line of JSON. `bench/run.py` starts it and compares.

    python bench/measure.py parlour 4 2.0      decisions per CPU second in random games of Notre Dame
    python bench/measure.py catanatron 4 2.0   the same in random games of catanatron
    python bench/measure.py clone 4 0.5        a copy of a state in mid-game, beside a copy of a dict of 60

A decision is a choice among two or more legal answers: forced moves and chance do not count, on either side.
"""

import json
import random
import sys
import time
from collections.abc import Callable

WARM_UP = 0.15
"""The share of the time that is played first and not counted."""
MOST_TURNS = 1000


def measured(play: Callable[[int], tuple[int, int]], seconds: float) -> dict[str, object]:
    """Play games for *seconds* of CPU time; *play* takes a number and returns plies and decisions."""
    number = 0
    deadline = time.process_time() + seconds * WARM_UP
    while time.process_time() < deadline:
        play(number)
        number += 1
    games = plies = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        more_plies, more_decisions = play(number)
        number += 1
        games += 1
        plies += more_plies
        decisions += more_decisions
    return {
        "games": games,
        "plies": plies,
        "decisions": decisions,
        "cpu_seconds": spent,
        "decisions_per_second": decisions / spent,
    }


def parlour(seats: int, seconds: float) -> dict[str, object]:
    """Whole games, set-up included."""
    from parlour.games.notre_dame.game import NOTRE_DAME
    from parlour.kernel import engine
    from parlour.kernel.game import Setup

    setup = Setup("notre-dame", tuple(["random"] * seats))

    def play(number: int) -> tuple[int, int]:
        tally = engine.Tally()
        engine.playout(NOTRE_DAME.start(setup), random.Random(number), tally)
        return tally.plies, tally.decisions

    return {**measured(play, seconds), "engine": engine.__file__}


def catanatron(seats: int, seconds: float) -> dict[str, object]:
    """Whole games, set-up included."""
    from importlib.metadata import version

    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:seats]

    def play(number: int) -> tuple[int, int]:
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        # Newer versions keep the legal actions in the game, older ones in its state.
        holder = game if hasattr(game, "playable_actions") else game.state
        plies = decisions = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            if len(holder.playable_actions) >= 2:
                decisions += 1
            game.play_tick()
            plies += 1
        return plies, decisions

    return {**measured(play, seconds), "engine": f"catanatron {version('catanatron')}"}


def each(action: Callable[[], object], seconds: float) -> float:
    """Microseconds for one call."""
    calls = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(1000):
            action()
        calls += 1000
    return spent / calls * 1e6


def clone(seats: int, seconds: float) -> dict[str, object]:
    """A copy of a state in mid-game."""
    from parlour.games.notre_dame.game import NOTRE_DAME
    from parlour.kernel.engine import apply, legal, to_move
    from parlour.kernel.game import Setup

    state = NOTRE_DAME.start(Setup("notre-dame", tuple(["random"] * seats)))
    rng = random.Random(7)
    for _ in range(35 * seats):
        seat = to_move(state)[0]
        apply(state, seat, legal(state, seat).sample(rng))
    entries = {f"entry-{number}": number for number in range(60)}
    copy_state = state.clone
    copy_dict = entries.copy
    each(copy_state, seconds * WARM_UP)
    of_state = each(copy_state, seconds)
    of_dict = each(copy_dict, seconds)
    return {"clone_us": of_state, "dict_us": of_dict, "ratio": of_state / of_dict}


if __name__ == "__main__":
    what, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps({"parlour": parlour, "catanatron": catanatron, "clone": clone}[what](seats, seconds)))
