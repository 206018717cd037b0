"""In a worker: what one seat is shown of a game that is played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply_told, to_move
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import Entry, play_entries
from parlour.server.tables.keeping import packed, unpacked
from parlour.server.tables.offers import sheet_of
from parlour.server.wire import protocol as wire
from parlour.server.workers.chronicle import Chronicle
from parlour.server.workers.thoughts import aids, world_of

Answer = tuple[int, str]
"""A seat, or chance, and what it answered."""
NO_UNDO: Final = wire.UndoInfo("none", 0, None, [], [])
MARK_EVERY: Final = 32
"""Plies between two positions that are kept for whoever looks back."""
Marks = dict[int, bytes]
"""By ply: the whole state of a game as it stood there, packed."""


class Place(NamedTuple):
    """A place in a game that somebody looks back to, and the rest of what a position tells."""

    seat: int | None
    ply: int
    epoch: int
    ended: bool
    """Once the game has ended everything that the end opens is shown in earlier positions, too."""


class Reached(NamedTuple):
    """How a game stands at a place, what the last answer brought about, and the states passed on the way."""

    game: Game
    state: State
    told: list[Event]
    marks: Marks


def _reached(setup: Setup, first: int, start: bytes | None, answers: Sequence[Answer]) -> Reached:
    """Play on from the state *start* at ply *first*, or from the beginning where it is None."""
    game = find_game(setup.game)
    state = game.start(setup) if start is None else game.decode(unpacked(start), setup)
    marks: Marks = {}
    told: list[Event] = []
    ply = first

    def carry_out(state: State, seat: int, action: Action) -> None:
        nonlocal told, ply
        if ply % MARK_EVERY == 0 and ply > first:
            marks[ply] = packed(game.encode(state))
        told = apply_told(state, seat, action)
        ply += 1

    play_entries(game, state, _entries(answers), first, carry_out)
    return Reached(game, state, told, marks)


def position_at(
    setup: Setup, first: int, start: bytes | None, answers: Sequence[Answer], place: Place
) -> tuple[bytes, Marks]:
    """The position as a seat saw it, as JSON, and the states that were passed on the way there.

    The game stands in the state *start* at ply *first* (None where it begins); *answers* lead to the place.
    """
    game, state, told, marks = _reached(setup, first, start, answers)
    ply = first + len(answers)
    over = not to_move(state)
    position = wire.Position(
        ply=ply,
        epoch=place.epoch,
        seat=place.seat,
        view=dict(game.view(state, place.seat, place.ended).plain()),
        offer=None,
        events=[wire.Told(ply - 1, event.project(place.seat, place.ended)) for event in told],
        events_from=max(0, ply - 1),
        news_from=max(0, ply - 1),
        undo=NO_UNDO,
        clock=None,
        over=over,
        scores=[sheet_of(line) for line in game.scores(state)] if over else [],
        waiting=[each for each in to_move(state) if each != CHANCE],
        thinking=[],
    )
    return msgspec.json.encode(position), marks


def aids_at(
    setup: Setup, first: int, start: bytes | None, answers: Sequence[Answer], place: Place
) -> tuple[bytes, Marks]:
    """The aids that a seat had at a place, as JSON: they know what the seat knew then, and no more."""
    game, state, _, marks = _reached(setup, first, start, answers)
    made = aids(setup, world_of(game, state, place.seat), place.seat, first + len(answers))
    return msgspec.json.encode(made), marks


def history(setup: Setup, answers: Sequence[Answer], seat: int | None, over: bool) -> bytes:
    """Everything that happened as a seat may know it, as JSON; after the end openly, with its scores."""
    game = find_game(setup.game)
    state = game.start(setup)
    chronicle = Chronicle(game, over, len(answers))

    def carry_out(state: State, answering: int, action: Action) -> None:
        chronicle.before(state)
        chronicle.after(state, apply_told(state, answering, action))

    play_entries(game, state, _entries(answers), 0, carry_out)
    return msgspec.json.encode(chronicle.told(state, seat))


def told_answers(entries: Sequence[Entry]) -> list[Answer]:
    """In the server: answers as they go to a worker."""
    return [(entry.seat, entry.act) for entry in entries]


def _entries(answers: Sequence[Answer]) -> list[Entry]:
    return [Entry(seat, act) for seat, act in answers]
