"""When the store fails: what was not kept is not shown, nothing acknowledged is lost, and tables mend."""

import asyncio
import os
import random
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket

from parlour.kernel import engine
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.engine import legal
from parlour.kernel.errors import Illegal, Invalid, RulesBug
from parlour.kernel.event import Event
from parlour.server import socket
from parlour.server.door.limits import Limits
from parlour.server.store.backup import backup_to, restore_from
from parlour.server.store.base import Append, BrokenLog, Conflict, Loaded, Row, StoreFailed
from parlour.server.store.repair import repair
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables.hub import Hub
from parlour.server.tables.table import LiveTable
from parlour.server.wire import http_protocol as http
from parlour.sim.play import live_game
from tests.server.web_client import ME, RANDOM, make, seated, web

PEOPLE = [http.SeatWish("me", "A"), http.SeatWish("local", "B")]


class Failing(SqliteStore):
    """A store that can be told to fail: to write, to read, or to say that it wrote."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.writes = self.reads = True
        self.admits = True

    async def append(self, add: Append, table: str) -> None:
        if not self.writes:
            raise StoreFailed("the disk is full")
        await super().append(add, table)
        if not self.admits:
            raise StoreFailed("the connection broke after the commit")

    async def load(self, table: str) -> Loaded | None:
        if not self.reads:
            raise StoreFailed("the disk is gone")
        return await super().load(table)

    async def entries(self, number: int, first: int = 0) -> tuple[Row, ...]:
        if not self.reads:
            raise StoreFailed("the disk is gone")
        return await super().entries(number, first)


Scene = Callable[[Hub, Failing, LiveTable], Awaitable[None]]


def play(tmp_path: Path, scene: Scene) -> None:
    """A table of two people on a store that can fail."""

    async def run() -> None:
        store = Failing(str(tmp_path / "t.sqlite"))
        hub = Hub(store, 1)
        await hub.open()
        try:
            made = await hub.make(http.NewTable("notre-dame", PEOPLE, seed="fails", practice=False))
            await scene(hub, store, await hub.get(made.table.id))
        finally:
            await hub.close()

    asyncio.run(run())


async def answer(table: LiveTable, key: str) -> int:
    """A random answer of whoever is asked; the ply it led to."""
    live = table.live
    seat = live.waiting()[0]
    words = legal(live.state, seat).sample(random.Random(1)).text
    return await table.submit(seat, live.ply, -1, words, key)


async def mended(table: LiveTable) -> None:
    """Wait until a table has read itself again."""
    async with asyncio.timeout(20):
        while table.is_spoilt():
            await asyncio.sleep(0.01)


def test_an_answer_that_is_not_kept_is_never_seen_even_when_reading_fails_too(tmp_path: Path) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        await answer(table, "k0")
        kept, ply = table.live.length, table.ply
        store.writes = store.reads = False
        with pytest.raises(StoreFailed):
            await answer(table, "k1")
        assert table.is_spoilt()
        assert table.ply == ply == table.info().ply
        with pytest.raises(StoreFailed):
            _ = table.live
        with pytest.raises(StoreFailed):
            await table.submit(0, ply, -1, "pass", "k2")
        store.writes = True
        with pytest.raises(StoreFailed):
            await table.submit(0, ply, -1, "pass", "k3")
        store.reads = True
        await mended(table)
        assert (table.live.length, table.ply) == (kept, ply)
        assert await answer(table, "k1") > ply
        assert len(await store.entries(table.row.number)) == table.live.length
        assert await hub.get(table.row.id) is table

    play(tmp_path, scene)


class Heard:
    """A socket that says hello, and writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def accept(self) -> None:
        """Nothing to do."""

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": '{"type": "hello", "tokens": []}'}

    async def send_text(self, text: str) -> None:
        self.heard.append(text)

    async def close(self, code: int) -> None:
        self.heard.append(str(code))


def test_whoever_comes_while_a_table_is_read_again_is_told_to_try_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        store.writes = store.reads = False
        with pytest.raises(StoreFailed):
            await answer(table, "a")
        assert table.is_spoilt()

        async def spoilt_since(name: str) -> LiveTable:
            return table

        monkeypatch.setattr(hub, "get", spoilt_since)
        monkeypatch.setattr(socket, "may_watch", lambda row, tokens: True)
        caller = Heard()
        connection = socket.Connection(cast("WebSocket", caller), hub, Limits(0), "somebody")
        await connection.serve(table.row.id)
        assert "not-kept" in caller.heard[0]
        assert len(caller.heard) == 2, "and the connection is closed"

    play(tmp_path, scene)


def test_an_answer_kept_without_a_word_is_acknowledged_when_sent_again(tmp_path: Path) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        live = table.live
        seat, ply = live.waiting()[0], live.ply
        words = legal(live.state, seat).sample(random.Random(1)).text
        store.admits = False
        with pytest.raises(StoreFailed):
            await table.submit(seat, ply, -1, words, "k1")
        store.admits = True
        reached = await table.submit(seat, ply, -1, words, "k1")
        assert reached == table.ply == ply + 1
        rows = await store.entries(table.row.number)
        assert [row.key for row in rows].count("k1") == 1

    play(tmp_path, scene)


@pytest.mark.parametrize("fault", [RulesBug("half an answer"), KeyError("half"), MemoryError()])
def test_an_engine_that_fails_in_the_middle_of_an_answer_leaves_nothing_behind(
    fault: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    through = engine.apply

    def breaking(state: State, seat: int, action: Action) -> list[Event]:
        through(state, seat, action)  # it has changed the state, and then it fails
        raise fault

    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        kept = table.live.length
        before = table.game.encode(table.live.state)
        with monkeypatch.context() as broken:
            broken.setattr(live_game, "apply_told", breaking)
            with pytest.raises(type(fault)):
                await answer(table, "k1")
            assert table.is_spoilt()
        await mended(table)
        assert table.live.length == kept
        assert table.game.encode(table.live.state) == before
        await answer(table, "k1")

    play(tmp_path, scene)


def test_a_refusal_spoils_nothing(tmp_path: Path) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        live = table.live
        with pytest.raises(Illegal):
            await table.submit(live.waiting()[0], live.ply, -1, "withdraw nothing", "k1")
        assert table.live is live

    play(tmp_path, scene)


def test_a_log_is_written_only_where_it_ends(tmp_path: Path) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        row = Row(0, "keep x", None, "", 0)
        length = table.live.length
        for at in (length - 1, length + 1, length + 100):
            with pytest.raises(Conflict):
                await store.append(Append(table.row.number, at, (row,)), table.row.id)
        with pytest.raises(Conflict):
            await store.append(Append(table.row.number, length, (row,)), "another-table")
        assert len(await store.entries(table.row.number)) == length

    play(tmp_path, scene)


def test_what_was_said_claimed_or_left_survives_a_store_that_fails_after_the_commit(tmp_path: Path) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        line = await table.say(0, "", "hello", "", "c1")
        assert (await table.say(0, "", "hello", "", "c1")).n == line.n
        table.chat.clear()  # as if another process had kept it
        assert (await table.say(0, "", "hello", "", "c1")).n == line.n

    play(tmp_path, scene)


def test_readers_wait_for_nobody_who_writes(tmp_path: Path) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        try:
            async with asyncio.timeout(5):  # the writer would wait for ten seconds
                assert await store.load(table.row.id) is not None
                assert await store.find_key(table.row.number, 0, "k") is None
                assert len(await store.rows_of([table.row.id])) == 1
            with pytest.raises(StoreFailed):
                await store.ready()
        finally:
            other.close()
        await store.ready()

    play(tmp_path, scene)


def test_a_file_put_in_the_place_of_the_open_one_is_not_written_past(tmp_path: Path) -> None:
    async def scene(hub: Hub, store: Failing, table: LiveTable) -> None:
        copy = str(tmp_path / "copy.sqlite")
        backup_to(store.path, copy)
        await answer(table, "k1")
        os.replace(copy, store.path)
        with pytest.raises(StoreFailed):
            await answer(table, "k2")
        await mended(table)
        await answer(table, "k3")
        found = sqlite3.connect(store.path).execute("SELECT n FROM entries WHERE key = 'k3'").fetchall()
        assert found == [(table.live.length - 1,)], "it lies in the file that the next server opens"

    play(tmp_path, scene)


async def _open(hub: Hub, name: str) -> str:
    try:
        await hub.get(name)
    except Invalid as refused:
        return f"{refused.code} {refused.params.get('entry')}"
    return ""


def spoilt_file(tmp_path: Path, *statements: str) -> tuple[str, str]:
    """A database with one table, spoilt by hand; its file and the table."""
    file = str(tmp_path / "t.sqlite")
    with web(file) as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM)
        with seated(client, made) as player:
            player.play(random.Random(3), most=12)
    with sqlite3.connect(file) as writing:
        for statement in statements:
            writing.execute(statement)
    writing.close()
    return file, made["table"]["id"]


def test_a_log_with_a_hole_is_refused_with_its_place_and_repaired(tmp_path: Path) -> None:
    file, name = spoilt_file(tmp_path, "DELETE FROM entries WHERE n = 20")
    with web(file) as client:
        told = client.get(f"/api/tables/{name}")
        assert told.status_code == 409
        assert told.json()["code"] == "log-has-hole"
        assert told.json()["params"]["entry"] == 20
        with pytest.raises(Invalid) as refused:
            repair(file, str(tmp_path / "aside.jsonl"))
        assert refused.value.code == "database-in-use"
    (found,) = repair(file, str(tmp_path / "aside.jsonl"), look_only=True)
    assert (found.whole, found.why) == (20, "log-has-hole")
    assert not (tmp_path / "aside.jsonl").exists()
    repair(file, str(tmp_path / "aside.jsonl"))
    cut = (tmp_path / "aside.jsonl").read_text().splitlines()
    assert len(cut) == found.entries - 20
    with web(file) as client:
        assert client.get(f"/api/tables/{name}").json()["ply"] >= 20
    (again,) = repair(file, str(tmp_path / "more.jsonl"))
    assert again.why == ""


def test_a_log_that_lost_its_end_is_refused_too(tmp_path: Path) -> None:
    file, name = spoilt_file(tmp_path, "DELETE FROM entries WHERE n >= 20")
    with web(file) as client:
        told = client.get(f"/api/tables/{name}").json()
        assert (told["code"], told["params"]["entry"]) == ("log-has-hole", 20)
    repair(file, str(tmp_path / "aside.jsonl"))
    with web(file) as client:
        assert client.get(f"/api/tables/{name}").status_code == 200


def test_a_snapshot_that_cannot_be_read_is_no_loss(tmp_path: Path) -> None:
    file, name = spoilt_file(tmp_path, "UPDATE snapshots SET state = x'00'")
    with web(file) as client:
        assert client.get(f"/api/tables/{name}").status_code == 200


def test_an_entry_that_the_rules_refuse_is_named(tmp_path: Path) -> None:
    file, name = spoilt_file(
        tmp_path, "UPDATE entries SET act = 'forgo' WHERE n = 15", "DELETE FROM snapshots"
    )
    with web(file) as client:
        told = client.get(f"/api/tables/{name}").json()
        assert told["code"] in ("refused-entry", "unread-entry")
        assert told["params"]["ply"] == 15
    (found,) = repair(file, str(tmp_path / "aside.jsonl"))
    assert found.whole == 15


def test_one_server_holds_a_file_and_nobody_restores_into_it_meanwhile(tmp_path: Path) -> None:
    file, good = str(tmp_path / "t.sqlite"), str(tmp_path / "good.sqlite")
    with web(file) as client:
        make(client, "notre-dame", ME, RANDOM, RANDOM)
        backup_to(file, good)

        async def second() -> None:
            await SqliteStore(file).open(lambda name: None)

        for attempt in (lambda: asyncio.run(second()), lambda: restore_from(good, file, force=True)):
            with pytest.raises(Invalid) as refused:
                attempt()
            assert refused.value.code == "database-in-use"
    assert restore_from(good, file, force=True)
    for path in (file, good):
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o600


def test_a_spoilt_file_does_not_take_the_place_of_a_good_backup(tmp_path: Path) -> None:
    file, _ = spoilt_file(tmp_path)
    good = tmp_path / "good.sqlite"
    backup_to(file, str(good))
    before = good.read_bytes()
    with sqlite3.connect(file) as writing:
        writing.execute("DELETE FROM entries WHERE n = 5")
    writing.close()
    for spoil in ("hole", "torn"):
        if spoil == "torn":
            Path(file).write_bytes(Path(file).read_bytes()[:8192] + b"torn" * 3000)
            for rest in ("-wal", "-shm"):
                Path(file + rest).unlink(missing_ok=True)
        with pytest.raises(Invalid) as refused:
            backup_to(file, str(good))
        assert refused.value.code in ("spoilt-database", "unusable-database")
        assert good.read_bytes() == before
        assert sorted(path.name for path in tmp_path.glob("*.part*")) == []


def test_a_restored_database_has_no_holes(tmp_path: Path) -> None:
    file, _ = spoilt_file(tmp_path, "DELETE FROM entries WHERE n = 7")
    with pytest.raises(Invalid) as refused:
        restore_from(file, str(tmp_path / "new.sqlite"), force=False)
    assert refused.value.code == "spoilt-database"
    assert "entries" in str(refused.value.params["why"])


def test_a_hole_is_told_by_its_first_entry() -> None:
    told = BrokenLog(3, 9)
    assert told.params == {"entry": 3, "entries": 9}


@pytest.mark.parametrize(("column", "code"), [("rules", "other-rules-version"), ("data", "other-data-set")])
def test_a_table_of_other_rules_or_facts_is_not_played_by_these(
    tmp_path: Path, column: str, code: str
) -> None:
    file, name = spoilt_file(tmp_path, f"UPDATE tables SET {column} = '0'")
    with web(file) as client:
        told = client.get(f"/api/tables/{name}")
        assert (told.status_code, told.json()["code"]) == (409, code)
    (found,) = repair(file, str(tmp_path / "aside.jsonl"))
    assert found.why == "", "nobody here can judge it, so it is left alone"
