"""Callers are charged for what they cost, by address; whoever asks for much keeps only himself waiting."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.door import limits
from parlour.server.door.limits import COSTS, RATES, Limits, Rate
from parlour.server.wire import protocol as wire
from tests.server.web_client import ME, RANDOM, make, seated, web


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_dear_requests_use_up_an_allowance_sooner() -> None:
    clock = Clock()
    burst = RATES["work"].burst
    for what in ("ping", "aids", "verify"):
        found = Limits(1, clock)
        granted = 0
        while not found.work(what, "a"):
            granted += 1
        assert granted == burst // COSTS[what]
        assert not found.work(what, "b")
        clock.now += found.work(what, "a")
        assert not found.work(what, "a")


def test_every_message_of_the_socket_has_its_price() -> None:
    asked = {str(each.__struct_config__.tag) for each in wire.ClientMessage.__args__} - {"hello"}
    assert asked <= set(COSTS)
    assert COSTS["aids"] >= 10 * COSTS["ping"]


def test_a_household_of_six_plays_at_full_speed() -> None:
    """An answer a second for ten minutes: composed, previewed, given, and six pages ask for the aids."""
    clock = Clock()
    found = Limits(1, clock)
    for _ in range(600):
        asked = ["compose"] * 6 + ["preview", "submit"] + ["aids", "ping"] * 6
        assert not any(found.work(what, "home") for what in asked)
        clock.now += 1


def test_a_small_allowance_is_enough_for_something() -> None:
    assert Limits(0.01).work("verify", "a") == 0


def test_nought_lifts_every_limit() -> None:
    found = Limits(0)
    assert not any(found.wait(kind, "a", 1e9) for kind in RATES for _ in range(3))


def test_buckets_do_not_pile_up() -> None:
    found = Limits(1, Clock())
    for n in range(limits.MOST_BUCKETS + 10):
        found.work("ping", str(n))
    assert len(found._buckets) <= limits.MOST_BUCKETS


def test_only_so_many_tables_are_made_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"game": "notre-dame", "seats": [ME, RANDOM]}
    assert (RATES["tables"].burst, RATES["tables"].per_second * 3600) == (60, 60)
    monkeypatch.setitem(RATES, "tables", Rate(3, 3 / 3600))
    with web(rate=1) as client:
        bad = [client.post("/api/tables", json={**wish, "seats": []}).status_code for _ in range(3)]
        made = [client.post("/api/tables", json=wish) for _ in range(4)]
    assert bad == [422, 422, 422]  # what comes to nothing is not counted
    assert [each.status_code for each in made] == [201, 201, 201, 429]
    assert int(made[3].headers["Retry-After"]) > 60


def test_health_is_told_to_everybody_always() -> None:
    with web(rate=0.001) as client:
        assert {client.get("/api/health").status_code for _ in range(50)} == {200}
        assert 429 in {client.get("/api/games").status_code for _ in range(3)}


def test_connections_of_one_address_share_its_allowance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "work", Rate(COSTS["make"] + 2 * COSTS["aids"], 0.5))
    with web(rate=1) as client:
        made = make(client, "notre-dame", ME, RANDOM)
        with seated(client, made) as one, seated(client, made) as two:
            for player in (one, two, one, two):
                player.send("aids", seat=0)
            told = [player.until("aids", "failed") for player in (one, two, one, two)]
            refused = [each for each in told if each["type"] == "failed"]
            assert [each["code"] for each in refused] == ["too-many-requests"] * 2
            assert all(each["id"] for each in refused)


def test_dear_requests_of_a_caller_stand_in_line_and_nobody_else_does() -> None:
    async def scene() -> None:
        found = Limits()
        done: list[str] = []
        gate = asyncio.Event()

        async def ask(caller: str, name: str, what: str = "aids") -> None:
            async with found.turn(what, caller):
                done.append(name)
                await gate.wait()

        tasks = [asyncio.create_task(ask("a", f"a{n}")) for n in range(5)]
        tasks += [asyncio.create_task(ask("b", "b0")), asyncio.create_task(ask("a", "ping", "ping"))]
        for _ in range(5):
            await asyncio.sleep(0)
        assert done == ["a0", "a1", "b0", "ping"]
        gate.set()
        await asyncio.gather(*tasks)
        assert done[4:] == ["a2", "a3", "a4"]
        assert found._turns == {}

    asyncio.run(scene())
