"""What is wrong with the layout of what is to be seen: cut off, covered, outside the window, too wide."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

LOOK: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]
REGIONS: Final = ("top", "stage", "rail", "strip", "tray-place", "question", "hand", "go")


def layout_faults(page: Page) -> list[str]:
    """What a person would complain about; empty when everything is in its place."""
    found: list[str] = page.evaluate(LOOK)
    return found


def boxes(page: Page) -> str:
    """Where the regions of the table on one screen are; empty where the page scrolls."""
    found: str = page.evaluate(
        """names => names.flatMap((name) => {
            const box = document.querySelector('.os-' + name)?.getBoundingClientRect();
            return box === undefined ? [] : [name, box.x, box.y, box.width, box.height].join(' ');
        }).join('; ')""",
        REGIONS,
    )
    return found
