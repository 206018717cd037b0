"""Notre Dame as a subject of learning: from the end of each turn to the prestige gained after it."""

from __future__ import annotations

import random
from typing import Any, Final

from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.notre_dame.mind.mind import NotreDameMind
from parlour.games.notre_dame.mind.prospects import Moment, Prospects, Worths
from parlour.games.notre_dame.mind.signs import PAIRED, PAIRS, SIGNS, bills_in_all, paired, signs
from parlour.games.notre_dame.mind.weights import SEATS, TURNS, of_steward, read
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.traits import TRAITS
from parlour.kernel.agenda import CHANCE, Question
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Setup
from tools.training.regression import Sums

SHARES: Final = dict.fromkeys(SEATS, 1.0)
"""The games at each number of seats, as shares of those asked for."""
BATCH: Final = 50
"""Games of one job."""
ROUNDS: Final = 3
GAMES: Final = 4000
AVERAGED: Final = 1
"""The latest fits whose mean is taken."""
FADING: Final = 0.5
"""What the games of an earlier round count in the next: weaker minds have played them."""
RIDGE: Final = 30.0
ALONE: Final = len(TRAITS) + SIGNS
"""Columns in front of those of the pairs."""
SIZE: Final = ALONE + PAIRS
MODULES: Final[tuple[tuple[str, ...], ...]] = ((), ("new-persons",))
WILDNESS: Final = (0.5, 1.0, 2.0, 4.0)
"""How freely a game is played before its tame part, in points that do not matter."""
LOGISTIC: Final = 0.55
"""From the standard error of one seat's prestige to the scale of a lead between two."""

FIRM: Final = 1000.0
"""Rows that speak for a product of counts being worth nothing; a search finds whatever is overrated."""

Table = dict[str, Sums]
"""Sums by "seats:turns left"."""


def play(seats: int, games: range, seed: str, plain: dict[str, Any] | None) -> Table:
    """Games of the mind with itself: wild up to some turn, tame from there on; only tame turns are told."""
    mind = NotreDameMind(Prospects(of_steward() if plain is None else read(plain)))
    found: Table = {}
    for number in games:
        rng = random.Random(f"{seed}:{seats}:{number}")
        setup = Setup("notre-dame", ("mind",) * seats, MODULES[rng.randrange(len(MODULES))])
        _one(mind, setup, rng, found)
    return found


def _one(mind: NotreDameMind, setup: Setup, rng: random.Random, found: Table) -> None:
    state = NOTRE_DAME.start(setup)
    wild = min(rng.randrange(TURNS), rng.randrange(TURNS))  # else few rows would tell of early turns
    wildness = rng.choice(WILDNESS)
    told: list[tuple[int, int, int, list[int], list[float]]] = []
    turn = 0
    while (question := open_question(state)) is not None:
        if state.turn > turn:
            turn = state.turn
            if turn > wild:
                told += _rows(mind, state)
        seat = to_move(state)[0]
        if seat == CHANCE:
            action = question.sample(state, seat, rng)
        elif turn < wild:
            rows = mind.rows(state, seat)
            action = max(rows, key=lambda row: row[0] + rng.gauss(0.0, wildness))[1]
        else:
            action = mind.quick(state, seat, rng)
        apply(state, seat, action)
    for seat, left, before, columns, values in told:
        key = f"{len(setup.seats)}:{left}"
        if key not in found:
            found[key] = Sums(SIZE)
        found[key].add(columns, values, float(state.prestige[seat] - before))


def _rows(mind: NotreDameMind, city: City) -> list[tuple[int, int, int, list[int], list[float]]]:
    if not isinstance(city.agenda[-1][0], Question) or city.display:
        raise RulesBug("a turn has ended, and the next has not begun")
    prospects = mind.prospects
    outlook = prospects.outlook(city)
    rows: list[tuple[int, int, int, list[int], list[float]]] = []
    for seat in range(city.rules.seats):
        moment = Moment(city, seat, outlook)
        prestige, rat, pieces, share = prospects.settled(city, moment)
        traits = prospects.described(city, seat, prestige, rat, pieces, share, outlook)
        columns = [at for at, value in enumerate(traits) if value]
        values = [float(traits[at]) for at in columns]
        places = sorted(signs(city, seat, rat, pieces))
        columns += [len(TRAITS) + place for place in places]
        values += [1.0] * len(places)
        counts = paired(city, seat, rat, pieces, bills_in_all(city, seat))
        column = ALONE
        for one in range(1, PAIRED):
            for other in range(one):
                if counts[one] and counts[other]:
                    columns.append(column)
                    values.append(float(counts[one] * counts[other]))
                column += 1
        rows.append((seat, outlook.turns_left, prestige, columns, values))
    return rows


def fit(table: Table, ridge: float) -> tuple[dict[str, Any], dict[str, float]]:
    """The worths that fit best, as they are kept, and how much of what came they explain."""
    kept: dict[str, Any] = {}
    explained: dict[str, float] = {}
    steward = of_steward()
    for seats in SEATS:
        traits = [[0.0] * len(TRAITS)]
        places: list[list[float]] = [[0.0] * SIGNS]
        pairs: list[list[float]] = [[0.0] * PAIRS]
        spread = [1.0]
        for left in range(1, TURNS + 1):
            sums = table.get(f"{seats}:{left}")
            if sums is None:  # before the first turn nobody decides anything
                traits.append(traits[-1])
                places.append(places[-1])
                pairs.append(pairs[-1])
                spread.append(spread[-1])
                continue
            # What the steward knows stands until enough games speak against it.
            scales = [1.0] * ALONE
            scales += [1.0 + FIRM * sums.mean_square(at) / ridge for at in range(ALONE, SIZE)]
            weights = sums.solve(ridge, steward[seats].traits[left] + [0.0] * (SIGNS + PAIRS), scales)
            error = sums.error(weights)
            explained[f"{seats}:{left}"] = round(1.0 - error / max(1e-9, sums.variance()), 3)
            traits.append([round(weight, 3) for weight in weights[: len(TRAITS)]])
            places.append([round(weight, 3) for weight in weights[len(TRAITS) : ALONE]])
            pairs.append([round(weight, 4) for weight in weights[ALONE:]])
            spread.append(round(max(1.0, LOGISTIC * error**0.5), 2))
        kept[str(seats)] = {"traits": traits, "signs": places, "pairs": pairs, "spread": spread}
    return {"seats": kept}, explained


def mind_of(plain: dict[str, Any]) -> NotreDameMind:
    """A mind with these worths."""
    return NotreDameMind(Prospects(read(plain)))


__all__ = ["Worths", "fit", "mind_of", "play"]
