"""The record book in a browser: finished games are in it, it fits, is accessible, and leads to the replay."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import PHONE, WIDE, Server
from tests.browser.layout import layout_faults
from tests.browser.moments import made_at


@pytest.mark.parametrize(
    ("size", "lang", "dark"), [(WIDE, "en", False), (PHONE, "fr", True), (PHONE, "pl", False)]
)
def test_finished_games_are_in_the_record_book(
    visit: Visit, server: Server, size: tuple[int, int], lang: str, dark: bool
) -> None:
    visitor = visit(size, lang, dark=dark)
    alone = made_at(server, "obsession", 1, opponent="eden")
    for made in (alone, made_at(server, "notre-dame", 3)):
        visitor.sit(made).wait_for_selector(".tb-end")
    page = visitor.go("/record")
    page.select_option(".rb-choice select", "obsession")
    page.wait_for_selector(".rb-ladder tbody tr:nth-child(18)")
    page.wait_for_function(
        "document.querySelectorAll('.rb-tables')[0].querySelectorAll('table').length === 4"
    )
    visitor.screenshot(f"record-{lang}-{size[0]}")
    assert visitor.axe() == []
    assert layout_faults(page) == []
    page.locator(".rb-list a").click()
    page.wait_for_selector(".tb-replay")


def test_the_record_is_saved_and_brought_to_another_device(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    visitor = visit()
    visitor.sit(made_at(server, "notre-dame", 3)).wait_for_selector(".tb-end")
    page = visitor.go("/record")
    page.wait_for_selector(".rb-list")
    saved = []
    for at, name in enumerate(("record.csv", "record.json")):
        with page.expect_download() as begun:
            page.locator("#rb-files button").nth(at).click()
        saved.append(tmp_path / name)
        begun.value.save_as(saved[-1])
    (row,) = csv.DictReader(io.StringIO(saved[0].read_text(encoding="utf-8")))
    assert (row["game"], row["players"], row["outcome"]) == ("notre-dame", "3", "several")
    assert json.loads(saved[1].read_text(encoding="utf-8"))["format"] == "parlour-record"
    other = visit(PHONE).go("/record")
    other.set_input_files("#rb-files input", saved[1])
    other.wait_for_selector(".rb-list")
    assert other.locator(".rb-list a").count() == 0, "the game is known, but its key is on the other device"
