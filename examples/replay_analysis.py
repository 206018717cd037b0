"""What happened in a game: a log is verified, played again, and its score is followed answer by answer.

    parlour simulate notre-dame --seats steward,random --games 1 --log-dir logs
    python -m examples.replay_analysis logs/game-000000.jsonl

Any log will do: of a simulation, of the terminal, or exported from the page.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from parlour import GameLog, apply, find_game, load, replay


@dataclass(frozen=True)
class Step:
    """One answer that changed somebody's score."""

    ply: int
    seat: int
    answer: str
    gains: tuple[int, ...]


def steps(log: GameLog) -> list[Step]:
    """The answers that changed a score. `replay` has checked the log by then; here it is walked through."""
    game = find_game(log.setup.game)
    state = game.start(log.setup)
    found = []
    before = [line.total for line in game.scores(state)]
    for ply, entry in enumerate(log.folded()):
        apply(state, entry.seat, game.parse(entry.act))
        after = [line.total for line in game.scores(state)]
        gains = tuple(new - old for old, new in zip(before, after, strict=True))
        if any(gains):
            found.append(Step(ply, entry.seat, entry.act, gains))
        before = after
    return found


def told(log: GameLog) -> list[str]:
    """The game in lines: who won, and the answers that moved the scores furthest."""
    game = find_game(log.setup.game)
    end = replay(game, log)  # refuses a log that was tampered with, or is of other rules
    lines = [f"{game.meta.id}, {len(log.setup.seats)} seats, {log.ply()} answers"]
    for line, name in zip(game.scores(end), log.setup.seats, strict=False):
        lines.append(f"  {name}: {line.total} points, place {line.rank}")
    lines.append("answers after which a score changed most:")
    widest = sorted(steps(log), key=lambda step: max(map(abs, step.gains)), reverse=True)
    for step in widest[:5]:
        who = log.setup.seats[step.seat] if step.seat >= 0 else "chance"
        changes = ", ".join(f"{gain:+d}" if gain else "0" for gain in step.gains)
        lines.append(f"  ply {step.ply}: {who} with {step.answer!r}: {changes}")
    return lines


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What happened in a game?")
    parser.add_argument("file", type=Path, help="a log, *.jsonl")
    options = parser.parse_args(arguments)
    print("\n".join(told(load(options.file.read_text(encoding="utf-8")))))


if __name__ == "__main__":
    main()
