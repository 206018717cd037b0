"""The fixtures of the browser tests."""

from __future__ import annotations

from tests.browser.fixtures import browser, server, visit

__all__ = ["browser", "server", "visit"]
