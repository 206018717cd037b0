"""Positions for every kind of question at a table, found once: the tests that look at them share the search.

They lie in build/positions, under a digest of the sources that lead to them, so that a change of a rule finds
new ones.
"""

from __future__ import annotations

import fcntl
import functools
import hashlib
import json
import os
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from parlour.kernel.game import Game, Setup
from parlour.sim.proof.steered import Position, kinds_with, positions

ROOT = Path(__file__).resolve().parents[1]
DEPTH = int(os.environ.get("PARLOUR_DEPTH", "1"))
"""How many times as much as in a plain run is looked at; `make soak` looks deeper."""
EACH = 6 * DEPTH
"""Positions of each kind at a table, at least."""
EACH_UPSTAIRS = 2 * DEPTH
"""The same at the tables of the expansion, which are larger and slower."""


def each_at(modules: Collection[str]) -> int:
    """How many positions of each kind are kept of such a table."""
    return EACH_UPSTAIRS if "ud-guests" in modules else EACH


def kept_positions(
    game: Game, seats: int, modules: Sequence[str], wanted: int, kinds: Collection[str] | None = None
) -> dict[str, list[Position]]:
    """So many different positions of each of these kinds; by default of all that the table can ask."""
    asked = kinds_with(game, modules, seats) if kinds is None else kinds
    found = _kept(game, seats, tuple(modules))
    assert wanted <= each_at(modules), "more than are kept"
    return {kind: [_read(game, kind, each) for each in found[kind][:wanted]] for kind in asked}


@functools.cache
def _kept(game: Game, seats: int, modules: tuple[str, ...]) -> dict[str, list[dict[str, Any]]]:
    folder = ROOT / "build" / "positions" / _digest()
    folder.mkdir(parents=True, exist_ok=True)
    wanted = each_at(modules)
    name = "-".join([game.meta.id, str(seats), hashlib.sha256(" ".join(modules).encode()).hexdigest()[:8]])
    file = folder / f"{name}-{wanted}.json"
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the other test worker waits rather than search for the same
        if not file.exists():
            found = positions(game, seats, modules, wanted, f"kept:{seats}:{modules}")
            told = {kind: [_written(game, each) for each in cell] for kind, cell in found.items()}
            new = file.with_suffix(".new")
            new.write_text(json.dumps(told), encoding="utf-8")
            new.replace(file)
    kept: dict[str, list[dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return kept


def _written(game: Game, position: Position) -> dict[str, Any]:
    setup = position.setup
    return {
        "setup": [setup.seats, setup.modules, dict(setup.options), dict(setup.corrections)],
        "state": game.encode(position.state),
    }


def _read(game: Game, kind: str, plain: dict[str, Any]) -> Position:
    seats, modules, options, corrections = plain["setup"]
    setup = Setup(game.meta.id, tuple(seats), tuple(modules), options, corrections)
    return Position(kind, setup, game.decode(plain["state"], setup))


@functools.cache
def _digest() -> str:
    """Of all that a search for positions depends on."""
    mark = hashlib.sha256()
    for room in ("kernel", "games", "sim"):
        for path in sorted((ROOT / "src" / "parlour" / room).rglob("*")):
            if path.suffix in {".py", ".toml"}:
                mark.update(path.relative_to(ROOT).as_posix().encode())
                mark.update(path.read_bytes())
    return mark.hexdigest()[:16]
