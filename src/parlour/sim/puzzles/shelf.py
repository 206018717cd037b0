"""The puzzles of a game: a small file in its folder, a line of JSON for each, packed."""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.chance import dice
from parlour.kernel.engine import apply
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup, View

FILE: Final = "puzzles.jsonl.xz"
EASY, MIDDLE, HARD = 1, 2, 3


class Solution(NamedTuple):
    """An answer, by how many points it is worse than the best, and how far that may be off."""

    text: str
    behind: float
    error: float


class Puzzle(NamedTuple):
    """A position, by the moves that lead to it, and its answers, the best first."""

    game: str
    rules: str
    data: str
    seats: int
    modules: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    seat: int
    theme: str
    """The kind of the question."""
    difficulty: int
    solutions: tuple[Solution, ...]

    @property
    def margin(self) -> float:
        """By how much the second answer is worse."""
        return self.solutions[1].behind

    def setup(self) -> Setup:
        """The table."""
        return Setup(self.game, tuple([f"seat-{seat}" for seat in range(self.seats)]), self.modules)

    def line(self) -> str:
        """The puzzle as a line of the file."""
        return json.dumps([*self[:5], [f"{seat} {text}" for seat, text in self.moves], *self[6:]])


def read_line(line: str) -> Puzzle:
    """The puzzle that `Puzzle.line` wrote."""
    game, rules, data, seats, modules, moves, seat, theme, difficulty, solutions = json.loads(line)
    pairs = [move.split(" ", 1) for move in moves]
    return Puzzle(
        game,
        rules,
        data,
        seats,
        tuple(modules),
        tuple([(int(mover), text) for mover, text in pairs]),
        seat,
        theme,
        difficulty,
        tuple([Solution(*each) for each in solutions]),
    )


def position(puzzle: Puzzle, game: Game) -> State:
    """The position of a puzzle; `Invalid` where it was made by other rules or for another data set."""
    setup = puzzle.setup()
    if puzzle.rules != game.meta.rules_version:
        raise Invalid(
            "other-rules-version",
            {"game": puzzle.game, "found": puzzle.rules, "known": game.meta.rules_version},
        )
    state = game.start(setup)
    for seat, text in puzzle.moves:
        apply(state, seat, game.parse(text))
    return state


def view_of(puzzle: Puzzle, game: Game) -> View:
    """What the seat sees that is asked."""
    return game.view(position(puzzle, game), puzzle.seat)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game brings."""
    found = find_game(game)
    if not found.grammar.package:
        return ()
    file = resources.files(found.grammar.package).joinpath(FILE)
    if not file.is_file():
        return ()
    lines = lzma.decompress(file.read_bytes()).decode("utf-8").splitlines()
    return tuple([read_line(line) for line in lines])


def packed(some: Sequence[Puzzle]) -> bytes:
    """The file that holds these puzzles; the same puzzles give the same bytes."""
    text = "".join([each.line() + "\n" for each in some])
    return lzma.compress(text.encode("utf-8"), preset=9 | lzma.PRESET_EXTREME)


def of_the_day(game: str, day: date) -> int:
    """The number of a day's puzzle: all of them come up before any comes again."""
    count = len(puzzles(game))
    if not count:
        raise Invalid("no-puzzles", {"game": game})
    cycle, at = divmod(day.toordinal(), count)
    order = list(range(count))
    dice(f"puzzles:{game}", cycle).shuffle(order)
    return order[at]


def numbered(game: str, number: int) -> Puzzle:
    """The puzzle with this number, from 1."""
    every = puzzles(game)
    if not every:
        raise Invalid("no-puzzles", {"game": game})
    if not 1 <= number <= len(every):
        raise Invalid("no-such-puzzle", {"number": number, "most": len(every)})
    return every[number - 1]


def verdict(puzzle: Puzzle, answer: Action) -> Solution | None:
    """What was found out about an answer; None where it was not looked at."""
    for each in puzzle.solutions:
        if each.text == answer.text:
            return each
    return None
