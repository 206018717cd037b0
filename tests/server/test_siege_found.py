"""What the sieges in tools/siege have found; each fault once, as small as it gets."""

from __future__ import annotations

import asyncio
import random
import tracemalloc
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from parlour.kernel.engine import legal
from parlour.server import catalogue
from parlour.server.app import make_app
from parlour.server.store.base import Append, Wake
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables.hub import Hub
from parlour.server.tables.keeping import SNAPSHOT_EVERY
from parlour.server.tables.table import LiveTable
from parlour.server.wire import http_protocol as http
from tests.server.web_client import CALLED, ME, RANDOM, at_table, make, web
from tools.siege import cluster

PEOPLE = [http.SeatWish("me", "A"), http.SeatWish("local", "B")]


class Beside(SqliteStore):
    """A second store on a file, as two servers have it on one PostgreSQL; SQLite itself refuses that."""

    async def open(self, wake: Wake) -> None:
        await self._writer.start()
        await self._reader.start()


async def opened(file: Path, store: type[SqliteStore] = SqliteStore) -> Hub:
    hub = Hub(store(str(file)), 1)
    await hub.open()
    return hub


async def answer(table: LiveTable, rng: random.Random) -> tuple[int, int, str, str, int]:
    """A random answer of whoever is asked: seat, ply, words and key, and the ply it led to."""
    live = table.live
    seat, ply = rng.choice(live.waiting()), live.ply
    words = legal(live.state, seat).sample(rng).text
    reached = await table.submit(seat, ply, -1, words, f"k{ply}")
    return seat, ply, words, f"k{ply}", reached


# Found by durability: after a restart, an answer that lay before the last snapshot was refused when sent
# again, because only the keys behind the snapshot were known, although it had been carried out.
@pytest.mark.parametrize("game", ["notre-dame", "obsession"])
def test_an_answer_sent_again_after_a_restart_is_acknowledged(game: str, tmp_path: Path) -> None:
    async def game_with_restarts(n: int) -> int:
        rng = random.Random(n)
        file = tmp_path / f"{n}.sqlite"
        hub = await opened(file)
        made = await hub.make(http.NewTable(game, PEOPLE, seed=f"found {n}"))
        table = await hub.get(made.table.id)
        looks = 0
        while not table.live.is_over():
            before = table.live.length
            seat, ply, words, key, _ = await answer(table, rng)
            length = table.live.length
            if length // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY and seat not in table.live.waiting():
                looks += 1
                again = await opened(file, Beside)  # as after a kill: it knows only the file
                other = await again.get(made.table.id)
                await other.submit(seat, ply, -1, words, key)
                assert other.live.length == length
                await again.close()
        await hub.close()
        return looks

    for n in range(20):
        if asyncio.run(game_with_restarts(n)):
            return
    pytest.fail("no answer fell upon a snapshot")


# Found by reading for two_servers: the other server had carried the answer out, and this one, not yet told of
# it, called the same answer stale.
def test_an_answer_that_another_server_has_carried_out_is_acknowledged(tmp_path: Path) -> None:
    async def scene() -> None:
        first, second = await opened(tmp_path / "t.sqlite"), await opened(tmp_path / "t.sqlite", Beside)
        made = await first.make(http.NewTable("notre-dame", PEOPLE, seed="found"))
        here, there = await first.get(made.table.id), await second.get(made.table.id)
        seat, ply, words, key, _ = await answer(here, random.Random(1))
        await there.submit(seat, ply, -1, words, key)
        assert there.live.length == here.live.length
        await first.close()
        await second.close()

    asyncio.run(scene())


# Found by durability: `acked` tells the position that the answer led to; sent again after a restart, it told
# the position at which the table was opened.
def test_an_answer_sent_again_is_acknowledged_for_the_same_position(tmp_path: Path) -> None:
    async def scene() -> None:
        rng = random.Random(2)
        hub = await opened(tmp_path / "t.sqlite")
        made = await hub.make(http.NewTable("notre-dame", PEOPLE, seed="found"))
        table = await hub.get(made.table.id)
        seat, ply, words, key, reached = await answer(table, rng)
        for _ in range(3):
            await answer(table, rng)
        await hub.close()
        again = await opened(tmp_path / "t.sqlite")
        other = await again.get(made.table.id)
        told = await other.submit(seat, ply, -1, words, key)
        await again.close()
        assert told == reached

    asyncio.run(scene())


# Found by fuzz: {"seats": 2147483648} made a name for each seat before anybody looked; the server hung.
def test_checking_a_setup_of_a_million_seats_costs_nothing() -> None:
    catalogue.check_setup(http.SetupWish("obsession", 3))
    tracemalloc.start()
    try:
        checked = catalogue.check_setup(http.SetupWish("obsession", 1_000_000))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert checked.problem is not None
    assert peak < 5_000_000


# Found by fuzz: paths that no file system knows were faults (500).
@pytest.mark.parametrize("path", ["/index.html%00", "/" + "a" * 9000, "/assets/" + "b" * 300, "/assets/%00"])
def test_a_path_that_cannot_be_a_file_is_no_fault(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<p>", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_STATIC", str(tmp_path))
    with web() as client:
        assert client.get(path).status_code < 500


# Found by fuzz: a part that nothing is called broke the connection (KeyError in the guide of Obsession).
@pytest.mark.parametrize("game", ["notre-dame", "obsession"])
def test_composing_with_an_unknown_part_is_answered(game: str) -> None:
    rng = random.Random(3)
    with web() as client:
        made = make(client, game, ME, RANDOM, seed="found")
        with at_table(client, made["table"]["id"], made["token"]) as player:
            for _ in range(25):
                if not player.await_turn():
                    break
                stage = player.position["offer"]["stage"]
                first = [str(part["value"]) for part in stage["parts"][:1]] if stage else []
                for chosen in (["x"], ["", "y"], [*first, "x"], ["é" * 5000]):
                    assert player.answered("compose", seat=0, chosen=chosen)["type"] in ("staged", "failed")
                player.give(rng.choice(player.choices()))


# Found by fuzz: PostgreSQL keeps no NUL in texts; whatever a caller writes, the answer is not a fault (503).
@pytest.mark.skipif(bool(cluster.why_not()), reason=cluster.why_not())
def test_a_nul_in_a_text_is_no_fault_on_postgresql() -> None:
    from parlour.server.store.postgres import PostgresStore

    with (
        cluster.cluster(honest=False) as url,
        TestClient(make_app(PostgresStore(url), rate=0, names=CALLED)) as client,
    ):
        for path in ("", "/position", "/history", "/log", "/components", "/components/brief"):
            assert client.get(f"/api/tables/%00{path}").status_code == 404
        assert client.post("/api/mine", json={"tables": {"a\x00": "b"}}).status_code < 500
        wish = {"game": "obsession", "seats": [{"kind": "me", "name": "a\x00b"}], "title": "t\x00"}
        more = {"seed": "s\x00", "guide": "g\x00", "options": {"a\x00": "\x00"}, "modules": ["m\x00"]}
        assert client.post("/api/tables", json={**wish, **more}).status_code < 500
        assert client.post("/api/tables", json={**wish, "seed": "s\x00", "guide": "g\x00"}).status_code < 500
        made = client.post("/api/tables", json=wish).json()
        with at_table(client, made["table"]["id"], made["token"]) as player:
            ply = player.position["ply"]
            for kind, fields in (
                ("submit", {"seat": 0, "ply": 0, "action": "x\x00", "id": "k\x00"}),
                ("submit", {"seat": 0, "ply": ply, "action": player.choices()[0], "id": "k\x00"}),
                ("undo", {"seat": 0, "id": "u\x00"}),
                ("say", {"seat": 0, "text": "a\x00b", "id": "s\x00"}),
                ("say", {"seat": 0, "phrase": "p\x00", "id": "s1"}),
                ("leave", {"seat": 0, "bot": "random\x00"}),
            ):
                player.send(kind, **fields)
                told = player.until("acked", "failed", "refused")
                assert told.get("code") != "not-kept", (kind, fields, told)


class Slow(SqliteStore):
    """A store that takes its time over an answer, and then fails."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.gate: asyncio.Event | None = None

    async def append(self, add: Append, table: str) -> None:
        if self.gate is not None:
            await self.gate.wait()
            raise OSError("the disk is full")
        await super().append(add, table)


# Found by two_servers: while an answer was being kept, whoever looked saw the position behind it already;
# when another server was faster, that position had never been, and the answer to it was refused.
def test_nobody_sees_a_position_that_is_not_kept_yet(tmp_path: Path) -> None:
    async def scene() -> int:
        store = Slow(str(tmp_path / "t.sqlite"))
        app = make_app(store, rate=0, names=CALLED)
        async with app.router.lifespan_context(app):
            hub: Hub = app.state.hub
            made = await hub.make(http.NewTable("notre-dame", PEOPLE, seed="found"))
            table = await hub.get(made.table.id)
            kept = table.live.ply
            store.gate = asyncio.Event()
            answering = asyncio.create_task(answer(table, random.Random(1)))
            transport = httpx2.ASGITransport(app)
            async with httpx2.AsyncClient(transport=transport, base_url="http://testserver") as client:
                path = f"/api/tables/{made.table.id}/position?seat=0"
                headers = {"Authorization": f"Bearer {made.token}"}
                looking = asyncio.create_task(client.get(path, headers=headers))
                for _ in range(200):  # enough turns of the loop for whoever does not wait
                    await asyncio.sleep(0)
                store.gate.set()
                told: int = (await looking).json()["ply"]
            await asyncio.gather(answering, return_exceptions=True)
            return told - kept

    assert asyncio.run(scene()) == 0
