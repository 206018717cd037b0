"""The story really moves: pieces fly over the page, and none does where motion is not wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.harness import ME, RANDOM, Clicker, Server, Visitor
from tests.browser.screens import GAMES

ANSWERS = 6

WATCH = """() => {
    window.seen_ = { pieces: 0, rings: 0, held: 0 };
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes) {
                if (!(node instanceof Element)) continue;
                if (node.classList.contains('st-piece')) window.seen_.pieces += 1;
                if (node.classList.contains('st-rings')) window.seen_.rings += 1;
                if (node.matches('[data-skip]') || node.querySelector('[data-skip]')) window.seen_.held += 1;
            }
    }).observe(document.documentElement, { childList: true, subtree: true });
}"""


def _played(browser: Browser, server: Server, game: str, still: bool) -> dict[str, int]:
    """Answer a few questions: what was seen meanwhile. A fault is told before what does not come for it."""
    visitor = Visitor(browser, server, still=still)
    visitor.prefer(table_curtain="off", table_story="quick")
    page = visitor.sit(server.make(game, ME, RANDOM, RANDOM, seed="a story"))
    page.evaluate(WATCH)
    clicker = Clicker(page)
    for _ in range(ANSWERS):
        assert clicker.commit()
        assert visitor.faults == []
        page.wait_for_selector("[data-skip]", state="detached")
    seen: dict[str, int] = page.evaluate("window.seen_")
    assert visitor.faults == []
    visitor.close()
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_pieces_fly_while_the_board_waits(browser: Browser, server: Server, game: str) -> None:
    seen = _played(browser, server, game, still=False)
    assert seen["pieces"] > 0
    assert seen["held"] > 0


def test_nothing_flies_and_nothing_waits_where_motion_is_not_wanted(browser: Browser, server: Server) -> None:
    seen = _played(browser, server, "notre-dame", still=True)
    assert seen["pieces"] == 0
    assert seen["held"] == 0
    assert seen["rings"] > 0
