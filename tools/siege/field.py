"""The tables that a fuzz attacks, what is known about their secrets, and the verdict on each answer."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import psycopg
from websockets.sync.client import connect

from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.errors import Invalid, Refusal
from tools.siege.player import Heard, decode_heard
from tools.siege.seating import make_table
from tools.siege.server import ServerProcess, ask

SLOW_SECONDS: Final = 2.0
MOVES: Final = 6
"""Answers given at each table before the attack, so that there is something to spoil."""


@dataclass
class Prey:
    """A table under attack: who holds what, and what its log looked like when it last changed rightly."""

    id: str
    game: str
    public: bool
    seats: int
    people: tuple[int, ...]
    secrets: dict[str, list[int]] = field(default_factory=dict)
    watch: str = ""
    invitations: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    ply: int = 0
    print: str = ""

    def held(self, tokens: list[str]) -> set[int]:
        """The seats that these secrets open."""
        return {seat for token in tokens for seat in self.secrets.get(token, [])}

    def may_watch(self, tokens: list[str]) -> bool:
        """Whether somebody with these secrets may look on."""
        return self.public or bool(self.held(tokens)) or self.watch in tokens


def lay_out(port: int, rng: random.Random) -> list[Prey]:
    """Tables of both games: alone, with several persons, public with an open seat; each some moves in."""
    field_of_tables: list[Prey] = []
    for n, game in enumerate(("notre-dame", "obsession", "notre-dame", "obsession")):
        people = 1 + n // 2
        table, secrets = make_table(port, game, people, 3 - people)
        prey = Prey(table, game, False, 3, tuple(range(people)))
        for seat, token in secrets:
            prey.secrets[token] = [seat]
        field_of_tables.append(prey)
    for game in ("notre-dame", "obsession"):
        seats = [{"kind": "me", "name": "A"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": game, "seats": seats, "public": game == "obsession", "title": "open"}
        made = ask(port, "POST", "/api/tables", wish)
        prey = Prey(made["table"]["id"], game, game == "obsession", 3, (0, 1))
        prey.secrets[made["token"]] = [0]
        prey.watch = made["watch"]
        prey.invitations = list(made["invitations"].values())
        field_of_tables.append(prey)
    for prey in field_of_tables:
        _play_on(port, prey, rng)
    return field_of_tables


def _play_on(port: int, prey: Prey, rng: random.Random) -> None:
    """Some answers of every person in turn, as long as it is theirs to answer."""
    for _ in range(MOVES):
        for token, seats in prey.secrets.items():
            with connect(f"ws://127.0.0.1:{port}/ws/{prey.id}", proxy=None, compression=None) as socket:
                socket.send(json.dumps({"type": "hello", "tokens": [token], "seat": seats[0]}))
                position = _heard(socket.recv, "position")
                prey.ply = position.ply
                if position.offer is None:
                    continue
                answers = position.offer.answers()
                prey.actions += rng.sample(answers, min(3, len(answers)))
                key = f"lay-{position.ply}"
                submit = {"type": "submit", "id": key, "seat": seats[0], "ply": position.ply}
                socket.send(json.dumps({**submit, "action": rng.choice(answers)}))
                _heard(socket.recv, "acked")


def _heard(receive: Any, wanted: str) -> Heard:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        heard = decode_heard(receive(timeout=20))
        if heard.type == wanted:
            return heard
    raise TimeoutError(wanted)


class Verdicts:
    """Collects what is wrong, each sort of it once with an example."""

    def __init__(self, server: ServerProcess, prey: list[Prey]) -> None:
        self.server: Final = server
        self.prey: Final = prey
        self.faults: dict[str, str] = {}
        self.codes: dict[str, int] = {}
        self.slowest = 0.0
        self.hung = False
        self.changed: set[str] = set()  # tables that somebody has rightly changed since the last look
        for each in prey:
            each.print = fingerprint(server.database, each.id)

    def fault(self, sort: str, example: object) -> None:
        """Something is wrong; the first example of each sort is kept."""
        self.faults.setdefault(sort, str(example)[:400])

    def hang(self, example: object) -> None:
        """The server does not answer any more, or far too late: it is started anew before going on."""
        self.fault("an answer took too long", example)
        self.hung = True

    def took(self, seconds: float) -> None:
        """A request was answered after so long."""
        self.slowest = max(self.slowest, seconds)

    def problem(self, told: object, example: object) -> None:
        """An error body: a code with parameters, and a text for it in every language."""
        if not isinstance(told, Mapping) or set(told) - {"type", "id"} != {"code", "params"}:
            self.fault("an error without code and params", f"{told!r:.200} for {example!r:.200}")
            return
        code, params = told["code"], told["params"]
        self.codes[code] = self.codes.get(code, 0) + 1
        for missing in missing_texts(code, json.dumps(params), is_reason=False):
            self.fault(f"no text for {code}", f"{missing} for {example!r:.200}")

    def refusal(self, why: Mapping[str, Any], example: object) -> None:
        """A refusal of the rules: a reason with a text in every language."""
        reason = why["reason"]
        self.codes[reason] = self.codes.get(reason, 0) + 1
        for missing in missing_texts(reason, json.dumps(why["params"]), is_reason=True):
            self.fault(f"no text for the reason {reason}", f"{missing} for {example!r:.200}")

    def look(self, since: str) -> None:
        """Whether any log has changed that nobody was told to have changed."""
        for each in self.prey:
            found = fingerprint(self.server.database, each.id)
            if found != each.print and each.id not in self.changed:
                self.fault("a refused request changed a table", f"{each.id} since {since}")
            each.print = found
        self.changed.clear()


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang, strict=True)


@cache
def missing_texts(code: str, params: str, *, is_reason: bool) -> tuple[str, ...]:
    """The languages that cannot tell an error, and why. Strict: a parameter that is missing counts."""
    found: list[str] = []
    for lang in LANGUAGES:
        try:
            if is_reason:
                _texts(lang).refusal(Refusal(code, "", json.loads(params)), ())
            else:
                _texts(lang).error(Invalid(code, json.loads(params)))
        except (KeyError, TypeError, ValueError) as error:
            found.append(f"{lang}: {error!r}")
    return tuple(found)


def fingerprint(database: str, table: str) -> str:
    """The length and the digest of a table's log, straight from the database."""
    query = (
        "SELECT e.n, e.seat, e.act, e.undo, e.key, e.at FROM entries e JOIN tables t ON t.number = e.number "
        "WHERE t.id = {mark} ORDER BY e.n"
    )
    if database.startswith("postgresql://"):
        with psycopg.connect(database) as connection:
            rows = connection.execute(query.format(mark="%s").encode(), (table,)).fetchall()
    else:
        reading = sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)
        try:
            rows = reading.execute(query.format(mark="?"), (table,)).fetchall()
        finally:
            reading.close()
    return f"{len(rows)} {hashlib.sha256(repr(rows).encode()).hexdigest()[:16]}"
