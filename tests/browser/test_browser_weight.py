"""The first load is light, compressed on the way, and asks nobody but this server."""

import gzip
import urllib.request
from typing import Final

import pytest
from playwright.sync_api import Response

from tests.browser.fixtures import Visit
from tests.browser.harness import CONTROLS, ME, STEWARD, WIDE

MOST: Final = 200_000
"""Bytes of the first load, compressed."""
MOST_AT_TABLE: Final = 220_000
"""Bytes of a table with an open question, compressed, without what is said over the socket."""


def test_the_first_page_is_light_and_comes_from_one_place(visit: Visit) -> None:
    visitor = visit(WIDE, "en")
    seen: list[Response] = []
    visitor.page.on("response", lambda answer: seen.append(answer))  # a method of a list takes no marks
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    own = [answer for answer in seen if "/api/" not in answer.url]
    assert len(own) > 4
    assert sum([len(gzip.compress(answer.body(), 6)) for answer in own]) < MOST
    assert visitor.outside == []


@pytest.mark.parametrize("game", ["obsession", "notre-dame"])
def test_a_table_brings_what_its_first_question_needs(visit: Visit, game: str) -> None:
    visitor = visit(WIDE, "en")
    made = visitor.server.make(game, ME, STEWARD)
    seen: list[Response] = []
    visitor.page.on("response", lambda answer: seen.append(answer))  # a method of a list takes no marks
    visitor.sit(made).wait_for_selector(CONTROLS, state="attached")
    visitor.page.wait_for_load_state("networkidle")
    brought = [answer for answer in seen if answer.status == 200]
    assert sum([len(gzip.compress(answer.body(), 6)) for answer in brought]) < MOST_AT_TABLE


def test_scripts_are_sent_compressed_and_may_be_kept(visit: Visit) -> None:
    visitor = visit(WIDE, "en")
    seen: list[Response] = []
    visitor.page.on("response", lambda answer: seen.append(answer))  # a method of a list takes no marks
    visitor.go("/")
    scripts = [answer.url for answer in seen if answer.url.endswith(".js") and "/assets/" in answer.url]
    request = urllib.request.Request(scripts[0], headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert "immutable" in answer.headers["Cache-Control"]
