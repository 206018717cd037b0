"""What people do at a table besides moving: hand over, leave, return, talk, look back, switch languages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Visit
from tests.browser.harness import LOCAL, ME, OPEN, PHONE, RANDOM, Clicker, Made, Server
from tests.browser.moments import made_at

TABLET = (820, 1180)


def _claimed(server: Server, made: Made, seat: int = 1, name: str = "Hugo") -> str:
    """Somebody takes an open seat; his token."""
    claim = {"seat": seat, "name": name, "invitation": made["invitations"][str(seat)]}
    return str(server.post(f"/api/tables/{made['table']['id']}/claims", claim)["token"])


def _side(page: Page, tab: str) -> None:
    """Open log, chat or questions beside the board."""
    page.locator(f".tb-side [role=tab][data-tab={tab}]").click()


def _own_cards(server: Server, made: Made, seat: int) -> list[str]:
    """The cards of Notre Dame that a seat has in hand or chooses from."""
    view = server.position(made["table"]["id"], seat, made["token"])["view"]
    return [*view["hand"], *view["choose-from"]]


def test_behind_the_curtain_there_is_nothing_of_anybodys_hand(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, LOCAL, RANDOM, seed="2")
    page = visit().sit(made)
    player = Clicker(page, 1)
    curtains = 0
    while curtains < 4:
        page.wait_for_selector(".tb-curtain, [data-action]")
        content = page.content()
        if "tb-curtain" in content:
            curtains += 1
            cards = [*_own_cards(server, made, 0), *_own_cards(server, made, 1)]
            assert cards
            assert [card for card in cards if card in content] == []
            assert [
                sign for sign in ("tb-board", "tb-side", "data-action", "data-part") if sign in content
            ] == []
        player.step()


def test_a_bot_takes_over_and_gives_back(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, RANDOM, RANDOM, seed="4")
    page = visit().sit(made)
    assert Clicker(page, 1).commit()
    page.locator("[data-menu]").click()
    page.get_by_role("button", name="Let the computer play for me").click()
    page.locator("dialog[open] .ui-button-danger").click()
    page.wait_for_selector(".tb-banner")
    ply = server.position(made["table"]["id"], 0, made["token"])["ply"]
    for _ in range(200):
        if server.position(made["table"]["id"], 0, made["token"])["ply"] > ply + 12:
            break
        page.wait_for_timeout(100)
    assert any(line.startswith("0 ") for line in server.log(made["table"]["id"], made["token"])[ply:])
    page.locator(".tb-banner button").click()
    page.wait_for_selector(".tb-banner", state="detached")
    assert page.locator(".tb-end").count() > 0 or Clicker(page, 1).commit()


def test_when_the_time_is_up_a_bot_plays_on(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, RANDOM, RANDOM, seed="4", time={"bank": 2, "increment": 3})
    page = visit().sit(made)
    page.wait_for_selector(".tb-banner", timeout=30_000)  # nobody has pressed anything
    for _ in range(200):
        if any(line.startswith("0 ") for line in server.log(made["table"]["id"], made["token"])):
            break
        page.wait_for_timeout(100)
    page.locator(".tb-banner button").click()
    page.wait_for_selector(".tb-banner", state="detached")
    assert any(line.startswith("0 ") for line in server.log(made["table"]["id"], made["token"]))


def test_a_spectator_sees_no_hidden_card(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, RANDOM, RANDOM, seed="6")
    table = made["table"]["id"]
    player, watcher = visit(), visit()
    player.sit(made)
    watcher.page.goto(f"{server.address}/#/watch/{table}/{made['watch']}")
    watcher.page.wait_for_selector(".tb-table-page, .os-frame")
    clicker = Clicker(player.page, 2)
    for _ in range(6):
        open_view = str(server.position(table, None, made["watch"]))
        hidden = [card for card in _own_cards(server, made, 0) if f"'{card}'" not in open_view]
        content = watcher.page.content()
        assert [card for card in hidden if f'"{card}"' in content] == []
        recent = "".join(watcher.frames[-3:])
        assert [card for card in hidden if f'"{card}"' in recent] == []
        assert watcher.page.locator("[data-action], [data-part], [data-commit]").count() == 0
        assert clicker.commit()
    assert watcher.page.locator("h1").inner_text() != ""


def test_a_phrase_is_read_in_the_language_of_the_reader(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, OPEN, RANDOM)
    mara, hugo = visit(), visit(lang="fr")
    mara.sit(made)
    hugo.sit(made, _claimed(server, made))
    _side(mara.page, "chat")
    _side(hugo.page, "chat")
    mara.page.locator(".tb-phrases button").nth(2).click()
    hugo.page.wait_for_selector(".tb-chat-lines li")
    mara.page.wait_for_selector(".tb-chat-lines li")
    english = mara.page.locator(".tb-chat-lines li p").inner_text()
    french = hugo.page.locator(".tb-chat-lines li p").inner_text()
    assert english == mara.page.locator(".tb-phrases button").nth(2).inner_text()
    assert french == hugo.page.locator(".tb-phrases button").nth(2).inner_text()
    assert english != french
    hugo.page.locator(".tb-chat input").fill("À bientôt <b>!</b>")
    hugo.page.keyboard.press("Enter")
    expect(mara.page.locator(".tb-chat-lines li p").nth(1)).to_have_text("À bientôt <b>!</b>")


def test_language_and_theme_change_in_the_middle_of_a_game(visit: Visit, server: Server) -> None:
    made = made_at(server, "obsession", 1, "host-activity")
    page = visit(TABLET).sit(made)  # a phone has room for the language only
    page.locator("[data-part]").first.click()
    page.wait_for_selector(".ob-planning, .obs-seating")
    told = {}
    before = page.locator("h1").inner_text()
    for lang in ("pl", "fr", "en"):
        page.locator("[data-language]").select_option(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        page.wait_for_selector(".ob-planning, .obs-seating")  # what was put together is still there
        expect(page.locator("h1")).not_to_have_text(before)
        before = told[lang] = page.locator("h1").inner_text()
    assert len(set(told.values())) == 3
    papers = set()
    for theme in ("light", "dark", "contrast"):
        page.locator("[data-theme-choice]").select_option(theme)
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        papers.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(papers) == 3
    page.reload()
    page.wait_for_selector(".tb-table-page, .os-frame")
    assert page.evaluate("document.documentElement.dataset.theme") == "contrast"


def test_looking_back_with_the_slider(visit: Visit, server: Server) -> None:
    made = made_at(server, "notre-dame", 3)
    last = server.position(made["table"]["id"], 0, made["token"])["ply"]
    visitor = visit(PHONE)
    page = visitor.sit(made)
    page.wait_for_selector(".tb-end")
    page.locator("[data-menu]").click()
    page.locator("dialog[open] .ui-button", has_text=re.compile("replay|look back|step", re.I)).first.click()
    slider = page.locator(".tb-slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".tb-replay-words")).to_contain_text("0")
    assert page.locator(".tb-end").count() == 0
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("20")
    expect(page.locator(".tb-replay-words")).to_have_text(re.compile(rf"\b20\b.*\b{last}\b"))
    assert visitor.axe() == []
    page.locator(".tb-replay .ui-button-primary").click()
    page.wait_for_selector(".tb-end")
