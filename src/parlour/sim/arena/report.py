"""What a tournament comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.ai.registry import STAND_IN
from parlour.sim.arena.figures import Row, judged, rows_of
from parlour.sim.arena.plan import Plan
from parlour.sim.arena.playing import Played
from parlour.sim.arena.ratings import Meeting, Rating, rate
from parlour.sim.arena.schedule import NOBODY, bout, pairs
from parlour.sim.arena.sequential import TwoShares, Verdict

OPPONENT: Final = "opponent"
"""What stands in a report for the opponent that a game itself brings."""


@dataclass(frozen=True)
class Report:
    """Figures and ratings. The last rating is the game's own opponent's, where there is one."""

    plan: Plan
    games: int
    rows: tuple[Row, ...]
    ratings: tuple[Rating, ...]
    errors: tuple[Played, ...]
    test: TwoShares | None = None
    verdict: Verdict | None = None

    @property
    def even(self) -> float:
        """The share of a contestant that is as strong as the others."""
        return 0.5 if self.plan.is_alone else 1 / len(self.plan.sides)

    def name(self, player: int) -> str:
        """The specification of a player."""
        return OPPONENT if player in (NOBODY, len(self.plan.players)) else self.plan.players[player]

    def plain(self) -> dict[str, object]:
        """The report as JSON-able data."""
        told: dict[str, object] = {
            "plan": self.plan.header(),
            "games": self.games,
            "even": self.even,
            "matches": [self._plain_row(row) for row in self.rows],
            "ratings": [
                {"player": self.name(at), "rating": each.value, "rating-95": [each.least, each.most]}
                for at, each in enumerate(self.ratings)
            ],
            "errors": [{"game": each.number, "error": each.error} for each in self.errors],
        }
        if self.test is not None and self.verdict is not None:
            told["test"] = {
                "low": self.test.low,
                "high": self.test.high,
                "answer": self.verdict.answer,
                "groups": self.verdict.groups,
                "log-likelihood-ratio": self.verdict.ratio,
            }
        return told

    def _plain_row(self, row: Row) -> dict[str, object]:
        return {
            "player": self.name(row.contestant),
            "against": self.name(row.against),
            "games": row.games,
            "share": row.share,
            "share-95": list(row.share_within),
            "times-even": row.share / self.even,
            "rank-mean": row.mean_rank,
            "margin-mean": row.margin,
            "margin-95": None if row.margin_within is None else list(row.margin_within),
        }


def make_report(
    plan: Plan, games: Sequence[Played], test: TwoShares | None = None, verdict: Verdict | None = None
) -> Report:
    """The report on these games, which are in the order of the schedule."""
    ended = [played for played in games if not played.error]
    rows = rows_of([judged(plan, bout(plan, played.number), played) for played in ended])
    alone = len(plan.players)
    others = max(1, len(plan.sides) - 1)
    meetings = [
        Meeting(
            row.contestant,
            alone if row.against == NOBODY else row.against,
            others,
            row.games,
            sum(row.shares),
        )
        for row in rows
    ]
    anchor = plan.players.index(STAND_IN) if STAND_IN in plan.players else 0
    # Where every game of a pair broke off there is nothing to rate everybody by.
    met = {frozenset((row.contestant, row.against)) for row in rows}
    is_rated = all(frozenset(pair) in met for pair in pairs(plan))
    ratings = rate(alone + plan.is_alone, meetings, anchor) if is_rated else []
    errors = tuple([played for played in games if played.error])
    return Report(plan, len(games), tuple(rows), tuple(ratings), errors, test, verdict)
