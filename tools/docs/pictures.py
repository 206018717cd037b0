"""Pictures of real tables for README and site, taken of the product.

    python -m tools.docs.pictures    `make pictures`

Stewards play up to a question, the file is imported, and whoever is asked looks at the table. Beside the
pictures, `regions.json` keeps where the parts of the screen were; a test opens the same tables and compares,
so that pictures of a table that looks otherwise by now are noticed.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.engine import legal, to_move
from parlour.kernel.game import Setup
from parlour.sim.play.live_game import LiveGame
from tests.browser.harness import PHONE, WIDE, Server, Visitor, chromium, running_server

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
REGIONS: Final = FOLDER / "regions.json"
MOST_BYTES: Final = 150_000
QUALITY: Final = 0.8
NAMES: Final = ("Mara", "Hugo", "Ines")
ANSWERS: Final = "[data-action], [data-part]"
PLACES: Final = (
    *[f".os-{name}" for name in ("top", "stage", "rail", "strip", "tray-place", "question", "go")],
    *[f".tb-{name}" for name in ("status", "tabs", "commit", "question")],
)
"""Parts of the screen: of the table on one screen, and of the one that scrolls."""

BOXES: Final = """(places) => Object.fromEntries(places.flatMap((place) => {
    const found = document.querySelector(place);
    if (found === null || !found.checkVisibility()) return [];
    const { x, y, width, height } = found.getBoundingClientRect();
    return [[place, [x, y, width, height].map(Math.round)]];
}))"""

AS_WEBP: Final = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + png;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
"""The browser can write what Python could write with one more package only."""


@dataclass(frozen=True)
class Picture:
    """What is to be seen: a game after so many answers, at the next question of a kind."""

    name: str
    game: str
    question: str
    after: int
    size: tuple[int, int] = WIDE
    is_dark: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.webp"


PICTURES: Final = (
    Picture("obsession-light", "obsession", "host-activity", 130),
    Picture("notre-dame-dark", "notre-dame", "play-card", 150, is_dark=True),
    Picture("obsession-phone", "obsession", "host-activity", 130, PHONE, is_dark=True),
    Picture("notre-dame-phone", "notre-dame", "play-card", 150, PHONE),
)


@cache
def log_of(game: str, question: str, after: int) -> str:
    """The file of a game between stewards, at the first such question after so many answers."""
    setup = Setup(game, NAMES, (), {}, {})
    bots = {seat: find_bot("steward", game) for seat in range(len(NAMES))}
    live = LiveGame(find_game(game), setup, "picture", bots)
    while live.ply < after or not _asks(live, question):
        if not live.step():
            raise ValueError(f"{game}: no {question} after {after} answers")
    return live.log().dump()


def _asks(live: LiveGame, question: str) -> bool:
    asked = to_move(live.state)
    return len(asked) == 1 and asked[0] >= 0 and legal(live.state, asked[0]).kind == question


def opened(picture: Picture, browser: Browser, server: Server) -> Visitor:
    """Somebody who looks at the table, once it stands still."""
    made: Any = server.post("/api/imports", {"log": log_of(picture.game, picture.question, picture.after)})
    visitor = Visitor(browser, server, picture.size, "en", picture.is_dark)
    visitor.prefer(table_curtain="off")
    page = visitor.sit(made)
    page.wait_for_selector(ANSWERS, state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    return visitor


def regions(page: Page) -> dict[str, list[int]]:
    """Where the parts of the screen are: left, top, width and height by selector."""
    found: dict[str, list[int]] = page.evaluate(BOXES, list(PLACES))
    return found


def taken(page: Page) -> bytes:
    """The picture as WebP."""
    png = base64.b64encode(page.screenshot()).decode()
    blank = page.context.browser
    assert blank is not None
    drawing = blank.new_page()  # a page of nobody: that of the table may load nothing from data
    try:
        return base64.b64decode(drawing.evaluate(AS_WEBP, [png, QUALITY]))
    finally:
        drawing.close()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        chromium() as browser,
    ):
        for picture in PICTURES:
            visitor = opened(picture, browser, server)
            content = taken(visitor.page)
            if len(content) > MOST_BYTES:
                print(f"{picture.name}: {len(content):,} bytes are too many", file=sys.stderr)
                return 1
            picture.path.write_bytes(content)
            kept[picture.name] = regions(visitor.page)
            print(f"{picture.path.name}: {len(content):,} bytes")
            visitor.close()
    REGIONS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
