"""A trial: one random game with every check there is, the deep ones at plies of every kind of question."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Setup
from parlour.kernel.log import GameLog, load, play_entries, replay, state_hash
from parlour.sim.play.runner import MOST_PLIES
from parlour.sim.proof.checks import Checker
from parlour.sim.proof.tables import in_turn

DEEP_PLIES: Final = 20


class Trial(NamedTuple):
    """What a trial did and found."""

    setup: Setup
    seed: str
    plies: int
    kinds: frozenset[str]
    deep: tuple[str, ...]
    final_hash: str
    faults: tuple[str, ...]


def run_trial(checker: Checker, setup: Setup, seed: str, deep_plies: int = DEEP_PLIES) -> Trial:
    """Play a game at random, checking every ply; then replay its log, with the deep checks on the way."""
    game = checker.game
    rng = random.Random(seed)
    log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
    kinds: list[str] = []
    forms: list[str] = []
    final = ""
    faults: list[str] = []
    deep: list[int] = []
    try:
        final = _play(checker, setup, rng, log, kinds, forms)
        deep = spread(kinds, deep_plies, rng, forms)
        faults += _deep_replay(checker, load(log.dump()), deep, rng, final)
    except Exception as error:  # noqa: BLE001 - whatever went wrong is what a trial is for
        faults.append(f"ply {len(log.entries)}: {type(error).__name__}: {error}")
    asked = tuple([kinds[ply] for ply in deep])
    return Trial(setup, seed, len(kinds), frozenset(kinds), asked, final, tuple(faults))


def _play(
    checker: Checker, setup: Setup, rng: random.Random, log: GameLog, kinds: list[str], forms: list[str]
) -> str:
    game = checker.game
    state = game.start(setup)
    while (question := open_question(state)) is not None:
        if len(kinds) >= MOST_PLIES:
            raise RulesBug("the game does not end")
        checker.require_sound(state)
        kinds.append(question.kind)
        forms.append(type(question).__name__)
        # Any of the seats that may answer: simultaneous answers can come in any order.
        seat = rng.choice(to_move(state))
        action = legal(state, seat).sample(rng)
        apply(state, seat, action)
        log.record(seat, action.text)
    game.check(state)
    lines = game.scores(state)
    if min([line.rank for line in lines]) != 1:
        raise RulesBug("the score sheet names no winner")
    if [line.seat for line in lines if line.seat >= 0] != list(range(len(setup.seats))):
        raise RulesBug("the score sheet leaves a seat out")
    if any(line.total != sum([value for _, value in line.terms]) for line in lines):
        raise RulesBug("the score sheet does not add up")
    return state_hash(game, state)


def spread(
    kinds: Sequence[str], count: int, rng: random.Random, forms: Sequence[str] | None = None
) -> list[int]:
    """The plies to look at closely: every kind of question in turn, at random places, in ascending order.

    *forms* tells apart what the kinds do not: chance deals, draws and rolls.
    """
    places: dict[str, list[int]] = {}
    for ply, kind in enumerate(kinds):
        places.setdefault(kind, []).append(ply)
    for kind in places:
        rng.shuffle(places[kind])
        if forms is not None:
            places[kind] = in_turn(places[kind], [forms[ply] for ply in places[kind]])
    chosen: list[int] = []
    while len(chosen) < min(count, len(kinds)):
        for kind in sorted(places):
            if places[kind] and len(chosen) < count:
                chosen.append(places[kind].pop(0))
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
