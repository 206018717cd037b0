"""Obsession as a subject of learning: from the end of each turn to the points gained after it."""

from __future__ import annotations

import math
import random
from typing import Any, Final, NamedTuple

from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.mind.candidates import learned_answer
from parlour.games.obsession.mind.learned import (
    COUNTED,
    GROUPS,
    SIZE,
    TURNS,
    LearnedAppraiser,
    Worths,
    group_of,
    read,
    shapes,
    steward_parts,
    steward_spread,
)
from parlour.games.obsession.mind.outlook import before_the_turn
from parlour.games.obsession.mind.signs import DISCARD_AT, HAND_AT, RATINGS, STEPS, STEPS_AT, TILES_AT
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.courting import COLUMNS
from parlour.games.obsession.steward.worth.traits import TRAITS
from parlour.games.obsession.turn.turn import ChooseTurn
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.game import Setup
from tools.training.regression import Sums, unfolded

SHARES: Final = {2: 1.0, 3: 0.3, 4: 0.4, 5: 0.1, 6: 0.1}
"""The games at each number of seats, as shares: most are played by two, and a large table tells of many."""
BATCH: Final = 10
"""Games of one job."""
ROUNDS: Final = 6
GAMES: Final = 1000
AVERAGED: Final = 3
"""The latest fits whose mean is taken: noise in the worths costs more than what a round adds."""
FADING: Final = 0.7
"""What the games of an earlier round count in the next: weaker minds have played them."""
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
WILD: Final = (0, 0, 4, 8, 12, 16)
"""The rounds of the wild part."""
TRUE: Final = 0.2
"""How often somebody plays as learned even in the wild part."""
TASTE: Final = 0.35
"""How far a wild player misjudges a trait, as a factor's logarithm."""
LIKINGS: Final = (
    *[(((len(TRAITS) + TILES_AT + column, 1.0),), 1.0) for column in range(COLUMNS)],
    *[
        (((len(TRAITS) + HAND_AT + rating, 1.0), (len(TRAITS) + DISCARD_AT + rating, 1.0)), 0.4)
        for rating in range(RATINGS)
    ],
    *[(((TRAITS.index(trait), 1.0),), 0.3) for trait in TRAITS if trait.startswith("pounds-")],
    (tuple([(COUNTED + STEPS_AT + steps, float(steps)) for steps in range(STEPS)]), 0.25),
)
"""What a wild player misjudges: columns, each with its share, and by how many points."""
MOST_PLAYED: Final = "2"
LEARNED_IN_TURN: Final = (MOST_PLAYED, *[group for group in GROUPS if group != MOST_PLAYED])
"""What few games say of other tables is held at what many say of this one."""
LEAST_SCALE: Final = 0.001
FLOOR: Final = 0.5
RIDGE: Final = 200.0
"""Rows that the worths before count for, against what the games say."""
HORIZON: Final = 0.7
"""What is seen one turn later counts by the rest as it was expected then, and so on: luck averages out."""
LOGISTIC: Final = 0.7
"""From the standard error of one seat's points to the scale of a lead between two."""

Table = dict[str, Sums]
"""Sums by "group:turns to come:rounds before the courtship"."""


class Row(NamedTuple):
    """A seat at the end of one of its turns."""

    seat: int
    key: str
    points: float
    """What is certain."""
    hoped: float
    """What was expected by then."""
    columns: list[int]
    values: list[float]


def play(seats: int, games: range, seed: str, plain: dict[str, Any] | None) -> Table:
    """Games of the mind with itself; some play wildly up to some round."""
    known = {} if plain is None else read(plain)
    found: Table = {}
    for number in games:
        rng = random.Random(f"{seed}:{seats}:{number}")
        _one(_setup(seats, rng), known, rng, found)
    return found


def _setup(seats: int, rng: random.Random) -> Setup:
    modules = LARGE.get(seats, VARIANTS[rng.randrange(len(VARIANTS))])
    if seats == 4 and rng.random() < 0.5:
        modules = (*modules, "teams")
    return Setup("obsession", ("steward",) * seats, modules)


def _one(setup: Setup, known: dict[str, Worths], rng: random.Random, found: Table) -> None:
    state = OBSESSION.start(setup)
    group = group_of(state.rules)
    worths = known[group] if group in known else of_steward()
    tame = {group: worths}
    wild = rng.choice(WILD)
    tastes = [tame if rng.random() < TRUE else {group: _tasted(worths, rng)} for _ in setup.seats]
    told: list[Row] = []
    begun = -1
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        active, at = state.active, state.round
        if at > begun and isinstance(question, ChooseTurn):
            begun = at
            # What is seen after a courtship is what a search looks ahead to.
            if at == 0 or state.rules.season.courts[at - 1]:
                for each in range(state.rules.seats):
                    told += _row(state, each, group, tame)
        if seat == CHANCE:
            action = question.sample(state, seat, rng)
        else:
            action = learned_answer(state, seat, tastes[seat] if at < wild else tame, rng)
        apply(state, seat, action)
        if active >= 0 and (state.active != active or state.round != at) and state.agenda:
            told += _row(state, active, group, tame)
    scores = OBSESSION.scores(state)
    ahead: dict[int, float] = {seat: float(scores[seat].total) for seat in range(len(setup.seats))}
    for row in reversed(told):
        found.setdefault(row.key, Sums(SIZE)).add(row.columns, row.values, ahead[row.seat] - row.points)
        ahead[row.seat] = HORIZON * ahead[row.seat] + (1 - HORIZON) * row.hoped


def _row(county: County, seat: int, group: str, tame: dict[str, Worths]) -> list[Row]:
    """What is told of the end of a turn; nothing once a courtship is being held."""
    ahead = before_the_turn(county)
    appraiser = LearnedAppraiser(ahead, seat, tame, None, 0.0)
    if appraiser.row is None or appraiser.calendar.is_courted:
        return []
    points, counted, places = appraiser.told(ahead)
    columns = [at for at, value in enumerate(counted) if value]
    values = [float(counted[at]) for at in columns]
    columns += [COUNTED + place for place in places]
    values += [1.0] * len(places)
    turns, away = appraiser.when
    return [Row(seat, f"{group}:{turns}:{away}", points, appraiser.worth(ahead), columns, values)]


def of_steward() -> Worths:
    """The worths before anything was learned."""
    return Worths(steward_parts(), [steward_spread(turns) for turns in range(TURNS + 1)])


def _tasted(worths: Worths, rng: random.Random) -> Worths:
    """Worths as one sees them who has a taste of his own: what others never try is tried, too."""
    parts = [part[:] for part in worths.parts]
    for at in range(1, len(TRAITS)):
        factor = math.exp(rng.gauss(0.0, TASTE))
        for part in parts:
            part[at] *= factor
    for columns, spread in LIKINGS:
        liking = rng.gauss(0.0, spread)
        for column, amount in columns:
            # Early a taste is for more turns than late.
            parts[0][column] += 0.3 * liking * amount
            parts[1][column] += 0.9 * liking * amount
    return Worths(parts, worths.spread)


def _scales(sums: Sums) -> list[float]:
    """How firmly each column is held: traits by their size; signs that are rare no less than others."""
    found: list[float] = []
    for at in range(sums.size):
        mean = sums.mean_square(at)
        if at % SIZE >= len(TRAITS):
            # The constant is the first trait: there the factor of this part stands alone.
            mean = max(mean, FLOOR * sums.mean_square(at - at % SIZE))
        found.append(max(LEAST_SCALE, mean))
    return found


def fit(table: Table, ridge: float) -> tuple[dict[str, Any], dict[str, float]]:
    """The worths that fit best, as they are kept, and how much of what came they explain."""
    kept: dict[str, Any] = {}
    explained: dict[str, float] = {}
    usual = of_steward()
    for group in LEARNED_IN_TURN:
        found = {_moment(key): table[key] for key in sorted(table) if key.split(":")[0] == group}
        if not found:
            continue
        sums = unfolded([(shapes(*moment), own) for moment, own in found.items()])
        weights = sums.solve(ridge, [each for part in usual.parts for each in part], _scales(sums))
        parts = [[round(each, 4) for each in weights[at : at + SIZE]] for at in range(0, len(weights), SIZE)]
        worths = Worths(parts, usual.spread)
        spread: list[float] = []
        for turns in range(TURNS + 1):
            now = [(own, worths.row(*moment)) for moment, own in found.items() if moment[0] == turns]
            rows = sum([own.rows for own, _ in now])
            doubt = steward_spread(turns)
            if rows:
                error = sum([own.rows * own.error(row) for own, row in now]) / rows
                variance = sum([own.rows * own.variance() for own, _ in now]) / rows
                explained[f"{group}:{turns}"] = round(1.0 - error / max(1e-9, variance), 3)
                doubt = max(1.0, LOGISTIC * error**0.5)
            spread.append(round(doubt, 2))
        kept[group] = {"parts": parts, "spread": spread}
        if group == MOST_PLAYED:
            usual = worths
    return {"groups": kept}, explained


def _moment(key: str) -> tuple[int, int]:
    """The turns to come, and the rounds before the courtship."""
    _, turns, away = key.split(":")
    return int(turns), int(away)
