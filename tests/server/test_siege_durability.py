"""Small sieges: what was acknowledged survives failing stores, kills and loss of power, exactly once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from parlour.kernel.log import Entry, load
from parlour.server.door.secret_words import hash_of
from parlour.server.store.base import SeatRow, TableRow
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables.hub import Hub
from tools.siege import cluster, shim
from tools.siege.audit import (
    Audit,
    Kept,
    Line,
    Stored,
    broken_promises,
    broken_seats,
    broken_words,
    wrong_away,
)
from tools.siege.ledger import ACKED, ANSWER, AWAY, IMPORT, LEAVE, RETURN, SAY, UNDO, Ledger, Promise, Seated
from tools.siege.report import Report, total
from tools.siege.scenes import SCENES
from tools.siege.scenes.ground import POSTGRES, SQLITE
from tools.siege.scenes.kills import PowerLost
from tools.siege.scenes.refused import punch_hole
from tools.siege.scenes.scene import Scene
from tools.siege.scenes.store_harm import Restarted, StoreDown
from tools.siege.scenes.workers import Workers
from tools.siege.seating import half_game
from tools.siege.siege import besieged
from tools.siege.two_servers import two_servers

needs_postgres = pytest.mark.skipif(bool(cluster.why_not()), reason=cluster.why_not())
needs_gcc = pytest.mark.skipif(bool(shim.why_not()), reason=shim.why_not())


def siege(scene: Scene, database: str, *, faults: int, kills: int, unsafe: bool = False) -> Report:
    with besieged(scene, database, seed=1, unsafe=unsafe) as attack:
        report = asyncio.run(attack.run(faults, kills, tables=4))
    assert unsafe or (report.faults, report.kills) == (faults, kills), report.told()
    return report


def check_nothing_lost(report: Report) -> None:
    assert report.wrong == []
    assert report.acknowledged == report.kept


@pytest.mark.slow
@needs_gcc
def test_a_disk_that_fails_and_kills_lose_nothing_that_sqlite_keeps() -> None:
    report = siege(StoreDown(), SQLITE, faults=2, kills=2)
    check_nothing_lost(report)
    assert report.opened == report.tables


@pytest.mark.slow
@needs_postgres
def test_restarts_and_kills_lose_nothing_that_postgresql_keeps() -> None:
    check_nothing_lost(siege(Restarted(), POSTGRES, faults=2, kills=1))


@pytest.mark.slow
def test_games_go_on_when_workers_are_killed_or_hang() -> None:
    report = siege(Workers(), SQLITE, faults=2, kills=0)
    assert report.wrong == []
    assert report.not_kept == 0


@pytest.mark.slow
@needs_gcc
def test_loss_of_power_loses_nothing_that_was_acknowledged() -> None:
    report = siege(PowerLost(), SQLITE, faults=0, kills=2)
    assert report.wrong == []


@pytest.mark.slow
@needs_gcc
def test_a_disk_that_lies_about_syncs_is_found_out() -> None:
    report = siege(PowerLost(), SQLITE, faults=0, kills=3, unsafe=True)
    assert any("LOST" in fault for fault in report.wrong)


@pytest.mark.slow
@needs_postgres
def test_a_client_goes_over_to_the_other_server_and_the_game_ends() -> None:
    with two_servers(seed=1) as attack:
        report = asyncio.run(attack.run(1, ("notre-dame",)))
    assert report.wrong == []
    assert report.kills == 1


def test_a_whole_siege_has_the_faults_and_kills_that_are_promised() -> None:
    """300 faults in all, 200 kills on each database."""
    assert sum(scene.faults * len(scene.databases) for scene in SCENES) >= 300
    for database in (SQLITE, POSTGRES):
        assert sum(scene.kills for scene in SCENES if database in scene.databases) >= 200


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.name))
def test_a_scene_has_long_faults_only_among_many(scene: type[Scene]) -> None:
    rng = random.Random(1)
    assert all(lasts <= scene.lasts[1] for lasts in scene().durations(3, rng))
    whole = scene().durations(scene.faults, rng)
    assert len(whole) == scene.faults
    assert sorted(whole)[-len(scene.longest) :] == sorted(scene.longest) or not scene.longest


def test_the_totals_name_each_scene_and_each_sort() -> None:
    first = Report("one", SQLITE, faults=2, kills=1, acknowledged={SAY: 3}, kept={SAY: 2}, wrong=["lost"])
    told = total([first, Report("two", SQLITE, faults=3, kills=4)])
    assert "sqlite: 5 faults, 5 kills; " in told
    assert "2 of 3 say" in told
    assert "1 wrong" in told


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


def test_the_audit_knows_an_answer_from_what_takes_it_back() -> None:
    taken_back = stored(Kept(0, 0, "pass", None, "k"), Kept(1, 0, "", 0, "u"))
    undone = Promise("t", "u", 0, sort=UNDO, sent=1, answer=ACKED, acked_ply=0)
    assert broken_promises(taken_back, [*promised(ACKED), undone]) == []
    assert broken_promises(stored(Kept(0, 0, "pass", None, "k")), [*promised(ACKED), undone]) != []
    wrong = Promise("t", "u", 0, sort=ANSWER, sent=1, answer=ACKED, acked_ply=0)
    assert broken_promises(taken_back, [*promised(ACKED), wrong]) != []


def test_the_audit_lets_stand_ins_and_files_answer_without_having_been_told() -> None:
    table = stored(Kept(0, 0, "pass", None, "k"), Kept(1, 0, "pass", None, ""))
    assert any("never submitted" in fault for fault in broken_promises(table, promised(ACKED)))
    left = Promise("t", "l", 0, action=LEAVE, sort=AWAY, answer=ACKED)
    assert broken_promises(table, [*promised(ACKED), left]) == []
    brought = stored(Kept(0, 0, "pass", None, ""), Kept(1, 0, "pass", None, "k"))
    assert broken_promises(brought, promised(ACKED, 2), brought=1) == []


@pytest.mark.parametrize(
    ("lines", "answer", "fault"),
    [
        ([Line(0, 0, "hello", "s")], ACKED, ""),
        ([], "", ""),
        ([], ACKED, "LOST"),
        ([Line(0, 0, "hello", "s"), Line(1, 0, "hello", "s")], ACKED, "2 times"),
        ([Line(0, 0, "goodbye", "s")], ACKED, "the chat has"),
        ([Line(0, 0, "hello", "s"), Line(1, 0, "boo", "x")], ACKED, "nobody said it"),
        ([Line(1, 0, "hello", "s")], ACKED, "missing in the middle"),
    ],
)
def test_the_audit_notices_what_is_wrong_with_the_chat(lines: list[Line], answer: str, fault: str) -> None:
    table = stored()
    table.chat = lines
    found = broken_words(table, [Promise("t", "s", 0, action="hello", sort=SAY, answer=answer)])
    assert bool(found) == bool(fault)
    assert not fault or any(fault in each for each in found)


def test_the_audit_notices_a_seat_that_is_away_or_not_against_the_last_word() -> None:
    table = stored()
    left = Promise("t", "l", 0, action=LEAVE, sort=AWAY, answer=ACKED)
    back = Promise("t", "r", 0, action=RETURN, sort=AWAY)
    assert any("LOST" in fault for fault in wrong_away(table, [left]))
    assert wrong_away(table, [left, back]) == [], "nobody knows yet whether the second was kept"
    back.answer = ACKED
    assert wrong_away(table, [left, back]) == []


def test_the_audit_notices_a_lost_claim_and_a_log_that_was_not_brought_whole() -> None:
    table = stored(Kept(0, 0, "pass", None, ""))
    table.row = table.row.with_seat(SeatRow(0, "person", "A", token=hash_of("secret")))
    assert broken_seats(table, Seated("t", claims={0: "secret"})) == []
    assert any("claimed" in fault for fault in broken_seats(table, Seated("t", claims={0: "another"})))
    file = (Entry(0, "pass"), Entry(0, "buy"))
    assert broken_seats(table, Seated("t", IMPORT, file=file[:1])) == []
    assert any("brought" in fault for fault in broken_seats(table, Seated("t", IMPORT, file=file)))


def test_the_audit_notices_what_is_taken_out_of_a_real_database(tmp_path: Path) -> None:
    """A chat line, a claim, an entry in the middle of the log, and the whole table."""
    file = str(tmp_path / "tables.sqlite")
    ledger = Ledger()

    async def play() -> None:
        hub = Hub(SqliteStore(file), 1)
        await hub.open()
        text = half_game("notre-dame", 1)
        made = await hub.import_log(text)
        table = await hub.get(made.table.id)
        await table.say(0, "", "hello", "", "s")
        await hub.close()
        brought = tuple(load(text).entries)
        ledger.seated[made.table.id] = Seated(made.table.id, IMPORT, claims={0: made.token}, file=brought)
        ledger.promises["s"] = Promise(made.table.id, "s", 0, action="hello", sort=SAY, answer=ACKED)

    def faults() -> str:
        return "\n".join(Audit().check(file, ledger))

    def change(statement: str) -> None:
        connection = sqlite3.connect(file)
        connection.execute(statement)
        connection.commit()
        connection.close()

    asyncio.run(play())
    assert faults() == ""
    change("DELETE FROM chat")
    assert "LOST: s was said" in faults()
    change("UPDATE seats SET token = ''")
    assert "LOST: seat 0 was claimed" in faults()
    assert punch_hole(file) is not None
    assert "entries are missing in the middle" in faults()
    for name in ("tables", "seats", "entries", "snapshots"):
        change(f"DELETE FROM {name}")
    assert "the table is gone" in faults()
