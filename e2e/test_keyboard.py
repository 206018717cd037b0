"""A game with the keyboard alone. The focus is never lost."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.fixtures import Visit
from tests.browser.harness import ME, RANDOM, Server
from tests.browser.moments import made_at

USABLE = ":not([disabled]):not([aria-disabled=true])"
COMMIT = f"[data-commit]{USABLE}"
ANSWER = f":is([data-curtain], [data-action]:not([aria-pressed=true]), [data-part]){USABLE}"
MOST_TABS = 300


def _is_lost(page: Page) -> bool:
    """Whether the focus has fallen back to the body, for longer than the page needs to put it somewhere."""
    for _ in range(20):
        if page.evaluate("document.activeElement !== null && document.activeElement !== document.body"):
            return False
        page.wait_for_timeout(100)
    return True


def _tab_to(page: Page, wanted: str) -> bool:
    """Press Tab until the focus is on something that is wanted; False when a whole round has not found it."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return True
    return False


def _tab_to_what_brings_on(page: Page) -> bool:
    """Tab to the commit where there is one, else to an answer; False when the game is over."""
    for _ in range(MOST_TABS):
        # While an answer is kept, and while the story is told, there is nothing to press.
        page.wait_for_selector(f"{COMMIT}, {ANSWER}, .tb-end", state="attached")
        page.keyboard.press("Tab")
        found = page.evaluate(
            """([commit, answer]) => {
                if (document.querySelector('.tb-end')) return 'over';
                const wanted = document.querySelector(commit) ? commit : answer;
                return document.activeElement.matches(wanted) ? 'here' : '';
            }""",
            [COMMIT, ANSWER],
        )
        if found:
            return bool(found == "here")
    raise AssertionError("Tab finds nothing to press")


def _play_by_keyboard(page: Page) -> int:
    """Play on to the score sheet; how many keys pressed something."""
    presses = 0
    while _tab_to_what_brings_on(page):
        page.keyboard.press("Enter" if presses % 2 else "Space")
        presses += 1
        assert not _is_lost(page), presses
        assert presses < 600
        page.wait_for_selector(f"{COMMIT}, {ANSWER}, .tb-end", state="attached")
    return presses


def test_a_whole_game_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit().sit(server.make("obsession", ME, seed="keys"))
    assert _play_by_keyboard(page) > 60


def test_the_end_of_a_game_of_three_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit().sit(made_at(server, "notre-dame", 3, rest=12))
    assert _play_by_keyboard(page) > 10


MOST_IN_VAIN = 3
STATE = """() => {
    const isUsable = (each) => each.checkVisibility() && !each.disabled
        && each.getAttribute('aria-disabled') !== 'true';
    const names = new Set([...document.querySelectorAll('[data-action], [data-part]')]
        .filter(isUsable).map((each) => each.dataset.action ?? 'part ' + each.dataset.part));
    return {
        isOver: document.querySelector('.tb-end') !== null,
        isReady: document.querySelector('[data-commit]:not([disabled])') !== null,
        isBusy: document.querySelector('[aria-busy=true], [data-skip]') !== null,
        answers: names.size,
        shown: document.querySelector('.os-tray')?.textContent + [...names].join(),
    };
}"""


def _by_numbers(page: Page) -> tuple[int, int]:
    """Play to the score sheet by numbers and Enter: how many keys were pressed, and how many did nothing."""
    rng = random.Random(3)
    presses = vain = 0
    while not (state := page.evaluate(STATE))["isOver"]:
        if state["isBusy"] or not (state["isReady"] or state["answers"]):
            page.wait_for_timeout(40)
            continue
        page.keyboard.press("Enter" if state["isReady"] else str(rng.randint(1, min(9, state["answers"]))))
        presses += 1
        for _ in range(40):
            if page.evaluate(STATE)["shown"] != state["shown"]:
                break
            page.wait_for_timeout(25)
        else:
            vain += 1
        assert presses < 600
    return presses, vain


@pytest.mark.parametrize(("game", "others"), [("obsession", 0), ("notre-dame", 2)])
def test_a_whole_game_by_numbers(visit: Visit, server: Server, game: str, others: int) -> None:
    visitor = visit()
    page = visitor.sit(server.make(game, ME, *[RANDOM] * others, seed="keys"))
    page.wait_for_selector("[data-action], [data-part]", state="attached")
    presses, vain = _by_numbers(page)
    assert presses > 60
    assert vain <= MOST_IN_VAIN


def test_a_table_is_made_by_keyboard(visit: Visit) -> None:
    page = visit().go("/")
    assert _tab_to(page, "a[href='#/new/notre-dame']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lb-ready-fine")
    assert not _is_lost(page)
    assert _tab_to(page, "input[autocomplete=nickname]")
    page.keyboard.type("Mara")
    assert _tab_to(page, "input[name=lb-seat-count]")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".lb-ready-fine")
    assert _tab_to(page, ".lb-create button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tb-table-page, .os-frame")
    assert not _is_lost(page)


def test_windows_give_the_focus_back(visit: Visit, server: Server) -> None:
    page = visit().sit(made_at(server, "obsession", 1, "choose-turn"))
    page.wait_for_selector("[data-action], [data-part]")
    assert _tab_to(page, "[data-menu]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.wait_for_function("() => document.activeElement.matches('[data-menu]')")
