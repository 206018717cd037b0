"""The measurement of a hostile client: what it brings, what is counted, and that it finds its way."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.kernel.engine import to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.log import load, replay
from parlour.server.http_api import LONG
from tools.siege import processes
from tools.siege.server import ServerProcess
from tools.siege.starve import Starving
from tools.siege.starve_logs import Baggage, pack
from tools.siege.starve_watch import Figures, Took, Waits

SHORT = ((1, 30),)
MEBIBYTE = 2**20


@pytest.fixture(scope="module")
def baggage() -> Baggage:
    return pack(SHORT)


def log_in(body: bytes) -> str:
    text: str = json.loads(body)["log"]
    return text


def test_the_logs_are_at_the_limit_and_one_of_them_is_whole(baggage: Baggage) -> None:
    game = find_game("obsession")
    files = dict(baggage.files)
    assert all(LONG * 0.95 < len(body) <= LONG for body in files.values())
    replay(game, load(log_in(files["whole"])))
    with pytest.raises(Invalid):
        replay(game, load(log_in(files["with an illegal end"])))
    with pytest.raises(Invalid):
        load(log_in(files["torn"]))


def test_the_dear_games_replay_and_wait_for_the_seat_that_is_asked(baggage: Baggage, tmp_path: Path) -> None:
    baggage.write(tmp_path / "baggage.json")
    again = Baggage.read(str(tmp_path / "baggage.json"))
    assert again == baggage
    game = find_game("obsession")
    for text, seat in again.dear:
        assert seat in to_move(replay(game, load(text)))


def figures(health: list[float], fair: list[float], growth: int = 0) -> Figures:
    return Figures(
        seconds=1,
        health=[Took(wall=9.0, own=own) for own in health],
        failed=0,
        fair=[Took(wall=9.0, own=own) for own in fair],
        errors=[],
        growth=growth,
        before=0,
        cpu=0.5,
    )


def test_each_goal_is_missed_by_itself() -> None:
    good = [0.01] * 200
    assert figures(good, good).missed(250, 100, 64 * MEBIBYTE) == []
    assert "health took" in figures([*good, 0.3], good).missed(250, 100, 64 * MEBIBYTE)[0]
    assert figures(good, [*good, 0.3]).missed(250, 100, 64 * MEBIBYTE) == [], "one of 200 may be slower"
    assert "one fair answer" in figures(good, [*good, 0.3, 0.3, 0.3]).missed(250, 100, 64 * MEBIBYTE)[0]
    assert "memory grew" in figures(good, good, 65 * MEBIBYTE).missed(250, 100, 64 * MEBIBYTE)[0]
    assert "nothing was measured" in figures([], good).missed(250, 100, 64 * MEBIBYTE)[0]
    assert "by the clock p50 9000.0 ms" in figures(good, good).told()


def test_waiting_for_a_processor_is_taken_off_but_never_what_the_loop_has_run() -> None:
    class Given(Waits):
        def now(self) -> dict[int, processes.Turns]:
            return {0: processes.Turns(0, 1.0), 7: processes.Turns(ran=0.5, waited=2.0)}

    none = processes.Turns()
    waits = Given(7)
    long = waits.took(time.monotonic() - 10, {0: none, 7: none})
    assert long.own == pytest.approx(7.0, abs=0.5)
    short = waits.took(time.monotonic() - 2, {0: none, 7: none})
    assert short.own == 0.5


@pytest.mark.slow
def test_the_hostile_client_and_the_fair_ones_meet(baggage: Baggage, tmp_path: Path) -> None:
    place = tmp_path / "baggage.json"
    baggage.write(place)
    server = ServerProcess(str(tmp_path / "tables.sqlite"), tmp_path, options=("--quiet",))
    try:
        server.start()
        starving = Starving(server, place, ("idle", "headers", "tables"))
        measured = asyncio.run(starving.run(seconds=2, warm_up=2))
        assert server.faults() == []
    finally:
        server.kill()
    assert measured.health
    assert measured.fair
    assert measured.before > MEBIBYTE
    for what in ("idle", "header", "bot tables"):
        assert any(each.startswith(what) for each in starving.attacked), starving.attacked
    assert not any("failed:" in what for what in starving.attacked)
