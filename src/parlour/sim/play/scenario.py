"""Scenario files: a position, a script in notation words, and what must come of it. See docs/scenarios.md."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from parlour.games import find_game
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.chance import dice
from parlour.kernel.engine import apply, legal, to_move, why_not
from parlour.kernel.errors import Illegal, Invalid
from parlour.kernel.game import Game, Setup

_KEYS = (
    "title",
    "section",
    "game",
    "seats",
    "modules",
    "options",
    "corrections",
    "position",
    "chance",
    "seed",
    "steps",
)
_STEP_KEYS = (
    "do",
    "refused",
    "reason",
    "rule",
    "expect",
    "view",
    "to-move",
    "offered",
    "not-offered",
    "over",
)


_COMPANIONS = {"reason": "refused", "rule": "refused", "view": "expect"}
"""Keys of a step that say nothing without another."""


class Failure(NamedTuple):
    """A step that did not come out as told."""

    step: int
    what: str
    wanted: str
    found: str


class Outcome(NamedTuple):
    """What came of a scenario."""

    title: str
    steps: int
    failures: tuple[Failure, ...]


def run_file(path: Path) -> Outcome:
    """Read and run a scenario file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Invalid("no-such-file", {"file": path.name}) from None
    except (OSError, UnicodeDecodeError):
        raise Invalid("cannot-read", {"file": path.name}) from None
    try:
        plain = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Invalid("bad-toml", {"file": path.name, "why": str(error)[:120]}) from None
    return run_scenario(plain, path.stem)


def run_scenario(plain: Mapping[str, object], name: str) -> Outcome:
    """Run a scenario given as plain data."""
    _known(plain, _KEYS, "scenario")
    runner = _Runner(plain)
    steps = plain.get("steps", [])
    if not isinstance(steps, list) or not steps:
        raise _bad("steps")
    for number, step in enumerate(steps, start=1):
        if not isinstance(step, Mapping):
            raise _bad(f"steps.{number}")
        runner.step(number, step)
    return Outcome(str(plain.get("title", name)), len(steps), tuple(runner.failures))


def _bad(key: str) -> Invalid:
    return Invalid("bad-scenario", {"key": key[:80]})


def _known(table: Mapping[str, object], keys: tuple[str, ...], path: str) -> None:
    for key in table:
        if key not in keys:
            raise _bad(f"{path}.{key}")


def _table(plain: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = plain.get(key, {})
    if not isinstance(value, Mapping):
        raise _bad(key)
    return value


def _word(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise _bad(key)
    return value


def _words(value: object, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise _bad(key)
    return value


class _Runner:
    """Plays one scenario, step by step."""

    def __init__(self, plain: Mapping[str, object]) -> None:
        self.failures: list[Failure] = []
        self.game: Game = find_game(_word(plain.get("game"), "game"))
        self.names = _words(plain.get("seats"), "seats")
        options = {key: str(value) for key, value in _table(plain, "options").items()}
        named = self.game.meta.seat_option
        if options.setdefault(named, ",".join(self.names)) != ",".join(self.names):
            raise _bad(f"options.{named}")
        setup = Setup(
            self.game.meta.id,
            tuple(self.names),
            tuple(_words(plain.get("modules", []), "modules")),
            options,
            _table(plain, "corrections"),
        )
        self.fixed = _words(plain.get("chance", []), "chance")
        self.seed = str(plain.get("seed", 0))
        self.plies = 0
        self.state: State = (
            self.game.position(setup, _table(plain, "position"))
            if "position" in plain
            else self.game.start(setup)
        )
        self._let_chance_answer()

    def _let_chance_answer(self) -> None:
        while to_move(self.state) == (CHANCE,):
            if self.fixed:
                outcome = self.game.parse(self.fixed.pop(0))
            else:
                outcome = legal(self.state, CHANCE).sample(dice(self.seed, self.plies))
            apply(self.state, CHANCE, outcome)
            self.plies += 1

    def _seat(self, name: str, key: str) -> int:
        if name not in self.names:
            raise _bad(key)
        return self.names.index(name)

    def _said(self, value: object, key: str) -> tuple[int, str]:
        if not isinstance(value, str) or ":" not in value:
            raise _bad(key)
        who, _, words = value.partition(":")
        return self._seat(who.strip(), key), words.strip()

    def step(self, number: int, step: Mapping[str, object]) -> None:
        path = f"steps.{number}"
        _known(step, _STEP_KEYS, path)
        if not any(key in step for key in _STEP_KEYS if key not in _COMPANIONS):
            raise _bad(path)
        for key, partner in _COMPANIONS.items():
            if key in step and partner not in step:
                raise _bad(f"{path}.{key}")
        if "refused" in step and "reason" not in step:
            raise _bad(f"{path}.reason")
        if "do" in step:
            self._do(number, step["do"], path)
        if "refused" in step:
            self._refused(number, step, path)
        if "to-move" in step:
            seats = [self.names[seat] for seat in to_move(self.state)]
            self._compare(number, "to-move", _words(step["to-move"], path), seats)
        if "over" in step:
            self._compare(number, "over", step["over"], not to_move(self.state))
        for key in ("offered", "not-offered"):
            if key in step:
                self._offered(number, key, _words(step[key], path), path)
        if "expect" in step:
            self._expect(number, step, path)

    def _do(self, number: int, said: object, path: str) -> None:
        seat, words = self._said(said, path)
        try:
            apply(self.state, seat, self.game.parse(words))
        except Illegal as refused:
            self.failures.append(Failure(number, f"do {words}", "accepted", refused.code))
            return
        self.plies += 1
        self._let_chance_answer()

    def _refused(self, number: int, step: Mapping[str, object], path: str) -> None:
        seat, words = self._said(step["refused"], path)
        before = self.game.encode(self.state)
        refusal = why_not(self.state, seat, self.game.parse(words))
        found = "accepted" if refusal is None else refusal.reason
        self._compare(number, f"refused {words}", str(step.get("reason", "")), found)
        if "rule" in step and refusal is not None:
            self._compare(number, f"rule for {words}", step["rule"], refusal.rule)
        self._compare(number, "state after a refusal", before, self.game.encode(self.state))

    def _offered(self, number: int, key: str, wanted: list[str], path: str) -> None:
        for each in wanted:
            seat, words = self._said(each, path)
            offered = self.game.parse(words) in legal(self.state, seat)
            if offered != (key == "offered"):
                self.failures.append(Failure(number, words, key, "offered" if offered else "not offered"))

    def _expect(self, number: int, step: Mapping[str, object], path: str) -> None:
        if "view" in step:
            viewer = str(step["view"])
            seat = None if viewer == "spectator" else self._seat(viewer, path)
            table: object = self.game.view(self.state, seat).plain()
        else:
            table = self.game.reveal(self.state)
        wanted = step["expect"]
        if not isinstance(wanted, Mapping):
            raise _bad(path)
        for where, value in wanted.items():
            self._compare(number, where, value, self._look_up(table, where))

    def _look_up(self, table: object, where: str) -> object:
        """Follow a dotted path; a list of seats may be entered by name."""
        for part in where.split("."):
            if isinstance(table, Mapping) and part in table:
                table = table[part]
            elif isinstance(table, list) and part in self.names:
                table = table[self.names.index(part)]
            elif isinstance(table, list) and part.isascii() and part.isdigit() and int(part) < len(table):
                table = table[int(part)]
            else:
                raise _bad(f"expect.{where}")
        # TOML has no null: what is absent or hidden is written "none".
        return "none" if table is None else table

    def _compare(self, number: int, what: str, wanted: object, found: object) -> None:
        # In TOML as in the position, 1 is not true and 3 is not 3.0.
        if (
            wanted != found
            or isinstance(wanted, bool) != isinstance(found, bool)
            or isinstance(wanted, float)
        ):
            self.failures.append(Failure(number, what, str(wanted), str(found)))
