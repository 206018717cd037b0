"""Talk between partners: only the two of a team ever receive it, live, again, and from the database."""

from pathlib import Path

from starlette.testclient import TestClient

from parlour.server.store.backup import backup_to, restore_from
from parlour.server.store.sqlite_file import connect
from tests.server.web_client import LOCAL, ME, OPEN, RANDOM, Message, Player, at_table, make, seated, web

SECRET = "meet me by the lake"


def _team_table(client: TestClient) -> tuple[Message, list[str]]:
    """A table of two teams, Ann with Cid and Ben with Dan; the secrets of the four in order."""
    made = make(client, "obsession", ME, OPEN, OPEN, OPEN, modules=["teams"], public=True)
    tokens = [made["token"]]
    for seat, name in enumerate(("Ben", "Cid", "Dan"), 1):
        claim = {"seat": seat, "name": name, "invitation": made["invitations"][str(seat)]}
        answer = client.post(f"/api/tables/{made['table']['id']}/claims", json=claim)
        tokens.append(answer.json()["token"])
    return made, tokens


def _all_frames(player: Player) -> str:
    """Everything a player was sent, up to an answer to a question of now."""
    player.answered("ping")
    return "\n".join(player.frames)


def test_only_the_partner_hears_what_is_said_to_the_team() -> None:
    with web() as client:
        made, tokens = _team_table(client)
        name = made["table"]["id"]
        with (
            at_table(client, name, tokens[0]) as ann,
            at_table(client, name, tokens[1]) as ben,
            at_table(client, name, tokens[2]) as cid,
            at_table(client, name) as spectator,
        ):
            assert ann.answered("say", seat=0, text=SECRET, to="team")["type"] == "acked"
            line = cid.until("said")["line"]
            assert (line["text"], line["seat"], line["only"]) == (SECRET, 0, [0, 2])
            assert ann.answered("say", seat=0, text="hello all")["type"] == "acked"
            for other in (ben, spectator):
                line = other.until("said")["line"]
                assert (line["text"], line["only"]) == ("hello all", [])
                assert SECRET not in _all_frames(other)
            assert SECRET in _all_frames(ann)


def test_what_was_said_to_the_team_comes_back_to_the_two_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with web(file) as client:
        made, tokens = _team_table(client)
        with at_table(client, made["table"]["id"], tokens[3]) as dan:
            dan.answered("say", seat=3, phrase="well-played", to="team")
    with web(file) as client:
        heard: list[list[str]] = []
        for token in [*tokens, ""]:
            with client.websocket_connect(f"/ws/{made['table']['id']}") as socket:
                socket.send_json({"type": "hello", "tokens": [token] if token else []})
                heard.append([line["phrase"] for line in socket.receive_json()["chat"]])
        assert heard == [[], ["well-played"], [], ["well-played"], []]


def test_nobody_can_whisper_without_a_partner_or_from_a_foreign_seat() -> None:
    with web() as client:
        with seated(client, make(client, "obsession", ME, RANDOM)) as player:
            assert player.answered("say", seat=0, text="x", to="team")["code"] == "nobody-to-confide-in"
            assert player.answered("say", seat=0, text="x", to="rivals")["code"] == "unknown-audience"
        with seated(client, make(client, "notre-dame", ME, RANDOM)) as player:
            assert player.answered("say", seat=0, text="x", to="team")["code"] == "nobody-to-confide-in"
        with seated(client, make(client, "obsession", ME, RANDOM, RANDOM, OPEN, modules=["teams"])) as ann:
            assert ann.answered("say", seat=3, text="x", to="team")["code"] == "not-your-seat"


def test_whoever_holds_seats_of_both_teams_is_told_whom_a_line_is_for() -> None:
    """At one screen the page itself must cover what the person who looks may not read."""
    with web() as client:
        made = make(
            client,
            "obsession",
            ME,
            LOCAL,
            {**LOCAL, "name": "Cleo"},
            {**LOCAL, "name": "Dot"},
            modules=["teams"],
        )
        with seated(client, made) as screen:
            screen.send("say", seat=1, text=SECRET, to="team")
            assert screen.until("said")["line"]["only"] == [1, 3]


def test_talk_from_before_there_were_teams_is_kept_for_everybody(tmp_path: Path) -> None:
    old, backup, new = (str(tmp_path / each) for each in ("old.sqlite", "backup.sqlite", "new.sqlite"))
    with web(old) as client:
        made = make(client, "notre-dame", ME, RANDOM, RANDOM)
        with seated(client, made) as player:
            player.answered("say", seat=0, phrase="hello")
    database = connect(old)
    database.execute("ALTER TABLE chat DROP COLUMN audience")
    database.execute("ALTER TABLE tables DROP COLUMN silence")
    database.execute("ALTER TABLE tables DROP COLUMN asked")
    database.execute("PRAGMA user_version = 1")
    database.close()
    Path(backup).write_bytes(Path(old).read_bytes())
    restore_from(backup, new, force=False)
    for file in (old, new):
        with web(file) as client, client.websocket_connect(f"/ws/{made['table']['id']}") as socket:
            socket.send_json({"type": "hello", "tokens": [made["token"]]})
            assert [(line["phrase"], line["only"]) for line in socket.receive_json()["chat"]] == [
                ("hello", [])
            ]
    assert backup_to(new, backup).startswith("1 tables")
