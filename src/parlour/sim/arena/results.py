"""The results of a tournament in a file: the plan, then a line for each game, in the order of the schedule.

Nothing of when or where a game was played is in it: the same plan gives the same file, byte by byte. A run
that was cut off goes on after the last line; a line that is half written is dropped, and its game is played
again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from parlour.ai.guests import guests
from parlour.ai.specification import read_specification
from parlour.kernel.codec import canonical
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game
from parlour.kernel.log import check_version
from parlour.sim.arena.plan import Plan, make_plan
from parlour.sim.arena.playing import Played, read_played
from parlour.sim.arena.schedule import bout


class Results:
    """The games there are, from the first one on; kept in a file or, without one, in memory only."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.games: list[Played] = []
        self._file: TextIO | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        first = canonical(self.plan.header())
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole:
                header, self.games = _read(whole, path)
                _compare(header, json.loads(first), path)
            elif not first.encode().startswith(text):
                raise _bad(path, 1)  # somebody's file without a line: not ours to write over
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("r+b" if text else "wb") as file:
                file.truncate(len(whole))
            self._file = path.open("a", encoding="utf-8", newline="\n")
            if not whole:
                self._write(first)
        except OSError:
            raise Invalid("cannot-write", {"file": path.name}) from None

    def add(self, played: Played) -> None:
        """The next game; it is in the file before anything else happens."""
        self.games.append(played)
        self._write(canonical(played.plain(bout(self.plan, played.number))))

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()


def load_results(path: Path) -> tuple[dict[str, object], list[Played]]:
    """The header and the games of a file that somebody only wants to look at."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise Invalid("no-such-file", {"file": path.name}) from None
    except OSError:
        raise Invalid("cannot-read", {"file": path.name}) from None
    return _read(text[: text.rfind(b"\n") + 1], path)


def plan_of(path: Path, header: dict[str, object], game: Game, named: Sequence[str]) -> Plan:
    """The plan that a file's header describes.

    A class of somebody's own is only looked up if it is among the *named*: a file alone runs no code.
    """
    if header.get("game") != game.meta.id:
        raise Invalid("other-game", {"game": str(header.get("game"))[:40]})
    players, seats, modules = header.get("players"), header.get("seats"), header.get("modules")
    options, corrections = header.get("options"), header.get("corrections")
    if not isinstance(players, list) or not isinstance(modules, list) or type(seats) is not int:
        raise _bad(path, 1)
    if not isinstance(options, dict) or not isinstance(corrections, dict):
        raise _bad(path, 1)
    if not all(isinstance(each, str) for each in (*players, *modules, *options.values())):
        raise _bad(path, 1)
    for player in players:
        specification = read_specification(player)
        brings_code = specification.is_own or specification.name in guests()
        if brings_code and player not in named:
            raise Invalid("own-bot-not-named", {"bot": player[:80]})
    seed = str(header.get("seed"))
    one_way = header.get("one-way") is True
    plan = make_plan(game, players, seats, modules, options, corrections, seed, is_one_way=one_way)
    check_version(game, plan.setup(players[:1] * seats), str(header.get("rules")), str(header.get("data")))
    return plan


def _read(text: bytes, path: Path) -> tuple[dict[str, object], list[Played]]:
    header: dict[str, object] = {}
    games: list[Played] = []
    for number, line in enumerate(text.split(b"\n")[:-1] or [b""], start=1):
        try:
            plain = json.loads(line)
        except (ValueError, RecursionError):
            raise _bad(path, number) from None
        if number == 1:
            if not isinstance(plain, dict) or "arena" not in plain:
                raise _bad(path, number)
            header = plain
            continue
        played = read_played(plain)
        if played is None or played.number != len(games):
            raise _bad(path, number)
        games.append(played)
    return header, games


def _bad(path: Path, line: int) -> Invalid:
    return Invalid("bad-results-line", {"file": path.name, "line": line})


def _compare(found: dict[str, object], wanted: dict[str, object], path: Path) -> None:
    for key in sorted({*found, *wanted}):
        if found.get(key) != wanted.get(key):
            told = {"file": path.name, "key": key}
            raise Invalid(
                "other-results",
                {**told, "found": canonical(found.get(key))[:80], "wanted": canonical(wanted.get(key))[:80]},
            )
