"""The tables in a page are the server's own, on another store and another line."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from parlour.device.engine import Engine
from parlour.games import find_game
from parlour.kernel.engine import legal
from parlour.server.door.secret_words import DEVICE_MARK, is_table_id, new_table_id
from parlour.server.workers.files import verify
from tests.device.shelves import Shelf

ALONE: Final = [{"kind": "me", "name": "Mara"}]
SCREEN: Final = [*ALONE, {"kind": "local", "name": "Hugo"}]
PATIENCE: Final = 30


class Page:
    """A page: its engine, and what it is told."""

    def __init__(self, shelf: Shelf) -> None:
        self.told: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self.engine: Final = Engine(shelf.asked, self._tell)
        self.sent = 0

    def _tell(self, line: str, kind: str, text: str) -> None:
        if kind == "text":
            self.told.put_nowait(json.loads(text))

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        told = json.loads(
            await self.engine.ask(method, path, token, "" if body is None else json.dumps(body))
        )
        is_json = told["type"] == "application/json"
        return told["status"], json.loads(told["body"]) if is_json else told["body"]

    async def make(self, game: str, seats: list[dict[str, str]], **more: Any) -> Any:
        status, made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert status == 201, made
        return made

    async def sit(self, made: Any) -> None:
        self.engine.line("a", made["table"]["id"])
        self.say({"type": "hello", "tokens": [made["token"]]})
        await self.heard("welcome")

    def say(self, message: dict[str, Any]) -> None:
        self.engine.hear("a", json.dumps(message))

    async def heard(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.told.get()
                if message["type"] == kind:
                    return message

    def submit(self, table: str, key: str, rng: random.Random) -> None:
        """Give any legal answer at a table."""
        live = self.engine.hub.tables[table].live
        seat = live.waiting()[0]
        words = legal(live.state, seat).sample(rng).text
        self.say(
            {
                "type": "submit",
                "id": key,
                "seat": seat,
                "ply": live.ply,
                "epoch": live.undos,
                "action": words,
            }
        )


def play(scene: Callable[[Shelf, Page], Awaitable[None]]) -> None:
    """A page with an empty shelf."""

    async def acted() -> None:
        shelf = Shelf()
        page = Page(shelf)
        await page.engine.open()
        try:
            await scene(shelf, page)
        finally:
            await page.engine.hub.close()

    asyncio.run(acted())


@pytest.mark.parametrize(("game", "seats"), [("obsession", ALONE), ("notre-dame", SCREEN)])
def test_a_whole_game_is_kept_answer_by_answer_and_its_file_proves_it(
    game: str, seats: list[dict[str, str]]
) -> None:
    async def scene(shelf: Shelf, page: Page) -> None:
        made = await page.make(game, seats, seed="device")
        name = made["table"]["id"]
        await page.sit(made)
        rng = random.Random(3)
        table = page.engine.hub.tables[name]
        at = 0
        while not table.live.is_over():
            at += 1
            page.submit(name, f"k{at}", rng)
            await page.heard("acked")
            keys = [row[3] for row in shelf.logs[1]]
            assert f"k{at}" in keys, "kept before it is acknowledged"
        status, text = await page.ask("GET", f"/api/tables/{name}/log", token=made["token"])
        assert status == 200
        proved = verify(text)
        assert proved.over
        assert (await page.ask("POST", "/api/verify", {"log": text}))[1]["hash"] == proved.hash
        status, again = await page.ask("POST", "/api/imports", {"log": text})
        assert status == 201
        assert again["table"]["over"]

    play(scene)


def test_a_table_opened_again_stands_where_it_stood() -> None:
    async def scene(shelf: Shelf, page: Page) -> None:
        made = await page.make("notre-dame", SCREEN)
        name = made["table"]["id"]
        await page.sit(made)
        rng = random.Random(1)
        for at in range(40):  # past the first snapshot
            page.submit(name, f"k{at}", rng)
            await page.heard("acked")
        state = page.engine.hub.tables[name].live.state
        other = Page(shelf)
        await other.engine.open()
        await other.sit(made)
        game = find_game("notre-dame")
        assert game.encode(other.engine.hub.tables[name].live.state) == game.encode(state)
        await other.engine.hub.close()

    play(scene)


def test_two_tabs_never_overwrite_one_another() -> None:
    async def scene(shelf: Shelf, page: Page) -> None:
        made = await page.make("notre-dame", SCREEN)
        name = made["table"]["id"]
        other = Page(shelf)
        await other.engine.open()
        await page.sit(made)
        await other.sit(made)
        rng = random.Random(2)
        before = len(shelf.logs[1])
        page.submit(name, "first", rng)
        other.submit(name, "second", rng)
        kinds = {(await each.told.get())["type"] for each in (page, other)}
        while not kinds >= {"acked"}:
            kinds.add((await page.told.get())["type"])
        keys = [row[3] for row in shelf.logs[1][before:] if row[3]]
        assert len(keys) == 1, "whoever was first has answered, and the other is told"
        other.engine.woken(name)
        page.engine.woken(name)
        await asyncio.sleep(0.2)
        tables = [each.engine.hub.tables[name] for each in (page, other)]
        assert {each.live.length for each in tables} == {len(shelf.logs[1])}
        await other.engine.hub.close()

    play(scene)


def test_what_is_not_kept_is_not_acknowledged() -> None:
    async def scene(shelf: Shelf, page: Page) -> None:
        made = await page.make("notre-dame", SCREEN)
        name = made["table"]["id"]
        await page.sit(made)
        before = len(shelf.logs[1])
        rng = random.Random(4)
        shelf.is_failing = True
        page.submit(name, "lost", rng)
        assert (await page.heard("failed"))["code"] == "not-kept"
        shelf.is_failing = False
        assert len(shelf.logs[1]) == before
        await page.heard("position")
        page.submit(name, "lost", rng)
        await page.heard("acked")
        assert [row[3] for row in shelf.logs[1][before:]].count("lost") == 1

    play(scene)


def test_bad_input_gets_a_code_and_changes_nothing() -> None:
    async def scene(shelf: Shelf, page: Page) -> None:
        asked: list[tuple[str, str, Any, int, str]] = [
            ("GET", "/api/nothing", None, 404, "no-such-path"),
            ("GET", "/api/verify", None, 405, "no-such-method"),
            ("GET", "/api/tables/oooooooooo", None, 404, "no-such-table"),
            ("POST", "/api/tables", {"game": "chess", "seats": []}, 422, "unknown-game"),
            ("POST", "/api/tables", [], 422, "bad-message"),
            ("POST", "/api/imports", {"log": "nothing"}, 422, ""),
        ]
        for method, path, body, status, code in asked:
            found, told = await page.ask(method, path, body)
            assert found == status, (path, told)
            assert told["code"] == code or not code
        assert shelf.tables == {}
        made = await page.make("notre-dame", SCREEN)
        await page.sit(made)
        page.engine.hear("a", "{")
        assert (await page.heard("failed"))["code"] == "bad-message"
        page.engine.hear("nobody", "{}")

    play(scene)


def test_stewards_answer_and_answers_are_taken_back() -> None:
    async def scene(shelf: Shelf, page: Page) -> None:
        made = await page.make(
            "notre-dame", [*ALONE, *[{"kind": "bot", "bot": "steward"}] * 2], practice=True
        )
        name = made["table"]["id"]
        await page.sit(made)
        page.submit(name, "mine", random.Random(5))
        await page.heard("acked")
        table = page.engine.hub.tables[name]
        async with asyncio.timeout(PATIENCE):
            while table.live.waiting() != (0,):
                await asyncio.sleep(0.01)
        page.say({"type": "undo", "id": "back", "seat": 0})
        assert (await page.heard("acked"))["id"] == "back"
        page.engine.hang_up("a")
        async with asyncio.timeout(PATIENCE):
            while table.listeners:
                await asyncio.sleep(0.01)

    play(scene)


def test_a_table_tells_by_its_name_that_it_is_on_a_device() -> None:
    assert not new_table_id().startswith(DEVICE_MARK)
    assert is_table_id(DEVICE_MARK + new_table_id())
    assert not is_table_id(DEVICE_MARK * 2 + new_table_id())
