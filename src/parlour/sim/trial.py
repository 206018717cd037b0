"""A trial: one random game with every check there is, the deep ones at plies of every kind of question."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.games.notre_dame.dataset import COLOURS
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import GameLog, load, play_entries, replay, state_hash
from parlour.kernel.ruleset import Option
from parlour.sim.checks import Checker
from parlour.sim.runner import MOST_PLIES

DEEP_PLIES: Final = 20


@dataclass(frozen=True)
class Trial:
    """What a trial did and found."""

    setup: Setup
    seed: str
    plies: int
    kinds: frozenset[str]
    deep: tuple[str, ...]
    final_hash: str
    faults: tuple[str, ...]


def strata(game: Game) -> list[tuple[int, tuple[str, ...]]]:
    """Every number of seats with and without every module that can be chosen."""
    meta = game.meta
    chosen = [module.id for module in meta.modules if module.id != meta.base]
    sets = [(), *[(module,) for module in chosen]]
    return [(seats, modules) for modules in sets for seats in range(meta.min_seats, meta.max_seats + 1)]


def trial_setup(game: Game, index: int) -> Setup:
    """The table of trial number *index*: strata in turn, and options at random in half of the games."""
    every = strata(game)
    seats, modules = every[index % len(every)]
    return varied_setup(game, seats, modules, index // len(every))


def varied_setup(game: Game, seats: int, modules: Sequence[str], index: int) -> Setup:
    """A table with this many seats: plain when *index* is even, else with options drawn from it."""
    names = tuple([f"seat-{number}" for number in range(seats)])
    rng = random.Random(f"options:{seats}:{','.join(modules)}:{index}")
    options: dict[str, str] = {}
    if index % 2:
        for option in game.meta.options:
            if rng.random() < 0.6:
                options[option.id] = _drawn(option, seats, rng)
    return Setup(game.meta.id, names, tuple(modules), options)


def _drawn(option: Option, seats: int, rng: random.Random) -> str:
    if option.choices:
        return rng.choice(option.choices)
    if option.id == "first":
        return str(rng.randrange(seats))
    if option.id == "colours":
        return ",".join(rng.sample(COLOURS, seats))
    return option.default


def run_trial(checker: Checker, setup: Setup, seed: str, deep_plies: int = DEEP_PLIES) -> Trial:
    """Play a game at random, checking every ply; then replay its log, with the deep checks on the way."""
    game = checker.game
    rng = random.Random(seed)
    log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
    kinds: list[str] = []
    final = ""
    faults: list[str] = []
    deep: list[int] = []
    try:
        final = _play(checker, setup, rng, log, kinds)
        deep = spread(kinds, deep_plies, rng)
        faults += _deep_replay(checker, load(log.dump()), deep, rng, final)
    except Exception as error:  # noqa: BLE001 - whatever went wrong is what a trial is for
        faults.append(f"ply {len(log.entries)}: {type(error).__name__}: {error}")
    asked = tuple([kinds[ply] for ply in deep])
    return Trial(setup, seed, len(kinds), frozenset(kinds), asked, final, tuple(faults))


def _play(checker: Checker, setup: Setup, rng: random.Random, log: GameLog, kinds: list[str]) -> str:
    game = checker.game
    state = game.start(setup)
    while (question := open_question(state)) is not None:
        if len(kinds) >= MOST_PLIES:
            raise RulesBug("the game does not end")
        checker.require_sound(state)
        kinds.append(question.kind)
        # Any of the seats that may answer: simultaneous answers can come in any order.
        seat = rng.choice(to_move(state))
        action = legal(state, seat).sample(rng)
        apply(state, seat, action)
        log.record(seat, action.text)
    game.check(state)
    lines = game.scores(state)
    if sorted([line.rank for line in lines])[0] != 1 or len(lines) != len(setup.seats):
        raise RulesBug("the score sheet names no winner")
    return state_hash(game, state)


def spread(kinds: Sequence[str], count: int, rng: random.Random) -> list[int]:
    """The plies to look at closely: every kind of question in turn, at random places, in ascending order."""
    places: dict[str, list[int]] = {}
    for ply, kind in enumerate(kinds):
        places.setdefault(kind, []).append(ply)
    for plies in places.values():
        rng.shuffle(plies)
    chosen: list[int] = []
    while len(chosen) < min(count, len(kinds)):
        for kind in sorted(places):
            if places[kind] and len(chosen) < count:
                chosen.append(places[kind].pop())
    return sorted(chosen)


def _deep_replay(
    checker: Checker, log: GameLog, deep: Sequence[int], rng: random.Random, final: str
) -> list[str]:
    game = checker.game
    state: State = replay(game, log, 0)
    faults: list[str] = []
    done = 0
    for ply in deep:
        play_entries(game, state, log.entries[done:ply])
        done = ply
        faults += [f"ply {ply}: {fault}" for fault in checker.faults(state, log.setup, rng)]
    play_entries(game, state, log.entries[done:])
    faults += [f"end: {fault}" for fault in checker.law(state, None, rng)]
    if state_hash(game, state) != final:
        faults.append("end: the replay has another hash")
    return faults
