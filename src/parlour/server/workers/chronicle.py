"""In a worker: the story of a game that is played again, with how the score came about once it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.kernel.agenda import State
from parlour.kernel.beyond.portions import whole_score
from parlour.kernel.event import Event
from parlour.kernel.game import Game
from parlour.server.tables.offers import thing_of
from parlour.server.wire import http_protocol as http
from parlour.server.wire import protocol as wire


class Chronicle:
    """Hears every answer of a game: `before` it, and `after` it with what happened."""

    def __init__(self, game: Game, over: bool, plies: int) -> None:
        self._game: Final = game
        self._over: Final = over
        self._plies: Final = plies
        self._ply = 0
        self._moment = 0
        self._turn: tuple[int, int] | None = None
        self._happened: Final[list[tuple[int, Event]]] = []
        self._turns: Final[list[http.TurnMark]] = []
        self._rounds: Final[list[http.RoundScore]] = []
        self._changes: Final[list[http.PlyScore]] = []

    def before(self, state: State) -> None:
        """The position that is answered next."""
        companion = self._game.companion
        self._moment = companion.moment(state)
        turn = (self._moment, companion.turn(state))
        if turn != self._turn:
            self._turn = turn
            self._turns.append(http.TurnMark(self._ply, turn[0] + 1, turn[1]))

    def after(self, state: State, events: Sequence[Event]) -> None:
        """What the answer has brought about."""
        self._happened.extend([(self._ply, event) for event in events])
        self._ply += 1
        if not self._over:
            return
        totals = [line.total for line in self._game.scores(state)]
        if not self._changes or totals != self._changes[-1].totals:
            self._changes.append(http.PlyScore(self._ply, totals))
        if self._game.companion.moment(state) != self._moment or self._ply == self._plies:
            self._rounds.append(http.RoundScore(self._ply - 1, self._moment + 1, totals))

    def told(self, state: State, seat: int | None) -> http.History:
        """The whole story as a seat may know it; *state* is what it came to."""
        over, companion = self._over, self._game.companion
        lines = self._game.scores(state) if over else ()
        found = companion.portions(state, self._happened) if over else ()
        portions = whole_score(lines, found)
        return http.History(
            events=[
                wire.Told(ply, event.project(seat, over), over and event.hides_from(seat))
                for ply, event in self._happened
            ],
            plies=self._plies,
            turns=self._turns,
            rounds=self._rounds,
            changes=self._changes,
            portions=[
                http.Portion(
                    each.seat,
                    each.source,
                    None if each.what is None else thing_of(each.what),
                    each.points,
                    each.ply,
                )
                for each in portions
            ],
            ties=[[thing_of(cell) for cell in companion.tie_break(state, line)] for line in lines],
            ending=thing_of(companion.ending(state, self._happened)) if over else None,
        )
