"""Measure the page without a server: how soon a game can be played, what that sends, how stewards answer.

    make device                       everything, three times each
    make device ARGS="--rounds 1"     quicker

Exits with 1 when a figure misses its goal. Times depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import Final

from playwright.sync_api import Browser

from tests.browser.harness import PATIENCE, Visitor, chromium
from tests.browser.site import Site, await_shelf

COLD_SECONDS: Final = 8.0
WARM_SECONDS: Final = 3.0
MOST_MEGABYTES: Final = 7.0
STEWARD_MS: Final = 150.0
ANSWERS: Final = "[data-action], [data-part]"
PLAY: Final = "[data-game=obsession] [data-play] >> nth=1"
SEATS: Final = {"obsession": 4, "notre-dame": 4}

PLAYED: Final = """async ([script, game, seats, most]) => {
    const engine = new Worker(script, { type: 'module' });
    const asked = new Map();
    let hear = () => undefined;
    engine.onmessage = ({ data }) => {
        if (data.kind === 'answer') asked.get(data.n)(JSON.parse(data.answer.body));
        if (data.kind === 'told' && data.what === 'text') hear(JSON.parse(data.text));
    };
    engine.postMessage({ kind: 'begin', base: new URL('engine/', document.baseURI).href, pause: 0 });
    const made = await new Promise((done) => {
        asked.set(1, done);
        const wish = { game, seats, seed: 'measured' };
        engine.postMessage({
            kind: 'ask', n: 1, method: 'POST', path: '/api/tables', token: '', body: JSON.stringify(wish),
        });
    });
    const say = (message) => engine.postMessage({ kind: 'hear', line: 'a', text: JSON.stringify(message) });
    const spent = [];
    let [since, thinking, sent] = [0, 0, 0];
    await new Promise((done) => {
        hear = (message) => {
            if (message.type !== 'position') return;
            const now = performance.now();
            if (thinking === 1) spent.push(now - since); // of two at a time nobody knows who answered
            since = now;
            thinking = message.thinking.length;
            if (message.over || spent.length >= most) done();
            const offer = message.offer;
            if (offer === null) return;
            const words = offer.examples[0] ?? offer.choices[0]?.action;
            const { ply, epoch } = message;
            say({ type: 'submit', id: `m${++sent}`, seat: 0, ply, epoch, action: words });
        };
        engine.postMessage({ kind: 'line', line: 'a', table: made.table.id });
        say({ type: 'hello', tokens: [made.token], seat: 0, events_from: 0 });
    });
    engine.terminate();
    return spent;
}"""
"""Plays against stewards without a pause; the milliseconds until each of their answers was kept and shown."""


def first_question(visitor: Visitor) -> float:
    """Seconds from the address to the first question of a game alone."""
    began = time.perf_counter()
    visitor.page.goto(visitor.server.address)
    visitor.page.locator(PLAY).click()
    visitor.page.wait_for_selector(ANSWERS, timeout=PATIENCE * 1000)
    return time.perf_counter() - began


def visits(browser: Browser) -> tuple[float, float, float]:
    """The seconds of a first visit and of a later one, and the megabytes that the first one brought."""
    site = Site()
    site.start()
    visitor = Visitor(browser, site)
    cold = first_question(visitor)
    weight = site.weight() / 1e6
    await_shelf(visitor.page)
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    warm = first_question(visitor)
    visitor.close()
    site.kill()
    return cold, warm, weight


def stewards(browser: Browser, game: str, most: int) -> list[float]:
    """The milliseconds that a steward takes for an answer."""
    site = Site()
    site.start()
    visitor = Visitor(browser, site)
    visitor.go("/settings")
    script = next((site.folder / "assets").glob("engine.worker-*.js")).name
    wish = [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "bot": "steward"}] * (SEATS[game] - 1)]
    address = f"{site.address}/assets/{script}"
    found: list[float] = visitor.page.evaluate(PLAYED, [address, game, wish, most])
    visitor.close()
    site.kill()
    return found


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--answers", type=int, default=150)
    told = parser.parse_args()
    missed = 0

    def tell(what: str, value: float, most: float, unit: str) -> None:
        nonlocal missed
        missed += value > most
        end = "" if value <= most else "MISSED"
        print(f"{what:<44} {value:>10.2f} {unit:<3} goal {most:g} {end}", flush=True)

    with chromium() as browser:
        found = [visits(browser) for _ in range(told.rounds)]
        tell("first visit to the first question", min(cold for cold, _, _ in found), COLD_SECONDS, "s")
        tell("later visit to the first question", min(warm for _, warm, _ in found), WARM_SECONDS, "s")
        tell("sent by then, packed", max(weight for _, _, weight in found), MOST_MEGABYTES, "MB")
        for game in SEATS:
            spent = sorted(stewards(browser, game, told.answers))
            tell(f"{game}: a steward's answer, half of them", statistics.median(spent), STEWARD_MS, "ms")
            tell(f"{game}: 95 of 100", spent[int(len(spent) * 0.95)], STEWARD_MS, "ms")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
