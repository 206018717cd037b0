"""The fixtures of the whole games."""

from __future__ import annotations

from tests.browser.fixtures import browser, server, visit

__all__ = ["browser", "server", "visit"]
