"""A result is shown to others: a picture, and a link that opens the result and nothing else."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import pytest

from parlour.i18n.texts import Texts
from tests.browser.fixtures import Visit
from tests.browser.harness import PHONE, WIDE, Server
from tests.browser.questions import END, moments
from tests.browser.screens import GAMES

TEXTS: Final = Texts("en")


def _numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", GAMES)
def test_a_result_is_shared_as_a_picture_and_by_a_link(visit: Visit, server: Server, game: str) -> None:
    moment = next(each for each in moments(game) if each.kind == END)
    player = visit(WIDE, "en")
    player.prefer(table_curtain="off", table_story="off")
    page = player.sit(server.post("/api/imports", {"log": moment.file()}))
    page.wait_for_selector("[data-share]")
    winner = page.locator("[data-winner]").inner_text()
    page.locator("[data-share]").click()
    link = page.locator(".tb-share input").input_value()
    drawn = page.evaluate(
        """() => {
            const canvas = document.querySelector('.tb-share canvas');
            const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
            const colours = new Set();
            for (let at = 0; at < data.length; at += 4 * 97) colours.add(data.slice(at, at + 3).join());
            return colours.size;
        }"""
    )
    assert drawn > 20, "ground, words and bars"
    assert player.axe() == []
    with page.expect_download() as saved:
        page.locator("[data-share-save]").click()
    assert saved.value.suggested_filename.endswith(".png")

    for size in (WIDE, PHONE):
        guest = visit(size, "fr")
        shown = guest.page
        shown.goto(link)
        shown.wait_for_selector("[data-result] [data-winner]")
        assert shown.locator("[data-share], [data-replay], [data-rematch]").count() == 0
        assert guest.axe() == []
        assert guest.width() <= size[0]
        # The same numbers; their order is the language's.
        assert _numbers(shown.locator("[data-winner]").inner_text()) == _numbers(winner)

    lost = visit(WIDE, "en")
    lost.page.goto(f"{server.address}{urlsplit(link).path[:-2]}xx")
    assert lost.page.locator("main [role=alert]").inner_text() == TEXTS.text("error-no-such-result")
    lost.faults.clear()  # the browser notes that the server found nothing
