"""Every question of both games fits every window: nothing is cut off or covered, no region moves."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from parlour.i18n.texts import LANGUAGES
from tests.browser.fixtures import Visit
from tests.browser.harness import PHONE, RANDOM, WIDE, Clicker, Server, Visitor
from tests.browser.layout import boxes, layout_faults
from tests.browser.questions import END, Moment, moments
from tests.browser.screens import GAMES
from tests.positions import DEPTH

LARGER: Final = (1440, 900)
LAPTOP: Final = (1280, 680)
SMALLEST: Final = (320, 640)
SIZES: Final = (WIDE, LARGER, PHONE, SMALLEST)
ANSWERS: Final = 8
MOST_SHIFT: Final = 0.05
"""Layout shift of an answer, as browsers reckon it: the share of the window that moved, times how far."""
SHIFTS: Final = """() => {
    window.shift_ = 0;
    window.shifts_?.disconnect();  // the next game may come on the same page
    window.shifts_ = new PerformanceObserver((list) => {
        for (const each of list.getEntries()) window.shift_ += each.value;
    });
    window.shifts_.observe({ type: 'layout-shift' });
}"""

ASKED_AGAIN: Final = """() => {
    const { activeElement } = document;
    const box = document.querySelector('.os-question h1')?.getBoundingClientRect();
    const isIn = box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    return isIn && !isBusy && activeElement?.closest('.os-frame') != null
        && document.querySelector('[data-action], [data-part]') !== null;
}"""
"""The next question is in view, and the focus is at the table."""


def _looked_at(game: str, lang: str) -> list[Moment]:
    """In a plain run every kind of question once, the languages taking turns; else all, in every language."""
    found = moments(game)
    if DEPTH == 1:
        found = tuple(
            {each.kind: each for each in sorted(found, key=lambda each: (each.seats, each.ply))}.values()
        )
    return [each for at, each in enumerate(found) if DEPTH > 1 or LANGUAGES[at % len(LANGUAGES)] == lang]


def _open(visitor: Visitor, server: Server, moment: Moment) -> Page:
    page = visitor.sit(server.post("/api/imports", {"log": moment.file()}))
    page.wait_for_selector(
        ".tb-end" if moment.kind == END else "[data-action], [data-part]", state="attached"
    )
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    return page


def _settled(page: Page) -> None:
    """Wait until the page is drawn, and what follows from its size is drawn again."""
    page.evaluate("() => new Promise((go) => setTimeout(() => requestAnimationFrame(go), 60))")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_every_window(visit: Visit, server: Server, game: str, lang: str) -> None:
    visitor = visit(WIDE, lang)
    visitor.prefer(table_curtain="off", table_story="off", table_forced="off")
    wrong: list[str] = []
    places: dict[tuple[int, int], set[str]] = {}
    for at, moment in enumerate(_looked_at(game, lang)):
        page = _open(visitor, server, moment)
        # A plain run takes two sizes of the four, in turn: one with a single screen, and one that scrolls.
        for size in (*SIZES, LAPTOP) if DEPTH > 1 else SIZES[at % 2 :: 2]:
            visitor.resize(size)
            _settled(page)
            told = f"{moment.kind} ({moment.stem} at {moment.ply}, {size[0]}x{size[1]}):"
            wrong += [f"{told} {fault}" for fault in layout_faults(page)]
            if moment.kind != END and (found := boxes(page)):
                places.setdefault(size, set()).add(found)
        visitor.resize(WIDE)
    assert wrong == [], "\n".join(wrong)
    assert {size: len(found) for size, found in places.items()} == dict.fromkeys(places, 1)


def _shifts(page: Page, most: int) -> list[float]:
    """How far each of at most so many answers moved the page. The end of the game is no question."""
    page.wait_for_selector("[data-action], [data-part]")
    _settled(page)
    page.evaluate(SHIFTS)
    clicker = Clicker(page, 5)
    shifts: list[float] = []
    while len(shifts) < most:
        if not clicker.commit(30):
            assert clicker.is_over(), "nothing to click, and the game goes on"
            break
        page.wait_for_function(f"() => document.querySelector('.tb-end') !== null || ({ASKED_AGAIN})()")
        if clicker.is_over():
            break
        _settled(page)
        shifts.append(
            page.evaluate("() => { const moved = window.shift_; window.shift_ = 0; return moved; }")
        )
    return shifts


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_moves_nothing_but_pieces(visit: Visit, server: Server, game: str) -> None:
    visitor = visit()
    visitor.prefer(table_curtain="off", table_story="off")
    shifts: list[float] = []
    while len(shifts) < ANSWERS * DEPTH:  # more than a game has, in the soak
        seed = f"shifts {len(shifts)}"
        made = server.make(game, {"kind": "me", "name": "Mara"}, RANDOM, RANDOM, seed=seed)
        shifts += _shifts(visitor.sit(made), ANSWERS * DEPTH - len(shifts))
    assert max(shifts) < MOST_SHIFT, shifts
