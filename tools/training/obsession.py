"""Obsession as a subject of learning: from the beginning of each round to the points gained after it."""

from __future__ import annotations

import random
from typing import Any, Final

from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.mind.learned import (
    GROUPS,
    SIZE,
    TURNS,
    certain,
    group_of,
    steward_row,
    steward_spread,
)
from parlour.games.obsession.mind.mind import MIND
from parlour.games.obsession.mind.outlook import before_the_turn, stage_of
from parlour.games.obsession.mind.signs import AMOUNTS, amounts, places
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.choice import steward_answer
from parlour.games.obsession.steward.worth.traits import TRAITS
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.game import Setup
from tools.training.regression import Sums

SHARES: Final = {1: 0.3, 2: 1.0, 3: 0.3, 4: 0.4, 5: 0.1, 6: 0.1}
"""The games at each number of seats, as shares: most are played by two, and a large table tells of many."""
BATCH: Final = 10
"""Games of one job."""
FADING: Final = 1.0
"""What the games of an earlier round count in the next: stewards play all of them."""
UPSTAIRS: Final = ("ud-servants", "ud-guests", "ud-tiles", "howard")
VARIANTS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    (),
    (),
    (),
    ("extended",),
    UPSTAIRS[:3],
    ("jane-austen", "queen-victoria"),
    ("emily-bronte", "hire-when-passing", "starter-draft"),
)
LARGE: Final[dict[int, tuple[str, ...]]] = {5: UPSTAIRS, 6: (*UPSTAIRS, "wessex")}
OPPONENTS: Final = ("hanover", "eden", "plantagenet")
WILD: Final = (0, 0, 0, 2, 4, 7)
"""The rounds of the wild part."""
SET_UP: Final = 1
"""Before the first round of turns the table is being laid: nothing is told of that."""
WILDNESS: Final = (0.1, 0.3)
"""How often an answer is any of those worth a look, before the tame part of a game."""
LOOKED_AT: Final = 4
NEIGHBOURS: Final = 0.5
"""What rows with one turn more or less count: what things are worth changes slowly."""
LOGISTIC: Final = 0.7
"""From the standard error of one seat's points to the scale of a lead between two."""

Table = dict[str, Sums]
"""Sums by "group:turns to come"."""
Told = tuple[int, str, float, list[int], list[float]]


def play(seats: int, games: range, seed: str, plain: dict[str, Any] | None) -> Table:
    """Games between stewards: wild up to some round, tame from there on; only tame rounds are told."""
    found: Table = {}
    for number in games:
        rng = random.Random(f"{seed}:{seats}:{number}")
        _one(_setup(seats, rng), rng, found)
    return found


def _setup(seats: int, rng: random.Random) -> Setup:
    modules = LARGE.get(seats, VARIANTS[rng.randrange(len(VARIANTS))])
    options: dict[str, str] = {}
    if seats == 1:
        modules = ()
        options["opponent"] = rng.choice(OPPONENTS)
    elif seats == 4 and rng.random() < 0.5:
        modules = (*modules, "teams")
    return Setup("obsession", ("steward",) * seats, modules, options)


def _one(setup: Setup, rng: random.Random, found: Table) -> None:
    state = OBSESSION.start(setup)
    wild = rng.choice(WILD)
    wildness = rng.choice(WILDNESS)
    told: list[Told] = []
    at = 0
    while (question := open_question(state)) is not None:
        if (stage := stage_of(state)) > at:
            at = stage
            if at > max(wild, SET_UP):
                told += _rows(state)
        seat = to_move(state)[0]
        if seat == CHANCE:
            action = question.sample(state, seat, rng)
        elif at <= wild and rng.random() < wildness:
            action = rng.choice(MIND.candidates(state, seat, LOOKED_AT, rng)).action
        else:
            action = steward_answer(state, seat, WEIGHTS, rng)
        apply(state, seat, action)
    scores = OBSESSION.scores(state)
    for seat, key, points, columns, values in told:
        if key not in found:
            found[key] = Sums(SIZE)
        found[key].add(columns, values, scores[seat].total - points)


def _rows(county: County) -> list[Told]:
    group = group_of(county.rules)
    ahead = before_the_turn(county)
    rows: list[Told] = []
    for seat in range(county.rules.seats):
        appraiser = Appraiser(ahead, seat, WEIGHTS)
        if not appraiser.turns:
            continue
        points, traits = certain(appraiser, ahead)
        counted = [*traits, *amounts(ahead, seat)]
        columns = [at for at, value in enumerate(counted) if value]
        values = [float(counted[at]) for at in columns]
        found = places(ahead, seat)
        columns += [len(TRAITS) + AMOUNTS + place for place in found]
        values += [1.0] * len(found)
        rows.append((seat, f"{group}:{min(appraiser.turns, TURNS)}", points, columns, values))
    return rows


def fit(table: Table, ridge: float) -> tuple[dict[str, Any], dict[str, float]]:
    """The worths that fit best, as they are kept, and how much of what came they explain."""
    kept: dict[str, Any] = {}
    explained: dict[str, float] = {}
    for group in GROUPS:
        rows: list[list[float]] = []
        spread: list[float] = []
        for turns in range(TURNS + 1):
            row = steward_row(turns)
            doubt = steward_spread(turns)
            own = table.get(f"{group}:{turns}")
            if own is not None and turns:
                near = Sums(SIZE)
                near.merge(own)
                for other in (turns - 1, turns + 1):
                    beside = table.get(f"{group}:{other}")
                    if beside is not None:
                        near.merge(beside, NEIGHBOURS)
                # What the steward knows stands until enough games speak against it.
                row = near.solve(ridge, row)
                error = own.error(row)
                explained[f"{group}:{turns}"] = round(1.0 - error / max(1e-9, own.variance()), 3)
                doubt = max(1.0, LOGISTIC * error**0.5)
            rows.append([round(weight, 3) for weight in row])
            spread.append(round(doubt, 2))
        kept[group] = {"rows": rows, "spread": spread}
    return {"groups": kept}, explained
