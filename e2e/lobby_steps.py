"""Ways through the lobby by clicking, as people go them."""

from __future__ import annotations

from tests.browser.harness import Visitor


def create(visitor: Visitor, game: str, name: str, *kinds: str) -> list[str]:
    """Make a table on its page: my seat, then the kinds of the others; the invitation links, if any."""
    page = visitor.go(f"/new/{game}")
    page.locator(f"input[name=lb-seat-count][value='{len(kinds) + 1}']").check(force=True)
    page.get_by_label("Your name", exact=False).first.fill(name)
    for at, kind in enumerate(kinds, start=1):
        row = page.locator(".lb-seat").nth(at)
        row.locator("select").first.select_option(kind)
        if kind == "local":  # whoever sits at the same screen is called to it by name
            row.get_by_role("textbox").fill(f"Guest {at}")
    page.wait_for_selector(".lb-ready-fine")
    page.locator(".lb-create button[type=submit]").click()
    page.wait_for_selector("#lb-invitations, .tb-table-page, .tb-curtain")
    links = [each.input_value() for each in page.locator("#lb-invitations .lb-copy input").all()]
    return [each for each in links if "/join/" in each]


def join(visitor: Visitor, link: str, name: str) -> None:
    """Follow an invitation, say one's name, sit down."""
    visitor.page.goto(link)
    visitor.page.wait_for_selector("form")
    visitor.page.locator("form input[type=text], form input:not([type])").first.fill(name)
    visitor.page.locator("form button[type=submit]").click()
    visitor.page.wait_for_selector(".tb-table-page, .os-frame")


def sit_down(visitor: Visitor) -> None:
    """From the page with the links to the table."""
    visitor.page.locator("#lb-invitations a.ui-button-primary").click()
    visitor.page.wait_for_selector(".tb-table-page, .os-frame")
