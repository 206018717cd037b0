"""What a siege found, and how it is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tools.siege.ledger import SORTS

SHOWN: Final = 40
HEAD: Final = (
    "scene",
    "database",
    "faults",
    "kills",
    "acknowledged",
    "kept",
    "holes",
    "opened",
    "named",
    "wrong",
)


@dataclass
class Report:
    """A scene on a database, in figures; `wrong` is what should not have happened."""

    scene: str = ""
    database: str = ""
    faults: int = 0
    kills: int = 0
    stops: int = 0
    tables: int = 0
    acked: int = 0
    acknowledged: dict[str, int] = field(default_factory=dict)
    kept: dict[str, int] = field(default_factory=dict)
    resent: int = 0
    resent_acked: int = 0
    not_kept: int = 0
    not_done: int = 0
    entries: int = 0
    holes: int = 0
    opened: int = 0
    named: int = 0
    unsynced_bytes: int = 0
    slowest_healing: float = 0.0
    slowest_stop: float = 0.0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def told(self) -> str:
        """The report in a few lines."""
        sorts = ", ".join(
            f"{self.kept.get(sort, 0)} of {self.acknowledged[sort]} {sort}"
            for sort in SORTS
            if self.acknowledged.get(sort)
        )
        lines = [
            f"{self.scene or 'siege'}, {self.database}: {self.faults} faults, {self.kills} kills, "
            f"{self.tables} tables, {self.seconds:.1f} s",
            f"  kept of what was acknowledged: {sorts or self.acked}",
            f"  {self.resent} sent again ({self.resent_acked} of them acknowledged), {self.not_kept} times "
            f"told that nothing was kept, {self.not_done} times that nothing was done, {self.entries} "
            f"entries, {self.holes} holes, {self.opened} tables open, {self.named} name what is wrong, "
            f"{self.unsynced_bytes} bytes lost unsynced",
            f"  every table in play moved again within {self.slowest_healing:.1f} s of the end of a fault; "
            f"{self.stops} times ended by SIGTERM, within {self.slowest_stop:.1f} s",
        ]
        if self.wrong:
            lines += [f"  {len(self.wrong)} WRONG", *[f"  - {each}" for each in self.wrong[:SHOWN]]]
        return "\n".join(lines)

    def row(self) -> tuple[str, ...]:
        """The figures of the table of all scenes."""
        return (
            self.scene,
            self.database,
            str(self.faults),
            str(self.kills),
            str(sum(self.acknowledged.values())),
            str(sum(self.kept.values())),
            str(self.holes),
            str(self.opened),
            str(self.named),
            str(len(self.wrong)),
        )


def total(reports: Sequence[Report]) -> str:
    """All scenes as one table, with sums by database and by sort."""
    lines = ["| " + " | ".join(HEAD) + " |", "| " + " | ".join(["---"] * len(HEAD)) + " |"]
    lines += ["| " + " | ".join(report.row()) + " |" for report in reports]
    for database in sorted({report.database for report in reports}):
        these = [report for report in reports if report.database == database]
        acknowledged: Counter[str] = Counter()
        kept: Counter[str] = Counter()
        for report in these:
            acknowledged.update(report.acknowledged)
            kept.update(report.kept)
        by_sort = ", ".join(f"{kept[sort]} of {acknowledged[sort]} {sort}" for sort in SORTS)
        lines.append(
            f"{database}: {sum(report.faults for report in these)} faults, "
            f"{sum(report.kills for report in these)} kills; kept of what was acknowledged: {by_sort}"
        )
    lines.append(
        f"all: {sum(report.faults for report in reports)} faults, {sum(report.kills for report in reports)} "
        f"kills, {sum(report.holes for report in reports)} holes, "
        f"{sum(len(report.wrong) for report in reports)} wrong"
    )
    return "\n".join(lines)
