"""Clocks: a bank that nothing fills but the increment, once for each ply."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from parlour.server.store.base import SeatRow, TableRow
from parlour.server.tables import clock
from parlour.server.tables.clock import Clocks
from tests.server.web_client import LOCAL, ME, RANDOM, make, seated, web

BANK, INCREMENT = 60, 5


def row(bank: int = BANK, increment: int = INCREMENT) -> TableRow:
    return TableRow(
        id="t", game="notre-dame", rules="1", data="", modules=(), options={}, corrections={}, title="",
        public=False, practice=False, bank=bank, increment=increment, guide="", seed="s", watch="", created=0,
        seats=(SeatRow(0, "person", "A"), SeatRow(1, "person", "B")),
    )  # fmt: skip


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let seconds pass without waiting for them."""
    ticks = [0]
    monkeypatch.setattr(clock, "_ticks", lambda: ticks[0])

    def later(seconds: int) -> None:
        ticks[0] += seconds * 1000

    return later


def timed(scene: Callable[[Clocks], None], **control: int) -> Clocks:
    """Carry out a scene where timers can be set."""
    clocks = Clocks(row(**control))

    async def run() -> None:
        scene(clocks)
        clocks.stop()

    asyncio.run(run())
    return clocks


def never(seat: int) -> None:
    raise AssertionError(f"the time of {seat} is not up")


def test_an_answer_costs_its_time_less_the_increment(wait: Callable[[int], None]) -> None:
    def scene(clocks: Clocks) -> None:
        clocks.run([0], [0], never)
        assert clocks.left(0) == (BANK + INCREMENT) * 1000
        wait(20)
        clocks.answered(0)

    clocks = timed(scene)
    assert clocks.spent == [15_000, 0]
    assert clocks.changed(row()) == ((0, 15_000),)


def test_answering_the_same_ply_again_earns_nothing(wait: Callable[[int], None]) -> None:
    def scene(clocks: Clocks) -> None:
        clocks.run([0], [0], never)
        wait(20)
        clocks.answered(0)
        for _ in range(4):  # taken back and answered again: the ply is not a fresh one any more
            clocks.run([0], [], never)
            wait(1)
            clocks.answered(0)

    assert timed(scene).spent[0] == 19_000


def test_leaving_and_coming_back_within_a_ply_earns_nothing(wait: Callable[[int], None]) -> None:
    def scene(clocks: Clocks) -> None:
        for _ in range(10):
            clocks.run([0], [0], never)
            wait(4)
            assert clocks.charge(0) > 0
        clocks.run([0], [0], never)
        wait(4)
        clocks.answered(0)

    assert timed(scene).spent[0] == 44_000 - INCREMENT * 1000


def test_an_empty_bank_stays_empty_while_a_bot_plays_on(wait: Callable[[int], None]) -> None:
    def scene(clocks: Clocks) -> None:
        clocks.run([0], [0], never)
        wait(BANK + INCREMENT)
        clocks.charge(0)
        assert clocks.left(0) == 0
        assert not clocks.has_time(0), "this question is over for the seat"
        for _ in range(20):
            clocks.stood_in(0)
        assert clocks.left(0) == 0
        assert clocks.has_time(0), "the next answer can be given within its increment"

    timed(scene)


def test_without_an_increment_an_empty_bank_is_the_end_of_it(wait: Callable[[int], None]) -> None:
    def scene(clocks: Clocks) -> None:
        clocks.run([0], [0], never)
        wait(BANK)
        clocks.charge(0)
        clocks.stood_in(0)
        assert not clocks.has_time(0)

    timed(scene, increment=0)


def test_time_of_a_clock_that_stops_without_an_answer_is_kept_too(wait: Callable[[int], None]) -> None:
    def scene(clocks: Clocks) -> None:
        clocks.run([0, 1], [0, 1], never)
        wait(7)
        clocks.run([1], [], never)

    clocks = timed(scene)
    assert clocks.changed(row()) == ((0, 7_000),)


def test_when_the_time_is_up_a_bot_plays_on_and_nobody_comes_back_to_an_empty_bank() -> None:
    time = {"bank": 1, "increment": 0}
    with web() as client, seated(client, make(client, "obsession", ME, RANDOM, time=time)) as player:
        assert player.position["clock"]["running"] == [0]
        while not player.table["seats"][0]["away"]:
            player.receive()
        assert player.answered("return", seat=0)["code"] == "time-is-up"


def test_leaving_and_coming_back_keeps_what_was_spent() -> None:
    time = {"bank": 1000, "increment": 0}
    with web() as client, seated(client, make(client, "notre-dame", ME, LOCAL, RANDOM, time=time)) as player:
        left: list[int] = []

        def told() -> Any:
            player.answered("ping")
            return player.position["clock"]

        for _ in range(3):
            player.answered("leave", seat=1, bot="random")
            player.answered("return", seat=1)
            left.append(told()["left"][1])
        assert left == sorted(left, reverse=True)
        assert left[0] <= 1000 * 1000
