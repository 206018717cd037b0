"""What one seat is shown of a table: the position now, at an earlier ply, and everything that happened."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.event import Event
from parlour.kernel.game import Game
from parlour.kernel.log import Entry
from parlour.server import http_protocol as http
from parlour.server import protocol as wire
from parlour.server.offers import offer_of, sheet_of
from parlour.server.table import LiveTable
from parlour.sim.companion import companion_of

NO_UNDO = wire.UndoInfo("none", 0, None, [], [])


def position_now(table: LiveTable, seat: int | None, events_from: int) -> wire.Position:
    """The position as a seat sees it, with what happened from a ply on."""
    live = table.live
    view = table.game.view(live.state, seat)
    over = live.is_over()
    first = max(events_from, live.recent_from)
    return wire.Position(
        ply=live.ply,
        epoch=live.undos,
        seat=seat,
        view=view.plain(),
        offer=None if seat is None else offer_of(table.game, live.state, view, seat),
        events=[wire.Told(ply, event.project(seat)) for ply, _, event in live.recent if ply >= first],
        events_from=first,
        undo=undo_info(table, seat),
        clock=table.clocks.told() if table.clocks is not None else None,
        over=over,
        scores=[sheet_of(line) for line in table.game.scores(live.state)] if over else [],
        waiting=list(live.waiting()),
        thinking=sorted(table.thinking),
    )


def undo_info(table: LiveTable, seat: int | None) -> wire.UndoInfo:
    """What taking back would mean for a seat, and whether somebody asks for it."""
    asked = table.row.asked
    return wire.UndoInfo(
        tier="none" if seat is None else table.undo_tier(seat),
        to=0 if seat is None else max(0, table.live.last_answer[seat]),
        asked_by=None if asked is None else asked.seat,
        agreed=[] if asked is None else sorted(asked.agreed),
        waiting=sorted(table.undo_waits_for()),
    )


def _step(game: Game, state: State, entry: Entry) -> list[Event]:
    sink: list[Event] = []
    state.sink = sink
    apply(state, entry.seat, game.parse(entry.act))
    state.sink = None
    return sink


async def position_at(table: LiveTable, seat: int | None, ply: int) -> wire.Position:
    """The position as a seat saw it after so many plies; nothing can be answered there."""
    entries = await standing(table)
    if not 0 <= ply <= len(entries):
        raise Invalid("no-such-ply", {"ply": ply, "most": len(entries)})
    game = table.game
    state = game.start(table.setup)
    told: list[wire.Told] = []
    for at, entry in enumerate(entries[:ply]):
        events = _step(game, state, entry)
        if at == ply - 1:
            told = [wire.Told(at, event.project(seat)) for event in events]
    over = not to_move(state)
    return wire.Position(
        ply=ply,
        epoch=table.live.undos,
        seat=seat,
        view=game.view(state, seat).plain(),
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


async def standing(table: LiveTable) -> Sequence[Entry]:
    """The answers that stand."""
    rows = await table.store.entries(table.row.number)
    return table.live.log_of(rows).folded()


async def history_of(table: LiveTable, seat: int | None) -> http.History:
    """Everything that happened as a seat may know it; once the game is over, the score after every round."""
    entries = await standing(table)
    game = table.game
    moment = companion_of(game.meta.id).moment
    over = table.live.is_over()
    state = game.start(table.setup)
    told: list[wire.Told] = []
    rounds: list[http.RoundScore] = []
    for ply, entry in enumerate(entries):
        before = moment(state)
        told += [wire.Told(ply, event.project(seat)) for event in _step(game, state, entry)]
        if over and (moment(state) != before or ply == len(entries) - 1):
            totals = [line.total for line in game.scores(state)]
            rounds.append(http.RoundScore(ply, before + 1, totals))
    return http.History(told, len(entries), rounds)
