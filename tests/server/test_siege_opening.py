"""A long game opens as fast as a short one: only what came after the last snapshot is carried out again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.server.tables.keeping import SNAPSHOT_EVERY
from tools.siege.opening import EARLY, entries_applied, played


@pytest.mark.parametrize("game", ["notre-dame", "obsession"])
def test_opening_at_the_last_move_replays_no_more_than_a_snapshot_leaves(game: str, tmp_path: Path) -> None:
    early, late = asyncio.run(played(game, tmp_path, seed=3))
    assert late.plies > 3 * SNAPSHOT_EVERY
    assert early.plies >= EARLY
    assert asyncio.run(entries_applied(early)) <= min(SNAPSHOT_EVERY, early.plies)
    assert asyncio.run(entries_applied(late)) <= SNAPSHOT_EVERY
