"""What a store keeps of a live game: its entries as rows, and now and then its whole state."""

from __future__ import annotations

import json
import logging
import time
import zlib
from collections.abc import Sequence
from typing import Any, Final

from parlour.kernel.game import Game, Setup
from parlour.kernel.log import Entry
from parlour.server.store.base import Row, Snapshot
from parlour.sim.play.live_game import LiveGame

log = logging.getLogger("parlour.server")

SNAPSHOT_EVERY: Final = 32
"""Entries after which the whole state is kept again."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def rows_of(entries: Sequence[Entry], at: int, key: str = "") -> list[Row]:
    """Entries made at a time, as they are kept; the first of them is the answer that came under a key."""
    return [
        Row(entry.seat, entry.act, entry.undo, key if not number else "", at)
        for number, entry in enumerate(entries)
    ]


def entries_of(rows: Sequence[Row]) -> list[Entry]:
    """Rows as a game knows them."""
    return [Entry(row.seat, row.act, row.undo) for row in rows]


def due_snapshot(live: LiveGame, before: int, at: int) -> Snapshot | None:
    """A snapshot when the log has grown past the next mark."""
    if live.length // SNAPSHOT_EVERY == before // SNAPSHOT_EVERY:
        return None
    return Snapshot(live.length, packed({**live.kept(), "at": at}))


def from_snapshot(
    game: Game, setup: Setup, seed: str, snapshot: Snapshot, tail: Sequence[Row]
) -> tuple[LiveGame, int] | None:
    """A game from a snapshot and what came later, and when its last entry was made.

    None when only the whole log will do.
    """
    try:
        kept = unpacked(snapshot.state)
        live = LiveGame.from_kept(game, setup, seed, snapshot.entries, kept, entries_of(tail))
        at: int = tail[-1].at if tail else kept["at"]
    except (zlib.error, ValueError, LookupError, TypeError) as error:
        # A snapshot saves time and nothing else; the log knows better.
        log.warning("a snapshot of %s cannot be used: %s", game.meta.id, error)
        return None
    return None if live is None else (live, at)


def packed(kept: dict[str, Any]) -> bytes:
    """A whole state, as small as it goes."""
    return zlib.compress(json.dumps(kept, separators=(",", ":")).encode(), 6)


def unpacked(state: bytes) -> dict[str, Any]:
    """A whole state that was packed."""
    kept: dict[str, Any] = json.loads(zlib.decompress(state))
    return kept
