"""The frozen ruleset a game is played with: composition, options and facts, ready for the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from parlour.games.notre_dame.content.dataset import cathedral_value
from parlour.games.notre_dame.content.records import COLOURS, Dataset
from parlour.games.notre_dame.ruleset import board
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.agenda import CHANCE, Item
from parlour.kernel.errors import Invalid
from parlour.kernel.ruleset import Composition


class Rules:
    """What the rules read. Built once per game and shared by every copy of its state."""

    def __init__(
        self,
        composition: Composition,
        options: Mapping[str, str],
        seats: int,
        data: Dataset,
        powers: Mapping[str, tuple[Item, ...]],
    ) -> None:
        parts = data.components
        self.seats: Final = seats
        self.modules: Final = composition.modules
        self.steps: Final = composition.steps
        self.turn_entries: Final = [(step, CHANCE) for step in reversed(composition.steps)]
        self.data: Final = data
        self.options: Final = options
        self.open_scores: Final = options["scores"] == "open"
        self.inn_threshold: Final = int(options["inn"])
        self.bell_ringer_counts_all: Final = options["bell-ringer"] == "all"
        self.colours: Final = _colours(options["colours"], seats)
        self.ring: Final = _ring(self.colours)
        self.seat_of: Final = tuple(
            [self.colours.index(colour) if colour in self.colours else -1 for colour in range(len(COLOURS))]
        )
        self.first: Final = _first(options["first"], seats)
        self.cubes: Final = parts.cubes_per_colour
        self.start_cubes: Final = parts.starting_cubes
        self.gold: Final = parts.gold
        self.start_gold: Final = parts.starting_gold
        self.track: Final = parts.track
        self.dealt: Final = parts.hand
        self.turns: Final = parts.periods * parts.turns_per_period
        self.turns_per_period: Final = parts.turns_per_period
        self.greys_per_period: Final = parts.greys_per_period
        self.browns_shown: Final = parts.browns_shown
        self.plague_loss: Final = parts.plague_loss
        self.donations: Final = parts.donations
        self.bill_prestige: Final = tuple([bill.prestige for bill in parts.bills])
        self.cathedral_value: Final = cathedral_value(parts, seats)
        self.rats: Final = tuple([person.rats for person in data.persons])
        chosen = composition.content["persons"]
        self.persons: Final = tuple([index for index, person in enumerate(PERSONS) if person in chosen])
        self.backs: Final = tuple([person.back for person in data.persons])
        self.powers: Final = tuple([powers[person] for person in PERSONS])
        self.own_cards: Final = tuple(
            [tuple([colour * 9 + kind for kind in range(9)]) for colour in self.colours]
        )
        steps = _adjacency(data, self.ring)
        self.roads: Final = steps
        self.reach: Final = _reach(steps)
        self.everyone: Final = (1 << seats) - 1


@lru_cache(maxsize=256)
def _adjacency(data: Dataset, ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return board.adjacency(data.board, ring)


@lru_cache(maxsize=256)
def _reach(steps: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return board.reach(steps)


def _colours(given: str, seats: int) -> tuple[int, ...]:
    if given == "any":
        return tuple(range(seats))
    names = given.split(",")
    for name in names:
        if name not in COLOURS:
            raise Invalid("unknown-colour", {"colour": name[:40], "known": ", ".join(COLOURS)})
    if len(names) != seats or len(set(names)) != seats:
        raise Invalid("colours-do-not-fit", {"colours": given[:80], "seats": seats})
    return tuple([COLOURS.index(name) for name in names])


def _ring(colours: tuple[int, ...]) -> tuple[int, ...]:
    """The boroughs clockwise; two players face each other with idle boroughs between them."""
    if len(colours) != 2:
        return colours
    idle = [colour for colour in range(len(COLOURS)) if colour not in colours]
    return (colours[0], idle[0], colours[1], idle[1])


def _first(given: str, seats: int) -> int:
    """The first player's seat, or -1 when chance decides."""
    if given == "random":
        return -1
    if given.isascii() and given.isdigit() and len(given) == 1 and int(given) < seats:
        return int(given)
    raise Invalid("bad-option", {"option": "first", "value": given[:40], "choices": f"random, 0-{seats - 1}"})
