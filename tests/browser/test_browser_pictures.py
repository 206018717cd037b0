"""The pictures of README and site show the product as it is: regions are compared, not pixels."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from tests.browser.harness import ROOT, Server
from tools.docs.pictures import FOLDER, MOST_BYTES, PICTURES, REGIONS, Picture, opened, regions

FAR = 12
"""Pixels by which a region may stand elsewhere: letters differ a little from machine to machine."""
AGAIN = "the table looks otherwise by now: make pictures"


def test_the_pictures_are_small_and_the_readme_shows_them() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {*[each.path.name for each in PICTURES], REGIONS.name}
    for document in ("README.md", "docs/index.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        assert all(f"pictures/{each.path.name})" in text for each in PICTURES)
    assert all(each.path.stat().st_size <= MOST_BYTES for each in PICTURES)
    assert {each.is_dark for each in PICTURES} == {True, False}
    assert len({each.size for each in PICTURES}) == 2


@pytest.mark.parametrize("picture", PICTURES, ids=lambda each: each.name)
def test_the_regions_are_where_the_picture_has_them(
    browser: Browser, server: Server, picture: Picture
) -> None:
    kept = json.loads(REGIONS.read_text(encoding="utf-8"))[picture.name]
    visitor = opened(picture, browser, server)
    try:
        there = regions(visitor.page)
    finally:
        visitor.close()
    assert there.keys() == kept.keys(), AGAIN
    for place, box in there.items():
        assert all(abs(now - then) <= FAR for now, then in zip(box, kept[place], strict=True)), (place, AGAIN)
