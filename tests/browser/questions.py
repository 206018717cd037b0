"""Every question of both games as it came up in a finished game: at small and large tables, in every mode."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.log import GameLog, load, play_entries
from tools.golden import FOLDER, kept

END = "end"
USUAL = 2
"""Kinds of questions that are asked most often, and looked at in every mode."""


class Moment(NamedTuple):
    """A question, and where in which finished game it is asked; the last ones are of the end."""

    game: str
    stem: str
    seats: int
    kind: str
    ply: int

    def file(self) -> str:
        """The log of the game up to here."""
        log = _logs(self.game)[self.stem]
        return replace(log, entries=log.folded()[: self.ply]).dump()


@functools.cache
def _logs(game: str) -> dict[str, GameLog]:
    return {stem: load(text) for stem, text, _ in kept(FOLDER, game)}


class _Game(NamedTuple):
    """What was asked in a finished game."""

    last: dict[str, Moment]
    """By kind of question: the last time it was asked, when there was the most on the table."""
    times: Counter[str]


def _asked(game: str, stem: str, log: GameLog) -> _Game:
    found = _Game({}, Counter())
    seats = len(log.setup.seats)
    plies = iter(range(len(log.folded())))

    def look_and_play(state: State, seat: int, action: Action) -> None:
        ply = next(plies)
        for each in to_move(state):
            if each >= 0:
                kind = legal(state, each).kind
                found.last[kind] = Moment(game, stem, seats, kind, ply)
                found.times[kind] += 1
        apply(state, seat, action)

    rules = find_game(game)
    play_entries(rules, rules.start(log.setup), log.folded(), carry_out=look_and_play)
    found.last[END] = Moment(game, stem, seats, END, len(log.folded()))
    return found


def _extremes(moments: Iterable[Moment]) -> set[Moment]:
    """Of one kind: at the smallest and at the largest table, each as late as possible."""
    found = sorted(moments, key=lambda each: (each.seats, each.ply))
    smallest = [each for each in found if each.seats == found[0].seats]
    return {smallest[-1], found[-1]}


@functools.cache
def moments(game: str) -> tuple[Moment, ...]:
    """Every kind of question at extreme tables; the usual ones at any number of seats, with any module."""
    asked = {stem: _asked(game, stem, log) for stem, log in _logs(game).items()}
    times = sum([each.times for each in asked.values()], Counter[str]())
    found: set[Moment] = set()
    for kind in (*times, END):
        found |= _extremes(each.last[kind] for each in asked.values() if kind in each.last)
    tables: dict[object, list[str]] = {}
    for stem, log in _logs(game).items():
        for trait in (len(log.setup.seats), *log.setup.modules):
            tables.setdefault(trait, []).append(stem)
    for stems in tables.values():
        for kind, _ in times.most_common(USUAL):
            late = [asked[stem].last[kind] for stem in stems if kind in asked[stem].last]
            found.add(max(late, key=lambda each: (each.seats, each.ply)))
    return tuple(sorted(found))
