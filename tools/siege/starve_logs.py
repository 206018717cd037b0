"""The logs that a hostile client brings: games that are dear to ask about, and logs at the limit of size."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import to_move
from parlour.kernel.game import Setup
from parlour.kernel.log import Entry, GameLog
from parlour.server.http_api import LONG
from parlour.sim.play.live_game import LiveGame

MODULES: Final = ("extended", "ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies", "wessex")
SEATS: Final = 4
DEAR: Final = ((11, 403), (11, 487), (9, 505), (1, 355))
"""Games of four stewards by their seeds, and answers after which their aids were dearest (once, 30 s)."""
ROOM: Final = 2_000
"""Bytes below the limit that a body ends at."""


@dataclass(frozen=True)
class Baggage:
    """Games to ask about, each with the seat that is asked there; and bodies of imports, by name."""

    dear: tuple[tuple[str, int], ...]
    files: tuple[tuple[str, bytes], ...]

    def write(self, place: Path) -> None:
        """Keep it for another process."""
        files = [(name, body.decode()) for name, body in self.files]
        place.write_text(json.dumps({"dear": self.dear, "files": files}), encoding="utf-8")

    @classmethod
    def read(cls, place: str) -> Baggage:
        """What another process has kept."""
        kept = json.loads(Path(place).read_text(encoding="utf-8"))
        dear = tuple([(log, seat) for log, seat in kept["dear"]])
        return cls(dear, tuple([(name, body.encode()) for name, body in kept["files"]]))


def pack(dear: Sequence[tuple[int, int]] = DEAR) -> Baggage:
    """Play the games, and make the logs."""
    played = [_played(seed, plies) for seed, plies in dear]
    short = _played(dear[0][0], 60)[0]
    whole = _body(_long(short))
    files = (("whole", whole), ("with an illegal end", _body(_spoilt(_long(short)))), ("torn", _torn(whole)))
    return Baggage(tuple([(log.dump(), seat) for log, seat in played]), files)


def _played(seed: int, plies: int) -> tuple[GameLog, int]:
    """A game of four stewards as far as a ply, or the last question before its end, and who is asked."""
    game = find_game("obsession")
    setup = Setup("obsession", tuple([f"s{seat}" for seat in range(SEATS)]), MODULES, {}, {})
    bots = {seat: find_bot("steward", "obsession") for seat in range(SEATS)}
    live = LiveGame(game, setup, f"d{seed}", bots)
    best = (0, 0)
    while live.ply < plies and live.step():
        waiting = to_move(live.state)
        if waiting and waiting != (CHANCE,):
            best = (live.ply, waiting[0])
    log = live.log()
    del log.entries[best[0] :]
    return log, best[1]


def _long(log: GameLog) -> GameLog:
    """The log, taken back to its beginning and played again, as often as there is room."""
    once = list(log.entries)
    again = [Entry(0, "", 0), *once]
    size = len(json.dumps(log.dump())) // len(once)
    found = GameLog(log.setup, log.rules, log.data, once)
    while True:
        longer = GameLog(log.setup, log.rules, log.data, found.entries + again)
        if size * len(longer.entries) > LONG * 0.9 and len(_body(longer)) > LONG - ROOM:
            return found
        found = longer


def _spoilt(log: GameLog) -> GameLog:
    """The same with an answer at its end that the rules refuse, and a chain that is right."""
    return GameLog(log.setup, log.rules, log.data, [*log.entries[:-1], Entry(0, "pass")])


def _torn(body: bytes) -> bytes:
    """The same with a letter changed near the end: the chain breaks there."""
    at = len(body) * 9 // 10
    return body[:at] + (b"x" if body[at : at + 1] != b"x" else b"y") + body[at + 1 :]


def _body(log: GameLog) -> bytes:
    return json.dumps({"log": log.dump()}).encode()
