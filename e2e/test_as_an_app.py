"""The page as an app: an update loses no game, a shared file becomes a table, tabs respect one another."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.fixtures import Visit
from tests.browser.harness import Clicker, Server, Visitor
from tests.browser.moments import played
from tests.browser.site import BUILT, TABLE, Site, await_shelf, entries, table_of

PLAY = "[data-game=obsession] [data-play] >> nth=1"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A copy of the folder of `make site`, offered."""
    running = Site(Path(shutil.copytree(BUILT, tmp_path / "site")))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody who was here once."""
    come = Visitor(browser, site)
    await_shelf(come.go("/"))
    yield come
    come.close()
    assert come.outside == []
    assert come.faults == []


def test_an_update_waits_for_its_reader_and_loses_no_game(visitor: Visitor, site: Site) -> None:
    page = visitor.page
    page.locator(PLAY).click()
    page.wait_for_selector(TABLE)
    table = table_of(page)
    assert Clicker(page, 1).commit()
    before = entries(visitor, table)
    worker = site.folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(text.replace('const VERSION = "', 'const VERSION = "new-'), encoding="utf-8")
    page.evaluate("navigator.serviceWorker.ready.then((each) => each.update())")
    visitor.go("/")
    page.wait_for_selector(".lb-app")
    assert visitor.axe() == []
    with page.expect_navigation():
        page.locator(".lb-app .ui-button-primary").click()
    shelves = "caches.keys().then((names) => names.filter((each) => each.startsWith('parlour-new-')).length)"
    assert page.evaluate(shelves) == 1
    visitor.go(f"/t/{table}")
    page.wait_for_selector(TABLE)
    assert entries(visitor, table)[: len(before)] == before
    assert Clicker(page, 2).commit()


def test_a_file_that_is_shared_with_the_app_becomes_a_table(visitor: Visitor) -> None:
    page = visitor.page
    page.reload()  # now the service worker stands before the page
    page.wait_for_selector("h1")
    log = played("obsession", 1, "choose-turn")
    reached = page.evaluate(
        """async (log) => {
            const form = new FormData();
            form.append('game', new File([log], 'game.jsonl', { type: 'text/plain' }));
            const answer = await fetch('share', { method: 'POST', body: form });
            return answer.ok || answer.type === 'opaqueredirect';
        }""",
        log,
    )
    assert reached
    visitor.go("/import/shared")
    page.wait_for_selector(TABLE)
    assert Clicker(page, 1).commit()


def test_two_tabs_at_one_table_show_the_same_and_lose_nothing(visitor: Visitor) -> None:
    page = visitor.page
    page.locator(PLAY).click()
    page.wait_for_selector(TABLE)
    table = table_of(page)
    other = visitor.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(TABLE)
    for at in range(3):
        for tab in (page, other):
            before = entries(visitor, table)
            assert Clicker(tab, at).commit()
            found = entries(visitor, table)
            assert found[: len(before)] == before
            assert len(found) > len(before)
    keys = [key for _, _, key in entries(visitor, table) if key]
    assert len(keys) == len(set(keys))


def test_a_game_on_the_device_goes_on_without_the_server_it_came_from(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.locator("input[name=lb-where]").nth(1).check(force=True)
    assert visitor.axe() == []
    page.locator(PLAY).click()
    page.wait_for_selector(TABLE)
    table = table_of(page)
    assert Clicker(page, 1).commit()
    kept = "caches.match('/engine/parlour.zip.gz').then((found) => found !== undefined)"
    page.wait_for_function(kept)
    server.kill()
    visitor.quiet = False  # the browser reports whatever does not answer
    before = entries(visitor, table)
    page.reload()
    page.wait_for_selector(TABLE)
    assert Clicker(page, 2).commit()
    assert entries(visitor, table)[: len(before)] == before
    visitor.go("/new/notre-dame")
    page.wait_for_selector(".lb-ready-fine")  # what goes together is known here, too
    server.start()
    visitor.faults.clear()
