"""The page without a server: a game begins, goes on without a network, and the page can be installed."""

from __future__ import annotations

import io
import json
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser.harness import Clicker, Visitor
from tests.browser.site import TABLE, Site, await_shelf, entries, table_of


@pytest.fixture
def site() -> Iterator[Site]:
    """The folder of `make site`, offered."""
    running = Site()
    running.start()
    yield running
    running.kill()


def test_a_game_goes_on_when_the_network_is_cut(browser: Browser, site: Site) -> None:
    visitor = Visitor(browser, site)
    page = visitor.go("/")
    assert visitor.axe() == []
    page.locator("[data-game=obsession] [data-play]").nth(1).click()
    page.wait_for_selector(TABLE)
    table = table_of(page)
    assert Clicker(page, 1).commit()
    await_shelf(page)
    site.kill()
    visitor.quiet = False  # the browser reports what it could not look up
    before = entries(visitor, table)
    page.reload()
    page.wait_for_selector(TABLE)
    assert Clicker(page, 2).commit()
    assert entries(visitor, table)[: len(before)] == before
    assert visitor.outside == []
    visitor.close()


def fetched(address: str) -> bytes:
    """What lies at an address."""
    with urllib.request.urlopen(address, timeout=20) as answer:
        return bytes(answer.read())


def test_the_page_can_be_installed(site: Site) -> None:
    home = f"{site.address}/"
    page = fetched(home).decode()
    assert 'rel="manifest" href="./manifest.webmanifest"' in page
    assert 'rel="apple-touch-icon" href="./apple-touch-icon.png"' in page
    told: dict[str, Any] = json.loads(fetched(home + "manifest.webmanifest"))
    assert told["display"] == "standalone"
    assert urljoin(home, told["start_url"]) == home
    assert {"name", "short_name", "id", "scope", "theme_color", "background_color"} <= told.keys()
    sizes = set()
    for icon in told["icons"]:
        data = fetched(urljoin(home, icon["src"]))
        if icon["type"] == "image/png":
            with Image.open(io.BytesIO(data)) as picture:
                assert f"{picture.width}x{picture.height}" == icon["sizes"]
            sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert sizes >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert told["share_target"]["method"] == "POST"
    worker = fetched(home + "sw.js").decode()
    for name in ("engine/python.wasm.gz", "engine/parlour.zip.gz", "./"):
        assert f'"{name}"' in worker
