"""Tables at many moments: no complaint of the accessibility checker, and room on a narrow phone."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.fixtures import Visit
from tests.browser.harness import LOCAL, ME, NARROW, PHONE, STEWARD, WIDE, Clicker, Server, Visitor
from tests.browser.moments import made_at
from tests.browser.screens import GAMES, MODES, MOMENTS
from tests.positions import DEPTH

SCREENS = [(WIDE, "en"), (PHONE, "fr")]
NAMES = ["en-wide", "fr-phone"]


def complaints(visitor: Visitor, size: tuple[int, int]) -> list[object]:
    """What is wrong with what is to be seen now; a phone is made narrower, too."""
    found: list[object] = [*visitor.axe()]
    narrow = NARROW if size == PHONE else size
    visitor.resize(narrow)
    if (width := visitor.width()) > narrow[0]:
        found.append(width)
    visitor.resize(size)
    return found


def tabs(page: Page) -> list[str]:
    """The tabs that a phone has at the bottom; a wide screen shows everything at once."""
    return [str(each.get_attribute("data-tab")) for each in page.locator(".tb-tabs [data-tab]").all()]


@pytest.mark.parametrize(("size", "lang"), SCREENS, ids=NAMES)
def test_tables_are_accessible_and_fit(
    visit: Visit, server: Server, size: tuple[int, int], lang: str
) -> None:
    visitor = visit(size, lang)
    visitor.prefer(table_curtain="off")
    wrong: dict[str, object] = {}
    for game, people, question in MOMENTS:
        page = visitor.sit(made_at(server, game, people, question))
        page.wait_for_selector("[data-action], [data-part]" if question else ".tb-end", state="attached")
        if found := complaints(visitor, size):
            wrong[f"{game} {question}"] = found
    assert wrong == {}


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "fr"), (PHONE, "en")], ids=["fr-wide", "en-phone"])
def test_modes_are_accessible_and_fit(visit: Visit, server: Server, size: tuple[int, int], lang: str) -> None:
    visitor = visit(size, lang)
    visitor.prefer(table_curtain="off")
    wrong: dict[str, object] = {}
    for people, question, modules in MODES:
        page = visitor.sit(made_at(server, "obsession", people, question, modules=modules))
        page.wait_for_selector("[data-action], [data-part]" if question else ".tb-end", state="attached")
        if DEPTH > 1:  # a picture of the whole page takes as long as everything else
            visitor.screenshot(f"{modules[0]}-{people}-{question or 'end'}-{size[0]}")
        if found := complaints(visitor, size):
            wrong[f"{modules[0]} {question}"] = found
    assert wrong == {}


@pytest.mark.parametrize(
    ("game", "people", "question"), [MOMENTS[2], MOMENTS[8]], ids=["obsession", "notre-dame"]
)
def test_every_tab_of_a_phone(visit: Visit, server: Server, game: str, people: int, question: str) -> None:
    visitor = visit(PHONE, "pl")
    visitor.prefer(table_curtain="off")
    page = visitor.sit(made_at(server, game, people, question))
    wrong: dict[str, object] = {}
    for tab in tabs(page):
        page.locator(f".tb-tabs [data-tab={tab}]").click()
        page.wait_for_selector(f".tb-tabs [data-tab={tab}][aria-current]")
        if found := complaints(visitor, PHONE):
            wrong[tab] = found
    assert wrong == {}


@pytest.mark.parametrize(("size", "lang"), SCREENS, ids=NAMES)
def test_windows_of_a_table(visit: Visit, server: Server, size: tuple[int, int], lang: str) -> None:
    visitor = visit(size, lang)
    wrong: dict[str, object] = {}
    page = visitor.sit(made_at(server, "obsession", 1, "host-activity"))
    is_wide = size == WIDE
    if not is_wide:
        page.locator("[data-tab=log]").click()
    for tab in page.locator(".tb-side [role=tab]").all():
        name = str(tab.get_attribute("data-tab"))
        tab.click()
        if found := complaints(visitor, size):
            wrong[name] = found
    page.locator("[data-menu]").click()
    page.wait_for_selector("dialog[open]")
    if found := complaints(visitor, size):
        wrong["menu"] = found
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    if not is_wide:
        page.locator("[data-tab=turn]").click()
    page.locator(".obs-market .obs-hit" if is_wide else ".ob-tap").first.click()
    page.wait_for_selector("dialog[open] .ln-values")
    page.locator("dialog[open]").evaluate("dialog => { dialog.dataset.seen = 'before' }")
    if found := complaints(visitor, size):
        wrong["inspect"] = found
    visitor.resize(PHONE if is_wide else WIDE)
    visitor.resize(size)  # another layout leaves an open window alone
    assert page.locator("dialog[open][data-seen=before]").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    if found := complaints(visitor, size):
        wrong["keys"] = found
    assert wrong == {}


@pytest.mark.parametrize(("size", "lang"), SCREENS, ids=NAMES)
def test_composing_up_to_the_commit(visit: Visit, server: Server, size: tuple[int, int], lang: str) -> None:
    visitor = visit(size, lang)
    page = visitor.sit(made_at(server, "obsession", 1, "host-activity"))
    page.locator("[data-part]").nth(2).click()
    place = ".obs-seating" if size == WIDE else ".ob-planning"
    page.wait_for_selector(f"{place} [data-part], {place} [data-action], .obs-hand [data-part]")
    wrong: dict[str, object] = {}
    if found := complaints(visitor, size):
        wrong["guests"] = found
    ready = page.locator("[data-commit]:not([aria-disabled=true])")
    Clicker(page, 2).play(seconds=30, until=lambda: ready.count() > 0)
    if size != WIDE:
        page.locator(".tb-fold").click()
    if found := complaints(visitor, size):
        wrong["commit"] = found
    assert wrong == {}


def test_the_curtain(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE, "fr")
    page = visitor.sit(made_at(server, "notre-dame", 3, "keep-card"))
    page.wait_for_selector("[data-curtain]")
    assert complaints(visitor, PHONE) == []


@pytest.mark.parametrize(("size", "lang"), SCREENS, ids=NAMES)
def test_who_thinks_is_shown_and_the_page_goes_on(
    visit: Visit, server: Server, size: tuple[int, int], lang: str
) -> None:
    visitor = visit(size, lang)
    visitor.prefer(table_curtain="off")
    page = visitor.sit(server.make("obsession", ME, {"kind": "bot", "bot": "master"}, seed="thinking"))
    # A master that thinks no longer takes its dots away: they are looked at while they are there.
    seen: list[str] = []

    def there() -> bool:
        seen.extend(page.locator("h1 .tb-dots").evaluate_all("found => found.map(dots => dots.ariaHidden)"))
        return bool(seen)

    Clicker(page).play(until=there)
    assert seen[0] == "true"
    page.locator("[data-menu]").click()
    page.wait_for_selector("dialog[open]")


def _is_there(found: Locator) -> bool:
    return found.count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_at_one_screen_it_says_whose_turn_it_is_and_the_plates_name_the_others(
    visit: Visit, server: Server, game: str
) -> None:
    visitor = visit()
    visitor.prefer(table_curtain="off")
    page = visitor.sit(server.make(game, ME, LOCAL, STEWARD))
    who, plates = page.locator(".os-who"), page.locator(".nds-plates, .obs-plates")
    people = [str(ME["name"]), str(LOCAL["name"])]
    clicker = Clicker(page)
    for looking, other in (people, people[::-1]):
        asked = who.filter(has_text=looking)
        clicker.play(until=partial(_is_there, asked))
        asked.wait_for()
        told = " ".join(plates.all_inner_texts())
        assert other in told
        assert looking not in told
        assert "Steward" in told
