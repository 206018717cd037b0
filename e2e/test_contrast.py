"""The dark and the high-contrast theme: every screen once more before the accessibility checker."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import PHONE, WIDE, Server
from tests.browser.moments import made_at
from tests.browser.screens import MOMENTS, visited

LOOKS = [("dark", WIDE, "fr"), ("contrast", PHONE, "en")]


@pytest.mark.parametrize(("theme", "size", "lang"), LOOKS, ids=["dark", "contrast"])
def test_every_screen_can_be_read(
    visit: Visit, server: Server, theme: str, size: tuple[int, int], lang: str
) -> None:
    visitor = visit(size, lang)
    visitor.prefer(theme=theme, table_curtain="off")
    wrong: dict[str, object] = {}
    for path in visited(visitor, server):
        assert visitor.page.evaluate("document.documentElement.dataset.theme") == theme
        if complaints := visitor.axe():
            wrong[path] = complaints
    for game, people, question in MOMENTS:
        page = visitor.sit(made_at(server, game, people, question))
        page.wait_for_selector("[data-action], [data-part]" if question else ".tb-end", state="attached")
        if complaints := visitor.axe():
            wrong[f"{game} {question}"] = complaints
    assert wrong == {}
