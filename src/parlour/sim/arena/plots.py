"""Pictures of a tournament: ratings with their intervals, and how the shares settled."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from parlour.kernel.errors import Invalid
from parlour.sim.arena.report import Report

ENDINGS: Final = (".svg", ".png")
FEWEST: Final = 5
"""Of fewer games a share says nothing, and would only stretch the picture."""
DOTS_PER_INCH: Final = 150


@dataclass(frozen=True)
class Labels:
    """The words of a picture, in the reader's language."""

    rating: str
    games: str
    share: str
    opponent: str


def figure_class(path: Path) -> Any:
    """What draws; asked for before the games, so that no run is played for a picture that cannot be had."""
    if path.suffix.lower() not in ENDINGS:
        raise Invalid("bad-plot-file", {"file": path.name, "known": ", ".join(ENDINGS)})
    try:
        # An extra of its own (parlour[plots]); without pyplot, which keeps a figure of the whole process.
        from matplotlib.figure import Figure
    except ImportError:
        raise Invalid("plots-not-installed") from None
    return Figure


def draw(report: Report, path: Path, labels: Labels) -> None:
    """Write the picture of a report."""
    figure = figure_class(path)(figsize=(11, 0.5 * len(report.ratings) + 4), layout="constrained")
    ratings, shares = figure.subplots(1, 2)
    names = [_named(report, player, labels) for player in range(len(report.ratings))]
    values = [each.value for each in report.ratings]
    around = [each.most - each.value for each in report.ratings]
    ratings.errorbar(values, range(len(names)), xerr=around, fmt="o", capsize=4)
    ratings.set_yticks(range(len(names)), names)
    ratings.invert_yaxis()
    ratings.set_xlabel(labels.rating)
    ratings.grid(axis="x", alpha=0.3)
    for row in report.rows:
        so_far, total = [], 0.0
        for count, share in enumerate(row.shares, start=1):
            total += share
            so_far.append(100 * total / count)
        told = f"{_named(report, row.contestant, labels)} – {_named(report, row.against, labels)}"
        start = min(FEWEST, len(so_far))
        shares.plot(range(start, len(so_far) + 1), so_far[start - 1 :], label=told)
    shares.axhline(100 * report.even, color="grey", linewidth=0.8, linestyle="--")
    shares.set_xlabel(labels.games)
    shares.set_ylabel(labels.share)
    shares.set_ylim(-3, 103)
    if report.rows:
        shares.legend(fontsize="small")
    _save(figure, path)


def _save(figure: Any, path: Path) -> None:
    from matplotlib import rc_context

    # Without a date, and with names by rule, the same report gives the same file; words stay words.
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
    try:
        with rc_context({"svg.hashsalt": "parlour", "svg.fonttype": "none"}):
            figure.savefig(path, dpi=DOTS_PER_INCH, metadata=metadata)
    except OSError:
        raise Invalid("cannot-write", {"file": path.name}) from None


def _named(report: Report, player: int, labels: Labels) -> str:
    has_seat = 0 <= player < len(report.plan.players)
    return report.plan.players[player] if has_seat else labels.opponent
