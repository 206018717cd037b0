"""The page without a server: whole games with the network cut, and a tab that is killed at any moment."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.lobby_steps import create
from parlour.server.workers.files import verify
from tests.browser.harness import Clicker, Visitor
from tests.browser.site import TABLE, Notes, Site, await_shelf, crash, downloaded, entries, table_of

KILLS = 20
LONG = 900
"""Seconds for a whole game on a machine that does much else."""


@pytest.fixture
def site() -> Iterator[Site]:
    """The folder of `make site`, offered."""
    running = Site()
    running.start()
    yield running
    running.kill()


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody who was here once, so that everything is kept; nothing comes from anywhere else."""
    come = Visitor(browser, site)
    await_shelf(come.go("/"))
    yield come
    come.close()
    assert come.outside == []
    assert come.faults == []


def cut(visitor: Visitor, site: Site) -> None:
    """No network any more; the page is opened again without it."""
    site.kill()
    visitor.quiet = False  # the browser reports whatever it could not look up
    visitor.page.reload()
    visitor.page.wait_for_selector("h1")


def proved(visitor: Visitor, folder: Path) -> None:
    """The game leaves as a file; Python at the terminal comes to the same end by the same answers."""
    file = downloaded(visitor, folder)
    replay = Path(sys.executable).with_name("parlour")
    done = subprocess.run([str(replay), "replay", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    here = verify(file.read_text(encoding="utf-8"))
    assert here.over
    page = visitor.go("/verify")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("#lb-verify-yes")
    assert here.hash[:12] in page.locator("#lb-verify-yes").inner_text()
    visitor.faults.clear()


def test_a_whole_game_of_obsession_alone_without_a_network(
    visitor: Visitor, site: Site, tmp_path: Path
) -> None:
    cut(visitor, site)
    visitor.page.locator("[data-game=obsession] [data-play]").nth(1).click()
    visitor.page.wait_for_selector(TABLE)
    player = Clicker(visitor.page, 1)
    player.play(seconds=LONG)
    assert player.is_over()
    proved(visitor, tmp_path)


def test_a_whole_game_of_notre_dame_at_one_screen_without_a_network(
    visitor: Visitor, site: Site, tmp_path: Path
) -> None:
    cut(visitor, site)
    create(visitor, "notre-dame", "Mara", "local")
    visitor.page.wait_for_selector(TABLE)
    player = Clicker(visitor.page, 2)
    player.play(seconds=LONG)
    assert player.is_over()
    proved(visitor, tmp_path)


def test_a_killed_tab_loses_no_acknowledged_answer(visitor: Visitor, site: Site) -> None:
    notes = Notes(visitor)
    cut(visitor, site)
    visitor.page.locator("[data-game=obsession] [data-play]").nth(1).click()
    visitor.page.wait_for_selector(TABLE)
    table = table_of(visitor.page)
    rng = random.Random(20)
    for at in range(KILLS):
        player = Clicker(visitor.page, at)
        asked = len(notes.submitted)
        player.play(seconds=60, until=lambda asked=asked: len(notes.submitted) > asked)  # type: ignore[misc]
        # From the moment an answer is on its way to well after it has arrived.
        visitor.page.wait_for_timeout(rng.choice([0, 2, 5, 10, 20, 40, 80, 160]))
        crash(visitor)
        visitor.go(f"/t/{table}")
        visitor.page.wait_for_selector(TABLE)
        missing = notes.kept() - {key for _, _, key in entries(visitor, table)}
        assert missing == set(), f"after {at + 1} kills"
    found = [key for _, _, key in entries(visitor, table) if key]
    assert len(found) == len(set(found)), "and none was given twice"
    assert len(notes.kept()) > KILLS // 4
