"""Heavy work over the wire: aids, files, corrections, tables that nobody is at, and clocks that go on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from parlour.ai.random_bot import RandomBot
from parlour.games import find_game
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.obsession.game import OBSESSION
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Setup
from parlour.kernel.log import GameLog, play_everything
from parlour.server.tables import offers
from parlour.server.tables.hub import Hub
from parlour.server.tables.table import LiveTable
from parlour.server.workers import files, pool
from parlour.server.workers.errors import TookTooLong, WorkFailed
from parlour.server.workers.pool import Pool
from parlour.server.workers.thoughts import aids, world_of
from parlour.sim.play.live_game import LiveGame
from parlour.sim.play.runner import play_game
from tests.server.web_client import LOCAL, ME, OPEN, RANDOM, STEWARD, at_table, bearer, make, seated, web


def hub_of(client: TestClient) -> Hub:
    """The hub of an application under test."""
    found = client.app.state.hub  # type: ignore[attr-defined]  # the client knows any application only
    assert isinstance(found, Hub)
    return found


def breathe(client: TestClient) -> None:
    """Let the server do what is due."""
    assert client.portal is not None
    client.portal.call(asyncio.sleep, 0.01)


# Aids


@pytest.mark.parametrize(
    ("name", "seats", "modules"),
    [("notre-dame", 3, ()), ("obsession", 3, ()), ("obsession", 2, ("extended", "ud-servants", "ud-guests"))],
)
def test_a_worker_makes_the_same_aids_as_the_table_would(
    name: str, seats: int, modules: tuple[str, ...]
) -> None:
    game = find_game(name)
    setup = Setup(name, tuple([f"seat-{at + 1}" for at in range(seats)]), modules)
    live = LiveGame(game, setup, "aids")
    live.let_chance()
    for _ in range(12):
        for seat in (None, *range(seats)):
            made = aids(setup, world_of(game, live.state, seat), seat, live.ply)
            assert made == offers.aids_of(game, game.view(live.state, seat), "", live.ply)
        for _ in range(9):
            if not live.is_over():
                live.answer(live.waiting()[0], live.bot_answer(live.waiting()[0], RandomBot()))


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is asked of workers, one name after the other."""
    asked: list[str] = []
    run = Pool.run

    async def noted(self: Pool, queue: str, owner: str, work: Any, *args: Any) -> Any:
        asked.append(work.__name__)
        return await run(self, queue, owner, work, *args)

    monkeypatch.setattr(Pool, "run", noted)
    yield asked


def test_the_aids_of_a_position_are_made_once_for_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    with counted(monkeypatch) as asked, web() as client:
        made = make(client, "notre-dame", ME, LOCAL, RANDOM)
        name = made["table"]["id"]
        with at_table(client, name, made["token"]) as ann, at_table(client, name, made["token"]) as again:
            ann.await_turn()
            waiting = [ann.send("aids", seat=0), again.send("aids", seat=0)]
            told = [ann.until("aids"), again.until("aids")]
            assert [each["id"] for each in told] == waiting
            assert told[0]["tables"] == told[1]["tables"]
            assert {each["ply"] for each in told} == {ann.position["ply"]}
            assert asked.count("aids") == 1
            assert ann.answered("aids", seat=0)["tables"] == told[0]["tables"]
            ann.answered("aids", seat=1)
            ann.answered("aids", seat=None)
            assert asked.count("aids") == 3
            assert again.answered("aids", seat=2)["code"] == "not-your-seat"
            ply = ann.position["ply"]
            assert ann.give(ann.choices()[0])["type"] == "acked"
            assert ann.answered("aids", seat=0)["ply"] > ply
            assert asked.count("aids") == 4


def test_nobody_waits_for_the_aids_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    is_held, asked_for = threading.Event(), threading.Event()
    run = Pool.run

    async def held(self: Pool, queue: str, owner: str, work: Any, *args: Any) -> Any:
        if queue == pool.ADVICE:
            asked_for.set()
            while not is_held.is_set():
                await run(self, queue, owner, len, "")
        return await run(self, queue, owner, work, *args)

    monkeypatch.setattr(Pool, "run", held)
    with web() as client:
        made = make(client, "notre-dame", ME, LOCAL, RANDOM)
        name = made["table"]["id"]
        with (
            at_table(client, name, made["token"]) as curious,
            at_table(client, name, made["token"]) as player,
        ):
            player.await_turn()
            ply = player.position["ply"]
            question = curious.send("aids", seat=0)
            assert asked_for.wait(60)
            assert player.give(player.choices()[0])["type"] == "acked", "the table is not locked meanwhile"
            is_held.set()
            told = curious.until("aids")
            assert (told["id"], told["ply"]) == (question, ply), "it belongs to the position it was asked for"


def test_a_worker_that_fails_is_told_of_and_the_connection_lives_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(self: Pool, queue: str, owner: str, work: Any, *args: Any) -> Any:
        raise TookTooLong("took-too-long", {"seconds": 5})

    with web() as client, seated(client, make(client, "notre-dame", ME, RANDOM, RANDOM)) as player:
        run = Pool.run
        monkeypatch.setattr(Pool, "run", failing)
        assert player.answered("aids", seat=0)["code"] == "took-too-long"
        monkeypatch.setattr(Pool, "run", run)
        assert player.answered("aids", seat=0)["type"] == "aids", "what failed is tried again"


# Bots


def test_a_bot_whose_thought_is_lost_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(self: Pool, queue: str, owner: str, work: Any, *args: Any) -> Any:
        raise WorkFailed("work-failed")

    monkeypatch.setattr(Pool, "run", failing)
    with web() as client, seated(client, make(client, "notre-dame", ME, STEWARD, STEWARD)) as player:
        assert player.play(random.Random(1), 5) == 5


@pytest.mark.parametrize("bot", [RANDOM, STEWARD])
def test_a_table_of_bots_waits_until_somebody_looks_on(
    bot: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with counted(monkeypatch) as asked, web() as client:
        made = make(client, "notre-dame", bot, bot, public=True)
        name = made["table"]["id"]
        table = hub_of(client).tables[name]
        assert client.get(f"/api/tables/{name}").json()["ply"] == table.ply
        assert not table.thinking
        assert not table.may_think()
        assert asked == []
        before = table.ply
        with at_table(client, name) as spectator:
            spectator.reach(before + 3)
        assert table.ply > before


def test_an_offline_person_finds_it_his_turn_and_an_away_one_is_not_played_for_in_secret() -> None:
    with web() as client:
        made = make(client, "notre-dame", STEWARD, ME, STEWARD)
        name = made["table"]["id"]
        for _ in range(3000):
            if client.get(f"/api/tables/{name}").json()["waiting"] == [1]:
                break
            breathe(client)
        else:
            raise AssertionError("bots do not go on until it is somebody's turn")
        with at_table(client, name, made["token"]) as player:
            assert player.answered("leave", seat=1)["type"] == "acked"
        table = hub_of(client).tables[name]
        assert not table.may_think()


def test_bots_of_others_go_on_for_whoever_is_there() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, STEWARD, public=True)
        table = hub_of(client).tables[made["table"]["id"]]
        assert table.may_think(), "somebody will take the open seat"
        with at_table(client, table.row.id, made["token"]) as player:
            player.answered("leave", seat=0)
            assert table.may_think()


# Files


def finished(seed: int = 3) -> GameLog:
    """A whole game."""
    setup = Setup("notre-dame", ("anna", "ben"))
    log = GameLog(setup, NOTRE_DAME.meta.rules_version, NOTRE_DAME.data_hash(setup))
    play_game(NOTRE_DAME, setup, [RandomBot(), RandomBot()], seed, log=log)
    return log


def with_detour(log: GameLog, at: int, act: str) -> GameLog:
    """The same game, but for an answer that was given and taken back."""
    found = GameLog(log.setup, log.rules, log.data)
    for ply, entry in enumerate(log.entries):
        if ply == at:
            found.record(entry.seat, act)
            found.take_back(max(entry.seat, 0), at)
        found.record(entry.seat, entry.act)
    return found


def place_with_choices(log: GameLog) -> tuple[int, str]:
    """A ply at which a seat had another answer, and that answer."""
    state = NOTRE_DAME.start(log.setup)
    for ply, entry in enumerate(log.entries):
        others = [each.text for each in legal(state, entry.seat) if each.text != entry.act]
        if entry.seat >= 0 and len(others) > 2 and ply > 20 and len(to_move(state)) == 1:
            return ply, others[0]
        apply(state, entry.seat, NOTRE_DAME.parse(entry.act))
    raise AssertionError("a game without a choice")


def test_an_import_is_checked_entry_by_entry_and_nothing_is_kept_of_a_refused_one(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    log = finished()
    at, other = place_with_choices(log)
    with web(database) as client:

        def brought(text: str) -> Any:
            return client.post("/api/imports", json={"log": text})

        honest = brought(with_detour(log, at, other).dump())
        assert honest.status_code == 201, honest.text
        made = honest.json()
        told = client.get(f"/api/tables/{made['table']['id']}/log", headers=bearer(made["token"]))
        assert len(told.text.splitlines()) == len(log.entries) + 3
        tables = dict(hub_of(client).tables)
        forged = brought(with_detour(log, at, "pass" if other != "pass" else "keep red-park").dump())
        assert forged.status_code == 422
        assert forged.json()["code"] == "refused-entry"
        assert forged.json()["params"]["ply"] == at
        unread = brought(with_detour(log, at, "no words of the game").dump())
        assert unread.json()["code"] == "unread-entry"
        assert (
            client.post("/api/verify", json={"log": with_detour(log, at, "nonsense").dump()}).status_code
            == 422
        )
        assert hub_of(client).tables == tables, "no table in memory"
    with sqlite3.connect(database) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        assert kept.execute("SELECT count(*) FROM entries").fetchone() == (len(log.entries) + 2,)
    kept.close()


def test_every_undo_leads_back_to_the_position_it_names() -> None:
    log = finished()
    rng = random.Random(5)
    winding = GameLog(log.setup, log.rules, log.data)
    ply = 0
    for _ in range(600):
        if ply and rng.random() < 0.3:
            ply = rng.randrange(max(0, ply - 12), ply + 1)
            winding.take_back(0, ply)
        elif ply < len(log.entries):
            winding.record(log.entries[ply].seat, log.entries[ply].act)
            ply += 1
    state = play_everything(NOTRE_DAME, winding).state
    expected = NOTRE_DAME.start(log.setup)
    for entry in log.entries[:ply]:
        apply(expected, entry.seat, NOTRE_DAME.parse(entry.act))
    assert NOTRE_DAME.encode(state) == NOTRE_DAME.encode(expected)


def test_a_log_of_more_entries_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    log = finished()
    monkeypatch.setattr(files, "MOST_ENTRIES", len(log.entries))
    assert files.read_file(log.dump()).over
    log.take_back(0, 0)
    with pytest.raises(ValueError, match="too-long"):
        files.read_file(log.dump())


def test_a_log_that_takes_too_long_is_given_up_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    with web() as client:
        hub = hub_of(client)
        monkeypatch.setattr(hub.pool, "_seconds", {**pool.SECONDS, pool.FILES: 0.0})
        refused = client.post("/api/verify", json={"log": finished().dump()})
        assert refused.status_code == 503
        assert refused.json()["code"] == "took-too-long"
        monkeypatch.setattr(hub.pool, "_seconds", pool.SECONDS)
        assert client.post("/api/verify", json={"log": finished().dump()}).json()["over"]


# Corrections


def test_corrected_facts_and_setups_are_made_by_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"game": "notre-dame", "seats": 3, "corrections": {"rats": {"fool": 2}}}
    with counted(monkeypatch) as asked, web() as client:
        facts = client.post("/api/facts", json=wish).json()
        checked = client.post("/api/setups", json=wish).json()
        assert checked["problem"] is None
        assert facts["hash"] == checked["data"] == NOTRE_DAME.facts({"rats": {"fool": 2}}).hash
        made = make(client, "notre-dame", ME, RANDOM, RANDOM, corrections=wish["corrections"])
        assert made["table"]["data"] == facts["hash"]
        told = client.get(f"/api/tables/{made['table']['id']}/components").json()
        assert [each["rats"] for each in told["persons"] if each["id"] == "fool"] == [2]
        brief = client.get(f"/api/tables/{made['table']['id']}/components/brief").json()
        assert [each["rats"] for each in brief["persons"] if each["id"] == "fool"] == [2]
        workers = ["corrected_facts", "check_setup", "data_of", "corrected_components", "corrected_brief"]
        assert asked == workers
        wrong = {**wish, "corrections": {"rats": {"nobody": 2}}}
        assert client.post("/api/facts", json=wrong).status_code == 422
        assert client.post("/api/setups", json=wrong).json()["problem"]["code"]


def test_equal_corrections_make_one_ruleset() -> None:
    fact = next(each for each in OBSESSION.facts({}).entries if each.status == "reconstructed")

    def corrected() -> Setup:
        table: dict[str, Any] = {}
        *way, last = fact.path.split(".")
        inner = table
        for part in way:
            inner = inner.setdefault(part, {})
        inner[last] = fact.value
        return Setup("obsession", ("a", "b"), (), {}, table)

    first, second = OBSESSION.start(corrected()), OBSESSION.start(corrected())
    assert first.rules is second.rules
    assert first.rules is not OBSESSION.start(Setup("obsession", ("a", "b"))).rules
    assert OBSESSION.data_hash(corrected()) == OBSESSION.facts(corrected().corrections).hash
    with pytest.raises(ValueError, match="tiles"):
        OBSESSION.start(Setup("obsession", ("a", "b"), (), {}, {"tiles": {"no-such-tile": {1, 2}}}))


# Clocks


def test_a_table_with_a_clock_is_let_go_and_its_time_runs_on() -> None:
    time = {"bank": 2, "increment": 0}
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, time=time, public=True)
        hub, name = hub_of(client), made["table"]["id"]
        table = hub.tables[name]
        assert table.clocks is not None
        assert table.clocks.since
        assert client.portal is not None
        client.portal.call(hub.let_go, table)
        assert name not in hub.tables
        assert list(hub.clocked) == [name]
        reopened: LiveTable = client.portal.call(hub.get, name)
        assert reopened is not table
        assert hub.clocked == {}
        assert reopened.clocks is not None
        assert reopened.clocks.since == table.clocks.since, "the clock has not been wound up again"
        client.portal.call(hub.let_go, reopened)
        for _ in range(3000):  # the time is up, though nobody has opened the table
            if name in hub.tables and hub.tables[name].row.seats[0].away:
                break
            breathe(client)
        else:
            raise AssertionError("the time of a table that was let go is never up")
        assert hub.clocked == {}


def test_a_table_without_a_running_clock_leaves_nothing_behind() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, RANDOM)
        hub = hub_of(client)
        assert client.portal is not None
        client.portal.call(hub.let_go, hub.tables[made["table"]["id"]])
        assert (hub.tables, hub.clocked) == ({}, {})


# Ready


def test_the_hub_tells_whether_its_workers_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    with web() as client:
        assert client.portal is not None
        hub = hub_of(client)
        monkeypatch.setattr(pool, "READY_SECONDS", 120.0)  # a busy machine takes its time
        assert client.portal.call(hub.workers_answer)
        monkeypatch.setattr(hub.pool, "_seconds", {**pool.SECONDS, pool.ADVICE: 0.0})
        assert not client.portal.call(hub.workers_answer)
