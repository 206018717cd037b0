"""Both guided first games, doing only what the lesson says, up to its end."""

from __future__ import annotations

import json

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import CONTROLS, PHONE, ROOT, WIDE, Clicker

LESSONS = ROOT / "web" / "src" / "games"


@pytest.mark.parametrize(
    ("game", "size"), [("notre-dame", WIDE), ("obsession", PHONE)], ids=["notre-dame", "obsession"]
)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, size: tuple[int, int]) -> None:
    steps = len(json.loads((LESSONS / game / "lesson.json").read_text(encoding="utf-8"))["steps"])
    visitor = visit(size)
    page = visitor.go("/learn")
    page.locator(f"[data-lesson-start={game}]").click()
    page.wait_for_selector(".tb-table-page, .os-frame")
    said: list[str] = []
    player = Clicker(page, 1)
    while page.locator(".ln-lesson-over").count() == 0:
        page.wait_for_selector(f".ln-lesson-over, .ln-lesson :is(h2), {CONTROLS}", state="attached")
        words = page.locator(".ln-lesson [role=status] p").first
        text = words.inner_text() if words.count() > 0 else ""
        if text != "" and page.locator(".ln-lesson h2").count() > 0 and text not in said:
            said.append(text)
            assert visitor.axe() == []
        # The lesson leaves nothing else to press; where it lets the learner choose, anything goes.
        if not player.step():
            page.wait_for_timeout(50)
        assert player.moves <= steps + 1
    assert player.moves >= steps
    assert len(said) >= steps
    assert player.commit()  # and the game goes on alone
