"""Measure the page: how heavy a table is, how soon it can be played, and how smoothly its story runs.

    make page                       everything, five times each
    make page ARGS="--rounds 1"     quicker

Exits with 1 when a figure misses its goal. Times depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Response

from tests.browser.harness import ME, STEWARD, WIDE, Clicker, Server, Visitor, chromium, running_server

MOST_BYTES: Final = 220_000
"""Of a table, compressed, without what is said over the socket."""
MOST_SECONDS: Final = 1.2
"""From the home page to a table with an open question."""
MOST_MS: Final = 20.0
"""Between two frames, for 95 of 100, with the processor slowed down four times."""
SLOWER: Final = 4
STORY_SECONDS: Final = 12.0
FULL: Final = {"obsession": 6, "notre-dame": 5}
"""Games, and their largest tables."""
EXPANSION: Final = {"obsession": ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies", "wessex")}
ANSWERS: Final = "[data-action], [data-part]"

RECORD: Final = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => {
        if (document.querySelector('[data-skip]') !== null) window.frames_.push(now - last);
        last = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
}"""
"""Notes how long each frame took while the story was told; what the reader does between is no story."""

NOT_TOLD: Final = "() => document.querySelector('[data-skip]') === null"


def weight(browser: Browser, server: Server, game: str) -> int:
    """Bytes that a table brings, compressed, to somebody who comes by its link."""
    made = server.make(game, ME, STEWARD)
    visitor = Visitor(browser, server, WIDE, "en")
    seen: list[Response] = []
    visitor.page.on("response", lambda answer: seen.append(answer))
    page = visitor.sit(made)
    page.wait_for_selector(ANSWERS, state="attached")
    page.wait_for_load_state("networkidle")
    found = sum(len(gzip.compress(answer.body(), 6)) for answer in seen if answer.status == 200)
    visitor.close()
    return found


def opening(browser: Browser, server: Server, game: str) -> float:
    """Seconds from the click on the first page to an open question."""
    visitor = Visitor(browser, server, WIDE, "en")
    visitor.prefer(table_curtain="off")
    page = visitor.go("/")
    play = f"[data-game={game}] [data-play] >> nth=0"
    page.wait_for_selector(play)
    page.wait_for_load_state("networkidle")
    began = time.perf_counter()
    page.locator(play).click()
    page.wait_for_selector(ANSWERS, state="attached")
    spent = time.perf_counter() - began
    visitor.close()
    return spent


def frames(browser: Browser, server: Server, game: str) -> list[float]:
    """Milliseconds between frames while a full table tells what the others do."""
    made = server.make(game, ME, *[STEWARD] * (FULL[game] - 1), modules=list(EXPANSION.get(game, ())))
    visitor = Visitor(browser, server, WIDE, "en", still=False)
    visitor.prefer(table_curtain="off")
    page: Page = visitor.sit(made)
    clicker = Clicker(page)
    clicker.commit(30)
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(RECORD)
    end = time.monotonic() + STORY_SECONDS
    while time.monotonic() < end and not clicker.is_over():
        # Whoever watches the story asks the page nothing meanwhile.
        page.wait_for_function(NOT_TOLD, polling=200)
        if not clicker.step():
            page.wait_for_timeout(100)
    found: list[float] = page.evaluate("window.frames_")
    visitor.close()
    return found


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    rounds: int = parser.parse_args().rounds
    missed = 0

    def tell(what: str, value: float, most: float, unit: str) -> None:
        nonlocal missed
        missed += value > most
        print(
            f"{what:<44} {value:>10.1f} {unit:<3} goal {most:g} {'' if value <= most else 'MISSED'}",
            flush=True,
        )

    with running_server(Path(tempfile.mkdtemp())) as server, chromium() as browser:
        for game in FULL:
            tell(f"{game}: table, compressed", weight(browser, server, game) / 1000, MOST_BYTES / 1000, "kB")
            times = [opening(browser, server, game) for _ in range(rounds)]
            tell(
                f"{game}: home to question, median",
                statistics.median(times) * 1000,
                MOST_SECONDS * 1000,
                "ms",
            )
            gaps = [gap for _ in range(rounds) for gap in frames(browser, server, game)]
            tell(f"{game}: 95 % of {len(gaps)} frames", sorted(gaps)[int(len(gaps) * 0.95)], MOST_MS, "ms")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
