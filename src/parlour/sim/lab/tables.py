"""What the laboratory found, as tables: rows of things with how many there were, and figures with intervals.

Titles, columns and units are ids; whoever shows a table says them in somebody's language.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.game import Cell
from parlour.sim.lab.intervals import Figure


class Column(NamedTuple):
    """What the figures of a column are."""

    id: str
    unit: str
    """`percent` (figures are shares of 1), `points` or `number`."""
    cell: Cell | None = None
    """What the column is about, where that is a thing: a level, a number of seats."""
    even: float | None = None
    """What it would be if it made no difference."""


class Row(NamedTuple):
    """A thing, in how many cases it came up, and a figure for each column, or None."""

    label: tuple[Cell, ...]
    cases: int
    figures: tuple[Figure | None, ...]


class Table(NamedTuple):
    """An answer to one question."""

    id: str
    sort: str
    """What sort of thing the rows are, where one question is asked of several sorts."""
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def name(self) -> str:
        """A word for it, for files."""
        return f"{self.id}-{self.sort}" if self.sort else self.id

    def plain(self) -> dict[str, object]:
        """The table as JSON-able data."""
        return {
            "table": self.name,
            "columns": [
                {"id": each.id, "unit": each.unit, "of": each.cell.value if each.cell else None}
                for each in self.columns
            ],
            "rows": [
                {
                    "label": [cell.value for cell in row.label],
                    "cases": row.cases,
                    "figures": [None if each is None else each.plain() for each in row.figures],
                }
                for row in self.rows
            ],
        }
