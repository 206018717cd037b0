"""The server is killed in the middle of a move: the page recovers alone, and the move counts exactly once."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.browser.fixtures import Visit
from tests.browser.harness import ME, RANDOM, Clicker, Made, Server, Visitor


def _choose(visitor: Visitor, player: Clicker) -> None:
    """Click until only the commit is missing."""
    ready = visitor.page.locator("[data-commit]:not([aria-disabled=true])")
    player.play(until=lambda: ready.count() > 0)


def _recovered(visitor: Visitor, server: Server, made: Made, before: int) -> list[str]:
    """Once the page has the answer to its move again: the log behind *before*."""
    page, table, token = visitor.page, made["table"]["id"], made["token"]
    page.wait_for_function(
        "() => document.querySelector('.tb-connection')?.textContent.trim() !== ''", timeout=30_000
    )
    page.wait_for_function(
        "before => !document.querySelector('[data-commit]')"
        " && document.querySelector('.tb-connection .ui-chip-ok, .tb-connection [class*=ok]')",
        arg=before,
        timeout=60_000,
    )
    return server.log(table, token)[before:]


def _killed(
    visit: Visit, server: Server, kill: Callable[[Visitor, Made, int], None], held: list[bool]
) -> None:
    visitor = visit()
    visitor.prefer(table_confirm="always", table_forced="off")
    sent: list[str] = []

    def between(route: WebSocketRoute) -> None:
        other = route.connect_to_server()

        def to_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "submit":
                sent.append(told["action"])
            other.send(message)

        route.on_message(to_server)
        other.on_message(lambda message: None if held[0] else route.send(message))

    visitor.page.route_web_socket("**/ws/**", between)
    made = server.make("notre-dame", ME, RANDOM, RANDOM, seed="11")
    table, token = made["table"]["id"], made["token"]
    visitor.sit(made)
    player = Clicker(visitor.page, 5)
    for _ in range(3):
        assert player.commit()
    _choose(visitor, player)
    before = len(server.log(table, token))
    visitor.quiet = False
    kill(visitor, made, before)
    held[0] = False
    server.start()
    after = _recovered(visitor, server, made, before)
    visitor.quiet = True
    assert [each for each in after if each.startswith("0 ")] == [f"0 {sent[3]}"]
    player.play(seconds=60, until=lambda: player.moves >= 6)
    assert player.moves >= 6  # and the game goes on


def test_killed_before_it_has_read_the_move(visit: Visit, server: Server) -> None:
    def kill(visitor: Visitor, made: Made, before: int) -> None:
        assert server.process is not None
        os.killpg(server.process.pid, signal.SIGSTOP)
        visitor.page.locator("[data-commit]").click()
        server.kill()

    _killed(visit, server, kill, [False])


def test_killed_after_the_move_was_kept_and_before_anybody_was_told(visit: Visit, server: Server) -> None:
    held = [False]

    def kill(visitor: Visitor, made: Made, before: int) -> None:
        held[0] = True
        visitor.page.locator("[data-commit]").click()
        for _ in range(200):
            if len(server.log(made["table"]["id"], made["token"])) > before:
                break
            visitor.page.wait_for_timeout(50)
        server.kill()

    _killed(visit, server, kill, held)
