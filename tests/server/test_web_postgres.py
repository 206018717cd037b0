"""The same table on PostgreSQL: the same schema, the same games, backups between the two databases."""

import random
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from starlette.testclient import TestClient

from parlour.kernel.errors import Invalid
from parlour.server.app import make_app
from parlour.server.databases import store_for
from parlour.server.store.backup import backup_to, restore_from
from tests.server.web_client import CALLED, ME, OPEN, RANDOM, at_table, make, seated, web
from tools.siege import cluster

pytestmark = pytest.mark.skipif(bool(cluster.why_not()), reason=cluster.why_not())


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A private cluster with an empty database."""
    with cluster.cluster(honest=False) as address:
        yield address


def test_a_whole_game_with_chat_claims_and_taking_back(url: str) -> None:
    with TestClient(make_app(store_for(url), rate=0, names=CALLED)) as client:
        made = make(client, "notre-dame", ME, OPEN, RANDOM, public=True)
        name = made["table"]["id"]
        assert name in [table["id"] for table in client.get("/api/tables").json()]
        token = client.post(f"/api/tables/{name}/claims", json={"seat": 1, "name": "Ben"}).json()["token"]
        with at_table(client, name, made["token"]) as ann, at_table(client, name, token) as ben:
            ann.answered("say", seat=0, text="hello")
            assert ben.until("said")["line"]["text"] == "hello"
            ann.give(ann.choices()[0])
            assert ann.answered("undo", seat=0)["type"] == "acked"
            while ann.position["epoch"] == 0:
                ann.receive()
            rng = random.Random(1)
            while not (ann.position["over"] and ben.position["over"]):
                for player in (ann, ben):
                    if player.position["offer"] is not None and not player.position["over"]:
                        assert player.give(rng.choice(player.choices()))["type"] in ("acked", "failed")
                    elif not player.position["over"]:
                        player.answered("ping")
        assert client.get(f"/api/tables/{name}").json()["over"]


def test_backups_go_from_either_database_to_the_other(url: str, tmp_path: Path) -> None:
    file, copy = str(tmp_path / "a.sqlite"), str(tmp_path / "b.sqlite")
    with web(file) as client:
        made = make(client, "obsession", ME, RANDOM)
        with seated(client, made) as player:
            player.play(random.Random(4), most=15)
            player.await_turn()
            view = player.position["view"]
    with pytest.raises(Invalid) as refused:
        restore_from(file, url, force=False)
    assert refused.value.code == "database-not-empty"
    restore_from(file, url, force=True)
    with TestClient(make_app(store_for(url), rate=0, names=CALLED)) as client, seated(client, made) as player:
        assert player.position["view"] == view
        assert make(client, "obsession", ME)["table"]["id"], "new tables get numbers of their own"
    backup_to(url, copy)
    with web(copy) as client, seated(client, made) as player:
        assert player.position["view"] == view


def test_a_newer_database_is_left_alone(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE schema_version SET version = version + 1")
    try:
        with pytest.raises(Invalid) as refused, TestClient(make_app(store_for(url))):
            pass
        assert refused.value.code == "newer-database"
    finally:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("UPDATE schema_version SET version = version - 1")
