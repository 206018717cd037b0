"""What one seat is shown of a table: the position now, at an earlier ply, and everything that happened."""

from __future__ import annotations

from parlour.kernel.log import Entry, folded
from parlour.server.tables.keeping import entries_of
from parlour.server.tables.offers import offer_of, sheet_of
from parlour.server.tables.table import LiveTable
from parlour.server.wire import protocol as wire
from parlour.server.workers import replays
from parlour.server.workers.pool import FILES


def position_now(table: LiveTable, seat: int | None, events_from: int) -> wire.Position:
    """The position as a seat sees it, with what happened from a ply on."""
    live = table.live
    view = table.game.view(live.state, seat)
    over = live.is_over()
    first = max(events_from, live.history_from)
    return wire.Position(
        ply=live.ply,
        epoch=live.undos,
        seat=seat,
        view=dict(view.plain()),
        offer=None if seat is None else offer_of(table.game, live.state, view, seat),
        events=[wire.Told(ply, event.project(seat, over)) for ply, _, event in live.history if ply >= first],
        events_from=first,
        news_from=live.ply if seat is None else live.news_from(seat),
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


async def position_at(table: LiveTable, seat: int | None, ply: int, caller: str) -> bytes:
    """The position as a seat saw it after so many plies, as JSON; nothing can be answered there."""
    answers, place = await _place_at(table, seat, ply)
    return await table.looking_back.position_at(answers, place, caller)


async def aids_at(table: LiveTable, seat: int | None, ply: int, caller: str) -> bytes:
    """The aids that a seat had after so many plies, as JSON."""
    answers, place = await _place_at(table, seat, ply)
    return await table.looking_back.aids_at(answers, place, caller)


async def _place_at(table: LiveTable, seat: int | None, ply: int) -> tuple[list[Entry], replays.Place]:
    entries = entries_of(await table.store.entries(table.row.number))
    undos = sum(entry.undo is not None for entry in entries)
    return folded(entries), replays.Place(seat, ply, undos, table.live.is_over())


async def history_of(table: LiveTable, seat: int | None, caller: str) -> bytes:
    """Everything that happened as a seat may know it, as JSON."""
    entries = folded(entries_of(await table.store.entries(table.row.number)))
    answers, over = replays.told_answers(entries), table.live.is_over()
    return await table.pool.run(FILES, caller, replays.history, table.setup, answers, seat, over)
