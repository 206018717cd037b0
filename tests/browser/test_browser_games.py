"""A short game of each, played by clicking to the score sheet."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import ME, RANDOM, Clicker, Server

TABLES = {"notre-dame": [ME, RANDOM, RANDOM], "obsession": [ME]}


@pytest.mark.parametrize("game", TABLES)
def test_a_game_is_played_by_clicking_to_the_score_sheet(visit: Visit, server: Server, game: str) -> None:
    made = server.make(game, *TABLES[game], seed="3")
    visitor = visit()
    page = visitor.sit(made)
    player = Clicker(page, 1)
    player.play()
    assert player.is_over()
    assert player.moves > 30
    assert "Mara" in page.locator(".tb-end .tb-score").inner_text()
    assert server.position(made["table"]["id"], 0, made["token"])["over"] is True
