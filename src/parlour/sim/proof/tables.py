"""Tables to try a game at: numbers of seats, sets of modules that go together, and options at random.

What goes together is the game's to say: a table is tried, and one that it refuses is not used.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup
from parlour.kernel.ruleset import Option, required_by

T = TypeVar("T")
Table = tuple[int, tuple[str, ...]]
"""A number of seats, and modules."""
COMBINATIONS: Final = 100
"""Sets of several modules, beside none and each alone."""
MOST_TOGETHER: Final = 8
VARIED: Final = 0.6
"""The chance of an option to have another value than its default, in the games that vary them."""


def strata(game: Game) -> list[Table]:
    """Every number of seats with no module, and with each alone, or with those it requires."""
    meta = game.meta
    names = [[], *[[module.id] for module in meta.modules if module.id != meta.base]]
    found: list[Table] = []
    for some in names:
        for seats in range(meta.min_seats, meta.max_seats + 1):
            table = (seats, _with_required(game, [*some, *game.trials.company.get(seats, ())]))
            if table not in found and is_table(game, *table):
                found.append(table)
    return found


def some_tables(game: Game, wanted: int) -> list[Table]:
    """Not all of them: every module at one number of seats, all numbers in turn, then combinations."""
    every = strata(game)
    if len(every) <= wanted:
        return (every + combinations(game))[:wanted]
    meta = game.meta
    found: list[Table] = []
    for at, module in enumerate(meta.modules):
        fitting = [table for table in every if module.id in table[1]] or every[:: len(meta.modules)]
        seats = meta.min_seats + at % (meta.max_seats - meta.min_seats + 1)
        table = min(fitting, key=lambda each: (abs(each[0] - seats), len(each[1])))
        if table not in found:
            found.append(table)
    return (found + combinations(game, max(0, wanted - len(found))))[:wanted]


def combinations(game: Game, wanted: int = COMBINATIONS) -> list[Table]:
    """Sets of several modules at random, each at one number of seats in turn; all of them are accepted."""
    meta = game.meta
    known = [module.id for module in meta.modules if module.id != meta.base]
    found: list[Table] = []
    if len(known) < 2:
        return found
    rng = random.Random(f"combinations:{meta.id}")
    while len(found) < wanted:
        seats = meta.min_seats + len(found) % (meta.max_seats - meta.min_seats + 1)
        some = rng.sample(known, rng.randint(2, min(MOST_TOGETHER, len(known))))
        table = (seats, _with_required(game, [*some, *game.trials.company.get(seats, ())]))
        if table not in found and is_table(game, *table):
            found.append(table)
    return found


def _with_required(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """The modules called *names* and all they require, in the order of the manifests."""
    modules = game.meta.modules
    wanted = {*names, *required_by(modules, names)} - {game.meta.base}
    return tuple([module.id for module in modules if module.id in wanted])


def is_accepted(game: Game, setup: Setup) -> bool:
    """Whether the game can be played like this."""
    try:
        game.start(setup)
    except Invalid:
        return False
    return True


def is_table(game: Game, seats: int, modules: Sequence[str]) -> bool:
    """Whether some options make this a table."""
    setup = Setup(game.meta.id, _names(seats), tuple(modules))
    return is_accepted(game, setup) or bool(_settled(game, setup, 0).options)


def every_table(game: Game) -> list[Table]:
    """The tables of the trials."""
    return strata(game) + combinations(game)


def trial_setup(game: Game, index: int, tables: Sequence[Table] | None = None) -> Setup:
    """The table of trial number *index*: all in turn, and options at random in half of the games."""
    every = every_table(game) if tables is None else tables
    seats, modules = every[index % len(every)]
    return varied_setup(game, seats, modules, index // len(every))


def varied_setup(game: Game, seats: int, modules: Sequence[str], index: int) -> Setup:
    """A table with this many seats: plain when *index* is even, else with options drawn from it."""
    rng = random.Random(f"options:{seats}:{','.join(modules)}:{index}")
    setup = _settled(game, Setup(game.meta.id, _names(seats), tuple(modules)), index)
    if index % 2:
        for option in game.meta.options:
            if option.id in game.trials.always or rng.random() >= VARIED:
                continue
            more = with_options(setup, {option.id: _drawn(game, option, setup, rng)})
            if is_accepted(game, more):
                setup = more
    return setup


def with_options(setup: Setup, options: Mapping[str, str]) -> Setup:
    """The same table with these options, too."""
    return Setup(setup.game, setup.seats, setup.modules, {**setup.options, **options}, setup.corrections)


def _names(seats: int) -> tuple[str, ...]:
    return tuple([f"seat-{number}" for number in range(seats)])


def _settled(game: Game, setup: Setup, index: int) -> Setup:
    """With the options that have no plain value: the next one for each *index*, another at each table."""
    index += random.Random(",".join(setup.modules)).randrange(1000)
    for option in game.meta.options:
        if option.id in game.trials.always:
            ways = [with_options(setup, {option.id: choice}) for choice in option.choices]
            accepted = [way for way in ways if is_accepted(game, way)]
            if accepted:
                # One further in each cycle: every value comes at plain tables and at varied ones.
                setup = accepted[(index + index // len(accepted)) % len(accepted)]
    return setup


def _drawn(game: Game, option: Option, setup: Setup, rng: random.Random) -> str:
    if option.choices:
        return rng.choice(option.choices)
    draw = game.trials.values.get(option.id)
    return option.default if draw is None else draw(setup, rng)


def in_turn(things: Sequence[T], labels: Sequence[str]) -> list[T]:
    """The same things, so that the labels take turns: one of each before a second of any.

    >>> in_turn([1, 2, 3, 4], ["deal", "deal", "deal", "roll"])
    [1, 4, 2, 3]
    """
    piles: dict[str, list[T]] = {}
    for thing, label in zip(things, labels, strict=True):
        piles.setdefault(label, []).append(thing)
    rows = itertools.zip_longest(*[[(thing,) for thing in pile] for pile in piles.values()])
    return [place[0] for row in rows for place in row if place is not None]
