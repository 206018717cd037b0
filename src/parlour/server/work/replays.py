"""In a worker: what one seat is shown of a game that is played again from its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from parlour.games import find_game
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.server.tables.offers import sheet_of
from parlour.server.wire import http_protocol as http
from parlour.server.wire import protocol as wire

Answer = tuple[int, str]
"""A seat, or chance, and what it answered."""
NO_UNDO: Final = wire.UndoInfo("none", 0, None, [], [])


def _step(game: Game, state: State, answer: Answer) -> list[Event]:
    sink: list[Event] = []
    state.sink = sink
    apply(state, answer[0], game.parse(answer[1]))
    state.sink = None
    return sink


def position_at(
    setup: Setup, answers: Sequence[Answer], seat: int | None, ply: int, epoch: int, ended: bool
) -> bytes:
    """The position as a seat saw it after so many plies, as JSON; nothing can be answered there.

    Once the game has *ended* everything that the end opens is shown in earlier positions, too.
    """
    if not 0 <= ply <= len(answers):
        raise Invalid("no-such-ply", {"ply": ply, "most": len(answers)})
    game = find_game(setup.game)
    state = game.start(setup)
    told: list[wire.Told] = []
    for at, answer in enumerate(answers[:ply]):
        events = _step(game, state, answer)
        if at == ply - 1:
            told = [wire.Told(at, event.project(seat, ended)) for event in events]
    over = not to_move(state)
    position = wire.Position(
        ply=ply,
        epoch=epoch,
        seat=seat,
        view=game.view(state, seat, ended).plain(),
        offer=None,
        events=told,
        events_from=max(0, ply - 1),
        undo=NO_UNDO,
        clock=None,
        over=over,
        scores=[sheet_of(line) for line in game.scores(state)] if over else [],
        waiting=[each for each in to_move(state) if each != CHANCE],
        thinking=[],
    )
    return msgspec.json.encode(position)


def history(setup: Setup, answers: Sequence[Answer], seat: int | None, over: bool) -> bytes:
    """Everything that happened as a seat may know it, as JSON; after the end openly, with scores by round."""
    game = find_game(setup.game)
    moment = game.companion.moment
    state = game.start(setup)
    told: list[wire.Told] = []
    rounds: list[http.RoundScore] = []
    for ply, answer in enumerate(answers):
        before = moment(state)
        told += [wire.Told(ply, event.project(seat, over)) for event in _step(game, state, answer)]
        if over and (moment(state) != before or ply == len(answers) - 1):
            totals = [line.total for line in game.scores(state)]
            rounds.append(http.RoundScore(ply, before + 1, totals))
    return msgspec.json.encode(http.History(told, len(answers), rounds))
