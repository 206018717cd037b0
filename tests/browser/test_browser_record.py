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


def many(path: Path) -> Path:
    """A file of solitaire games, some of them won, at a path."""
    modules = (["base", "solitaire"], ["base", "solitaire", "dynamic-opponent"], ["base", "estate-challenge"])
    games = [
        {
            "table": f"made-{at}",
            "game": "obsession",
            "ended": 1_790_000_000_000 + at * 86_400_000,
            "plies": 90,
            "modules": modules[at % 3],
            "options": {"opponent": ("fairfax", "eden", "tudor", "villiers")[at % 4]},
            "seats": [{"kind": "person", "name": "", "bot": ""}],
            "held": [0],
            "places": [
                {"seat": 0, "total": 70 + at * 7 % 60, "rank": 1 if at * 7 % 60 > 25 else 2},
                {"seat": -1, "total": 95, "rank": 2 if at * 7 % 60 > 25 else 1},
            ],
            "marks": [("york", "asquith", "ponsonby")[at % 3]],
        }
        for at in range(30)
    ]
    path.write_text(json.dumps({"format": "parlour-record", "version": 1, "games": games}), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("size", "lang", "dark"), [(WIDE, "en", False), (PHONE, "fr", True), (PHONE, "pl", False)]
)
def test_finished_games_are_in_the_record_book(
    visit: Visit, server: Server, tmp_path: Path, size: tuple[int, int], lang: str, dark: bool
) -> None:
    visitor = visit(size, lang, dark=dark)
    alone = made_at(server, "obsession", 1, opponent="eden")
    for made in (alone, made_at(server, "notre-dame", 3)):
        visitor.sit(made).wait_for_selector(".tb-end")
    page = visitor.go("/record")
    page.set_input_files("#rb-files input", many(tmp_path / "record.json"))
    page.wait_for_selector(".rb-chart")
    page.wait_for_selector(".ui-toast", state="detached")
    page.select_option(".rb-choice select", "obsession")
    page.wait_for_selector(".rb-ladder tbody tr:nth-child(18)")
    page.wait_for_selector(".rb-tables:not(.rb-ladders) > :nth-child(4)")
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
