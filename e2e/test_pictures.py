"""Pictures of every main screen for people to look at, in build/screens/."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import PHONE, WIDE, Server
from tests.browser.moments import made_at
from tests.browser.screens import MOMENTS, pages

LOOKS = [(WIDE, False), (WIDE, True), (PHONE, False), (PHONE, True)]


@pytest.mark.parametrize(
    ("size", "dark"), LOOKS, ids=["wide-light", "wide-dark", "phone-light", "phone-dark"]
)
def test_pictures(visit: Visit, server: Server, size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size, dark=dark)
    visitor.prefer(table_curtain="off")
    look = f"{size[0]}-{'dark' if dark else 'light'}"
    for path, sign in pages(server).items():
        visitor.go(path)
        visitor.page.wait_for_selector(sign)
        name = "join" if path.startswith("/join") else path.strip("/").replace("/", "-") or "home"
        visitor.screenshot(f"{name}-{look}")
    for game, people, question in MOMENTS:
        page = visitor.sit(made_at(server, game, people, question))
        page.wait_for_selector("[data-action], [data-part]" if question else ".tb-end", state="attached")
        page.wait_for_load_state("networkidle")
        visitor.screenshot(f"table-{game}-{question or 'end'}-{look}")
    page.locator("[data-menu]").click()
    page.wait_for_selector("dialog[open]")
    visitor.screenshot(f"table-menu-{look}")
