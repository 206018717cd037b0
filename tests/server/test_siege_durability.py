"""Small sieges: whatever the server has acknowledged survives kills and loss of power, exactly once."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.store.base import SeatRow, TableRow
from tools.siege import cluster, shim
from tools.siege.audit import Kept, Stored, broken_promises
from tools.siege.durability import Report, besieged
from tools.siege.player import ACKED, Promise
from tools.siege.two_servers import two_servers

needs_postgres = pytest.mark.skipif(bool(cluster.why_not()), reason=cluster.why_not())
needs_gcc = pytest.mark.skipif(bool(shim.why_not()), reason=shim.why_not())


def siege(database: str, kills: int, *, forgetful: bool = False, unsafe: bool = False) -> Report:
    with besieged(database, shim=forgetful, unsafe=unsafe, seed=1) as attack:
        return asyncio.run(attack.run(kills))


@pytest.mark.slow
def test_kills_lose_nothing_that_sqlite_keeps() -> None:
    report = siege("sqlite", 6)
    assert report.faults == []
    assert report.kills == 6
    assert report.acked > 20


@pytest.mark.slow
@needs_postgres
def test_kills_lose_nothing_that_postgresql_keeps() -> None:
    report = siege("postgres", 4)
    assert report.faults == []
    assert report.kills == 4


@pytest.mark.slow
@needs_gcc
def test_loss_of_power_loses_nothing_that_was_acknowledged() -> None:
    report = siege("sqlite", 2, forgetful=True)
    assert report.faults == []
    assert report.kills == 2


@pytest.mark.slow
@needs_gcc
def test_a_disk_that_lies_about_syncs_is_found_out() -> None:
    report = siege("sqlite", 3, unsafe=True)
    assert any("LOST" in fault for fault in report.faults)


@pytest.mark.slow
@needs_postgres
def test_a_client_goes_over_to_the_other_server_and_the_game_ends() -> None:
    with two_servers(seed=1) as attack:
        report = asyncio.run(attack.run(1, ("notre-dame",)))
    assert report.faults == []
    assert report.kills == 1


def stored(*entries: Kept) -> Stored:
    seats = (SeatRow(0, "person", "A"), SeatRow(1, "bot", "", "random"))
    row = TableRow(
        id="t",
        game="obsession",
        rules="",
        data="",
        modules=(),
        options={},
        corrections={},
        title="",
        public=False,
        practice=False,
        bank=0,
        increment=0,
        guide="",
        seed="",
        watch="",
        created=0,
        seats=seats,
    )
    return Stored(row, list(entries))


def promised(answer: str, ply: int = 1) -> list[Promise]:
    return [Promise("t", "k", 0, 0, 0, "pass", sent=1, answer=answer, acked_ply=ply)]


@pytest.mark.parametrize(
    ("entries", "answer", "fault"),
    [
        ([Kept(0, 0, "pass", None, "k")], ACKED, ""),
        ([], "", ""),
        ([], "stale-ply", ""),
        ([Kept(0, 0, "pass", None, "k")], "", ""),
        ([], ACKED, "LOST"),
        ([Kept(0, 0, "buy", None, "k")], ACKED, "the log has 'buy'"),
        ([Kept(0, 0, "pass", None, "k"), Kept(1, 0, "pass", None, "k")], "", "2 times"),
        ([Kept(0, 0, "pass", None, "k")], "refused", "and yet it is in the log"),
        ([Kept(0, 0, "pass", None, "x")], "", "never submitted"),
    ],
)
def test_the_audit_notices_each_sort_of_broken_promise(entries: list[Kept], answer: str, fault: str) -> None:
    found = broken_promises(stored(*entries), promised(answer))
    assert bool(found) == bool(fault)
    assert not fault or any(fault in each for each in found)
