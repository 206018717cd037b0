"""Every way of taking back: free, by consent that is given or refused, and at will at a practice table."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.fixtures import Visit
from tests.browser.harness import ME, OPEN, RANDOM, Clicker, Made, Server, Visitor


def _tier(server: Server, made: Made, token: str, seat: int) -> str:
    return str(server.position(made["table"]["id"], seat, token)["undo"]["tier"])


def _plies(server: Server, made: Made, token: str, seat: int) -> int:
    return int(server.position(made["table"]["id"], seat, token)["ply"])


def _wait_for_ply(page: Page, server: Server, made: Made, token: str, seat: int, below: int) -> None:
    for _ in range(100):
        if _plies(server, made, token, seat) < below:
            return
        page.wait_for_timeout(100)
    raise AssertionError("nothing was taken back")


def test_free_as_long_as_nothing_was_revealed(visit: Visit, server: Server) -> None:
    made = server.make("obsession", ME, practice=False, seed="5")
    page = visit().sit(made)
    player = Clicker(page, 1)
    for _ in range(30):
        assert player.commit()
        page.wait_for_selector("[data-commit]", state="detached")
        page.wait_for_timeout(100)
        if _tier(server, made, made["token"], 0) == "free":
            break
    assert _tier(server, made, made["token"], 0) == "free"
    ply = _plies(server, made, made["token"], 0)
    page.wait_for_selector("[data-undo]:not([disabled])")
    page.locator("[data-undo]").click()
    _wait_for_ply(page, server, made, made["token"], 0, ply)
    page.wait_for_selector("[data-action], [data-part]")  # the question is open again


def test_a_practice_table_takes_back_whatever_was_revealed(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, RANDOM, RANDOM, practice=True, seed="5")
    page = visit().sit(made)
    player = Clicker(page, 1)
    for _ in range(5):
        assert player.commit()
    page.wait_for_selector("[data-undo]:not([disabled])")
    ply = _plies(server, made, made["token"], 0)
    page.locator("[data-undo]").click()
    _wait_for_ply(page, server, made, made["token"], 0, ply)


def _two_at_a_table(visit: Visit, server: Server) -> tuple[Made, Visitor, Visitor, Page]:
    """A table where the first has something that only consent takes back; and who asks."""
    made = server.make("notre-dame", ME, OPEN, RANDOM, practice=False, seed="8")
    claim = {"seat": 1, "name": "Hugo", "invitation": made["invitations"]["1"]}
    other = server.post(f"/api/tables/{made['table']['id']}/claims", claim)
    first, second = visit(), visit()
    first.sit(made)
    second.sit(made, other["token"])
    players = [Clicker(first.page, 1), Clicker(second.page, 2)]
    for _ in range(400):
        if _tier(server, made, made["token"], 0) == "ask" and players[0].moves > 1:
            break
        if not any(each.step() for each in players):
            first.page.wait_for_timeout(50)
    first.page.wait_for_selector("[data-undo]:not([disabled])")
    first.page.locator("[data-undo]").click()
    first.page.locator("dialog[open] .ui-button-primary").click()
    second.page.wait_for_selector("dialog[open]")
    first.page.wait_for_selector(".tb-banner")
    return made, first, second, first.page


def test_the_others_agree(visit: Visit, server: Server) -> None:
    made, _, second, page = _two_at_a_table(visit, server)
    ply = _plies(server, made, made["token"], 0)
    second.page.locator("dialog[open] .ui-window-actions .ui-button-primary").click()
    _wait_for_ply(page, server, made, made["token"], 0, ply)
    page.wait_for_selector(".tb-banner", state="detached")


def test_somebody_refuses(visit: Visit, server: Server) -> None:
    made, _, second, page = _two_at_a_table(visit, server)
    ply = _plies(server, made, made["token"], 0)
    second.page.locator("dialog[open] .ui-window-actions .ui-button").first.click()
    page.wait_for_selector(".tb-banner", state="detached")
    second.page.wait_for_selector("dialog[open]", state="detached")
    assert _plies(server, made, made["token"], 0) >= ply
