"""Complete games, from the lobby to the score sheet, played by clicking only."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from e2e.lobby_steps import create, join, sit_down
from tests.browser.fixtures import Visit
from tests.browser.harness import (
    NARROW,
    OPEN,
    PHONE,
    WIDE,
    Clicker,
    Server,
    Visitor,
    play_together,
    score_sheet,
)

NAMES = ("Mara", "Hugo", "Ines", "Otto")


def seated(visit: Visit, game: str, people: int) -> list[Visitor]:
    """People at a table that the first has made, and the others have joined by the links."""
    visitors = [visit(WIDE if at == 0 else PHONE) for at in range(people)]
    links = create(visitors[0], game, NAMES[0], *["open"] * (people - 1))
    assert len(links) == people - 1
    for visitor, link, name in zip(visitors[1:], links, NAMES[1:], strict=False):
        join(visitor, link, name)
    sit_down(visitors[0])
    return visitors


@pytest.mark.parametrize(
    ("game", "people"), [("obsession", 2), ("notre-dame", 3)], ids=lambda each: str(each)
)
def test_people_invite_one_another_and_play_to_the_end(visit: Visit, game: str, people: int) -> None:
    visitors = seated(visit, game, people)
    players = [Clicker(each.page, at) for at, each in enumerate(visitors)]
    play_together(players)
    assert all(each.is_over() for each in players)
    sheets = [score_sheet(each.page) for each in visitors]
    assert all(name in sheets[0] for name in NAMES[:people])
    assert all(each == sheets[0] for each in sheets)  # everybody reads the same
    assert all(each.moves > 5 for each in players)


def test_four_people_at_one_table_see_the_same_game(visit: Visit) -> None:
    visitors = seated(visit, "notre-dame", 4)
    players = [Clicker(each.page, at) for at, each in enumerate(visitors)]
    play_together(players, answers=5)
    assert all(each.moves >= 5 for each in players)
    for visitor in visitors:  # nobody moves any more
        visitor.page.locator("[data-menu]").click()
        visitor.page.wait_for_selector("dialog[open]")
    wide, *phones = [each.page for each in visitors]
    for phone in phones:
        expect(phone.locator(".tb-where p")).to_have_text(phones[0].locator(".tb-where p").inner_text())
    stage = phones[0].locator(".tb-where p").inner_text().partition(" · ")[2]  # the game stands before it
    expect(wide.locator(".os-phase")).to_contain_text(stage, ignore_case=True)


@pytest.mark.parametrize(("game", "others"), [("obsession", []), ("notre-dame", ["bot", "bot"])])
def test_a_game_on_the_narrowest_phone_never_scrolls_sideways(
    visit: Visit, game: str, others: list[str]
) -> None:
    visitor = visit(NARROW)
    create(visitor, game, "Mara", *others)
    player = Clicker(visitor.page, 3)
    widest: list[int] = []

    def watch() -> bool:
        widest.append(visitor.width())
        return False

    player.play(until=watch)
    assert player.is_over()
    assert max(widest) <= NARROW[0]
    assert visitor.width() <= NARROW[0]


def test_an_open_seat_at_a_public_table_is_taken_from_the_first_page(visit: Visit, server: Server) -> None:
    made = server.make(
        "notre-dame", {"kind": "me", "name": "Mara"}, OPEN, OPEN, public=True, title="Rue des Fleurs"
    )
    visitor = visit()
    page = visitor.go("/")
    page.get_by_text("Rue des Fleurs").first.wait_for()
    page.locator(f"a[href*='/join/{made['table']['id']}']").first.click()
    page.locator("form input[type=text], form input:not([type])").first.fill("Hugo")
    page.locator("form button[type=submit]").click()
    page.wait_for_selector(".tb-table-page, .os-frame")
    table = json.loads(server.get(f"/api/tables/{made['table']['id']}"))
    assert "Hugo" in [seat["name"] for seat in table["seats"]]
