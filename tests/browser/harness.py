"""A server of its own, Debian's chromium, and somebody who only clicks."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Error,
    Page,
    WebSocket,
    sync_playwright,
)

from tests.positions import DEPTH

ROOT: Final = Path(__file__).resolve().parents[2]
SCREENS: Final = ROOT / "build" / "screens"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE: Final = (1280, 800)
PHONE: Final = (390, 844)
NARROW: Final = (360, 740)
ME: Final = {"kind": "me", "name": "Mara"}
LOCAL: Final = {"kind": "local", "name": "Hugo"}
OPEN: Final = {"kind": "open"}
RANDOM: Final = {"kind": "bot", "bot": "random"}
STEWARD: Final = {"kind": "bot", "bot": "steward"}
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

STILL_AFTER: Final = 1500
"""Milliseconds after which nothing moves any more."""

PATIENCE: Final = 60
"""Seconds that anything may take on a busy machine before it is a fault."""

CONTROLS: Final = "[data-action], [data-part]"

AXE_RUN: Final = """async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const how = { runOnly: tags, resultTypes: ['violations'], preload: false };
    const { violations } = await axe.run(document, how);
    // A control that lies half under a bar that stays in place is large enough once it is scrolled out from
    // under it; the checker measures only the half that shows.
    const bars = [...document.querySelectorAll('.tb-tabs, .tb-commit, .tb-top, .tb-under, .tb-header')]
        .map((each) => each.getBoundingClientRect());
    const isUnderBar = ({ target }) => {
        const box = document.querySelector(target[target.length - 1])?.getBoundingClientRect();
        return box !== undefined && bars.some((bar) => box.top < bar.bottom && box.bottom > bar.top);
    };
    const counts = (id) => (node) => id !== 'target-size' || !isUnderBar(node);
    const told = (nodes) => nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ');
    return violations
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter(counts(id)) }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => id + ': ' + told(nodes));
}"""
"""Runs the accessibility checker with all its settled rules; what it finds, one line each."""

Made = dict[str, Any]

ANSWERS: Final[WeakKeyDictionary[Page, list[str]]] = WeakKeyDictionary()
"""By page: the answers that went over its sockets; none of a page whose socket a test stands in for."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`parlour serve` as a process that can be killed and started again on the same database."""

    def __init__(self, database: Path, bot_pause: float = 0, parlour: Path | None = None) -> None:
        self.database = database
        self.parlour = parlour or Path(sys.executable).with_name("parlour")
        self.bot_pause = bot_pause
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the pages are."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [
            str(self.parlour), "serve", "--quiet", "--rate-limit", "0",
            "--bot-pause", str(self.bot_pause),
            "--port", str(self.port), "--database", str(self.database),
        ]  # fmt: skip
        self.process = subprocess.Popen(command, start_new_session=True)
        for _ in range(PATIENCE * 10):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.address}/api/health", timeout=2).close()
                return
            time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL, workers included: nothing can be tidied up."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def post(self, path: str, body: Any, token: str = "") -> Any:
        """A request of the HTTP interface."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def get(self, path: str, token: str = "") -> str:
        """The text at an address of the interface."""
        request = urllib.request.Request(self.address + path, headers={"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def position(self, table: str, seat: int | None, token: str, ply: int | None = None) -> Any:
        """The table as a seat sees it, now or after so many plies."""
        asked = f"?seat={'null' if seat is None else seat}" + ("" if ply is None else f"&ply={ply}")
        return json.loads(self.get(f"/api/tables/{table}/position{asked}", token))

    def log(self, table: str, token: str) -> list[str]:
        """The answers of a game, in order, as its file has them."""
        lines = [json.loads(line) for line in self.get(f"/api/tables/{table}/log", token).splitlines()]
        return [f"{line['by']} {line['act']}" for line in lines if "act" in line]

    def make(self, game: str, *seats: dict[str, Any], **more: Any) -> Made:
        """A new table, made past the lobby."""
        made: Made = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return made


@contextlib.contextmanager
def running_server(folder: Path) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(folder / "tables.sqlite")
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's browser, without a window."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of his own: cookies, storage and console."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        dark: bool = False,
        still: bool = True,
    ) -> None:
        self.server = server
        self.lang = lang
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark" if dark else "light",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.outside: list[str] = []
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("request", self._watch)
        self.quiet = True  # whether every error on the console is a fault; not while the server is down

    def _listen(self, socket: WebSocket) -> None:
        ANSWERS.setdefault(self.page, [])
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", self._count)

    def _count(self, data: str | bytes) -> None:
        if '"type":"submit"' in str(data):
            ANSWERS[self.page].append(str(data))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and self.quiet:
            self.faults.append(message.text)

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.server.address, self.server.address.replace("http", "ws"))):
            self.outside.append(request.url)

    def go(self, path: str) -> Page:
        """Open a page by its part behind #."""
        self.page.goto(f"{self.server.address}/#{path}")
        self.page.wait_for_selector("h1")
        return self.page

    def sit(self, made: Made, token: str = "") -> Page:
        """Sit down at a table with its secret."""
        self.page.goto(f"{self.server.address}/#/t/{made['table']['id']}/k/{token or made['token']}")
        self.page.wait_for_selector(".tb-table-page, .os-frame, .tb-curtain")
        return self.page

    def prefer(self, **chosen: str) -> None:
        """Choose settings (`theme="dark"`) or, behind `table_`, preferences of tables, before pages open."""
        for name, value in chosen.items():
            key = json.dumps("parlour." + name.replace("_", "."))
            self.context.add_init_script(
                f"localStorage.getItem({key})??localStorage.setItem({key},'{value}')"
            )

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window larger or smaller."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def screenshot(self, name: str) -> None:
        """Keep a picture for people to look at."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENS / f"{name}.png"), full_page=True)

    def width(self) -> int:
        """How wide the page really is."""
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def axe(self) -> list[str]:
        """What the accessibility checker complains about. It cannot read: Polish is left to the soak."""
        if self.lang == "pl" and DEPTH == 1:
            return []
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8") + ";window.axe=axe;")
        found = self.page.evaluate(AXE_RUN)
        if found:
            # What flies or scrolls just now covers what it passes; only what stays is a fault.
            self.page.wait_for_timeout(STILL_AFTER)
            found = self.page.evaluate(AXE_RUN)
        return [str(each) for each in found]

    def close(self) -> None:
        """Leave."""
        self.context.close()


def score_sheet(page: Page) -> list[str]:
    """What the score sheet says; in order of the alphabet, for on a phone the own column comes first."""
    for tab in page.locator(".tb-end [data-tab=sheet]").all():
        tab.click()
    # With the history of the game, which comes after its end, every figure can be asked what it is made of.
    page.wait_for_selector(".tb-end .tb-score button")
    return sorted(page.locator(".tb-end .tb-score").inner_text().split())


class Clicker:
    """Plays by clicking on whatever can be clicked; knows no rule and no address but the page."""

    controls = CONTROLS

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.chance = self.rng.random()
        self.commits = 0
        self.before = len(ANSWERS.get(page, []))

    @property
    def moves(self) -> int:
        """Answers given: most count when they are chosen, the others when they are committed."""
        return len(ANSWERS[self.page]) - self.before if self.page in ANSWERS else self.commits

    def is_over(self) -> bool:
        """Whether the score sheet is there."""
        return self.page.locator(".tb-end").count() > 0

    def _next(self) -> tuple[str, ElementHandle | None]:
        """What is clicked next: one of the first sort of controls of which some can be used, and its sort.

        Nobody is so quick as to click again before the page has told what the last click came to, and drawn
        it. Under a window nothing can be clicked but what closes it. Chance is asked once for each click, not
        for each look at a page that is not ready: how fast the machine is decides nothing.
        """
        sorts = ["[data-curtain]", "[data-commit]", self.controls]
        found = self.page.evaluate_handle(
            """async ([sorts, chance]) => {
                await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
                const isUsable = (each) => each.checkVisibility() && !each.disabled
                    && each.getAttribute('aria-disabled') !== 'true';
                if (document.querySelector('[aria-busy=true]') !== null) return ['', null];
                const over = document.querySelector('dialog:modal');
                for (const sort of over === null ? sorts : [...sorts, '.ui-window-head button']) {
                    const usable = [...(over ?? document).querySelectorAll(sort)].filter(isUsable);
                    if (usable.length > 0) return [sort, usable[Math.floor(chance * usable.length)]];
                }
                return ['', null];
            }""",
            [sorts, self.chance],
        )
        control = found.get_property("1").as_element()
        return str(found.get_property("0").json_value()), control

    def step(self) -> bool:
        """Click once on what brings the game on; False when there is nothing to click now."""
        selector, control = self._next()
        if control is None:
            return False
        # Drawn by click and not by look: what is played must not hang on how often a slow page was looked at.
        self.chance = self.rng.random()
        try:
            control.click(timeout=5000)
        except Error:
            return False  # it went away while the pointer moved
        self.chance = self.rng.random()
        self.commits += selector == "[data-commit]"
        return True

    def commit(self, seconds: float = 60) -> bool:
        """Click until an answer is committed; False when the game was over before or the time was up."""
        before = self.moves
        self.play(seconds=seconds, until=lambda: self.moves > before)
        return self.moves > before

    def play(self, seconds: float = 200, until: Callable[[], bool] | None = None) -> None:
        """Play on until the game is over, the time is up, or *until* says so."""
        end = time.monotonic() + seconds
        while not self.is_over() and time.monotonic() < end:
            if until is not None and until():
                return
            if not self.step():
                self.page.wait_for_timeout(50)


def play_together(players: Sequence[Clicker], seconds: float = 220, answers: int = 10_000) -> None:
    """All play at one table until all see the score sheet or each has given so many answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not all(each.is_over() or each.moves >= answers for each in players):
        if not any(each.step() for each in players):
            players[0].page.wait_for_timeout(30)
