"""The end of a game of each, played by clicking to the score sheet; e2e plays whole ones."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import Clicker, Server
from tests.browser.moments import made_at

PEOPLE = {"notre-dame": 2, "obsession": 1}
PLIES = 12


@pytest.mark.parametrize("game", PEOPLE)
def test_a_game_is_played_by_clicking_to_the_score_sheet(visit: Visit, server: Server, game: str) -> None:
    made = made_at(server, game, PEOPLE[game], rest=PLIES)
    visitor = visit()
    visitor.prefer(table_curtain="off")
    page = visitor.sit(made)
    player = Clicker(page, 1)
    player.play()
    assert player.is_over()
    assert player.moves > 3
    assert "Mara" in page.locator(".tb-end").inner_text()
    assert server.position(made["table"]["id"], 0, made["token"])["over"] is True
