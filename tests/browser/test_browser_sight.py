"""What once could not be seen or reached, on the screens where it was so: phones, upright and sideways."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.fixtures import Visit
from tests.browser.harness import ME, OPEN, PHONE, ROOT, WIDE, Clicker, Server, Visitor
from tests.browser.moments import made_at

SMALL: Final = (320, 640)
SIDEWAYS: Final = (844, 390)
ANSWERS: Final = "[data-part], [data-action]"

BOXES: Final = """(selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))"""

NAMES_BELOW: Final = """(names) => {
    const card = document.querySelector('.nd-person');
    const name = card.querySelector('h3 .nd-inspect');
    const face = card.querySelector('.nd-person-face').getBoundingClientRect();
    return names.filter((each) => {
        name.textContent = each;
        const box = name.getBoundingClientRect();
        return box.top >= face.bottom - 4 || box.right > card.getBoundingClientRect().right;
    });
}"""
"""Those of the names that would stand below the portrait of a person, or beyond the card."""


def _boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(BOXES, selector)
    return found


def _box(page: Page, selector: str) -> dict[str, float]:
    (found,) = _boxes(page, selector)
    return found


def _is_seen(page: Page, selector: str) -> bool:
    """Whether all of it is in the window, and nothing lies over its middle."""
    return bool(
        page.evaluate(
            """(selector) => {
                const shown = document.querySelector(selector);
                const { left, top, right, bottom } = shown.getBoundingClientRect();
                const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
                return isInside && shown.contains(above);
            }""",
            selector,
        )
    )


def _seated(visitor: Visitor, made: Any) -> Page:
    visitor.prefer(table_curtain="off", table_confirm="always")
    page = visitor.sit(made)
    page.wait_for_selector(f"{ANSWERS}, .tb-end", state="attached")
    return page


def _person_names(lang: str) -> list[str]:
    text = (ROOT / f"src/parlour/games/notre_dame/locale/{lang}/game.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^nd-person-[a-z]+(?:-[a-z]+)* = (.*)$", text, re.MULTILINE)
    return [name for name in names if len(name) < 25 and "{" not in name]


def test_a_person_is_called_beside_its_portrait(visit: Visit, server: Server) -> None:
    visitor = visit(SMALL, "fr")
    page = _seated(visitor, made_at(server, "notre-dame", 3, "bribe-person"))
    page.wait_for_selector(".nd-person")
    for size in (SMALL, (700, 900), SIDEWAYS):
        visitor.resize(size)
        assert page.evaluate(NAMES_BELOW, _person_names("fr")) == [], size


def test_own_things_and_the_next_step_stay_in_sight_and_the_button_has_room(
    visit: Visit, server: Server
) -> None:
    for size, lang in ((SMALL, "pl"), (SIDEWAYS, "fr")):
        visitor = visit(size, lang)
        page = _seated(visitor, made_at(server, "obsession", 2, "host-activity"))
        page.locator("[data-part]").nth(2).click()  # far enough down to be scrolled to
        page.wait_for_selector(".ob-guestparts [data-part]")
        page.wait_for_function(
            """() => {
                const top = document.querySelector('.ob-guestparts [data-part]').getBoundingClientRect().top;
                return top > 0 && top < innerHeight;
            }"""
        )
        ready = page.locator("[data-commit]:not([aria-disabled=true])")
        Clicker(page, 2).play(seconds=20, until=lambda ready=ready: ready.count() > 0)  # type: ignore[misc]
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert _is_seen(page, ".tb-own")
        assert _is_seen(page, "[data-commit]")
        commit = _box(page, "[data-commit]")
        assert commit["right"] - commit["left"] >= min(290, 0.85 * size[0])
        for each in _boxes(page, ".tb-commit-buttons button"):
            assert each["bottom"] - each["top"] <= 80, "squeezed until its words stand upright"
        ready.click()
        page.locator("[data-undo]:not([aria-disabled=true])").click()
        page.wait_for_selector(".ui-toast")
        toast, bar = _box(page, ".ui-toasts"), _boxes(page, ".tb-commit")
        assert all(toast["bottom"] <= each["top"] for each in bar)


def test_a_finished_game_on_a_phone(visit: Visit, server: Server) -> None:
    visitor = visit(SMALL, "fr")
    page = _seated(visitor, made_at(server, "notre-dame", 3))
    assert _boxes(page, ".tb-commit") == [], "there is nothing left to answer"
    page.locator("[data-tab=log]").click()
    page.wait_for_selector(".st-line")
    assert _boxes(page, ".tb-end") == [], "the log is not behind the score sheet"
    page.locator("button.st-line").first.click()
    page.wait_for_selector(".tb-replay")
    for size, share in ((SMALL, 0.5), (SIDEWAYS, 0.4)):
        visitor.resize(size)
        page.evaluate("scrollTo(0, 0)")
        bar = _box(page, ".tb-replay")
        assert bar["bottom"] - bar["top"] <= share * size[1]
        for each in _boxes(page, ".tb-replay :is(button, input, select)"):
            assert each["left"] >= bar["left"]
            assert each["right"] <= bar["right"]


def test_who_asks_to_take_back_sees_that_and_the_refusal(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, OPEN, seed="back")
    table, seat = made["table"]["id"], made["invitations"]["1"]
    claim = {"seat": 1, "name": "Hugo", "invitation": seat}
    claimed = server.post(f"/api/tables/{table}/claims", claim)
    mara, hugo = visit(PHONE, "pl"), visit(WIDE)
    for visitor in (mara, hugo):
        visitor.prefer(table_curtain="off")
    pages = [mara.sit(made), hugo.sit(made, claimed["token"])]
    clickers = [Clicker(page) for page in pages]
    asks = pages[0].locator("[data-undo]:not([aria-disabled=true])")
    for _ in range(60):
        if clickers[0].moves >= 1 and clickers[1].moves >= 1 and asks.count() > 0:
            break
        for clicker in clickers:
            clicker.step()
        pages[0].wait_for_timeout(50)
    pages[0].evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    asks.first.click()
    pages[0].locator("dialog[open] .ui-button-primary").click()
    pages[0].wait_for_selector("[data-undo-asked]")
    assert _is_seen(pages[0], "[data-undo-asked]")
    pages[1].locator("dialog[open] .ui-button:not(.ui-button-primary)").last.click()
    pages[0].wait_for_selector(".tb-notice")
    assert _is_seen(pages[0], ".tb-notice")


def test_the_first_link_and_a_key_lead_to_the_question(visit: Visit, server: Server) -> None:
    for size in (WIDE, PHONE):
        page = _seated(visit(size), made_at(server, "obsession", 1, "host-activity"))
        page.evaluate("document.activeElement.blur()")
        page.locator(".ui-skip").focus()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.matches('h1')")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("q")
        page.wait_for_function("() => document.activeElement.matches('h1')")
        page.keyboard.press("ArrowDown")
        page.wait_for_function("() => document.activeElement.matches('[data-part], [data-action]')")


def test_no_control_says_its_words_twice(visit: Visit, server: Server) -> None:
    page = _seated(visit(PHONE), made_at(server, "notre-dame", 3, "play-card"))
    told = re.findall(r'button "(.+?)"', page.locator("main").aria_snapshot())
    assert len(told) > 5
    assert [name for name in told if re.search(r"\b([\w ]{4,})\b[ :,.]+\1\b", name)] == []


def test_a_guided_game_shows_its_words_and_what_they_speak_of(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/learn")
    page.locator("[data-lesson-start=notre-dame]").click()
    page.wait_for_selector(".ln-ringed[data-action]")
    for _ in range(2):  # a step where the first answer is in sight by itself, and one where it is not
        page.wait_for_function(
            """() => {
                const ringed = document.querySelector('.ln-ringed[data-action]');
                const { top, bottom } = ringed.getBoundingClientRect();
                const bars = ['.tb-under', '.tb-commit']
                    .map((bar) => document.querySelector(bar).getBoundingClientRect());
                return top >= bars[0].bottom && bottom <= bars[1].top;
            }"""
        )
        assert _is_seen(page, ".ln-lesson h2")
        before = page.locator(".ln-lesson h2").inner_text()
        page.locator("[data-lesson-choose]").click()
        page.locator("[data-commit]:not([aria-disabled=true])").click()
        page.wait_for_function(
            "(before) => document.querySelector('.ln-lesson h2')?.innerText !== before", arg=before
        )
        page.wait_for_selector(".ln-ringed[data-action]")
