"""What every module of browser tests shares: one server, one browser, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.harness import WIDE, Server, Visitor, chromium, running_server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a database of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running_server(folder) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's browser."""
    with chromium() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Lets people come; when they go, none has had an error on the console or asked a stranger."""
    people: list[Visitor] = []

    def come(size: tuple[int, int] = WIDE, lang: str = "en", *, dark: bool = False) -> Visitor:
        people.append(Visitor(browser, server, size, lang, dark))
        return people[-1]

    yield come
    for each in people:
        each.close()
    assert [each.faults for each in people if each.faults] == []
    assert [each.outside for each in people if each.outside] == []
