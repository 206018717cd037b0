"""Positions for every kind of question, from games that are steered towards the rare ones.

A steered game is an ordinary game whose chance and players prefer what leads there. All of it is seeded.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.trials import Steering, Trials
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import GameLog, state_hash
from parlour.sim.proof.tables import Table, in_turn, is_table, varied_setup, with_options

CHANCE_DRAWS: Final = 16
"""Outcomes that chance looks at before it gives the one that suits best."""
HOST_DRAWS: Final = 6
"""Answers that a player looks at where there are too many to list."""
WHIM: Final = 0.2
"""How often an answer is any legal one all the same."""
MOST_GAMES: Final = 4_000
NO_STEERING: Final = Steering()


class Position(NamedTuple):
    """A state worth a look, and the table it belongs to."""

    kind: str
    setup: Setup
    state: State


def close_tables(game: Game) -> list[Table]:
    """Tables at which, taken together, every kind of question is asked at every number of seats."""
    meta = game.meta
    return [
        (seats, modules)
        for modules, numbers in game.trials.close_tables
        for seats in range(meta.min_seats, meta.max_seats + 1)
        if (seats in numbers or not numbers) and is_table(game, seats, modules)
    ]


def kinds_with(game: Game, modules: Collection[str], seats: int | None = None) -> tuple[str, ...]:
    """The kinds of question that can be asked at such a table, chance first; by default the largest one."""
    named = set(modules)
    players = game.meta.max_seats if seats is None else seats
    return tuple(
        [
            kind
            for kind in ("chance", *game.meta.question_kinds)
            if _steering(game, kind).modules <= named
            and not _steering(game, kind).barred & named
            and _steering(game, kind).least_seats <= players
        ]
    )


def _steering(game: Game, kind: str) -> Steering:
    return game.trials.steering.get(kind, NO_STEERING)


def positions(
    game: Game,
    seats: int,
    modules: Sequence[str],
    wanted: int,
    seed: str,
    kinds: Collection[str] | None = None,
) -> dict[str, list[Position]]:
    """At least *wanted* different positions for each kind, a few from each game, so that all stages occur."""
    asked = kinds_with(game, modules, seats) if kinds is None else tuple(kinds)
    found: dict[str, list[Position]] = {kind: [] for kind in asked}
    known: set[str] = set()
    per_game = max(2, wanted // 16)
    for number in range(MOST_GAMES):
        missing = [kind for kind in asked if len(found[kind]) < wanted]
        if not missing:
            break
        rng = random.Random(f"{seed}:{number}")
        aim = _steering(game, rng.choice(missing))
        setup = with_options(varied_setup(game, seats, modules, number), aim.options)
        passed: dict[str, list[State]] = {}
        _steer(game, setup, rng, missing, aim, passed)
        for kind in missing:
            states = passed.get(kind, [])
            rng.shuffle(states)
            # Chance deals, draws and rolls: all of it is one kind, and a draw is by far the most common.
            for state in in_turn(states, [type(open_question(state)).__name__ for state in states])[
                :per_game
            ]:
                mark = f"{state_hash(game, state)} {sorted(setup.options.items())}"
                if mark not in known:
                    known.add(mark)
                    found[kind].append(Position(kind, setup, state))
    return found


def steered_game(game: Game, kind: str, seed: str) -> GameLog:
    """The log of a whole game in which this kind of question is asked."""
    aim = _steering(game, kind)
    tables = [table for table in close_tables(game) if kind in kinds_with(game, table[1], table[0])]
    for number in range(MOST_GAMES):
        rng = random.Random(f"{seed}:{number}")
        seats, modules = rng.choice(tables)
        setup = with_options(varied_setup(game, seats, modules, number), aim.options)
        log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
        passed: dict[str, list[State]] = {}
        _steer(game, setup, rng, (kind,), aim, passed, log)
        if passed:
            return log
    raise RulesBug(f"nobody was asked {kind}")


def _steer(
    game: Game,
    setup: Setup,
    rng: random.Random,
    missing: Sequence[str],
    aim: Steering,
    passed: dict[str, list[State]],
    log: GameLog | None = None,
) -> None:
    """Play one game towards the *missing* kinds; each state where one of them is asked goes into *passed*."""
    taken = {answer for kind in missing for answer in _steering(game, kind).take}
    drawn = {word for kind in missing for word in _steering(game, kind).draw}
    state = game.start(setup)
    while (question := open_question(state)) is not None:
        if question.kind in missing:
            passed.setdefault(question.kind, []).append(game.clone(state))
        seat = rng.choice(to_move(state))
        offer = legal(state, seat)
        if seat == CHANCE:
            outcomes = [question.sample(state, seat, rng) for _ in range(CHANCE_DRAWS if drawn else 1)]
            action = max(outcomes, key=lambda outcome: len(drawn.intersection(outcome.text.split())))
        elif question.lazy:
            tries = [offer.sample(rng) for _ in range(HOST_DRAWS if rng.random() >= WHIM else 1)]
            action = max(tries, key=lambda each: _worth(game.trials, each.text, taken, aim))
        elif rng.random() < WHIM:
            action = offer.sample(rng)
        else:
            action = _preferred(game.trials, list(offer), taken, aim, rng)
        apply(state, seat, action)
        if log is not None:
            log.record(seat, action.text)


def _preferred(
    trials: Trials, choices: list[Action], taken: Collection[str], aim: Steering, rng: random.Random
) -> Action:
    rng.shuffle(choices)
    return max(choices, key=lambda action: _worth(trials, action.text, taken, aim))


def _worth(trials: Trials, text: str, taken: Collection[str], aim: Steering) -> int:
    if text in taken:
        return 4
    if text.startswith(trials.last_resort):
        return -1
    wanted = sum([1 for word in aim.prefer if word in text])
    if wanted:
        return 1 + min(wanted, 2)
    if any(word in text for word in aim.avoid):
        return -2
    return -1 if taken and text.startswith(trials.passed_over) else 1
