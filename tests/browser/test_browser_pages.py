"""Every page that is not a table: no complaint of the accessibility checker, and room on a narrow phone."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import NARROW, PHONE, WIDE, Server
from tests.browser.screens import GAMES, visited

SCREENS = [(WIDE, "en"), (PHONE, "fr"), (PHONE, "pl")]


@pytest.mark.parametrize(("size", "lang"), SCREENS, ids=["en-wide", "fr-phone", "pl-phone"])
def test_pages_are_accessible_and_fit(visit: Visit, server: Server, size: tuple[int, int], lang: str) -> None:
    visitor = visit(size, lang)
    wrong: dict[str, object] = {}
    for path in visited(visitor, server):
        assert visitor.page.evaluate("document.documentElement.lang") == lang
        if complaints := visitor.axe():
            wrong[path] = complaints
        visitor.resize(NARROW)
        if (width := visitor.width()) > NARROW[0]:
            wrong[f"width of {path}"] = width
        visitor.resize(size)
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_corrections_editor_is_accessible_and_fits(visit: Visit, game: str) -> None:
    visitor = visit(PHONE, "pl")
    page = visitor.go(f"/data/{game}")
    page.locator("[data-fact]").first.click()
    page.wait_for_selector("dialog .ln-editing")
    assert visitor.axe() == []
    visitor.resize(NARROW)
    assert visitor.width() <= NARROW[0]


def test_a_made_table_shows_its_links(visit: Visit) -> None:
    visitor = visit(PHONE, "fr")
    page = visitor.go("/new/notre-dame")
    page.wait_for_selector(".lb-ready-fine")
    page.locator(".lb-seat select").nth(1).select_option("open")
    page.get_by_role("textbox").first.fill("Mara")
    page.wait_for_selector(".lb-ready-fine")
    page.locator(".lb-create button").click()
    page.wait_for_selector("#lb-invitations")
    assert visitor.axe() == []
    visitor.resize(NARROW)
    assert visitor.width() <= NARROW[0]
