"""Tables as pictures: a dot for each figure, and a line for its interval."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from typing import Any, Final

from parlour.kernel.errors import Invalid
from parlour.sim.lab.intervals import Figure
from parlour.sim.lab.tables import Column, Row, Table

MOST_ROWS: Final = 40
"""Of more, those at both ends are drawn."""
DOTS_PER_INCH: Final = 110
ROW: Final = 0.24
"""Inches for a row."""
KINDS: Final = ("svg", "png")
Named = Callable[[Row], str]
Headed = Callable[[Column], str]


def figure_class() -> Any:
    """What draws; asked for before any game is played for a picture that cannot be had."""
    try:
        # An extra of its own (parlour[plots]); without pyplot, which keeps a figure of the whole process.
        from matplotlib.figure import Figure as Drawn
    except ImportError:
        raise Invalid("plots-not-installed") from None
    return Drawn


def drawn_rows(table: Table) -> tuple[Row, ...]:
    """The rows of a picture."""
    if len(table.rows) <= MOST_ROWS:
        return table.rows
    half = MOST_ROWS // 2
    return (*table.rows[:half], *table.rows[-half:])


def draw(table: Table, named: Named, headed: Headed) -> dict[str, bytes]:
    """The picture of a table, by kind of file; the same table gives the same bytes."""
    from matplotlib import rc_context

    rows = drawn_rows(table)
    is_shared = len(table.columns) > 1 and all(each.id == table.columns[0].id for each in table.columns)
    axes_count = 1 if is_shared else len(table.columns)
    size = (3.2 + 3.0 * axes_count, max(2.0, ROW * len(rows) * (1.6 if is_shared else 1) + 1.2))
    figure = figure_class()(figsize=size, layout="constrained")
    axes = figure.subplots(1, axes_count, sharey=True, squeeze=False)[0]
    for at, column in enumerate(table.columns):
        axis = axes[0 if is_shared else at]
        apart = 0.18 * (at - (len(table.columns) - 1) / 2) if is_shared else 0.0
        _dots(axis, [row.figures[at] for row in rows], column, apart, headed(column))
    axes[0].set_yticks(range(len(rows)), [f"{named(row)} ({row.cases})" for row in rows], fontsize=8)
    axes[0].invert_yaxis()
    if is_shared:
        axes[0].legend(fontsize=8)
        axes[0].set_xlabel(headed(table.columns[0]._replace(cell=None)), fontsize=8)
    found: dict[str, bytes] = {}
    # Without a date, and with names by rule, the same report gives the same file; words stay words.
    with rc_context({"svg.hashsalt": "parlour", "svg.fonttype": "none"}):
        for kind in KINDS:
            into = io.BytesIO()
            metadata = {"Date": None} if kind == "svg" else {"Software": None}
            figure.savefig(into, format=kind, dpi=DOTS_PER_INCH, metadata=metadata)
            found[kind] = into.getvalue()
    return found


def _dots(axis: Any, figures: list[Figure | None], column: Column, apart: float, label: str) -> None:
    scale = 100.0 if column.unit == "percent" else 1.0
    there = [(at, each) for at, each in enumerate(figures) if each is not None]
    values = [scale * each.value for _, each in there]
    below = [scale * (each.value - each.least) if math.isfinite(each.least) else 0.0 for _, each in there]
    above = [scale * (each.most - each.value) if math.isfinite(each.most) else 0.0 for _, each in there]
    places = [at + apart for at, _ in there]
    axis.errorbar(values, places, xerr=[below, above], fmt="o", markersize=3.5, capsize=2, label=label)
    if column.even is not None:
        axis.axvline(scale * column.even, color="grey", linewidth=0.8, linestyle="--")
    axis.set_xlabel(label, fontsize=8)
    axis.tick_params(axis="x", labelsize=8)
    axis.grid(axis="x", alpha=0.3)
