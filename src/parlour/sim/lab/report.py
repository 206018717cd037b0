"""All that the laboratory asks of one game: which games are played for it, and the tables they come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from parlour.ai.registry import bots_of, specified_bot
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Cell, Game
from parlour.sim.lab import questions
from parlour.sim.lab.intervals import rate
from parlour.sim.lab.records import Record, Sample, play_sample
from parlour.sim.lab.tables import Column, Row, Table
from parlour.sim.proof.lab import opponents, play_solo, solo_games
from parlour.sim.scale.where import HERE, Where

QUESTIONS: Final = (
    "first-player",
    "scores",
    "length",
    "sources",
    "holdings",
    "variants",
    "solo",
    "corrected",
)
BELOW: Final = ("random", "novice")
"""Levels beside the one that plays, where there are such."""
PART: Final = 10
"""One game in so many for each variant, each other level, and the games with printed facts."""
SOLO_PART: Final = 100
LEAST: Final = 4


class Plan(NamedTuple):
    """What is played."""

    game: str
    bot: str
    games: int
    seats: tuple[int, ...]
    seed: str
    corrections: Mapping[str, object]
    asked: tuple[str, ...]


class Found(NamedTuple):
    """What it came to."""

    plan: Plan
    data: str
    """The digest of the facts that were played with."""
    played: int
    tables: tuple[Table, ...]

    def plain(self) -> dict[str, object]:
        """The report as JSON-able data."""
        plan = self.plan
        return {
            "game": plan.game,
            "bot": plan.bot,
            "games": plan.games,
            "seats": list(plan.seats),
            "seed": plan.seed,
            "data": self.data,
            "played": self.played,
            "tables": [table.plain() for table in self.tables],
        }


def make_plan(
    game: Game,
    bot: str,
    games: int,
    seats: Sequence[int] = (),
    seed: str = "0",
    corrections: Mapping[str, object] | None = None,
    asked: Sequence[str] = (),
) -> Plan:
    """A plan that holds together; `Invalid` says what does not."""
    specified_bot(bot, game.meta.id)
    for question in asked:
        if question not in QUESTIONS:
            raise Invalid("unknown-question", {"question": question[:40], "known": ", ".join(QUESTIONS)})
    least = max(2, game.meta.min_seats)
    wanted = tuple(seats) or tuple(range(least, min(4, game.meta.max_seats) + 1))
    for number in wanted:
        if not least <= number <= game.meta.max_seats:
            raise Invalid(
                "seats-out-of-range", {"seats": number, "least": least, "most": game.meta.max_seats}
            )
    if games < len(wanted) * LEAST:
        raise Invalid("too-few-games", {"games": games, "least": len(wanted) * LEAST})
    return Plan(game.meta.id, bot, games, wanted, seed, dict(corrections or {}), tuple(asked) or QUESTIONS)


class _Bench:
    """Plays samples, each once, and tells how far all of it is."""

    def __init__(self, plan: Plan, where: Where, progress: Callable[[int, int], None], total: int) -> None:
        self.plan: Final = plan
        self.where: Final = where
        self.done = 0
        self._tell: Final = progress
        self._total: Final = total

    def play(
        self,
        seats: int,
        games: int,
        bot: str = "",
        modules: tuple[str, ...] = (),
        is_printed: bool = False,
    ) -> list[Record]:
        """Some games. Seeds name what is played but the facts, so that corrections meet the same draws."""
        plan = self.plan
        who = bot or plan.bot
        seed = f"{plan.seed}:{who}:{seats}:{'+'.join(modules)}"
        facts = {} if is_printed else plan.corrections
        sample = Sample(plan.game, who, seats, modules, (), facts, seed, games)
        before = self.done
        records = play_sample(sample, self.where, lambda done: self.tell(before + done))
        self.done = before + games
        return records

    def tell(self, done: int) -> None:
        """So many games are done."""
        self._tell(done, self._total)


def _nothing(done: int, total: int) -> None:
    return None


def report(
    game: Game, plan: Plan, where: Where = HERE, progress: Callable[[int, int], None] = _nothing
) -> Found:
    """Play what the questions need, and answer them."""
    asked = set(plan.asked)
    part = max(LEAST, plan.games // PART)
    each = plan.games // len(plan.seats)
    levels: list[str] = [name for name in BELOW if name in bots_of(plan.game) and name != plan.bot]
    modules = game.study.variants if "variants" in asked and len(game.study.variants) > 1 else ()
    has_solo = "solo" in asked and game in solo_games()
    alone = max(LEAST, plan.games // SOLO_PART)
    # One game of each number of seats serves most questions.
    total = each * len(plan.seats) + part * len(modules)
    total += part * len(levels) if "sources" in asked else 0
    total += part if "corrected" in asked and plan.corrections else 0
    total += alone * len(opponents(game)) if has_solo else 0
    bench = _Bench(plan, where, progress, total)
    samples = {seats: bench.play(seats, each) for seats in plan.seats}
    every = [record for records in samples.values() for record in records]
    usual = plan.seats[0] if len(plan.seats) == 1 else plan.seats[1]
    tables: list[Table] = []
    if "first-player" in asked:
        tables += questions.first_player(samples)
    if "scores" in asked:
        tables.append(questions.scores(samples))
    if "length" in asked:
        tables.append(questions.length(samples))
    if "sources" in asked:
        played: dict[str, list[Record]] = {name: bench.play(usual, part, name) for name in levels}
        tables.append(questions.sources({**played, plan.bot: samples[usual]}))
    if "holdings" in asked:
        tables += questions.holdings(every)
    if modules:
        tables.append(questions.variants({some: bench.play(usual, part, "", some) for some in modules}))
    if has_solo:
        tables.append(_alone(game, bench, alone))
    if "corrected" in asked and plan.corrections:
        printed = bench.play(usual, part, is_printed=True)
        tables.append(questions.corrected(printed, samples[usual][:part]))
    return Found(plan, game.facts(plan.corrections).hash, bench.done, tuple(tables))


def _alone(game: Game, bench: _Bench, games: int) -> Table:
    """How the player fares alone against everybody the game offers; the printed facts are played."""
    plan = bench.plan
    names = opponents(game)
    before = bench.done
    found = play_solo(
        game, plan.bot, names, games, plan.seed, lambda done: bench.tell(before + done), bench.where
    )
    bench.done = before + games * len(names)
    rows = [
        Row((Cell("opponent", each.opponent),), each.games, (rate(each.wins, each.games),)) for each in found
    ]
    return Table("solo", "", (Column("won", "percent"),), tuple(rows))
