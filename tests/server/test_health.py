"""Alive and ready: both tell the truth, also while something is broken."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

from parlour.server.app import make_app
from parlour.server.health import Readiness
from parlour.server.store.base import StoreFailed
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables.hub import Hub
from tests.server.web_client import CALLED, web


class Faulty(SqliteStore):
    """A store that can be broken and mended, and counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__(":memory:")
        self.fault: Exception | None = None
        self.asked = 0
        self.gate: asyncio.Event | None = None

    async def ready(self) -> None:
        self.asked += 1
        if self.gate is not None:
            await self.gate.wait()
        if self.fault is not None:
            raise self.fault


class Well(Hub):
    """Tables whose workers are no matter here."""

    async def workers_answer(self) -> bool:
        return True


def test_alive_and_ready() -> None:
    with web() as client:
        assert client.get("/api/health").json() == {"status": "up"}
        assert client.get("/api/ready").json() == {"status": "ready", "store": "up", "workers": "up"}


@pytest.mark.parametrize("fault", [StoreFailed("disk full"), OSError("gone"), TimeoutError()])
def test_a_server_whose_store_fails_is_alive_and_not_ready(fault: Exception) -> None:
    store = Faulty()
    app = make_app(store, rate=0, names=CALLED)
    with TestClient(app) as client:
        store.fault = fault
        answer = client.get("/api/ready")
        assert answer.status_code == 503
        assert answer.json() == {"code": "not-ready", "params": {"parts": "store"}}
        assert client.get("/api/health").status_code == 200


def test_ready_is_asked_once_for_many_and_forgets_soon() -> None:
    async def scene() -> None:
        store = Faulty()
        found = Readiness(Well(store, 1), fresh=60)
        told = await asyncio.gather(*[found.failing() for _ in range(20)])
        assert (set(told), store.asked) == ({()}, 1)
        again = Readiness(Well(store, 1), fresh=0)
        assert await again.failing() == ()
        store.fault = StoreFailed("x")
        assert await again.failing() == ("store",)
        store.fault = None
        assert await again.failing() == ()

    asyncio.run(scene())


def test_a_store_that_hangs_is_not_waited_for() -> None:
    async def scene() -> None:
        store = Faulty()
        store.gate = asyncio.Event()
        assert await Readiness(Well(store, 1), patience=0.01).failing() == ("store",)

    asyncio.run(scene())


def test_workers_that_do_not_answer_are_told() -> None:
    class Lame(Hub):
        async def workers_answer(self) -> bool:
            return False

    class Broken(Hub):
        async def workers_answer(self) -> bool:
            raise RuntimeError("broken pool")

    async def scene(kind: type[Hub]) -> None:
        assert await Readiness(kind(Faulty(), 1)).failing() == ("workers",)

    asyncio.run(scene(Lame))
    asyncio.run(scene(Broken))
