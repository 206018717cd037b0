"""One measurement in a process of its own; prints a line of JSON. `bench/run.py` starts it and compares.

    python bench/measure.py playout obsession 4 2.0   decisions per CPU second in random games
    python bench/measure.py catanatron - 4 2.0        the same in random games of catanatron
    python bench/measure.py chess - 2 2.0             of python-chess; so rlcard uno, openspiel gin_rummy
    python bench/measure.py ages obsession 4 2.0      a decision in the first and the last quarter of a game
    python bench/measure.py clone notre-dame 4 0.5    a copy of a state, beside one of a dict of 60
    python bench/measure.py hosting obsession 4 0.5   judging and drawing an activity, beside the same dict

A decision is a choice among two or more legal answers: forced moves and chance do not count, on either side.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

WARM_UP = 0.15
"""The share of the time that is played first and not counted."""
MOST_TURNS = 1000
MIDDLE = {"notre-dame": 35, "obsession": 45}
"""Plies for each seat to the middle of a game."""
DRAWS = 150
"""Activities drawn at each position."""
JUDGEMENTS = 4
"""How often each of them is judged."""
UNCOUNTED = 3
"""Games played first and not counted."""
SMALL, LARGE = 6, 8
"""A hand of fewer cards is small, one of more is large."""
SIZES = ("small", "middle", "large")
FIGURES = ("positions", "dict", "draws", "first", "sample", "judgements", "accepts")


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


def playout(name: str, seats: int, seconds: float) -> dict[str, object]:
    """Whole games, set-up included."""
    from parlour.games import find_game
    from parlour.kernel import engine
    from parlour.kernel.game import Setup

    game = find_game(name)
    setup = Setup(name, tuple(["random"] * seats))

    def play(number: int) -> tuple[int, int]:
        tally = engine.Tally()
        engine.playout(game.start(setup), random.Random(number), tally)
        return tally.plies, tally.decisions

    return {**measured(play, seconds), "engine": engine.__file__}


def catanatron(name: str, seats: int, seconds: float) -> dict[str, object]:
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


def chess(name: str, seats: int, seconds: float) -> dict[str, object]:
    """Random games of python-chess, to the end that nobody has to claim."""
    import chess as peer

    def play(number: int) -> tuple[int, int]:
        rng = random.Random(number)
        board = peer.Board()
        plies = decisions = 0
        while not (
            board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
        ):
            moves = list(board.legal_moves)
            if not moves:
                break
            if len(moves) >= 2:
                decisions += 1
            board.push(rng.choice(moves))
            plies += 1
        return plies, decisions

    return {**measured(play, seconds), "engine": f"python-chess {peer.__version__}"}


def openspiel(name: str, seats: int, seconds: float) -> dict[str, object]:
    """Random games of one of OpenSpiel's, driven from Python as its own examples do."""
    from importlib.metadata import version

    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games." + name.removeprefix("python_"))
    game = pyspiel.load_game(name)

    def play(number: int) -> tuple[int, int]:
        rng = random.Random(number)
        state = game.new_initial_state()
        plies = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                if len(actions) >= 2:
                    decisions += 1
                state.apply_action(rng.choice(actions))
            plies += 1
        return plies, decisions

    return {**measured(play, seconds), "engine": f"OpenSpiel {version('open-spiel')}"}


def rlcard(name: str, seats: int, seconds: float) -> dict[str, object]:
    """Random games of one of RLCard's environments."""
    from importlib.metadata import version

    import rlcard as peer

    environment = peer.make(name, config={"seed": 1})

    def play(number: int) -> tuple[int, int]:
        rng = random.Random(number)
        state, _ = environment.reset()
        plies = decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            if len(actions) >= 2:
                decisions += 1
            state, _ = environment.step(rng.choice(actions))
            plies += 1
        return plies, decisions

    return {**measured(play, seconds), "engine": f"RLCard {version('rlcard')}"}


def ages(name: str, seats: int, seconds: float) -> dict[str, object]:
    """Microseconds for a decision in the first and in the last quarter of a game, by decisions.

    Every game is played twice: once to count its decisions, once, item by item, with a clock.
    """
    from parlour.games import find_game
    from parlour.kernel import engine
    from parlour.kernel.agenda import Chooser
    from parlour.kernel.game import Setup

    game = find_game(name)
    setup = Setup(name, tuple(["random"] * seats))
    spent = {"first": 0.0, "last": 0.0}
    decided = {"first": 0, "last": 0}

    def play(number: int) -> None:
        tally = engine.Tally()
        engine.playout(game.start(setup), random.Random(number), tally)
        state: Any = game.start(setup)
        chooser = Chooser(random.Random(number))
        agenda = state.agenda
        early, late = tally.decisions // 4, tally.decisions * 3 // 4
        began = time.process_time()
        while chooser.decisions < early:
            item, seat = agenda.pop()
            item.go_on(state, seat, chooser)
        spent["first"] += time.process_time() - began
        decided["first"] += chooser.decisions
        while chooser.decisions < late:
            item, seat = agenda.pop()
            item.go_on(state, seat, chooser)
        before = chooser.decisions
        began = time.process_time()
        while agenda:
            item, seat = agenda.pop()
            item.go_on(state, seat, chooser)
        spent["last"] += time.process_time() - began
        decided["last"] += chooser.decisions - before

    number = 0
    deadline = time.process_time() + seconds * WARM_UP
    while time.process_time() < deadline:
        play(number)
        number += 1
    for name_of in spent:
        spent[name_of], decided[name_of] = 0.0, 0
    deadline = time.process_time() + seconds
    while time.process_time() < deadline:
        play(number)
        number += 1
    first, last = (spent[quarter] / max(1, decided[quarter]) * 1e6 for quarter in ("first", "last"))
    return {"first_us": first, "last_us": last, "ratio": last / first, "engine": engine.__file__}


def each(action: Callable[[], object], seconds: float) -> float:
    """Microseconds for one call."""
    calls = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(1000):
            action()
        calls += 1000
    return spent / calls * 1e6


def sixty() -> dict[str, int]:
    """A dict of 60 entries; to copy it is the measure of what is too small for a clock."""
    return {f"entry-{number}": number for number in range(60)}


def clone(name: str, seats: int, seconds: float) -> dict[str, object]:
    """A copy of a state in mid-game."""
    from parlour.games import find_game
    from parlour.kernel import engine
    from parlour.kernel.game import Setup

    state: Any = find_game(name).start(Setup(name, tuple(["random"] * seats)))
    rng = random.Random(7)
    for _ in range(MIDDLE[name] * seats):
        seat = engine.to_move(state)[0]
        engine.apply(state, seat, engine.legal(state, seat).sample(rng))
    each(state.clone, seconds * WARM_UP)
    of_state = each(state.clone, seconds)
    of_dict = each(sixty().copy, seconds)
    return {"us": of_state, "dict_us": of_dict, "ratio": of_state / of_dict, "engine": engine.__file__}


def hosting(name: str, seats: int, seconds: float) -> dict[str, object]:
    """Judging an activity (`why_not`) and drawing one (`sample`) where real games of Obsession ask for it.

    The positions are all those of a game. Activities are drawn there, and as many again: the first ones, for
    which much has to be worked out, are told apart as `first`. Each of the others is judged.
    """
    from parlour.games import find_game
    from parlour.kernel import engine
    from parlour.kernel.game import Setup

    game = find_game(name)
    setup = Setup(name, tuple(["random"] * seats))
    sizes: dict[str, dict[str, float]] = {size: dict.fromkeys(FIGURES, 0.0) for size in SIZES}

    def look(state: Any, seat: int, rng: random.Random) -> None:
        cards = int(state.hand[seat]).bit_count()
        found = sizes["small" if cards < SMALL else "large" if cards > LARGE else "middle"]
        question: Any = engine.open_question(state)
        began = time.process_time()
        for _ in range(DRAWS):
            question.sample(state, seat, rng)
        between = time.process_time()
        drawn = [question.sample(state, seat, rng) for _ in range(DRAWS)]
        found["first"] += between - began
        found["sample"] += time.process_time() - between
        hosts = [action for action in drawn if action.text.startswith("host ")]
        began = time.process_time()
        for action in hosts:
            for _ in range(JUDGEMENTS):
                engine.why_not(state, seat, action)
        found["accepts"] += time.process_time() - began
        began = time.process_time()
        for _ in range(DRAWS):
            entries.copy()
        found["dict"] += time.process_time() - began
        found["draws"] += DRAWS
        found["judgements"] += len(hosts) * JUDGEMENTS
        found["positions"] += 1

    entries = sixty()
    number = 0
    began = time.process_time()
    while time.process_time() - began < 6 * seconds:
        state = game.start(setup)
        rng = random.Random(number)
        number += 1
        while (question := engine.open_question(state)) is not None:
            seat = engine.to_move(state)[0]
            if question.kind == "host-activity" and number > UNCOUNTED:
                look(state, seat, rng)
            engine.apply(state, seat, question.sample(state, seat, rng))
    of_dict = sum([found["dict"] / found["draws"] for found in sizes.values()]) / len(sizes) * 1e6
    told: dict[str, object] = {"dict_us": of_dict, "engine": engine.__file__}
    told["positions"] = {size: int(found["positions"]) for size, found in sizes.items()}
    for what, calls in (("accepts", "judgements"), ("sample", "draws"), ("first", "draws")):
        spent = sum([found[what] for found in sizes.values()])
        us = spent / sum([found[calls] for found in sizes.values()]) * 1e6
        by_size = {
            size: found[what] / max(1.0, found[calls]) * 1e6 / of_dict for size, found in sizes.items()
        }
        told[what] = {"us": us, "ratio": us / of_dict, "by_size": by_size}
    return told


MEASUREMENTS = {
    "playout": playout,
    "catanatron": catanatron,
    "chess": chess,
    "openspiel": openspiel,
    "rlcard": rlcard,
    "ages": ages,
    "clone": clone,
    "hosting": hosting,
}

if __name__ == "__main__":
    what, name, seats, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
    print(json.dumps(MEASUREMENTS[what](name, seats, seconds)))
