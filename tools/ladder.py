"""Play the ladder of a game: does each level beat the one below, at every number of seats, in every mode?

    make ladder                                     Notre Dame
    make ladder GAME=obsession LADDER="--only pair"  only rows whose name contains a word
    python -m tools.ladder notre-dame --table       only tell what there is by now
    python -m tools.ladder notre-dame --verify 10   play ten games of every file again, from their seeds

Simulations and seeds are fixed, so the same games come about on every machine. Results lie in
build/ladder/GAME, a file for each row, and are gone on with; the table is written there, too, in Markdown.
Rows with a goal for a share stop as soon as a sequential test (5 % error) can tell whether the share is five
points above the goal or five below, and after so many games at the latest. Exits with 1 when one is missed.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from parlour.games import find_game
from parlour.sim.arena.plan import Plan, make_plan
from parlour.sim.arena.report import Report, make_report
from parlour.sim.arena.results import Results
from parlour.sim.arena.schedule import group_size
from parlour.sim.arena.sequential import TwoShares
from parlour.sim.arena.tournament import drawn_by_lot, play_again, play_tournament, repeatable
from parlour.sim.scale.where import Where

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "ladder"
SEED: Final = "2"
BESIDE: Final = 0.05
"""A test tells a share that is by so much higher than the goal from one that is by so much lower."""
UPSTAIRS: Final = ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies")


@dataclass(frozen=True)
class Rung:
    """A row of the table: who plays whom, where, and what is to come of it."""

    name: str
    player: str
    against: str
    seats: int = 2
    games: int = 400
    share: float = 0.0
    """The share to be reached, by a sequential test."""
    times: float = 0.0
    """The multiple of an even share to be reached."""
    is_above: bool = False
    """Whether the interval of the share has to lie above an even one."""
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def plan(self, game: str) -> Plan:
        """The tournament."""
        players = (self.player, self.against) if self.seats > 1 else (self.player,)
        found = find_game(game)
        return make_plan(
            found, players, self.seats, self.modules, self.options, seed=SEED, is_one_way=self.seats > 1
        )

    @property
    def test(self) -> TwoShares | None:
        """What the games are to decide between."""
        return TwoShares(self.share - BESIDE, self.share + BESIDE) if self.share else None

    def goal(self) -> str:
        """The goal in words."""
        if self.share:
            return f"≥ {100 * self.share:.0f} %"
        return f"≥ × {self.times:.1f}" if self.times else "interval above even" if self.is_above else ""

    def is_met(self, report: Report) -> bool | None:
        """Whether the goal is reached; None where there is none, or too few games."""
        row = report.rows[0]
        if self.share:
            answer = "open" if report.verdict is None else report.verdict.answer
            if answer == "open" and row.games < self.games:
                return None
            return answer != "low" and row.share >= self.share
        if row.games < self.games or not self.goal():
            return None
        if self.times:
            return row.share / report.even >= self.times
        return row.share_within[0] > report.even


def _pairs(levels: Sequence[str], top: float) -> list[Rung]:
    """Each level against the one below, and the strongest against the steward."""
    found: list[Rung] = []
    for below, level in itertools.pairwise(levels):
        name = f"pair {level.split('?')[0]}"
        found.append(Rung(name, level, below, share=0.65))
    return [*found, Rung("pair master-steward", levels[-1], "steward", share=top)]


def notre_dame() -> list[Rung]:
    """The rows of Notre Dame. Budgets lie below what the levels do in their seconds on a slow core."""
    butler, master = "butler?simulations=200", "master?simulations=1000"
    small = "master?simulations=300"  # at larger tables a simulation costs more
    new = ("new-persons",)
    return [
        *_pairs(("novice", "steward", butler, master), 0.85),
        *[Rung(f"seats {seats}", small, "steward", seats, 200, times=1.8) for seats in (3, 4, 5)],
        Rung("new-persons 2", small, "steward", 2, 100, is_above=True, modules=new),
        Rung("new-persons 4", small, "steward", 4, 100, is_above=True, modules=new),
        Rung("more time", "master?simulations=1000", "master?simulations=100", 2, 200, is_above=True),
    ]


def obsession() -> list[Rung]:
    """The rows of Obsession."""
    butler, master = "butler?simulations=40", "master?simulations=200"
    rows = [
        *_pairs(("novice", "steward", butler, master), 0.75),
        *[Rung(f"seats {seats}", master, "steward", seats, 200, times=1.6) for seats in (3, 4)],
        Rung("seats 5", master, "steward", 5, 200, times=1.6, modules=UPSTAIRS),  # four families in the box
        Rung("more time", "master?simulations=400", "master?simulations=40", 2, 200, is_above=True),
    ]
    modes = {
        "upstairs": (2, UPSTAIRS),
        "teams": (4, ("teams", *UPSTAIRS)),
        "tableau": (2, ("tableau", *UPSTAIRS)),
        "duel": (2, ("duel", *UPSTAIRS)),
    }
    for name, (seats, modules) in modes.items():
        rows.append(Rung(name, master, "steward", seats, 100, is_above=True, modules=modules))
    for opponent in ("fairfax", "eden"):
        rows.append(Rung(f"solo {opponent}", master, "", 1, 100, options={"opponent": opponent}))
    return rows


LADDERS: Final = {"notre-dame": notre_dame, "obsession": obsession}
HEAD: Final = (
    "| row | player | against | seats | games | share | 95 % | × even | margin | goal | reached |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


def told(rung: Rung, report: Report) -> str:
    """The line of a row."""
    row = report.rows[0]
    least, most = row.share_within
    met = rung.is_met(report)
    reached = "" if not rung.goal() else "open" if met is None else "yes" if met else "**no**"
    if rung.share and report.verdict is not None and report.verdict.answer != "open":
        reached += f" (test: {report.verdict.answer})"
    modules = f" ({', '.join(rung.modules)})" if rung.modules else ""
    return (
        f"| {rung.name} | `{rung.player}` | {f'`{rung.against}`' if rung.against else 'the opponent'} "
        f"| {rung.seats}{modules} | {row.games} | {100 * row.share:.1f} % "
        f"| {100 * least:.1f}–{100 * most:.1f} | {row.share / report.even:.2f} | {row.margin:+.1f} "
        f"| {rung.goal()} | {reached} |"
    )


def file_of(game: str, rung: Rung) -> Path:
    """Where the games of a row are kept."""
    return FOLDER / game / f"{rung.name.replace(' ', '-')}.jsonl"


def known(game: str, rung: Rung) -> Report | None:
    """What there is of a row; None where no game was played yet."""
    path = file_of(game, rung)
    if not path.exists():
        return None
    plan = rung.plan(game)
    results = Results(plan, path)
    results.close()
    size = group_size(plan)
    games = results.games[: len(results.games) // size * size]
    if not games:
        return None
    if rung.test is not None:  # nothing is missing, so nothing is played: the test only looks
        return play_tournament(plan, len(games), test=rung.test, path=path)
    return make_report(plan, games)


def table(game: str, rungs: Sequence[Rung]) -> tuple[str, int]:
    """The table of what there is, and how many goals are missed or open."""
    lines, left = [HEAD], 0
    for rung in rungs:
        report = known(game, rung)
        if report is not None and report.rows:
            lines.append(told(rung, report))
        left += bool(rung.goal()) and (report is None or not rung.is_met(report))
    return "\n".join(lines) + "\n", left


def verify(game: str, rungs: Sequence[Rung], count: int, where: Where) -> bool:
    """Play games of every file again; whether all of them went the same way."""
    is_same = True
    for rung in rungs:
        path = file_of(game, rung)
        if path.exists():
            plan = rung.plan(game)
            results = Results(plan, path)
            results.close()
            again = play_again(plan, drawn_by_lot(repeatable(plan, results.games), count, SEED), where)
            same = sum([each.is_same for each in again])
            is_same &= same == len(again)
            print(f"{rung.name}: {same} of {len(again)} the same", flush=True)
    return is_same


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(LADDERS))
    parser.add_argument("--only", default="", help="rows whose name contains this")
    parser.add_argument("--games", type=int, help="at most so many games a row")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="the scheduler of a Dask cluster")
    parser.add_argument("--table", action="store_true", help="play nothing")
    parser.add_argument("--verify", type=int, metavar="N", help="play N games of every row again")
    wanted = parser.parse_args(arguments)
    rungs = [rung for rung in LADDERS[wanted.game]() if wanted.only in rung.name]
    where = Where(wanted.workers, wanted.dask)
    if wanted.verify:
        return 0 if verify(wanted.game, rungs, wanted.verify, where) else 1
    print(HEAD, flush=True)
    for rung in rungs if not wanted.table else ():
        games = min(rung.games, wanted.games or rung.games)
        path = file_of(wanted.game, rung)
        report = play_tournament(rung.plan(wanted.game), games, test=rung.test, path=path, where=where)
        print(told(rung, report), flush=True)
    text, left = table(wanted.game, LADDERS[wanted.game]() if not wanted.only else rungs)
    if wanted.table:
        print(text.removeprefix(HEAD + "\n"), end="")
    elif not wanted.only:
        (FOLDER / wanted.game / "ladder.md").write_text(text, encoding="utf-8")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
