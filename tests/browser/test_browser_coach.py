"""The coach in the page: hints rung by rung, branches of what might have been, the review of a game."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import CONTROLS, ME, PHONE, STEWARD, WIDE, Server, Visitor
from tests.browser.questions import END, moments
from tests.browser.screens import GAMES

PLACES = [(WIDE, "en"), (PHONE, "fr"), (WIDE, "pl")]


def open_coach(visitor: Visitor) -> None:
    """Through the menu of the table."""
    page = visitor.page
    page.locator("[data-menu]").first.click()
    page.locator("[data-coach-open]").click()
    page.wait_for_selector("[data-coach]")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), PLACES)
def test_a_hint_is_told_rung_by_rung_and_put_into_the_turn(
    visit: Visit, server: Server, game: str, size: tuple[int, int], lang: str
) -> None:
    visitor = visit(size, lang)
    visitor.prefer(table_curtain="off", table_story="off")
    made = server.make(game, ME, STEWARD, practice=True, seed="a hint")
    page = visitor.sit(made)
    page.wait_for_selector(CONTROLS, state="attached")
    open_coach(visitor)
    for rung in (1, 2, 3):
        if page.locator(f"[data-hint='{rung}'], [data-hint='3']").count() == 0:
            page.locator("[data-hint-more]").click()
        page.wait_for_selector(f"[data-hint='{rung}'], [data-hint='3']")
        if rung == 2:
            visitor.screenshot(f"coach-hint-two-{game}-{size[0]}-{lang}")
    page.locator("[data-what-if-new]").click()
    page.locator("[data-try]").first.click()
    page.wait_for_selector("[data-branch] >> nth=1")
    assert visitor.axe() == []
    assert visitor.width() <= size[0]
    visitor.screenshot(f"coach-hint-{game}-{size[0]}-{lang}")
    page.locator("[data-hint-take]").click()
    page.wait_for_selector("[data-coach]", state="detached")
    assert page.locator("[data-commit]:not([aria-disabled=true])").count() > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), PLACES)
def test_a_finished_game_is_reviewed_while_one_looks_on(
    visit: Visit, server: Server, game: str, size: tuple[int, int], lang: str
) -> None:
    moment = next(each for each in moments(game) if each.kind == END)
    visitor = visit(size, lang)
    visitor.prefer(table_curtain="off", table_story="off")
    page = visitor.sit(server.post("/api/imports", {"log": moment.file()}))
    page.wait_for_selector("[data-share]")
    open_coach(visitor)
    page.locator("[data-review-begin]").click()
    page.wait_for_selector("[data-review-told] svg")
    page.wait_for_timeout(4000)
    assert visitor.axe() == []
    assert visitor.width() <= size[0]
    visitor.screenshot(f"coach-review-{game}-{size[0]}-{lang}")
