"""The page that needs no server, offered by the simplest of web servers."""

from __future__ import annotations

import contextlib
import gzip
import os
import signal
import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.browser.harness import PATIENCE, ROOT, Server, Visitor, free_port

BUILT: Final = ROOT / "build" / "site"
TABLE: Final = ".tb-table-page, .os-frame, .tb-curtain"

NOTE: Final = """(() => {
    const Plain = Worker;
    window.Worker = class extends Plain {
        constructor(...told) {
            super(...told);
            this.addEventListener('message', ({ data }) => {
                if (data.kind !== 'told' || data.what !== 'text') return;
                const message = JSON.parse(data.text);
                if (message.type === 'acked') window.noted('acked', message.id);
            });
        }
        postMessage(message) {
            if (message.kind === 'hear') {
                const said = JSON.parse(message.text);
                if (said.type === 'submit') window.noted('submit', said.id);
            }
            super.postMessage(message);
        }
    };
})()"""
"""Tells `noted` what goes between the page and its engine: each answer, and its acknowledgement."""


class Files(SimpleHTTPRequestHandler):
    """Like `python -m http.server`, but quiet."""

    def __init__(self, *told: Any, sent: list[str], **more: Any) -> None:
        self.sent: Final = sent
        super().__init__(*told, **more)

    def send_response(self, code: int, message: str | None = None) -> None:
        if code == HTTPStatus.OK:
            self.sent.append(self.translate_path(self.path))
        super().send_response(code, message)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


class Site(Server):
    """The folder of `make site`, until it is cut off."""

    def __init__(self, folder: Path = BUILT) -> None:
        super().__init__(folder)
        self.folder: Final = folder
        self.sent: Final[list[str]] = []
        self.port = free_port()
        self._offered: ThreadingHTTPServer | None = None

    def start(self) -> None:
        """Offer the files, always at the same address."""
        if not (self.folder / "engine" / "parlour.zip.gz").exists():
            raise RuntimeError("`make site` first")
        handler = partial(Files, sent=self.sent, directory=str(self.folder))
        self._offered = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        threading.Thread(target=self._offered.serve_forever, daemon=True).start()

    def weight(self) -> int:
        """Bytes of everything that was sent, packed as any usual web server packs it."""
        files = [Path(name) for name in self.sent]
        found = [file / "index.html" if file.is_dir() else file for file in files]
        return sum([len(gzip.compress(file.read_bytes(), 6)) for file in found])

    def kill(self) -> None:
        """Nobody answers any more."""
        if self._offered is not None:
            self._offered.shutdown()
            self._offered.server_close()
            self._offered = None


class Notes:
    """What went between the pages of somebody and their engines."""

    def __init__(self, visitor: Visitor) -> None:
        self.submitted: Final[list[str]] = []
        self.acked: Final[list[str]] = []
        self.context: Final = visitor.context
        visitor.context.expose_function("noted", self._note)
        visitor.context.add_init_script(NOTE)

    def _note(self, what: str, name: str) -> None:
        (self.acked if what == "acked" else self.submitted).append(name)

    def kept(self) -> set[str]:
        """The answers that were acknowledged."""
        return set(self.acked) & set(self.submitted)


def crash(visitor: Visitor) -> None:
    """The tab is gone in the middle of anything; somebody opens another one."""
    browser = visitor.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    for process in found:
        if process["type"] == "renderer":  # of this browser, which a test has started
            os.kill(int(process["id"]), signal.SIGKILL)
    session.detach()
    with contextlib.suppress(Error):
        visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.page.set_default_timeout(PATIENCE * 1000)


def await_shelf(page: Page) -> None:
    """Wait until everything is kept that the page needs without a network."""
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'",
        timeout=PATIENCE * 1000,
    )


def table_of(page: Page) -> str:
    """The table that a page is at."""
    return str(page.evaluate("location.hash.split('/')[2]"))


def entries(visitor: Visitor, table: str) -> list[tuple[int, str, str]]:
    """What the browser has kept of a table: seat, answer and the key of each entry, in order."""
    found: list[Any] = visitor.page.evaluate(
        """(table) => new Promise((done, failed) => {
            const opened = indexedDB.open('parlour');
            opened.onerror = () => failed(opened.error);
            opened.onsuccess = () => {
                const reading = opened.result.transaction(['tables', 'entries']);
                reading.objectStore('tables').index('id').get(table).onsuccess = ({ target }) => {
                    const { number } = target.result;
                    const range = IDBKeyRange.bound([number, 0], [number, 1e9]);
                    reading.objectStore('entries').getAll(range).onsuccess = (event) => {
                        opened.result.close();
                        done(event.target.result.map(({ row }) => [row[0], row[1], row[3] ?? '']));
                    };
                };
            };
        })""",
        table,
    )
    return [(int(seat), str(act), str(key)) for seat, act, key in found]


def downloaded(visitor: Visitor, folder: Path) -> Path:
    """The file of the game, taken from the menu of its table."""
    page = visitor.page
    page.locator("[data-menu]").click()
    with page.expect_download() as file:
        page.locator("dialog[open] [data-export]").click()
    path = folder / "game.jsonl"
    file.value.save_as(path)
    return path
